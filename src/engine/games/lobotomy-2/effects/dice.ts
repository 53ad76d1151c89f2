// Dice that cards ask for: Tests, a d6, Attacks. LOB-TST
import type { RuleId } from '../../../kernel/index.js';
import { isCharacter } from '../state.js';
import { placeOf } from '../figures.js';
import type { M } from '../play.js';
import type { EffectOf, Step } from '../steps.js';
import type { Acting } from '../turn-steps.js';
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
  stands(m, results, acting, { rule: 'LOB-DIC-01', face, n: face });
}

/** A d6 halved and rounded up. LOB-DIC-02 */
export function d3(m: M, { results }: EffectOf<'d3'>, acting: Acting): void {
  const face = m.chance.die('d6', faces) + 1;
  stands(m, results, acting, { rule: 'LOB-DIC-02', face, n: Math.ceil(face / 2) });
}

function stands(m: M, results: EffectOf<'d6'>['results'], acting: Acting, rolled: { readonly rule: RuleId; readonly face: number; readonly n: number }): void {
  m.emit({ type: 'd6', ...rolled, card: acting.card });
  m.push({ do: 'run', effects: results.find(({ from, to }) => rolled.n >= from && rolled.n <= to)?.steps ?? [], ...acting });
}

/** Against one Monster of the player's choice in its reach, or against all that are meant, one after the other. */
export function attack(m: M, { attack: printed, whom }: EffectOf<'attack'>, { by, card }: Acting): void {
  if (!whom && by >= 0 && isCharacter(by)) m.push({ do: 'use-on', player: by, key: card, attack: printed, from: placeOf(m, by) });
  else if (whom) m.push(...meant(m, by, whom).map((target): Step => ({ do: 'attack-begin', by, with: card, target, space: placeOf(m, target), attack: printed })));
}
