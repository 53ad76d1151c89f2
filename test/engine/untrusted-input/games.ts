// The games that strangers may hand something to: what each reads, what is good before it is changed, and what is drawn of it.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  contentOf as houseContent,
  type Content as HouseContent,
} from '../../../src/engine/games/asylum-escape/cards/card-index.js';
import { pack as housePack } from '../../../src/engine/games/asylum-escape/content/pack.js';
import type { AsylumView } from '../../../src/engine/games/asylum-escape/state/knowledge.js';
import { label as houseLabel } from '../../../src/engine/games/asylum-escape/words/labels.js';
import { line as houseLine } from '../../../src/engine/games/asylum-escape/words/log-lines.js';
import { prompt as housePrompt } from '../../../src/engine/games/asylum-escape/words/prompts.js';
import { rules as asylumEscape } from '../../../src/engine/games/asylum-escape/rules/rules.js';
import { sceneOf as houseScene } from '../../../src/engine/games/asylum-escape/table/scene.js';
import { viewFault as houseFault } from '../../../src/engine/games/asylum-escape/state/view-schema.js';
import {
  contentOf as manhuntContent,
  type Content as ManhuntContent,
} from '../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { pack as manhuntPack } from '../../../src/engine/games/lobotomy-2/content/pack.js';
import { label as manhuntLabel } from '../../../src/engine/games/lobotomy-2/words/labels.js';
import { line as manhuntLine } from '../../../src/engine/games/lobotomy-2/words/log-lines.js';
import { prompt as manhuntPrompt } from '../../../src/engine/games/lobotomy-2/words/prompts.js';
import { rules as manhunt } from '../../../src/engine/games/lobotomy-2/rules/rules.js';
import { oddsOf } from '../../../src/engine/games/lobotomy-2/table/scene-odds.js';
import { sceneOf as manhuntScene } from '../../../src/engine/games/lobotomy-2/table/scene.js';
import { viewFault as manhuntFault } from '../../../src/engine/games/lobotomy-2/state/view-schema.js';
import type { State } from '../../../src/engine/games/lobotomy-2/state/state.js';
import { contentOf, type Content, type Pack } from '../../../src/engine/games/sanitarium/cards/card-index.js';
import { pack } from '../../../src/engine/games/sanitarium/content/pack.js';
import type { SanitariumView } from '../../../src/engine/games/sanitarium/state/knowledge.js';
import { rules as sanitarium } from '../../../src/engine/games/sanitarium/rules/rules.js';
import { sceneOf } from '../../../src/engine/games/sanitarium/table/scene.js';
import { viewFault } from '../../../src/engine/games/sanitarium/state/view-schema.js';
import { label } from '../../../src/engine/games/sanitarium/words/labels.js';
import { line } from '../../../src/engine/games/sanitarium/words/log-lines.js';
import { prompt } from '../../../src/engine/games/sanitarium/words/prompts.js';
import type { Json, MatchSetup, Rules, Seat, View } from '../../../src/engine/kernel/index.js';
import type { StateFault } from '../../../src/engine/table/replay.js';
import type { Game, Kind } from '../../broken/inputs.js';
import { tongueOf as houseTongueOf } from '../games/asylum-escape/support/languages.js';
import { tongueOf } from '../games/lobotomy-2/support/messages.js';
import { lexiconOf } from '../games/sanitarium/support/languages.js';

export interface OutsideGame {
  readonly id: Game;
  readonly rules: Rules;
  readonly reads: readonly Kind[];
  /** Set-ups that make a difference; a position may stand on the first three. */
  readonly tables: readonly Omit<MatchSetup, 'seed'>[];
  /** Positions that there can be. */
  readonly situations: fc.Arbitrary<Json>;
  /** A set-up with results that come up. */
  readonly scripted: MatchSetup;
  /** Matches that are passed on when they are over. */
  readonly passed: readonly MatchSetup[];
  readonly content: unknown;
  readonly stateFault: StateFault;
  /** Everything that is said and drawn of what a seat sees; `everyNth` choice, as long as one look takes. */
  readonly drawn: (seen: View<never>, content: unknown, seat: Seat | null) => void;
  readonly everyNth: number;
}

// Sanitarium

const ownContent = contentOf(pack);
const lexicon = lexiconOf();

/** A position in which the cards of a pack are about to be used. */
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

