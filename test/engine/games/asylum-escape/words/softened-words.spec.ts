// Softened messages of Asylum Escape: they replace existing messages, a thing with a softened name is never called by
// its original name, and nobody is killed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import deCards from '../../../../../src/messages/de/asylum-escape/cards.js';
import dePage from '../../../../../src/messages/de/asylum-escape/page.js';
import deTable from '../../../../../src/messages/de/asylum-escape/table.js';
import enCards from '../../../../../src/messages/en/asylum-escape/cards.js';
import enPage from '../../../../../src/messages/en/asylum-escape/page.js';
import enTable from '../../../../../src/messages/en/asylum-escape/table.js';
import type { Message } from '../../../../../src/messages/message.js';

/**
 * Whether the message is checked. Flavour texts are left out, and so are most messages of the page, because the start
 * form shows the original card names before anybody chooses softened content.
 */
const isRead = (key: string): boolean =>
  !/\.flavour$|^note-/.test(key) && (key in enCards || key in enTable || /^notes-/.test(key));

const said = (message: Message | undefined): string =>
  typeof message === 'string' ? message : Object.values(message ?? {}).join(' ');

for (const [lang, tables, harsh] of [
  ['en', [enCards, enTable, enPage], /\bkill|\bdead\b|blood|surviv|\balive\b/i],
  ['de', [deCards, deTable, dePage], /töte|\btot\b|blut|überleb|am Leben/i],
] as const) {
  const all = Object.entries(Object.assign({}, ...tables) as Readonly<Record<string, Message>>);
  const plain = Object.fromEntries(all.filter(([key]) => !key.endsWith('.calm')));
  const gentle = Object.fromEntries(all.filter(([key]) => key.endsWith('.calm')));
  const called = Object.entries(plain)
    .filter(([key]) => isRead(key))
    .map(([key, message]) => [key, said(gentle[`${key}.calm`] ?? message)] as const);

  test(`each softened message replaces an existing message and differs from it: ${lang}`, () => {
    for (const [key, message] of Object.entries(gentle)) {
      const other = said(plain[key.replace(/\.calm$/, '')]);
      assert.ok(other && other !== said(message), key);
    }
  });

  test(`a thing with a softened name is never called by its original name, and nobody is killed: ${lang}`, () => {
    const names = Object.keys(tables[0])
      .filter((id) => !id.includes('.') && `${id}.calm` in gentle)
      .map((id) => said(plain[id]));
    for (const [key, text] of called) {
      for (const name of names)
        assert.ok(!text.toLowerCase().includes(name.toLowerCase()), `${key}: "${text}" must not contain "${name}"`);
      assert.doesNotMatch(text, harsh, key);
    }
  });
}
