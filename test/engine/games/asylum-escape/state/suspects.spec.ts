// The suspects: the rooms in which each Victim can be, according to what everybody knows, in a small house
//
//   a3
//   a2 b2
//   a1 b1 c1 d1 e1
//
// with a Patient in e1. The suspects follow from everything that is public. AE-CAT-06, AE-RUL-19, AE-RUL-41
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effect } from '../../../../../src/engine/games/asylum-escape/cards/card-types.js';
import type { Situation } from '../../../../../src/engine/games/asylum-escape/state/situation.js';
import type { Faces } from '../../../../../src/engine/kernel/index.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import { own, read, saying } from '../support/effect-cards.js';
import { at, d6, flees, lust, table, tails } from '../support/small-match.js';

const columns = [['a1', 'a2', 'a3'], ['b1', 'b2'], ['c1'], ['d1'], ['e1']];
const everywhere = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'd1'];
type Who = NonNullable<Situation['victims']>[number];

/** By default, all three Victims are in a1, but everybody suspects them in every room without a Patient. */
const house = (first: Who = {}, more: Partial<Situation> = {}) => ({
  columns,
  patients: [at('e1')],
  victims: [{ at: 'a1', ...first }, { at: 'a1' }, { at: 'a1' }],
  ...more,
});
const marches =
  (first?: Who, faces: Faces = [], more: Partial<Situation> = {}, options = {}) =>
  (t: RuleTest): void => {
    table(t, house(first, { rooms: 2, ...more }), { faces, options });
  };
const moves =
  (first?: Who, faces: Faces = []) =>
  (t: RuleTest): void => {
    table(t, house(first, { phase: 'victim', active: 1 }), { faces });
  };
const plays =
  (step: Effect, first?: Who, faces: Faces = []) =>
  (t: RuleTest): void => {
    own(t, [step], house({ hand: ['test.1'], ...first }), faces);
  };
const falls =
  (first?: Who, more?: Partial<Situation>) =>
  (t: RuleTest): void => {
    read(t, [{ do: 'destroy-room', where: 'any', pick: 'choice' }], house(first, more));
  };

interface Row {
  readonly what: string;
  readonly plays: (t: RuleTest) => void;
  readonly choices?: readonly (string | readonly [id: string, seat: number])[];
  /** The expected suspects of the first Victim. Rows with `second` also check the suspects of the second Victim. */
  readonly first: readonly string[];
  readonly second?: readonly string[];
}

const there = (room: string): Who => ({ at: room, suspects: [room] });

