// Positions of Lobotomy 2 for its stories and tests.
import type { Situation } from '../../src/engine/games/lobotomy-2/state/situation.js';

/** A position, with the other attributes of <lobotomy-game> that it needs. */
export interface Position {
  /** The URL of the page's own pack. */
  readonly pack?: string;
  readonly scenario: string;
  readonly characters: string;
  readonly situation: Situation;
  readonly faces?: readonly object[];
}

const theatre = { at: 'theatre.F' };
const spike = { die: 'green', face: 'G2' };
const blank = { die: 'green', face: 'G1' };

/** Late in a match of four Characters: Tobias has three Action Points, many Items, and Monsters in his Space. */
export const midnight: Position = {
  scenario: 'DN1',
  characters: 'tobias-crake, lotte-wren, ian-mcfellow, harriet-voss',
  situation: {
    round: 5,
    ap: 3,
    read: ['DN1-A'],
    hunt: { position: 5, shown: ['headlights', 'relapse', 'lights-out', 'mattress-armour', 'whetted-appetite'] },
    characters: [
      {
        at: 'courtyard.D',
        wounds: 2,
        insanity: 3,
        conditions: ['fire'],
        increases: { dexterity: 1 },
        decreases: { wisdom: 1 },
        junk: { glass: 2, wood: 2, paper: 1, rope: 1 },
        meds: { red: 1, blue: 1 },
        items: [
          'revolver',
          { card: 'splashing-paddle', rows: [0] },
          { card: 'straitjacket.1', rows: [0] },
          'laudanum',
          'land-mine',
        ],
        disorders: ['fatality', { card: 'grudge', cooldown: 2 }],
      },
      {
        at: 'courtyard.D',
        wounds: 1,
        junk: { rock: 2, pipe: 1 },
        items: ['sling.1', 'leather-jacket'],
        disorders: ['the-choir'],
      },
      {
        at: 'theatre.F',
        wounds: 4,
        insanity: 5,
        insane: true,
        items: ['hat-pin', 'stethoscope'],
        meds: { green: 2 },
        disorders: ['withdrawal'],
      },
      { at: 'courtyard.H', items: ['spell-scroll.1', 'nurses-cape'], disorders: ['inventory'] },
    ],
    monsters: [
      { card: 'state-trooper', at: 'courtyard.D', wounds: 1 },
      { card: 'hellhound', at: 'courtyard.D', conditions: ['frost'] },
      { card: 'hellhound', at: 'courtyard.F' },
      { card: 'orderly', at: 'courtyard.I', wounds: 2 },
      { card: 'night-nurse', at: 'theatre.C', conditions: ['stun'] },
      { card: 'superintendent', at: 'courtyard.A', wounds: 5 },
    ],
    lockers: [{ at: 'courtyard.H' }, { at: 'courtyard.D', face: 'locker-10' }, { at: 'theatre.P' }],
    edges: [['attic.A', 'attic.J', 'open-door']],
  },
};

/** Tobias alone with a Trooper. He has Broken Glass and three Action Points. */
export const duel: Position = {
  scenario: 'DN1',
  characters: 'tobias-crake lotte-wren ian-mcfellow',
  situation: {
    ap: 3,
    characters: [{ at: 'courtyard.D', items: ['broken-glass.1'] }, theatre, theatre],
    monsters: [{ card: 'state-trooper', at: 'courtyard.D' }],
  },
  faces: [spike, spike, spike, spike, { die: 'blue', face: 'B1' }],
};

/** A position of the example pack: Ines is in the boiler room, near two Monsters of the pack. */
export const thirdShift: Position = {
  pack: 'packs/third-shift.json',
  scenario: 'S5',
  characters: 'ines-marrow ian-mcfellow demi-hawkins',
  situation: {
    read: ['S5-A'],
    ap: 2,
    active: 0,
    characters: [{ at: 'boiler.H' }, { at: 'boiler.G' }, { at: 'boiler.L' }],
    monsters: [
      { card: 'coal-man', at: 'boiler.G' },
      { card: 'coal-man', at: 'boiler.G' },
    ],
  },
};

/** Tobias has a revolver, Meds, and two Disorders that change a roll: one adds Pierce, the other rerolls dice. */
export const volley: Position = {
  scenario: 'DN1',
  characters: 'tobias-crake marta-kowal ian-mcfellow',
  situation: {
    ap: 1,
    characters: [
      {
        at: 'courtyard.D',
        increases: { dexterity: 1 },
        insanity: 2,
        items: ['revolver'],
        meds: { red: 1, green: 1 },
        disorders: ['fatality', 'until-it-is-right'],
      },
      theatre,
      theatre,
    ],
    monsters: [{ card: 'superintendent', at: 'courtyard.F' }],
  },
  faces: [spike, { die: 'green', face: 'G4' }, blank, { die: 'blue', face: 'B2' }, { die: 'blue', face: 'B4' }],
};

