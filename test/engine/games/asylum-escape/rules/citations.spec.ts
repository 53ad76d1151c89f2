// What is told and asked of the setup, of the Patients' turns, of catches, collapses, Victims' turns, windows and the end: which
// rules each event, question and option cites, with its facts, and who learns what of them. What cards do is in verbs-cited.spec.ts.
import type { Situation } from '../../../../../src/engine/games/asylum-escape/state/situation.js';
import { shows, type Row } from '../support/event-rows.js';
import { at, begin, d6, draws, flees, heads, lust, pack, table, tails } from '../support/small-match.js';

type More = Parameters<typeof table>[2];

/** Where the match begins if nothing else is said: the Patient has one room to go, and nobody is near. */
const march = { patients: [at('c3')], victims: [{ at: 'a1' }, { at: 'a2' }, { at: 'e5' }] } as const;
const from =
  (situation: Partial<Situation> = {}, more: More = {}): Row['plays'] =>
  (t) => {
    table(t, { ...march, ...situation }, more);
  };
const start =
  (more: Parameters<typeof begin>[1] = {}): Row['plays'] =>
  (t) => {
    begin(t, more);
  };
/** The first Victim is there, with these cards in hand or this one held; another, or a third, is where it is said. */
const first = (
  room: string,
  hand: readonly string[] = [],
  held?: string,
  ...others: readonly object[]
): Partial<Situation> => ({
  victims: [
    { at: room, hand, ...(held !== undefined && { held }) },
    ...others,
    ...march.victims.slice(1 + others.length),
  ],
});
/** It is the turn of the first Victim, who is in a1 with these cards. */
const mine = (hand: readonly string[] = [], more: object = {}, ...others: readonly object[]): Partial<Situation> => ({
  phase: 'victim',
  active: 1,
  victims: [{ at: 'a1', hand, ...more }, ...others, ...march.victims.slice(1 + others.length)],
});
/** The columns have so many rooms. */
const columns = (...heights: readonly number[]): string[][] =>
  heights.map((n, x) => Array.from({ length: n }, (_, y) => `${'abcde'[x] ?? ''}${y + 1}`));
/** A pack in which the first Victim has this boon. */
const victimWith = (boon: object) =>
  ({ ...pack, victims: pack.victims.map((card, i) => (i === 0 ? { ...card, boon } : card)) }) as typeof pack;

