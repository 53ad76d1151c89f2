// Statistics and Checks.
import assert from 'node:assert/strict';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { rules } from '../support/fixed-pack.js';
import { draws, situation, start, suspense, type Position } from '../support/situations.js';

/** Player 0 in the Nurses' Station, which can be rummaged: a Focus Check with 3 successes required. */
function rummage(t: RuleTest, faces: readonly number[], more: Position = {}, then: readonly object[] = []): void {
  t.match(rules, { seats: 2, situation: situation(more), faces: [...suspense(...faces), ...(then as [])] });
  t.choose('rummage');
}
const checked = (t: RuleTest) => t.events().find(({ type }) => type === 'checked');
const failure = draws('hallucinations', 'bell.a');
const soup = draws('items', 'soup.1');
const numbers = (t: RuleTest, player = 0): number[] => [t.state.players[player].health, t.state.players[player].terror];

rule('CW-STA-01 a player has five statistics, and the mat shows three of them', (t) => {
  rummage(t, [1, 1, 1, 1], {}, failure);
  assert.equal(checked(t)?.dice, 4, 'Terror 3 gives Focus 4');
  assert.deepEqual(numbers(t), [5, 4]);
});

rule('CW-STA-02 Strength and Dexterity change at once with Health', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation({ players: [{ health: 3, items: ['soup.1'] }, {}] }),
  });
  assert.ok(t.options(0).includes('move:2:0,1') && !t.options(0).includes('move:3:0,1'), 'Dexterity 3');
  t.choose('use:soup.1');
  assert.ok(t.options(0).includes('move:3:0,1'), 'Dexterity 4');
});

rule('CW-STA-03 Focus falls as Terror rises', (t) => {
  rummage(t, [1, 1], { players: [{ terror: 6 }, {}] }, failure);
  assert.equal(checked(t)?.dice, 2 + 0);
});

rule('CW-STA-04 nothing raises Health above 5', (t) => {
  t.match(rules, { seats: 2, situation: situation({ players: [{ health: 4, items: ['soup.1', 'soup.2'] }, {}] }) });
  t.choose('use:soup.1');
  t.choose('use:soup.2');
  assert.deepEqual(numbers(t), [5, 3]);
});

rule('CW-STA-05 nothing lowers Terror below 0', (t) => {
  t.match(rules, { seats: 2, situation: situation({ players: [{ terror: 1, items: ['pills.1'] }, {}] }) });
  t.choose('use:pills.1');
  assert.deepEqual(numbers(t), [5, 0]);
});

rule('CW-STA-06 a player at 0 Health is dead', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation({ players: [{ at: '2:3,1', items: [] }, {}] }),
    faces: draws('rooms', 'reveal-kills'),
  });
  t.choose('move:2:3,0');
  assert.deepEqual([t.state.players[0].alive, t.state.players[0].at], [false, '']);
});

rule('CW-STA-07 Terror that does not fit is lost as Health', (t) => {
  rummage(t, [1, 1], { players: [{ terror: 6, health: 3 }, {}] }, failure);
  assert.deepEqual(numbers(t), [2, 6]);
});

rule('CW-EX-07 Terror 6, Health 3, 2 Terror gained: Terror 6, Health 1', (t) => {
  t.match(rules, { seats: 2, situation: situation({ players: [{ terror: 6, health: 3, items: ['syringe.1'] }, {}] }) });
  t.choose('use:syringe.1');
  assert.deepEqual(numbers(t), [1, 6]);
});

rule('CW-EX-08 Terror 5, Health 1, 2 Terror gained: the player dies', (t) => {
  t.match(rules, { seats: 2, situation: situation({ players: [{ terror: 5, health: 1, items: ['syringe.1'] }, {}] }) });
  t.choose('use:syringe.1');
  assert.deepEqual(numbers(t), [0, 6]);
  assert.equal(t.state.players[0].alive, false);
});

rule('CW-STA-08 Strength is the number of dice of an Attack', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation({ players: [{ health: 4, terror: 1 }, {}] }),
    faces: suspense(1, 1, 1, 1),
  });
  t.choose('attack:player:1');
  assert.deepEqual([checked(t)?.of, checked(t)?.dice], ['attack', 4]);
});

rule('CW-STA-10 Dexterity and two more are the dice of a Dodge', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation({
      players: [
        { health: 1, terror: 1 },
        { health: 2, terror: 1 },
      ],
    }),
    faces: suspense(1, 1, 1, 1, 1, 1),
  });
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.equal(t.events().findLast(({ type }) => type === 'checked')?.dice, 5);
});

