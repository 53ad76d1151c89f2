import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lexiconOf } from '../../../src/engine/speech/lexicon.js';
import { speak, type Params } from '../../../src/engine/speech/speak.js';

const messages = {
  'found-it': '{player} found it.',
  lantern: 'Lantern',
  'lantern.text': 'It shines.',
  'lantern.flavour': 'Still warm.',
};
type Key = keyof typeof messages;
const source = {
  say: (key: Key, params?: Params) => speak(messages, 'en', key, params),
  lang: 'en',
  names: ['Ada'],
};

test('sentences, names of players and lists follow the language', () => {
  const { say, list, names } = lexiconOf(source);
  assert.equal(say('found-it', { player: 'Ada' }), 'Ada found it.');
  assert.equal(list(['a', 'b', 'c']), 'a, b, and c');
  assert.equal(lexiconOf({ ...source, lang: 'de' }).list(['a', 'b']), 'a und b');
  assert.deepEqual(names, ['Ada']);
});

test('an invalid language tag counts as English', () => {
  assert.equal(lexiconOf({ ...source, lang: 'no language' }).list(['a', 'b']), 'a and b');
});

test('a card has a name and parts, and an unknown one has neither', () => {
  const { card } = lexiconOf<Key, 'text' | 'flavour'>(source);
  assert.equal(card('lantern'), 'Lantern');
  assert.equal(card('lantern', 'text'), 'It shines.');
  assert.equal(card('rope'), undefined);
  assert.equal(card('rope', 'text'), undefined);
});

test('the texts of a pack take precedence, and properties that every object inherits do not count as texts', () => {
  const { card } = lexiconOf({ ...source, packTexts: { lantern: 'Torch', rope: 'Rope' } });
  assert.equal(card('lantern'), 'Torch');
  assert.equal(card('rope'), 'Rope');
  assert.equal(card('toString'), undefined);
});

test('parts of cards that should be omitted are missing, whether their text is in the game or in a pack', () => {
  const { card } = lexiconOf<Key, 'text' | 'flavour'>({
    ...source,
    packTexts: { 'lantern.flavour': 'Ours.' },
    omit: new Set(['flavour']),
  });
  assert.equal(card('lantern', 'flavour'), undefined);
  assert.equal(card('lantern', 'text'), 'It shines.');
});
