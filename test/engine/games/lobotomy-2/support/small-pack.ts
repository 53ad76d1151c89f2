// A small pack for tests of rules: the boards of the worked examples, and a few cards whose data the examples give.
import assert from 'node:assert/strict';
import { presets } from '../../../../../src/engine/board/index.js';
import { createMatch } from '../../../../../src/engine/kernel/create-match.js';
import type { Faces } from '../../../../../src/engine/kernel/chance.js';
import type { Match } from '../../../../../src/engine/kernel/index.js';
import type {
  CharacterCard,
  MonsterCard,
  WeaponCard,
  EquipmentCard,
} from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { contentOf, type Content, type Pack } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import type { Character, State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import type { Scenario } from '../../../../../src/engine/games/lobotomy-2/cards/scenario-types.js';
import type { Step } from '../../../../../src/engine/games/lobotomy-2/state/steps.js';
import { four, rulesFrom } from './match-builder.js';

const side = (health: number, strength: number, dexterity: number, wisdom: number, imagination: number) => ({
  health,
  attributes: { strength, dexterity, wisdom, imagination },
  abilities: [],
});

const characters: readonly CharacterCard[] = ['alex', 'bob', 'carol', 'denise'].map((id): CharacterCard => ({
  id,
  disorders: ['aggression', 'ocd'],
  blue: side(8, 3, 2, 2, 1),
  insane: side(9, 4, 3, 2, 2),
  quest: { n: 3, counts: 'kills' },
}));

const monsters: readonly MonsterCard[] = [
  {
    id: 'state-trooper',
    class: 'basic',
    minis: 6,
    normal: {
      health: 3,
      movement: 2,
      attacks: [{ dice: { green: 3 } }],
      defense: { dice: { blue: 1 } },
      flee: { attribute: 'strength', min: 3, penalty: [{ do: 'wound', n: 1 }] },
    },
    empowered: {
      health: 4,
      movement: 2,
      attacks: [{ dice: { green: 2, red: 1 } }],
      defense: { dice: { blue: 1 } },
      flee: { attribute: 'strength', min: 3, penalty: [{ do: 'wound', n: 1 }] },
    },
  },
  {
    id: 'hellhound',
    class: 'basic',
    minis: 6,
    normal: { health: 2, movement: 3, attacks: [{ dice: { green: 2 } }], defense: { dice: { blue: 1 } } },
    empowered: { health: 3, movement: 3, attacks: [{ dice: { green: 1, red: 1 } }], defense: { dice: { blue: 1 } } },
  },
  {
    id: 'orderly',
    class: 'elite',
    minis: 2,
    normal: {
      health: 5,
      movement: 1,
      attacks: [{ dice: { green: 2, red: 1 }, range: [0, 1] }],
      defense: { dice: { brown: 1 } },
    },
  },
  {
    id: 'daddys-boy',
    class: 'elite',
    minis: 2,
    normal: {
      health: 4,
      movement: 2,
      attacks: [{ dice: { green: 3 } }],
      defense: { dice: { blue: 2 }, convertFoe: { from: 'red', to: 'green' } },
    },
  },
  {
    id: 'pops',
    class: 'boss',
    minis: 1,
    normal: {
      health: 10,
      movement: 2,
      attacks: [
        { id: 'belt', upTo: 3, dice: { red: 3 } },
        { id: 'roar', upTo: 6, dice: { red: 2 }, keywords: ['aoe', 'stun'] },
      ],
      defense: { dice: { blue: 2 }, auto: 1, convertFoe: { from: 'red', to: 'green' } },
    },
  },
];

const weapons: readonly WeaponCard[] = [
  {
    id: 'broken-glass',
    basic: true,
    key: 'strength',
    mods: { bolt: { auto: 1 } },
    rows: [{ cost: { any: 2 }, mods: { dice: { green: 1 } } }],
  },
  {
    id: 'spell-scroll',
    basic: true,
    key: 'wisdom',
    mods: { bolt: { auto: 1 }, range: [0, 2] },
    rows: [{ cost: { any: 2 }, mods: { dice: { green: 1 } } }],
  },
  { id: 'revolver', key: 'dexterity', threshold: 3, mods: { range: [1, 2], keywords: ['fire'] }, rows: [] },
  {
    id: 'splashing-paddle',
    key: 'any',
    threshold: 4,
    mods: { keywords: ['aoe'] },
    rows: [
      { cost: { wood: 1, paper: 1 }, mods: { bolt: { auto: 1 }, then: [{ do: 'move', n: 1, stealth: true }] } },
      { cost: { glass: 1, wood: 1 }, skilled: true, mods: { dice: { green: 1 } } },
      { cost: { rock: 1, wood: 1, any: 1 }, skilled: true, mods: { dice: { red: 1 } } },
    ],
  },
];

const equipment: readonly EquipmentCard[] = [
  {
    id: 'straitjacket',
    basic: true,
    armor: true,
    mods: { dice: { blue: 1 } },
    rows: [
      { cost: { any: 2 }, mods: { dice: { blue: 1 } } },
      { cost: { any: 3 }, mods: { dice: { blue: 1 } } },
    ],
  },
  {
    id: 'leather-jacket',
    armor: true,
    mods: { dice: { blue: 1, brown: 1 }, bolt: { auto: 1 } },
    rows: [
      { cost: { paper: 1, wood: 1 }, mods: { auto: 1 } },
      { cost: { any: 3 }, mods: { dice: { blue: 1 } } },
    ],
  },
  { id: 'dog-grapple', passive: { calms: ['hellhound'] }, rows: [] },
];

/** The pack has few cards. Tests add the other cards that they need. */
export const small: Pack = {
  format: 1,
  id: 'small',
  characters,
  disorders: [],
  weapons,
  equipment,
  monsters,
  bossCards: [],
  hunt: [],
  spawns: [],
  memories: [],
  lockers: [{ id: 'example', weapon: 2, equipment: 3, meds: 2, junk: 1 }],
  difficulties: [],
  tiles: Object.entries(presets).map(([id, board]) => ({ id, board })),
  scenarios: Object.keys(presets).map((tile): Scenario => ({
    id: tile,
    kind: 'introduction',
    map: [{ tile, at: [0, 0], shown: true }],
    tokens: [],
    lockers: [],
    starts: [],
    slots: [],
    monsters: [],
    hunt: { aura: 6, end: 'defeat' },
    events: [],
    chapters: [],
    objectives: [],
  })),
};

/** A pack whose first Scenario uses this board. The tests play the first Scenario of a pack. */
export const on = (board: keyof typeof presets, pack: Pack = small): Pack => ({
  ...pack,
  scenarios: [...pack.scenarios].sort((a, b) => Number(b.id === board) - Number(a.id === board)),
});

/** A match that begins in a position: `place` puts things into the empty state, and then these steps run. */
export const standing = (
  pack: Pack,
  place: (state: State, content: Content) => void,
  steps: readonly Step[],
  faces: Faces = [],
  characters: readonly (readonly string[])[] = four,
): Match<State> =>
  createMatch(rulesFrom({ pack, characters, place, steps }), {
    seed: 'small',
    seats: characters.length,
    faces,
  }) as Match<State>;

/** The number of a Space of the first board. */
export const space = (pack: Pack, letter: string): number =>
  contentOf(pack)
    .map(pack.scenarios[0]?.id ?? '')
    .numbers.get(`${pack.scenarios[0]?.id ?? ''}.${letter}`) ?? -1;

export const offered = (match: Match<State>): string[] =>
  match.questions.flatMap(({ options }) => options.map(({ id }) => id));
/** Chooses these options in order, for the seats that have to answer. */
export function pick(match: Match<State>, ...ids: readonly string[]): void {
  for (const id of ids) {
    const question = match.questions.find(({ options }) => options.some((option) => option.id === id));
    assert.ok(question, `${id} is not among ${offered(match).join(' ')}`);
    assert.ok(match.choose(question.seat, question.n, id).ok);
  }
}
export const stateOf = (match: Match<State>): State => match.view(0).state;
export function character(match: Match<State>, n = 0): Character {
  const found = stateOf(match).characters[n];
  assert.ok(found);
  return found;
}