rule('CW-STA-11 Dexterity is the number of Moves in a turn', (t) => {
  t.match(rules, { seats: 2, situation: situation({ players: [{ health: 1, at: '2:3,1' }, {}] }) });
  assert.ok(t.options(0).includes('move:2:5,1'));
  assert.equal(t.why(0, 'move:2:6,1')?.rule, 'CW-MOV-02');
  t.choose('move:2:5,1');
  assert.equal(t.events().filter(({ type, rule: cited }) => type === 'moved' && cited === 'CW-MOV-01').length, 2);
});

rule('CW-STA-12 Focus is the number of dice of a Focus Check', (t) => {
  rummage(t, [1, 1, 1, 1, 1], { players: [{ terror: 1 }, {}] }, failure);
  assert.deepEqual([checked(t)?.of, checked(t)?.dice], ['focus', 5]);
});

rule('CW-STA-13 higher Terror gives more Adrenaline', (t) => {
  for (const [terror, dice] of [
    [2, 5],
    [4, 6],
    [5, 7],
  ] as const) {
    t.match(rules, {
      seats: 2,
      situation: situation({ players: [{ terror }, {}] }),
      faces: suspense(...Array<number>(dice).fill(1)),
    });
    t.choose('attack:player:1');
    assert.equal(checked(t)?.dice, dice);
  }
});

rule('CW-STA-14 Adrenaline adds dice to every Check of its statistic, and to no other', (t) => {
  // The Neurosis of player 0 raises Strength.
  rummage(t, [1, 1, 1], { players: [{ terror: 5 }, {}] }, failure);
  assert.equal(checked(t)?.dice, 3);
  t.match(rules, {
    seats: 2,
    situation: situation({ players: [{ terror: 5 }, {}] }),
    faces: suspense(1, 1, 1, 1, 1, 1, 1),
  });
  t.choose('attack:player:1');
  assert.equal(checked(t)?.dice, 5 + 2);
});

rule('CW-RUL-03 the numbers of the mat', (t) => {
  for (const [terror, focus] of [6, 5, 5, 4, 4, 3, 2].entries()) {
    rummage(t, Array<number>(focus).fill(1), { players: [{ terror }, {}] }, failure);
    assert.equal(checked(t)?.dice, focus);
  }
});

rule('CW-CHK-01 a Check rolls as many dice as the statistic', (t) => {
  rummage(t, [1, 2, 3], { players: [{ terror: 5 }, {}] }, failure);
  assert.deepEqual(checked(t)?.batches, [[1, 2, 3]]);
});

rule('CW-EX-01 Focus 3: three dice', (t) => {
  rummage(t, [1, 2, 3], { players: [{ terror: 5 }, {}] }, failure);
  assert.equal(checked(t)?.dice, 3);
});

rule('CW-CHK-02 there is no upper limit of dice', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation({ players: [{ terror: 5, items: ['broom.1'] }, {}] }),
    faces: suspense(...Array<number>(11).fill(1)),
  });
  t.choose('attack:player:1');
  t.choose('arm:broom.1');
  assert.equal(checked(t)?.dice, 5 + 2 + 4);
});

rule('CW-CHK-03 a modifier adds dice', (t) => {
  rummage(t, [1, 1, 1, 1, 1], { players: [{ items: ['glasses.1'] }, {}] }, failure);
  assert.equal(checked(t)?.dice, 5);
});

rule('CW-RUL-63 Clothing and the Room count by themselves', (t) => {
  rummage(
    t,
    [1, 1, 1, 1, 1, 1],
    {
      rooms: { '2:3,0': { card: 'bright', rummaged: 0, lock: 0, visited: 0 } },
      players: [{ at: '2:3,0', items: ['glasses.1'] }, {}],
    },
    failure,
  );
  assert.equal(checked(t)?.dice, 6);
});

rule('CW-CHK-04 a 5 or 6 is a success', (t) => {
  rummage(t, [5, 6, 5, 1], {}, soup);
  assert.equal(checked(t)?.successes, 3);
});

rule('CW-CHK-05 a 1, 2 or 3 is a failure', (t) => {
  rummage(t, [1, 2, 3, 3], {}, failure);
  assert.equal(checked(t)?.successes, 0);
});

rule('CW-CHK-06 a 4 is rolled again together with one more die', (t) => {
  rummage(t, [4, 5, 5, 5, 1, 1], {}, soup);
  assert.deepEqual(checked(t)?.batches, [
    [4, 5, 5, 5],
    [1, 1],
  ]);
});

rule('CW-CHK-07 the additional die is a failed one, if there is any', (t) => {
  rummage(t, [4, 1, 5, 5, 5, 6], {}, soup);
  assert.equal(checked(t)?.successes, 4, 'the failed 1 has become a success');
});

