// Tests how messages are formatted, and that the pseudo-locale keeps placeholders and plural forms.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speak } from '../../../src/engine/speech/speak.js';
import type { Messages } from '../../../src/messages/message.js';
import { pseudo } from '../../../src/engine/speech/pseudo-locale.js';

const en = {
  moved: '{who} goes to {where}.',
  left: { one: '{n} card left.', other: '{n} cards left.' },
} as const satisfies Messages;

test('placeholders are filled by name, in any order and any number of times', () => {
  assert.equal(speak({ a: '{x}, {y}, {x}!' }, 'en', 'a', { y: 'two', x: 'one' }), 'one, two, one!');
  assert.equal(speak(en, 'en', 'moved', { who: 'Ada', where: 'the Chapel' }), 'Ada goes to the Chapel.');
});

test('a value is not read as a message with placeholders', () => {
  assert.equal(speak(en, 'en', 'moved', { who: '{where}', where: '$&' }), '{where} goes to $&.');
});

test('the plural form follows n and the language', () => {
  assert.equal(speak(en, 'en', 'left', { n: 1 }), '1 card left.');
  assert.equal(speak(en, 'en', 'left', { n: 0 }), '0 cards left.');
  const pl = { cards: { one: '{n} karta', few: '{n} karty', many: '{n} kart', other: '{n} karty' } };
  assert.deepEqual(
    [1, 2, 5].map((n) => speak(pl, 'pl', 'cards', { n })),
    ['1 karta', '2 karty', '5 kart'],
  );
});

test('numbers have the format of the language', () => {
  assert.equal(speak({ n: '{n}' }, 'en', 'n', { n: 1234.5 }), '1,234.5');
  assert.equal(speak({ n: '{n}' }, 'de', 'n', { n: 1234.5 }), '1.234,5');
});

test('a bad language tag, a missing key and a missing parameter still give text', () => {
  assert.equal(speak(en, 'no such tag', 'left', { n: 2 }), '2 cards left.');
  assert.equal(speak(en as Messages, 'en', 'gone'), 'gone');
  assert.equal(speak(en, 'en', 'moved', { who: 'Ada' }), 'Ada goes to {where}.');
});

test('names that every object inherits are neither keys nor placeholders', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
    assert.equal(speak(en as Messages, 'en', name), name);
    assert.equal(speak({ a: `{${name}}` }, 'en', 'a', {}), `{${name}}`);
    assert.equal(speak({ a: `{${name}}` }, 'en', 'a', Object.fromEntries([[name, 'x']])), 'x');
  }
});

test('a value in a page’s own message table that is not a sentence counts as missing', () => {
  for (const message of [5, null, {}, [], true, { other: 5 }, { one: { other: 'x' } }, { one: 5, other: 'x' }])
    assert.equal(speak({ key: message } as unknown as Messages, 'en', 'key', { n: 1 }), 'key', JSON.stringify(message));
});

test('the pseudo-locale is at least 40 % longer, accented, and keeps placeholders and plural forms', () => {
  const table = pseudo(en);
  const plain = speak(en, 'en', 'moved', { who: 'Ada', where: 'B' });
  const odd = speak(table, 'en', 'moved', { who: 'Ada', where: 'B' });
  assert.ok(odd.includes('Ada') && odd.includes('B'));
  assert.ok(odd.length >= (plain.length - 4) * 1.4);
  assert.doesNotMatch(odd.replace('Ada', '').replace('B', ''), /[aegost]/);
  assert.match(speak(table, 'en', 'left', { n: 1 }), /1 çåŕð ļ/);
  assert.match(speak(table, 'en', 'left', { n: 3 }), /3 çåŕðš/);
});