const rows: readonly Row[] = [
  // Setup
  {
    what: 'the seats and the building',
    plays: start({
      faces: [
        ...pack.locations.map(({ id }) => ({ deck: 'locations', card: id })),
        ...['v03', 'v04', 'v05'].map((card) => ({ deck: 'victims', card })),
      ],
    }),
    tells: [
      'seated AE-SET-02 AE-SET-03 AE-SET-04 AE-RUL-01 AE-RUL-42 patients=0 version=short',
      'laid-out AE-SET-01 AE-RUL-02 AE-RUL-03 columns=[["a1","a2","a3","a4","a5"],["b1","b2","b3","b4","b5"],["c1","c2","c3","c4","c5"],["d1","d2","d3","d4","d5"],["e1","e2","e3","e4","e5"]]',
      'victim-drawn AE-SET-05 victim=1 card=v03',
      'victim-drawn AE-SET-05 victim=2 card=v04',
      'victim-drawn AE-SET-05 victim=3 card=v05',
    ],
    asks: { 1: ['mulligan AE-SET-06', 'keep AE-SET-06', 'redraw AE-RUL-38'] },
  },
  {
    what: 'a mulligan',
    plays: start({ faces: ['v03', 'v04', 'v05', 'v06'].map((card) => ({ deck: 'victims', card })) }),
    choices: ['redraw'],
    tells: ['mulligan AE-SET-06 AE-RUL-38 victim=1 card=v06 back=v03'],
    asks: { 2: ['mulligan AE-SET-06', 'keep AE-SET-06', 'redraw AE-RUL-38'] },
  },
  {
    what: 'the Victims and the first Patient',
    plays: start({
      seats: 2,
      faces: [
        { deck: 'victims', card: 'v03' },
        { deck: 'patients', card: 'one' },
      ],
    }),
    choices: ['keep'],
    tells: [
      'victims-shown AE-SET-07 cards=["v03"]',
      'released AE-SET-09 AE-SET-08 AE-RUL-15 patient=0 card=one room=c3 special=false',
    ],
  },
  {
    what: 'who has hidden, and the first cards',
    plays: start({
      seats: 3,
      faces: [
        ...['v03', 'v04'].map((card) => ({ deck: 'victims', card })),
        { deck: 'patients', card: 'one' },
        ...draws('blank.1', 'key.1'),
        heads,
      ],
    }),
    choices: [
      ['keep', 1],
      ['keep', 2],
      ['start:a1', 1],
      ['start:a2', 2],
    ],
    tells: [
      'hid AE-SET-12 AE-SET-10 AE-RUL-18 AE-RUL-39 victim=1 [1: room=a1]',
      'hid AE-SET-12 AE-SET-10 AE-RUL-18 AE-RUL-39 victim=2 [2: room=a2]',
      'drew-card AE-SET-11 victim=1 [1: card=blank.1]',
      'held AE-SYM-06 AE-RUL-26 AE-SET-11 victim=2 card=key.1',
    ],
    asks: { 0: [], 1: ['react AE-RUL-22 in a window else pass after 8 s', 'pass AE-RUL-43'] },
  },
  // The Patients' turn
  {
    what: 'a turn of the Patients, and tails',
    plays: from({ phase: 'patients' }, { faces: [tails] }),
    tells: [
      'turn-began AE-SET-13 AE-RUL-13 AE-REL-05 player=0 number=1 final=false',
      'coin AE-PAT-01 AE-RUL-09 side=tails rooms=2',
    ],
    asks: {
      0: [
        'march-on AE-PAT-01',
        'patient:0:c4 AE-PAT-02 patient:0 room:c4',
        'patient:0:d3 AE-PAT-02 patient:0 room:d3',
        'patient:0:c2 AE-PAT-02 patient:0 room:c2',
        'patient:0:b3 AE-PAT-02 patient:0 room:b3',
        'done AE-RUL-09',
      ],
    },
  },
  {
    what: 'a die for a coin',
    plays: from({ phase: 'patients', turn: 2 }, { options: { coin: 'die' }, faces: d6(3) }),
    tells: [
      'turn-began AE-SET-13 AE-RUL-13 AE-REL-05 player=0 number=2 final=false',
      'coin AE-PAT-01 AE-RUL-09 AE-RUL-44 side=heads die=3 rooms=1',
    ],
  },
  {
    what: 'a die for a coin, and an even face',
    plays: from({ phase: 'patients', turn: 2 }, { options: { coin: 'die' }, faces: d6(4) }),
    tells: [
      'turn-began AE-SET-13 AE-RUL-13 AE-REL-05 player=0 number=2 final=false',
      'coin AE-PAT-01 AE-RUL-09 AE-RUL-44 side=tails die=4 rooms=2',
    ],
  },
  {
    what: 'turn 3',
    plays: from(
      { ...first('a5', ['still.1']), phase: 'patients', turn: 3 },
      { faces: [{ deck: 'patients', card: 'two' }] },
    ),
    tells: [
      'turn-began AE-SET-13 AE-RUL-13 AE-REL-05 player=0 number=3 final=false',
      'released AE-REL-01 AE-RUL-14 AE-RUL-46 patient=1 card=two room=a1 special=false',
    ],
    asks: {
      1: ['react AE-RUL-22 in a window else pass after 8 s', 'pass AE-RUL-43', 'play:still.1 AE-SYM-05 card:still.1'],
      2: [],
    },
  },
  {
    what: 'a start that is gone',
    plays: from(
      {
        columns: columns(5, 5, 5, 5).map((column) => column.filter((room) => room !== 'a1')),
        victims: [{ at: 'a2' }, { at: 'a2' }, { at: 'a2' }],
        phase: 'patients',
        turn: 3,
      },
      { faces: [{ deck: 'patients', card: 'two' }] },
    ),
    tells: [
      'turn-began AE-SET-13 AE-RUL-13 AE-REL-05 player=0 number=3 final=false',
      'start-gone AE-REL-03 AE-RUL-46 card=two room=a1',
    ],
    asks: {
      0: [
        'start-room AE-RUL-16',
        'release:a2 AE-REL-03 card:two room:a2',
        'release:a3 AE-REL-03 card:two room:a3',
        'release:a4 AE-REL-03 card:two room:a4',
        'release:a5 AE-REL-03 card:two room:a5',
      ],
    },
  },
  {
    what: 'a colour that is gone',
    plays: from(
      {
        columns: [['b1', 'b2'], ['c3']],
        victims: [{ at: 'b1' }, { at: 'b1' }, { at: 'b1' }],
        phase: 'patients',
        turn: 3,
      },
      { faces: [{ deck: 'patients', card: 'two' }, heads] },
    ),
    choices: ['release:b2'],
    tells: [
      'released AE-REL-01 AE-RUL-14 AE-RUL-46 patient=1 card=two room=b2 special=false',
      'coin AE-PAT-01 AE-RUL-09 side=heads rooms=1',
    ],
  },
  {
    what: 'turn 5',
    plays: from({ phase: 'patients', turn: 5 }, { faces: [{ deck: 'specials', card: 'strong' }, heads] }),
    tells: [
      'turn-began AE-SET-13 AE-RUL-13 AE-REL-05 player=0 number=5 final=false',
      'released AE-REL-04 AE-RUL-14 AE-RUL-46 AE-RUL-15 patient=1 card=strong room=e1 special=true',
      'coin AE-PAT-01 AE-RUL-09 side=heads rooms=1',
    ],
    asks: {
      0: [
        'march-on AE-PAT-01',
        'patient:0:c4 AE-PAT-02 patient:0 room:c4',
        'patient:0:d3 AE-PAT-02 patient:0 room:d3',
        'patient:0:c2 AE-PAT-02 patient:0 room:c2',
        'patient:0:b3 AE-PAT-02 patient:0 room:b3',
        'done AE-RUL-09',
      ],
    },
  },
  {
    what: 'turn 6',
    plays: from({ phase: 'patients', turn: 6 }, { faces: [heads] }),
    tells: [
      'turn-began AE-SET-13 AE-RUL-13 AE-REL-05 AE-RUL-17 player=0 number=6 final=false',
      'coin AE-PAT-01 AE-RUL-09 side=heads rooms=1',
    ],
  },
  {
    what: 'turn 7 of the short version',
    plays: from({ phase: 'patients', turn: 7 }, { faces: [heads] }),
    tells: [
      'turn-began AE-SET-13 AE-RUL-13 AE-REL-05 AE-RUL-17 player=0 number=7 final=true',
      'coin AE-PAT-01 AE-RUL-09 side=heads rooms=1',
    ],
  },
  {
    what: 'a new Patient whose room is blown up',
    plays: from(
      { phase: 'patients', turn: 3, victims: [{ at: 'c1' }, { at: 'c1' }, { at: 'c1' }] },
      { faces: [{ deck: 'patients', card: 'two' }, heads, ...lust()] },
    ),
    choices: ['done'],
    tells: [
      'patient-stays AE-RUL-10 AE-RUL-09 patient=0',
      'announced AE-PAT-04 AE-PAT-03 AE-PAT-05 AE-PAT-06 found=[]',
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 AE-REL-02 room=a1 x=0 y=0 reasons=1',
      'patient-fell AE-DES-02 AE-RUL-05 patient=1 to=a2',
      'sank AE-DES-02 AE-RUL-04 x=0 y=0',
      'settled AE-RUL-07',
      'bloodlust AE-BLD-01 AE-BLD-02 AE-BLD-04 AE-RUL-36 card=quiet.1',
    ],
  },
  {
    what: 'a kill, and a new Patient',
    plays: from(
      { ...first('c3'), patients: [at('c3', 'three')], phase: 'patients', turn: 3 },
      { faces: [{ deck: 'patients', card: 'four' }, heads, ...d6(1)] },
    ),
    choices: ['done'],
    tells: [
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 room=c3 x=2 y=2 reasons=1',
      'patient-fell AE-DES-02 AE-RUL-05 patient=0 to=c4',
      'sank AE-DES-02 AE-RUL-04 x=2 y=2',
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 AE-REL-02 room=b2 x=1 y=1 reasons=1',
      'patient-fell AE-DES-02 AE-RUL-05 patient=1 to=b3',
      'sank AE-DES-02 AE-RUL-04 x=1 y=1',
      'settled AE-RUL-07',
      'no-bloodlust AE-BLD-03 AE-RUL-13 kills=1',
    ],
  },
  {
    what: 'a kill in the room of a new Patient',
    plays: from(
      { ...first('c3'), patients: [at('c3', 'three')], phase: 'patients', turn: 3 },
      { faces: [{ deck: 'patients', card: 'one' }, heads, ...d6(1)] },
    ),
    choices: ['done'],
    tells: [
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 AE-REL-02 AE-RUL-48 room=c3 x=2 y=2 reasons=2',
      'patient-fell AE-DES-02 AE-RUL-05 patient=0 to=c4',
      'patient-fell AE-DES-02 AE-RUL-05 patient=1 to=c4',
      'sank AE-DES-02 AE-RUL-04 x=2 y=2',
      'settled AE-RUL-07',
      'no-bloodlust AE-BLD-03 AE-RUL-13 kills=1',
    ],
  },
  {
    what: 'a Patient that may go on',
    plays: from({ rooms: 2, patients: [at('c3'), at('e1', 'two')] }),
    choices: ['patient:0:c4'],
    tells: ['patient-moved AE-PAT-01 AE-PAT-02 AE-RUL-09 AE-RUL-10 patient=0 from=c3 to=c4'],
    asks: {
      0: [
        'march-on AE-PAT-01',
        'patient:0:c5 AE-PAT-02 patient:0 room:c5',
        'patient:0:d4 AE-PAT-02 patient:0 room:d4',
        'patient:0:c3 AE-PAT-02 patient:0 room:c3',
        'patient:0:b4 AE-PAT-02 patient:0 room:b4',
        'patient:1:e2 AE-PAT-02 patient:1 room:e2',
        'patient:1:d1 AE-PAT-02 patient:1 room:d1',
        'done AE-RUL-09',
      ],
    },
  },
  {
    what: 'Patients that stay',
    plays: from({}, { faces: lust() }),
    choices: ['done'],
    tells: [
      'patient-stays AE-RUL-10 AE-RUL-09 patient=0',
      'announced AE-PAT-04 AE-PAT-03 AE-PAT-05 AE-PAT-06 found=[]',
      'bloodlust AE-BLD-01 AE-BLD-02 AE-BLD-04 AE-RUL-36 card=quiet.1',
    ],
    asks: {
      1: [
        'act AE-VIC-01',
        'draw:camo-sabo AE-VIC-01 deck:camo-sabo',
        'draw:movement AE-VIC-01 deck:movement',
        'end AE-VIC-02',
      ],
    },
  },
  {
    what: 'Patients, one of which stays',
    plays: from({ patients: [at('c3'), at('e1', 'two')] }, { faces: lust() }),
    choices: ['patient:0:c4', 'done'],
    tells: [
      'patient-stays AE-RUL-10 AE-RUL-09 patient=1',
      'announced AE-PAT-04 AE-PAT-03 AE-PAT-05 AE-PAT-06 found=[]',
      'bloodlust AE-BLD-01 AE-BLD-02 AE-BLD-04 AE-RUL-36 card=quiet.1',
    ],
  },
  // Catching
  {
    what: 'a Victim who is found and survives',
    plays: from(first('c4'), { faces: [...d6(5), ...flees('m2')] }),
    choices: ['patient:0:c4'],
    tells: [
      'patient-moved AE-PAT-01 AE-PAT-02 AE-RUL-09 AE-RUL-10 patient=0 from=c3 to=c4',
      'announced AE-PAT-04 AE-PAT-03 AE-PAT-05 AE-PAT-06 found=[{"victim":1,"room":"c4"}]',
      'caught AE-PAT-05 AE-RUL-11 AE-CAT-07 victim=1 room=c4 patients=[0]',
      'attempt AE-CAT-01 victim=1 patient=0',
      'rolled AE-CAT-01 victim=1 patient=0 face=5 catches=[1,2] kills=false',
      'missed AE-CAT-01 AE-BLD-02 victim=1 patient=0',
      'survived AE-CAT-04 victim=1',
      'flees AE-CAT-04 AE-CAT-06 victim=1 card=m2.1 rooms=2',
    ],
    asks: {
      1: [
        'move-to AE-CAT-04 else move:c4 after 60 s not before 8 s',
        'move:c4 AE-CAT-04 room:c4',
        'move:c5 AE-VIC-05 room:c5',
        'move:d4 AE-VIC-05 room:d4',
        'move:c3 AE-VIC-05 room:c3',
        'move:b4 AE-VIC-05 room:b4',
        'move:d5 AE-VIC-05 room:d5',
        'move:b5 AE-VIC-05 room:b5',
        'move:e4 AE-VIC-05 room:e4',
        'move:d3 AE-VIC-05 room:d3',
        'move:c2 AE-VIC-05 room:c2',
        'move:b3 AE-VIC-05 room:b3',
        'move:a4 AE-VIC-05 room:a4',
        'enter:c4 AE-CAT-05 room:c4 (confirm-caught)',
      ],
    },
  },
  {
    what: 'a flight',
    plays: from(first('c3'), { faces: [...d6(5), ...flees('m1'), ...lust()] }),
    choices: ['done', 'move:c4'],
    tells: [
      '[1: moved AE-VIC-06 AE-RUL-19 AE-CAT-06 victim=1 room=c4]',
      'bloodlust AE-BLD-01 AE-BLD-02 AE-BLD-04 AE-RUL-36 card=quiet.1',
    ],
  },
  {
    what: 'a flight without a card',
    plays: from({ ...first('c3'), decks: { movement: [], bloodlust: [] } }, { faces: d6(5) }),
    choices: ['done'],
    tells: [
      'deck-empty AE-RUL-28 deck=movement',
      'flees AE-CAT-04 AE-CAT-06 AE-RUL-28 victim=1 card=null rooms=0',
      'deck-empty AE-RUL-28 deck=bloodlust',
    ],
  },
  {
    what: 'a flight with the last of the discards',
    plays: from({ ...first('c3'), decks: { movement: [] }, piles: { movement: ['m3.2'] } }, { faces: d6(5) }),
    choices: ['done'],
    tells: ['reshuffled AE-RUL-28 deck=movement', 'flees AE-CAT-04 AE-CAT-06 victim=1 card=m3.2 rooms=3'],
  },
  {
    what: 'a flight with a Stumble card',
    plays: from(
      { ...first('c3'), patients: [at('c3'), at('c3', 'two'), at('c4', 'three')] },
      { faces: [...d6(6, 1), ...flees('stumble')] },
    ),
    choices: ['done'],
    tells: ['flees AE-CAT-04 AE-CAT-06 AE-RUL-20 victim=1 card=stumble.1 rooms=stumble'],
    asks: { 1: ['nearest AE-VIC-08 else stumble:0 after 60 s not before 8 s', 'stumble:0 AE-RUL-21 patient:0'] },
  },
  {
    what: 'a flight with a Stumble card that catches again',
    plays: from(first('c3'), { faces: [...d6(6), ...flees('stumble'), ...d6(2)] }),
    choices: ['done', 'stumble:0'],
    tells: [
      'stumbles AE-VIC-08 AE-RUL-21 victim=1 patient=0 room=c3',
      '[1: moved AE-VIC-06 AE-RUL-19 AE-CAT-06 victim=1 room=c3]',
      'announced AE-VIC-08 AE-RUL-18 AE-RUL-49 AE-PAT-06 AE-CAT-05 found=[{"victim":1,"room":"c3"}]',
      'caught AE-PAT-05 AE-RUL-11 AE-CAT-07 victim=1 room=c3 patients=[0]',
      'attempt AE-CAT-01 victim=1 patient=0',
      'rolled AE-CAT-01 victim=1 patient=0 face=2 catches=[1,2] kills=true',
      'killed AE-CAT-02 AE-CAT-07 AE-RUL-37 AE-RUL-47 AE-SYM-11 victim=1 patient=0 room=c3 hand=[] held=null',
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 room=c3 x=2 y=2 reasons=1',
      'patient-fell AE-DES-02 AE-RUL-05 patient=0 to=c4',
      'sank AE-DES-02 AE-RUL-04 x=2 y=2',
      'settled AE-RUL-07',
      'no-bloodlust AE-BLD-03 AE-RUL-13 kills=1',
    ],
  },
  {
    what: 'a flight that a boon makes longer',
    plays: from(first('c3', [], undefined), {
      pack: victimWith({ mods: { flight: 1 } }),
      faces: [...d6(5), ...flees('m1')],
    }),
    choices: ['done'],
    tells: ['flees AE-CAT-04 AE-CAT-06 AE-RUL-45 victim=1 card=m1.1 rooms=2'],
  },
  {
    what: 'a flight into a Patient',
    plays: from(
      { ...first('c3'), patients: [at('c3'), at('c4', 'two')] },
      { faces: [...d6(5), ...flees('m1'), ...d6(1), ...flees('m2')] },
    ),
    choices: ['done', 'enter:c4'],
    tells: [
      '[1: moved AE-VIC-06 AE-RUL-19 AE-CAT-06 victim=1 room=c4]',
      'announced AE-CAT-05 AE-RUL-18 AE-RUL-49 AE-PAT-06 found=[{"victim":1,"room":"c4"}]',
      'caught AE-PAT-05 AE-RUL-11 AE-CAT-07 victim=1 room=c4 patients=[1]',
      'attempt AE-CAT-01 victim=1 patient=1',
      'rolled AE-CAT-01 victim=1 patient=1 face=1 catches=[5,6] kills=false',
      'missed AE-CAT-01 AE-BLD-02 victim=1 patient=1',
      'survived AE-CAT-04 victim=1',
      'flees AE-CAT-04 AE-CAT-06 victim=1 card=m2.1 rooms=2',
    ],
  },
  {
    what: 'a flight into a Patient while another waits to be caught',
    plays: from(
      { ...first('c3', [], undefined, { at: 'b3' }), patients: [at('c3'), at('c4', 'two')], rooms: 2 },
      { faces: [...d6(5), ...flees('m1'), ...d6(1), ...flees('m2')] },
    ),
    choices: ['patient:0:b3', 'patient:0:c3', 'done', 'enter:c4'],
    tells: [
      'caught AE-PAT-05 AE-RUL-11 AE-CAT-07 victim=1 room=c4 patients=[1]',
      'attempt AE-CAT-01 victim=1 patient=1',
      'rolled AE-CAT-01 victim=1 patient=1 face=1 catches=[5,6] kills=false',
      'missed AE-CAT-01 AE-BLD-02 victim=1 patient=1',
      'survived AE-CAT-04 victim=1',
      'flees AE-CAT-04 AE-CAT-06 victim=1 card=m2.1 rooms=2',
    ],
  },
  {
    what: 'a kill',
    plays: from(first('c3', ['blank.1'], 'lamp.1'), { faces: d6(2) }),
    choices: ['done', 'pass', 'pass'],
    tells: [
      'killed AE-CAT-02 AE-CAT-07 AE-RUL-37 AE-RUL-47 AE-SYM-11 victim=1 patient=0 room=c3 hand=["blank.1"] held=lamp.1',
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 room=c3 x=2 y=2 reasons=1',
      'patient-fell AE-DES-02 AE-RUL-05 patient=0 to=c4',
      'sank AE-DES-02 AE-RUL-04 x=2 y=2',
      'settled AE-RUL-07',
      'no-bloodlust AE-BLD-03 AE-RUL-13 kills=1',
    ],
  },
  {
    what: 'a kill by the second of two Patients',
    plays: from({ ...first('c3'), patients: [at('c3'), at('c3', 'two')] }, { faces: d6(5, 5) }),
    choices: ['done'],
    tells: [
      'rolled AE-CAT-01 victim=1 patient=1 face=5 catches=[5,6] kills=true',
      'killed AE-CAT-02 AE-CAT-07 AE-RUL-37 AE-RUL-47 AE-SYM-11 victim=1 patient=1 room=c3 hand=[] held=null',
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 AE-RUL-48 room=c3 x=2 y=2 reasons=1',
      'patient-fell AE-DES-02 AE-RUL-05 patient=0 to=c4',
      'patient-fell AE-DES-02 AE-RUL-05 patient=1 to=c4',
      'sank AE-DES-02 AE-RUL-04 x=2 y=2',
      'settled AE-RUL-07',
      'no-bloodlust AE-BLD-03 AE-RUL-13 kills=1',
    ],
  },
  {
    what: 'two who are found and killed',
    plays: from(first('c3', [], undefined, { at: 'c3' }), { faces: d6(1, 1) }),
    choices: ['done'],
    tells: [
      'patient-stays AE-RUL-10 AE-RUL-09 patient=0',
      'announced AE-PAT-04 AE-PAT-03 AE-PAT-05 AE-PAT-06 AE-RUL-12 found=[{"victim":1,"room":"c3"},{"victim":2,"room":"c3"}]',
      'caught AE-PAT-05 AE-RUL-11 AE-CAT-07 victim=1 room=c3 patients=[0]',
      'attempt AE-CAT-01 victim=1 patient=0',
      'rolled AE-CAT-01 victim=1 patient=0 face=1 catches=[1,2] kills=true',
      'killed AE-CAT-02 AE-CAT-07 AE-RUL-37 AE-RUL-47 AE-SYM-11 victim=1 patient=0 room=c3 hand=[] held=null',
      'caught AE-PAT-05 AE-RUL-11 AE-CAT-07 victim=2 room=c3 patients=[0]',
      'attempt AE-CAT-01 victim=2 patient=0',
      'rolled AE-CAT-01 victim=2 patient=0 face=1 catches=[1,2] kills=true',
      'killed AE-CAT-02 AE-CAT-07 AE-RUL-37 AE-RUL-47 AE-SYM-11 victim=2 patient=0 room=c3 hand=[] held=null',
      'last-one AE-FIN-06 AE-FIN-04 AE-RUL-29 AE-RUL-30 victim=3 last=4',
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 AE-RUL-48 room=c3 x=2 y=2 reasons=2',
      'patient-fell AE-DES-02 AE-RUL-05 patient=0 to=c4',
      'sank AE-DES-02 AE-RUL-04 x=2 y=2',
      'settled AE-RUL-07',
      'no-bloodlust AE-BLD-03 AE-RUL-13 kills=2',
    ],
  },
  {
    what: 'a Victim caught, before the die',
    plays: from(first('c3', ['blank.1'], undefined, { at: 'a2', hand: ['grip.1'] })),
    choices: ['done', ['pass', 1], ['pass', 2]],
    asks: {
      1: [],
      2: ['react AE-RUL-22 in a window else pass after 8 s', 'pass AE-RUL-43', 'play:grip.1 AE-SYM-05 card:grip.1'],
      3: [],
    },
  },
  {
    what: 'a roll that misses, which needs no saving',
    plays: from(first('c3', ['save.1']), { faces: [...d6(3), ...flees('m1')] }),
    choices: ['done', 'pass'],
    tells: [
      'rolled AE-CAT-01 victim=1 patient=0 face=3 catches=[1,2] kills=false',
      'missed AE-CAT-01 AE-BLD-02 victim=1 patient=0',
      'survived AE-CAT-04 victim=1',
      'flees AE-CAT-04 AE-CAT-06 victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'a killing roll that no hand can answer, as all know',
    plays: from(first('c3', ['blank.1']), {
      pack: {
        ...pack,
        camoSabo: pack.camoSabo.map((card): typeof card => (card.id === 'save' ? { ...card, symbols: ['own'] } : card)),
      },
      faces: d6(2),
    }),
    choices: ['done', 'pass'],
    tells: ['no-bloodlust AE-BLD-03 AE-RUL-13 kills=1'],
  },
  {
    what: 'a killing roll',
    plays: from(first('c3', ['save.1', 'blank.1']), { faces: d6(2) }),
    choices: ['done', 'pass'],
    tells: ['rolled AE-CAT-01 victim=1 patient=0 face=2 catches=[1,2] kills=true'],
    asks: {
      1: ['react AE-RUL-22 in a window else pass after 8 s', 'pass AE-RUL-43', 'play:save.1 AE-SYM-05 card:save.1'],
    },
  },
  {
    what: 'a card that saves',
    plays: from(first('c3', ['save.1']), { faces: [...d6(2), ...flees('m1')] }),
    choices: ['done', 'pass', 'play:save.1'],
    tells: [
      'played AE-SYM-05 AE-SYM-08 AE-SYM-09 AE-SYM-01 AE-SYM-11 AE-RUL-24 by=1 card=save.1 window=W4',
      'saved AE-CAT-02 AE-RUL-40 victim=1 patient=0',
      'survived AE-CAT-04 victim=1',
      'flees AE-CAT-04 AE-CAT-06 victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'a held card that saves',
    plays: from(first('c3', [], 'key.1'), { faces: [...d6(2), ...flees('m1')] }),
    choices: ['done', 'play:key.1'],
    tells: [
      'played AE-SYM-05 AE-SYM-08 AE-SYM-09 AE-SYM-01 AE-SYM-11 AE-RUL-24 AE-RUL-26 by=1 card=key.1 window=W4',
      'saved AE-CAT-02 AE-RUL-40 victim=1 patient=0',
      'survived AE-CAT-04 victim=1',
      'flees AE-CAT-04 AE-CAT-06 victim=1 card=m1.1 rooms=1',
    ],
  },
  // Collapses
  {
    what: 'a kill in the top room of a column',
    plays: from({ ...first('c5'), patients: [at('c5')] }, { faces: d6(1) }),
    choices: ['done'],
    tells: [
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 room=c5 x=2 y=4 reasons=1',
      'patient-fell AE-DES-03 AE-RUL-05 patient=0 to=c4',
      'settled AE-RUL-07',
      'no-bloodlust AE-BLD-03 AE-RUL-13 kills=1',
    ],
  },
  {
    what: 'a kill in the only room of a column',
    plays: from(
      {
        ...first('c1', [], undefined, { at: 'a2', suspects: ['a2', 'c1'] }, { at: 'e5', suspects: ['e5'] }),
        columns: columns(5, 5, 1, 5, 5),
        patients: [at('c1')],
      },
      { faces: d6(1) },
    ),
    choices: ['done'],
    tells: ['destroyed AE-DES-01 AE-DES-05 AE-RUL-06 room=c1 x=2 y=0 reasons=1', 'column-gone AE-DES-04 x=2'],
    asks: {
      0: ['patient-side AE-DES-04', 'side:0:b1 AE-DES-04 patient:0 room:b1', 'side:0:d1 AE-DES-04 patient:0 room:d1'],
      2: [],
      3: [],
    },
  },
  {
    what: 'the side of a Patient',
    plays: from(
      {
        ...first('c1', [], undefined, { at: 'a2', suspects: ['a2'] }, { at: 'e5', suspects: ['e5'] }),
        columns: columns(5, 5, 1, 5, 5),
        patients: [at('c1')],
      },
      { faces: d6(1) },
    ),
    choices: ['done', 'side:0:d1'],
    tells: [
      'patient-fell AE-DES-04 AE-RUL-05 patient=0 to=d1',
      'settled AE-RUL-07',
      'no-bloodlust AE-BLD-03 AE-RUL-13 kills=1',
    ],
  },
  {
    what: 'a column at the edge',
    plays: from(
      {
        ...first('a1', [], undefined, { at: 'c2' }, { at: 'a1', suspects: ['a1'] }),
        columns: columns(1, 2, 2),
        patients: [at('a1'), at('c1', 'two')],
      },
      { faces: d6(1, 1) },
    ),
    choices: ['done'],
    tells: [
      'last-one AE-FIN-06 AE-FIN-04 AE-RUL-29 AE-RUL-30 victim=2 last=4',
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 AE-RUL-48 room=a1 x=0 y=0 reasons=2',
      'column-gone AE-DES-04 x=0',
      'patient-fell AE-DES-04 AE-RUL-05 patient=0 to=b1',
      'settled AE-RUL-07',
      'no-bloodlust AE-BLD-03 AE-RUL-13 kills=2',
    ],
  },
  {
    what: 'the room of a Victim',
    plays: from(
      {
        ...first('c1', [], undefined, { at: 'a2' }, { at: 'b1', suspects: ['b1'] }),
        columns: columns(5, 5, 1, 5, 5),
        phase: 'bloodlust',
        patients: [at('a5')],
      },
      { faces: lust('crack') },
    ),
    choices: ['room:c1'],
    tells: ['destroyed AE-DES-01 AE-DES-05 AE-RUL-06 room=c1 x=2 y=0 reasons=1', 'column-gone AE-DES-04 x=2'],
    asks: {
      1: [
        'victim-side AE-RUL-05 in a window else side:b1 after 8 s',
        'side:b1 AE-RUL-05 room:b1',
        'side:d1 AE-RUL-05 room:d1',
      ],
      2: ['victim-side AE-RUL-05 in a window else wait after 8 s', 'wait AE-RUL-05'],
      3: [],
    },
  },
  {
    what: 'the side of a Victim',
    plays: from(
      {
        ...first('c1', [], undefined, { at: 'a2' }, { at: 'b1', suspects: ['b1'] }),
        columns: columns(5, 5, 1, 5, 5),
        phase: 'bloodlust',
        patients: [at('a5')],
      },
      { faces: lust('crack') },
    ),
    choices: ['room:c1', 'wait', 'side:d1'],
    tells: ['[1: fell AE-RUL-05 AE-RUL-06 victim=1 room=d1]', 'settled AE-RUL-07'],
  },
  {
    what: 'a room that falls from under a Victim',
    plays: from({ ...first('b2'), phase: 'bloodlust' }, { faces: lust('crack') }),
    choices: ['room:b2'],
    tells: [
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 room=b2 x=1 y=1 reasons=1',
      '[1: fell AE-RUL-05 AE-RUL-06 victim=1 room=b3]',
      'sank AE-DES-02 AE-RUL-04 x=1 y=1',
      'settled AE-RUL-07',
    ],
  },
  {
    what: 'a top room that falls from under a Victim',
    plays: from({ ...first('b5'), phase: 'bloodlust' }, { faces: lust('crack') }),
    choices: ['room:b5'],
    tells: [
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 room=b5 x=1 y=4 reasons=1',
      '[1: fell AE-RUL-05 AE-RUL-06 victim=1 room=b4]',
      'settled AE-RUL-07',
    ],
  },
  {
    what: 'a Patient that comes into a Victim’s room by a collapse',
    plays: from(first('c3', [], undefined, { at: 'c4' }), { faces: [...d6(1, 5), ...flees('m1')] }),
    choices: ['done'],
    tells: [
      'patient-fell AE-DES-02 AE-RUL-05 patient=0 to=c4',
      'sank AE-DES-02 AE-RUL-04 x=2 y=2',
      'announced AE-RUL-07 AE-PAT-06 found=[{"victim":2,"room":"c4"}]',
      'caught AE-PAT-05 AE-RUL-11 AE-CAT-07 victim=2 room=c4 patients=[0]',
      'attempt AE-CAT-01 victim=2 patient=0',
      'rolled AE-CAT-01 victim=2 patient=0 face=5 catches=[1,2] kills=false',
      'missed AE-CAT-01 AE-BLD-02 victim=2 patient=0',
      'survived AE-CAT-04 victim=2',
      'flees AE-CAT-04 AE-CAT-06 victim=2 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'the last room',
    plays: from({ columns: [['c3']], victims: [{ at: 'c3' }, { at: 'c3' }, { at: 'c3' }], phase: 'final', turn: 7 }),
    choices: ['next:c3'],
    tells: ['stands AE-RUL-08 room=c3', 'settled AE-RUL-07'],
  },
  // Bloodlust and the end
  {
    what: 'a Bloodlust card, and its answer',
    plays: from({ ...first('a1', ['gag.1']), phase: 'bloodlust' }, { faces: lust('rush') }),
    tells: ['bloodlust AE-BLD-01 AE-BLD-02 AE-BLD-04 AE-RUL-36 card=rush.1'],
    asks: {
      1: ['react AE-RUL-22 in a window else pass after 8 s', 'pass AE-RUL-43', 'play:gag.1 AE-SYM-05 card:gag.1'],
    },
  },
  {
    what: 'a Bloodlust card that is cancelled',
    plays: from(
      { ...first('a1', ['gag.1'], undefined, { at: 'a2', hand: ['gag.2'] }), phase: 'bloodlust' },
      { faces: lust('rush') },
    ),
    choices: [['pass', 2], 'play:gag.1'],
    tells: [
      'played AE-SYM-05 AE-SYM-08 AE-SYM-09 AE-SYM-01 AE-SYM-11 AE-RUL-24 by=1 card=gag.1 window=W5',
      'bloodlust-off AE-RUL-24 card=rush.1',
    ],
  },
  {
    what: 'no Bloodlust card',
    plays: from({ phase: 'bloodlust', decks: { bloodlust: [] } }),
    tells: ['deck-empty AE-RUL-28 deck=bloodlust'],
  },
  {
    what: 'the last rooms',
    plays: from({ patients: [at('c2'), at('c3', 'two')], phase: 'final', turn: 7 }),
    tells: ['listed AE-FIN-01 AE-RUL-31 AE-FIN-02 rooms=["c2","c3"]'],
    asks: { 0: ['fall-order AE-RUL-31', 'next:c2 AE-RUL-31 room:c2', 'next:c3 AE-RUL-31 room:c3'] },
  },
  {
    what: 'rooms that are listed in the long version',
    plays: from(
      {
        victims: [{ at: 'a1' }, { at: 'a2', dead: true }, { at: 'a2', dead: true }],
        phase: 'final',
        turn: 12,
        trigger: 10,
      },
      { options: { version: 'long' } },
    ),
    tells: ['listed AE-FIN-01 AE-RUL-31 AE-FIN-04 rooms=["c3"]'],
  },
  {
    what: 'the last rooms of the long version',
    plays: from(
      {
        victims: [{ at: 'a1' }, { at: 'a2', dead: true }, { at: 'a2', dead: true }],
        phase: 'final',
        turn: 12,
        trigger: 10,
      },
      { options: { version: 'long' } },
    ),
    choices: ['next:c3'],
    tells: [
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 room=c3 x=2 y=2 reasons=1',
      'patient-fell AE-DES-02 AE-RUL-05 patient=0 to=c4',
      'sank AE-DES-02 AE-RUL-04 x=2 y=2',
      'settled AE-RUL-07',
    ],
  },
  {
    what: 'the last rooms of a turn before 7 in the short version',
    plays: from({
      victims: [{ at: 'a1' }, { at: 'a2', dead: true }, { at: 'a2', dead: true }],
      phase: 'final',
      turn: 5,
      trigger: 4,
    }),
    tells: ['listed AE-FIN-01 AE-RUL-31 AE-FIN-04 rooms=["c3"]'],
  },
  {
    what: 'a catch in the last destruction',
    plays: from(
      { victims: [{ at: 'c4' }, { at: 'a2' }, { at: 'e5' }], phase: 'final', turn: 8 },
      { faces: [...d6(5), ...flees('m1')] },
    ),
    choices: ['next:c3'],
    tells: [
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 room=c3 x=2 y=2 reasons=1',
      'patient-fell AE-DES-02 AE-RUL-05 patient=0 to=c4',
      'sank AE-DES-02 AE-RUL-04 x=2 y=2',
      'announced AE-RUL-07 AE-PAT-06 AE-RUL-33 found=[{"victim":1,"room":"c4"}]',
      'caught AE-PAT-05 AE-RUL-11 AE-CAT-07 victim=1 room=c4 patients=[0]',
      'attempt AE-CAT-01 victim=1 patient=0',
      'rolled AE-CAT-01 victim=1 patient=0 face=5 catches=[1,2] kills=false',
      'missed AE-CAT-01 AE-BLD-02 victim=1 patient=0',
      'survived AE-CAT-04 victim=1',
      'flees AE-CAT-04 AE-CAT-06 victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'the last Victim',
    plays: from({ victims: [{ at: 'c3' }, { at: 'a2' }, { at: 'e5', dead: true }], turn: 3 }, { faces: d6(1) }),
    choices: ['done'],
    tells: [
      'killed AE-CAT-02 AE-CAT-07 AE-RUL-37 AE-RUL-47 AE-SYM-11 victim=1 patient=0 room=c3 hand=[] held=null',
      'last-one AE-FIN-06 AE-FIN-04 AE-RUL-29 AE-RUL-30 victim=2 last=6',
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 room=c3 x=2 y=2 reasons=1',
      'patient-fell AE-DES-02 AE-RUL-05 patient=0 to=c4',
      'sank AE-DES-02 AE-RUL-04 x=2 y=2',
      'settled AE-RUL-07',
      'no-bloodlust AE-BLD-03 AE-RUL-13 kills=1',
    ],
  },
  {
    what: 'time that is up',
    plays: from({ phase: 'final', turn: 9 }),
    choices: ['next:c3'],
    tells: [
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 room=c3 x=2 y=2 reasons=1',
      'patient-fell AE-DES-02 AE-RUL-05 patient=0 to=c4',
      'sank AE-DES-02 AE-RUL-04 x=2 y=2',
      'settled AE-RUL-07',
      'time-up AE-RUL-34 number=9',
      'routes AE-RUL-47 AE-FIN-08 routes=[{"victim":1,"rooms":["a1"]},{"victim":2,"rooms":["a2"]},{"victim":3,"rooms":["e5"]}]',
    ],
  },
  {
    what: 'nobody who is left',
    plays: from({ victims: [{ at: 'c3' }, { at: 'a2', dead: true }, { at: 'a2', dead: true }] }, { faces: d6(1) }),
    choices: ['done'],
    tells: [
      'killed AE-CAT-02 AE-CAT-07 AE-RUL-37 AE-RUL-47 AE-SYM-11 victim=1 patient=0 room=c3 hand=[] held=null',
      'routes AE-RUL-47 AE-FIN-08 routes=[{"victim":1,"rooms":["c3"]},{"victim":2,"rooms":["a2"]},{"victim":3,"rooms":["a2"]}]',
    ],
  },
  // Victims' turns
  {
    what: 'a turn of a Victim',
    plays: from(mine(['find.1', 'save.1'])),
    tells: ['turn-began AE-SET-13 player=1 number=1 final=false'],
    asks: {
      1: [
        'act AE-VIC-07',
        'play:find.1 AE-SYM-03 card:find.1',
        'draw:camo-sabo AE-VIC-01 deck:camo-sabo',
        'draw:movement AE-VIC-01 deck:movement',
        'end AE-VIC-02',
      ],
    },
  },
  {
    what: 'a turn of a Victim without cards to play',
    plays: from(mine(['save.1'])),
    asks: {
      1: [
        'act AE-VIC-01',
        'draw:camo-sabo AE-VIC-01 deck:camo-sabo',
        'draw:movement AE-VIC-01 deck:movement',
        'end AE-VIC-02',
      ],
    },
  },
  {
    what: 'a Camo/Sabo card',
    plays: from(mine(), { faces: draws('blank.1') }),
    choices: ['draw:camo-sabo'],
    tells: ['drew-card AE-VIC-03 victim=1 [1: card=blank.1]'],
    asks: { 1: ['act AE-VIC-07', 'play:blank.1 AE-SYM-03 card:blank.1', 'end AE-VIC-02'] },
  },
  {
    what: 'a card that is held',
    plays: from(mine(), { faces: draws('key.1') }),
    choices: ['draw:camo-sabo'],
    tells: ['held AE-SYM-06 AE-RUL-26 AE-VIC-03 victim=1 card=key.1'],
  },
  {
    what: 'a second card that is held',
    plays: from(mine([], { held: 'key.1' }), { faces: draws('lamp.1') }),
    choices: ['draw:camo-sabo'],
    tells: ['held AE-SYM-06 AE-RUL-26 AE-VIC-03 victim=1 card=lamp.1'],
    asks: { 1: ['keep-held AE-RUL-26', 'keep:key.1 AE-SYM-07 card:key.1', 'keep:lamp.1 AE-SYM-07 card:lamp.1'] },
  },
  {
    what: 'the one that is kept',
    plays: from(mine([], { held: 'key.1' }), { faces: draws('lamp.1') }),
    choices: ['draw:camo-sabo', 'keep:lamp.1'],
    tells: ['discarded AE-SYM-07 AE-SYM-11 victim=1 cards=["key.1"]'],
  },
  {
    what: 'an eighth card',
    plays: from(mine(['blank.1', 'blank.2', 'blank.3', 'blank.4', 'blank.5', 'blank.6', 'blank.7']), {
      faces: draws('save.1'),
    }),
    choices: ['draw:camo-sabo'],
    asks: {
      1: [
        'discard-which AE-RUL-27',
        'discard:blank.1 AE-SYM-10 card:blank.1',
        'discard:blank.2 AE-SYM-10 card:blank.2',
        'discard:blank.3 AE-SYM-10 card:blank.3',
        'discard:blank.4 AE-SYM-10 card:blank.4',
        'discard:blank.5 AE-SYM-10 card:blank.5',
        'discard:blank.6 AE-SYM-10 card:blank.6',
        'discard:blank.7 AE-SYM-10 card:blank.7',
        'discard:save.1 AE-SYM-10 card:save.1',
      ],
    },
  },
  {
    what: 'an eighth card, for who holds what lets them',
    plays: from(
      mine(['blank.1', 'blank.2', 'blank.3', 'blank.4', 'blank.5', 'blank.6', 'save.1'], { held: 'lamp.1' }),
      { faces: draws('save.2') },
    ),
    choices: ['draw:camo-sabo'],
    tells: ['drew-card AE-VIC-03 victim=1 [1: card=save.2]'],
  },
  {
    what: 'one that is thrown away',
    plays: from(mine(['blank.1', 'blank.2', 'blank.3', 'blank.4', 'blank.5', 'blank.6', 'blank.7']), {
      faces: draws('save.1'),
    }),
    choices: ['draw:camo-sabo', 'discard:blank.2'],
    tells: ['discarded AE-SYM-10 AE-SYM-11 victim=1 cards=["blank.2"]'],
  },
  {
    what: 'cards that are left among the discards alone',
    plays: from({
      ...mine(),
      decks: { 'camo-sabo': [], movement: [] },
      piles: { 'camo-sabo': ['save.1'], movement: ['m1.1'] },
    }),
    asks: {
      1: [
        'act AE-VIC-01',
        'draw:camo-sabo AE-VIC-01 deck:camo-sabo',
        'draw:movement AE-VIC-01 deck:movement',
        'end AE-VIC-02',
      ],
    },
  },
  {
    what: 'no card that is left',
    plays: from({ ...mine(), decks: { 'camo-sabo': [], movement: [] } }),
    asks: { 1: ['act AE-VIC-01', 'end AE-VIC-02'] },
  },
  {
    what: 'a Movement card',
    plays: from(mine(), { faces: flees('m1') }),
    choices: ['draw:movement'],
    tells: ['drew-movement AE-VIC-06 AE-VIC-04 AE-RUL-19 AE-SYM-11 victim=1 card=m1.1 rooms=1'],
    asks: {
      1: [
        'move-to AE-VIC-04 not before 8 s',
        'move:a1 AE-VIC-04 room:a1',
        'move:a2 AE-VIC-05 room:a2',
        'move:b1 AE-VIC-05 room:b1',
      ],
    },
  },
  {
    what: 'a Movement card that a boon makes more',
    plays: from(mine([], { card: 'v01' }), { pack: victimWith({ mods: { move: 1 } }), faces: flees('m1') }),
    choices: ['draw:movement'],
    tells: ['drew-movement AE-VIC-06 AE-VIC-04 AE-RUL-19 AE-SYM-11 AE-RUL-45 victim=1 card=m1.1 rooms=2'],
  },
  {
    what: 'a move',
    plays: from(mine(), { faces: flees('m1') }),
    choices: ['draw:movement', 'move:a2'],
    tells: ['[1: moved AE-VIC-06 AE-RUL-19 AE-CAT-06 victim=1 room=a2]'],
  },
  {
    what: 'a way next to a Patient',
    plays: from({ ...mine(), patients: [at('a2')] }, { faces: flees('m1') }),
    choices: ['draw:movement'],
    asks: {
      1: [
        'move-to AE-VIC-04 not before 8 s',
        'move:a1 AE-VIC-04 room:a1',
        'move:b1 AE-VIC-05 room:b1',
        'enter:a2 AE-CAT-05 room:a2 (confirm-caught)',
      ],
    },
  },
  {
    what: 'a way into a Patient’s room, and a kill there',
    plays: from(
      { ...mine([], {}, { at: 'a2', hand: ['blank.1'] }), patients: [at('a2')] },
      { faces: [...flees('m1'), ...d6(1)] },
    ),
    choices: ['draw:movement', 'pass', 'enter:a2', 'pass'],
    tells: [
      'killed AE-CAT-02 AE-CAT-07 AE-RUL-37 AE-RUL-47 AE-SYM-11 AE-RUL-35 victim=1 patient=0 room=a2 hand=[] held=null',
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 room=a2 x=0 y=1 reasons=1',
      'patient-fell AE-DES-02 AE-RUL-05 patient=0 to=a3',
      '[2: fell AE-RUL-05 AE-RUL-06 victim=2 room=a3]',
      'sank AE-DES-02 AE-RUL-04 x=0 y=1',
      'settled AE-RUL-07',
    ],
    asks: {
      2: [
        'act AE-VIC-07',
        'play:blank.1 AE-SYM-03 card:blank.1',
        'draw:camo-sabo AE-VIC-01 deck:camo-sabo',
        'draw:movement AE-VIC-01 deck:movement',
        'end AE-VIC-02',
      ],
    },
  },
  {
    what: 'a Stumble card',
    plays: from({ ...mine(), patients: [at('a3'), at('c1', 'two'), at('c1', 'three')] }, { faces: flees('stumble') }),
    choices: ['draw:movement'],
    tells: ['drew-movement AE-VIC-06 AE-VIC-04 AE-RUL-19 AE-SYM-11 AE-VIC-08 victim=1 card=stumble.1 rooms=stumble'],
    asks: { 1: ['nearest AE-VIC-08 not before 8 s', 'stumble:0 AE-RUL-21 patient:0', 'stumble:1 AE-RUL-21 patient:1'] },
  },
  {
    what: 'a Stumble',
    plays: from(
      { ...mine(), patients: [at('a3'), at('c1', 'two'), at('c1', 'three')] },
      { faces: [...flees('stumble'), ...d6(1, 3), { deck: 'movement', card: 'm1.1' }] },
    ),
    choices: ['draw:movement', 'stumble:1'],
    tells: [
      'stumbles AE-VIC-08 AE-RUL-21 victim=1 patient=1 room=c1',
      '[1: moved AE-VIC-06 AE-RUL-19 AE-CAT-06 victim=1 room=c1]',
      'announced AE-VIC-08 AE-RUL-18 AE-RUL-49 AE-PAT-06 AE-CAT-05 found=[{"victim":1,"room":"c1"}]',
      'caught AE-PAT-05 AE-RUL-11 AE-CAT-07 AE-CAT-03 victim=1 room=c1 patients=[1,2]',
      'attempt AE-CAT-01 victim=1 patient=1',
      'rolled AE-CAT-01 victim=1 patient=1 face=1 catches=[5,6] kills=false',
      'missed AE-CAT-01 AE-BLD-02 victim=1 patient=1',
      'attempt AE-CAT-01 victim=1 patient=2',
      'rolled AE-CAT-01 victim=1 patient=2 face=3 catches=[1,2] kills=false',
      'missed AE-CAT-01 AE-BLD-02 victim=1 patient=2',
      'survived AE-CAT-04 victim=1',
      'flees AE-CAT-04 AE-CAT-06 victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'the end of a turn',
    plays: from(mine([], {}, { at: 'a2', hand: ['blank.1'] })),
    choices: ['end'],
    asks: { 2: ['react AE-RUL-23 in a window else pass after 8 s', 'pass AE-RUL-43'] },
  },
  {
    what: 'the turn of the next',
    plays: from(mine()),
    choices: ['end'],
    tells: ['turn-began AE-SET-13 player=2 number=1 final=false'],
  },
  {
    what: 'after the last of them',
    plays: from({ ...march, phase: 'victim', active: 3, turn: 1 }, { faces: [heads] }),
    choices: ['end'],
    tells: [
      'turn-began AE-SET-13 AE-RUL-13 AE-REL-05 player=0 number=2 final=false',
      'coin AE-PAT-01 AE-RUL-09 side=heads rooms=1',
    ],
  },
  // Cards that are played
  {
    what: 'a Camo of the own turn',
    plays: from(mine(['find.1']), { faces: draws('blank.1') }),
    choices: ['play:find.1'],
    tells: [
      'played AE-SYM-03 AE-SYM-08 AE-SYM-09 AE-SYM-01 AE-SYM-11 AE-RUL-25 by=1 card=find.1 window=own',
      'drew-card AE-RUL-41 victim=1 [1: card=blank.1]',
    ],
  },
  {
    what: 'a Sabo, which others may cancel',
    plays: from(mine(['tear.1'], {}, { at: 'a2', hand: ['gag.1', 'gag.2'] })),
    choices: ['play:tear.1'],
    tells: ['played AE-SYM-03 AE-SYM-08 AE-SYM-09 AE-SYM-02 AE-SYM-11 AE-RUL-25 by=1 card=tear.1 window=own'],
    asks: {
      2: [
        'react AE-RUL-22 in a window else pass after 8 s',
        'pass AE-RUL-43',
        'play:gag.1 AE-RUL-24 card:gag.1',
        'play:gag.2 AE-RUL-24 card:gag.2',
      ],
    },
  },
  {
    what: 'a Sabo that is cancelled once',
    plays: from(mine(['tear.1'], {}, { at: 'a2', hand: ['gag.1'] }, { at: 'e5', hand: ['gag.2'] })),
    choices: ['play:tear.1', 'play:gag.1', 'play:gag.2'],
    tells: [
      'played AE-RUL-24 AE-SYM-08 AE-SYM-09 AE-SYM-01 AE-SYM-11 AE-RUL-24 by=2 card=gag.1 window=cancel',
      'cancelled AE-RUL-24 by=1 card=tear.1',
    ],
  },
  {
    what: 'a card in another Victim’s turn',
    plays: from(mine([], {}, { at: 'a2', hand: ['trip.1'] }), { faces: d6(1) }),
    choices: ['end', 'play:trip.1', 'stumble:0'],
    tells: [
      'stumbles AE-VIC-08 AE-RUL-21 victim=1 patient=0 room=c3',
      '[1: moved AE-VIC-06 AE-RUL-19 AE-CAT-06 victim=1 room=c3]',
      'announced AE-VIC-08 AE-RUL-18 AE-RUL-49 AE-PAT-06 AE-CAT-05 found=[{"victim":1,"room":"c3"}]',
      'caught AE-PAT-05 AE-RUL-11 AE-CAT-07 victim=1 room=c3 patients=[0]',
      'attempt AE-CAT-01 victim=1 patient=0',
      'rolled AE-CAT-01 victim=1 patient=0 face=1 catches=[1,2] kills=true',
      'killed AE-CAT-02 AE-CAT-07 AE-RUL-37 AE-RUL-47 AE-SYM-11 AE-RUL-35 victim=1 patient=0 room=c3 hand=[] held=null',
      'destroyed AE-DES-01 AE-DES-05 AE-RUL-06 room=c3 x=2 y=2 reasons=1',
      'patient-fell AE-DES-02 AE-RUL-05 patient=0 to=c4',
      'sank AE-DES-02 AE-RUL-04 x=2 y=2',
      'settled AE-RUL-07',
    ],
  },
  {
    what: 'after a draw of another Victim',
    plays: from(mine([], {}, { at: 'a2', hand: ['trip.1', 'find.1'] }), { faces: flees('m1') }),
    choices: ['draw:movement'],
    asks: {
      1: [],
      2: ['react AE-RUL-23 in a window else pass after 8 s', 'pass AE-RUL-43', 'play:trip.1 AE-SYM-04 card:trip.1'],
    },
  },
  {
    what: 'after a card of another Victim',
    plays: from(mine(['find.1'], {}, { at: 'a2', hand: ['trip.1'] }), { faces: draws('blank.1') }),
    choices: ['play:find.1'],
    asks: {
      1: [],
      2: ['react AE-RUL-23 in a window else pass after 8 s', 'pass AE-RUL-43', 'play:trip.1 AE-SYM-04 card:trip.1'],
    },
  },
  {
    what: 'a response to the coin',
    plays: from({ ...first('a1', ['loud.1']), phase: 'patients' }, { faces: [heads] }),
    choices: ['play:loud.1'],
    tells: [
      'played AE-SYM-05 AE-SYM-08 AE-SYM-09 AE-SYM-01 AE-SYM-11 AE-RUL-24 by=1 card=loud.1 window=W1',
      'coin-set AE-RUL-45 rooms=2',
    ],
  },
  {
    what: 'a response before the announcements',
    plays: from(first('c3', ['slip.1'], undefined, { at: 'a2', hand: ['blank.1'] })),
    choices: ['done'],
    asks: {
      1: ['react AE-RUL-22 in a window else pass after 8 s', 'pass AE-RUL-43', 'play:slip.1 AE-SYM-05 card:slip.1'],
      2: ['react AE-RUL-22 in a window else pass after 8 s', 'pass AE-RUL-43'],
      3: [],
    },
  },
  {
    what: 'who slips away',
    plays: from(first('c3', ['slip.1'])),
    choices: ['done', 'play:slip.1'],
    tells: [
      'played AE-SYM-05 AE-SYM-08 AE-SYM-09 AE-SYM-01 AE-SYM-11 AE-RUL-24 by=1 card=slip.1 window=W2',
      'slipped AE-RUL-22 victim=1 n=1',
    ],
    asks: {
      1: [
        'move-to AE-RUL-41 else move:c3 after 60 s not before 8 s',
        'move:c3 AE-RUL-41 room:c3',
        'move:c4 AE-VIC-05 room:c4',
        'move:d3 AE-VIC-05 room:d3',
        'move:c2 AE-VIC-05 room:c2',
        'move:b3 AE-VIC-05 room:b3',
      ],
    },
  },
  {
    what: 'where to',
    plays: from(first('c3', ['slip.1']), { faces: lust() }),
    choices: ['done', 'play:slip.1', 'move:c4'],
    tells: [
      '[1: moved AE-VIC-06 AE-RUL-19 AE-CAT-06 victim=1 room=c4]',
      'announced AE-PAT-04 AE-PAT-03 AE-PAT-05 AE-PAT-06 found=[]',
      'bloodlust AE-BLD-01 AE-BLD-02 AE-BLD-04 AE-RUL-36 card=quiet.1',
    ],
  },
  { what: 'when to be asked, in the setup', plays: start(), asks: { '1 preference': [] } },
  {
    what: 'when to be asked',
    plays: from(first('a1')),
    asks: { '1 preference': ['preference AE-RUL-43 at any time', 'prefer:never AE-RUL-43', 'prefer:always AE-RUL-43'] },
  },
  {
    what: 'when to be asked, for who is always asked',
    plays: from({ ...mine(), turn: 2 }),
    choices: [['prefer:always', 2]],
    asks: {
      '1 preference': ['preference AE-RUL-43 at any time', 'prefer:never AE-RUL-43', 'prefer:always AE-RUL-43'],
      '2 preference': [],
    },
  },
];

for (const row of rows) shows('told and asked', row);
