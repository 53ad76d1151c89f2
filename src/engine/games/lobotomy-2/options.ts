// What a match is begun with, checked: a Scenario, 3 to 5 Characters by seat, Difficulty Modifier cards. LOB-PLY, LOB-DIF
import type { Fault, Result } from '../../kernel/index.js';
import type { Options } from './table.js';

export function options(json: unknown): Result<Options, Fault> {
  const { scenario = 'S1', characters = [], difficulty = [], kept = [] } = (json ?? {}) as Partial<Options>;
  return { ok: true, value: { scenario, characters, difficulty, kept } };
}
