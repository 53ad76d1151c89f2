// Calm words of Asylum Escape: they stand for messages that there are, nothing that has a calm name is called by its other one, and
// nobody is killed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import deCalm from '../../../../../src/messages/de/asylum-escape/cards-softened.js';
import deTexts from '../../../../../src/messages/de/asylum-escape/cards-texts.js';
import deNames from '../../../../../src/messages/de/asylum-escape/cards.js';
import deNotes from '../../../../../src/messages/de/asylum-escape/page-content-warnings.js';
import deTable from '../../../../../src/messages/de/asylum-escape/table.js';
import enCalm from '../../../../../src/messages/en/asylum-escape/cards-softened.js';
import enTexts from '../../../../../src/messages/en/asylum-escape/cards-texts.js';
import enNames from '../../../../../src/messages/en/asylum-escape/cards.js';
import enNotes from '../../../../../src/messages/en/asylum-escape/page-content-warnings.js';
import enTable from '../../../../../src/messages/en/asylum-escape/table.js';
import type { Message } from '../../../../../src/messages/message.js';

const said = (message: Message | undefined): string =>
  typeof message === 'string' ? message : Object.values(message ?? {}).join(' ');

for (const [lang, calm, tables, harsh] of [
  ['en', enCalm, [enNames, enTexts, enTable, enNotes], /\bkill|\bdead\b|blood|surviv|\balive\b/i],
  ['de', deCalm, [deNames, deTexts, deTable, deNotes], /töte|\btot\b|blut|überleb|am Leben/i],
] as const) {
  const plain: Readonly<Record<string, Message>> = Object.assign({}, ...tables) as Record<string, Message>;
  const gentle: Readonly<Record<string, Message>> = calm;
  const called = Object.entries(plain)
    .filter(([key]) => !/\.flavour$|^note-/.test(key))
    .map(([key, message]) => [key, said(gentle[`${key}.calm`] ?? message)] as const);

  test(`calm words stand for messages that there are, and say something else: ${lang}`, () => {
    for (const [key, message] of Object.entries(gentle)) {
      // Cards of packs are called so.
      if (key.startsWith('calm-')) continue;
      const other = said(plain[key.replace(/\.calm$/, '')]);
      assert.ok(other && other !== said(message), key);
    }
  });

  test(`what has a calm name is nowhere called by its other one, and nobody is killed: ${lang}`, () => {
    const names = Object.keys(lang === 'en' ? enNames : deNames)
      .filter((id) => `${id}.calm` in gentle)
      .map((id) => said(plain[id]));
    for (const [key, text] of called) {
      for (const name of names)
        assert.ok(!text.toLowerCase().includes(name.toLowerCase()), `${key}: "${text}" needs calm words for "${name}"`);
      assert.doesNotMatch(text, harsh, key);
    }
  });
}