rule('CW-CHK-08 a 4 on a die that is rolled again is suspense again', (t) => {
  rummage(t, [4, 5, 5, 1, 4, 1, 5, 1], {}, soup);
  assert.equal(checked(t)?.batches.length, 3);
});

rule('CW-CHK-09 the Check passes with enough successes', (t) => {
  rummage(t, [5, 5, 5, 1], {}, soup);
  assert.deepEqual(t.state.players[0].items, ['soup.1']);
});

rule('CW-CHK-10 even one die can give several successes', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation({ players: [{ health: 1, terror: 1 }, {}] }),
    faces: suspense(4, 5, 4, 6, 6),
  });
  t.choose('attack:player:1');
  assert.equal(checked(t)?.successes, 3);
});

rule('CW-CHK-11 a Check may end with more successes than dice first rolled', (t) => {
  rummage(t, [4, 4, 5, 5, 5, 5, 5, 5], {}, soup);
  assert.equal(checked(t)?.successes, 6);
});

rule('CW-EX-02 the suspense example of the rulebook: five successes, an Item is drawn', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation({ players: [{ at: '2:3,1' }, { at: '2:3,1' }] }),
    faces: [...draws('rooms', 'neonatal-ward'), ...suspense(1, 4, 5, 6, 4, 6, 5, 6), ...soup],
  });
  t.choose('move:2:3,0');
  assert.deepEqual(checked(t)?.batches, [
    [1, 4, 5, 6],
    [4, 6],
    [5, 6],
  ]);
  assert.equal(checked(t)?.successes, 5);
  assert.deepEqual(t.state.players[0].items, ['soup.1']);
});

rule('CW-EX-05 a statistic of 1 passes with 3 required', (t) => {
  t.match(rules, {
    seats: 2,
    situation: situation({
      rooms: { '2:3,0': { card: 'plain-ward-1', rummaged: 0, lock: 3, visited: 0 } },
      players: [{ at: '2:3,1', health: 1, terror: 1 }, {}],
    }),
    faces: suspense(4, 4, 5, 6, 6),
  });
  t.choose('force-door:2:3,0');
  assert.deepEqual(checked(t)?.batches, [[4], [4, 5], [6, 6]]);
  assert.equal(t.state.rooms['2:3,0'].lock, 0);
});

rule('CW-EX-06 the batches of Focus 4', (t) => {
  rummage(t, [4, 4, 2, 5, 1, 3, 5, 4, 2, 6], {}, soup);
  assert.deepEqual(checked(t)?.batches, [
    [4, 4, 2, 5],
    [1, 3, 5, 4],
    [2, 6],
  ]);
  assert.equal(checked(t)?.successes, 3);
});

rule('CW-RUL-13 the next batch: the 4s, then failed dice, then new dice', (t) => {
  rummage(t, [4, 4, 2, 5, 5, 5, 5, 5], {}, soup);
  assert.deepEqual(checked(t)?.batches[1], [5, 5, 5, 5]);
});

rule('CW-RUL-14 after fifty batches, the rolling stops', (t) => {
  const batches = Array.from({ length: 50 }, (_, i) => (i === 0 ? [4, 1, 1, 1] : [4, 1])).flat();
  rummage(t, batches, {}, failure);
  assert.equal(checked(t)?.batches.length, 50);
});

rule('CW-RUL-16 a Check without a number requires 1 success, and a search always 3', (t) => {
  const calm = { players: [{ terror: 1 }, {}] };
  const nerve = draws('hallucinations', 'nerve.a');
  const needs = () =>
    t
      .events()
      .filter(({ type }) => type === 'checked')
      .map(({ of, need }) => [of, need]);
  rummage(t, [5, 5, 1, 1, 1], calm, [...nerve, ...suspense(5, 1, 1, 1, 1)]);
  t.choose('option:push');
  assert.deepEqual(needs(), [
    ['focus', 3],
    ['strength', 1],
  ]);
  assert.deepEqual(numbers(t), [5, 0]);
  rummage(t, [5, 5, 1, 1, 1], calm, [...nerve, ...suspense(1, 1, 1, 1, 1)]);
  t.choose('option:push');
  assert.deepEqual(numbers(t), [5, 2]);
});

rule('CW-RUL-15 a Check without dice has no successes', (t) => {
  rummage(t, [], { players: [{ bonusDice: [{ on: 'focus', n: -9, for: 'check' }] }, {}] }, failure);
  assert.deepEqual([checked(t)?.dice, checked(t)?.successes], [0, 0]);
});

rule('CW-RUL-02 all 18 Rummage Tokens, and dice without number', (t) => {
  rummage(t, [5, 5, 5, 1], { players: [{ at: start }, {}] }, soup);
  assert.equal(t.state.rummages, 1);
});
