// The lessons of Asylum Escape. In the first two, the learner plays a Victim, who hides from a Patient and slips away from
// one; in the others, the learner plays the Patients.
import type { Situation } from '../../../engine/games/asylum-escape/state/situation.js';
import type { Lesson } from '../../game/lessons/lesson.js';

const house = { game: 'asylum-escape', seats: 2, eyes: 0 } as const;

export const lessons: readonly (Lesson & {
  readonly options: { readonly patients: 0 | 1 };
  readonly situation: Situation;
})[] = [
  {
    ...house,
    id: 'move',
    options: { patients: 1 },
    situation: {
      phase: 'victim',
      active: 0,
      patients: [{ card: 'warden', at: 'bell-tower' }],
      victims: [{ card: 'reporter', at: 'theatre' }],
    },
    faces: [{ deck: 'movement', card: 'two-rooms.1' }],
    steps: [
      { choose: 'draw:movement', expect: { events: ['AE-VIC-06'] } },
      { choose: 'move:bath-hall', any: 'move:', expect: { events: [{ type: 'moved', room: 'bath-hall' }] } },
    ],
  },
  {
    ...house,
    id: 'camo',
    anew: true,
    options: { patients: 1 },
    situation: {
      phase: 'march',
      patients: [{ card: 'warden', at: 'office' }],
      victims: [
        {
          card: 'reporter',
          at: 'office',
          hand: ['stocking-feet.1'],
          suspects: ['office', 'library', 'reception', 'laundry', 'greenhouse'],
        },
      ],
    },
    faces: [{ deck: 'bloodlust', card: 'head-count.1' }],
    steps: [
      { choose: 'play:stocking-feet.1', expect: { events: ['AE-SYM-05'] } },
      {
        choose: 'move:reception',
        expect: { events: ['AE-PAT-04', { type: 'bloodlust' }], never: [{ type: 'caught' }] },
      },
    ],
  },
  {
    ...house,
    id: 'hunt',
    options: { patients: 0 },
    situation: {
      phase: 'march',
      rooms: 2,
      patients: [{ card: 'warden', at: 'chapel' }],
      victims: [{ card: 'reporter', at: 'office', suspects: ['office', 'reception', 'library'] }],
    },
    faces: [{ die: 'd6', face: 1 }],
    steps: [{ choose: 'patient:0:library' }, { choose: 'patient:0:office', expect: { events: ['AE-PAT-04'] } }],
  },
  {
    ...house,
    id: 'fall',
    anew: true,
    options: { patients: 0 },
    situation: {
      phase: 'final',
      turn: 7,
      patients: [
        { card: 'warden', at: 'pharmacy' },
        { card: 'gauze', at: 'kitchen', released: 3 },
      ],
      victims: [{ card: 'reporter', at: 'morgue' }],
    },
    faces: [{ die: 'd6', face: 1 }],
    steps: [
      {
        choose: 'next:pharmacy',
        expect: { events: ['AE-DES-02', { type: 'caught', rule: 'AE-PAT-05' }], outcome: { winners: [0] } },
      },
    ],
  },
];
