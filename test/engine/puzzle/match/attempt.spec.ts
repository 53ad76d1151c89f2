// Attempts within a match: their costs, how they end, what remains of an unsolved puzzle, and the effect of a reset.
import assert from 'node:assert/strict';
import { attemptOf, type Puzzles } from '../../../../src/engine/puzzle/index.js';
import { rule, type RuleTest } from '../../../support/rule-coverage.js';
import { rules } from '../../../../src/engine/games/mansions-of-madness/rules/rules.js';
import { ended, left, lying, make, meet, order } from '../puzzle-match.js';

const stairs = 'W15 W06 W12 W07 W02 W13 W11';
const rune = '2 1 3 4 6 5';

const asked = (t: RuleTest): string | undefined => t.view(0).questions.find(({ standing }) => !standing)?.kind;
const types = (t: RuleTest): string[] => t.events().map(({ type }) => type);

rule(
  'MOM-PUZ-02 if the puzzle is solved, the movement or exploring continues; if not, it ends, and its step is spent',
  (t) => {
    const cards = { room: { puzzle: '7', lock: true }, desk: { puzzle: '2A' } };
    t.match(rules, {
      situation: { cards, investigators: [{ intellect: 2, skillPoints: 0 }] },
      faces: order('rune-7', rune),
    });
    t.choose('meet:room');
    assert.equal(asked(t), 'puzzle-move', 'the movement waits');
    make(t, 'swap:1-2 swap:5-6');
    assert.deepEqual(t.state.discarded, ['room']);
    assert.equal(t.state.movement, 1);
    t.choose('meet:desk');
    t.choose('stop');
    assert.deepEqual(t.state.discarded, ['room']);
    assert.deepEqual([t.state.movement, t.state.action], [1, 0]);
    assert.equal(asked(t), 'turn');
  },
);

rule('MOM-PUZ-03 an encounter gives one attempt, which costs no further step', (t) => {
  t.match(rules, { situation: { cards: { room: { puzzle: '2A', lock: true } } } });
  t.choose('meet:room');
  make(t, 'rotate:1:cw rotate:1:cw');
  assert.deepEqual([t.state.movement, t.state.action], [1, 1]);
  t.choose('stop');
  assert.ok(!t.options().includes('meet:room'));
});

rule('MOM-PUZ-08 an attempt gives as many puzzle actions as Intellect', (t) => {
  for (const intellect of [1, 3, 7]) {
    meet(t, '2A', stairs, { investigators: [{ intellect, skillPoints: 0 }] });
    assert.equal(left(t), intellect);
    make(t, Array(intellect).fill('rotate:1:cw').join(' '));
    assert.equal(ended(t), 'used-up');
  }
});

rule('MOM-RUL-103 an Intellect below 1 gives no actions, but a skill point may help', (t) => {
  for (const intellect of [0, -2]) {
    meet(t, '7', '2 1 3 4 5 6', { investigators: [{ intellect, luck: 1, skillPoints: 1 }] });
    assert.equal(left(t), 0);
    assert.deepEqual(t.options(), ['skill-point', 'stop']);
    make(t, 'skill-point swap:1-2');
    assert.equal(ended(t), 'solved');
  }
  meet(t, '2A', stairs, { investigators: [{ intellect: 0, skillPoints: 0 }] });
  assert.equal(ended(t), 'used-up');
});

rule('MOM-PUZ-31 stun and darkness do not change the number of puzzle actions', (t) => {
  for (const stunned of [false, true]) {
    meet(t, '2A', stairs, { investigators: [{ intellect: 5, stunned }] });
    assert.equal(left(t), 5);
  }
});

rule('MOM-PUZ-21 the card determines the effect of solving: the card is discarded', (t) => {
  meet(t, '7', rune);
  make(t, 'swap:1-2 swap:5-6');
  assert.deepEqual(types(t).slice(-2), ['puzzle-solved', 'discarded']);
  assert.ok(!t.options(0).includes('meet:card'));
});

rule('MOM-PUZ-22 the pieces of a solved puzzle go back to their pile', (t) => {
  meet(t, '1A', 'W11 W05 W15 W01 W10 W12');
  assert.equal(t.state.puzzles.piles[0].order.length, 9);
  make(t, 'swap:1-2 swap:3-6 rotate:1:cw rotate:2:ccw');
  assert.deepEqual(t.state.puzzles.open, []);
  const [{ order: pile, known }] = t.state.puzzles.piles;
  assert.equal(new Set(pile).size, 15);
  assert.equal(known, 0, 'the pieces were shuffled into the whole pile');
});

