// Tests the example packs for publishers and the JSON Schemas of packs.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { test } from 'node:test';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const built = (path) => import(resolve(`dist/engine/games/${path}.js`));

const { parsePack: parseSanitarium } = await built('sanitarium/cards/schema/pack-schema');
const { parsePack: parseLobotomy } = await built('lobotomy-2/cards/schema/pack-schema');
const { pack: ours } = await built('lobotomy-2/content/pack');
const { parsePack: parseAsylum } = await built('asylum-escape/cards/schema/pack-schema');
const { pack: ourHouse } = await built('asylum-escape/content/pack');
const { parsePack: parseComaWard } = await built('coma-ward/cards/schema/pack-schema');
const { pack: ourHospital } = await built('coma-ward/content/pack');
const nightShift = json('examples/packs/night-shift.json');
const thirdShift = json('examples/packs/third-shift.json');
const snowedIn = json('examples/packs/snowed-in.json');
const dogDays = json('examples/packs/dog-days.json');

const games = [
  {
    game: 'sanitarium',
    file: 'examples/packs/night-shift.json',
    guide: 'docs/packs.md',
    parse: parseSanitarium,
    needed: ['format', 'id', 'items', 'actions', 'rooms', 'dark', 'hallucinations', 'confusion'],
    steps: ({ properties }) => properties.actions.items.properties.steps.items.oneOf,
    playing: (steps) => ({ ...nightShift, actions: nightShift.actions.map((each) => ({ ...each, steps })) }),
  },
  {
    game: 'lobotomy-2',
    file: 'examples/packs/third-shift.json',
    guide: 'docs/packs-lobotomy.md',
    parse: (file) => parseLobotomy(file, ours),
    needed: ['format', 'id'],
    steps: ({ definitions }) => definitions.effect.oneOf,
    playing: (steps) => ({
      ...thirdShift,
      more: {
        ...thirdShift.more,
        scenarios: thirdShift.more.scenarios.map((each) => ({ ...each, events: [steps, ...each.events.slice(1)] })),
      },
    }),
  },
  {
    game: 'asylum-escape',
    file: 'examples/packs/snowed-in.json',
    guide: 'docs/packs-asylum-escape.md',
    parse: (file) => parseAsylum(file, ourHouse),
    needed: ['format', 'id'],
    steps: ({ definitions }) => definitions.effect.oneOf,
    playing: (steps) => {
      const [first, ...others] = snowedIn.more.camoSabo;
      const anytime = {
        ...first,
        symbols: ['own', 'other', 'response'],
        windows: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'drawn', 'played', 'ending'],
        steps,
      };
      return { ...snowedIn, more: { ...snowedIn.more, camoSabo: [anytime, ...others] } };
    },
  },
  {
    game: 'coma-ward',
    file: 'examples/packs/dog-days.json',
    guide: 'docs/packs-coma-ward.md',
    parse: (file) => parseComaWard(file, ourHospital),
    needed: ['format', 'id'],
    steps: ({ definitions }) => definitions.effect.oneOf,
    playing: (steps) => ({
      ...dogDays,
      more: { ...dogDays.more, rooms: dogDays.more.rooms.map((each) => ({ ...each, endTurn: steps })) },
    }),
  },
];

/** Every field of the schema, with its path. */
function* fieldsOf(schema, path = '') {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [name, inner] of Object.entries(schema)) {
    if (name === 'examples') continue;
    if (name === 'properties') for (const [field, each] of Object.entries(inner)) yield [`${path}/${field}`, each];
    yield* fieldsOf(inner, `${path}/${name}`);
  }
}

/** Whether a value fits the schema of its field. */
function fits(field, value, definitions) {
  const {
    const: only,
    enum: some,
    type,
    pattern,
    minimum = -Infinity,
    maximum = Infinity,
    allOf,
    anyOf,
    oneOf,
    $ref,
  } = field;
  if ($ref) return fits(definitions[$ref.replace('#/definitions/', '')], value, definitions);
  const [all, any] = [allOf, anyOf ?? oneOf].map((fields) => fields?.map((each) => fits(each, value, definitions)));
  if (all) return !all.includes(false);
  if (any) return any.includes(true);
  if (only !== undefined) return value === only;
  if (some) return some.includes(value);
  if (type === 'integer' || type === 'number')
    return (type === 'number' || Number.isInteger(value)) && value >= minimum && value <= maximum;
  if (type === 'array') return Array.isArray(value);
  if (type === 'string') return typeof value === 'string' && new RegExp(pattern ?? '').test(value);
  return (
    typeof value === 'object' &&
    !Array.isArray(value) &&
    (type !== 'object' || !field.required || field.required.every((name) => name in value))
  );
}

