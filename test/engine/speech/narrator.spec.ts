// Tests what the narrator announces if it is given the views of a match one after the other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Question, View } from '../../../src/engine/kernel/index.js';
import { Narrator } from '../../../src/components/game/session/narrator.js';

const speech = {
  line: () => null,
  prompt: () => 'Do you play a card?',
  ending: () => 'It is over.',
  turnOf: () => undefined,
};

const event = (rule: string) => ({ type: rule, rule });

function teller() {
  const said: string[] = [];
  const voice = {
    say: (text: string) => {
      said.push(text);
    },
    forget: () => undefined,
  };
  const telling = new Narrator<null, null>(voice as never, speech, (n) => `Before: ${n}.`);
  telling.summary = { heard: (_, events) => [...events.map(({ type }) => `${type}.`), 'Do you play a card?'] };
  const look = (n: number, ...events: string[]): void => {
    telling.speak(
      null,
      {
        state: null,
        questions: [{ n, seat: 0, player: 0, kind: 'react', rule: 'AE-RUL-22', options: [] } satisfies Question],
        events: [],
        outcome: null,
      } as unknown as View<null>,
      events.map(event),
      () => true,
    );
  };
  return { said, look, telling };
}

test('a question that stays open is announced again only together with news, and the next question with the same words is announced', () => {
  const { said, look } = teller();
  look(1, 'The die misses');
  look(1);
  look(1, 'Dov passes');
  look(2);
  look(2);
  assert.deepEqual(said, [
    'The die misses. Do you play a card?',
    'Dov passes. Do you play a card?',
    'Do you play a card?',
  ]);
});

test('if one of two simultaneous questions is answered, the other one is announced', () => {
  const { said, look, telling } = teller();
  look(1);
  telling.answered();
  look(1);
  assert.deepEqual(said, ['Do you play a card?', 'Do you play a card?']);
});

test('of many events, the newest are announced, with the question and the number of earlier log lines, in at most seventy words', () => {
  const { said, look } = teller();
  const news = Array.from({ length: 100 }, (_, i) => `Dov draws card ${i + 1}`);
  look(1, ...news);
  assert.equal(said[0], ['Before: 84.', ...news.slice(84).map((line) => `${line}.`), 'Do you play a card?'].join(' '));
  look(2, ...news.slice(84));
  assert.ok(said[1]?.startsWith('Dov draws card 85.'), 'everything that fits is announced');
});

test('the question is always announced, however long it is', () => {
  const { said, look, telling } = teller();
  const asked = Array(90).fill('What?').join(' ');
  telling.summary = { heard: () => ['Dov passes.', asked] };
  look(1);
  assert.deepEqual(said, [`Before: 1. ${asked}`]);
});
