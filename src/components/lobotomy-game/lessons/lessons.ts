// The lessons of Lobotomy 2. Each starts from the position of an example on the rules page; a comment gives the id of
// that example.
import type { Situation } from '../../../engine/games/lobotomy-2/state/situation.js';
import type { Lesson as AnyLesson } from '../../game/lessons/lesson.js';

export interface Lesson extends AnyLesson {
  readonly options: {
    readonly scenario: string;
    readonly characters: readonly (readonly string[])[];
    readonly difficulty: 'normal';
  };
  readonly situation: Situation;
}

const alone = (...characters: string[]): Pick<Lesson, 'game' | 'seats' | 'eyes' | 'options'> => ({
  game: 'lobotomy-2',
  seats: 1,
  eyes: 0,
  options: { scenario: 'DN1', characters: [characters], difficulty: 'normal' },
});

export const lessons: readonly Lesson[] = [
  {
    // LOB-EX-52
    ...alone('lotte-wren', 'harriet-voss', 'felix-ambrose'),
    id: 'door',
    situation: { ap: 1, characters: [{ at: 'theatre.P' }, { at: 'courtyard.H' }, { at: 'courtyard.H' }] },
    steps: [
      {
        choose: 'open:2,8:s',
        expect: { events: ['LOB-MOV-02', { type: 'door', to: 'open-door' }], state: { turn: { ap: 0, mp: 1 } } },
      },
      { choose: 'walk:32', expect: { state: { characters: { 0: { at: 32 } }, turn: { mp: 0 } } } },
    ],
  },
  {
    // LOB-EX-33
    ...alone('marta-kowal', 'demi-hawkins', 'ian-mcfellow'),
    id: 'blow',
    situation: {
      ap: 1,
      characters: [{ at: 'courtyard.D', items: ['broken-glass.1'] }, { at: 'theatre.F' }, { at: 'theatre.F' }],
      monsters: [{ card: 'state-trooper', at: 'courtyard.D' }],
    },
    faces: [
      { die: 'green', face: 'G2' },
      { die: 'green', face: 'G4' },
      { die: 'green', face: 'G5' },
      { die: 'green', face: 'G1' },
      { die: 'blue', face: 'B1' },
    ],
    steps: [
      {
        choose: 'attack:broken-glass.1:10',
        expect: {
          events: [
            { type: 'hit', spikes: 3, bolts: 1, hits: 4, avoided: 0 },
            { type: 'defeated', monster: 10 },
          ],
          state: { characters: { 0: { insanity: 1 } } },
        },
      },
    ],
  },
  {
    // LOB-EX-44b
    ...alone('demi-hawkins', 'marta-kowal', 'ian-mcfellow'),
    id: 'spend',
    situation: {
      ap: 1,
      characters: [
        { at: 'courtyard.D', insanity: 2, items: ['spell-scroll.1'], disorders: ['adrenal-gland-tumor'] },
        { at: 'theatre.F' },
        { at: 'theatre.F' },
      ],
      monsters: [{ card: 'state-trooper', at: 'courtyard.D' }],
    },
    faces: [
      { die: 'green', face: 'G1' },
      { die: 'green', face: 'G1' },
      { die: 'green', face: 'G1' },
      { die: 'green', face: 'G1' },
      { die: 'green', face: 'G4' },
      { die: 'green', face: 'G2' },
      { die: 'blue', face: 'B1' },
    ],
    steps: [
      { choose: 'attack:spell-scroll.1:10' },
      {
        choose: 'use:adrenal-gland-tumor.1:2',
        expect: {
          events: [{ type: 'hit', hits: 3 }],
          state: { characters: { 0: { disorders: { 0: { cooldown: 1 } } } } },
        },
      },
    ],
  },
  {
    // LOB-EX-54
    ...alone('solomon-pike', 'harriet-voss', 'felix-ambrose'),
    id: 'search',
    situation: {
      ap: 1,
      characters: [{ at: 'courtyard.H' }, { at: 'theatre.F' }, { at: 'theatre.F' }],
      lockers: [{ at: 'courtyard.H' }],
    },
    faces: [
      { deck: 'lockers', card: 'locker-10' },
      { die: 'blue', face: 'B3' },
      { die: 'blue', face: 'B3' },
      { die: 'blue', face: 'B4' },
      { die: 'blue', face: 'B4' },
      { deck: 'weapon', card: 'bed-rail' },
      { deck: 'equipment', card: 'halo' },
      { deck: 'junk', card: 'rope' },
    ],
    steps: [
      { choose: 'search:0', expect: { events: [{ type: 'checked', kind: 'search', n: 6 }] } },
      {
        choose: 'buy:weapon+equipment',
        expect: {
          state: {
            characters: {
              0: { items: { 0: { card: 'bed-rail', worn: true }, 1: { card: 'halo' } }, junk: { rope: 1 } },
            },
          },
        },
      },
    ],
  },
  {
    // LOB-EX-53
    ...alone('lotte-wren', 'harriet-voss', 'felix-ambrose'),
    id: 'trade',
    anew: true,
    situation: {
      ap: 2,
      characters: [{ at: 'courtyard.A', junk: { paper: 1 } }, { at: 'courtyard.D' }, { at: 'courtyard.H' }],
    },
    steps: [
      { choose: 'walk:3', expect: { state: { turn: { mp: 1 } } } },
      { choose: 'trade:1', expect: { state: { turn: { ap: 1, mp: 1 } } } },
      { choose: 'put:0:junk:paper' },
      {
        choose: 'offer',
        expect: { state: { turn: { ap: 1, mp: 0 }, characters: { 1: { junk: { paper: 1 } } } } },
      },
    ],
  },
  {
    // LOB-EX-49, the third Character's Turn
    ...alone('tobias-crake', 'harriet-voss', 'felix-ambrose'),
    id: 'flee',
    situation: {
      active: 2,
      ap: 1,
      characters: [{ at: 'courtyard.A' }, { at: 'courtyard.I', increases: { strength: 1 } }, { at: 'courtyard.H' }],
      monsters: [
        { card: 'state-trooper', at: 'courtyard.A' },
        { card: 'state-trooper', at: 'courtyard.I' },
        { card: 'state-trooper', at: 'courtyard.H' },
      ],
    },
    steps: [
      { choose: 'flee:4', expect: { events: ['LOB-FLE-02'], state: { characters: { 2: { wounds: 1, at: 4 } } } } },
    ],
  },
  {
    // LOB-EX-04
    ...alone('tobias-crake', 'marta-kowal', 'ian-mcfellow'),
    id: 'bite',
    situation: {
      phase: 'attacks',
      characters: [
        { at: 'courtyard.D', items: [{ card: 'straitjacket.1', rows: [0] }] },
        { at: 'courtyard.D' },
        { at: 'theatre.F' },
      ],
      monsters: [{ card: 'hellhound', at: 'courtyard.D' }],
    },
    faces: [
      { die: 'green', face: 'G2' },
      { die: 'green', face: 'G2' },
      { die: 'blue', face: 'B3' },
      { die: 'blue', face: 'B2' },
    ],
    steps: [
      {
        choose: 'target:10:0',
        expect: { events: [{ type: 'hit', mini: 0, hits: 2, shields: 1, avoided: 1, wounds: 1 }, 'LOB-DIC-09'] },
      },
    ],
  },
  {
    // LOB-EX-61
    ...alone('tobias-crake', 'marta-kowal', 'ian-mcfellow'),
    id: 'hunt',
    anew: true,
    situation: {
      round: 6,
      active: 2,
      ap: 1,
      hunt: { position: 5, shown: ['headlights', 'running-feet', 'relapse', 'lights-out', 'adrenaline'] },
      characters: [
        { at: 'courtyard.D' },
        { at: 'courtyard.F', insanity: 6, questDone: true },
        { at: 'courtyard.H', insanity: 6, questDone: true },
      ],
    },
    faces: [
      { deck: 'spawn', card: 'reshuffle' },
      { deck: 'spawn', card: 'reshuffle' },
      { deck: 'spawn', card: 'reshuffle' },
    ],
    steps: [
      {
        choose: 'end',
        expect: {
          events: [
            { type: 'hunt-moved', from: 5, to: 6 },
            { type: 'hunt-card', space: 6, card: 'aura-of-insanity' },
            { type: 'empowered' },
          ],
        },
      },
      { choose: 'insane', expect: { events: [{ type: 'insane', player: 1 }] } },
    ],
  },
];
