// Makes the JSON Schema of a game's packs. An author's editor shows the description and the example of each field. Both
// come from the valibot schema. If a field has no example there, its first value in the game's example pack
// (examples/packs) is used.
import { readFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { lazy } from 'valibot';
import { filesBelow } from '../support/files.js';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The game's pack in examples/packs. */
const examplePack = (game) =>
  filesBelow('examples/packs', '.json')
    .map(json)
    .find(({ $schema }) => $schema.includes(`/${game}-pack.`));

/** Every value with this key, at any depth, outermost first. */
function allUnder(name, value) {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value);
  return [...(Object.hasOwn(value, name) ? [value[name]] : []), ...inner.flatMap((each) => allUnder(name, each))];
}

/**
 * Where a part of the schema is used with an additional description, keeps a reference to the part. Otherwise, valibot
 * would repeat the whole part there.
 */
function keepReferences(schema, parts, seen = new Set()) {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
  seen.add(schema);
  if (schema.pipe && parts.has(schema.pipe[0])) {
    const [part] = schema.pipe;
    schema.pipe[0] = lazy(() => part);
    keepReferences(part, parts, seen);
  }
  for (const inner of Object.values(schema)) keepReferences(inner, parts, seen);
}

/**
 * @param {string} game
 * @param packSchema The valibot schema of the game's packs.
 * @param parts Schemas that occur several times in `packSchema`, by name.
 * @param english The English messages of the game's table, by speaker.
 */
export function packJsonSchema(game, packSchema, parts, english) {
  const pack = examplePack(game);
  keepReferences([packSchema, ...Object.values(parts)], new Set(Object.values(parts)));
  const { $defs = {}, ...schema } = toJsonSchema(packSchema, { target: 'draft-07', definitions: parts });

  const { words } = schema.properties.language.properties;
  for (const [speaker, messages] of Object.entries(english))
    Object.assign(words.properties[speaker], {
      description: `The messages of "${speaker}", by key.`,
      examples: [Object.fromEntries(Object.entries(messages).slice(0, 1))],
      propertyNames: { enum: Object.keys(messages) },
    });

  /**
   * Puts the description first and the examples last. A reference is put into `allOf`, because readers of a schema
   * ignore all fields beside a reference.
   */
  function told(name, { description, examples: [example = allUnder(name, pack)[0]] = [], $ref, ...form }) {
    if (!description) throw new Error(`The pack schema of ${game} does not say what "${name}" is.`);
    return { description, ...($ref ? { allOf: [{ $ref }] } : form), examples: [example] };
  }
  function written(value) {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(written);
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'examples'
          ? inner
          : key === 'properties'
            ? Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, told(name, written(each))]))
            : written(inner),
      ]),
    );
  }

  const { name, version } = json('package.json');
  const whole = {
    $schema: schema.$schema,
    $id: `https://cdn.jsdelivr.net/npm/${name}@${version}/cdn/${game}-pack.schema.json`,
    title: `A pack of cards for ${game}`,
    description: 'The cards of a game: their numbers, what they do, their names and texts.',
    ...written(schema),
    ...(Object.keys($defs).length > 0 && { definitions: written($defs) }),
  };
  return JSON.parse(JSON.stringify(whole).replaceAll('"#/$defs/', '"#/definitions/'));
}
