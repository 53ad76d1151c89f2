// The rules around the puzzles: the steps of a turn, the costs and results of an encounter with a card, and the end of
// the match.
import assert from 'node:assert/strict';
import { rules } from '../../../../src/engine/games/mansions-of-madness/rules/rules.js';
import type { Situation } from '../../../../src/engine/games/mansions-of-madness/state/situation.js';
import type { ScriptedResult, Json } from '../../../../src/engine/kernel/index.js';
import { rule, type RuleTest } from '../../../support/rule-coverage.js';

/** A deal of rune 7 that is solved by swapping the first two fragments. */
const rune = [2, 1, 3, 4, 5, 6].map((card): ScriptedResult => ({ deck: 'rune-7', card: String(card) }));

function begin(t: RuleTest, situation: Situation, seats = 1, faces: readonly ScriptedResult[] = []): void {
  t.match(rules, { seats, situation: situation as Json, faces });
}
const stepsLeft = ({ state }: RuleTest): number[] => [state.movement, state.action];
const types = (t: RuleTest): string[] => t.events().map(({ type }) => type);

rule('MOM-TRN-01 every turn has two Movement Steps and one Action Step', (t) => {
  begin(
    t,
    {
      cards: {
        a: { puzzle: '7', lock: true },
        b: { puzzle: '8', lock: true },
        c: { puzzle: '9', lock: true },
        d: { puzzle: '1A' },
        e: { puzzle: '4A' },
      },
    },
    2,
  );
  assert.deepEqual(stepsLeft(t), [2, 1]);
  for (const id of ['meet:a', 'stop', 'meet:d', 'stop', 'meet:b', 'stop']) t.choose(id);
  assert.deepEqual(stepsLeft(t), [0, 0]);
  assert.deepEqual(
    ['meet:c', 'meet:e'].map((id) => t.why(0, id)?.rule),
    ['MOM-TRN-01', 'MOM-TRN-01'],
  );
  assert.equal(t.why(1, 'meet:c')?.reason, 'not-now');
  t.choose('end');
  assert.deepEqual(stepsLeft(t), [2, 1]);
  assert.deepEqual(
    t.options(1).filter((id) => id.startsWith('meet')),
    ['meet:a', 'meet:b', 'meet:c', 'meet:d', 'meet:e'],
  );
});

rule('MOM-STS-02 stun reduces the Movement Steps to one', (t) => {
  begin(t, { investigators: [{ stunned: true }, {}, { stunned: true }] }, 3);
  assert.deepEqual(stepsLeft(t), [1, 1]);
  t.choose('end');
  assert.deepEqual(stepsLeft(t), [2, 1]);
  t.choose('end');
  assert.deepEqual(stepsLeft(t), [1, 1]);
  const turns = t.events().filter(({ type }) => type === 'turn');
  assert.deepEqual(
    turns.map(({ movement }) => movement),
    [2, 1],
  );
});

rule('MOM-LCK-09 a Lock card’s puzzle is tried as part of the movement', (t) => {
  begin(t, { cards: { door: { puzzle: '7', lock: true }, desk: { puzzle: '8' } } }, 1, rune);
  t.choose('meet:door');
  t.choose('swap:1-2');
  assert.deepEqual(t.state.discarded, ['door']);
  assert.deepEqual(stepsLeft(t), [1, 1]);
});

rule(
  'MOM-OBS-05 an Obstacle card’s puzzle is tried as part of exploring, which costs an extra Movement Step in the dark',
  (t) => {
    for (const [dark, left] of [
      [false, [2, 0]],
      [true, [1, 0]],
    ] as const) {
      begin(t, { cards: { desk: { puzzle: '7', dark } } });
      t.choose('meet:desk');
      assert.deepEqual(stepsLeft(t), left);
    }
    begin(t, {
      cards: { door: { puzzle: '7', lock: true }, desk: { puzzle: '8', dark: true } },
      investigators: [{ stunned: true }],
    });
    t.choose('meet:door');
    t.choose('stop');
    assert.equal(t.why(0, 'meet:desk')?.reason, 'no-step', 'no Movement Step is left for the puzzle');
  },
);

