// Which events happen, which questions are asked, and who learns what: in the setup, the Patients' turns, catches,
// collapses, Victims' turns and windows, and at the end. The tests of card effects are in
// cards/effects-told-and-asked.spec.ts.
import type { Situation } from '../../../../../src/engine/games/asylum-escape/state/situation.js';
import { rowTest, type Row } from '../support/event-rows.js';
import { at, begin, d6, draws, flees, heads, lust, pack, tails, far, from } from '../support/small-match.js';

const start =
  (more: Parameters<typeof begin>[1] = {}): Row['plays'] =>
  (t) => {
    begin(t, more);
  };
/**
 * A situation in which the first Victim is in this room and has these cards. `others` describes the Victims after the
 * first.
 */
const firstVictimIn = (
  room: string,
  hand: readonly string[] = [],
  held?: string,
  ...others: readonly object[]
): Partial<Situation> => ({
  victims: [{ at: room, hand, ...(held !== undefined && { held }) }, ...others, ...far.slice(1 + others.length)],
});
/** A situation in the turn of the first Victim, who is in a1 and has these hand cards. */
const mine = (hand: readonly string[] = [], more: object = {}, ...others: readonly object[]): Partial<Situation> => ({
  phase: 'victim',
  active: 1,
  victims: [{ at: 'a1', hand, ...more }, ...others, ...far.slice(1 + others.length)],
});
const columns = (...heights: readonly number[]): string[][] =>
  heights.map((n, x) => Array.from({ length: n }, (_, y) => `${'abcde'[x] ?? ''}${y + 1}`));
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
      'seated patients=0 version=short',
      'laid-out columns=[["a1","a2","a3","a4","a5"],["b1","b2","b3","b4","b5"],["c1","c2","c3","c4","c5"],["d1","d2","d3","d4","d5"],["e1","e2","e3","e4","e5"]]',
      'victim-drawn victim=1 card=v03',
      'victim-drawn victim=2 card=v04',
      'victim-drawn victim=3 card=v05',
    ],
    asks: { 1: ['mulligan', 'keep', 'redraw'] },
  },
  {
    what: 'a mulligan',
    plays: start({ faces: ['v03', 'v04', 'v05', 'v06'].map((card) => ({ deck: 'victims', card })) }),
    choices: ['redraw'],
    tells: ['mulligan victim=1 card=v06 back=v03'],
    asks: { 2: ['mulligan', 'keep', 'redraw'] },
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
    tells: ['victims-shown cards=["v03"]', 'released patient=0 card=one room=c3 special=false'],
  },
  {
    what: 'hiding, and the first cards',
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
      'hid victim=1 [1: room=a1]',
      'hid victim=2 [2: room=a2]',
      'drew-card victim=1 [1: card=blank.1]',
      'held victim=2 card=key.1',
    ],
    asks: { 0: [], 1: ['react in a window else pass after 8 s', 'pass'] },
  },
  // The Patients' turn
  {
    what: 'a turn of the Patients, and tails',
    plays: from({ phase: 'patients' }, { faces: [tails] }),
    tells: ['turn-began player=0 number=1 final=false', 'coin side=tails rooms=2'],
    asks: {
      0: [
        'march-on',
        'patient:0:c4 patient:0 room:c4',
        'patient:0:d3 patient:0 room:d3',
        'patient:0:c2 patient:0 room:c2',
        'patient:0:b3 patient:0 room:b3',
        'done',
      ],
    },
  },
  {
    what: 'a die for a coin',
    plays: from({ phase: 'patients', turn: 2 }, { options: { coin: 'die' }, faces: d6(3) }),
    tells: ['turn-began player=0 number=2 final=false', 'coin side=heads die=3 rooms=1'],
  },
  {
    what: 'a die for a coin, and an even face',
    plays: from({ phase: 'patients', turn: 2 }, { options: { coin: 'die' }, faces: d6(4) }),
    tells: ['turn-began player=0 number=2 final=false', 'coin side=tails die=4 rooms=2'],
  },
  {
    what: 'turn 3',
    plays: from(
      { ...firstVictimIn('a5', ['still.1']), phase: 'patients', turn: 3 },
      { faces: [{ deck: 'patients', card: 'two' }] },
    ),
    tells: ['turn-began player=0 number=3 final=false', 'released patient=1 card=two room=a1 special=false'],
    asks: {
      1: ['react in a window else pass after 8 s', 'pass', 'play:still.1 card:still.1'],
      2: [],
    },
  },
  {
    what: 'a starting room that is gone',
    plays: from(
      {
        columns: columns(5, 5, 5, 5).map((column) => column.filter((room) => room !== 'a1')),
        victims: [{ at: 'a2' }, { at: 'a2' }, { at: 'a2' }],
        phase: 'patients',
        turn: 3,
      },
      { faces: [{ deck: 'patients', card: 'two' }] },
    ),
    tells: ['turn-began player=0 number=3 final=false', 'start-gone card=two room=a1'],
    asks: {
      0: [
        'start-room',
        'release:a2 card:two room:a2',
        'release:a3 card:two room:a3',
        'release:a4 card:two room:a4',
        'release:a5 card:two room:a5',
      ],
    },
  },
  {
    what: 'a starting room whose whole colour is gone',
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
    tells: ['released patient=1 card=two room=b2 special=false', 'coin side=heads rooms=1'],
  },
  {
    what: 'turn 5',
    plays: from({ phase: 'patients', turn: 5 }, { faces: [{ deck: 'specials', card: 'strong' }, heads] }),
    tells: [
      'turn-began player=0 number=5 final=false',
      'released patient=1 card=strong room=e1 special=true',
      'coin side=heads rooms=1',
    ],
    asks: {
      0: [
        'march-on',
        'patient:0:c4 patient:0 room:c4',
        'patient:0:d3 patient:0 room:d3',
        'patient:0:c2 patient:0 room:c2',
        'patient:0:b3 patient:0 room:b3',
        'done',
      ],
    },
  },
  {
    what: 'turn 6',
    plays: from({ phase: 'patients', turn: 6 }, { faces: [heads] }),
    tells: ['turn-began player=0 number=6 final=false', 'coin side=heads rooms=1'],
  },
  {
    what: 'turn 7 of the short version',
    plays: from({ phase: 'patients', turn: 7 }, { faces: [heads] }),
    tells: ['turn-began player=0 number=7 final=true', 'coin side=heads rooms=1'],
  },
  {
    what: 'a new Patient whose room is blown up',
    plays: from(
      { phase: 'patients', turn: 3, victims: [{ at: 'c1' }, { at: 'c1' }, { at: 'c1' }] },
      { faces: [{ deck: 'patients', card: 'two' }, heads, ...lust()] },
    ),
    choices: ['done'],
    tells: [
      'patient-stays patient=0',
      'announced found=[]',
      'destroyed room=a1 x=0 y=0 reasons=1',
      'patient-fell patient=1 to=a2',
      'sank x=0 y=0',
      'settled',
      'bloodlust card=quiet.1',
    ],
  },
  {
    what: 'a kill, and a new Patient',
    plays: from(
      { ...firstVictimIn('c3'), patients: [at('c3', 'three')], phase: 'patients', turn: 3 },
      { faces: [{ deck: 'patients', card: 'four' }, heads, ...d6(1)] },
    ),
    choices: ['done'],
    tells: [
      'destroyed room=c3 x=2 y=2 reasons=1',
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'destroyed room=b2 x=1 y=1 reasons=1',
      'patient-fell patient=1 to=b3',
      'sank x=1 y=1',
      'settled',
      'no-bloodlust kills=1',
    ],
  },
  {
    what: 'a kill in the room of a new Patient',
    plays: from(
      { ...firstVictimIn('c3'), patients: [at('c3', 'three')], phase: 'patients', turn: 3 },
      { faces: [{ deck: 'patients', card: 'one' }, heads, ...d6(1)] },
    ),
    choices: ['done'],
    tells: [
      'destroyed room=c3 x=2 y=2 reasons=2',
      'patient-fell patient=0 to=c4',
      'patient-fell patient=1 to=c4',
      'sank x=2 y=2',
      'settled',
      'no-bloodlust kills=1',
    ],
  },
  {
    what: 'a Patient that may go on',
    plays: from({ rooms: 2, patients: [at('c3'), at('e1', 'two')] }),
    choices: ['patient:0:c4'],
    tells: ['patient-moved patient=0 from=c3 to=c4'],
    asks: {
      0: [
        'march-on',
        'patient:0:c5 patient:0 room:c5',
        'patient:0:d4 patient:0 room:d4',
        'patient:0:c3 patient:0 room:c3',
        'patient:0:b4 patient:0 room:b4',
        'patient:1:e2 patient:1 room:e2',
        'patient:1:d1 patient:1 room:d1',
        'done',
      ],
    },
  },
  {
    what: 'Patients that stay',
    plays: from({}, { faces: lust() }),
    choices: ['done'],
    tells: ['patient-stays patient=0', 'announced found=[]', 'bloodlust card=quiet.1'],
    asks: {
      1: ['act', 'draw:camo-sabo deck:camo-sabo', 'draw:movement deck:movement', 'end'],
    },
  },
  {
    what: 'Patients, one of which stays',
    plays: from({ patients: [at('c3'), at('e1', 'two')] }, { faces: lust() }),
    choices: ['patient:0:c4', 'done'],
    tells: ['patient-stays patient=1', 'announced found=[]', 'bloodlust card=quiet.1'],
  },
  // Catching
  {
    what: 'a Victim who is found and survives',
    plays: from(firstVictimIn('c4'), { faces: [...d6(5), ...flees('m2')] }),
    choices: ['patient:0:c4'],
    tells: [
      'patient-moved patient=0 from=c3 to=c4',
      'announced found=[{"victim":1,"room":"c4"}]',
      'caught victim=1 room=c4 patients=[0]',
      'attempt victim=1 patient=0',
      'rolled victim=1 patient=0 face=5 catches=[1,2] kills=false',
      'missed victim=1 patient=0',
      'survived victim=1',
      'flees victim=1 card=m2.1 rooms=2',
    ],
    asks: {
      1: [
        'move-to else move:c4 after 60 s not before 8 s',
        'move:c4 room:c4',
        'move:c5 room:c5',
        'move:d4 room:d4',
        'move:c3 room:c3',
        'move:b4 room:b4',
        'move:d5 room:d5',
        'move:b5 room:b5',
        'move:e4 room:e4',
        'move:d3 room:d3',
        'move:c2 room:c2',
        'move:b3 room:b3',
        'move:a4 room:a4',
        'enter:c4 room:c4 (confirm-caught)',
      ],
    },
  },
  {
    what: 'a flight',
    plays: from(firstVictimIn('c3'), { faces: [...d6(5), ...flees('m1'), ...lust()] }),
    choices: ['done', 'move:c4'],
    tells: ['[1: moved victim=1 room=c4]', 'bloodlust card=quiet.1'],
  },
  {
    what: 'a flight without a card',
    plays: from({ ...firstVictimIn('c3'), decks: { movement: [], bloodlust: [] } }, { faces: d6(5) }),
    choices: ['done'],
    tells: ['deck-empty deck=movement', 'flees victim=1 card=null rooms=0', 'deck-empty deck=bloodlust'],
  },
  {
    what: 'a flight with the last of the discards',
    plays: from({ ...firstVictimIn('c3'), decks: { movement: [] }, piles: { movement: ['m3.2'] } }, { faces: d6(5) }),
    choices: ['done'],
    tells: ['reshuffled deck=movement', 'flees victim=1 card=m3.2 rooms=3'],
  },
  {
    what: 'a flight with a Stumble card',
    plays: from(
      { ...firstVictimIn('c3'), patients: [at('c3'), at('c3', 'two'), at('c4', 'three')] },
      { faces: [...d6(6, 1), ...flees('stumble')] },
    ),
    choices: ['done'],
    tells: ['flees victim=1 card=stumble.1 rooms=stumble'],
    asks: { 1: ['nearest else stumble:0 after 60 s not before 8 s', 'stumble:0 patient:0'] },
  },
  {
    what: 'a flight with a Stumble card that catches again',
    plays: from(firstVictimIn('c3'), { faces: [...d6(6), ...flees('stumble'), ...d6(2)] }),
    choices: ['done'],
    tells: [
      'stumbles victim=1 patient=0 room=c3',
      '[1: moved victim=1 room=c3]',
      'announced found=[{"victim":1,"room":"c3"}]',
      'caught victim=1 room=c3 patients=[0]',
      'attempt victim=1 patient=0',
      'rolled victim=1 patient=0 face=2 catches=[1,2] kills=true',
      'killed victim=1 patient=0 room=c3 hand=[] held=null',
      'destroyed room=c3 x=2 y=2 reasons=1',
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'settled',
      'no-bloodlust kills=1',
    ],
  },
  {
    what: 'a flight that a boon makes longer',
    plays: from(firstVictimIn('c3', [], undefined), {
      pack: victimWith({ mods: { flight: 1 } }),
      faces: [...d6(5), ...flees('m1')],
    }),
    choices: ['done'],
    tells: ['flees victim=1 card=m1.1 rooms=2'],
  },
  {
    what: 'a flight into a Patient’s room',
    plays: from(
      { ...firstVictimIn('c3'), patients: [at('c3'), at('c4', 'two')] },
      { faces: [...d6(5), ...flees('m1'), ...d6(1), ...flees('m2')] },
    ),
    choices: ['done', 'enter:c4'],
    tells: [
      '[1: moved victim=1 room=c4]',
      'announced found=[{"victim":1,"room":"c4"}]',
      'caught victim=1 room=c4 patients=[1]',
      'attempt victim=1 patient=1',
      'rolled victim=1 patient=1 face=1 catches=[5,6] kills=false',
      'missed victim=1 patient=1',
      'survived victim=1',
      'flees victim=1 card=m2.1 rooms=2',
    ],
  },
  {
    what: 'a flight into a Patient’s room while another Victim waits to be caught',
    plays: from(
      { ...firstVictimIn('c3', [], undefined, { at: 'b3' }), patients: [at('c3'), at('c4', 'two')], rooms: 2 },
      { faces: [...d6(5), ...flees('m1'), ...d6(1), ...flees('m2')] },
    ),
    choices: ['patient:0:b3', 'patient:0:c3', 'done', 'enter:c4'],
    tells: [
      'caught victim=1 room=c4 patients=[1]',
      'attempt victim=1 patient=1',
      'rolled victim=1 patient=1 face=1 catches=[5,6] kills=false',
      'missed victim=1 patient=1',
      'survived victim=1',
      'flees victim=1 card=m2.1 rooms=2',
    ],
  },
  {
    what: 'a kill',
    plays: from(firstVictimIn('c3', ['blank.1'], 'lamp.1'), { faces: d6(2) }),
    choices: ['done', 'pass', 'pass'],
    tells: [
      'killed victim=1 patient=0 room=c3 hand=["blank.1"] held=lamp.1',
      'destroyed room=c3 x=2 y=2 reasons=1',
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'settled',
      'no-bloodlust kills=1',
    ],
  },
  {
    what: 'a kill by the second of two Patients',
    plays: from({ ...firstVictimIn('c3'), patients: [at('c3'), at('c3', 'two')] }, { faces: d6(5, 5) }),
    choices: ['done'],
    tells: [
      'rolled victim=1 patient=1 face=5 catches=[5,6] kills=true',
      'killed victim=1 patient=1 room=c3 hand=[] held=null',
      'destroyed room=c3 x=2 y=2 reasons=1',
      'patient-fell patient=0 to=c4',
      'patient-fell patient=1 to=c4',
      'sank x=2 y=2',
      'settled',
      'no-bloodlust kills=1',
    ],
  },
  {
    what: 'two Victims who are found and killed',
    plays: from(firstVictimIn('c3', [], undefined, { at: 'c3' }), { faces: d6(1, 1) }),
    choices: ['done'],
    tells: [
      'patient-stays patient=0',
      'announced found=[{"victim":1,"room":"c3"},{"victim":2,"room":"c3"}]',
      'caught victim=1 room=c3 patients=[0]',
      'attempt victim=1 patient=0',
      'rolled victim=1 patient=0 face=1 catches=[1,2] kills=true',
      'killed victim=1 patient=0 room=c3 hand=[] held=null',
      'caught victim=2 room=c3 patients=[0]',
      'attempt victim=2 patient=0',
      'rolled victim=2 patient=0 face=1 catches=[1,2] kills=true',
      'killed victim=2 patient=0 room=c3 hand=[] held=null',
      'last-one victim=3 last=4',
      'destroyed room=c3 x=2 y=2 reasons=2',
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'settled',
      'no-bloodlust kills=2',
    ],
  },
  {
    what: 'a caught Victim, before the die is rolled',
    plays: from(firstVictimIn('c3', ['blank.1'], undefined, { at: 'a2', hand: ['grip.1'] })),
    choices: ['done', ['pass', 1], ['pass', 2]],
    asks: {
      1: [],
      2: ['react in a window else pass after 8 s', 'pass', 'play:grip.1 card:grip.1'],
      3: [],
    },
  },
  {
    what: 'a roll that misses, which needs no saving',
    plays: from(firstVictimIn('c3', ['save.1']), { faces: [...d6(3), ...flees('m1')] }),
    choices: ['done', 'pass'],
    tells: [
      'rolled victim=1 patient=0 face=3 catches=[1,2] kills=false',
      'missed victim=1 patient=0',
      'survived victim=1',
      'flees victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'a killing roll that no hand can answer, as everybody knows',
    plays: from(firstVictimIn('c3', ['blank.1']), {
      pack: {
        ...pack,
        camoSabo: pack.camoSabo.map((card): typeof card => (card.id === 'save' ? { ...card, symbols: ['own'] } : card)),
      },
      faces: d6(2),
    }),
    choices: ['done', 'pass'],
    tells: ['no-bloodlust kills=1'],
  },
  {
    what: 'a killing roll',
    plays: from(firstVictimIn('c3', ['save.1', 'blank.1']), { faces: d6(2) }),
    choices: ['done', 'pass'],
    tells: ['rolled victim=1 patient=0 face=2 catches=[1,2] kills=true'],
    asks: {
      1: ['react in a window else pass after 8 s', 'pass', 'play:save.1 card:save.1'],
    },
  },
  {
    what: 'a card that saves',
    plays: from(firstVictimIn('c3', ['save.1']), { faces: [...d6(2), ...flees('m1')] }),
    choices: ['done', 'pass', 'play:save.1'],
    tells: [
      'played by=1 card=save.1 window=W4',
      'saved victim=1 patient=0',
      'survived victim=1',
      'flees victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'a held card that saves',
    plays: from(firstVictimIn('c3', [], 'key.1'), { faces: [...d6(2), ...flees('m1')] }),
    choices: ['done', 'play:key.1'],
    tells: [
      'played by=1 card=key.1 window=W4',
      'saved victim=1 patient=0',
      'survived victim=1',
      'flees victim=1 card=m1.1 rooms=1',
    ],
  },
  // Collapses
  {
    what: 'a kill in the top room of a column',
    plays: from({ ...firstVictimIn('c5'), patients: [at('c5')] }, { faces: d6(1) }),
    choices: ['done'],
    tells: ['destroyed room=c5 x=2 y=4 reasons=1', 'patient-fell patient=0 to=c4', 'settled', 'no-bloodlust kills=1'],
  },
  {
    what: 'a kill in the only room of a column',
    plays: from(
      {
        ...firstVictimIn('c1', [], undefined, { at: 'a2', suspects: ['a2', 'c1'] }, { at: 'e5', suspects: ['e5'] }),
        columns: columns(5, 5, 1, 5, 5),
        patients: [at('c1')],
      },
      { faces: d6(1) },
    ),
    choices: ['done'],
    tells: ['destroyed room=c1 x=2 y=0 reasons=1', 'column-gone x=2'],
    asks: {
      0: ['patient-side', 'side:0:b1 patient:0 room:b1', 'side:0:d1 patient:0 room:d1'],
      2: [],
      3: [],
    },
  },
  {
    what: 'the side to which a Patient falls',
    plays: from(
      {
        ...firstVictimIn('c1', [], undefined, { at: 'a2', suspects: ['a2'] }, { at: 'e5', suspects: ['e5'] }),
        columns: columns(5, 5, 1, 5, 5),
        patients: [at('c1')],
      },
      { faces: d6(1) },
    ),
    choices: ['done', 'side:0:d1'],
    tells: ['patient-fell patient=0 to=d1', 'settled', 'no-bloodlust kills=1'],
  },
  {
    what: 'a destroyed column at the edge',
    plays: from(
      {
        ...firstVictimIn('a1', [], undefined, { at: 'c2' }, { at: 'a1', suspects: ['a1'] }),
        columns: columns(1, 2, 2),
        patients: [at('a1'), at('c1', 'two')],
      },
      { faces: d6(1, 1) },
    ),
    choices: ['done'],
    tells: [
      'last-one victim=2 last=4',
      'destroyed room=a1 x=0 y=0 reasons=2',
      'column-gone x=0',
      'patient-fell patient=0 to=b1',
      'settled',
      'no-bloodlust kills=2',
    ],
  },
  {
    what: 'the question to which side a Victim falls',
    plays: from(
      {
        ...firstVictimIn('c1', [], undefined, { at: 'a2' }, { at: 'b1', suspects: ['b1'] }),
        columns: columns(5, 5, 1, 5, 5),
        phase: 'bloodlust',
        patients: [at('a5')],
      },
      { faces: lust('crack') },
    ),
    choices: ['room:c1'],
    tells: ['destroyed room=c1 x=2 y=0 reasons=1', 'column-gone x=2'],
    asks: {
      1: ['victim-side in a window else side:b1 after 8 s', 'side:b1 room:b1', 'side:d1 room:d1'],
      2: ['victim-side in a window else wait after 8 s', 'wait'],
      3: [],
    },
  },
  {
    what: 'the side to which a Victim falls',
    plays: from(
      {
        ...firstVictimIn('c1', [], undefined, { at: 'a2' }, { at: 'b1', suspects: ['b1'] }),
        columns: columns(5, 5, 1, 5, 5),
        phase: 'bloodlust',
        patients: [at('a5')],
      },
      { faces: lust('crack') },
    ),
    choices: ['room:c1', 'wait', 'side:d1'],
    tells: ['[1: fell victim=1 room=d1]', 'settled'],
  },
  {
    what: 'a room that falls from under a Victim',
    plays: from({ ...firstVictimIn('b2'), phase: 'bloodlust' }, { faces: lust('crack') }),
    choices: ['room:b2'],
    tells: ['destroyed room=b2 x=1 y=1 reasons=1', '[1: fell victim=1 room=b3]', 'sank x=1 y=1', 'settled'],
  },
  {
    what: 'a top room that falls from under a Victim',
    plays: from({ ...firstVictimIn('b5'), phase: 'bloodlust' }, { faces: lust('crack') }),
    choices: ['room:b5'],
    tells: ['destroyed room=b5 x=1 y=4 reasons=1', '[1: fell victim=1 room=b4]', 'settled'],
  },
  {
    what: 'a Patient that comes into a Victim’s room by a collapse',
    plays: from(firstVictimIn('c3', [], undefined, { at: 'c4' }), { faces: [...d6(1, 5), ...flees('m1')] }),
    choices: ['done'],
    tells: [
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'announced found=[{"victim":2,"room":"c4"}]',
      'caught victim=2 room=c4 patients=[0]',
      'attempt victim=2 patient=0',
      'rolled victim=2 patient=0 face=5 catches=[1,2] kills=false',
      'missed victim=2 patient=0',
      'survived victim=2',
      'flees victim=2 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'the last room',
    plays: from({ columns: [['c3']], victims: [{ at: 'c3' }, { at: 'c3' }, { at: 'c3' }], phase: 'final', turn: 7 }),
    tells: ['stands room=c3', 'settled'],
  },
  // Bloodlust and the end
  {
    what: 'a Bloodlust card, and the window to answer it',
    plays: from({ ...firstVictimIn('a1', ['gag.1']), phase: 'bloodlust' }, { faces: lust('rush') }),
    tells: ['bloodlust card=rush.1'],
    asks: {
      1: ['react in a window else pass after 8 s', 'pass', 'play:gag.1 card:gag.1'],
    },
  },
  {
    what: 'a Bloodlust card that is cancelled',
    plays: from(
      { ...firstVictimIn('a1', ['gag.1'], undefined, { at: 'a2', hand: ['gag.2'] }), phase: 'bloodlust' },
      { faces: lust('rush') },
    ),
    choices: [['pass', 2], 'play:gag.1'],
    tells: ['played by=1 card=gag.1 window=W5', 'bloodlust-off card=rush.1'],
  },
  {
    what: 'a turn without a Bloodlust card',
    plays: from({ phase: 'bloodlust', decks: { bloodlust: [] } }),
    tells: ['deck-empty deck=bloodlust'],
  },
  {
    what: 'the last rooms',
    plays: from({ patients: [at('c2'), at('c3', 'two')], phase: 'final', turn: 7 }),
    tells: ['listed rooms=["c2","c3"]'],
    asks: { 0: ['fall-order', 'next:c2 room:c2', 'next:c3 room:c3'] },
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
    tells: [
      'listed rooms=["c3"]',
      'destroyed room=c3 x=2 y=2 reasons=1',
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'settled',
    ],
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
    tells: ['destroyed room=c3 x=2 y=2 reasons=1', 'patient-fell patient=0 to=c4', 'sank x=2 y=2', 'settled'],
  },
  {
    what: 'the last rooms of a turn before 7 in the short version',
    plays: from({
      victims: [{ at: 'a1' }, { at: 'a2', dead: true }, { at: 'a2', dead: true }],
      phase: 'final',
      turn: 5,
      trigger: 4,
    }),
    tells: [
      'listed rooms=["c3"]',
      'destroyed room=c3 x=2 y=2 reasons=1',
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'settled',
    ],
  },
  {
    what: 'a catch in the last destruction',
    plays: from(
      { victims: [{ at: 'c4' }, { at: 'a2' }, { at: 'e5' }], phase: 'final', turn: 8 },
      { faces: [...d6(5), ...flees('m1')] },
    ),
    tells: [
      'destroyed room=c3 x=2 y=2 reasons=1',
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'announced found=[{"victim":1,"room":"c4"}]',
      'caught victim=1 room=c4 patients=[0]',
      'attempt victim=1 patient=0',
      'rolled victim=1 patient=0 face=5 catches=[1,2] kills=false',
      'missed victim=1 patient=0',
      'survived victim=1',
      'flees victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'the last Victim',
    plays: from({ victims: [{ at: 'c3' }, { at: 'a2' }, { at: 'e5', dead: true }], turn: 3 }, { faces: d6(1) }),
    choices: ['done'],
    tells: [
      'killed victim=1 patient=0 room=c3 hand=[] held=null',
      'last-one victim=2 last=6',
      'destroyed room=c3 x=2 y=2 reasons=1',
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'settled',
      'no-bloodlust kills=1',
    ],
  },
  {
    what: 'the end after the last turn',
    plays: from({ phase: 'final', turn: 9 }),
    tells: [
      'destroyed room=c3 x=2 y=2 reasons=1',
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'settled',
      'time-up number=9',
      'routes routes=[{"victim":1,"rooms":["a1"]},{"victim":2,"rooms":["a2"]},{"victim":3,"rooms":["e5"]}]',
    ],
  },
  {
    what: 'the end when no Victim is left',
    plays: from({ victims: [{ at: 'c3' }, { at: 'a2', dead: true }, { at: 'a2', dead: true }] }, { faces: d6(1) }),
    choices: ['done'],
    tells: [
      'killed victim=1 patient=0 room=c3 hand=[] held=null',
      'routes routes=[{"victim":1,"rooms":["c3"]},{"victim":2,"rooms":["a2"]},{"victim":3,"rooms":["a2"]}]',
    ],
  },
  // Victims' turns
  {
    what: 'a turn of a Victim',
    plays: from(mine(['find.1', 'save.1'])),
    tells: ['turn-began player=1 number=1 final=false'],
    asks: {
      1: ['act', 'play:find.1 card:find.1', 'draw:camo-sabo deck:camo-sabo', 'draw:movement deck:movement', 'end'],
    },
  },
  {
    what: 'a turn of a Victim without cards to play',
    plays: from(mine(['save.1'])),
    asks: {
      1: ['act', 'draw:camo-sabo deck:camo-sabo', 'draw:movement deck:movement', 'end'],
    },
  },
  {
    what: 'a Camo/Sabo card',
    plays: from(mine(), { faces: draws('blank.1') }),
    choices: ['draw:camo-sabo'],
    tells: ['drew-card victim=1 [1: card=blank.1]'],
    asks: { 1: ['act', 'play:blank.1 card:blank.1', 'end'] },
  },
  {
    what: 'a card that is held',
    plays: from(mine(), { faces: draws('key.1') }),
    choices: ['draw:camo-sabo'],
    tells: ['held victim=1 card=key.1'],
  },
  {
    what: 'a second card that is held',
    plays: from(mine([], { held: 'key.1' }), { faces: draws('lamp.1') }),
    choices: ['draw:camo-sabo'],
    tells: ['held victim=1 card=lamp.1'],
    asks: { 1: ['keep-held', 'keep:key.1 card:key.1', 'keep:lamp.1 card:lamp.1'] },
  },
  {
    what: 'the held card that is kept',
    plays: from(mine([], { held: 'key.1' }), { faces: draws('lamp.1') }),
    choices: ['draw:camo-sabo', 'keep:lamp.1'],
    tells: ['discarded victim=1 cards=["key.1"]'],
  },
  {
    what: 'an eighth card',
    plays: from(mine(['blank.1', 'blank.2', 'blank.3', 'blank.4', 'blank.5', 'blank.6', 'blank.7']), {
      faces: draws('save.1'),
    }),
    choices: ['draw:camo-sabo'],
    asks: {
      1: [
        'discard-which',
        'discard:blank.1 card:blank.1',
        'discard:blank.2 card:blank.2',
        'discard:blank.3 card:blank.3',
        'discard:blank.4 card:blank.4',
        'discard:blank.5 card:blank.5',
        'discard:blank.6 card:blank.6',
        'discard:blank.7 card:blank.7',
        'discard:save.1 card:save.1',
      ],
    },
  },
  {
    what: 'an eighth card, with a held card that allows it',
    plays: from(
      mine(['blank.1', 'blank.2', 'blank.3', 'blank.4', 'blank.5', 'blank.6', 'save.1'], { held: 'lamp.1' }),
      { faces: draws('save.2') },
    ),
    choices: ['draw:camo-sabo'],
    tells: ['drew-card victim=1 [1: card=save.2]'],
  },
  {
    what: 'a card that is discarded',
    plays: from(mine(['blank.1', 'blank.2', 'blank.3', 'blank.4', 'blank.5', 'blank.6', 'blank.7']), {
      faces: draws('save.1'),
    }),
    choices: ['draw:camo-sabo', 'discard:blank.2'],
    tells: ['discarded victim=1 cards=["blank.2"]'],
  },
  {
    what: 'a deck with cards only among its discards',
    plays: from({
      ...mine(),
      decks: { 'camo-sabo': [], movement: [] },
      piles: { 'camo-sabo': ['save.1'], movement: ['m1.1'] },
    }),
    asks: {
      1: ['act', 'draw:camo-sabo deck:camo-sabo', 'draw:movement deck:movement', 'end'],
    },
  },
  {
    what: 'a draw when no card is left',
    plays: from({ ...mine(['save.1']), decks: { 'camo-sabo': [], movement: [] } }),
    asks: { 1: ['act', 'end'] },
  },
  {
    what: 'a Movement card',
    plays: from(mine(), { faces: flees('m1') }),
    choices: ['draw:movement'],
    tells: ['drew-movement victim=1 card=m1.1 rooms=1'],
    asks: {
      1: ['move-to not before 8 s', 'move:a1 room:a1', 'move:a2 room:a2', 'move:b1 room:b1'],
    },
  },
  {
    what: 'a Movement card that a boon makes longer',
    plays: from(mine([], { card: 'v01' }), { pack: victimWith({ mods: { move: 1 } }), faces: flees('m1') }),
    choices: ['draw:movement'],
    tells: ['drew-movement victim=1 card=m1.1 rooms=2'],
  },
  {
    what: 'a move',
    plays: from(mine(), { faces: flees('m1') }),
    choices: ['draw:movement', 'move:a2'],
    tells: ['[1: moved victim=1 room=a2]'],
  },
  {
    what: 'the rooms to move to, beside a Patient',
    plays: from({ ...mine(), patients: [at('a2')] }, { faces: flees('m1') }),
    choices: ['draw:movement'],
    asks: {
      1: ['move-to not before 8 s', 'move:a1 room:a1', 'move:b1 room:b1', 'enter:a2 room:a2 (confirm-caught)'],
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
      'killed victim=1 patient=0 room=a2 hand=[] held=null',
      'destroyed room=a2 x=0 y=1 reasons=1',
      'patient-fell patient=0 to=a3',
      '[2: fell victim=2 room=a3]',
      'sank x=0 y=1',
      'settled',
    ],
    asks: {
      2: ['act', 'play:blank.1 card:blank.1', 'draw:camo-sabo deck:camo-sabo', 'draw:movement deck:movement', 'end'],
    },
  },
  {
    what: 'a Stumble card',
    plays: from({ ...mine(), patients: [at('a3'), at('c1', 'two'), at('c1', 'three')] }, { faces: flees('stumble') }),
    choices: ['draw:movement'],
    tells: ['drew-movement victim=1 card=stumble.1 rooms=stumble'],
    asks: { 1: ['nearest not before 8 s', 'stumble:0 patient:0', 'stumble:1 patient:1'] },
  },
  {
    what: 'a Stumble',
    plays: from(
      { ...mine(), patients: [at('a3'), at('c1', 'two'), at('c1', 'three')] },
      { faces: [...flees('stumble'), ...d6(1, 3), { deck: 'movement', card: 'm1.1' }] },
    ),
    choices: ['draw:movement', 'stumble:1'],
    tells: [
      'stumbles victim=1 patient=1 room=c1',
      '[1: moved victim=1 room=c1]',
      'announced found=[{"victim":1,"room":"c1"}]',
      'caught victim=1 room=c1 patients=[1,2]',
      'attempt victim=1 patient=1',
      'rolled victim=1 patient=1 face=1 catches=[5,6] kills=false',
      'missed victim=1 patient=1',
      'attempt victim=1 patient=2',
      'rolled victim=1 patient=2 face=3 catches=[1,2] kills=false',
      'missed victim=1 patient=2',
      'survived victim=1',
      'flees victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'the end of a turn',
    plays: from(mine([], {}, { at: 'a2', hand: ['blank.1'] })),
    choices: ['end'],
    asks: { 2: ['react in a window else pass after 8 s', 'pass'] },
  },
  {
    what: 'the turn of the next Victim',
    plays: from(mine()),
    choices: ['end'],
    tells: ['turn-began player=2 number=1 final=false'],
  },
  {
    what: 'the Patients’ turn after the last Victim’s turn',
    plays: from({ patients: [at('c3')], victims: far, phase: 'victim', active: 3, turn: 1 }, { faces: [heads] }),
    choices: ['end'],
    tells: ['turn-began player=0 number=2 final=false', 'coin side=heads rooms=1'],
  },
  // Cards that are played
  {
    what: 'a Camo in its owner’s turn',
    plays: from(mine(['find.1']), { faces: draws('blank.1') }),
    choices: ['play:find.1'],
    tells: ['played by=1 card=find.1 window=own', 'drew-card victim=1 [1: card=blank.1]'],
  },
  {
    what: 'a Sabo, which others may cancel',
    plays: from(mine(['tear.1'], {}, { at: 'a2', hand: ['gag.1', 'gag.2'] })),
    choices: ['play:tear.1'],
    tells: ['played by=1 card=tear.1 window=own'],
    asks: {
      2: ['react in a window else pass after 8 s', 'pass', 'play:gag.1 card:gag.1', 'play:gag.2 card:gag.2'],
    },
  },
  {
    what: 'a Sabo that is cancelled once',
    plays: from(mine(['tear.1'], {}, { at: 'a2', hand: ['gag.1'] }, { at: 'e5', hand: ['gag.2'] })),
    choices: ['play:tear.1', 'play:gag.1', 'play:gag.2'],
    tells: ['played by=2 card=gag.1 window=cancel', 'cancelled by=1 card=tear.1'],
  },
  {
    what: 'a card in another Victim’s turn',
    plays: from(mine([], {}, { at: 'a2', hand: ['trip.1'] }), { faces: d6(1) }),
    choices: ['end', 'play:trip.1'],
    tells: [
      'stumbles victim=1 patient=0 room=c3',
      '[1: moved victim=1 room=c3]',
      'announced found=[{"victim":1,"room":"c3"}]',
      'caught victim=1 room=c3 patients=[0]',
      'attempt victim=1 patient=0',
      'rolled victim=1 patient=0 face=1 catches=[1,2] kills=true',
      'killed victim=1 patient=0 room=c3 hand=[] held=null',
      'destroyed room=c3 x=2 y=2 reasons=1',
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'settled',
    ],
  },
  {
    what: 'the window after another Victim’s draw',
    plays: from(mine([], {}, { at: 'a2', hand: ['trip.1', 'find.1'] }), { faces: flees('m1') }),
    choices: ['draw:movement'],
    asks: {
      1: [],
      2: ['react in a window else pass after 8 s', 'pass', 'play:trip.1 card:trip.1'],
    },
  },
  {
    what: 'the window after another Victim’s card',
    plays: from(mine(['find.1'], {}, { at: 'a2', hand: ['trip.1'] }), { faces: draws('blank.1') }),
    choices: ['play:find.1'],
    asks: {
      1: [],
      2: ['react in a window else pass after 8 s', 'pass', 'play:trip.1 card:trip.1'],
    },
  },
  {
    what: 'a response to the coin',
    plays: from({ ...firstVictimIn('a1', ['loud.1']), phase: 'patients' }, { faces: [heads] }),
    choices: ['play:loud.1'],
    tells: ['played by=1 card=loud.1 window=W1', 'coin-set rooms=2'],
  },
  {
    what: 'a response before the announcements',
    plays: from(firstVictimIn('c3', ['slip.1'], undefined, { at: 'a2', hand: ['blank.1'] })),
    choices: ['done'],
    asks: {
      1: ['react in a window else pass after 8 s', 'pass', 'play:slip.1 card:slip.1'],
      2: ['react in a window else pass after 8 s', 'pass'],
      3: [],
    },
  },
  {
    what: 'slipping away',
    plays: from(firstVictimIn('c3', ['slip.1'])),
    choices: ['done', 'play:slip.1'],
    tells: ['played by=1 card=slip.1 window=W2', 'slipped victim=1 n=1'],
    asks: {
      1: [
        'move-to else move:c3 after 60 s not before 8 s',
        'move:c3 room:c3',
        'move:c4 room:c4',
        'move:d3 room:d3',
        'move:c2 room:c2',
        'move:b3 room:b3',
      ],
    },
  },
  {
    what: 'the room to slip away to',
    plays: from(firstVictimIn('c3', ['slip.1']), { faces: lust() }),
    choices: ['done', 'play:slip.1', 'move:c4'],
    tells: ['[1: moved victim=1 room=c4]', 'announced found=[]', 'bloodlust card=quiet.1'],
  },
  { what: 'the preference, in the setup', plays: start(), asks: { '1 preference': [] } },
  {
    what: 'the preference',
    plays: from(firstVictimIn('a1')),
    asks: { '1 preference': ['preference at any time', 'prefer:never', 'prefer:always'] },
  },
  {
    what: 'the preference, for a Victim who is always asked',
    plays: from({ ...mine(), turn: 2 }),
    choices: [['prefer:always', 2]],
    asks: {
      '1 preference': ['preference at any time', 'prefer:never', 'prefer:always'],
      '2 preference': [],
    },
  },
];

for (const row of rows) rowTest('events and questions of a match', row);
