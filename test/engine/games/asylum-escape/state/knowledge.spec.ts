// Secrets: where Victims are, who could have reacted, and to which side somebody fell. Two matches that differ only in
// such a secret look the same to everybody else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChance, openMatch } from '../../../../../src/engine/kernel/index.js';
import { listOf } from '../../../../../src/engine/games/asylum-escape/state/building.js';
import { contentOf } from '../../../../../src/engine/games/asylum-escape/cards/card-index.js';
import { pack as ours } from '../../../../../src/engine/games/asylum-escape/content/pack.js';
import { play } from '../../../../support/play.js';
import { RuleTest } from '../../../../support/rule-coverage.js';
import { asked, at, d6, draws, flees, last, lust, rules, table } from '../support/small-match.js';

const far = [{ at: 'a1' }, { at: 'a2' }, { at: 'a3' }];

/** Asserts that these seats see the same in all matches. */
function alike(seats: readonly (number | null)[], ...plays: readonly ((t: RuleTest) => void)[]): void {
  const seen = plays.map((shows) => {
    const t = new RuleTest();
    shows(t);
    return seats.map((seat) => t.view(seat));
  });
  for (const other of seen.slice(1)) assert.deepEqual(other, seen[0]);
}

test('Asylum Escape: a flight reveals the card, but not where it leads', () => {
  alike(
    [0, 2, 3, null],
    ...['c3', 'c4', 'd4', 'a3'].map((room) => (t: RuleTest) => {
      table(
        t,
        { patients: [at('c3')], victims: [{ at: 'c3' }, ...far.slice(1)] },
        { faces: [...d6(5), ...flees('m2'), ...lust()] },
      );
      t.choose('done');
      t.choose(`move:${room}`);
    }),
  );
});

test('Asylum Escape: before the announcements, found and hidden Victims get the same questions, whatever their cards', () => {
  alike(
    [0, 2, null],
    ...[
      ['c3', 'slip.1'],
      ['c3', 'blank.1'],
      ['d5', 'slip.1'],
      ['d5', 'blank.1'],
    ].map(([room = '', card = '']) => (t: RuleTest) => {
      const suspects = ['c3', 'd5'];
      table(t, {
        patients: [at('c3')],
        victims: [{ at: room, hand: [card], suspects }, { at: 'a1', hand: ['blank.2'] }, { at: 'a1' }],
      });
      t.choose('done');
      assert.deepEqual(
        [1, 2].map((seat) => asked(t, seat)?.kind),
        ['react', 'react'],
      );
    }),
  );
});

test('Asylum Escape: nobody knows who has sealed a card before everybody has answered', () => {
  alike(
    [0, 2, null],
    ...['pass', 'play:slip.1'].map((id) => (t: RuleTest) => {
      table(t, {
        patients: [at('c3')],
        victims: [{ at: 'c4', hand: ['slip.1'] }, { at: 'a1', hand: ['blank.2'] }, { at: 'a1' }],
      });
      t.choose('done');
      t.choose(id, 1);
    }),
  );
});

test('Asylum Escape: the card reveals who slips away, but not where to', () => {
  alike(
    [0, 2, null],
    ...['c4', 'b3', 'd3'].map((room) => (t: RuleTest) => {
      table(t, { patients: [at('c3')], victims: [{ at: 'c3', hand: ['slip.1'] }, ...far.slice(1)] }, { faces: lust() });
      t.choose('done');
      t.choose('play:slip.1', 1);
      t.choose(`move:${room}`, 1);
    }),
  );
});

test('Asylum Escape: the end of a column does not reveal who was in its last room, or to which side they fell', () => {
  const columns = [['a1', 'a2'], ['b1'], ['c1', 'c2']];
  const suspects = ['a2', 'b1', 'c1'];
  const crack = (room: string) =>
    ({
      patients: [at('a1')],
      columns,
      victims: [{ at: room, suspects }, { at: 'c2' }, { at: 'c2' }],
      phase: 'bloodlust',
    }) as const;
  alike(
    [0, 2, 3, null],
    ...[
      ['b1', 'side:a1'],
      ['b1', 'side:c1'],
      ['a2', 'wait'],
      ['c1', 'wait'],
    ].map(([room = '', answer = '']) => (t: RuleTest) => {
      table(t, crack(room), { faces: lust('crack'), options: { collapseCatches: false } });
      t.choose('room:b1');
      t.choose(answer, 1);
      for (const seat of [2, 3]) if (asked(t, seat)?.kind === 'victim-side') t.choose('wait', seat);
    }),
  );
});

