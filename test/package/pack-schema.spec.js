// The example of a publisher's pack, and the JSON Schema that helps to write one.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { test } from 'node:test';

const { parsePack } = await import(resolve('dist/engine/games/sanitarium/pack-schema.js'));
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const FILE = 'examples/packs/night-shift.json';
const SCHEMA = 'cdn/sanitarium-pack.schema.json';

test('the example is a pack, without what only its author’s editor needs', () => {
  const { ok, value, error } = parsePack(json(FILE));
  assert.ok(ok, JSON.stringify(error));
  assert.equal('$schema' in value.pack, false);
});

test('every card of the example has words', () => {
  const { items, actions, hallucinations, confusion, rooms, texts } = json(FILE);
  const cards = [...items, ...actions, ...hallucinations, confusion].map(({ kind }) => kind);
  assert.deepEqual([...cards, ...rooms].filter((kind) => !texts[kind]), []);
  assert.deepEqual(cards.filter((kind) => !texts[`${kind}.text`] || !texts[`${kind}.flavour`]), []);
});

test('the example names the schema where the build writes it', () => {
  const path = resolve(dirname(FILE), json(FILE).$schema);
  assert.equal(path, resolve(SCHEMA));
  assert.ok(existsSync(path));
});

test('the schema refuses what the game refuses: unknown fields, missing ones, wrong verbs', () => {
  const { required, additionalProperties, properties } = json(SCHEMA);
  assert.equal(additionalProperties, false);
  for (const field of ['format', 'id', 'items', 'actions', 'rooms', 'dark', 'hallucinations', 'confusion']) {
    assert.ok(required.includes(field), field);
    assert.equal(parsePack({ ...json(FILE), [field]: undefined }).ok, false, field);
  }
  const verbs = properties.actions.items.properties.steps.items.oneOf.map((step) => step.properties.do.const);
  assert.ok(verbs.length > 15 && verbs.includes('lull'), verbs.join());
  const documented = [...readFileSync('docs/packs.md', 'utf8').matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  assert.deepEqual(verbs.filter((verb) => !documented.includes(verb)), [], 'docs/packs.md explains every step');
});
