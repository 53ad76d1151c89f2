// Tests the results in docs/fifty-cards.md: where each word of the vocabulary first appears, how small the cards are,
// and that each card has a text in both languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { speak } from '../../../src/engine/speech/speak.js';
import type { Messages } from '../../../src/messages/message.js';
import { cards, order } from './cards.js';
import de from './messages.de.js';
import en from './messages.en.js';
import { play, type Scenes } from './scene.js';
import asylumEscape from './scenes/asylum-escape.js';
import comaWard from './scenes/coma-ward.js';
import lobotomy2 from './scenes/lobotomy-2.js';
import mansionsOfMadness from './scenes/mansions-of-madness.js';
import sanitarium from './scenes/sanitarium.js';
import type { Card } from './words.js';

const scenes: Readonly<Record<keyof typeof cards, Scenes>> = {
  sanitarium: sanitarium,
  'asylum-escape': asylumEscape,
  'coma-ward': comaWard,
  'mansions-of-madness': mansionsOfMadness,
  'lobotomy-2': lobotomy2,
};
const cardOf = (game: keyof typeof cards, id: string): Card =>
  (cards[game] as Readonly<Record<string, Card>>)[id] as Card;

/** For each card, in order: the words and card fields that appear on it for the first time. */
function firstAppearances(): string[][] {
  const known = new Set<string>();
  return order.map(([game, id]) => {
    const met = new Set<string>();
    const scene = scenes[game][id];
    assert.ok(scene, `${id} has no scene`);
    play(game, scene, (word) => met.add(word));
    for (const field of Object.keys(cardOf(game, id))) if (field !== 'text') met.add(`a card's "${field}"`);
    const fresh = [...met].filter((word) => !known.has(word));
    for (const word of fresh) known.add(word);
    return fresh;
  });
}

/** How often a word occurs in the cards' data, at any depth. */
function count(value: unknown, word: string): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = (value as { do?: unknown }).do === word ? 1 : 0;
  return Object.values(value).reduce((sum: number, inner) => sum + count(inner, word), own);
}

test('fifty cards: there are fifty cards, ten for each game, and each is played', () => {
  assert.equal(order.length, 50);
  assert.equal(new Set(order.map(([, id]) => id)).size, 50);
  for (const [game, id] of order) {
    const scene = scenes[game][id];
    assert.ok(scene, id);
    const { match, seen } = play(game, scene);
    const holds = JSON.stringify(match.view(null).state).includes(`.${id}"`);
    const shown = [0, 1, 2]
      .slice(0, scene.seats)
      .some((seat) => seen(seat).some(({ card }) => card?.endsWith(`.${id}`)));
    assert.ok(shown || holds, `${id} was not played in its scene`);
  }
});

test('fifty cards: after the thirtieth card, no new word and no new card field appears', (t) => {
  const book = firstAppearances();
  book.forEach((fresh, i) => {
    if (fresh.length > 0)
      t.diagnostic(`${String(i + 1).padStart(2)} ${order[i]?.join(' / ') ?? ''}: ${fresh.join(', ')}`);
  });
  assert.deepEqual(book.slice(30).flat(), []);
});

test('fifty cards: all cards together use at most three custom steps', () => {
  assert.ok(count(cards, 'choose') > 10, 'counting works');
  assert.ok(count(cards, 'custom') <= 3);
});

test('fifty cards: each card has a complete sentence in English and in German', () => {
  for (const [, id] of order) {
    for (const [lang, table] of [
      ['en', en],
      ['de', de],
    ] as const) {
      const sentence = speak(table as Messages, lang, id);
      assert.match(sentence, /^[A-ZÄÖÜ][^{}]+[.!?]$/u, `${lang} ${id}`);
    }
    assert.notEqual(speak(en as Messages, 'en', id), speak(de as Messages, 'de', id), id);
  }
  assert.deepEqual(Object.keys(en).sort(), order.map(([, id]) => id).sort(), 'no sentence without a card');
});

test('fifty cards: a card with its sentence takes less than 110 bytes when compressed', (t) => {
  const all = order.map(([game, id]) => ({ id, ...cardOf(game, id), says: speak(en as Messages, 'en', id) }));
  const bytes = gzipSync(JSON.stringify(all), { level: 9 }).length;
  t.diagnostic(`${bytes} bytes, ${(bytes / all.length).toFixed(1)} a card`);
  assert.ok(bytes / all.length < 110);
});
