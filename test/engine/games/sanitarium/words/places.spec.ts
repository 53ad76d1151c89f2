// The names of spaces and doorways: by the card's name or by what is near, never by coordinates, and never the same
// name twice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyAnswer } from '../../../../../src/engine/bots/random.js';
import type { Content } from '../../../../../src/engine/games/sanitarium/cards/card-types.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import type { SanitariumView } from '../../../../../src/engine/games/sanitarium/state/knowledge.js';
import type { State } from '../../../../../src/engine/games/sanitarium/state/state.js';
import { sceneOf } from '../../../../../src/engine/games/sanitarium/table/scene.js';
import { label } from '../../../../../src/engine/games/sanitarium/words/labels.js';
import type { SpeechContext } from '../../../../../src/engine/games/sanitarium/words/names.js';
import {
  cardPlace,
  doorsMet,
  placeAt,
  placeName,
  placeTitle,
} from '../../../../../src/engine/games/sanitarium/words/places.js';
import { prompt } from '../../../../../src/engine/games/sanitarium/words/prompts.js';
import { createChance, openMatch, type Json, type LiveMatch } from '../../../../../src/engine/kernel/index.js';
import { languages, lexiconOf } from '../support/languages.js';
import { row, situation } from '../support/situations.js';

type Live = LiveMatch<State, SanitariumView>;

function begin(position?: Json, seed: number | string = 1, seats = 2): Live {
  const match = openMatch(rules, { seats, seed, ...(position !== undefined && { situation: position }) });
  assert.ok(match.ok, JSON.stringify(match));
  return match.value;
}
const contextOf = (match: Live, lang = 'en', seat = 0): SpeechContext => ({
  view: match.view(seat).state,
  content: match.content as Content,
  lexicon: lexiconOf(lang),
});

/** The cards and their spaces: chapel (0), wheelchair (2, 3), felt-slippers (4, 5), dark.1 (6), dark.2 (8). */
const corridor = row(['chapel', 'wheelchair.1', 'felt-slippers.1', 'dark.1', 'dark.2']);

test('a space is named by its Room, by the Room beside it, or by the nearest Room', () => {
  const context = contextOf(begin(situation(corridor)));
  assert.deepEqual(
    [0, 2, 3, 4, 5, 6, 8].map((space) => placeName(context, space)),
    [
      'Chapel',
      'the corridor east of Chapel',
      'the far end of the corridor east of Chapel',
      'the corridor 3 doorways east of Chapel',
      'the corridor 4 doorways east of Chapel',
      'the Dark Hallway 5 doorways east of Chapel',
      'the Dark Hallway 6 doorways east of Chapel',
    ],
  );
  assert.equal(placeTitle(context, 3), 'Far end of the corridor east of Chapel');
  assert.equal(cardPlace(context, 1), 'the corridor east of Chapel', 'a card is named by its nearer end');
});

test('the German names have the case that their sentence asks for', () => {
  const context = contextOf(begin(situation(corridor)), 'de');
  assert.deepEqual(
    [placeName(context, 2), placeAt(context, 2), placeTitle(context, 2)],
    ['der Gang östlich von „Kapelle“', 'dem Gang östlich von „Kapelle“', 'Gang östlich von „Kapelle“'],
  );
});

test('a number tells spaces apart if no Room does', () => {
  const context = contextOf(
    begin(
      situation([
        ['wheelchair.1', 'h', 0, 0],
        ['felt-slippers.1', 'h', 2, 0],
      ]),
    ),
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((space) => placeTitle(context, space)),
    ['Corridor (number 1)', 'Corridor (number 2)', 'Corridor (number 3)', 'Corridor (number 4)'],
  );
});

test('a doorway that is held shut does not change any name', () => {
  const match = begin(situation(corridor, { players: [{ at: [2, 0], actions: ['hold-the-door.1'] }, { at: [8, 0] }] }));
  const names = (): string[] => [2, 3, 6].map((space) => placeName(contextOf(match), space));
  const before = names();
  const question = match.questions.find(({ kind }) => kind === 'act');
  assert.ok(question && match.choose(0, question.n, 'use:hold-the-door.1').ok);
  assert.equal(match.view(0).state.shut.length, 1);
  assert.deepEqual(names(), before);
});

test('a place for a card is named by the doorways that the card would meet', () => {
  const context = contextOf(begin(situation(row(['chapel', 'wheelchair.1']))));
  assert.equal(doorsMet(context, { facing: 'v', x: 0, y: -2 }), 'the north doorway of Chapel');
  assert.equal(
    doorsMet(context, { facing: 'h', x: 4, y: 0 }),
    'the east doorway of the far end of the corridor east of Chapel',
  );
});

test('all positions of a card that begin at the same cell count as one place', () => {
  const match = begin(situation(row(['chapel']), { phase: 'darkness' }));
  const [question] = match.view(0).questions;
  assert.ok(question?.kind === 'place');
  assert.equal(question.options.length, 8);
  assert.match(prompt(contextOf(match), question), /there are 7 places/, 'two rotations begin south-east of the Room');
});

for (const lang of languages)
  test(`in random matches, no two spaces and no two choices have the same name, and none has coordinates: ${lang}`, () => {
    for (let seed = 0; seed < 8; seed++) {
      const match = begin(undefined, seed, 1 + (seed % 4));
      const chance = createChance(seed);
      for (let count = 0; count < 90 && match.questions.length > 0; count++) {
        const seat = match.questions.find(({ standing }) => !standing)?.seat ?? 0;
        const seen = match.view(seat);
        if (count % 9 === 8) {
          const context = contextOf(match, lang, seat);
          const { grid } = sceneOf(seen, context, { player: seat, path: [] });
          const names = grid.spaces.map(({ name }) => name);
          assert.equal(new Set(names).size, names.length, names.join(' / '));
          assert.ok(
            names.every((name) => /^\p{Lu}/u.test(name) && !/[{}]|-?\d+, -?\d+/.test(name)),
            names.join(' / '),
          );
          for (const question of seen.questions) {
            const texts = question.options.map((option) => label(context, question, option).text);
            assert.equal(new Set(texts).size, texts.length, texts.join(' / '));
          }
        }
        const { n, id } = anyAnswer(
          match.questions.filter((each) => each.seat === seat),
          chance,
        );
        assert.ok(match.choose(seat, n, id).ok);
      }
    }
  });
