// The interpreter of cards: each word of `Effect` and the function that does it. Words for the living do nothing to the dead.
import type { Effect } from '../cards.js';
import { isAlive } from '../figures.js';
import type { M } from '../play.js';
import type { EffectOf, Step, StepOf } from '../steps.js';
import type { Acting } from '../turn-steps.js';
import * as body from './body.js';
import * as dice from './dice.js';
import * as held from './held.js';
import * as monsters from './monsters.js';
import * as places from './places.js';
import * as story from './story.js';
import * as whom from './whom.js';

type Table = { readonly [K in Effect['do']]?: (m: M, effect: EffectOf<K>, acting: Acting) => void };

const living = {
  heal: body.heal, wound: body.wound, kill: body.kill, afflict: body.afflicts, cure: body.cures, infect: body.infect,
  attribute: body.attribute, mods: body.mods, stealth: body.stealth, ethereal: body.ethereal,
  insanity: held.insanity, junk: held.junk, meds: held.meds, item: held.item, disorder: held.disorder, lose: held.lose, give: held.give,
  cool: held.cool, untap: held.untap, ap: held.ap, mp: held.mp, quest: held.quest,
  move: places.move, blink: places.blink, push: places.push, pull: places.pull, swap: places.swap, search: places.search,
  test: dice.test, 'test-count': dice.testCount, strike: monsters.strike,
} as const satisfies Table;

const always = {
  on: whom.on, if: whom.when, choose: whom.choose, pay: whom.payment,
  d6: dice.d6, d3: dice.d3, attack: dice.attack,
  door: places.door, breach: places.breach, wall: places.wall, locker: places.locker, 'reveal-locker': places.revealLocker,
  mine: places.mine, detonate: places.detonate, gun: places.gun,
  spawn: monsters.spawn, hunt: monsters.hunt, empower: monsters.empower, monsters: monsters.change, still: monsters.still, 'skip-spawn': monsters.skipSpawn,
  chapter: story.chapter, card: story.draw, flag: story.flag, count: story.count, place: story.place, 'take-away': story.takeAway,
  'monster-at': story.monsterAt, 'reveal-token': story.revealToken, 'reveal-tile': story.revealTile, objective: story.objective, boss: story.boss,
  'death-is-final': story.deathIsFinal, 'final-battle': story.finalBattle, win: story.win, 'lose-game': story.loseGame,
} as const satisfies Table;

/** Every word has a function, in one of the two tables. */
const table: { readonly [K in Effect['do']]: (m: M, effect: EffectOf<K>, acting: Acting) => void } = { ...living, ...always };

/** The steps of a card, in their order. */
export function run(m: M, { effects, by, on, card }: StepOf<'run'>): void {
  m.push(...effects.map((each): Step => ({ do: 'effect', effect: each, by, on, card })));
}

export function effect(m: M, { effect: word, by, on, card }: StepOf<'effect'>): void {
  if (word.do in living && !(on >= 0 && isAlive(m, on))) return;
  (table[word.do] as (m: M, effect: Effect, acting: Acting) => void)(m, word, { by, on, card });
}
