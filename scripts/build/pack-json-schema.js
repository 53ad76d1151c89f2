// The JSON Schema of a game's packs, with what an author's editor shows: what each field is, and an example of it. Both stand in
// the valibot schema; an example that is left out there is the first in the game's pack of examples/packs.
import { readFileSync, readdirSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { lazy } from 'valibot';

const json = (path) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

/** The pack of the examples that is of this game. */
function examplePack(game) {
  const packs = readdirSync(new URL('../../examples/packs', import.meta.url)).filter((file) => file.endsWith('.json'));
  return packs.map((file) => json(`examples/packs/${file}`)).find(({ $schema }) => $schema.includes(`/${game}-pack.`));
}

/** All that stands under the name anywhere in the value, from the outside in. */
function allUnder(name, value) {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value);
  return [...(Object.hasOwn(value, name) ? [value[name]] : []), ...inner.flatMap((each) => allUnder(name, each))];
}

/** A part stays a reference where something is said of it: valibot would write it out anew. */
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
 * @param packSchema The valibot schema of its packs.
 * @param parts Schemas within it that come again and again, by name.
 * @param english What its table says, by who says it.
 */
export function packJsonSchema(game, packSchema, parts, english) {
  const pack = examplePack(game);
  keepReferences([packSchema, ...Object.values(parts)], new Set(Object.values(parts)));
  const { $defs = {}, ...schema } = toJsonSchema(packSchema, { target: 'draft-07', definitions: parts });

  const { words } = schema.properties.language.properties;
  for (const [speaker, messages] of Object.entries(english))
    Object.assign(words.properties[speaker], {
      description: `What "${speaker}" says, by the key of the message.`,
      examples: [Object.fromEntries(Object.entries(messages).slice(0, 1))],
      propertyNames: { enum: Object.keys(messages) },
    });

  /** With its description before and its examples behind the form; beside a reference nothing else is read. */
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
