// Softened content: no softened message uses the original name or flavour text of a distressing card; the effect of a
// card is still described; and another author's pack may have softened messages of its own.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { softenLexicon } from '../../../../../src/engine/games/sanitarium/words/softened-words.js';
import { contentOf } from '../../../../../src/engine/games/sanitarium/cards/card-index.js';
import type { Pack } from '../../../../../src/engine/games/sanitarium/cards/card-types.js';
import { pack } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import { parsePack } from '../../../../../src/engine/games/sanitarium/cards/schema/pack-schema.js';
import type { Lexicon } from '../../../../../src/engine/games/sanitarium/words/names.js';
import { speak } from '../../../../../src/engine/speech/speak.js';
import type { Message, Messages } from '../../../../../src/messages/message.js';
import { languages, tables } from '../support/languages.js';

/** The lexicon of an element that shows softened content: softened messages replace the original ones. */
function lexicon(lang: string, played: Pack = pack, words: Messages = {}): Lexicon {
  const table = tables[lang] ?? {};
  const say = (key: string, params?: Parameters<Lexicon['say']>[1]): string =>
    speak<string>(table, lang, Object.hasOwn(table, `${key}.calm`) ? `${key}.calm` : key, params);
  const own = (key: string): string | undefined => (Object.hasOwn(words, key) ? speak(words, lang, key) : undefined);
  const plain: Lexicon = {
    say,
    card: (kind) => own(kind) ?? say(kind),
    words: (kind, part) => {
      const key = `${kind}.${part}`;
      const said = own(key) ?? say(key);
      return said === key ? undefined : said || undefined;
    },
    list: (parts) => parts.join(', '),
    names: [],
  };
  return softenLexicon(plain, { pack: played, texts: words, lang });
}

const kinds = [...new Set(Object.values(contentOf(pack).cards).map(({ kind }) => kind))];
const faces = [
  ...new Set(Object.values(contentOf(pack).cards).map(({ id, kind, type }) => (type === 'dark' ? id : kind))),
];
const plural = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

for (const lang of languages) {
  const table = tables[lang] as Readonly<Record<string, Message>>;
  const rough = (key: string): string => plural(table[key] ?? '').join(' ');

  test(`every card with a content warning has a softened name and flavour text, and no warning: ${lang}`, () => {
    const { card, words } = lexicon(lang);
    const names = new Set<string>();
    for (const kind of kinds) {
      assert.notEqual(card(kind), rough(kind), kind);
      assert.ok(!/[{}]|^[a-z]+-/.test(card(kind)), card(kind));
      names.add(card(kind));
    }
    assert.equal(names.size, kinds.length, 'all softened names are different');
    for (const face of faces) {
      assert.ok(rough(`${face}.notes`), `${face} has a content warning`);
      assert.equal(words(face, 'notes'), undefined, face);
      for (const part of ['flavour', 'safe'] as const) {
        const before = rough(`${face}.${part}`);
        const now = words(face, part);
        assert.equal(!!now, !!before, `${face}.${part}`);
        if (before) assert.notEqual(now, before, `${face}.${part}`);
      }
    }
  });

  test(`the description of a card follows from its effect: ${lang}`, () => {
    const { words } = lexicon(lang);
    const told = new Map<string, string>();
    for (const { kind, steps, mods } of Object.values(contentOf(pack).cards)) {
      const text = words(kind, 'text');
      assert.equal(!!text, steps.length + Object.keys(mods).length > 0, kind);
      if (!text) continue;
      assert.ok(!/[{}]|does-|changes-/.test(text), text);
      told.set(kind, text);
    }
    // Only two cards may have the same text, because they have the same effect.
    assert.ok(new Set(told.values()).size >= told.size - 1);
  });

  test(`no softened message of the game names a distressing card: ${lang}`, () => {
    const distressing = [
      ...kinds.map((kind) => rough(kind)),
      ...faces.map((face) => rough(`${face}.flavour`)),
      ...(['competitive', 'cooperative', 'solo'] as const).map((mode) => rough(`case-${mode}`)),
    ];
    // “Dark Hallway” in every grammatical case of German.
    const patterns = [
      ...distressing.map((words) => new RegExp(`\\b${words.replace(/[.?]/g, '\\$&')}(?!\\p{L})`, 'u')),
      /dunkle[nmrs]? Flure?\b/,
    ];
    const own = new RegExp(
      `^(?:${faces.map((face) => face.replace('.', '\\.')).join('|')}|dark)(?:\\.(?:text|flavour|notes|safe))?$`,
    );
    for (const [key, message] of Object.entries(table)) {
      if (own.test(key) || Object.hasOwn(table, `${key}.calm`)) continue;
      for (const text of plural(message))
        for (const pattern of patterns)
          assert.ok(!pattern.test(text), `${key}: "${text}" needs a softened message (${key}.calm)`);
    }
  });

  test(`each softened message replaces an existing message: ${lang}`, () => {
    for (const key of Object.keys(table))
      if (key.endsWith('.calm')) assert.ok(Object.hasOwn(table, key.slice(0, -5)), key);
  });
}

test('a distressing card of another pack has the softened texts of the pack, or else a number and its effect', () => {
  const json = JSON.parse(
    readFileSync(new URL('../../../../../examples/packs/night-shift.json', import.meta.url), 'utf8'),
  ) as { texts: Record<string, string> };
  Object.assign(json.texts, {
    'pager.notes': 'being watched',
    'pager.calm': 'Bicycle Bell',
    'pager.flavour.calm': 'Two short rings.',
    'pager.text.calm': 'Ring it.',
    'pager.safe.calm': '',
    'master-key.notes': 'confinement',
    'linen-trolley.notes': '',
  });
  const read = parsePack(json);
  assert.ok(read.ok, JSON.stringify(read));
  const { card, words } = lexicon('en', read.value.pack, read.value.texts);
  assert.deepEqual(
    [card('pager'), words('pager', 'flavour'), words('pager', 'text'), words('pager', 'safe'), words('pager', 'notes')],
    ['Bicycle Bell', 'Two short rings.', 'Ring it.', undefined, undefined],
  );
  const nth = read.value.pack.items.findIndex(({ kind }) => kind === 'master-key') + 1;
  assert.deepEqual(
    [card('master-key'), words('master-key', 'flavour'), words('master-key', 'text')],
    [`Item ${nth}`, undefined, 'Discard it: Go to any Room on the map.'],
  );
  assert.deepEqual(
    [card('linen-trolley'), words('linen-trolley', 'flavour')],
    ['Linen Trolley', 'The brake never held.'],
    'a card without a content warning is unchanged',
  );
});

test('the softened texts of a pack are checked like its other texts', () => {
  const json = JSON.parse(
    readFileSync(new URL('../../../../../examples/packs/night-shift.json', import.meta.url), 'utf8'),
  ) as { texts: Record<string, string> };
  const refused = (key: string): boolean => !parsePack({ ...json, texts: { ...json.texts, [key]: 'x' } }).ok;
  for (const key of [
    'pager.calm',
    'pager.text.calm',
    'pager.flavour.calm',
    'pager.safe.calm',
    'dark.calm',
    'dark.flavour.calm',
    'dark.9.flavour.calm',
  ])
    assert.ok(!refused(key), key);
  for (const key of ['pager.notes.calm', 'pager.calm.calm', 'calm', 'wheelchair.calm', 'undo.calm'])
    assert.ok(refused(key), key);
});