rule('MOM-PUZ-23 an unsolved puzzle stays as it is, and another investigator may continue it', (t) => {
  meet(t, '7', rune);
  make(t, 'swap:1-2');
  t.choose('stop');
  t.choose('end');
  t.choose('meet:card');
  assert.deepEqual(lying(t).pieces, ['1', '2', '3', '4', '6', '5']);
  make(t, 'swap:5-6');
  assert.equal(ended(t), 'solved');
  assert.equal(t.events().findLast(({ type }) => type === 'puzzle-solved')?.['player'], 1);
});

rule('MOM-RUL-99 the puzzle belongs to the card: its configuration is public', (t) => {
  meet(t, '2A', stairs);
  make(t, 'rotate:1:cw swap:1-5');
  for (const seat of [0, 1, null]) {
    const [open] = (t.view(seat).state.puzzles as Puzzles).open;
    assert.equal(open?.card, 'card');
    assert.deepEqual(open.position.pieces, ['W02', 'W06', 'W12', 'W07', 'W15', 'W13', 'W11']);
    assert.deepEqual(open.position.turns, [0, 0, 0, 0, 1, 0, 0]);
  }
  for (const choice of ['stop', 'end', 'meet:card']) t.choose(choice);
  assert.deepEqual(lying(t).turns, [0, 0, 0, 0, 1, 0, 0], 'whoever meets the card goes on');
});

rule('MOM-PUZ-24 each investigator may try a puzzle once per turn; several may try it in the same round', (t) => {
  t.match(rules, { seats: 2, situation: { cards: { room: { puzzle: '2A', lock: true } } } });
  t.choose('meet:room');
  t.choose('stop');
  assert.equal(t.why(0, 'meet:room')?.rule, 'MOM-PUZ-24');
  t.choose('end');
  t.choose('meet:room');
  assert.equal(ended(t), null);
  t.choose('stop');
  assert.equal(t.why(1, 'meet:room')?.rule, 'MOM-PUZ-24');
  t.choose('end');
  assert.ok(t.options(0).includes('meet:room'), 'the investigator can try again in the next turn');
});

rule('MOM-PUZ-26 a reset shuffles all pieces back and sets the puzzle up again', (t) => {
  t.match(rules, { situation: { cards: { card: { puzzle: '2A' } } }, faces: order('wiring', stairs) });
  t.choose('meet:card');
  make(t, 'rotate:2:cw draw replace:1');
  t.choose('stop');
  t.choose('reset:card');
  const { pieces, turns } = lying(t);
  const [{ order: pile, known }] = t.state.puzzles.piles;
  assert.equal(new Set([...pieces, ...pile]).size, 15);
  assert.deepEqual(turns, [0, 0, 0, 0, 0, 0, 0]);
  assert.notEqual(pieces.join(' '), stairs);
  assert.equal(known, 0);
});

rule('MOM-RUL-109 a reset also turns the tile back, but attempts in this turn still count', (t) => {
  t.match(rules, { situation: { cards: { room: { puzzle: '6A', lock: true } } } });
  t.choose('meet:room');
  make(t, 'turn-tile:cw');
  t.choose('stop');
  assert.equal(t.state.puzzles.open[0].position.tile, 1);
  t.choose('reset:room');
  assert.equal(lying(t).tile, 0);
  assert.equal(t.why(0, 'meet:room')?.rule, 'MOM-PUZ-24');
});

rule('MOM-PUZ-27 a skill point adds Luck to Intellect at any time of the attempt', (t) => {
  for (const before of ['', 'rotate:1:cw', 'rotate:1:cw rotate:1:cw', 'draw']) {
    meet(t, '2A', stairs, { investigators: [{ intellect: 2, luck: 3, skillPoints: 1 }] });
    if (before) make(t, before);
    const had = left(t);
    make(t, 'skill-point');
    assert.equal(left(t), had + 3, before);
    assert.equal(t.state.investigators[0].skillPoints, 0);
  }
});

rule('MOM-SKP-05 a skill point may also add Luck to Intellect in a puzzle attempt', (t) => {
  meet(t, '7', '2 1 3 4 6 5', { investigators: [{ intellect: 1, luck: 1, skillPoints: 2 }] });
  make(t, 'swap:1-2 skill-point swap:5-6');
  assert.equal(ended(t), 'solved');
  assert.equal(t.state.investigators[0].skillPoints, 1);
});

rule(
  'MOM-RUL-102 an attempt allows one skill point, even after the last action: the investigator then spends it or stops',
  (t) => {
    meet(t, '2A', stairs, { investigators: [{ intellect: 1, luck: 2, skillPoints: 5 }] });
    make(t, 'rotate:1:cw');
    assert.equal(t.view(0).questions[0]?.rule, 'MOM-RUL-102');
    assert.deepEqual(t.options(), ['skill-point', 'stop']);
    make(t, 'skill-point');
    assert.equal(t.why(0, 'skill-point')?.rule, 'MOM-RUL-102');
    make(t, 'rotate:1:cw rotate:1:cw');
    assert.equal(ended(t), 'used-up', 'no second skill point is offered');
    t.choose('end');
    t.choose('end');
    t.choose('meet:card');
    assert.ok(t.options().includes('skill-point'), 'the next attempt offers one again');
  },
);

