// Softened messages of Lobotomy 2: in every language, no softened message calls a thing with a softened name by its
// original name; flavour texts are left out; and types of Monsters can still be told apart.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import type { SVGTemplateResult } from 'lit';
import { lessons } from '../../../../../src/components/lobotomy-game/lessons/lessons.js';
import { pictures } from '../../../../../src/components/lobotomy-game/art/calm.js';
import { softenLexicon } from '../../../../../src/engine/games/lobotomy-2/words/softened-words.js';
import { contentOf } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import type { Message, Messages } from '../../../../../src/messages/message.js';
import { all, languages, lexiconOf, type Language } from '../support/messages.js';

/** The messages of the game, and those that all games share. */
async function tableOf(lang: Language): Promise<Record<string, Message>> {
  const shared = new URL(`../../../../../src/messages/${lang}/game/`, import.meta.url);
  const files = readdirSync(shared).filter((file) => file !== 'lessons.ts');
  const tables = await Promise.all(
    files.map(async (file) => ((await import(new URL(file, shared).href)) as { readonly default: Messages }).default),
  );
  return Object.assign({}, ...tables, all[lang]) as Record<string, Message>;
}
const plural = (message: Message | undefined): string =>
  typeof message === 'string' ? message : Object.values(message ?? {}).join(' ');
const { characters, disorders, equipment, hunt, bossCards, monsters, weapons } = contentOf(pack);

for (const lang of languages) {
  test(`every calm message replaces another message, and differs from it: ${lang}`, async () => {
    const table = await tableOf(lang);
    for (const key of Object.keys(table))
      if (key.endsWith('.calm'))
        assert.ok(plural(table[key.slice(0, -5)]) && plural(table[key]) !== plural(table[key.slice(0, -5)]), key);
  });

  test(`no calm message uses a name that has a calm version: ${lang}`, async () => {
    const table = await tableOf(lang);
    const things = [monsters, disorders, weapons, equipment, hunt, bossCards]
      .flatMap((cards) => [...cards.keys()])
      .filter((id) => `${id}.calm` in table);
    assert.ok(things.length > 50);
    const names = things.map((id) => plural(table[id]).replaceAll('\u00AD', ''));
    const calm = new Map(
      Object.keys(table)
        .filter((key) => !/\.calm$|\.flavour$/.test(key) && !lessons.some(({ id }) => key.startsWith(`${id}-`)))
        .map((key) => [key, plural(table[`${key}.calm`] ?? table[key]).replaceAll('\u00AD', '')]),
    );
    for (const name of names) {
      const called = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u');
      for (const [key, text] of calm) assert.ok(!called.test(text), `${key}: "${text}" must not contain "${name}"`);
    }
  });
}

test('a calm table has names and sentences, but no flavour text', () => {
  const lexicon = lexiconOf('en');
  const { card } = softenLexicon(lexicon, { pack, texts: {}, lang: 'en' });
  assert.deepEqual(
    [card('hellhound', 'flavour'), card('hellhound', 'text')],
    [undefined, lexicon.card('hellhound', 'text')],
  );
});

test('a card of another pack has its own calm texts, or its number as a name; a distressing story is left out', () => {
  const lexicon = lexiconOf('en');
  const texts = {
    'coal-man': 'Coal Man',
    'coal-man.text': 'He is hot.',
    'coal-man.notes': 'fire',
    'coal-man.calm': 'Stoker',
    'S5-A': 'Ashes',
    'S5-A.text': 'It burns.',
    'S5-A.notes': 'fire',
    hellhound: 'Rex',
    'hellhound.notes': 'dogs',
    grate: 'Grate',
  };
  const theirs = {
    ...lexicon,
    card: (id: string, part?: string) => (texts as Record<string, string>)[part === undefined ? id : `${id}.${part}`],
  };
  const { card } = softenLexicon(theirs, { pack, texts, lang: 'en' });
  assert.deepEqual([card('coal-man'), card('coal-man', 'text'), card('grate')], ['Stoker', 'He is hot.', 'Grate']);
  assert.deepEqual([card('S5-A'), card('S5-A', 'text')], [lexicon.say('calm-card'), undefined]);
  const n = pack.monsters.findIndex(({ id }) => id === 'hellhound') + 1;
  assert.equal(card('hellhound'), lexicon.say('calm-monsters', { n }));
});

test('every card has a calm picture; each Character and type of Monster has a different one', () => {
  const drawn = (id: string): string => {
    const values = (template: unknown): unknown =>
      Array.isArray(template)
        ? template.map(values)
        : typeof template === 'object' && template
          ? values((template as SVGTemplateResult).values ?? null)
          : typeof template === 'symbol'
            ? ''
            : template;
    return JSON.stringify(values(pictures.picture(id)));
  };
  const figures = [...characters.keys(), ...monsters.keys()];
  assert.equal(new Set(figures.map(drawn)).size, figures.length);
  for (const id of [...weapons.keys(), ...disorders.keys(), ...hunt.keys(), 'S1-A', 'fists', 'foreign'])
    assert.ok(drawn(id).includes('M'), id);
  assert.equal(drawn('ian-mcfellow.insane'), drawn('ian-mcfellow'));
});
