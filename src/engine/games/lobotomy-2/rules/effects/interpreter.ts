// Runs the effects of cards, one after the other.
import type { Effect } from '../../cards/card-types.js';
import { isAlive } from '../values-in-force.js';
import type { Context, Position } from '../../state/step-context.js';
import { isCharacter } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';
import type { EffectSource } from '../../state/turn-steps.js';
import * as body from './body.js';
import * as dice from './dice.js';
import * as holdings from './holdings.js';
import * as monsters from './monsters.js';
import * as places from './places.js';
import * as story from './story.js';
import * as targets from './targets.js';

/** Effects on living Characters only. */
const forCharacters = {
  ...body.forCharacters,
  ...holdings.forCharacters,
  ...places.forCharacters,
  ...dice.forCharacters,
};
/** Effects on living Characters and Monsters. */
const forLiving = { ...body.forLiving, ...places.forLiving, ...monsters.forLiving };
const forAll = { ...targets.forAll, ...dice.forAll, ...places.forAll, ...monsters.forAll, ...story.forAll };

/** The type requires a handler for every effect. */
const handlers = { ...forCharacters, ...forLiving, ...forAll } satisfies Record<Effect['do'], unknown>;

export function run(m: Context, { effects, by, on, card }: StepOf<'run'>): void {
  m.push(...effects.map((each): Step => ({ do: 'effect', effect: each, by, on, card })));
}

export function effect(m: Position, { effect: data, by, on, card }: StepOf<'effect'>): void {
  if ((!(data.do in forAll) && !isAlive(m, on)) || (data.do in forCharacters && !isCharacter(on))) return;
  (handlers[data.do] as (m: Position, effect: Effect, acting: EffectSource) => void)(m, data, { by, on, card });
}
