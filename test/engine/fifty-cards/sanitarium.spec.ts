// Tests ten hard cards of Sanitarium, played on the kernel.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain } from '../../../src/engine/kernel/index.js';
import { begin, choose, play, assertSeesNoDifference } from './scene.js';
import scenes from './scenes/sanitarium.js';

test('fifty cards: Sanitarium Smelling Salts lower a Horror Roll that everybody has already seen', () => {
  const { state, seen } = play('sanitarium', scenes.salts);
  assert.deepEqual(
    seen(1).map(({ type }) => type),
    ['moved', 'rolled', 'played', 'discarded'],
  );
  assert.deepEqual(state.figures['p0']?.open, [], '4 − 1 = 3: an Item is lost, no Hallucination suffered');
  assert.deepEqual(state.tops['item:under'], ['item.salts', 'item.lamp'], 'both lie under the deck, in this order');
});

test('fifty cards: Sanitarium Mirror makes a companion suffer the Hallucination instead', () => {
  const { state } = play('sanitarium', scenes.mirror);
  assert.deepEqual(state.figures['p0']?.open, []);
  assert.deepEqual(state.figures['p1']?.open, ['hallucination.rats']);
});

test('fifty cards: Sanitarium Mirror is not offered to a player who is alone', () => {
  const { situation } = scenes.mirror;
  const match = begin('sanitarium', {
    seats: 2,
    situation: { ...situation, figures: { ...situation.figures, p1: { seat: 1, at: 'b' } } },
  });
  assert.deepEqual(
    match.view(null).events.map(({ type }) => type),
    ['gained'],
    'it is suffered without a window before it',
  );
});

test('fifty cards: Sanitarium Keyhole shows three cards to one seat, and no other seat learns their new order', () => {
  const { match, state, seen } = play('sanitarium', scenes.keyhole);
  assert.deepEqual(
    state.tops['sanitarium'],
    ['item.wire', 'item.bell', 'item.key'],
    'they lie in the order of choosing',
  );
  assert.deepEqual(match.view(0).state.decks['sanitarium'], { left: 5, top: ['item.wire', 'item.bell', 'item.key'] });
  assert.deepEqual(match.view(1).state.decks['sanitarium'], { left: 5, top: ['?', '?', '?'] });
  assert.ok(!JSON.stringify(seen(1)).includes('item.bell'));
  assertSeesNoDifference(
    'sanitarium',
    scenes.keyhole,
    {
      ...scenes.keyhole,
      faces: [
        { deck: 'sanitarium', card: 'item.coat' },
        { deck: 'sanitarium', card: 'item.rope' },
        { deck: 'sanitarium', card: 'item.bell' },
      ],
      script: [
        [0, 'item.bell'],
        [0, 'item.rope'],
        [0, 'item.coat'],
      ],
    },
    1,
  );
});

test('fifty cards: Sanitarium Crowbar takes a card; the Dark Hallway in its place frightens the player during the search', () => {
  const { state, seen } = play('sanitarium', scenes.crowbar);
  assert.deepEqual(
    seen(1).map(({ type }) => type),
    ['played', 'gained', 'placed', 'rolled', 'discarded'],
  );
  assert.equal(state.figures['monster']?.at, 'b');
  assert.deepEqual(state.figures['p0']?.open, [], 'the Item just gained is lost at once');
});

test('fifty cards: Sanitarium Quick Fingers take only Items that are not protected', () => {
  const match = begin('sanitarium', scenes.fingers);
  choose(match, 0, 'p1');
  assert.deepEqual(
    match.questions[0]?.options.map(({ id }) => id),
    ['item.crowbar'],
  );
  assert.deepEqual(play('sanitarium', scenes.fingers).state.figures['p0']?.open, ['item.crowbar']);
});

test("fifty cards: Sanitarium Vow is a secret goal that claims and protects an Item in another player's window", () => {
  const { state } = play('sanitarium', scenes.vow);
  assert.equal(state.figures['p0']?.n['claimed'], 1);
  assert.deepEqual(state.figures['p0']?.open, ['item.crowbar'], 'the second thief finds nothing to take');
  const { situation } = scenes.vow;
  const bluff = {
    ...situation,
    figures: { ...situation.figures, p0: { ...situation.figures.p0, hand: ['action.fingers', 'safe.other'] } },
  };
  const passed = [
    [0, 'p1'],
    [0, 'item.crowbar'],
    [0, 'pass'],
  ] as const;
  assertSeesNoDifference(
    'sanitarium',
    { ...scenes.vow, script: passed },
    { seats: 2, situation: bluff, script: passed },
    1,
  );
});

test('fifty cards: Sanitarium Tuning Fork moves monsters one by one, and each frightens players before the next moves', () => {
  const { state, seen } = play('sanitarium', scenes.fork);
  assert.deepEqual(
    seen(1).map(({ type, who }) => `${type} ${who ?? ''}`),
    ['played p0', 'moved m1', 'rolled p0', 'gained p0', 'moved m2', 'changed p0'],
  );
  assert.equal(state.figures['p0']?.n['ap'], 1, 'the Action Points are counted after the moves');
});

test('fifty cards: Sanitarium Sleepwalk forbids searching until a move, and the refusal names the card', () => {
  const match = begin('sanitarium', scenes.sleepwalk);
  assert.equal(explain(match, 0, 'search')?.rule, 'hallucination.sleepwalk');
  choose(match, 0, 'move:b');
  assert.equal(explain(match, 0, 'search'), null);
  assert.deepEqual(play('sanitarium', scenes.sleepwalk).state.figures['p0']?.open, [
    'hallucination.sleepwalk',
    'item.drum',
  ]);
});

test('fifty cards: Sanitarium Twine joins the two players of one seat', () => {
  const { match, state } = play('sanitarium', scenes.twine);
  assert.equal(
    state.figures['p1']?.n['claimed'],
    1,
    'the half that gained the Item may claim it, and the same seat decides',
  );
  assert.deepEqual(
    begin('sanitarium', scenes.twine).view(0).state.figures['p1']?.hand,
    ['safe.vow'],
    'a seat knows what all its players know',
  );
  assert.deepEqual(match.view(null).state.figures['p1']?.open, ['item.crowbar']);
  assert.deepEqual(begin('sanitarium', scenes.twine).view(null).state.figures['p1']?.hand, ['safe.?']);
});

test('fifty cards: Sanitarium Last Match ends the game during its own effect if the deck runs out', () => {
  const { match } = play('sanitarium', scenes.match);
  assert.deepEqual(match.outcome, { winners: [], rule: 'SAN-OUT-01' });
});

test('fifty cards: Sanitarium Vow: the window after a hidden gain does not name the card', () => {
  const { situation } = scenes.vow;
  const draws = (card: string) => ({
    seats: 2,
    situation: {
      ...situation,
      decks: { action: ['action.fork', 'action.match'] },
      begin: [{ do: 'draw', deck: 'action', who: 'p0', by: 'p0', n: 1 }],
    },
    faces: [{ deck: 'action', card }],
  });
  assert.equal(begin('sanitarium', draws('action.fork')).questions[0]?.kind, 'react', 'it is open');
  assertSeesNoDifference('sanitarium', draws('action.fork'), draws('action.match'), 1);
});
