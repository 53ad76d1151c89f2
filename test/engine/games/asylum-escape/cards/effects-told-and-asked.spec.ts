// The events and questions of each step that a card may contain, for each target and for cases in which the step has no
// effect. Also the events and questions of boons, flaws and abilities. AE-RUL-41, AE-RUL-45
import type { Effect } from '../../../../../src/engine/games/asylum-escape/cards/card-types.js';
import type { Situation } from '../../../../../src/engine/games/asylum-escape/state/situation.js';
import type { Faces } from '../../../../../src/engine/kernel/index.js';
import { rowTest, type Row } from '../support/event-rows.js';
import { own, read, reply, saying } from '../support/effect-cards.js';
import { at, begin, d6, draws, flees, heads, lust, pack, table, tails } from '../support/small-match.js';

type Plays = Row['plays'];
type Position = Partial<Situation>;

/**
 * In its own turn, seat 1 plays a card with this step. By default, seat 1 is in a1, seat 2 in a2, seat 3 in e5, and the
 * Patient in c3.
 */
const plays =
  (step: Effect, situation?: Position, faces?: Faces): Plays =>
  (t) => {
    own(t, [step], situation, faces);
  };
/** The Patients player draws and reads a Bloodlust card with this step. */
const reads =
  (step: Effect, situation?: Position, faces?: Faces): Plays =>
  (t) => {
    read(t, [step], situation, faces);
  };
/**
 * Seat 1 is in the Patient's room. It plays a card with this step in this window: after the Patients' movement (W2),
 * before the die (W3), or after a roll that kills (W4). Seat 1 passes in all earlier windows, and seat 2 passes in this
 * one too.
 */
const replies =
  (window: 'W2' | 'W3' | 'W4', step: Effect, faces: Faces = [], situation?: Position): Plays =>
  (t) => {
    reply(t, [step], [...(window === 'W4' ? d6(1) : []), ...faces], {
      victims: [{ at: 'c3', hand: ['reply.1'] }, { at: 'a2', hand: ['blank.1'] }, { at: 'e5' }],
      ...situation,
    });
    for (const each of ['W2', 'W3', 'W4'] as const) {
      t.choose('pass', 2);
      if (each === window) break;
      t.choose('pass', 1);
    }
    t.choose('play:reply.1', 1);
  };
/** Seat 1 plays a card with this step after the coin has shown heads. */
const afterCoin =
  (step: Effect, faces: Faces = [], situation: Position = {}): Plays =>
  (t) => {
    table(
      t,
      {
        patients: [at('c3')],
        victims: [{ at: 'a1', hand: ['reply.1'] }, { at: 'a2' }, { at: 'e5' }],
        phase: 'patients',
        ...situation,
      },
      { pack: saying(step), faces: [heads, ...faces] },
    );
    t.choose('play:reply.1');
  };
const hands = (...hand: readonly string[]): Position => ({
  victims: [{ at: 'a1', hand: ['test.1'] }, { at: 'a2', hand }, { at: 'e5' }],
});
const two = { patients: [at('c3'), at('e1', 'two')] };

