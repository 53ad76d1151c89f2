// The texts on cards and about cards, in every language: no text is missing, content warnings come from one list,
// numbers agree with the rules, and sentences begin with a capital letter.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyAnswer } from '../../../../../src/engine/bots/random.js';
import { referenceCards } from '../../../../../src/engine/games/sanitarium/table/reference-cards.js';
import { contentOf } from '../../../../../src/engine/games/sanitarium/cards/card-index.js';
import type { Content } from '../../../../../src/engine/games/sanitarium/cards/card-types.js';
import { pack } from '../../../../../src/engine/games/sanitarium/content/pack.js';
import type { SanitariumView } from '../../../../../src/engine/games/sanitarium/state/knowledge.js';
import { heard as heardOf } from '../../../../../src/engine/games/sanitarium/words/spoken.js';
import { costs } from '../../../../../src/engine/games/sanitarium/rules/costs.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import { sceneOf } from '../../../../../src/engine/games/sanitarium/table/scene.js';
import { label } from '../../../../../src/engine/games/sanitarium/words/labels.js';
import { line } from '../../../../../src/engine/games/sanitarium/words/log-lines.js';
import type { Lexicon, SpeechContext } from '../../../../../src/engine/games/sanitarium/words/names.js';
import { prompt } from '../../../../../src/engine/games/sanitarium/words/prompts.js';
import type { State } from '../../../../../src/engine/games/sanitarium/state/state.js';
import { createChance, openMatch, type Chance, type LiveMatch } from '../../../../../src/engine/kernel/index.js';
import { languages, lexiconOf, tables } from '../support/languages.js';

const content = contentOf(pack);
/** One card for each set of texts. The nine Dark Hallways have the same name, but nine different texts. */
const faces = new Map(Object.values(content.cards).map((card) => [card.type === 'dark' ? card.id : card.kind, card]));

test('the pack has the numbers of cards in the component list', () => {
  const count = (type: string): number => Object.values(content.cards).filter((card) => card.type === type).length;
  assert.deepEqual(['item', 'action', 'room', 'dark', 'hallucination'].map(count), [26, 10, 9, 9, 13]);
  assert.equal(new Set(pack.items.map(({ kind }) => kind)).size, 13);
  assert.equal(Object.values(content.cards).filter(({ kind }) => kind === pack.confusion.kind).length, 4);
});

/** The content warnings of our cards, as the start form lists them. */
const warningsIn = (table: Readonly<Record<string, string>>): string[] =>
  Object.entries(table).flatMap(([key, text]) => (key.startsWith('warning-') ? [text] : []));

for (const lang of languages) {
  const table = tables[lang] as Readonly<Record<string, string>>;
  const notes = warningsIn(table);

  test(`every card has a name, a text, a flavour text and its content warning: ${lang}`, () => {
    const flavours = new Set<string>();
    for (const [id, { kind, steps, mods, type }] of faces) {
      assert.ok(table[kind], `name of ${kind}`);
      const does = steps.length + Object.keys(mods).length > 0;
      assert.equal(!!table[`${id}.text`], does, `text of ${id}`);
      assert.ok(table[`${id}.flavour`], `flavour of ${id}`);
      assert.ok(table[`${id}.notes`], `notes of ${id}`);
      if (type === 'item') assert.ok(table[`${id}.safe`], `line of the Safe Thing ${id}`);
      for (const part of ['flavour', 'safe']) if (table[`${id}.${part}`]) flavours.add(table[`${id}.${part}`] ?? '');
    }
    assert.equal(flavours.size, faces.size + 13, 'no two cards have the same flavour text');
    assert.equal(
      new Set([...faces.values()].map(({ kind }) => table[kind])).size,
      faces.size - 8,
      'only the Dark Hallways share a name',
    );
  });

  test(`the form lists exactly the content warnings of the pack: ${lang}`, () => {
    const told = [...faces.keys(), 'case-competitive', 'case-cooperative', 'case-solo', 'aid'].flatMap(
      (id) => table[`${id}.notes`]?.split(', ') ?? [],
    );
    assert.deepEqual([...new Set(told)].sort(), [...notes].sort());
    assert.equal(new Set(notes).size, notes.length);
  });
}

test('the content warnings are the same in every language', () => {
  const [en = {}, ...others] = languages.map((lang) => tables[lang] as Readonly<Record<string, string>>);
  const numbersOf = (table: Readonly<Record<string, string>>, key: string): number[] | undefined =>
    table[key]?.split(', ').map((word) => warningsIn(table).indexOf(word));
  const keys = Object.keys(en).filter((key) => key.endsWith('.notes'));
  assert.ok(keys.length > 45);
  for (const table of others) for (const key of keys) assert.deepEqual(numbersOf(table, key), numbersOf(en, key), key);
});

type Live = LiveMatch<State, SanitariumView>;

function matchOf(seats: number, mode: string): Live {
  const match = openMatch(rules, { seats, seed: `${mode} ${seats}`, options: { mode } });
  assert.ok(match.ok, JSON.stringify(match));
  return match.value;
}
/** A match that has just left the setup, with Rooms, Dark Hallways and face-down cards on the map. */
function laidOut(seats: number, mode: string): Live {
  const match = matchOf(seats, mode);
  const chance = createChance('setup');
  while (match.view(0).state.turn.number === 0) answer(match, chance);
  return match;
}
function answer(match: Live, chance: Chance): void {
  const seat = match.questions.find(({ standing }) => !standing)?.seat ?? 0;
  const { n, id } = anyAnswer(match.view(seat).questions, chance);
  assert.ok(match.choose(seat, n, id).ok);
}
const toldOf = (match: Live, seat: number, lang: string): SpeechContext => ({
  view: match.view(seat).state,
  content: match.content as Content,
  lexicon: lexiconOf(lang),
});