/** Lotte and Harriet are in the same Space. */
export const barter: Position = {
  scenario: 'DN1',
  characters: 'lotte-wren harriet-voss felix-ambrose',
  situation: {
    ap: 2,
    characters: [
      { at: 'courtyard.D', junk: { paper: 2, rope: 1 }, meds: { blue: 1 }, items: ['hat-pin', 'soft-shoes'] },
      { at: 'courtyard.D', junk: { glass: 1 }, meds: { red: 1 }, items: ['halo', 'stethoscope'] },
      { at: 'courtyard.H' },
    ],
  },
};

/** More Weapons than a Character can use. */
export const armoury: Position = {
  scenario: 'DN1',
  characters: 'tobias-crake marta-kowal ian-mcfellow',
  situation: {
    ap: 1,
    characters: [
      { at: 'courtyard.D', items: ['straitjacket.1', 'broken-glass.1', 'spiked-gloves', 'revolver', 'leather-jacket'] },
      theatre,
      theatre,
    ],
  },
};

/** Enough Junk for three upgrade rows of one Weapon. */
export const workshop: Position = {
  scenario: 'DN1',
  characters: 'tobias-crake lotte-wren ian-mcfellow',
  situation: {
    ap: 1,
    characters: [
      {
        at: 'courtyard.D',
        items: ['splashing-paddle', 'bed-rail'],
        junk: { wood: 3, paper: 1, glass: 1, rock: 1, rope: 1, pipe: 1 },
      },
      theatre,
      theatre,
    ],
  },
};

/** A Locker in the Space of the Character. */
export const locker: Position = {
  scenario: 'DN1',
  characters: 'solomon-pike harriet-voss felix-ambrose',
  situation: { ap: 1, characters: [{ at: 'courtyard.H' }, theatre, theatre], lockers: [{ at: 'courtyard.H' }] },
  faces: [{ deck: 'lockers', card: 'locker-10' }, ...['B3', 'B3', 'B4', 'B4'].map((face) => ({ die: 'blue', face }))],
};

/** The end of a Round: a Hunt card is turned over before the next Round. */
export const howling: Position = {
  scenario: 'DN1',
  characters: 'tobias-crake lotte-wren ian-mcfellow',
  situation: {
    round: 3,
    phase: 'hunt',
    hunt: { position: 3, shown: ['headlights', 'relapse', 'lights-out'] },
    characters: [{ at: 'courtyard.A' }, { at: 'courtyard.I' }, { at: 'theatre.H' }],
    monsters: [
      { card: 'hellhound', at: 'courtyard.A' },
      { card: 'hellhound', at: 'courtyard.I' },
    ],
  },
  faces: [{ deck: 'hunt', card: 'mattress-armour' }],
};

/** A green Hellhound enters. Two green Spawn Points are equally near. */
export const arrivals: Position = {
  scenario: 'DN1',
  characters: 'ian-mcfellow lotte-wren harriet-voss',
  situation: {
    phase: 'spawns',
    characters: [{ at: 'courtyard.I' }, { at: 'attic.B' }, { at: 'theatre.H' }],
    monsters: [
      { card: 'hellhound', at: 'theatre.A' },
      { card: 'hellhound', at: 'theatre.A' },
      { card: 'hellhound', at: 'theatre.C' },
      { card: 'hellhound', at: 'theatre.C' },
    ],
  },
  faces: [{ deck: 'spawn', card: 'spawn-3-green' }],
};

/** Ian is on Fire and would die of one more Wound, and a Trooper attacks him. */
export const lastBreath: Position = {
  scenario: 'DN1',
  characters: 'ian-mcfellow marta-kowal tobias-crake',
  situation: {
    phase: 'attacks',
    first: 2,
    characters: [
      {
        at: 'courtyard.D',
        wounds: 7,
        insanity: 3,
        conditions: ['fire'],
        junk: { rope: 1 },
        meds: { blue: 1 },
        items: [{ card: 'straitjacket.1', rows: [0] }, 'laudanum'],
      },
      theatre,
      theatre,
    ],
    monsters: [{ card: 'state-trooper', at: 'courtyard.D' }],
  },
  faces: [
    blank,
    blank,
    blank,
    { die: 'blue', face: 'B1' },
    { die: 'blue', face: 'B1' },
    { deck: 'spawn', card: 'event-2' },
  ],
};

const wholeTrack = [
  'headlights',
  'running-feet',
  'relapse',
  'lights-out',
  'adrenaline',
  'aura-of-insanity',
  'locker-inspection',
  'mattress-armour',
  'window-left-open',
  'open-corridors',
  'walls-that-listen',
  'sharpened-nails',
];

