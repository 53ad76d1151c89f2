// The JSON Schema of a game's packs, with what an author's editor shows: what each field is, and an example of it.
import { readFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';

/** Of every game's packs: by field, what it is, and an example. */
const shared = {
  format: ['The version of this form.', 1],
  'pack.id': ['The name of the pack: lower-case letters, digits and dashes.', 'night-shift'],
  lang: ['The tag of the language: "es", "pt-BR".', 'es'],
  words: [
    'Messages by who says them and by their key; a message left out is said in English.',
    { log: { all: 'Todo lo que ha pasado' } },
  ],
  'said.zero': ['The sentence where a language counts "n" so.', 'Ninguna carta'],
  'said.one': ['The sentence where a language counts "n" so.', '{n} carta'],
  'said.two': ['The sentence where a language counts "n" so.', '{n} cartas'],
  'said.few': ['The sentence where a language counts "n" so.', '{n} cartas'],
  'said.many': ['The sentence where a language counts "n" so.', '{n} cartas'],
  'said.other': ['The sentence for every other "n".', '{n} cartas'],
};

/**
 * @param {string} game
 * @param packSchema The valibot schema of its packs.
 * @param parts Schemas within it that come again and again, by name.
 * @param english What its table says, by who says it.
 */
export async function packJsonSchema(game, packSchema, parts, english) {
  const { fields, verbs, waits = {} } = await import(`./pack-help/${game}.js`);
  const help = { ...shared, ...fields };
  for (const [speaker, messages] of Object.entries(english))
    help[`words.${speaker}`] = [
      `What "${speaker}" says, by the key of the message.`,
      Object.fromEntries(Object.entries(messages).slice(0, 1)),
    ];

  /** With what it is and an example; beside a reference nothing else is read. */
  const told = ({ $ref, ...schema }, [description, example]) => ({
    description,
    ...($ref ? { allOf: [{ $ref }] } : schema),
    examples: [example],
  });

  /** @param owner What its fields belong to: a field or part, or the verb of a step. */
  function helped(schema, owner) {
    if (typeof schema !== 'object' || schema === null) return schema;
    if (Array.isArray(schema)) return schema.map((each) => helped(each, owner));
    const { do: { const: verb } = {}, on: { const: event } = {} } = schema.properties ?? {};
    const inner = Object.fromEntries(
      Object.entries(schema).map(([name, value]) => [
        name,
        name === 'properties' ? properties(value, verb ?? event ?? owner) : helped(value, owner),
      ]),
    );
    if (verb) return told(inner, [verbs[verb]?.[0], { do: verb, ...verbs[verb]?.[1] }]);
    return event ? told(inner, [waits[event]?.[0], { on: event, ...waits[event]?.[1] }]) : inner;
  }

  function properties(schemas, owner) {
    return Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => {
        const own =
          name === 'do'
            ? verbs[schema.const]
            : name === 'on' && schema.const
              ? waits[schema.const]
              : (help[`${owner}.${name}`] ?? help[name]);
        if (!own?.[0])
          throw new Error(`scripts/pack-help/${game}.js does not tell what "${owner}.${schema.const ?? name}" is.`);
        return [
          name,
          told(
            helped(schema, owner === 'words' ? 'said' : name),
            schema.const === undefined ? own : [own[0], schema.const],
          ),
        ];
      }),
    );
  }

  const { $defs = {}, ...schema } = toJsonSchema(packSchema, { target: 'draft-07', definitions: parts });
  const definitions = Object.fromEntries(Object.entries($defs).map(([name, part]) => [name, helped(part, name)]));
  const { name, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const written = {
    $schema: schema.$schema,
    $id: `https://cdn.jsdelivr.net/npm/${name}@${version}/cdn/${game}-pack.schema.json`,
    title: `A pack of cards for ${game}`,
    description: 'The cards of a game: their numbers, what they do, their names and texts.',
    ...helped(schema, 'pack'),
    ...(Object.keys(definitions).length > 0 && { definitions }),
  };
  const said = written.properties.language.properties.words.properties;
  for (const [speaker, messages] of Object.entries(english))
    said[speaker].propertyNames = { enum: Object.keys(messages) };
  return JSON.parse(JSON.stringify(written).replaceAll('"#/$defs/', '"#/definitions/'));
}
