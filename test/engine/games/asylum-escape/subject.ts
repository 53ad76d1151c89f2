// What the tests that run for every game need to know about Asylum Escape.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { contentOf, type CardIndex } from '../../../../src/engine/games/asylum-escape/cards/card-index.js';
import { pack, rules } from '../../../../src/engine/games/asylum-escape/index.js';
import type { AsylumView } from '../../../../src/engine/games/asylum-escape/state/knowledge.js';
import { viewFault } from '../../../../src/engine/games/asylum-escape/state/view-schema.js';
import { sceneOf } from '../../../../src/engine/games/asylum-escape/table/scene.js';
import { label } from '../../../../src/engine/games/asylum-escape/words/labels.js';
import { line } from '../../../../src/engine/games/asylum-escape/words/log-lines.js';
import { prompt } from '../../../../src/engine/games/asylum-escape/words/prompts.js';
import type { Json, View } from '../../../../src/engine/kernel/index.js';
import type { Subject } from '../../../support/subject.js';
import { scramble } from './scramble.js';
import { tongueOf } from './support/languages.js';

const own = contentOf(pack);
const tongue = tongueOf('en');

const nights = [{ seats: 2 }, { seats: 4 }, { seats: 7, options: { version: 'long', coin: 'die' } }];

const rooms = ['chapel', 'kitchen', 'morgue', 'rooftop', 'pantry', 'theatre'];
const room = fc.constantFrom(...rooms);

/** A Victim with cards that no other Victim has. */
const victim = (card: string, hand: readonly string[], held: string): fc.Arbitrary<object> =>
  fc.record(
    {
      card: fc.constant(card),
      at: room,
      hand: fc.subarray([...hand]),
      held: fc.constant(held),
      suspects: fc.constant(rooms),
    },
    { requiredKeys: ['at'] },
  );

const house: fc.Arbitrary<object> = fc.record(
  {
    patients: fc.subarray(
      [
        { card: 'warden', at: 'office' },
        { card: 'twins', at: 'nursery', released: 3 },
        { card: 'founder', at: 'library', released: 5 },
      ],
      { minLength: 1 },
    ),
    victims: fc
      .tuple(
        victim('cook', ['held-breath.1', 'wet-ink.1'], 'service-hatch.1'),
        victim('medium', ['stocking-feet.1', 'torn-pocket.1'], 'second-key.1'),
      )
      .chain((all) => fc.integer({ min: 1, max: 2 }).map((n) => all.slice(0, n))),
    turn: fc.integer({ min: 1, max: 9 }),
    phase: fc.constantFrom('patients', 'march', 'bloodlust', 'final', 'victim'),
    rooms: fc.integer({ min: 1, max: 2 }),
    piles: fc.record(
      { movement: fc.subarray(['one-room.1', 'stumble.1']), 'camo-sabo': fc.subarray(['lost-file.1']) },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['patients'] },
);

export const subject: Subject = {
  rules,
  setups: nights,
  soakSetups: nights,
  scramble,
  limit: 3000,
  runs: 1,
  stride: 100,
  viewFault: (state, seats) => viewFault(state, seats, own),
  outside: {
    tables: [
      { seats: 2 },
      { seats: 4, options: { coin: 'die' } },
      { seats: 3, options: { version: 'long' } },
      { seats: 7, options: { patients: 3 } },
    ],
    situations: house as fc.Arbitrary<Json>,
    scripted: { seats: 2, seed: 7, options: { patients: 0 }, faces: [{ deck: 'victims', card: 'cook' }] },
    sharedMatches: [
      { seed: 'a', seats: 2 },
      { seed: 'b', seats: 3, options: { version: 'long' } },
    ],
    packTable: (_, chance) => ({
      seats: 3 + chance.below(5),
      options: { version: chance.below(2) === 0 ? 'short' : 'long' },
    }),
    drawEverything: (seen: View<AsylumView>, content: CardIndex, seat) => {
      const told = { view: seen.state, content, lexicon: tongue };
      for (const event of seen.events.slice(-9)) line(told, event);
      for (const question of seen.questions)
        for (const said of [
          prompt(told, question),
          ...question.options.map((each) => label(told, question, each).text),
        ])
          assert.ok(said);
      sceneOf(seen, told, { player: seen.questions[0]?.player ?? seat ?? 0, path: [] });
    },
    everyNth: 12,
  },
  replay: {
    match: { seed: 'replay 1', seats: 5 },
    others: [
      { seed: 'replay 2', seats: 2 },
      { seed: 'replay 3', seats: 3, options: { version: 'long', coin: 'die' } },
    ],
    invalidField: ['columns/0/0', 'axe'],
  },
  saved: [
    { name: 'hidden', setup: { seats: 3, options: { patients: 1 } }, choices: 30 },
    {
      name: 'hidden-long',
      setup: { seats: 4, options: { version: 'long', coin: 'die', patients: 'random' } },
      choices: 150,
    },
    { name: 'hidden-over', setup: { seats: 2, options: { patients: 0, collapseCatches: false } }, choices: 5000 },
  ],
};
