// Dice that cards ask for: Tests, a d6, Attacks. LOB-TST
import type { Effect } from '../cards.js';
import { isCharacter } from '../state.js';
import { placeOf } from '../figures.js';
import type { M } from '../play.js';
import type { Step } from '../steps.js';
import type { Acting } from '../turn-steps.js';
import type { EffectOf } from './index.js';
import { meant } from './whom.js';

export function test(m: M, { attribute, target, pass = [], fail = [] }: EffectOf<'test'>, { on, card }: Acting): void {
  if (isCharacter(on)) m.push({ do: 'check', kind: 'test', player: on, attribute, then: { kind: 'target', target, pass, fail, card } });
}

/** Without a target value: the text says what each result does. LOB-TST-06 */
export function testCount(m: M, { attribute, results }: EffectOf<'test-count'>, { on, card }: Acting): void {
  if (isCharacter(on)) m.push({ do: 'check', kind: 'test', player: on, attribute, then: { kind: 'results', results, card } });
}

const faces = [1, 2, 3, 4, 5, 6];

export function d6(m: M, { results }: EffectOf<'d6'>, acting: Acting): void {
  const face = m.chance.die('d6', faces) + 1;
  m.emit({ type: 'd6', rule: 'LOB-DIC-01', face, card: acting.card });
  const steps: readonly Effect[] = results.find(({ from, to }) => face >= from && face <= to)?.steps ?? [];
  m.push({ do: 'run', effects: steps, ...acting });
}

/** Against one Monster of the player's choice in its reach, or against all that are meant, one after the other. */
export function attack(m: M, { attack: printed, whom }: EffectOf<'attack'>, { by, card }: Acting): void {
  if (!whom && by >= 0 && isCharacter(by)) m.push({ do: 'use-on', player: by, key: card, attack: printed, from: placeOf(m, by) });
  else if (whom) m.push(...meant(m, by, whom).map((target): Step => ({ do: 'attack-begin', by, with: card, target, space: placeOf(m, target), attack: printed })));
}