const rows: readonly Row[] = [
  // Targets of steps
  {
    what: 'another',
    plays: plays({ do: 'move', whom: 'other', n: 1 }),
    asks: { 1: ['choose-victim', 'victim:2 victim:2', 'victim:3 victim:3'] },
  },
  {
    what: 'anybody',
    plays: plays({ do: 'move', whom: 'any', n: 1 }),
    asks: {
      1: ['choose-victim', 'victim:1 victim:1', 'victim:2 victim:2', 'victim:3 victim:3'],
    },
  },
  {
    what: 'another Victim, on a Bloodlust card',
    plays: reads({ do: 'reveal', whom: 'other', what: 'column' }),
    asks: {
      0: ['choose-victim', 'victim:1 victim:1', 'victim:2 victim:2', 'victim:3 victim:3'],
    },
  },
  {
    what: 'another Victim, if one of two is dead',
    plays: plays(
      { do: 'move', whom: 'other', n: 1 },
      { victims: [{ at: 'a1', hand: ['test.1'] }, { at: 'a2', dead: true }, { at: 'e5' }] },
    ),
    asks: {
      1: [],
      3: ['move-to else move:e5 after 60 s not before 8 s', 'move:e5 room:e5', 'move:e4 room:e4', 'move:d5 room:d5'],
    },
  },
  {
    what: 'all',
    plays: plays({ do: 'reveal', whom: 'all', what: 'column' }),
    tells: [
      'revealed victim=1 what=column value=1',
      'revealed victim=2 what=column value=1',
      'revealed victim=3 what=column value=5',
    ],
  },
  {
    what: 'the others',
    plays: plays({ do: 'reveal', whom: 'others', what: 'column' }),
    tells: ['revealed victim=2 what=column value=1', 'revealed victim=3 what=column value=5'],
  },
  {
    what: 'me',
    plays: plays({ do: 'reveal', whom: 'me', what: 'column' }),
    tells: ['revealed victim=1 what=column value=1'],
  },
  {
    what: 'the Victim whose turn it is',
    plays: plays({ do: 'reveal', whom: 'active', what: 'column' }),
    tells: ['revealed victim=1 what=column value=1'],
  },
  {
    what: 'the Victim whose turn it is, in the Patients’ turn',
    plays: reads({ do: 'reveal', whom: 'active', what: 'column' }),
    tells: ['no-effect by=0 card=test.1'],
  },
  {
    what: 'the caught Victim',
    plays: replies('W3', { do: 'reveal', whom: 'caught', what: 'column' }),
    tells: ['revealed victim=1 what=column value=3'],
  },
  {
    what: 'the caught Victim, if nobody is caught',
    plays: plays({ do: 'reveal', whom: 'caught', what: 'column' }),
    tells: ['no-effect by=1 card=test.1'],
  },
  {
    what: 'a Patient',
    plays: plays({ do: 'stall', which: 'chosen' }, two),
    asks: { 1: ['choose-patient', 'choose:0 patient:0', 'choose:1 patient:1'] },
  },
  {
    what: 'the Patient that is chosen',
    plays: plays({ do: 'stall', which: 'chosen' }, two),
    choices: ['choose:1'],
    tells: ['stalled patient=1'],
  },
  {
    what: 'all Patients',
    plays: plays({ do: 'stall', which: 'all' }, two),
    tells: ['stalled patient=0', 'stalled patient=1'],
  },
  {
    what: 'the newest Patient',
    plays: plays({ do: 'stall', which: 'newest' }, two),
    tells: ['stalled patient=1'],
  },
  {
    what: 'the Patient that makes the attempt',
    plays: replies('W3', { do: 'stall', which: 'this' }),
    tells: ['stalled patient=0'],
  },
  {
    what: 'the Patient that makes the attempt, if none makes one',
    plays: plays({ do: 'stall', which: 'this' }),
    tells: ['no-effect by=1 card=test.1'],
  },
  // Where Victims are
  {
    what: 'a move',
    plays: plays({ do: 'move', whom: 'me', n: 1 }),
    asks: {
      1: ['move-to not before 8 s', 'move:a1 room:a1', 'move:a2 room:a2', 'move:b1 room:b1'],
    },
  },
  {
    what: 'a push',
    plays: plays({ do: 'push', whom: 'me', way: 'chosen', n: 1 }),
    asks: {
      1: ['which-way', 'way:up', 'way:right', 'way:down', 'way:left'],
    },
  },
  {
    what: 'a push in a chosen direction',
    plays: plays({ do: 'push', whom: 'me', way: 'chosen', n: 2 }),
    choices: ['way:right'],
    tells: ['pushed victim=1 way=right n=2', '[1: moved victim=1 room=c1]'],
  },
  {
    what: 'a push into a Patient’s room',
    plays: plays({ do: 'push', whom: 'me', way: 'right', n: 2 }, { patients: [at('b1')] }, [...d6(5), ...flees('m1')]),
    tells: [
      'pushed victim=1 way=right n=2',
      '[1: moved victim=1 room=b1]',
      'announced found=[{"victim":1,"room":"b1"}]',
      'caught victim=1 room=b1 patients=[0]',
      'attempt victim=1 patient=0',
      'rolled victim=1 patient=0 face=5 catches=[1,2] kills=false',
      'missed victim=1 patient=0',
      'survived victim=1',
      'flees victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'a teleport',
    plays: plays({ do: 'teleport', whom: 'me', to: 'patient' }),
    tells: ['vanished victim=1 to=patient', '[1: moved victim=1 room=a1]'],
  },
  {
    what: 'a teleport to the bottom of a column',
    plays: plays({ do: 'teleport', whom: 'other', to: 'bottom' }, { patients: [at('c1')] }),
    choices: ['victim:2'],
    tells: ['vanished victim=2 to=bottom'],
    asks: {
      2: [
        'hide-where else move:a2 after 60 s not before 8 s',
        'move:a2 room:a2',
        'move:a1 room:a1',
        'move:b1 room:b1',
        'move:d1 room:d1',
        'move:e1 room:e1',
      ],
    },
  },
  {
    what: 'a teleport to where the Victim is',
    plays: plays({ do: 'teleport', whom: 'me', to: 'bottom' }, { patients: [at('c1')] }),
    asks: {
      1: ['hide-where not before 8 s', 'move:a1 room:a1', 'move:b1 room:b1', 'move:d1 room:d1', 'move:e1 room:e1'],
    },
  },
  {
    what: 'a teleport past a room that is blocked',
    plays: (t) => {
      own(t, [
        { do: 'block', where: 'bottom', against: 'victims', turns: 1 },
        { do: 'teleport', whom: 'me', to: 'bottom' },
      ]);
    },
    choices: ['room:b1'],
    asks: {
      1: ['hide-where not before 8 s', 'move:a1 room:a1', 'move:c1 room:c1', 'move:d1 room:d1', 'move:e1 room:e1'],
    },
  },
  {
    what: 'a teleport next to a Patient',
    plays: plays({ do: 'teleport', whom: 'me', to: 'near-patient' }),
    choices: ['move:c4'],
    tells: ['[1: moved victim=1 room=c4]'],
  },
  {
    what: 'a Movement card',
    plays: plays({ do: 'draw-movement', whom: 'me' }, {}, flees('m1')),
    tells: ['drew-movement victim=1 card=m1.1 rooms=1'],
    asks: {
      1: ['move-to not before 8 s', 'move:a1 room:a1', 'move:a2 room:a2', 'move:b1 room:b1'],
    },
  },
  {
    what: 'a Movement card that a boon makes shorter',
    plays: (t) => {
      table(
        t,
        {
          patients: [at('c3')],
          victims: [{ at: 'a1', card: 'v01', hand: ['test.1'] }, { at: 'a2' }, { at: 'e5' }],
          phase: 'victim',
          active: 1,
        },
        {
          pack: {
            ...saying({ do: 'draw-movement', whom: 'me' }),
            victims: pack.victims.map((card) => ({ ...card, boon: { mods: { move: -1, flight: 3 } } })),
          },
          faces: flees('m1'),
        },
      );
    },
    choices: ['play:test.1'],
    tells: ['drew-movement victim=1 card=m1.1 rooms=0', '[1: moved victim=1 room=a1]'],
  },
  {
    what: 'no Movement card',
    plays: plays({ do: 'draw-movement', whom: 'me' }, { decks: { movement: [] } }),
    tells: ['deck-empty deck=movement'],
  },
  {
    what: 'a stumble',
    plays: plays({ do: 'stumble', whom: 'me' }, two),
    asks: { 1: ['nearest not before 8 s', 'stumble:0 patient:0', 'stumble:1 patient:1'] },
  },
  // Finding and announcing
  { what: 'slipping away', plays: replies('W2', { do: 'slip-away', n: 1 }), tells: ['slipped victim=1 n=1'] },
  {
    what: 'slipping away too late',
    plays: replies('W3', { do: 'slip-away', n: 1 }),
    tells: ['no-effect by=1 card=reply.1'],
  },
  { what: 'staying hidden', plays: replies('W2', { do: 'stay-hidden' }), tells: ['unseen victim=1'] },
  {
    what: 'staying hidden too late',
    plays: replies('W3', { do: 'stay-hidden' }),
    tells: ['no-effect by=1 card=reply.1'],
  },
  {
    what: 'a card that lets a Victim announce another room',
    plays: replies('W2', { do: 'false-announce', n: 1 }),
    tells: ['may-lie victim=1 n=1'],
  },
  {
    what: 'the choice of the other room',
    plays: replies('W2', { do: 'false-announce', n: 1 }),
    choices: [['pass', 2]],
    asks: {
      1: [
        'say-room in a window else say:c3 after 8 s',
        'say:c3 room:c3',
        'say:c4 room:c4',
        'say:d3 room:d3',
        'say:c2 room:c2',
        'say:b3 room:b3',
      ],
    },
  },
  {
    what: 'the choice of the other room, for a Victim who is not found',
    plays: replies('W2', { do: 'false-announce', n: 1 }, [], { patients: [at('d3')] }),
    choices: [['pass', 2]],
    asks: { 1: ['say-room in a window else silent after 8 s', 'silent'] },
  },
  {
    what: 'the announcement of the other room',
    plays: replies('W2', { do: 'false-announce', n: 1 }),
    choices: [['pass', 2], 'say:c4'],
    tells: [
      'announced found=[{"victim":1,"room":"c4"}]',
      'caught victim=1 room=c4 patients=[0]',
      'attempt victim=1 patient=0',
    ],
  },
  {
    what: 'announcing another room too late',
    plays: replies('W3', { do: 'false-announce', n: 1 }),
    tells: ['no-effect by=1 card=reply.1'],
  },
  {
    what: 'a height',
    plays: plays({ do: 'reveal', whom: 'me', what: 'height' }),
    tells: ['revealed victim=1 what=height value=1'],
  },
  {
    what: 'a colour',
    plays: plays({ do: 'reveal', whom: 'me', what: 'colour' }),
    tells: ['revealed victim=1 what=colour value=ward'],
  },
  {
    what: 'a room',
    plays: plays({ do: 'reveal', whom: 'me', what: 'room' }),
    tells: ['revealed victim=1 what=room value=a1'],
  },
  {
    what: 'a sweep',
    plays: plays({ do: 'sweep', what: 'colour' }),
    asks: {
      1: [
        'sweep-what',
        'colour:air colour:air',
        'colour:service colour:service',
        'colour:staff colour:staff',
        'colour:treatment colour:treatment',
        'colour:ward colour:ward',
      ],
    },
  },
  {
    what: 'a sweep of a house that has shrunk',
    plays: plays({ do: 'sweep', what: 'column' }, { columns: [['c3'], ['a1'], ['a2', 'e5']] }),
    asks: {
      1: ['sweep-what', 'column:1 column:1', 'column:2 column:2', 'column:3 column:3'],
    },
  },
  {
    what: 'the answer to a sweep',
    plays: plays({ do: 'sweep', what: 'column' }),
    choices: ['column:1'],
    tells: ['answered what=column value=1 yes=[2] no=[3]'],
  },
  {
    what: 'where most Victims are',
    plays: reads({ do: 'crowded', what: 'column' }),
    tells: ['crowded what=column values=["1"]'],
  },
  {
    what: 'where most Victims are, if several columns or heights are equal',
    plays: reads({ do: 'crowded', what: 'height' }),
    tells: ['crowded what=height values=["1","2","5"]'],
  },
  {
    what: 'Victims near a Patient',
    plays: plays({ do: 'ask-adjacent', which: 'all', n: 2 }, { patients: [at('b2'), at('d5', 'two')] }),
    tells: ['near patient=0 n=2 yes=[2] no=[3]', 'near patient=1 n=2 yes=[3] no=[2]'],
  },
  {
    what: 'a look at the next cards',
    plays: plays({ do: 'peek', deck: 'movement', n: 2 }, {}, [...flees('m1'), ...flees('m4')]),
    tells: ['peeked by=1 deck=movement n=2 [1: cards=["m1.1","m4.1"]]'],
  },
  {
    what: 'a look at the next cards, if there are fewer',
    plays: plays({ do: 'peek', deck: 'bloodlust', n: 3 }, { decks: { bloodlust: ['quiet.1', 'quiet.2'] } }, [
      ...lust('quiet'),
      { deck: 'bloodlust', card: 'quiet.2' },
    ]),
    tells: ['deck-empty deck=bloodlust', 'peeked by=1 deck=bloodlust n=2 [1: cards=["quiet.1","quiet.2"]]'],
  },
  {
    what: 'a look at a hand',
    plays: plays({ do: 'look-hand', whom: 'other' }, hands('save.1', 'slip.1')),
    choices: ['victim:2'],
    tells: ['looked victim=2 by=1 [1: cards=["save.1","slip.1"]]'],
  },
  // Patients
  {
    what: 'a Patient that a Victim moves',
    plays: plays({ do: 'move-patient', which: 'all', n: 2 }, two),
    asks: {
      0: [],
      1: [
        'march-on',
        'patient:0:c4 patient:0 room:c4',
        'patient:0:d3 patient:0 room:d3',
        'patient:0:c2 patient:0 room:c2',
        'patient:0:b3 patient:0 room:b3',
        'patient:1:e2 patient:1 room:e2',
        'patient:1:d1 patient:1 room:d1',
        'done',
      ],
    },
  },
  {
    what: 'a Patient that a Victim has moved',
    plays: plays({ do: 'move-patient', which: 'newest', n: 1 }, two),
    choices: ['patient:1:e2'],
    tells: ['patient-moved patient=1 from=e1 to=e2', 'announced found=[]'],
  },
  {
    what: 'a Patient that moves on in a Victim’s turn',
    plays: plays({ do: 'extra-move', which: 'all', n: 1 }),
    asks: {
      0: [
        'march-on else done after 60 s',
        'patient:0:c4 patient:0 room:c4',
        'patient:0:d3 patient:0 room:d3',
        'patient:0:c2 patient:0 room:c2',
        'patient:0:b3 patient:0 room:b3',
        'done',
      ],
      1: [],
    },
  },
  {
    what: 'Patients that do not move on',
    plays: reads({ do: 'extra-move', which: 'all', n: 1 }, two),
    choices: ['done'],
    tells: ['turn-began player=1 number=1 final=false'],
  },
  {
    what: 'a lure',
    plays: plays(
      { do: 'lure', n: 1 },
      {
        columns: [
          ['a1', 'a2'],
          ['c3', 'e5'],
        ],
      },
    ),
    asks: {
      1: ['lure-where', 'room:a1 room:a1', 'room:a2 room:a2', 'room:c3 room:c3', 'room:e5 room:e5'],
    },
  },
  {
    what: 'a lure, with several Patients equally near',
    plays: plays({ do: 'lure', n: 3 }, { patients: [at('c3'), at('e5', 'two'), at('e1', 'three')] }),
    choices: ['room:e3'],
    asks: {
      1: ['lure-which', 'choose:0 patient:0', 'choose:1 patient:1', 'choose:2 patient:2'],
    },
  },
  {
    what: 'a lure of the nearest Patient',
    plays: plays({ do: 'lure', n: 3 }, two),
    choices: ['room:e3'],
    asks: { 1: ['lure-which', 'choose:0 patient:0', 'choose:1 patient:1'] },
  },
  {
    what: 'a lure of the nearer of two Patients',
    plays: plays({ do: 'lure', n: 1 }, two),
    choices: ['room:a5'],
    tells: ['patient-moved patient=0 from=c3 to=c4', 'announced found=[]'],
  },
  {
    what: 'a lure that leads down',
    plays: plays({ do: 'lure', n: 1 }),
    choices: ['room:a1'],
    tells: ['patient-moved patient=0 from=c3 to=c2', 'announced found=[]'],
  },
  {
    what: 'a lure past a room that is blocked',
    plays: (t) => {
      own(t, [
        { do: 'block', where: 'any', against: 'patients', turns: 1 },
        { do: 'lure', n: 1 },
      ]);
    },
    choices: ['room:c2', 'room:a1'],
    tells: ['patient-moved patient=0 from=c3 to=b3', 'announced found=[]'],
  },
  {
    what: 'a lure without an open way',
    plays: (t) => {
      own(t, [
        { do: 'block', where: 'any', against: 'patients', turns: 1 },
        { do: 'lure', n: 1 },
      ]);
    },
    choices: ['room:c4', 'room:c5'],
    tells: [],
  },
  {
    what: 'a lure that reaches the chosen room',
    plays: plays({ do: 'lure', n: 3 }, two),
    choices: ['room:e3', 'choose:1'],
    tells: ['patient-moved patient=1 from=e1 to=e2', 'patient-moved patient=1 from=e2 to=e3', 'announced found=[]'],
  },
  {
    what: 'a lure that ends before the chosen room',
    plays: plays({ do: 'lure', n: 1 }),
    choices: ['room:a5'],
    tells: ['patient-moved patient=0 from=c3 to=c4', 'announced found=[]'],
  },
  {
    what: 'a stall',
    plays: afterCoin({ do: 'stall', which: 'all' }, lust('quiet')),
    tells: ['stalled patient=0', 'patient-stays patient=0', 'announced found=[]', 'bloodlust card=quiet.1'],
  },
  {
    what: 'a stall before the coin',
    plays: (t) => {
      table(
        t,
        {
          patients: [at('c3')],
          victims: [{ at: 'e4', hand: ['reply.1'] }, { at: 'e5' }, { at: 'e5' }],
          phase: 'patients',
          turn: 3,
        },
        {
          pack: saying({ do: 'stall', which: 'chosen' }),
          faces: [{ deck: 'patients', card: 'two' }, heads, ...lust()],
        },
      );
    },
    choices: ['play:reply.1', 'choose:0'],
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
    what: 'a coin',
    plays: afterCoin({ do: 'set-coin', n: 0 }, lust('quiet')),
    tells: ['coin-set rooms=0', 'patient-stays patient=0', 'announced found=[]', 'bloodlust card=quiet.1'],
  },
  {
    what: 'a coin too late',
    plays: replies('W2', { do: 'set-coin', n: 0 }),
    tells: ['no-effect by=1 card=reply.1'],
  },
  // The building
  {
    what: 'neighbours that change places',
    plays: plays({ do: 'swap-rooms', pair: 'neighbours' }, { columns: [['a1', 'a2'], ['c3'], ['e5']] }),
    asks: {
      1: ['swap-first', 'room:a1 room:a1', 'room:a2 room:a2', 'room:c3 room:c3', 'room:e5 room:e5'],
    },
  },
  {
    what: 'the second of the neighbours',
    plays: plays({ do: 'swap-rooms', pair: 'neighbours' }, { columns: [['a1', 'a2'], ['c3'], ['e5']] }),
    choices: ['room:a1'],
    asks: { 1: ['swap-second', 'room:a2 room:a1 room:a2', 'room:c3 room:a1 room:c3'] },
  },
  {
    what: 'any rooms that change places',
    plays: plays({ do: 'swap-rooms', pair: 'any' }, { columns: [['a1', 'a2'], ['c3'], ['e5']] }),
    choices: ['room:a1'],
    asks: {
      1: ['swap-second', 'room:a2 room:a1 room:a2', 'room:c3 room:a1 room:c3', 'room:e5 room:a1 room:e5'],
    },
  },
  {
    what: 'rooms that have changed places',
    plays: plays({ do: 'swap-rooms', pair: 'any' }),
    choices: ['room:a1', 'room:e5'],
    tells: ['swapped rooms=["a1","e5"]'],
  },
  {
    what: 'a room that is destroyed',
    plays: plays(
      { do: 'destroy-room', where: 'outer', pick: 'choice' },
      { columns: [['a1', 'a2'], ['b1'], ['c3'], ['e5']] },
    ),
    asks: {
      1: ['destroy-which', 'room:a1 room:a1', 'room:a2 room:a2', 'room:e5 room:e5'],
    },
  },
  {
    what: 'the room of a Patient that is destroyed',
    plays: plays({ do: 'destroy-room', where: 'patient', pick: 'random' }, {}, [{ pick: 'room', value: 0 }]),
    tells: ['destroyed room=c3 x=2 y=2 reasons=1', 'patient-fell patient=0 to=c4', 'sank x=2 y=2', 'settled'],
  },
  {
    what: 'any room that is destroyed',
    plays: plays(
      { do: 'destroy-room', where: 'any', pick: 'choice' },
      {
        columns: [
          ['a1', 'a2'],
          ['c3', 'e5'],
        ],
      },
    ),
    asks: {
      1: ['destroy-which', 'room:a1 room:a1', 'room:a2 room:a2', 'room:c3 room:c3', 'room:e5 room:e5'],
    },
  },
  {
    what: 'a room next to a Patient that is destroyed',
    plays: plays(
      { do: 'destroy-room', where: 'near-patient', pick: 'choice' },
      { patients: [at('c3'), at('c4', 'two')] },
    ),
    asks: {
      1: [
        'destroy-which',
        'room:b3 room:b3',
        'room:b4 room:b4',
        'room:c2 room:c2',
        'room:c5 room:c5',
        'room:d3 room:d3',
        'room:d4 room:d4',
      ],
    },
  },
  {
    what: 'the destruction of a room without a Patient, if there is none',
    plays: reads(
      { do: 'destroy-room', where: 'empty', pick: 'random' },
      { columns: [['c3']], victims: [{ at: 'c3' }, { at: 'c3' }, { at: 'c3' }] },
    ),
    tells: ['no-effect by=0 card=test.1'],
  },
  {
    what: 'a block',
    plays: plays({ do: 'block', where: 'top', against: 'patients', turns: 1 }),
    asks: {
      1: ['block-which', 'room:a5 room:a5', 'room:b5 room:b5', 'room:c5 room:c5', 'room:d5 room:d5', 'room:e5 room:e5'],
    },
  },
  {
    what: 'a room that is blocked in a Victim’s turn',
    plays: plays({ do: 'block', where: 'top', against: 'patients', turns: 2 }),
    choices: ['room:b5'],
    tells: ['blocked room=b5 against=patients until=3'],
  },
  {
    what: 'a room that is blocked in the Patients’ turn',
    plays: reads({ do: 'block', where: 'any', against: 'victims', turns: 1 }),
    choices: ['room:b5'],
    tells: ['blocked room=b5 against=victims until=1', 'opened room=b5'],
  },
  // Catching
  {
    what: 'a save',
    plays: replies('W4', { do: 'survive' }, flees('m1')),
    tells: ['saved victim=1 patient=0', 'survived victim=1', 'flees victim=1 card=m1.1 rooms=1'],
  },
  {
    what: 'a save too early',
    plays: replies('W3', { do: 'survive' }, [...d6(5), ...flees('m1')]),
    choices: [['pass', 2]],
    tells: [
      'rolled victim=1 patient=0 face=5 catches=[1,2] kills=false',
      'missed victim=1 patient=0',
      'survived victim=1',
      'flees victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'a save, if nobody is caught',
    plays: plays({ do: 'survive' }),
    tells: ['no-effect by=1 card=test.1'],
  },
  {
    what: 'an attempt that is not made',
    plays: replies('W3', { do: 'skip-attempt' }, flees('m1')),
    tells: ['attempt-skipped victim=1 patient=0', 'survived victim=1', 'flees victim=1 card=m1.1 rooms=1'],
  },
  {
    what: 'an attempt that has already been made',
    plays: replies('W4', { do: 'skip-attempt' }),
    tells: [
      'killed victim=1 patient=0 room=c3 hand=[] held=null',
      'destroyed room=c3 x=2 y=2 reasons=1',
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'settled',
      'no-bloodlust kills=1',
    ],
  },
  {
    what: 'a second roll',
    plays: replies('W4', { do: 'reroll' }, d6(2)),
    tells: [
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
    what: 'a second roll before the first',
    plays: replies('W3', { do: 'reroll' }, [...d6(5), ...flees('m1')]),
    choices: [['pass', 2]],
    tells: [
      'rolled victim=1 patient=0 face=5 catches=[1,2] kills=false',
      'missed victim=1 patient=0',
      'survived victim=1',
      'flees victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'a second roll without a first one',
    plays: plays({ do: 'reroll' }),
    tells: ['no-effect by=1 card=test.1'],
  },
  {
    what: 'a lure before the movement in which a Patient was released',
    plays: (t) => {
      table(
        t,
        {
          patients: [at('c3')],
          victims: [{ at: 'e4', hand: ['reply.1'] }, { at: 'e5' }, { at: 'e5' }],
          phase: 'patients',
          turn: 3,
        },
        { pack: saying({ do: 'lure', n: 1 }), faces: [{ deck: 'patients', card: 'two' }, heads, ...lust()] },
      );
    },
    choices: ['play:reply.1', 'room:c4', 'done'],
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
    what: 'a second coin',
    plays: afterCoin({ do: 'reroll' }, [tails]),
    tells: ['coin side=tails rooms=2'],
  },
  {
    what: 'a die that shows more',
    plays: replies('W4', { do: 'change-die', n: 9 }, flees('m1')),
    tells: [
      'die-changed victim=1 face=6',
      'missed victim=1 patient=0',
      'survived victim=1',
      'flees victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'a die that shows less',
    plays: replies('W4', { do: 'change-die', n: -9 }),
    tells: [
      'die-changed victim=1 face=1',
      'killed victim=1 patient=0 room=c3 hand=[] held=null',
      'destroyed room=c3 x=2 y=2 reasons=1',
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'settled',
      'no-bloodlust kills=1',
    ],
  },
  {
    what: 'a die that has not been rolled',
    plays: replies('W3', { do: 'change-die', n: 2 }, [...d6(5), ...flees('m1')]),
    choices: [['pass', 2]],
    tells: [
      'rolled victim=1 patient=0 face=5 catches=[1,2] kills=false',
      'missed victim=1 patient=0',
      'survived victim=1',
      'flees victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'a die that will be rolled',
    plays: replies('W3', { do: 'change-die', n: 2 }),
    tells: ['attempt victim=1 patient=0', 'played by=1 card=reply.1 window=W3'],
  },
  {
    what: 'a change of the die, when none is rolled',
    plays: plays({ do: 'change-die', n: 2 }),
    tells: ['no-effect by=1 card=test.1'],
  },
  {
    what: 'a change of the faces for an attempt',
    plays: replies('W3', { do: 'reduce-catch', which: 'this', faces: [1], lasts: 'attempt' }),
    tells: ['grip-changed patient=0 faces=[1] more=false until=attempt'],
  },
  {
    what: 'more faces for an attempt',
    plays: replies('W3', { do: 'extend-catch', which: 'this', faces: [4, 6], lasts: 'attempt' }, [
      ...d6(5),
      ...flees('m1'),
    ]),
    choices: [['pass', 2]],
    tells: [
      'rolled victim=1 patient=0 face=5 catches=[1,2,4,6] kills=false',
      'missed victim=1 patient=0',
      'survived victim=1',
      'flees victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'fewer faces for an attempt',
    plays: replies('W3', { do: 'reduce-catch', which: 'this', faces: [1], lasts: 'attempt' }, [
      ...d6(5),
      ...flees('m1'),
    ]),
    choices: [['pass', 2]],
    tells: [
      'rolled victim=1 patient=0 face=5 catches=[2] kills=false',
      'missed victim=1 patient=0',
      'survived victim=1',
      'flees victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'more faces for another Patient’s attempt',
    plays: replies(
      'W3',
      { do: 'extend-catch', which: 'newest', faces: [6], lasts: 'attempt' },
      [...d6(5), ...flees('m1')],
      two,
    ),
    choices: [['pass', 2]],
    tells: [
      'rolled victim=1 patient=0 face=5 catches=[1,2] kills=false',
      'missed victim=1 patient=0',
      'survived victim=1',
      'flees victim=1 card=m1.1 rooms=1',
    ],
  },
  {
    what: 'more faces for a turn',
    plays: plays({ do: 'extend-catch', which: 'all', faces: [6], lasts: 'turn' }, two),
    tells: [
      'grip-changed patient=0 faces=[6] more=true until=turn',
      'grip-changed patient=1 faces=[6] more=true until=turn',
    ],
  },
  {
    what: 'fewer faces for a turn',
    plays: plays({ do: 'reduce-catch', which: 'newest', faces: [5], lasts: 'turn' }, two),
    tells: ['grip-changed patient=1 faces=[5] more=false until=turn'],
  },
  {
    what: 'a longer flight',
    plays: replies('W3', { do: 'flight', n: 1 }, [...d6(5), ...flees('m1')]),
    choices: [['pass', 2]],
    tells: [
      'rolled victim=1 patient=0 face=5 catches=[1,2] kills=false',
      'missed victim=1 patient=0',
      'survived victim=1',
      'flees victim=1 card=m1.1 rooms=2',
    ],
  },
  {
    what: 'a flight of fewer than zero rooms',
    plays: replies('W3', { do: 'flight', n: -3 }, [...d6(5), ...flees('m1'), ...lust('quiet')]),
    choices: [['pass', 2]],
    tells: [
      'missed victim=1 patient=0',
      'survived victim=1',
      'flees victim=1 card=m1.1 rooms=0',
      '[1: moved victim=1 room=c3]',
      'bloodlust card=quiet.1',
    ],
  },
  {
    what: 'a longer flight of another Victim',
    plays: (t) => {
      table(
        t,
        { patients: [at('c3')], victims: [{ at: 'c3' }, { at: 'a2', hand: ['reply.1'] }, { at: 'e5' }] },
        { pack: saying({ do: 'flight', n: 1 }), faces: [...d6(5), ...flees('m1')] },
      );
    },
    choices: ['done', 'pass', 'play:reply.1'],
    tells: ['survived victim=1', 'flees victim=1 card=m1.1 rooms=2'],
  },
  {
    what: 'a longer flight, when nobody flees',
    plays: reads({ do: 'flight', n: 1 }),
    tells: ['no-effect by=0 card=test.1'],
  },
  // Cards
  {
    what: 'cards that are drawn',
    plays: plays({ do: 'draw-cards', whom: 'me', n: 2 }, {}, draws('save.1', 'key.1')),
    tells: ['drew-card victim=1 [1: card=save.1]', 'held victim=1 card=key.1'],
  },
  {
    what: 'more cards than there are to draw',
    plays: plays({ do: 'draw-cards', whom: 'me', n: 2 }, { decks: { 'camo-sabo': [] } }),
    tells: ['reshuffled deck=camo-sabo', 'drew-card victim=1 [1: card=test.1]', 'deck-empty deck=camo-sabo'],
  },
  {
    what: 'the last card of a deck, which somebody has looked at',
    plays: plays({ do: 'peek', deck: 'movement', n: 1 }, { decks: { movement: ['m1.1'] } }, flees('m1')),
    asks: {
      1: ['act', 'draw:camo-sabo deck:camo-sabo', 'draw:movement deck:movement', 'end'],
    },
  },
  {
    what: 'cards that are discarded by choice',
    plays: plays({ do: 'discard', whom: 'others', n: 1, how: 'choice' }, hands('save.1', 'slip.1')),
    asks: {
      2: ['discard-which else discard:save.1 after 60 s', 'discard:save.1 card:save.1', 'discard:slip.1 card:slip.1'],
      3: [],
    },
  },
  {
    what: 'a card that was chosen to be discarded',
    plays: plays({ do: 'discard', whom: 'others', n: 1, how: 'choice' }, hands('save.1', 'slip.1')),
    choices: ['discard:slip.1'],
    tells: ['discarded victim=2 cards=["slip.1"]'],
  },
  {
    what: 'cards that are discarded at random',
    plays: plays({ do: 'discard', whom: 'others', n: 2, how: 'random' }, hands('save.1', 'slip.1', 'find.1'), [
      { pick: 'hand', value: 2 },
      { pick: 'hand', value: 0 },
    ]),
    tells: ['discarded victim=2 cards=["find.1","save.1"]'],
  },
  {
    what: 'more discarded cards than there are in the hand',
    plays: plays({ do: 'discard', whom: 'others', n: 2, how: 'choice' }, hands('save.1', 'slip.1')),
    tells: ['discarded victim=2 cards=["save.1","slip.1"]'],
  },
  {
    what: 'a card that is stolen',
    plays: plays({ do: 'steal', whom: 'others' }, hands('save.1', 'slip.1'), [{ pick: 'hand', value: 1 }]),
    tells: ['stole victim=1 from=2 [1,2: card=slip.1]', 'no-effect by=1 card=test.1'],
  },
  { what: 'nothing to cancel', plays: plays({ do: 'cancel' }), tells: ['no-effect by=1 card=test.1'] },
  {
    what: 'a turn without a draw',
    plays: plays({ do: 'skip-draw', whom: 'all' }),
    tells: ['must-skip victim=1', 'must-skip victim=2', 'must-skip victim=3'],
    asks: { 1: [] },
  },
  {
    what: 'a turn without a draw, for a Victim who has already drawn',
    plays: (t) => {
      table(
        t,
        {
          patients: [at('c3')],
          victims: [{ at: 'a1', hand: ['test.1'] }, { at: 'a2' }, { at: 'e5' }],
          phase: 'victim',
          active: 1,
        },
        { pack: saying({ do: 'skip-draw', whom: 'me' }), faces: flees('m1') },
      );
    },
    choices: ['draw:movement', 'move:a1', 'play:test.1'],
    tells: ['must-skip victim=1'],
    asks: { 1: [] },
  },
  {
    what: 'the turn without a draw',
    plays: plays({ do: 'skip-draw', whom: 'others' }),
    choices: ['end'],
    tells: ['turn-began player=2 number=1 final=false', 'may-not-draw victim=2'],
    asks: { 2: [] },
  },
  {
    what: 'the turn after the one without a draw',
    plays: (t) => {
      own(
        t,
        [{ do: 'skip-draw', whom: 'others' }],
        { victims: [{ at: 'a1', hand: ['test.1'] }, { at: 'a2' }, { at: 'e5', dead: true }] },
        [heads, ...lust('quiet')],
      );
    },
    choices: ['end', 'done', 'end'],
    tells: ['turn-began player=2 number=2 final=false'],
    asks: {
      2: ['act', 'draw:camo-sabo deck:camo-sabo', 'draw:movement deck:movement', 'end'],
    },
  },
  {
    what: 'a smaller hand',
    plays: plays({ do: 'limit-hand', whom: 'others', n: 1 }, hands('save.1', 'slip.1')),
    tells: ['limited victim=2 n=1'],
    asks: {
      2: ['discard-which else discard:save.1 after 60 s', 'discard:save.1 card:save.1', 'discard:slip.1 card:slip.1'],
    },
  },
  {
    what: 'a further Bloodlust card',
    plays: reads({ do: 'bloodlust-extra' }, {}, lust('quiet')),
    tells: ['bloodlust card=quiet.1 extra=true'],
  },
  {
    what: 'a further Bloodlust card in a Victim’s turn',
    plays: plays({ do: 'bloodlust-extra' }, {}, lust('quiet')),
    tells: ['bloodlust card=quiet.1 extra=true'],
  },
  // Steps with alternatives
  {
    what: 'a choice between two effects',
    plays: plays({
      do: 'either',
      of: [
        { id: 'up', steps: [{ do: 'push', whom: 'me', way: 'up', n: 1 }] },
        { id: 'down', steps: [] },
      ],
    }),
    asks: { 1: ['either-which', 'either:up card:test.1', 'either:down card:test.1'] },
  },
  {
    what: 'a coin that a card flips',
    plays: plays({ do: 'flip', heads: [{ do: 'reveal', whom: 'me', what: 'height' }], tails: [] }, {}, [heads]),
    tells: ['flipped by=1 side=heads', 'revealed victim=1 what=height value=1'],
  },
];

for (const row of rows) rowTest('events and questions of card effects', row);

// Boons, flaws and abilities

const victims = [{ at: 'c3', card: 'v01', hand: ['blank.1'] }, { at: 'a2' }, { at: 'e5' }];
const tell: readonly Effect[] = [{ do: 'reveal', whom: 'me', what: 'column' }];
const quirk = (on: string, more: object = {}) =>
  ({
    ...pack,
    victims: pack.victims.map((card) =>
      card.id === 'v01' ? { ...card, boon: { mods: { hand: 1 } }, flaw: { on, steps: tell, ...more } } : card,
    ),
  }) as typeof pack;
const ability = (more: object) =>
  ({
    ...pack,
    patients: pack.patients.map((card) => (card.id === 'one' ? { ...card, ability: more } : card)),
  }) as typeof pack;
const from =
  (situation: Position, of: typeof pack, faces: Faces = []): Plays =>
  (t) => {
    table(t, { patients: [at('c3')], victims, ...situation }, { pack: of, faces });
  };
/** Begins a match with two seats. The Victim has a flaw that limits what they may draw in their first turn. */
const dazed =
  (of: 1 | 2, faces: Faces = []): Plays =>
  (t) => {
    begin(t, {
      seats: 2,
      pack: quirk('never', { mods: { dazed: of } }),
      faces: [
        { deck: 'victims', card: 'v01' },
        { deck: 'patients', card: 'one' },
        ...draws('key.1'),
        heads,
        ...lust(),
        ...faces,
      ],
    });
  };
const elsewhere = [{ at: 'a1', card: 'v01' }, { at: 'a2' }, { at: 'e5' }];

const quirks: readonly Row[] = [
  {
    what: 'a flaw at the beginning of a turn',
    plays: from({ phase: 'victim', active: 1 }, quirk('turn')),
    tells: ['turn-began player=1 number=1 final=false', 'revealed victim=1 what=column value=3'],
  },
  {
    what: 'a flaw when its Victim is caught',
    plays: from({}, quirk('caught'), d6(1)),
    choices: ['done', 'pass'],
    tells: [
      'caught victim=1 room=c3 patients=[0]',
      'revealed victim=1 what=column value=3',
      'attempt victim=1 patient=0',
      'rolled victim=1 patient=0 face=1 catches=[1,2] kills=true',
    ],
  },
  {
    what: 'a flaw when its Victim has survived',
    plays: from({}, quirk('survived'), [...d6(5), ...flees('m1')]),
    choices: ['done', 'pass'],
    tells: ['survived victim=1', 'revealed victim=1 what=column value=3', 'flees victim=1 card=m1.1 rooms=1'],
  },
  {
    what: 'a flaw when another Victim is killed',
    plays: from({ victims: [{ at: 'a1', card: 'v01' }, { at: 'c3' }, { at: 'e5' }] }, quirk('killed-other'), d6(1)),
    choices: ['done'],
    tells: [
      'killed victim=2 patient=0 room=c3 hand=[] held=null',
      'revealed victim=1 what=column value=1',
      'destroyed room=c3 x=2 y=2 reasons=1',
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'settled',
      'no-bloodlust kills=1',
    ],
  },
  {
    what: 'a flaw after a Movement card',
    plays: from({ phase: 'victim', active: 1, victims: elsewhere }, quirk('drew-movement'), flees('m1')),
    choices: ['draw:movement'],
    tells: ['drew-movement victim=1 card=m1.1 rooms=1', 'revealed victim=1 what=column value=1'],
  },
  {
    what: 'a flaw after a Camo/Sabo card',
    plays: from({ phase: 'victim', active: 1, victims: elsewhere }, quirk('drew-card'), draws('save.1')),
    choices: ['draw:camo-sabo'],
    tells: ['drew-card victim=1 [1: card=save.1]', 'revealed victim=1 what=column value=1'],
  },
  {
    what: 'a first turn without a Camo/Sabo card',
    plays: dazed(1),
    choices: ['keep', 'start:a1', 'done'],
    asks: { 1: ['act', 'draw:movement deck:movement', 'end'] },
  },
  {
    what: 'a first turn without a Movement card',
    plays: dazed(2),
    choices: ['keep', 'start:a1', 'done'],
    asks: { 1: ['act', 'draw:camo-sabo deck:camo-sabo', 'end'] },
  },
  {
    what: 'a second turn with both kinds of cards',
    plays: dazed(2, [heads, { deck: 'bloodlust', card: 'quiet.2' }]),
    choices: ['keep', 'start:a1', 'done', 'end', 'done'],
    asks: {
      1: ['act', 'draw:camo-sabo deck:camo-sabo', 'draw:movement deck:movement', 'end'],
    },
  },
  {
    what: 'an ability after the movement',
    plays: from({ victims: elsewhere }, ability({ on: 'moved', steps: [{ do: 'crowded', what: 'column' }] }), lust()),
    choices: ['done'],
    tells: ['announced found=[]', 'crowded what=column values=["1"]', 'bloodlust card=quiet.1'],
  },
  {
    what: 'an ability after an attempt that failed',
    plays: from(
      { victims: [{ at: 'c3' }, { at: 'a2' }, { at: 'e5' }] },
      ability({
        on: 'missed',
        steps: [
          { do: 'reveal', whom: 'caught', what: 'column' },
          { do: 'flight', n: -1 },
        ],
      }),
      [...d6(5), ...flees('m2')],
    ),
    choices: ['done'],
    tells: [
      'missed victim=1 patient=0',
      'revealed victim=1 what=column value=3',
      'survived victim=1',
      'flees victim=1 card=m2.1 rooms=1',
    ],
  },
  {
    what: 'an ability after a kill',
    plays: from(
      { victims: [{ at: 'c3' }, { at: 'a2' }, { at: 'e5' }] },
      ability({ on: 'killed', steps: [{ do: 'crowded', what: 'height' }] }),
      d6(1),
    ),
    choices: ['done'],
    tells: [
      'killed victim=1 patient=0 room=c3 hand=[] held=null',
      'crowded what=height values=["2","5"]',
      'destroyed room=c3 x=2 y=2 reasons=1',
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'settled',
      'no-bloodlust kills=1',
    ],
  },
  {
    what: 'an ability when a Patient is released',
    plays: from(
      { phase: 'patients', turn: 3, patients: [at('c3', 'two')], victims: elsewhere },
      ability({ on: 'released', steps: [{ do: 'stall', which: 'this' }] }),
      [{ deck: 'patients', card: 'one' }, heads],
    ),
    tells: ['released patient=1 card=one room=c3 special=false', 'stalled patient=1', 'coin side=heads rooms=1'],
  },
  {
    what: 'a Patient with two attempts',
    plays: from({ victims: [{ at: 'c3' }, { at: 'a2' }, { at: 'e5' }] }, ability({ mods: { attempts: 2 } }), d6(5, 1)),
    choices: ['done'],
    tells: [
      'caught victim=1 room=c3 patients=[0]',
      'attempt victim=1 patient=0',
      'rolled victim=1 patient=0 face=5 catches=[1,2] kills=false',
      'missed victim=1 patient=0',
      'attempt victim=1 patient=0',
      'rolled victim=1 patient=0 face=1 catches=[1,2] kills=true',
      'killed victim=1 patient=0 room=c3 hand=[] held=null',
      'destroyed room=c3 x=2 y=2 reasons=1',
      'patient-fell patient=0 to=c4',
      'sank x=2 y=2',
      'settled',
      'no-bloodlust kills=1',
    ],
  },
  {
    what: 'a Patient that goes further than the coin says',
    plays: from({ phase: 'patients', victims: elsewhere }, ability({ mods: { stride: 1 } }), [heads]),
    choices: ['patient:0:c4'],
    asks: {
      0: [
        'march-on',
        'patient:0:c5 patient:0 room:c5',
        'patient:0:d4 patient:0 room:d4',
        'patient:0:c3 patient:0 room:c3',
        'patient:0:b4 patient:0 room:b4',
        'done',
      ],
    },
  },
  {
    what: 'a Patient that may always go at least two rooms',
    plays: from({ phase: 'patients', victims: elsewhere }, ability({ mods: { least: 2 } }), [heads]),
    choices: ['patient:0:c4'],
    asks: {
      0: [
        'march-on',
        'patient:0:c5 patient:0 room:c5',
        'patient:0:d4 patient:0 room:d4',
        'patient:0:c3 patient:0 room:c3',
        'patient:0:b4 patient:0 room:b4',
        'done',
      ],
    },
  },
];

for (const row of quirks) rowTest('events and questions of boons, flaws and abilities', row);