for (const [mode, seats, name, secret, prices] of [
  ['competitive', 4, 'First One Out', 3, [3, 6, 12, 18]],
  ['competitive', 2, 'First One Out', 4, [3, 6, 12, 18, 18]],
  ['cooperative', 3, 'Nobody Stays', 1, [4]],
  ['cooperative', 2, 'Nobody Stays', 2, [4]],
  ['cooperative', 1, 'Both of You', 2, [4]],
] as const)
  test(`the scenario card and the player aid describe the match: ${mode}, ${seats}`, () => {
    for (const lang of languages) {
      const [scenario, help] = referenceCards(toldOf(matchOf(seats, mode), 0, lang));
      assert.ok(scenario && help);
      const marks = [scenario, help].map(({ parts }) =>
        parts.map(({ rows }) => rows.flatMap(([mark]) => (typeof mark === 'number' ? [mark] : []))),
      );
      assert.deepEqual(
        marks[0],
        [[], [], mode === 'cooperative' ? [secret, 5] : [secret]],
        'SAN-SET-02, SAN-TWO-01, SAN-COOP-01, SAN-TWO-04',
      );
      const { give, ...others } = costs;
      assert.deepEqual(marks[1], [
        [1, 2, 3, 4],
        [...Object.values(others), ...(mode === 'cooperative' ? [give] : []), 0],
        [],
        prices,
      ]);
      for (const { name: title, flavour, notes, parts } of [scenario, help]) {
        assert.ok(
          title &&
            flavour &&
            notes &&
            parts.every((part) => part.name && part.rows.every(([, text]) => text && !/[{}]|^[a-z]+-/.test(text))),
          title,
        );
      }
      if (lang === 'en') assert.equal(scenario.name, name);
    }
  });

test('sentences begin with a capital letter in every language, whatever their subject', () => {
  const small = /^\p{Ll}/u;
  const heard = new Set<string>();
  for (const [mode, seats] of [
    ['competitive', 3],
    ['cooperative', 2],
  ] as const) {
    const match = matchOf(seats, mode);
    const chance = createChance('words');
    for (let turn = 0, after = 0; turn < 150 && !match.outcome; turn++) {
      for (let seat = 0; seat < seats; seat++) {
        const { questions, events } = match.view(seat, after);
        for (const lang of languages) {
          const told = toldOf(match, seat, lang);
          for (const event of events) {
            const text = line(told, event);
            if (text !== null) heard.add(text);
          }
          for (const question of questions) {
            heard.add(prompt(told, question));
            for (const option of question.options) heard.add(label(told, question, option).text);
          }
          for (const known of [[], questions.map(({ kind }) => kind)])
            heard.add(heardOf(told, events, questions, new Set(known), (player) => player === seat).join(' '));
        }
      }
      after = match.view(0).cursor;
      answer(match, chance);
    }
  }
  heard.delete('');
  assert.ok(
    [...heard].some((text) => /The (hooded|reaching|crawling) one/.test(text)),
    'sentences about monsters occurred',
  );
  assert.deepEqual(
    [...heard].filter((text) => small.test(text)),
    [],
  );
});

test('Safe Things, Rooms and Dark Hallways have texts, and face-down cards have none', () => {
  const match = laidOut(2, 'cooperative');
  const { places, things, grid } = sceneOf(match.view(0), toldOf(match, 0, 'en'), { player: 0, path: [] });
  const open = grid.tiles.filter(({ kind }) => kind !== 'corridor');
  assert.deepEqual([...new Set(grid.tiles.map(({ kind }) => kind))].sort(), ['corridor', 'dark', 'room']);
  assert.equal(Object.keys(places).length, open.length);
  for (const { name, flavour, notes } of Object.values(places))
    assert.ok(name && flavour && /^Contains: .+\.$/.test(notes ?? ''));
  assert.ok(things.cards.length === 7 && things.cards.every(({ text, flavour, notes }) => text && flavour && notes));
  assert.deepEqual([...new Set(things.cards.map(({ text }) => text))].length, 2, 'secret and common ones differ');
});

test('a pack may have one text for all Dark Hallways', () => {
  const match = laidOut(2, 'competitive');
  const told = toldOf(match, 0, 'en');
  const { words } = told.lexicon;
  const lexicon: Lexicon = {
    ...told.lexicon,
    words: (kind, part) => (kind === 'dark' && part !== 'text' ? part : words(kind, part)),
  };
  const { places } = sceneOf(match.view(0), { ...told, lexicon }, { player: 0, path: [] });
  const dark = Object.values(places).filter(({ name }) => name === 'Dark Hallway');
  for (const { flavour, notes } of dark) assert.deepEqual([flavour, notes], ['flavour', 'Contains: notes.']);
  assert.ok(
    Object.values(places).some(({ flavour }) => flavour !== 'flavour'),
    'Rooms keep their own flavour texts',
  );
  assert.ok(dark.length > 0);
});