test('AE-RUL-41 whoever has looked at a hand does not learn which card another Victim takes from it at random', () => {
  const [first, second] = [0, 1].map((value) => {
    const t = new RuleTest();
    const match = table(
      t,
      {
        patients: [at('office', 'warden')],
        victims: [
          { at: 'rooftop', hand: ['open-satchels.1'] },
          { at: 'shed', hand: ['borrowed-for-good.1', 'wet-ink.1'] },
          { at: 'shed', hand: ['held-breath.1', 'lost-file.1', 'torn-pocket.1'] },
        ],
        phase: 'victim',
        active: 1,
      },
      { pack: ours, faces: [...draws('stained-hem.1'), { pick: 'hand', value }] },
    );
    for (const id of ['play:open-satchels.1', 'end', 'play:borrowed-for-good.1', 'victim:3']) {
      while (asked(t, 1)?.kind === 'react') t.choose('pass', 1);
      while (asked(t, 3)?.kind === 'react') t.choose('pass', 3);
      while (asked(t, 2)?.kind === 'react') t.choose('pass', 2);
      t.choose(id);
    }
    assert.equal(last(t, 'stole')['card'], ['held-breath.1', 'lost-file.1'][value]);
    t.assertFacesUsed();
    const hands = (seat: number): unknown =>
      match.view(seat).state.victims.map(({ hand }) => [...hand].map((card) => card ?? '?'));
    return {
      others: [0, 1, null].map((seat) => ({ view: match.view(seat), record: match.record(seat) })),
      third: hands(1),
      thief: hands(2),
      robbed: hands(3),
    };
  });
  assert.ok(first && second);
  assert.deepEqual(second.others, first.others);
  assert.deepEqual(first.third, [['stained-hem.1'], ['wet-ink.1', '?'], ['?', '?']]);
  assert.deepEqual(first.thief, [['?'], ['wet-ink.1', 'held-breath.1'], ['?', '?']]);
  assert.deepEqual(first.robbed, [['?'], ['?', 'held-breath.1'], ['lost-file.1', 'torn-pocket.1']]);
});

test('Asylum Escape: the suspects of a Victim contain the true room, and follow from public events', () => {
  const content = contentOf(ours);
  for (let seed = 0; seed < 25; seed++) {
    const match = play(rules, { seats: 2 + (seed % 6), seed });
    const chance = createChance(seed);
    while (match.questions.length > 0) {
      const question = match.questions[chance.below(match.questions.length)];
      const option = question?.options[chance.below(question.options.length)] ?? assert.fail();
      assert.ok(match.choose(question?.seat ?? 0, question?.n ?? 0, option.id).ok);
      const { victims, columns, turn } = match.state;
      const rooms = columns.flat();
      for (const { alive, suspects, at: room } of turn > 0 ? victims : []) {
        if (!alive) continue;
        const list = listOf(content, suspects);
        assert.ok(list.includes(room), `seed ${seed}`);
        assert.ok(list.every((each) => rooms.includes(each)));
      }
    }
  }
});

test('Asylum Escape: after the announcements, even if nobody announced anything, the Patients player cannot undo the movement', () => {
  const t = new RuleTest();
  const match = table(t, { patients: [at('c3')], victims: far, decks: { bloodlust: [] } });
  t.choose('patient:0:c4');
  assert.equal(match.canUndo(0), false, 'the announcement has been made');
  const other = table(t, { patients: [at('c3')], victims: far, rooms: 2 });
  t.choose('patient:0:c4');
  assert.equal(other.canUndo(0), true, 'a step can be undone before any announcement');
});

test('Asylum Escape: a set-up with an invalid option is refused', () => {
  for (const [options, path] of [
    [{ version: 'x' }, 'options/version'],
    [{ coin: 3 }, 'options/coin'],
    [{ patients: -1 }, 'options/patients'],
  ] as const) {
    const opened = openMatch(rules, { seed: 1, seats: 3, options });
    assert.equal(opened.ok ? '' : opened.error.path, path);
  }
});
