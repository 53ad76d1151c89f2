// What the tests that run for every game need to know about Sanitarium.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { contentOf } from '../../../../src/engine/games/sanitarium/cards/card-index.js';
import type { Content, Pack } from '../../../../src/engine/games/sanitarium/cards/card-types.js';
import { pack, rules } from '../../../../src/engine/games/sanitarium/index.js';
import { viewFault, type SanitariumView } from '../../../../src/engine/games/sanitarium/state/knowledge.js';
import { sceneOf } from '../../../../src/engine/games/sanitarium/table/scene.js';
import { label } from '../../../../src/engine/games/sanitarium/words/labels.js';
import { line } from '../../../../src/engine/games/sanitarium/words/log-lines.js';
import { prompt } from '../../../../src/engine/games/sanitarium/words/prompts.js';
import type { Json, View } from '../../../../src/engine/kernel/index.js';
import type { Subject } from '../../../support/subject.js';
import { scramble } from './scramble.js';
import { lexiconOf } from './support/languages.js';
import { midMatchSituation } from './support/mid-match-situation.js';

const own = contentOf(pack);
const lexicon = lexiconOf();

const modes = [{ seats: 1 }, ...[2, 3, 4].flatMap((seats) => [{ seats }, { seats, options: { mode: 'cooperative' } }])];

/** A situation in which the cards of a pack can be used: two players have all of its Items and Actions. */
export function inUse({ items, actions, hallucinations, rooms, confusion }: Pack, phase: string): Json {
  const each = (cards: readonly { readonly kind: string }[], copy: number): string[] =>
    cards.map(({ kind }) => `${kind}.${copy}`);
  const [low, high] = [items.slice(0, 6), items.slice(6)];
  return {
    map: [
      [rooms[0] ?? '', 'h', 0, 0],
      [`${items[0]?.kind ?? ''}.2`, 'h', 2, 0],
      ['dark.1', 'h', 4, 0],
      [`${items[1]?.kind ?? ''}.2`, 'h', 6, 0],
      [rooms[1] ?? '', 'h', 8, 0],
    ],
    players: [
      {
        at: [2, 0],
        items: each(low, 1),
        actions: each(actions, 1),
        hallucinations: hallucinations.slice(0, 2).map(({ kind }) => kind),
      },
      { at: [2, 0], items: each(high, 1), actions: each(actions, 2), hallucinations: [`${confusion.kind}.1`] },
    ],
    monsters: [
      [3, 0],
      [4, 0],
    ],
    phase,
    ap: 6,
    mp: 3,
    pool: 4,
  };
}

const points = fc.integer({ min: 0, max: 9 });

/** The piles, dice, monsters and points of a situation. Every combination is possible. */
const piles: fc.Arbitrary<object> = fc.record(
  {
    deck: fc.subarray(['records', 'linen-store', 'dark.2', 'dark.3', 'night-key.2', 'case-file.2']),
    bottom: fc.subarray(['ward-nine', 'dark.4', 'hand-mirror.2']),
    pile: fc.subarray(['moths', 'confusion.2', 'confusion.3']),
    hallucinations: fc.subarray(['white-noise', 'puppet-strings', 'leaden-legs']),
    dice: fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 1, max: 6 }))),
    active: fc.integer({ min: 0, max: 1 }),
    monsters: fc.array(fc.constantFrom([0, 0], [2, 0], [3, 0], [4, 0], [6, 0], [8, 0]), { maxLength: 3 }),
    ap: points,
    mp: points,
    pool: points,
  },
  { requiredKeys: [] },
);