const rows: readonly Row[] = [
  // The Patients
  {
    what: 'not in rooms that a Patient has passed or is in',
    plays: marches({}, lust()),
    choices: ['patient:0:d1', 'patient:0:c1'],
    first: ['a1', 'a2', 'a3', 'b1', 'b2'],
  },
  {
    what: 'not in a room where a Patient stays',
    plays: marches({ suspects: ['a1', 'e1'] }, lust()),
    choices: ['done'],
    first: ['a1'],
  },
  {
    what: 'a found Victim is in that room, and another is not',
    plays: marches({ at: 'd1' }, [...d6(5), ...flees('m1')]),
    choices: ['patient:0:d1', 'patient:0:c1'],
    first: ['d1'],
    second: ['a1', 'a2', 'a3', 'b1', 'b2'],
  },
  {
    what: 'a Victim who has fled is within the distance of the flight, and not with a Patient',
    plays: marches({ at: 'd1' }, [...d6(5), ...flees('m1'), ...lust()]),
    choices: ['patient:0:d1', 'patient:0:c1', 'move:d1'],
    first: ['d1', 'e1'],
  },
  {
    what: 'not in rooms that a Patient passes in a second movement',
    plays: (t) => {
      table(t, house({}, { rooms: 1 }), {
        pack: saying({ do: 'extra-move', which: 'all', n: 2 }),
        faces: lust('test'),
      });
    },
    choices: ['done', 'patient:0:d1', 'patient:0:c1'],
    first: ['a1', 'a2', 'a3', 'b1', 'b2'],
  },
  {
    what: 'a Victim who moved before the Patients is not in rooms that they passed',
    plays: moves(there('b1'), [...flees('m2'), tails, ...lust()]),
    choices: ['draw:movement', 'move:b1', 'end', 'end', 'patient:0:d1', 'patient:0:c1'],
    first: ['a1', 'a2', 'b1', 'b2'],
  },
  {
    what: 'a Victim who slipped away is not where a Patient has ended',
    plays: (t) => {
      table(
        t,
        {
          columns,
          patients: [at('e1')],
          victims: [{ ...there('c1'), hand: ['slip.1'] }, { at: 'a1', hand: ['reply.1'] }, { at: 'a1' }],
          rooms: 2,
        },
        { pack: saying({ do: 'lure', n: 1 }), faces: lust() },
      );
    },
    choices: ['patient:0:d1', 'patient:0:c1', ['play:slip.1', 1], ['play:reply.1', 2], 'move:d1', 'room:b1'],
    first: ['c1', 'd1'],
  },
  {
    what: 'a dead Victim is where they died',
    plays: marches({ at: 'd1' }, d6(1)),
    choices: ['patient:0:d1', 'patient:0:c1'],
    first: ['d1'],
  },
  {
    what: 'a Victim who cannot be found is anywhere',
    plays: marches({ hand: ['hush.1'] }, lust()),
    choices: ['patient:0:d1', 'patient:0:c1', 'play:hush.1'],
    first: everywhere,
    second: ['a1', 'a2', 'a3', 'b1', 'b2'],
  },
  {
    what: 'a Victim who slips away may have been in a searched room',
    plays: marches({ ...there('d1'), hand: ['slip.1'] }, lust()),
    choices: ['patient:0:d1', 'patient:0:c1', 'play:slip.1', 'move:e1'],
    first: ['d1', 'e1'],
  },
  {
    what: 'a Victim who could slip away, but stayed, is found',
    plays: marches({ ...there('d1'), hand: ['slip.1'] }, [...d6(5), ...flees('m1')]),
    choices: ['patient:0:d1', 'patient:0:c1', 'play:slip.1', 'move:d1'],
    first: ['d1'],
  },
  {
    what: 'a Victim who announces a false room is within the distance on the card',
    plays: marches({ ...there('d1'), hand: ['cough.1'] }, [...d6(5), ...flees('m1')]),
    choices: ['patient:0:d1', 'patient:0:c1', 'play:cough.1', 'say:b1'],
    first: ['a1', 'a2', 'b1', 'b2', 'c1', 'd1'],
  },
  {
    what: 'a Victim who may announce a false room, but is not found, has revealed nothing',
    plays: marches({ hand: ['cough.1'] }, lust()),
    choices: ['patient:0:d1', 'patient:0:c1', 'play:cough.1', 'silent'],
    first: ['a1', 'a2', 'a3', 'b1', 'b2'],
  },
  // Where Victims go
  {
    what: 'a Movement card',
    plays: moves(there('c1'), flees('m2')),
    choices: ['draw:movement', 'move:c1'],
    first: ['a1', 'b1', 'b2', 'c1', 'd1'],
    second: everywhere,
  },
  {
    what: 'a Movement card, from several rooms',
    plays: moves({ suspects: ['a1', 'a2'] }, flees('m1')),
    choices: ['draw:movement', 'move:a1'],
    first: ['a1', 'a2', 'a3', 'b1', 'b2'],
  },
  {
    what: 'a way into a Patient’s room',
    plays: moves(there('d1'), [...flees('m1'), ...d6(5), { deck: 'movement', card: 'm1.2' }]),
    choices: ['draw:movement', 'enter:e1'],
    first: ['e1'],
    second: everywhere,
  },
  {
    what: 'a Stumble',
    plays: moves({}, [...flees('stumble'), ...d6(5), ...flees('m1')]),
    choices: ['draw:movement'],
    first: ['e1'],
    second: everywhere,
  },
  {
    what: 'a push',
    plays: plays({ do: 'push', whom: 'me', way: 'right', n: 1 }, { suspects: ['a1', 'a3', 'b2', 'd1'] }),
    first: ['a3', 'b1', 'b2'],
  },
  {
    what: 'a teleport',
    plays: plays({ do: 'teleport', whom: 'me', to: 'top' }, { suspects: ['a1'] }),
    choices: ['move:a1'],
    first: ['a1', 'a3', 'b2', 'c1', 'd1'],
  },
  // Announcements and answers
  {
    what: 'a column',
    plays: plays({ do: 'reveal', whom: 'me', what: 'column' }),
    first: ['a1', 'a2', 'a3'],
    second: everywhere,
  },
  {
    what: 'a height that a player names who knows their own room',
    plays: plays({ do: 'sweep', what: 'height' }),
    choices: ['height:1'],
    first: everywhere,
    second: ['a1', 'b1', 'c1', 'd1'],
  },
  {
    what: 'a height where a Victim is not',
    plays: plays({ do: 'sweep', what: 'height' }),
    choices: ['height:2'],
    first: everywhere,
    second: ['a1', 'a3', 'b1', 'c1', 'd1'],
  },
  {
    what: 'a Victim not near a Patient',
    plays: plays({ do: 'ask-adjacent', which: 'all', n: 2 }),
    first: everywhere,
    second: ['a1', 'a2', 'a3', 'b1', 'b2'],
  },
  {
    what: 'a Victim near a Patient',
    plays: (t) => {
      own(t, [{ do: 'ask-adjacent', which: 'all', n: 1 }], {
        columns,
        patients: [at('b1')],
        victims: [{ at: 'a1', hand: ['test.1'] }, { at: 'a1' }, { at: 'a1' }],
      });
    },
    first: ['a1', 'a2', 'a3', 'b2', 'c1', 'd1', 'e1'],
    second: ['a1', 'b2', 'c1'],
  },
  // The building
  {
    what: 'a destroyed room with others above it',
    plays: falls(),
    choices: ['room:a1'],
    first: ['a2', 'a3', 'b1', 'b2', 'c1', 'd1'],
  },
  {
    what: 'a Victim in a destroyed room below another',
    plays: falls(there('a1')),
    choices: ['room:a1'],
    first: ['a2'],
  },
  { what: 'a Victim in a destroyed top room', plays: falls(there('a3')), choices: ['room:a3'], first: ['a2'] },
  {
    what: 'a Victim who was not in the destroyed room',
    plays: falls(there('b2')),
    choices: ['room:a3'],
    first: ['b2'],
  },
  {
    what: 'a Victim in the only room of a column',
    plays: falls(there('c1')),
    choices: ['room:c1', ['side:b1', 1], ['wait', 2], ['wait', 3]],
    first: ['b1', 'd1'],
    second: ['a1', 'a2', 'a3', 'b1', 'b2', 'd1'],
  },
  {
    what: 'a Victim in the only room of a column at the edge',
    plays: falls(there('e1'), { patients: [at('a3')] }),
    choices: ['room:e1'],
    first: ['d1'],
  },
  {
    what: 'not where a Patient fell',
    plays: falls({ at: 'b1' }, { patients: [at('a1')], victims: [{ at: 'b1' }, { at: 'b1' }, { at: 'b1' }] }),
    choices: ['room:a1'],
    first: ['a3', 'b1', 'b2', 'c1', 'd1', 'e1'],
  },
  {
    what: 'a Victim who may have been with the Patient may still be with it',
    plays: falls(
      {},
      {
        patients: [at('a1')],
        victims: [{ at: 'b1', suspects: ['a1', 'a2', 'b1'] }, { at: 'b1', suspects: ['a2', 'b1'] }, { at: 'b1' }],
      },
    ),
    choices: ['room:a1'],
    first: ['a2', 'b1'],
    second: ['b1'],
  },
  {
    what: 'a Victim found where a Patient fell',
    plays: (t) => {
      read(
        t,
        [{ do: 'destroy-room', where: 'any', pick: 'choice' }],
        { columns, patients: [at('a1')], victims: [{ at: 'a2' }, { at: 'b1' }, { at: 'b1' }] },
        [...d6(5), ...flees('m1')],
      );
    },
    choices: ['room:a1'],
    first: ['a2'],
    second: ['a3', 'b1', 'b2', 'c1', 'd1', 'e1'],
  },
  {
    what: 'where a Patient fell, if collapses do not catch',
    plays: (t) => {
      table(
        t,
        { columns, patients: [at('a1')], victims: [{ at: 'b1' }, { at: 'b1' }, { at: 'b1' }], phase: 'bloodlust' },
        { faces: lust('crack'), options: { collapseCatches: false } },
      );
    },
    choices: ['room:a1'],
    first: ['a2', 'a3', 'b1', 'b2', 'c1', 'd1', 'e1'],
  },
  {
    what: 'a Victim did not fall into a room with a Patient',
    plays: falls(
      {},
      { patients: [at('a2')], victims: [{ at: 'b1', suspects: ['a3', 'b1'] }, { at: 'b1' }, { at: 'b1' }] },
    ),
    choices: ['room:a3'],
    first: ['b1'],
  },
  {
    what: 'with a Patient that did not fall',
    plays: falls(
      {},
      { patients: [at('a2')], victims: [{ at: 'b1', suspects: ['a2', 'a3', 'b1'] }, { at: 'b1' }, { at: 'b1' }] },
    ),
    choices: ['room:a1'],
    first: ['a2', 'a3', 'b1'],
  },
];

for (const { what, plays: begins, choices = [], first, second } of rows)
  test(`where a Victim can be: ${what}`, () => {
    const t = new RuleTest();
    begins(t);
    for (const choice of choices) {
      const [id, seat] = typeof choice === 'string' ? [choice] : choice;
      t.choose(id, seat);
    }
    const seen = t.view(null).state.victims.map(({ suspects }: { suspects: readonly string[] }) => suspects);
    assert.deepEqual(seen[0], first);
    if (second) assert.deepEqual(seen[1], second);
    t.assertFacesUsed();
  });
