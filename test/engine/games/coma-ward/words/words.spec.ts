// Every question, option and event of many random matches has a sentence in each language.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { contentOf } from '../../../../../src/engine/games/coma-ward/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/coma-ward/content/pack.js';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import { label } from '../../../../../src/engine/games/coma-ward/words/labels.js';
import { ending, line } from '../../../../../src/engine/games/coma-ward/words/log-lines.js';
import type { Key, Lexicon, SpeechContext } from '../../../../../src/engine/games/coma-ward/words/names.js';
import { prompt } from '../../../../../src/engine/games/coma-ward/words/prompts.js';
import { kindOf } from '../../../../../src/engine/games/coma-ward/state/state.js';
import { createChance } from '../../../../../src/engine/kernel/index.js';
import { lexiconOf } from '../../../../../src/engine/speech/lexicon.js';
import { speak } from '../../../../../src/engine/speech/speak.js';
import type { Messages } from '../../../../../src/messages/message.js';
import { play } from '../../../../support/play.js';
import { subject } from '../subject.js';

const files = ['page', 'table', 'cards', 'story', 'rules'];
const messagesIn = async (lang: string): Promise<Messages> => {
  const found = await Promise.all(
    files.map(
      (file) => import(`../../../../../src/messages/${lang}/coma-ward/${file}.js`) as Promise<{ default: Messages }>,
    ),
  );
  return Object.assign({}, ...found.map((module) => module.default)) as Messages;
};

/** Fails if the sentence is a key, or has a gap. */
function check(sentence: string, about: string): void {
  assert.ok(sentence !== '' && !/[{}]|undefined|NaN/.test(sentence), `${about}: "${sentence}"`);
  assert.ok(/[\s.,:–]|^\p{Lu}/u.test(sentence), `${about}: "${sentence}" looks like a key`);
}

for (const lang of ['en', 'de']) {
  const messages = await messagesIn(lang);
  const lexicon: Lexicon = lexiconOf({
    say: (key: Key, params) => speak(messages, lang, key, params),
    lang,
    names: [],
  });

  test(`everything that is asked and happens can be said (${lang})`, () => {
    const said = new Set<string>();
    for (const [seed, setup] of subject.setups.entries()) {
      const match = play(rules, { ...setup, seed });
      const chance = createChance(`words ${seed}`);
      let told = 0;
      for (let count = 0; count < 400 && match.questions.length > 0; count++) {
        const { questions } = match;
        const question = questions[chance.below(questions.length)];
        assert.ok(question);
        const context: SpeechContext = { view: match.view(question.seat).state, content: contentOf(pack), lexicon };
        check(prompt(context, question), question.kind);
        for (const option of question.options) check(label(context, question, option).text, option.id);
        const option = question.options[chance.below(question.options.length)];
        assert.ok(option && match.choose(question.seat, question.n, option.id).ok);
        const now: SpeechContext = { ...context, view: match.view(question.seat).state };
        for (const event of match.log.slice(told)) {
          const sentence = line(now, event);
          if (sentence !== null) check(sentence, event.type);
          said.add(event.type);
        }
        told = match.log.length;
        if (match.outcome) check(ending(now, match.outcome), 'ending');
      }
    }
    assert.ok(said.size > 40, `only ${said.size} kinds of events`);
  });
}

test('every card has a name in both languages, and what it does', async () => {
  const content = contentOf(pack);
  for (const lang of ['en', 'de']) {
    const messages = await messagesIn(lang);
    const has = (key: string): void => assert.ok(Object.hasOwn(messages, key), `${lang}: ${key}`);
    for (const { id, type } of Object.values(content.items)) {
      has(id);
      if (type === 'food' || type === 'medicine') has(`${id}.text`);
    }
    for (const { id, ...room } of [...pack.rooms, ...pack.hallucinationRooms]) {
      has(id);
      if (Object.keys(room).length > 0) has(`${id}.text`);
    }
    for (const { id, options } of pack.hallucinations) {
      const scenario = kindOf(id);
      has(scenario);
      has(`${scenario}.situation`);
      for (const option of options ? Object.keys(options) : ['result']) {
        if (options) has(`${scenario}.${option}`);
        has(`${id}.${option}`);
        has(`${id}.${option}.effect`);
      }
    }
    for (const { id, tiers } of pack.quirks)
      for (const key of [id, `${id}.condition`, ...tiers.map(({ least }) => `${id}.${least}`)]) has(key);
    for (const { id } of pack.neuroses)
      for (const key of [id, ...[1, 2, 3].flatMap((n) => [`${id}.front.${n}`, `${id}.hidden.${n}`])]) has(key);
    for (const { id } of pack.entities) for (const key of [id, `${id}.text`]) has(key);
    for (const id of Object.keys(content.enemies)) has(`enemy.${id}`);
    for (const role of new Set(content.roles.map(kindOf)))
      for (const key of [`role.${role}`, `role.${role}.text`]) has(key);
  }
});

test('everything that a Phenomenon places on a Floor has a name in both languages', async () => {
  const placed = [
    ['last-bed', 'bed'],
    ['code-grey', 'line'],
    ['the-visitor', 'flower'],
    ['the-visitor', 'empty-vase'],
    ['wager', 'cashier'],
    ['flatline', 'paddles'],
  ] as const;
  for (const lang of ['en', 'de']) {
    const messages = await messagesIn(lang);
    for (const [phenomenon, token] of placed) {
      const key = `${phenomenon}.token.${token}`;
      assert.ok(Object.hasOwn(messages, key), `${lang}: ${key}`);
    }
  }
});

test('both languages have the same files', () => {
  const filesOf = (lang: string): string[] =>
    readdirSync(new URL(`../../../../../src/messages/${lang}/coma-ward/`, import.meta.url)).sort();
  assert.deepEqual(filesOf('de'), filesOf('en'));
});
