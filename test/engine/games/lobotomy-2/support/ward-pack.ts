// A pack for tests of whole Rounds: a ward of 15 Spaces, a hidden annex, a full set of Spawn and Hunt cards, two
// Bosses.
import type { BoardData, Boundary } from '../../../../../src/engine/board/types.js';
import type { Json } from '../../../../../src/engine/kernel/index.js';
import type {
  DisorderCard,
  HuntCard,
  MonsterCard,
  SpawnCard,
  SpawnColour,
} from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { contentOf, type Pack } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import type { Situation } from '../../../../../src/engine/games/lobotomy-2/state/situation.js';
import type { State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import type { Step } from '../../../../../src/engine/games/lobotomy-2/state/steps.js';
import type { Chapter, Scenario } from '../../../../../src/engine/games/lobotomy-2/cards/scenario-types.js';
import type { RuleTest } from '../../../../support/rule-coverage.js';
import { four, rulesFrom, rulesWith } from './match-builder.js';
import { small } from './small-pack.js';

/*
 * A B C D|E   The Door between D and E is closed. Walls are between I and J, and between N and O.
 * F G H I J   Spawn Points are green on A and O, blue on E and M, and red on K.
 * K L M N O   Space P of the annex is below K and has a yellow Spawn Point.
 */
const letters = Array.from('ABCDEFGHIJKLMNO');
const cell = (n: number): readonly [number, number] => [n % 5, Math.floor(n / 5)];
const shut: Readonly<Record<string, Boundary['kind']>> = { DE: 'closed-door', IJ: 'wall', NO: 'wall' };
const ward: BoardData = {
  version: 1,
  spaces: letters.map((id, n) => ({ id, cells: [cell(n)] })),
  boundaries: [
    ...letters.flatMap((id, n): Boundary[] =>
      [1, 5]
        .filter((far) => letters[n + far] && (far === 5 || n % 5 < 4))
        .flatMap((far) => {
          const other = letters[n + far] ?? '';
          return [{ between: [id, other], kind: shut[id + other] ?? 'open' } as const];
        }),
    ),
    { cell: [0, 2], side: 2, kind: 'open' },
  ],
  points: [
    ['A', 'green'],
    ['O', 'green'],
    ['E', 'blue'],
    ['M', 'blue'],
    ['K', 'red'],
  ].map(([space = '', colour = ''], n) => ({ id: `point-${n}`, space, colour })),
};
const annex: BoardData = {
  version: 1,
  spaces: [{ id: 'P', cells: [[0, 0]] }],
  boundaries: [{ cell: [0, 0], side: 0, kind: 'open' }],
  points: [{ id: 'point', space: 'P', colour: 'yellow' }],
};

const colours: readonly SpawnColour[] = ['green', 'blue', 'red', 'yellow'];
const spawns: readonly SpawnCard[] = [
  ...[1, 2, 3, 4, 5, 6].flatMap((slot) =>
    colours.map((colour) => ({ id: `slot-${slot}-${colour}`, kind: 'monster', slot, colour }) as const),
  ),
  ...[1, 2, 3, 4, 5].map((number) => ({ id: `event-${number}`, kind: 'event', number }) as const),
  { id: 'reshuffle', kind: 'reshuffle' },
];

const hunt: readonly HuntCard[] = [
  { id: 'aura', aura: true, steps: [{ do: 'empower' }] },
  { id: 'haste', steps: [{ do: 'monsters', stat: 'movement', n: 1, until: 'round' }] },
  { id: 'back', steps: [{ do: 'hunt', n: -2 }] },
  { id: 'ahead', steps: [{ do: 'hunt', n: 2 }] },
  ...Array.from({ length: 14 }, (_, i): HuntCard => ({ id: `quiet-${i + 1}`, steps: [] })),
];

const bosses: readonly MonsterCard[] = [
  {
    id: 'huntmaster',
    class: 'boss',
    minis: 1,
    deck: 'huntmaster',
    normal: { health: 8, movement: 1, attacks: [], defense: { dice: { blue: 2 } } },
  },
];

const disorder = (id: string, deck: DisorderCard['deck']): DisorderCard => ({
  id,
  deck,
  abilities: [{ type: 'active', cost: { ap: 1 }, cooldown: 4, steps: [] }],
});

export const scenario: Scenario = {
  id: 'S1',
  kind: 'campaign',
  map: [
    { tile: 'ward', at: [0, 0], shown: true },
    { tile: 'annex', at: [0, 3] },
  ],
  tokens: [],
  lockers: ['ward.C', 'ward.L'],
  starts: ['ward.H'],
  slots: ['state-trooper', 'hellhound', 'orderly', 'daddys-boy', 'state-trooper', 'nobody'],
  monsters: [],
  hunt: { aura: 6, end: 'defeat' },
  events: [[{ do: 'count', name: 'event', n: 1 }]],
  chapters: [{ cid: 'S1-A', steps: [{ do: 'flag', name: 'begun' }] }],
  objectives: ['leave'],
};

export const world: Pack = {
  ...small,
  id: 'world',
  monsters: [...small.monsters, ...bosses],
  weapons: [...small.weapons, { id: 'sling', basic: true, key: 'dexterity', mods: { range: [1, 2] }, rows: [] }],
  disorders: [
    disorder('rage', 'aggression'),
    disorder('spite', 'aggression'),
    disorder('fury', 'aggression'),
    disorder('envy', 'aggression'),
    disorder('lists', 'ocd'),
    disorder('order', 'ocd'),
    disorder('locks', 'ocd'),
    disorder('taps', 'ocd'),
  ],
  bossCards: [
    { id: 'claws', deck: 'huntmaster', attack: { dice: { red: 3 } } },
    { id: 'dash', deck: 'huntmaster', movement: 3, attack: { dice: { red: 1 } } },
    { id: 'howl', deck: 'huntmaster', steps: [{ do: 'count', name: 'howls', n: 1 }] },
  ],
  hunt,
  spawns,
  lockers: [...small.lockers, { id: 'empty', junk: 1 }],
  difficulties: [
    {
      id: 'frail',
      rows: { easiest: { health: 2 }, easier: { health: 1 }, harder: { health: -1 }, hardest: { health: -2 } },
    },
    {
      id: 'hurried',
      rows: { easiest: { track: -1 }, easier: { insanity: 1 }, harder: { spawns: 1 }, hardest: { track: 2 } },
    },
  ],
  tiles: [
    { id: 'ward', board: ward },
    { id: 'annex', board: annex },
  ],
  scenarios: [scenario],
};

/** The ward pack with changes to its Scenario. */
export const telling = (change: Partial<Scenario>, more: Partial<Pack> = {}): Pack => ({
  ...world,
  ...more,
  scenarios: [{ ...scenario, ...change }, ...(more.scenarios ?? [])],
});
export const chapters = (...list: readonly Chapter[]): Pack => telling({ chapters: list });

/** The number of a Space of the ward. */
export const space = (letter: string): number => contentOf(world).map('S1').numbers.get(`ward.${letter}`) ?? -1;

/** Attacks without any effect, for tests of who attacks whom. */
export const noFight = { 'attack-begin': () => undefined };

/** A match that begins in a position and runs these steps. Then the Turns of Characters 0 and 1 follow. */
export function from(
  t: RuleTest,
  place: (state: State) => void,
  steps: readonly Step[],
  {
    pack = world,
    faces = [],
    who = four,
    instead = {},
  }: { pack?: Pack; faces?: readonly object[]; who?: readonly (readonly string[])[]; instead?: object } = {},
): void {
  const position = rulesFrom({
    pack,
    characters: who,
    replaced: instead,
    place: (state) => {
      Object.assign(state, { round: 1, phase: 'characters' });
      for (const each of state.characters) each.at = space('H');
      for (const name of ['state-trooper', 'hellhound', 'orderly', 'daddys-boy', 'pops', 'huntmaster'])
        state.types.push({ card: name, empowered: false, pool: 6 });
      place(state);
    },
    steps: [...steps, { do: 'turn', player: 0 }, { do: 'turn', player: 1 }, { do: 'first-character' }],
  });
  t.match(position, { seats: who.length, faces: faces as never });
}

/** Begins a match in this situation, or with the normal setup if no situation is given. */
export const play = (
  t: RuleTest,
  {
    pack = world,
    seats = 2,
    options = {},
    situation,
    faces = [],
    instead = {},
  }: {
    pack?: Pack;
    seats?: number;
    options?: object;
    situation?: Situation;
    faces?: readonly object[];
    instead?: object;
  } = {},
): void => {
  t.match(rulesWith(pack, instead), {
    seats,
    options,
    faces: faces as never,
    ...(situation && { situation: situation as unknown as Json }),
  });
};
