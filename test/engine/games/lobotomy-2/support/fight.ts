// Fights: Characters and Monsters on a row of Spaces, and one Attack or Test.
import type {
  Ability,
  CharacterCard,
  DisorderCard,
  EquipmentCard,
  Modifiers,
  MonsterCard,
  WeaponCard,
} from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import type { Content, Pack } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import type { Context } from '../../../../../src/engine/games/lobotomy-2/state/step-context.js';
import type { Character, Monster, State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import type { Step } from '../../../../../src/engine/games/lobotomy-2/state/steps.js';
import type { MapTile, Scenario } from '../../../../../src/engine/games/lobotomy-2/cards/scenario-types.js';
import type { Faces } from '../../../../../src/engine/kernel/chance.js';
import type { Rules } from '../../../../../src/engine/kernel/index.js';
import type { RuleTest } from '../../../../support/rule-coverage.js';
import { rulesFrom } from './match-builder.js';
import { small } from './small-pack.js';

/** Spaces a (0), b (1), c (2) and d (3) in a row; x (4) is above b, behind a wall. */
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
  /** The Characters by number (see `four`). A Character without an entry is on Space d. */
  readonly who?: Readonly<Record<number, Partial<Character>>>;
  readonly monsters?: readonly Monster[];
  readonly state?: Partial<State>;
  readonly steps: readonly Step[];
  readonly faces?: Faces;
}

/** Rules whose matches begin in this position, run its steps after the first choice, and then do nothing more. */
export const rulesOf = ({
  cards = {},
  who = {},
  monsters = [],
  state: more = {},
  steps,
}: Fight): Rules<State, Content> =>
  rulesFrom({
    pack: packOf(cards),
    place: (state, content) => {
      Object.assign(
        state,
        {
          round: 2,
          phase: 'characters',
          types: content.pack.monsters.map(({ id }) => ({ card: id, empowered: false, pool: 1 })),
        },
        structuredClone(more),
      );
      state.monsters = structuredClone(monsters) as Monster[];
      state.nextMonster = 50;
      state.turn.character = 0;
      state.turn.ap = 2;
      state.characters.forEach((character, id) => Object.assign(character, { at: 3 }, structuredClone(who[id] ?? {})));
    },
    steps: [
      { do: 'test-choice', id: 'begin', then: steps },
      { do: 'test-choice', id: 'rest', then: [] },
      { do: 'test-choice', id: 'rest', then: [] },
    ],
  });

export function fight(t: RuleTest, what: Fight): Context {
  const match = t.match(rulesOf(what), { seats: 2, faces: what.faces ?? [] });
  t.choose('begin');
  return match as never;
}

/** A Character's attack on a Monster with a Weapon of the Loadout, or with fists. */
export const attack = (target: number, at: number, weapon = 'fists', by = 0, more: object = {}): Step => ({
  do: 'attack-begin',
  by,
  with: weapon,
  target,
  space: at,
  ...more,
});

/** A Monster's printed attack on a Character. */
export const struck = (
  by: number,
  target: number,
  at: number,
  printed: Modifiers & { readonly dice: object },
  more: object = {},
): Step => ({ do: 'attack-begin', by, with: 'test', target, space: at, attack: printed, ...more });

export const disorder = (id: string, ...abilities: Ability[]): DisorderCard => ({ id, deck: 'aggression', abilities });
export const hellhound = 'hellhound';
