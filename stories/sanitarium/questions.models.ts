// For each kind of question in Sanitarium: a position, and the choices that lead to the question.
import type { Situation } from '../../src/engine/games/sanitarium/state/situation.js';
import { alone, lateWatch, together } from './game.models.js';
import { wardensOwn } from './pack.models.js';

/** How to get to a question. */
export interface Route {
  readonly mode?: 'competitive' | 'cooperative' | 'solo';
  /** The attribute `seats`; by default, one person and three bots. */
  readonly seats?: string;
  readonly situation: Situation;
  readonly faces?: readonly unknown[];
  /** The pack that is played, if our own cards never lead to the question. */
  readonly pack?: unknown;
  /** The option `honour` of the rules, which no attribute of the element sets. */
  readonly honour?: true;
  /** The ids of the options that lead to the question. An option that has to be confirmed is in the list twice. */
  readonly steps?: readonly string[];
  /** An option that belongs to the question. Set if the question is asked together with another one. */
  readonly expectedOption?: string;
  /** The player who takes the device to answer. */
  readonly handedTo?: string;
}

const thrown = (...faces: readonly number[]): readonly unknown[] => faces.map((face) => ({ die: 'd6', face }));
const drawn = (card: string): unknown => ({ deck: 'sanitarium', card });

const [ada, bruno, cleo, dov] = lateWatch.players as [Player, Player, Player, Player];
type Player = NonNullable<Situation['players']>[number];

/** Returns the position `lateWatch` with other cards for Ada. */
const watch = (hers: Player, more: Partial<Situation> = {}): Situation => ({
  ...lateWatch,
  ...more,
  players: [{ ...ada, ...hers }, bruno, cleo, dov],
});
/** A player with these Items, none of which is protected. */
const bare = (items: readonly string[], more: Player = {}): Player => ({ items, claimed: [], things: [], ...more });
const dice = (rolled: readonly number[], hers = bare(['storm-lantern.1'])): Situation => {
  const { taken: _taken, ap: _ap, mp: _mp, ...before } = watch(hers, { phase: 'dice', dice: rolled });
  return before;
};
const using = (card: string, more?: Player): Route => ({
  situation: watch(bare([card], more), { bottom: [] }),
  steps: [`use:${card}`],
});

/** A co-operative match of four. */
const four: Situation = {
  ...lateWatch,
  players: [
    {
      at: [4, 4],
      items: ['storm-lantern.1', 'brass-bell.1'],
      actions: ['hold-the-door.1'],
      things: ['smelling-salts'],
    },
    { at: [3, 2], items: ['hooked-cane.1'], things: ['brass-bell'] },
    { at: [1, 1], items: ['smelling-salts.1'], things: ['stopped-watch'] },
    { at: [7, 2], items: ['knucklebone.2'], things: ['felt-slippers'] },
  ],
  common: ['night-key', 'music-box', 'wheelchair', 'case-file', 'tin-saint'],
};

/** Returns the situation as it was in Creeping Darkness, before the dice were rolled. */
const dark = (situation: Situation): Situation => {
  const { dice: _dice, taken: _taken, ap: _ap, mp: _mp, ...before } = situation;
  return { ...before, phase: 'darkness' };
};

export const routes: Readonly<Record<string, Route>> = {
  place: { situation: dark({ ...lateWatch, monsters: [] }), faces: [drawn('ward-nine')] },
  'whose-turn': {
    mode: 'solo',
    seats: 'person',
    honour: true,
    situation: { ...alone, phase: 'monsters', monsters: [], mp: 0 },
  },
  'dice-change': { situation: dice([2, 4, 5], bare(['smelling-salts.2', 'stopped-watch.2'])) },
  'choose-die': { situation: dice([3, 3, 6]) },
  act: { situation: lateWatch },
  'take-or-leave': { situation: lateWatch, steps: ['search'] },
  'monster-way': { situation: dark(watch({ at: [4, 0] }, { monsters: [[2, 4]] })) },
  'monster-point': { situation: { ...lateWatch, mp: 3 }, steps: ['end'] },
  'hunt-order': {
    mode: 'cooperative',
    situation: {
      ...four,
      monsters: [
        [5, 1],
        [6, 4],
      ],
      mp: 0,
    },
    steps: ['end'],
  },
  'hunt-target': { mode: 'cooperative', situation: { ...four, monsters: [[5, 3]], mp: 0 }, steps: ['end'] },
  'horror-answer': { situation: dice([3, 3, 6], bare(['smelling-salts.2'])), steps: ['die:6'] },
  'lose-item': {
    situation: dice([3, 3, 6], bare(['storm-lantern.1', 'night-key.1', 'music-box.1'], { actions: [] })),
    faces: thrown(2),
    steps: ['die:6'],
  },
  pay: {
    situation: watch({
      at: [2, 4],
      hallucinations: [],
      claimed: ['music-box', 'tin-saint'],
      things: [],
      items: [
        'music-box.1',
        'tin-saint.2',
        'night-key.1',
        'felt-slippers.2',
        'hooked-cane.2',
        'stopped-watch.2',
        'storm-lantern.1',
      ],
    }),
    steps: ['escape'],
  },
  'claim-or-wait': {
    mode: 'cooperative',
    seats: 'person person',
    situation: {
      ...together,
      players: [
        { ...together.players![0]!, at: [4, 0] },
        { at: [4, 0], things: ['tin-saint'] },
      ],
    },
    steps: ['give:tin-saint.1:1'],
    handedTo: 'Bruno',
  },
  claims: {
    situation: watch({ items: ['music-box.1', 'night-key.1'], claimed: [], things: ['music-box'] }),
    expectedOption: 'claim:music-box.1',
  },
  'leave-behind': {
    mode: 'cooperative',
    situation: {
      ...four,
      commonClaimed: ['night-key', 'music-box', 'wheelchair', 'case-file', 'tin-saint'],
      players: [
        {
          at: [2, 4],
          items: [
            'storm-lantern.1',
            'brass-bell.1',
            'stopped-watch.2',
            'hooked-cane.2',
            'felt-slippers.2',
            'smelling-salts.2',
          ],
        },
        ...four.players!.slice(1),
      ],
    },
    steps: ['escape'],
  },
  'walk-on': using('felt-slippers.2'),
  'go-to-room': using('night-key.1'),
  'which-die': { situation: dice([2, 4, 5], bare(['stopped-watch.2'])), steps: ['use:stopped-watch.2'] },
  'peek-at': using('hand-mirror.2'),
  'which-item': using('hooked-cane.2', { at: [3, 2] }),
  'which-door': { situation: watch({ at: [3, 2] }), steps: ['use:hold-the-door.1'] },
  'push-which': using('brass-bell.2'),
  'push-on': { situation: watch({ actions: ['shove-it-back.1'] }), steps: ['use:shove-it-back.1', 'push:1:11'] },
  'remove-which': { pack: wardensOwn, ...using('brass-bell.2') },
  'place-where': {
    pack: wardensOwn,
    ...using('music-box.1'),
    situation: { ...using('music-box.1').situation, monsters: [[5, 1]] },
  },
  'drop-which': { pack: wardensOwn, ...using('night-key.1') },
  signal: { mode: 'cooperative', situation: four, expectedOption: 'want:smelling-salts.1' },
  report: { mode: 'cooperative', situation: four, expectedOption: 'report:1' },
  vote: {
    mode: 'cooperative',
    seats: 'person expert person',
    situation: { ...four, players: four.players!.slice(0, 3) },
    steps: ['report:1', 'report:1'],
    handedTo: 'Cleo',
  },
};
