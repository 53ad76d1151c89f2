// What the tests that run for every game need to know about Lobotomy 2.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { contentOf, type Content, type Pack } from '../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { pack, rules } from '../../../../src/engine/games/lobotomy-2/index.js';
import type { State } from '../../../../src/engine/games/lobotomy-2/state/state.js';
import { viewFault } from '../../../../src/engine/games/lobotomy-2/state/view-schema.js';
import { oddsOf } from '../../../../src/engine/games/lobotomy-2/table/scene-odds.js';
import { sceneOf } from '../../../../src/engine/games/lobotomy-2/table/scene.js';
import { label } from '../../../../src/engine/games/lobotomy-2/words/labels.js';
import { line } from '../../../../src/engine/games/lobotomy-2/words/log-lines.js';
import type { Lexicon } from '../../../../src/engine/games/lobotomy-2/words/names.js';
import { prompt } from '../../../../src/engine/games/lobotomy-2/words/prompts.js';
import type { Json, View } from '../../../../src/engine/kernel/index.js';
import { speak } from '../../../../src/engine/speech/speak.js';
import { messagesOf } from '../../../support/game-messages.js';
import type { Subject } from '../../../support/subject.js';

const own = contentOf(pack);
const words = await messagesOf('lobotomy-2');
const lexicon: Lexicon = {
  say: (key, params) => speak(words, 'en', key, params),
  card: (id, part) => {
    const key = part === undefined ? id : `${id}.${part}`;
    return Object.hasOwn(words, key) ? speak(words, 'en', key) : undefined;
  },
  list: (parts) => parts.join(),
  names: [],
};

const spaces = ['cells.A', 'cells.D', 'cells.J', 'cells.L', 'ward.B', 'ward.E', 'ward.I'];
const space = fc.constantFrom(...spaces);
const few = fc.integer({ min: 0, max: 3 });

/** A Character with Items and Disorders that no other Character has. */
const patient = (items: readonly string[], disorders: readonly string[]): fc.Arbitrary<object> =>
  fc.record(
    {
      at: space,
      items: fc.subarray([...items]),
      disorders: fc.subarray([...disorders]),
      wounds: few,
      insanity: fc.integer({ min: 0, max: 9 }),
      insane: fc.boolean(),
      conditions: fc.subarray(['fire', 'frost', 'stun']),
      junk: fc.record({ rope: fc.constant(1), glass: fc.constant(2), wood: fc.constant(2) }, { requiredKeys: [] }),
      meds: fc.record({ red: fc.constant(1), green: fc.constant(1) }, { requiredKeys: [] }),
      increases: fc.record({ strength: few }, { requiredKeys: [] }),
      decreases: fc.record({ wisdom: few }, { requiredKeys: [] }),
      quest: few,
    },
    { requiredKeys: ['at'] },
  );

const ward: fc.Arbitrary<object> = fc.record(
  {
    round: fc.integer({ min: 1, max: 20 }),
    phase: fc.constantFrom(
      'round',
      'characters',
      'hunt',
      'bosses',
      'movement',
      'spawns',
      'attacks',
      'monster-phase-ends',
    ),
    first: fc.integer({ min: 0, max: 2 }),
    active: fc.integer({ min: 0, max: 2 }),
    ap: fc.integer({ min: 0, max: 5 }),
    tiles: fc.constant(['cells', 'ward']),
    characters: fc.tuple(
      patient(
        ['revolver', 'laudanum', 'straitjacket.1', { card: 'splashing-paddle', rows: [0] }, 'land-mine'] as string[],
        ['fatality', 'grudge'],
      ),
      patient(['sling.1', 'leather-jacket', 'hat-pin'], ['the-choir', 'until-it-is-right']),
      patient(['spell-scroll.1', 'halo', 'stethoscope'], ['withdrawal', 'inventory']),
    ),
    monsters: fc
      .array(
        fc.record(
          {
            card: fc.constantFrom('hellhound', 'state-trooper', 'night-nurse', 'superintendent'),
            at: space,
            wounds: fc.constantFrom(0, 1),
            conditions: fc.subarray(['fire', 'frost', 'stun']),
          },
          { requiredKeys: ['card', 'at'] },
        ),
        { maxLength: 2 },
      )
      .filter((all) => new Set(all.map(({ card }) => card)).size === all.length),
    lockers: fc.subarray([{ at: 'cells.J' }, { at: 'ward.E', face: 'locker-10' }]),
    edges: fc.subarray([
      ['cells.A', 'cells.J', 'open-door'],
      ['ward.D', 'ward.I', 'breach'],
      ['cells.L', 'ward.E', 'wall'],
    ]),
    hunt: fc.record(
      {
        position: fc.integer({ min: 0, max: 12 }),
        shown: fc.subarray(['headlights', 'relapse', 'lights-out', 'aura-of-insanity', 'two-by-two']),
      },
      { requiredKeys: [] },
    ),
    decks: fc.record(
      {
        spawn: fc.subarray(['event-1', 'spawn-1-green', 'reshuffle']),
        weapon: fc.subarray(['shiv', 'bed-rail']).map(() => []),
        anxiety: fc.constant([]),
      },
      { requiredKeys: [] },
    ),
    read: fc.subarray(['S1-A', 'S1-B', 'S1-C']),
    flags: fc.subarray(['bell-rung', 'rope-cut']),
    counters: fc.constant({ keys: 1 }),
  },
  { requiredKeys: ['tiles'] },
);

