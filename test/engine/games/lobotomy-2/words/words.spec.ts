// The texts in matches of all Scenarios, in every language: they are complete sentences, and every message is used.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answer } from '../../../../../src/engine/bots/bot.js';
import { expert } from '../../../../../src/engine/games/lobotomy-2/bot/expert.js';
import { anyAnswer } from '../../../../../src/engine/bots/random.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import { heard } from '../../../../../src/engine/games/lobotomy-2/words/spoken.js';
import { label } from '../../../../../src/engine/games/lobotomy-2/words/labels.js';
import { goneIn, line } from '../../../../../src/engine/games/lobotomy-2/words/log-lines.js';
import { prompt } from '../../../../../src/engine/games/lobotomy-2/words/prompts.js';
import { rules } from '../../../../../src/engine/games/lobotomy-2/rules/rules.js';
import {
  cardName,
  cardText,
  lockerText,
  type SpeechContext,
} from '../../../../../src/engine/games/lobotomy-2/words/names.js';
import type { State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import { createChance, createMatch, type Match, type View } from '../../../../../src/engine/kernel/index.js';
import { content, position, seldom } from '../support/rare-sentences.js';
import { languages, messages, printed, spoken, tables, lexiconOf, type Language } from '../support/messages.js';

/** All keys, except those of messages for scenes, hints, the end and softened names, which other tests check. */
const keys = Object.keys(spoken.en).filter((key) => !/^(?:on|hint|end|calm)-|\.calm$/.test(key));

test('both languages have the same keys, and a key is either for cards or for the table', () => {
  assert.deepEqual(Object.keys(spoken.de).sort(), Object.keys(spoken.en).sort());
  assert.deepEqual(Object.keys(printed.de).sort(), Object.keys(printed.en).sort());
  assert.deepEqual(
    keys.filter((key) => Object.hasOwn(printed.en, key)),
    [],
  );
});

/** The keys of all messages that were used. */
const usedKeys = new Set<string>();
/** All sentences that were made, by language. */
const texts: Record<Language, Set<string>> = { en: new Set(), de: new Set() };
const costs = new Set<string>();
/** The number of words in each announcement between two questions, for a listener who plays no Character. */
const lengths: number[] = [];

/** Collects every sentence for the current moment in `texts`. */
function collectSentences({ state, questions, events }: View<State>, known: ReadonlySet<string>): void {
  for (const lang of languages) {
    const told: SpeechContext = {
      view: state,
      content,
      lexicon: lexiconOf(lang, (key) => usedKeys.add(key)),
      gone: goneIn(events),
    };
    const say = (text: string | null | undefined): unknown => (text ? texts[lang].add(text) : undefined);
    for (const event of events) say(line(told, event));
    for (const mine of [true, false])
      say(heard(told, events, questions, mine ? known : new Set(), () => mine).join(' '));
    lengths.push(
      heard(told, events, [], known, () => false)
        .join(' ')
        .split(' ').length,
    );
    for (const question of questions) {
      say(prompt(told, question));
      for (const option of question.options) {
        const { text, note, cost } = label(told, question, option);
        say(text);
        say(note);
        if (cost !== undefined) costs.add(cost);
      }
    }
  }
}

const wrong = (lang: Language): string[] =>
  [...texts[lang]].filter(
    (text) =>
      !/^[\p{Lu}\d„].*[.!?]$/u.test(text) ||
      /[.!?]\.|[{}]|undefined|null|NaN|Infinity|\w:\w|[a-z]\.\d|\b[a-z]+(?:-[a-z]+)*-\d/.test(text),
  );

type Answering = (view: View<State>) => Answer;

/** Plays a match, collects all its sentences, and asserts that none of them is malformed. */
function play(scenario: string, seed: string, answering: (match: Match<State>) => Answering): void {
  const match: Match<State> = createMatch(rules, {
    seed,
    seats: 1,
    options: { scenario, difficulty: { cards: 2, level: 'hardest' } },
  });
  const known = new Set<string>();
  const answer = answering(match);
  for (let after = 0; ;) {
    const view = match.view(0, after);
    collectSentences(view, known);
    if (match.outcome) break;
    for (const { kind } of view.questions) known.add(kind);
    after = view.cursor;
    const { n, id } = answer(view);
    assert.ok(match.choose(0, n, id).ok);
  }
  for (const lang of languages) assert.deepEqual(wrong(lang), [], lang);
}

for (const { id } of pack.scenarios)
  test(`${id}: whole sentences in every language, from the beginning to the end`, () => {
    const chance = createChance(id);
    for (const seed of ['a', 'b', 'c'])
      play(
        id,
        `${id} ${seed}`,
        () =>
          ({ questions }) =>
            anyAnswer(questions, chance),
      );
  });

test('matches between experts consist of whole sentences too', () => {
  const chance = createChance('crew');
  play('S1', 'crew', (match) => () => {
    const thinking = expert.think(() => match, 0, chance);
    for (let next = thinking.next(); ; next = thinking.next()) if (next.done) return next.value;
  });
});

test('costs are short', () => {
  assert.ok(costs.size > 20);
  assert.deepEqual(
    [...costs].filter((cost) => !/^[\p{L}\d]+ ?[\p{L}]*(?: \+ [\p{L}\d]+ ?[\p{L}]*)*$/u.test(cost)),
    [],
  );
});

for (const lang of languages)
  test(`expected sentences, word for word: ${lang}`, () => {
    for (const sentence of seldom) {
      const told: SpeechContext = {
        view: position(sentence.change),
        content,
        lexicon: lexiconOf(lang, (key) => usedKeys.add(key)),
      };
      assert.equal(sentence.say(told)?.replaceAll('\u00AD', ''), sentence[lang]);
    }
  });

/** Messages that only the element uses, for example as headings. */
const around = [
  'map',
  'objectives',
  'references',
  'story',
  'monsters',
  'first',
  'wounds-of',
  'insanity-of',
  'nothing-held',
  'quest-done',
  'quest-at',
  'used',
  'upgrades',
  'trade',
  'gives',
  'won',
  'lost',
  'notes-cards',
  'notes-game',
];
/** Messages that these matches do not use: for waiting, the end, and confirmations. */
const byTable = [
  'ask-wait',
  'ask-wait-others',
  'ask-over',
  'choose-on-board',
  'back-to-all',
  'fatal',
  'flee',
  'decided-turn',
  'goal-setup',
  ...['move', 'attack', 'abilities', 'items', 'growth', 'scenario'].map((group) => `group-${group}`),
];

test('every message is used', () => {
  assert.deepEqual(keys.filter((key) => !usedKeys.has(key)).sort(), [...around, ...byTable].sort());
});

test('no key is in two tables of an element', () => {
  for (const lang of languages) {
    const every = tables.flatMap((table) => Object.keys(messages[lang][table]));
    assert.deepEqual(
      every.filter((key, i) => every.indexOf(key) < i),
      [],
      lang,
    );
  }
});

test('every card of the pack has a name and says what it does', () => {
  for (const lang of languages) {
    const told: SpeechContext = { view: position(), content, lexicon: lexiconOf(lang) };
    const {
      characters,
      disorders,
      weapons,
      equipment,
      monsters,
      bossCards,
      hunt,
      spawns,
      lockers,
      difficulties,
      scenarios,
      memories,
    } = content;
    for (const [kind, ids] of Object.entries({
      characters,
      disorders,
      weapons,
      equipment,
      monsters,
      bossCards,
      hunt,
      spawns,
      lockers,
      difficulties,
      scenarios,
      memories,
    }).map(([name, all]) => [name, [...all.keys()]] as const))
      for (const id of ids) {
        const name = cardName(told, id);
        const text = kind === 'lockers' ? lockerText(told, id) : cardText(told, id);
        assert.ok(name && name !== id, `${kind} ${id}`);
        assert.match(text, /^(?:[\p{Lu}\d„].*[.!])?$/u, id);
        if (['disorders', 'bossCards', 'hunt', 'lockers', 'memories'].includes(kind)) assert.ok(text, id);
      }
    for (const { id, ...sides } of pack.characters)
      for (const side of ['blue', 'insane'] as const)
        for (const n of sides[side].abilities.keys())
          for (const part of [undefined, 'text']) assert.ok(told.lexicon.card(`${id}.${side}.${n + 1}`, part), id);
  }
});

test('nine out of ten lines have at most 25 words', () => {
  assert.ok(lengths.length > 500);
  const long = lengths.filter((n) => n > 25).length;
  assert.ok(long / lengths.length < 0.1, `${long} of ${lengths.length} lines are longer`);
});

test('LOB-WPN-01 an answer about a Weapon tells its numbers and the Character’s own Attribute', () => {
  const match = createMatch(rules, { seed: 1, seats: 1, options: { scenario: 'DN1' } });
  for (let question = match.questions[0]; question?.kind !== 'basic-weapon'; [question] = match.questions) {
    assert.ok(question);
    match.choose(question.seat, question.n, question.options[0]?.id ?? '');
  }
  const [question] = match.questions;
  assert.ok(question);
  const context = { view: match.view(0).state, content, lexicon: lexiconOf('en') };
  const sling = question.options.find(({ id }) => id.startsWith('basic:sling'));
  assert.equal(
    sling && label(context, question, sling).note,
    'Attack with Dexterity, yours is 4: Range 1–2 and a Bolt gives 1 success.',
  );
});
