// Packs for Lobotomy 2: how missing lists are filled in, which faults are reported, and a whole match with the example
// pack. The tests in test/engine/untrusted-input check hand-made faults.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { expert } from '../../../../../src/engine/games/lobotomy-2/bot/expert.js';
import { contentOf } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { pack as own } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import { parsePack } from '../../../../../src/engine/games/lobotomy-2/cards/schema/pack-schema.js';
import { rules } from '../../../../../src/engine/games/lobotomy-2/index.js';
import { createChance, openMatch, restoreMatch, type Json } from '../../../../../src/engine/kernel/index.js';
import { speak } from '../../../../../src/engine/speech/speak.js';
import { validatePack } from '../../../../../src/engine/validate-pack.js';
import de from '../../../../../src/messages/de/lobotomy-2/pack.js';
import en from '../../../../../src/messages/en/lobotomy-2/pack.js';
import { hugeList } from '../../../../support/huge-list.js';
import { messages } from '../support/messages.js';

const text = readFileSync(new URL('../../../../../examples/packs/third-shift.json', import.meta.url), 'utf8');
const house = parsePack(JSON.parse(text), own);
assert.ok(house.ok);
const { pack, texts = {} } = house.value;

/** The faults of a pack, each as `code path`. */
function faultsOf(json: unknown): string[] {
  const read = parsePack(json, own);
  return read.ok ? [] : read.error.map(({ code, path }) => `${code} ${path}`);
}

test('our own pack is valid, and every text key of our cards is allowed in packs', () => {
  assert.deepEqual(faultsOf(JSON.parse(JSON.stringify(own))), []);
  assert.deepEqual(faultsOf({ format: 1, id: 'ours', texts: messages.en.cards }), []);
});

test('if a list is left out, our own list is used; `more` adds cards, and a card with the same id replaces ours', () => {
  assert.deepEqual(
    pack.scenarios.map(({ id }) => id),
    [...own.scenarios.map(({ id }) => id), 'S5'],
  );
  assert.equal(pack.tiles, own.tiles);
  const hound = { ...own.monsters.find(({ id }) => id === 'hellhound'), minis: 2 };
  const read = parsePack({ format: 1, id: 'two-dogs', more: { monsters: [hound] } }, own);
  assert.ok(read.ok);
  assert.equal(contentOf(read.value.pack).monsters.get('hellhound')?.minis, 2);
  assert.equal(read.value.pack.monsters.length, own.monsters.length);
});

test('a pack with its own Monsters has faults where our own Monsters are still needed', () => {
  const [trooper] = own.monsters;
  const boss = own.monsters.filter(({ deck }) => deck === 'huntmaster');
  const faults = faultsOf({ format: 1, id: 'one-monster', monsters: [trooper, ...boss] });
  assert.ok(faults.includes('no-card scenarios/0/slots/1'), faults.join());
});

test('every card of the example pack has texts', () => {
  const { more } = JSON.parse(text) as { more: Record<string, { id: string }[]> };
  assert.deepEqual(
    Object.values(more)
      .flat()
      .filter(({ id }) => texts[id] === undefined),
    [],
  );
  for (const { cid } of pack.scenarios.at(-1)?.chapters ?? []) assert.ok(texts[cid] && texts[`${cid}.text`], cid);
});

/** Lets the expert bot play a match to its end. */
function played(seed: number, options: Json) {
  const opened = openMatch(rules, { seed, seats: 1, pack, options });
  assert.ok(opened.ok);
  const match = opened.value;
  const chance = createChance(seed);
  while (!match.outcome) {
    const [question] = match.questions;
    assert.ok(question);
    const thought = expert.think(() => match, question.seat, chance);
    let step = thought.next();
    while (!step.done) step = thought.next();
    assert.ok(match.choose(question.seat, step.value.n, step.value.id).ok);
  }
  return match;
}

test('the example pack can be played to the end, with its Scenario, its Character and its Monster', () => {
  const match = played(0, { scenario: 'S5', characters: [['ines-marrow', 'ian-mcfellow', 'demi-hawkins']] });
  const { state, outcome } = match.view(0);
  assert.deepEqual(outcome, { winners: [0], rule: 'LOB-WIN-01' });
  assert.deepEqual(state.read, ['S5-A', 'S5-B', 'S5-C']);
  assert.ok((state.defeated['coal-man'] ?? 0) > 0);
});

test('a save continues only with its own pack, even if the pack was renamed', () => {
  const opened = openMatch(rules, { seed: 1, seats: 1, pack, options: { scenario: 'S5' } });
  assert.ok(opened.ok);
  const save: unknown = JSON.parse(JSON.stringify(opened.value.save()));
  assert.ok(restoreMatch(rules, save, { ...pack, id: 'renamed' }).ok);
  const other = restoreMatch(rules, save);
  assert.equal(other.ok ? '' : other.error.code, 'save-pack');
});

test('the same function reads packs of both games', () => {
  const read = validatePack(rules, JSON.parse(text));
  assert.ok(read.ok);
  assert.deepEqual(read.value, pack);
});

test('the code and params of a fault give a sentence in both languages', () => {
  const read = parsePack({ format: 2, id: 'x', more: { lockers: [{ id: 'tin', junk: 'much', key: 1 }] } }, own);
  assert.ok(!read.ok);
  assert.deepEqual(
    read.error.map(({ code, params }) => speak(en, 'en', code as 'not-id', params)),
    read.error.map(({ message }) => message),
  );
  assert.deepEqual(
    read.error.map(({ code, params }) => speak(de, 'de', code as 'not-id', params)),
    [
      'Hier muss eines davon stehen: 1.',
      'Hier muss eine ganze Zahl stehen.',
      'Dieses Feld gibt es hier nicht; entferne es oder berichtige seinen Namen.',
    ],
  );
});

test('input that is far too large is refused immediately', () => {
  const round: Record<string, unknown> = { format: 1 };
  round['more'] = round;
  for (const [fault, json] of [
    ['json-size', { texts: { x: 'x'.repeat(1e7) } }],
    ['json-size', hugeList(1e7)],
    ['json-depth', round],
  ] as const) {
    assert.match(faultsOf(json)[0] ?? '', new RegExp(`^${fault}`));
  }
});