for (const { game, file, guide, parse, needed, steps, playing } of games) {
  const path = `cdn/${game}-pack.schema.json`;

  test(`${game}: the example is a valid pack, and the game ignores the field for its author’s editor`, () => {
    const { ok, value, error } = parse(json(file));
    assert.ok(ok, JSON.stringify(error));
    assert.equal('$schema' in value.pack, false);
  });

  test(`${game}: the example refers to the schema file that the build writes`, () => {
    assert.equal(resolve(dirname(file), json(file).$schema), resolve(path));
    assert.ok(existsSync(path));
  });

  test(`${game}: the schema gives its draft of JSON Schema, and the permanent address of this version`, () => {
    const { name, version } = json('package.json');
    const { $schema, $id } = json(path);
    assert.equal($schema, 'http://json-schema.org/draft-07/schema#');
    assert.equal($id, `https://cdn.jsdelivr.net/npm/${name}@${version}/${path}`);
    assert.ok(json('package.json').files.includes(dirname(path)), 'the package contains it');
  });

  test(`${game}: every field of the schema has a description and fitting examples`, () => {
    const schema = json(path);
    const fields = [...fieldsOf(schema)];
    assert.ok(fields.length > 60);
    for (const [at, field] of fields) {
      assert.match(field.description ?? '', /^.{5,}[.]$/, at);
      assert.ok(
        field.examples?.length > 0 && field.examples.every((example) => fits(field, example, schema.definitions)),
        at,
      );
    }
  });

  test(`${game}: the example of each step is valid on a card, and the guide explains the step`, () => {
    const verbs = steps(json(path)).map(({ examples, description, properties }) => {
      assert.ok(description);
      const { ok, error } = parse(playing(examples));
      assert.ok(ok, JSON.stringify([examples, error]));
      return properties.do.const;
    });
    assert.ok(verbs.length > 15);
    const explained = [...readFileSync(guide, 'utf8').matchAll(/^\| (`[a-z0-9-]+`(?:, `[a-z0-9-]+`)*) \|/gm)].flatMap(
      ([, names]) => names.replaceAll('`', '').split(', '),
    );
    assert.deepEqual(
      verbs.filter((verb) => !explained.includes(verb)),
      [],
    );
  });

  test(`${game}: the schema refuses unknown and missing fields, and so does the game`, () => {
    const { required, additionalProperties } = json(path);
    assert.equal(additionalProperties, false);
    for (const field of needed) {
      assert.ok(required.includes(field), field);
      assert.equal(parse({ ...json(file), [field]: undefined }).ok, false, field);
    }
  });

  test(`${game}: the word file for translators is a valid language of a pack, and contains no texts of cards`, () => {
    const language = json(`cdn/${game}-words.json`);
    const { ok, error } = parse({ ...json(file), language });
    assert.ok(ok, JSON.stringify(error));
    const told = Object.keys(language.words[`${game.replace('-2', '')}-game`]);
    assert.ok(told.length > 300);
    assert.deepEqual(
      told.filter((key) =>
        /^(brass-bell|hellhound|ian-mcfellow|ward|S1|cook|held-breath|soup|night-shift)(\.|-|$)/.test(key),
      ),
      [],
    );
  });
}

test('every card of the example has words', () => {
  const { items, actions, hallucinations, confusion, rooms, texts } = nightShift;
  const cards = [...items, ...actions, ...hallucinations, confusion].map(({ kind }) => kind);
  assert.deepEqual(
    [...cards, ...rooms].filter((kind) => !texts[kind]),
    [],
  );
  assert.deepEqual(
    cards.filter((kind) => !texts[`${kind}.text`] || !texts[`${kind}.flavour`]),
    [],
  );
});

test('the examples of whole cards and texts are valid in a pack', () => {
  const { properties } = json('cdn/sanitarium-pack.schema.json');
  for (const list of ['items', 'actions', 'hallucinations']) {
    const [[card]] = properties[list].examples;
    assert.ok(
      parseSanitarium({
        ...nightShift,
        texts: {},
        [list]: [
          card,
          ...nightShift[list].filter(({ kind }) => kind !== card.kind).slice(0, nightShift[list].length - 1),
        ],
      }).ok,
      list,
    );
  }
  assert.ok(
    parseSanitarium({ ...nightShift, confusion: properties.confusion.examples[0], texts: properties.texts.examples[0] })
      .ok,
  );
  for (const { game, parse } of games.slice(1)) {
    const {
      more: { properties: lists },
      texts,
    } = json(`cdn/${game}-pack.schema.json`).properties;
    const more = Object.fromEntries(Object.entries(lists).map(([list, { examples }]) => [list, examples[0]]));
    const { ok, error } = parse({ format: 1, id: 'examples', more, texts: texts.examples[0] });
    assert.ok(ok, JSON.stringify(error));
  }
});
