// Cards with any effects, and functions that play them.
import type { Effect, Pack } from '../../../../../src/engine/games/asylum-escape/cards/card-types.js';
import type { Situation } from '../../../../../src/engine/games/asylum-escape/state/situation.js';
import type { Faces } from '../../../../../src/engine/kernel/index.js';
import type { RuleTest } from '../../../../support/rule-coverage.js';
import { at, lust, pack, table } from './small-match.js';

/**
 * The small pack with three more cards that all have these steps: a Camo for its owner's turn (`test.1`), a Camo for
 * the windows W1 to W6 (`reply.1`), and a Bloodlust card (`test.1`).
 */
export const saying = (...steps: readonly Effect[]) => ({
  ...pack,
  camoSabo: [
    ...pack.camoSabo.map((card) => (card.id === 'blank' ? { ...card, count: 20 } : card)),
    { id: 'test', kind: 'camo', symbols: ['own'], steps } as const,
    {
      id: 'reply',
      kind: 'camo',
      symbols: ['response'],
      windows: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'],
      about: 'either',
      steps,
    } as const,
  ],
  bloodlust: [...pack.bloodlust.filter(({ id }) => id !== 'crack'), { id: 'test', count: 2, steps }],
});

const victims = [{ at: 'a1', hand: ['test.1'] }, { at: 'a2' }, { at: 'e5' }];

/** Begins a match in which seat 1 plays a Camo with these steps in its own turn. */
export function own(
  t: RuleTest,
  steps: readonly Effect[],
  situation: Partial<Situation> = {},
  faces: Faces = [],
  cards: Partial<Pack> = {},
): void {
  table(
    t,
    { patients: [at('c3')], victims, phase: 'victim', active: 1, ...situation },
    { pack: { ...saying(...steps), ...cards }, faces },
  );
  t.choose('play:test.1');
}

/** Begins a match in which a Bloodlust card with these steps is drawn. */
export function read(
  t: RuleTest,
  steps: readonly Effect[],
  situation: Partial<Situation> = {},
  faces: Faces = [],
): void {
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'a1' }, { at: 'a2' }, { at: 'e5' }], phase: 'bloodlust', ...situation },
    { pack: saying(...steps), faces: [...lust('test'), ...faces] },
  );
}

/**
 * Begins a match in which seat 1 is in the Patient's room and has a Camo with these steps for any window. The Patients
 * player ends the movement.
 */
export function reply(t: RuleTest, steps: readonly Effect[], faces: Faces, situation: Partial<Situation> = {}): void {
  table(
    t,
    { patients: [at('c3')], victims: [{ at: 'c3', hand: ['reply.1'] }, { at: 'a2' }, { at: 'e5' }], ...situation },
    { pack: saying(...steps), faces },
  );
  t.choose('done');
}
