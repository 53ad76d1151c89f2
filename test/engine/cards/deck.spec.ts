// Drawing cards from a deck.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw } from '../../../src/engine/cards/deck.js';
import { createChance } from '../../../src/engine/kernel/index.js';

test('any card of a deck can be drawn, and it leaves the deck', () => {
  const drawn = new Set<string | null>();
  for (let seed = 0; seed < 20; seed++) {
    const cards = ['bell', 'candle', 'key'];
    const { card, isReshuffled } = draw(createChance(seed), 'things', { cards, under: ['mask'], discards: ['rope'] });
    assert.ok(!isReshuffled);
    assert.deepEqual([...cards, card].sort(), ['bell', 'candle', 'key']);
    drawn.add(card);
  }
  assert.deepEqual([...drawn].sort(), ['bell', 'candle', 'key']);
});

test('a scripted result names the deck and its card', () => {
  for (let seed = 0; seed < 20; seed++) {
    const chance = createChance(seed, [{ deck: 'things', card: 'candle' }]);
    assert.equal(draw(chance, 'others', { cards: ['mask'] }).card, 'mask');
    assert.equal(draw(chance, 'things', { cards: ['bell', 'candle', 'key'] }).card, 'candle');
  }
});

test('when the deck is empty, the cards under it are drawn in their order', () => {
  const deck = { cards: [], under: ['mask', 'bell'], discards: ['rope'] };
  const chance = createChance(1);
  assert.deepEqual(draw(chance, 'things', deck), { card: 'mask', isReshuffled: false });
  assert.deepEqual(draw(chance, 'things', deck), { card: 'bell', isReshuffled: false });
  assert.deepEqual(deck, { cards: [], under: [], discards: ['rope'] });
});

test('when no card is left, the discarded cards become the deck', () => {
  const first = new Set<string | null>();
  for (let seed = 0; seed < 20; seed++) {
    const deck = { cards: [], under: [], discards: ['rope', 'bell', 'key'] };
    const { card, isReshuffled } = draw(createChance(seed), 'things', deck);
    assert.ok(isReshuffled);
    assert.deepEqual([...deck.cards, card].sort(), ['bell', 'key', 'rope']);
    assert.deepEqual(deck.discards, []);
    assert.ok(!draw(createChance(seed), 'things', deck).isReshuffled, 'they are shuffled once');
    first.add(card);
  }
  assert.deepEqual([...first].sort(), ['bell', 'key', 'rope']);
});

test('the order in which cards were discarded makes no difference to a reshuffled deck', () => {
  const drawn = [
    ['rope', 'bell', 'key'],
    ['key', 'rope', 'bell'],
  ].map((discards) => draw(createChance(3), 'things', { cards: [], discards }).card);
  assert.equal(drawn[0], drawn[1]);
});

test('an empty deck without discarded cards gives no card', () => {
  assert.deepEqual(draw(createChance(1), 'things', { cards: [] }), { card: null, isReshuffled: false });
  assert.deepEqual(draw(createChance(1), 'things', { cards: [], under: [], discards: [] }), {
    card: null,
    isReshuffled: false,
  });
});
