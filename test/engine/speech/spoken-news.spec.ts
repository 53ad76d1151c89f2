import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event, Question } from '../../../src/engine/kernel/index.js';
import { isNews, lastOfEachSeries, spokenQuestion, type NewsRules } from '../../../src/engine/speech/spoken-news.js';

interface Told extends Event {
  readonly type: 'phase' | 'moved' | 'horror' | 'rain';
  readonly player?: number;
}
const rules: NewsRules<Told> = {
  silent: new Set(['phase']),
  ownChoices: new Set(['moved']),
  private: new Set(['horror']),
  playerOf: ({ player = null }) => player,
};
const told = (type: Told['type'], player?: number): Told => ({
  type,
  rule: 'R',
  ...(player !== undefined && { player }),
});
const isSecond = (player: number): boolean => player === 1;

test('a silent event is news to nobody', () => {
  assert.equal(isNews(rules, told('phase'), isSecond), false);
  assert.equal(isNews(rules, told('phase', 0), isSecond), false);
});

test('a choice is news to everybody except the player who made it', () => {
  assert.equal(isNews(rules, told('moved', 1), isSecond), false);
  assert.equal(isNews(rules, told('moved', 0), isSecond), true);
});

test('a private event is news only to the player it happens to', () => {
  assert.equal(isNews(rules, told('horror', 1), isSecond), true);
  assert.equal(isNews(rules, told('horror', 0), isSecond), false);
  assert.equal(isNews(rules, told('horror'), isSecond), false);
});

test('an event that concerns no particular player is news', () => {
  assert.equal(isNews(rules, told('rain'), isSecond), true);
});

test('only the last event of a series is left, at its place', () => {
  const events = ['a1', 'x', 'a2', 'b1', 'y', 'x'];
  const series = (event: string): string | null => (/\d/.test(event) ? event.charAt(0) : null);
  assert.deepEqual(lastOfEachSeries(events, series), ['x', 'a2', 'b1', 'y', 'x']);
});

const question = (kind: string, options: number, more: Partial<Question> = {}): Question => ({
  n: 1,
  seat: 0,
  player: 0,
  kind,
  rule: 'R',
  options: Array.from({ length: options }, (_, i) => ({ id: String(i), rule: 'R' })),
  ...more,
});
const words = {
  full: ({ kind }: Question): string => `What will you do (${kind})?`,
  brief: ({ kind }: Question): string | null => (kind === 'act' ? 'Your act?' : null),
  count: (n: number): string => `${n} choices.`,
};

test('a question has its full text at first, and a short text once its kind is known', () => {
  const act = [question('act', 3)];
  assert.equal(spokenQuestion(act, new Set(), words), 'What will you do (act)? 3 choices.');
  assert.equal(spokenQuestion(act, new Set(['act']), words), 'Your act? 3 choices.');
});

test('without a short text, a known question has its full text', () => {
  assert.equal(spokenQuestion([question('pay', 2)], new Set(['pay']), words), 'What will you do (pay)? 2 choices.');
});

test('the number of answers may be left out, and standing questions are not announced', () => {
  assert.equal(
    spokenQuestion([question('act', 3)], new Set(), { ...words, count: () => null }),
    'What will you do (act)?',
  );
  assert.equal(spokenQuestion([question('signal', 2, { standing: true })], new Set(), words), '');
});