rule(
  'MOM-LCK-04 an investigator who fails at a Lock card stays in place, has spent the step, and cannot enter the room in this turn',
  (t) => {
    begin(t, { cards: { door: { puzzle: '7', lock: true }, desk: { puzzle: '8' } } });
    t.choose('meet:door');
    t.choose('stop');
    assert.deepEqual([stepsLeft(t), t.state.discarded], [[1, 1], []]);
    assert.equal(t.why(0, 'meet:door')?.rule, 'MOM-PUZ-24');
    t.choose('meet:desk');
    t.choose('stop');
    const stayed = t.events().filter(({ type }) => type === 'stayed');
    assert.deepEqual(
      stayed.map(({ card, rule: id }) => [card, id]),
      [
        ['door', 'MOM-LCK-04'],
        ['desk', 'MOM-PUZ-02'],
      ],
    );
    t.choose('end');
    assert.ok(t.options().includes('meet:door'));
  },
);

rule('MOM-PUZ-21 when the last card is solved, all investigators win', (t) => {
  begin(t, { cards: { door: { puzzle: '7', lock: true } } }, 2, rune);
  t.choose('meet:door');
  assert.equal(t.outcome, null);
  t.choose('swap:1-2');
  assert.deepEqual(t.outcome, { winners: [0, 1], rule: 'MOM-GEN-05' });
  begin(t, { cards: { door: { puzzle: '7', lock: true }, desk: { puzzle: '8' } } }, 1, rune);
  for (const id of ['meet:door', 'swap:1-2']) t.choose(id);
  assert.equal(t.outcome, null, 'one card is left');
  assert.deepEqual(
    ['meet:door', 'meet:attic', 'meet:desk'].map((id) => t.why(0, id)?.rule),
    ['MOM-PUZ-21', 'MOM-PUZ-21', undefined],
  );
});

rule('MOM-RUL-113 a killed investigator takes no more turns, and when all are dead, the house wins', (t) => {
  begin(t, { cards: { door: { puzzle: '8', lock: true, deadly: true }, desk: { puzzle: '7' } } }, 3);
  for (const id of ['end', 'meet:door', 'stop']) t.choose(id);
  assert.deepEqual(types(t).slice(-3), ['puzzle-unsolved', 'killed', 'turn']);
  const players = (): unknown[] =>
    t
      .events()
      .filter(({ type }) => type === 'turn')
      .map(({ player }) => player);
  assert.deepEqual(players(), [1, 2], 'the turn of the killed investigator is over at once');
  for (const id of ['end', 'end', 'end']) t.choose(id);
  assert.deepEqual(players(), [1, 2, 0, 2, 0]);
  for (const id of ['meet:door', 'stop', 'meet:door', 'stop']) t.choose(id);
  assert.deepEqual(t.outcome, { winners: [], rule: 'MOM-ELI-03' });
});

rule('MOM-TRN-01 after the last turn the investigators lose', (t) => {
  begin(t, { turns: 2 }, 2);
  t.choose('end');
  assert.equal(t.outcome, null);
  t.choose('end');
  assert.deepEqual(t.outcome, { winners: [], rule: 'MOM-GEN-07' });
  assert.equal(t.state.turn, 1, 'no further turn begins');
});

rule('MOM-PUZ-29 nobody else can act on a puzzle during an attempt', (t) => {
  begin(t, {}, 2);
  t.choose('meet:door');
  assert.equal(t.why(1, 'swap:1-2')?.rule, 'MOM-PUZ-29');
  assert.equal(t.why(0, 'swap:1-6')?.rule, 'MOM-PUZ-25');
  assert.equal(t.why(0, 'meet:desk')?.reason, 'not-now');
});