/** Piles of a position, and where its turn stands: always possible together. */
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

// Lobotomy 2

const spaces = ['cells.A', 'cells.D', 'cells.J', 'cells.L', 'ward.B', 'ward.E', 'ward.I'];
const space = fc.constantFrom(...spaces);
const few = fc.integer({ min: 0, max: 3 });

/** A Character with things that no other has. */
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
const ownManhunt = manhuntContent(manhuntPack);
const manhuntTongue = tongueOf('en');

// Asylum Escape

const rooms = ['chapel', 'kitchen', 'morgue', 'rooftop', 'pantry', 'theatre'];
const room = fc.constantFrom(...rooms);

/** A Victim with cards that no other has. */
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

const ownHouse = houseContent(housePack);
const houseTongue = houseTongueOf('en');

export const games: readonly OutsideGame[] = [
  {
    id: 'sanitarium',
    rules: sanitarium,
    reads: ['packs', 'saves', 'situations', 'setups', 'examples', 'matches'],
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
    passed: [
      { seed: 'a', seats: 2 },
      { seed: 'b', seats: 3, options: { mode: 'cooperative' } },
      { seed: 'c', seats: 1 },
    ],
    content: ownContent,
    stateFault: (state, seats) => viewFault(state, seats, ownContent),
    drawn: (seen: View<SanitariumView>, content, seat) => {
      const saying = { view: seen.state, content: content as Content, lexicon };
      for (const event of seen.events.slice(-9)) line(saying, event);
      for (const question of seen.questions)
        for (const option of [
          prompt(saying, question),
          ...question.options.map((each) => label(saying, question, each).text),
        ])
          assert.ok(option);
      sceneOf(seen, saying, { player: seat ?? 0, path: [] });
    },
    everyNth: 8,
  },
  {
    id: 'lobotomy-2',
    rules: manhunt,
    reads: ['packs', 'saves', 'situations', 'setups', 'matches'],
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
    // The Huntmaster is nearly there: it is over soon, and is looked at again quickly.
    passed: [
      { seed: 'a', seats: 1, situation: late },
      { seed: 'b', seats: 3, options: { scenario: 'S1' }, situation: late },
    ],
    content: ownManhunt,
    stateFault: (state, seats) => manhuntFault(state, seats, ownManhunt),
    drawn: (seen: View<State>, content, seat) => {
      const told = { view: seen.state, content: content as ManhuntContent, tongue: manhuntTongue };
      for (const event of seen.events.slice(-9)) manhuntLine(told, event);
      for (const question of seen.questions)
        for (const option of [
          manhuntPrompt(told, question),
          ...question.options.map((each) => manhuntLabel(told, question, each).text),
        ])
          assert.ok(option);
      manhuntScene(seen, told, { player: seen.questions[0]?.player ?? seat ?? 0, path: [] });
      for (const { id } of seen.questions[0]?.options.slice(0, 3) ?? []) oddsOf(seen, told, id);
    },
    everyNth: 20,
  },
  {
    id: 'asylum-escape',
    rules: asylumEscape,
    reads: ['packs', 'saves', 'situations', 'setups', 'matches'],
    tables: [
      { seats: 2 },
      { seats: 4, options: { coin: 'die' } },
      { seats: 3, options: { version: 'long' } },
      { seats: 7, options: { patients: 3 } },
    ],
    situations: house as fc.Arbitrary<Json>,
    scripted: {
      seats: 2,
      seed: 7,
      options: { patients: 0 },
      faces: [{ deck: 'victims', card: 'cook' }],
    },
    passed: [
      { seed: 'a', seats: 2 },
      { seed: 'b', seats: 3, options: { version: 'long' } },
    ],
    content: ownHouse,
    stateFault: (state, seats) => houseFault(state, seats, ownHouse),
    drawn: (seen: View<AsylumView>, content, seat) => {
      const told = { view: seen.state, content: content as HouseContent, tongue: houseTongue };
      for (const event of seen.events.slice(-9)) houseLine(told, event);
      for (const question of seen.questions)
        for (const option of [
          housePrompt(told, question),
          ...question.options.map((each) => houseLabel(told, question, each).text),
        ])
          assert.ok(option);
      houseScene(seen, told, { player: seen.questions[0]?.player ?? seat ?? 0, path: [] });
    },
    everyNth: 12,
  },
];
