// The interpreter of cards. Words for the living do nothing to the dead, and those for Characters nothing to Monsters.
import type { Effect } from '../cards.js';
import { isAlive } from '../figures.js';
import type { M } from '../play.js';
import { isCharacter } from '../state.js';
import type { Step, StepOf } from '../steps.js';
import type { Acting } from '../turn-steps.js';
import * as body from './body.js';
import * as dice from './dice.js';
import { held } from './held.js';
import * as monsters from './monsters.js';
import * as places from './places.js';
import { story } from './story.js';
import { whom } from './whom.js';
import type { Words } from './words.js';

const forCharacters = { ...body.forCharacters, ...held, ...places.forCharacters, ...dice.forCharacters };
const forLiving = { ...forCharacters, ...body.forLiving, ...places.forLiving, ...monsters.forLiving };
const words: Required<Words> = { ...forLiving, ...whom, ...dice.forAll, ...places.forAll, ...monsters.forAll, ...story };

/** The steps of a card, in their order. */
export function run(m: M, { effects, by, on, card }: StepOf<'run'>): void {
  m.push(...effects.map((each): Step => ({ do: 'effect', effect: each, by, on, card })));
}

export function effect(m: M, { effect: word, by, on, card }: StepOf<'effect'>): void {
  if ((word.do in forLiving && !isAlive(m, on)) || (word.do in forCharacters && !isCharacter(on))) return;
  (words[word.do] as (m: M, effect: Effect, acting: Acting) => void)(m, word, { by, on, card });
}
