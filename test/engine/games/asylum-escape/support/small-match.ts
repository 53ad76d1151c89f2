// A small pack and short situations for tests: 25 rooms that are named after their original positions (`c3` is the
// third room of the third column), Victims without effects, Patients without abilities, and cards with one effect each.
import assert from 'node:assert/strict';
import type {
  BloodlustCard,
  CamoSaboCard,
  Colour,
  Pack,
  PatientCard,
} from '../../../../../src/engine/games/asylum-escape/cards/card-types.js';
import { rules } from '../../../../../src/engine/games/asylum-escape/rules/rules.js';
import type { Situation } from '../../../../../src/engine/games/asylum-escape/state/situation.js';
import type { Faces, Json } from '../../../../../src/engine/kernel/index.js';
import type { RuleTest } from '../../../../support/rule-coverage.js';

export { rules };

const colours: readonly Colour[] = ['ward', 'treatment', 'service', 'staff', 'air'];
const locations = ['a', 'b', 'c', 'd', 'e'].flatMap((column, i) =>
  [1, 2, 3, 4, 5].map((height) => ({ id: `${column}${height}`, colour: colours[i] ?? 'ward' })),
);

const patients: readonly PatientCard[] = [
  { id: 'one', start: 'c3', colour: 'service', catches: [1, 2] },
  { id: 'two', start: 'a1', colour: 'ward', catches: [5, 6] },
  ...['three', 'four', 'five', 'six', 'seven', 'eight'].map((id, i): PatientCard => ({
    id,
    start: `b${(i % 5) + 1}`,
    colour: 'treatment',
    catches: [1, 2],
  })),
];
const specials: readonly PatientCard[] = ['strong', 'stronger', 'strongest', 'last'].map((id, i) => ({
  id,
  start: `e${i + 1}`,
  colour: 'air',
  catches: [1, 2, 3, 4],
}));

const cards: readonly CamoSaboCard[] = [
  { id: 'save', count: 6, kind: 'camo', symbols: ['response'], steps: [{ do: 'survive' }] },
  { id: 'slip', count: 3, kind: 'camo', symbols: ['response'], steps: [{ do: 'slip-away', n: 1 }] },
  { id: 'cough', count: 2, kind: 'camo', symbols: ['response'], steps: [{ do: 'false-announce', n: 2 }] },
  { id: 'hush', count: 2, kind: 'camo', symbols: ['response'], steps: [{ do: 'stay-hidden' }] },
  { id: 'key', count: 3, kind: 'camo', symbols: ['response'], hold: true, steps: [{ do: 'survive' }] },
  { id: 'lamp', kind: 'camo', symbols: ['own'], hold: true, while: { hand: 1 }, steps: [] },
  {
    id: 'gag',
    count: 2,
    kind: 'camo',
    symbols: ['other', 'response'],
    windows: ['cancel', 'W5'],
    steps: [{ do: 'cancel' }],
  },
  { id: 'find', count: 4, kind: 'camo', symbols: ['own'], steps: [{ do: 'draw-cards', whom: 'me', n: 1 }] },
  { id: 'dash', count: 4, kind: 'camo', symbols: ['own'], steps: [{ do: 'move', whom: 'me', n: 1 }] },
  {
    id: 'still',
    kind: 'camo',
    symbols: ['response'],
    windows: ['W6'],
    steps: [{ do: 'reveal', whom: 'me', what: 'column' }],
  },
  { id: 'loud', kind: 'camo', symbols: ['response'], windows: ['W1'], steps: [{ do: 'set-coin', n: 2 }] },
  {
    id: 'tear',
    count: 3,
    kind: 'sabo',
    symbols: ['own'],
    steps: [{ do: 'discard', whom: 'other', n: 1, how: 'random' }],
  },
  { id: 'trip', count: 2, kind: 'sabo', symbols: ['other'], steps: [{ do: 'stumble', whom: 'active' }] },
  {
    id: 'shove',
    count: 2,
    kind: 'sabo',
    symbols: ['own'],
    steps: [{ do: 'push', whom: 'other', way: 'chosen', n: 1 }],
  },
  {
    id: 'grip',
    count: 2,
    kind: 'sabo',
    symbols: ['response'],
    windows: ['W3'],
    steps: [{ do: 'extend-catch', which: 'this', faces: [3], lasts: 'attempt' }],
  },
  { id: 'blank', count: 22, kind: 'sabo', symbols: ['own'], steps: [] },
];

