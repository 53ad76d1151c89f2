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

test('the schema says which draft it is of, and where this version of it lies for ever', () => {
  const { name, version } = json('package.json');
  const { $schema, $id } = json(SCHEMA);
  assert.equal($schema, 'http://json-schema.org/draft-07/schema#');
  assert.equal($id, `https://cdn.jsdelivr.net/npm/${name}@${version}/${SCHEMA}`);
  assert.ok(json('package.json').files.includes(dirname(SCHEMA)), 'the package holds it');
});

/** Every field of the schema, with its path. */
function* fieldsOf(schema, path = '') {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [name, inner] of Object.entries(schema)) {
    if (name === 'examples') continue;
    if (name === 'properties') for (const [field, each] of Object.entries(inner)) yield [`${path}/${field}`, each];
    yield* fieldsOf(inner, `${path}/${name}`);
  }
}

/** Whether a value is what a field takes, as far as one field can say. */
function fits({ const: only, enum: some, type, pattern, minimum = -Infinity, maximum = Infinity }, value) {
  if (only !== undefined) return value === only;
  if (some) return some.includes(value);
  if (type === 'integer') return Number.isInteger(value) && value >= minimum && value <= maximum;
  if (type === 'array') return Array.isArray(value);
  if (type === 'string') return typeof value === 'string' && new RegExp(pattern ?? '').test(value);
  return typeof value === 'object' && !Array.isArray(value);
}

test('an editor is told of every field what it is, and an example that fits', () => {
  const fields = [...fieldsOf(json(SCHEMA))];
  assert.ok(fields.length > 60);
  for (const [path, field] of fields) {
    assert.match(field.description ?? '', /^.{10,}[.]$/, path);
    assert.ok(field.examples?.length > 0 && field.examples.every((example) => fits(field, example)), path);
  }
});

test('the examples of whole steps, cards and texts pass where they belong', () => {
  const pack = json(FILE);
  const { properties } = json(SCHEMA);
  const steps = properties.actions.items.properties.steps.items.oneOf;
  for (const { examples, description } of steps) {
    assert.ok(description);
    const { ok, error } = parsePack({ ...pack, actions: pack.actions.map((each) => ({ ...each, steps: examples })) });
    assert.ok(ok, JSON.stringify([examples, error]));
  }
  for (const list of ['items', 'actions', 'hallucinations']) {
    const [[card]] = properties[list].examples;
    assert.ok(parsePack({ ...pack, texts: {}, [list]: [card, ...pack[list].filter(({ kind }) => kind !== card.kind).slice(0, pack[list].length - 1)] }).ok, list);
  }
  assert.ok(parsePack({ ...pack, confusion: properties.confusion.examples[0], texts: properties.texts.examples[0] }).ok);
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
