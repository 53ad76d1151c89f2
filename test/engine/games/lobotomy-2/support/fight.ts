// Fights from a position: Characters and Monsters on a row of Spaces, one Attack or Test, and what came of it.
import type {
  Ability,
  CharacterCard,
  DisorderCard,
  EquipmentCard,
  Modifiers,
  MonsterCard,
  WeaponCard,
} from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { contentOf, type Content, type Pack } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import type { Context } from '../../../../../src/engine/games/lobotomy-2/state/step-context.js';
import { rules } from '../../../../../src/engine/games/lobotomy-2/rules/rules.js';
import type { Character, HeldItem, Monster, State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import type { Step } from '../../../../../src/engine/games/lobotomy-2/state/steps.js';
import type { MapTile, Scenario } from '../../../../../src/engine/games/lobotomy-2/cards/scenario-types.js';
import { emptyTable } from '../../../../../src/engine/games/lobotomy-2/state/empty-table.js';
import type { Faces } from '../../../../../src/engine/kernel/chance.js';
import type { Rules } from '../../../../../src/engine/kernel/index.js';
import type { RuleTest } from '../../../../support/rule-coverage.js';
import { small } from './small-pack.js';

/** a 0, b 1, c 2, d 3 in a row; x 4 above b, behind a wall. */
const row: MapTile = {
  id: 't',
  board: {
    version: 1,
    spaces: [...['a', 'b', 'c', 'd'].map((id, n) => ({ id, cells: [[n, 1] as const] })), { id: 'x', cells: [[1, 0]] }],
    boundaries: [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
    ].map(([one = '', other = '']) => ({ between: [one, other] as const, kind: 'open' as const })),
  },
} as unknown as MapTile;

const night: Scenario = {
  id: 'S1',
  kind: 'campaign',
  map: [{ tile: 't', at: [0, 0], shown: true }],
  tokens: [],
  lockers: [],
  starts: ['t.a'],
  slots: [],
  monsters: [],
  hunt: { aura: 6, end: 'defeat' },
  events: [],
  chapters: [],
  objectives: [],
};

export interface Cards {
  readonly characters?: readonly CharacterCard[];
  readonly disorders?: readonly DisorderCard[];
  readonly weapons?: readonly WeaponCard[];
  readonly equipment?: readonly EquipmentCard[];
  readonly monsters?: readonly MonsterCard[];
}

const packOf = ({ characters = [], disorders = [], weapons = [], equipment = [], monsters = [] }: Cards): Pack => ({
  ...small,
  tiles: [row],
  scenarios: [night],
  characters: [...characters, ...small.characters.filter(({ id }) => !characters.some((each) => each.id === id))],
  disorders,
  weapons: [...small.weapons, ...weapons],
  equipment: [...small.equipment, ...equipment],
  monsters: [...small.monsters, ...monsters],
});

export interface Fight {
  readonly cards?: Cards;
  /** Characters by number: Alex 0, Bob 1 (seat 0), Carol 2, Denise 3 (seat 1). Who is not named stands on d. */
  readonly who?: Readonly<Record<number, Partial<Character>>>;
  readonly monsters?: readonly Monster[];
  readonly state?: Partial<State>;
  readonly steps: readonly Step[];
  readonly faces?: Faces;
}

/** Rules that begin from that position, do those steps at the first choice, and then rest. */
export function rulesOf({
  cards = {},
  who = {},
  monsters = [],
  state: more = {},
  steps,
}: Fight): Rules<State, Content> {
  const pack = packOf(cards);
  const setup = ({ content }: { readonly content: Content }): unknown => {
    const state = emptyTable(content, {
      scenario: 'S1',
      characters: [
        ['alex', 'bob'],
        ['carol', 'denise'],
      ],
      difficulty: [],
      kept: [],
    });
    Object.assign(
      state,
      {
        round: 2,
        phase: 'characters',
        tiles: 1,
        types: content.pack.monsters.map(({ id }) => ({ card: id, empowered: false, pool: 1 })),
      },
      structuredClone(more),
    );
    state.monsters = structuredClone(monsters) as Monster[];
    state.nextMonster = 50;
    state.turn.character = 0;
    state.turn.ap = 2;
    state.characters.forEach((character, id) => Object.assign(character, { at: 3 }, structuredClone(who[id] ?? {})));
    return {
      ok: true,
      value: {
        state,
        steps: [
          { do: 'one', id: 'begin', then: steps },
          { do: 'one', id: 'rest', then: [] },
          { do: 'one', id: 'rest', then: [] },
        ],
      },
    };
  };
  const one = (_: unknown, { id, then }: { readonly id: string; readonly then: readonly Step[] }): unknown => ({
    seat: 0,
    player: 0,
    rule: 'LOB-CAP-03',
    options: [{ id, rule: 'LOB-CAP-03', then }],
  });
  return { ...rules, pack, content: () => contentOf(pack), setup, asks: { ...rules.asks, one } } as never;
}

/** What a rule reads of it without changing it. */
export function fight(t: RuleTest, what: Fight): Context {
  const match = t.match(rulesOf(what), { seats: 2, faces: what.faces ?? [] });
  t.choose('begin');
  return match as never;
}

/** Scripted faces: `G2 R1 B5 N4`. */
export const dice = (names: string): Faces =>
  names
    .split(' ')
    .filter(Boolean)
    .map((face) => ({
      die: ({ G: 'green', R: 'red', B: 'blue', N: 'brown' } as Record<string, string>)[face[0] ?? ''] ?? '',
      face,
    }));

/** A Character's attack on a Monster with a Weapon of the Loadout, or with fists. */
export const attack = (target: number, at: number, weapon = 'fists', by = 0, more: object = {}): Step => ({
  do: 'attack-begin',
  by,
  with: weapon,
  target,
  space: at,
  ...more,
});

/** What a Monster prints, on a Character. */
export const struck = (
  by: number,
  target: number,
  at: number,
  printed: Modifiers & { readonly dice: object },
  more: object = {},
): Step => ({ do: 'attack-begin', by, with: 'test', target, space: at, attack: printed, ...more });

export const item = (card: string, rows = 0, worn = true): HeldItem => ({
  card,
  rows,
  tapped: false,
  untapped: false,
  worn,
});
export const disorder = (id: string, ...abilities: Ability[]): DisorderCard => ({ id, deck: 'aggression', abilities });
export const held = (card: string, cooldown = 0): Character['disorders'][number] => ({ card, cooldown });

export const hellhound = 'hellhound';
export { monster } from './small-pack.js';

/** Hits, avoided hits and Wounds of each who was hit, in order. */
export const hits = (t: RuleTest): unknown[] =>
  t
    .events()
    .flatMap(({ type, mini, hits: n, avoided, wounds }) => (type === 'hit' ? [[mini, n, avoided, wounds]] : []));
export const told = (t: RuleTest, kind: string): readonly Record<string, unknown>[] =>
  t.events().filter(({ type }) => type === kind);
/** The dice of every roll, in order. */
export const rolls = (t: RuleTest): unknown[] =>
  told(t, 'rolled').map(({ side, minis, dice: thrown }) => [side, minis, (thrown as string[]).join(' ')]);
