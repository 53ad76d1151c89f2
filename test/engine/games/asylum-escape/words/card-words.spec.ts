// The texts on the cards of Asylum Escape: every card has its texts in both languages, and no text is unused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pack } from '../../../../../src/engine/games/asylum-escape/content/pack.js';
import deCards from '../../../../../src/messages/de/asylum-escape/cards.js';
import deTable from '../../../../../src/messages/de/asylum-escape/table.js';
import enCards from '../../../../../src/messages/en/asylum-escape/cards.js';
import enTable from '../../../../../src/messages/en/asylum-escape/table.js';
import type { Message } from '../../../../../src/messages/message.js';

const { locations, victims, patients, specials, camoSabo, movement, bloodlust } = pack;
const everyCard = [...locations, ...victims, ...patients, ...specials, ...camoSabo, ...movement, ...bloodlust];
const texts = [
  ...victims.flatMap(({ id }) => [`${id}.boon`, `${id}.flaw`]),
  ...[...patients, ...specials].flatMap(({ id, ability }) => (ability ? [`${id}.text`] : [])),
  ...[...camoSabo, ...movement, ...bloodlust].map(({ id }) => `${id}.text`),
  ...[...victims, ...patients, ...specials, ...camoSabo, ...bloodlust].map(({ id }) => `${id}.flavour`),
];
const choices = [...camoSabo, ...bloodlust].flatMap(({ id, steps }) =>
  steps.flatMap((step) => (step.do === 'either' ? step.of.map((each) => `${id}/${each.id}`) : [])),
);

const isName = (key: string): boolean => !/[./]/.test(key);
/** All texts of cards except names and softened texts. */
const textsIn = (cards: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(cards).filter(([key]) => !isName(key) && !key.endsWith('.calm'));

test('every card has a different name in both languages, and no name is unused', () => {
  for (const cards of [enCards, deCards]) {
    const names = Object.entries<string>(cards).filter(([key]) => isName(key));
    assert.deepEqual(names.map(([id]) => id).sort(), everyCard.map(({ id }) => id).sort());
    const said = names.map(([, name]) => name);
    assert.deepEqual(
      said.filter((name, i) => !name || said.indexOf(name) < i),
      [],
    );
  }
});

test('every card with an effect has a text of one or two complete sentences in both languages, with the same numbers', () => {
  for (const cards of [enCards, deCards])
    assert.deepEqual(
      textsIn(cards)
        .map(([key]) => key)
        .sort(),
      [...texts, ...choices].sort(),
    );
  const german: Readonly<Record<string, string>> = deCards;
  for (const [key, text] of textsIn(enCards)) {
    const other = german[key] ?? '';
    assert.match(text, /^[A-Z].*\.$/, key);
    assert.match(other, /^[A-ZÄÖÜ„].*\.$/, key);
    for (const said of [text, other]) assert.ok((said.match(/\.(?= |$)/g) ?? []).length <= 2, key);
    assert.deepEqual(text.match(/\d+/g), other.match(/\d+/g), key);
  }
});

test('every message has the same placeholders in both languages, in each of its forms', () => {
  const forms = (message: Message): readonly string[] =>
    typeof message === 'string' ? [message] : Object.values(message);
  const places = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
  const german: Readonly<Record<string, Message>> = deTable;
  for (const [key, message] of Object.entries<Message>(enTable)) {
    const other = german[key] ?? assert.fail(key);
    // A singular form may write the number as a word.
    const [first = '', ...others] = [...forms(message), ...forms(other)].filter(
      (text) => typeof message === 'string' || text.includes('{n}'),
    );
    for (const each of others) assert.deepEqual(places(each), places(first), key);
    if (/^(ask|e)-/.test(key))
      for (const text of [...forms(message), ...forms(other)]) assert.match(text, /[.?]$/, key);
  }
});