rule('MOM-RUL-101 stopping without using any action counts as an attempt', (t) => {
  t.match(rules, { situation: { cards: { room: { puzzle: '2A', lock: true } } } });
  t.choose('meet:room');
  t.choose('stop');
  assert.equal(ended(t), 'stopped');
  assert.equal(left(t), 4);
  assert.equal(t.state.puzzles.open.length, 1, 'the set-up is made');
  assert.equal(t.why(0, 'meet:room')?.rule, 'MOM-PUZ-24');
});

rule('MOM-PUZ-29 the other investigators can do nothing during an attempt', (t) => {
  meet(t, '2A', stairs);
  assert.deepEqual(t.options(1), []);
  assert.equal(t.view(1).questions.length, 0);
  const match = t.match(rules, { seats: 2, situation: { cards: { card: { puzzle: '2A' } } } });
  t.choose('meet:card');
  assert.equal(match.choose(1, 1, 'rotate:1:cw').ok, false);
});

rule(
  'MOM-OPT-02 with a time limit of 60 seconds, the attempt ends when the time runs out, whatever the Intellect',
  (t) => {
    meet(t, '2A', stairs, { investigators: [{ intellect: 9 }], timeLimit: 60 });
    const clock = t.view(0).questions.find(({ kind }) => kind === 'puzzle-time');
    assert.deepEqual([clock?.limit, clock?.fallback, clock?.standing], [60, 'time-over', true]);
    make(t, 'rotate:1:cw');
    t.choose('time-over');
    assert.equal(ended(t), 'time');
    assert.deepEqual(t.state.discarded, []);
    meet(t, '2A', stairs);
    assert.ok(!t.options().includes('time-over'), 'without the option, there is no time limit');
  },
);

rule(
  'MOM-RUL-111 the time limit is for the whole attempt, including the question about the skill point; a later attempt has a new one',
  (t) => {
    meet(t, '2A', `${stairs} W03`, {
      investigators: [
        { intellect: 3, luck: 2 },
        { intellect: 1, luck: 0 },
      ],
      timeLimit: 60,
    });
    const n = (seat: number): number | undefined =>
      t.view(seat).questions.find(({ kind }) => kind === 'puzzle-time')?.n;
    const first = n(0);
    assert.ok(first);
    make(t, 'rotate:1:cw draw');
    assert.equal(n(0), first, 'the question is the same, and its time continues');
    make(t, 'replace:7');
    assert.equal(t.view(0).questions.find(({ standing }) => !standing)?.rule, 'MOM-RUL-102');
    assert.equal(n(0), first);
    make(t, 'skill-point draw');
    t.choose('time-over');
    assert.equal(lying(t).drawn, null);
    const [{ order: pile }] = t.state.puzzles.piles;
    assert.equal(pile.length, 8, 'the drawn piece is in the pile again');
    t.choose('end');
    t.choose('meet:card');
    assert.ok(n(1), 'the other investigator has a separate time limit');
    assert.equal(ended(t), null);
    t.choose('time-over');
    assert.deepEqual(
      t
        .events()
        .filter(({ type }) => type === 'puzzle-unsolved')
        .map(({ also, over }) => [over, also?.includes('MOM-RUL-111')]),
      [
        ['time', true],
        ['time', true],
      ],
    );
  },
);

rule('MOM-RUL-113 nobody dies during an attempt: the effect of failing comes after it', (t) => {
  t.match(rules, { situation: { cards: { card: { puzzle: '2A', deadly: true } } } });
  t.choose('meet:card');
  make(t, 'rotate:1:cw');
  assert.equal(t.state.investigators[0].dead, false);
  t.choose('stop');
  assert.deepEqual(types(t).slice(-2), ['puzzle-unsolved', 'killed']);
  assert.equal(t.state.investigators[0].dead, true);
  assert.equal(attemptOf(t.state.puzzles), null);
});

rule(
  'MOM-RUL-104 the pieces of a solved puzzle are shuffled with the whole pile, including pieces at its bottom',
  (t) => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      t.match(rules, {
        seed,
        situation: { cards: { card: { puzzle: '1A' } }, investigators: [{ intellect: 9 }] },
        faces: order('wiring', 'W11 W05 W15 W01 W10 W12 W02'),
      });
      t.choose('meet:card');
      make(t, 'draw replace:3 swap:1-2 rotate:6:cw');
      assert.equal(t.state.puzzles.piles[0].known, 1);
      t.choose('stop');
      t.choose('reset:card');
      seen.add([...lying(t).pieces, ...t.state.puzzles.piles[0].order].join());
    }
    assert.equal(seen.size, 6);
  },
);