const late: Json = {
  round: 9,
  hunt: { position: 11 },
  tiles: ['cells', 'ward'],
  characters: [{ at: 'cells.J', items: ['revolver'], disorders: ['grudge'], meds: { red: 1 } }, { at: 'ward.E' }],
  monsters: [{ card: 'hellhound', at: 'ward.E' }],
};

export const subject: Subject = {
  rules,
  setups: [
    { seats: 1, options: { scenario: 'S1' } },
    { seats: 4, options: { scenario: 'S4' } },
  ],
  soakSetups: pack.scenarios.flatMap(({ id: scenario }) =>
    [1, 2, 3, 4, 5].map((seats) => ({ seats, options: { scenario } })),
  ),
  // The state contains no secrets, so nothing has to change.
  scramble: () => undefined,
  limit: 3000,
  runs: 1,
  stride: 250,
  viewFault: (state, seats) => viewFault(state, seats, own),
  outside: {
    tables: [
      { seats: 1 },
      { seats: 3, options: { difficulty: 'normal' } },
      { seats: 2 },
      { seats: 5, options: { scenario: 'DN1', kept: ['bell-rung'] } },
    ],
    situations: ward as fc.Arbitrary<Json>,
    scripted: {
      seats: 2,
      seed: 7,
      options: { scenario: 'S1', difficulty: { cards: 1, level: 'easier' } },
      faces: [{ deck: 'difficulty', card: 'constitution' }],
    },
    // The Huntmaster is near the end of the track, so these matches end soon.
    sharedMatches: [
      { seed: 'a', seats: 1, situation: late },
      { seed: 'b', seats: 3, options: { scenario: 'S1' }, situation: late },
    ],
    packTable: ({ scenarios }: Pack, chance) => ({
      seats: 1 + chance.below(5),
      options: { scenario: scenarios[chance.below(scenarios.length)]?.id ?? '' },
    }),
    drawEverything: (seen: View<State>, content: Content, seat) => {
      const told = { view: seen.state, content, lexicon };
      for (const event of seen.events.slice(-9)) line(told, event);
      for (const question of seen.questions)
        for (const said of [
          prompt(told, question),
          ...question.options.map((each) => label(told, question, each).text),
        ])
          assert.ok(said);
      sceneOf(seen, told, { player: seen.questions[0]?.player ?? seat ?? 0, path: [] });
      for (const { id } of seen.questions[0]?.options.slice(0, 3) ?? []) oddsOf(seen, told, id);
    },
    everyNth: 20,
  },
  replay: {
    match: { seed: 'replay 1', seats: 3, situation: { round: 8, hunt: { position: 10 } } },
    others: [{ seed: 'replay 5', seats: 5, options: { scenario: 'DN1' }, situation: { hunt: { position: 11 } } }],
    invalidField: ['characters/1/card', 'axe'],
  },
};