/** The Final Battle: Tobias is in the Huntmaster's Space, and Characters who die now stay dead. */
export const finalBattle: Position = {
  scenario: 'DN1',
  characters: 'tobias-crake lotte-wren ian-mcfellow',
  situation: {
    round: 13,
    ap: 3,
    final: true,
    hunt: { position: 12, shown: wholeTrack.slice(0, 11), battle: true },
    characters: [
      { at: 'courtyard.D', items: ['broken-glass.1'] },
      { at: 'courtyard.D' },
      { at: 'theatre.F', dead: true },
    ],
    monsters: [{ card: 'huntmaster', at: 'courtyard.D', wounds: 33 }],
  },
  faces: [
    ...Array.from({ length: 4 }, () => ({ die: 'green', face: 'G4' })),
    { die: 'blue', face: 'B1' },
    { die: 'blue', face: 'B1' },
  ],
};

/** All Characters except Tobias are on the stair, and Tobias is one step away from it. */
export const onTheStair: Position = {
  scenario: 'S1',
  characters: 'tobias-crake lotte-wren ian-mcfellow',
  situation: {
    round: 7,
    ap: 2,
    tiles: ['cells', 'ward'],
    read: ['S1-A', 'S1-B', 'S1-C', 'S1-D'],
    edges: [['ward.D', 'ward.I', 'open-door']],
    characters: [{ at: 'ward.D' }, { at: 'ward.I' }, { at: 'ward.I' }],
  },
};

/** The Huntmaster is on the last Space of the Hunt Track, and Tobias would die of one more Wound. */
export const lastSpace: Position = {
  scenario: 'S2',
  characters: 'tobias-crake lotte-wren ian-mcfellow',
  situation: {
    round: 12,
    phase: 'attacks',
    hunt: { position: 12, shown: wholeTrack },
    characters: [{ at: 'kitchen.A', wounds: 8 }, { at: 'kitchen.L' }, { at: 'kitchen.L' }],
    monsters: [
      { card: 'hellhound', at: 'kitchen.A' },
      { card: 'hellhound', at: 'kitchen.L' },
    ],
  },
  faces: [spike, { die: 'red', face: 'R1' }],
};

const many = (card: string, n: number, at: readonly string[]): NonNullable<Situation['monsters']>[number][] =>
  Array.from({ length: n }, (_, i) => ({ card, at: at[i % at.length]! }));

/** The largest number of figures: five Characters, 24 Monsters and a Boss, most of them in four Spaces. */
export const crowd: Position = {
  scenario: 'DN1',
  characters: 'tobias-crake, lotte-wren, ian-mcfellow, harriet-voss, felix-ambrose',
  situation: {
    ...midnight.situation,
    characters: [
      ...midnight.situation.characters!.map((each) => ({ ...each, at: 'courtyard.D' })),
      { at: 'courtyard.D' },
    ],
    monsters: [
      ...many('state-trooper', 6, ['courtyard.D', 'courtyard.D', 'courtyard.F']),
      ...many('hellhound', 6, ['courtyard.D', 'courtyard.F', 'courtyard.I']),
      ...many('night-nurse', 6, ['courtyard.D', 'courtyard.H', 'theatre.C']),
      ...many('drowned-patient', 4, ['courtyard.H', 'boiler.I']),
      ...many('orderly', 2, ['courtyard.D', 'courtyard.I']),
      { card: 'superintendent', at: 'courtyard.D' },
    ],
  },
};

/** As much as a Character can hold, with every upgrade row that can be bought. */
export const burdened: Position = {
  scenario: 'DN1',
  characters: 'tobias-crake marta-kowal ian-mcfellow',
  situation: {
    ap: 3,
    characters: [
      {
        at: 'courtyard.D',
        wounds: 8,
        insanity: 9,
        insane: true,
        conditions: ['fire', 'frost', 'stun'],
        increases: { strength: 1, dexterity: 1, wisdom: 1, imagination: 1 },
        decreases: { strength: 1, dexterity: 1, wisdom: 1, imagination: 1 },
        junk: { glass: 2, wood: 2, rope: 2, paper: 2, pipe: 2, rock: 2 },
        meds: { green: 1, red: 1, blue: 1, brown: 1 },
        items: [
          { card: 'splashing-paddle', rows: [0, 1, 2] },
          { card: 'orbitoclast', rows: [0] },
          { card: 'straitjacket.1', rows: [0] },
          'wardens-keys',
          'sentry-gun',
          'bundle-of-letters',
        ],
        disorders: ['fatality', 'grudge', 'never-where-you-left-me', 'rehearsed-disaster', 'halo-of-static'],
        quest: 2,
      },
      theatre,
      theatre,
    ],
  },
};
