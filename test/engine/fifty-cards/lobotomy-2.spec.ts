// Tests ten hard cards of Lobotomy 2, played on the kernel.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, choose, play } from './scene.js';
import scenes from './scenes/lobotomy-2.js';

test('fifty cards: Lobotomy 2 Splashing Paddle: one attack roll, one defence for each kind of target, including Characters', () => {
  const { state } = play('lobotomy-2', scenes.paddle);
  const health = (id: string): number | undefined => state.figures[id]?.n['health'];
  assert.deepEqual(
    ['p0', 'p1', 'trooper1', 'trooper2', 'hound1'].map(health),
    [7, 4, 1, 0, 0],
    '3 hits; a Shield for the Troopers, none for the Hound',
  );
  assert.equal(state.figures['p0']?.at, 'gate', 'the move comes after');
});

test("fifty cards: Lobotomy 2 Needle: with Pierce, the attacker chooses which of a Monster's equal dice is removed; then Critical doubles", () => {
  const match = begin('lobotomy-2', scenes.needle);
  choose(match, 0, 'trooper1');
  assert.deepEqual(
    match.questions[0]?.options.map(({ id }) => id),
    ['die:h', 'die:x'],
  );
  assert.equal(play('lobotomy-2', scenes.needle).state.figures['trooper1']?.n['health'], 2, '(4 − 1) × 2 = 6');
});

test('fifty cards: Lobotomy 2 Green Vial adds a die to an attack after the roll, and only the attacker may use it', () => {
  const match = begin('lobotomy-2', scenes.vial);
  assert.deepEqual(
    match.questions.map(({ seat }) => seat),
    [0],
  );
  const { state } = play('lobotomy-2', scenes.vial);
  assert.equal(state.figures['trooper1']?.n['dead'], 1, '2 + 1 hits');
  assert.deepEqual(state.figures['p1']?.open, ['meds.vial']);
});

test('fifty cards: Lobotomy 2 Adrenal Gland is paid before the roll, as often as possible', () => {
  const { state } = play('lobotomy-2', scenes.gland);
  assert.equal(state.figures['trooper1']?.n['health'], 6, 'three dice: 2 + 0 + 1');
  assert.equal(state.figures['p0']?.n['insanity'], 1, '2 paid, 1 rolled');
});

test('fifty cards: Lobotomy 2 Land Mine: two attack rolls and a defence for each kind (LOB-EX-65)', () => {
  const { state, seen } = play('lobotomy-2', scenes.mine);
  assert.equal(
    seen(null)
      .filter(({ type }) => type === 'attacked')
      .at(-1)?.n,
    2,
    'red for those that leave it be, green for the one that changes it',
  );
  assert.deepEqual(
    ['p0', 'p1', 'trooper1', 'trooper2', 'daddy1'].map((id) => state.figures[id]?.n['health']),
    [7, 3, 6, 6, 8],
  );
  assert.equal(state.figures['mine']?.at, '', 'the token is spent');
});

test('fifty cards: Lobotomy 2 Thorns hurt the attacker even if their wearer is killed by the attack; the dead do not strike back', () => {
  const { state, seen } = play('lobotomy-2', scenes.thorns);
  assert.deepEqual(
    seen(null)
      .filter(({ type }) => type === 'died')
      .map(({ who }) => who),
    ['p0', 'trooper1'],
  );
  assert.equal(state.figures['hunt']?.n['left'], 2, "only the Character's death moves the Huntmaster");
});

test('fifty cards: Lobotomy 2 Eagle Form blinks away on a Bolt before the counterattack, which is lost', () => {
  const { state, seen } = play('lobotomy-2', scenes.eagle);
  assert.equal(state.figures['p0']?.at, 'gate');
  assert.equal(state.figures['p0']?.n['health'], 6, '2 hits, 1 Shield beside the Bolt');
  assert.equal(seen(null).filter(({ type }) => type === 'attacked').length, 1);
});

test('fifty cards: Lobotomy 2 Eagle Form does not prevent the counterattack if it is declined', () => {
  const { state } = play('lobotomy-2', {
    ...scenes.eagle,
    faces: [...scenes.eagle.faces, { die: 'green', face: 2 }, { die: 'green', face: 2 }],
    script: [[0, 'pass']],
  });
  assert.equal(state.figures['trooper1']?.n['health'], 1);
});

test('fifty cards: Lobotomy 2 Aura empowers every Monster for good', () => {
  const { state } = play('lobotomy-2', scenes.aura);
  assert.equal(state.figures['trooper1']?.n['health'], 4);
  assert.equal(state.figures['p0']?.n['health'], 5, 'the Monster now rolls two dice');
});

test('fifty cards: Lobotomy 2 Howl: a death during the Event moves the Huntmaster beyond the end of the track', () => {
  const { match, seen } = play('lobotomy-2', scenes.howl);
  assert.deepEqual(match.outcome, { winners: [], rule: 'LOB-HST-05' });
  assert.ok(
    !seen(null).some(({ who, type }) => type === 'changed' && who === 'p1'),
    'the second Character never tests',
  );
});

test('fifty cards: Lobotomy 2 Rot: the victim chooses the Attribute, dies of it without a Wound, and does not strike back', () => {
  const { state, seen } = play('lobotomy-2', scenes.rot);
  assert.equal(state.figures['p1']?.n['health'], 7);
  assert.equal(state.figures['p1']?.n['dead'], 1);
  assert.equal(seen(null).filter(({ type }) => type === 'attacked').length, 1);
});