const bloodlust: readonly BloodlustCard[] = [
  { id: 'quiet', count: 20, steps: [] },
  { id: 'rush', count: 2, steps: [{ do: 'extra-move', which: 'all', n: 1 }] },
  { id: 'crack', count: 2, steps: [{ do: 'destroy-room', where: 'any', pick: 'choice' }] },
];

export const pack: Pack = {
  format: 1,
  id: 'small',
  locations,
  patients,
  specials,
  camoSabo: cards,
  bloodlust,
  victims: Array.from({ length: 12 }, (_, i) => ({ id: `v${String(i + 1).padStart(2, '0')}`, boon: {}, flaw: {} })),
  movement: [
    { id: 'm1', count: 8, n: 1 },
    { id: 'm2', count: 12, n: 2 },
    { id: 'm3', count: 10, n: 3 },
    { id: 'm4', count: 4, n: 4 },
    { id: 'stumble', count: 6, n: 'stumble' },
  ],
};

// Scripted results

export const heads = { die: 'coin', face: 'heads' } as const;
export const tails = { die: 'coin', face: 'tails' } as const;
export const d6 = (...faces: readonly number[]): Faces => faces.map((face) => ({ die: 'd6', face }));
export const flees = (card: string): Faces => [{ deck: 'movement', card: `${card}.1` }];
export const lust = (card = 'quiet'): Faces => [{ deck: 'bloodlust', card: `${card}.1` }];
export const draws = (...drawn: readonly string[]): Faces => drawn.map((card) => ({ deck: 'camo-sabo', card }));

/** A Patient in this room. */
export const at = (room: string, card = 'one') => ({ card, at: room });

interface More {
  readonly seats?: number;
  readonly options?: object;
  readonly faces?: Faces;
  readonly pack?: Pack;
}

/**
 * Begins a match in this situation. By default, there are four seats, seat 0 plays the Patients, and each Patient may
 * move one room.
 */
export function table(
  t: RuleTest,
  situation: Situation,
  { seats = 4, options = {}, faces = [], pack: other = pack }: More = {},
) {
  return t.match(rules, {
    seats,
    options: { patients: 0, ...options },
    pack: other,
    faces,
    situation: { phase: 'march', rooms: 1, ...situation } as unknown as Json,
  });
}

/** Three Victims who are not near the Patient in c3. */
export const far = [{ at: 'a1' }, { at: 'a2' }, { at: 'e5' }];

/**
 * Begins a match. Unless the situation says otherwise, the Patient in c3 may move one room, and no Victim is near.
 */
export const from =
  (situation: Partial<Situation> = {}, more: More = {}) =>
  (t: RuleTest): void => {
    table(t, { patients: [at('c3')], victims: far, ...situation }, more);
  };

/** Begins a match with the normal setup. Seat 0 plays the Patients. */
export const begin = (t: RuleTest, { seats = 4, options = {}, faces = [], pack: other = pack }: More = {}) =>
  t.match(rules, { seats, options: { patients: 0, ...options }, pack: other, faces });

/** The types of all events that have one of these types, in order. */
export const happened = (t: RuleTest, ...types: readonly string[]): readonly string[] =>
  t
    .events()
    .filter(({ type }) => types.includes(type))
    .map(({ type }) => type);

/** The newest event of a type. */
export const last = (t: RuleTest, type: string) =>
  t
    .events()
    .filter((event) => event.type === type)
    .at(-1) ?? assert.fail(`no "${type}" was told`);

/** Whether the newest event of a type cites this rule in addition to its main rule. */
export const cites = (t: RuleTest, type: string, rule: string): boolean => last(t, type).also?.includes(rule) ?? false;

export const whereIs = (t: RuleTest, seat: number): string =>
  t.state.victims.find((victim: { seat: number }) => victim.seat === seat).at as string;

export const patientsAt = (t: RuleTest): string[] =>
  t.state.patients.map((patient: { at: string }) => patient.at) as string[];

/** The seat's open question that is not a standing question. */
export const asked = (t: RuleTest, seat: number) => t.view(seat).questions.find(({ standing }) => !standing);
