// The interpreter of cards: of the words that those of the introduction say.
import type { Effect } from '../../cards/card-types.js';
import { isAlive } from '../values-in-force.js';
import type { M } from '../../state/step-context.js';
import { isCharacter } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';
import type { Acting } from '../../state/turn-steps.js';
import * as body from './body.js';
import * as dice from './dice.js';
import { held } from './holdings.js';
import * as monsters from './monsters.js';
import * as places from './places.js';
import { story } from './story.js';
import { whom } from './targets.js';
import type { Words } from './effect-handlers.js';

/** These do nothing to Monsters, nor to the dead. */
export const forCharacters = { ...body.forCharacters, ...held, ...places.forCharacters, ...dice.forCharacters };
/** These do nothing to the dead. */
export const forLiving = { ...body.forLiving, ...places.forLiving, ...monsters.forLiving };
export const forAll = { ...whom, ...dice.forAll, ...places.forAll, ...monsters.forAll, ...story };

/** The steps of a card, in their order. */
export function run(m: M, { effects, by, on, card }: StepOf<'run'>): void {
  m.push(...effects.map((each): Step => ({ do: 'effect', effect: each, by, on, card })));
}

/** Does these words. */
export function saying(ofCharacters: Words, ofLiving: Words, ofAll: Words) {
  const words: Words = { ...ofCharacters, ...ofLiving, ...ofAll };
  return (m: M, { effect: word, by, on, card }: StepOf<'effect'>): void => {
    if ((!(word.do in ofAll) && !isAlive(m, on)) || (word.do in ofCharacters && !isCharacter(on))) return;
    (words[word.do] as (m: M, effect: Effect, acting: Acting) => void)(m, word, { by, on, card });
  };
}

export const effect = saying(forCharacters, forLiving, forAll);
