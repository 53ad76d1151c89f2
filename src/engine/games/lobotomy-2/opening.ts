// Where a match begins: at the set-up, or in the middle, as a situation says.
import type { Fault, Result, Setup } from '../../kernel/index.js';
import type { Content } from './content.js';
import { chosen } from './options.js';
import { situate } from './situation.js';
import type { State } from './state.js';
import type { Step } from './steps.js';
import { emptyTable, type Options } from './table.js';

export function opening({ content, options, situation }: Setup<Content, Options>): Result<{ state: State; steps: Step[] }, Fault> {
  const asked = chosen(content, options);
  if (!asked.ok) return asked;
  const state = emptyTable(content, asked.value);
  if (situation !== null) return situate(state, content, situation);
  const levels = asked.value.difficulty.flatMap(({ card, level }) => (card === null ? [level] : []));
  return { ok: true, value: { state, steps: [{ do: 'set-up', levels }] } };
}