const map = [
  ['chapel', 'h', 0, 0],
  ['wheelchair.1', 'h', 2, 0],
  ['dark.1', 'h', 4, 0],
];
const examples: readonly Json[] = [
  {
    game: 'sanitarium',
    seats: ['Ida', 'Rufus'],
    situation: { map, ap: 2, players: [{ at: [2, 0] }] },
    say: 'She goes.',
    expect: { refuses: { 'move:4': 'SAN-RUL-03' } },
    steps: [
      { choose: 'move:3', say: 'One.' },
      { choose: 'move:4', expect: { state: { turn: { ap: 0 } } } },
    ],
  },
  {
    game: 'sanitarium',
    seats: 2,
    eyes: 'everybody',
    situation: { map, phase: 'dice' },
    faces: [
      { die: 'd6', face: 2 },
      { die: 'd6', face: 4 },
      { die: 'd6', face: 5 },
    ],
    steps: [{ choose: 'die:5', expect: { events: ['SAN-TURN-08'], never: [{ type: 'moved' }], outcome: null } }],
  },
];

const [competitive, cooperative] = [{ mode: 'competitive' }, { mode: 'cooperative' }];

export const subject: Subject = {
  rules,
  setups: modes,
  soakSetups: modes,
  scramble,
  limit: 1500,
  runs: 1,
  stride: 120,
  midMatchSituation: ({ seats, options }, seed) =>
    midMatchSituation(seats as number, (options as { mode?: 'cooperative' } | undefined)?.mode ?? 'competitive', seed),
  viewFault: (state, seats) => viewFault(state, seats, own),
  outside: {
    tables: [{ seats: 2 }, { seats: 3, options: { mode: 'cooperative' } }, { seats: 1 }, { seats: 4 }],
    situations: fc
      .tuple(fc.constantFrom('turn', 'darkness', 'dice', 'actions', 'monsters'), piles)
      .map(([phase, rest]) => ({ ...(inUse(pack, phase) as object), ...rest })),
    scripted: {
      seats: 2,
      seed: 7,
      options: { mode: 'cooperative' },
      faces: [
        { die: 'd6', face: 3 },
        { deck: 'sanitarium', card: 'night-key.1' },
        { pick: 'start-player', value: 1 },
        { deck: 'rooms', card: 'chapel' },
        { die: 'd6', face: 1 },
      ],
    },
    sharedMatches: [
      { seed: 'a', seats: 2 },
      { seed: 'b', seats: 3, options: { mode: 'cooperative' } },
      { seed: 'c', seats: 1 },
    ],
    examples,
    drawEverything: (seen: View<SanitariumView>, content: Content, seat) => {
      const context = { view: seen.state, content, lexicon };
      for (const event of seen.events.slice(-9)) line(context, event);
      for (const question of seen.questions)
        for (const said of [
          prompt(context, question),
          ...question.options.map((each) => label(context, question, each).text),
        ])
          assert.ok(said);
      sceneOf(seen, context, { player: seat ?? 0, path: [] });
    },
    everyNth: 8,
  },
  replay: {
    match: { seed: 'replay 1', seats: 3, options: competitive },
    others: [
      { seed: 'replay 2', seats: 2, options: competitive },
      { seed: 'replay 4', seats: 4, options: cooperative },
      { seed: 'replay 1', seats: 1, options: cooperative },
    ],
    invalidField: ['bottom/0', 'axe'],
  },
  saved: [
    {
      name: 'begun',
      setup: { seats: 2, options: competitive, faces: [{ pick: 'start-player', value: 1 }] },
      choices: 6,
    },
    { name: 'competitive', setup: { seats: 2, options: competitive }, choices: 60 },
    { name: 'three', setup: { seats: 3, options: competitive }, choices: 90 },
    { name: 'four', setup: { seats: 4, options: competitive }, choices: 150 },
    { name: 'together', setup: { seats: 2, options: cooperative }, choices: 70 },
    { name: 'together-four', setup: { seats: 4, options: cooperative }, choices: 200 },
    { name: 'solo', setup: { seats: 1, options: cooperative }, choices: 80 },
    { name: 'over', setup: { seats: 2, options: competitive }, choices: 5000 },
  ],
};
