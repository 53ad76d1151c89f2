// The texts of the Scenarios, Nightmares and lessons of Lobotomy 2: each has its texts in both languages, and there are
// no other texts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import type { Scenario } from '../../../../../src/engine/games/lobotomy-2/cards/scenario-types.js';
import { lessons } from '../../../../../src/components/lobotomy-game/lessons/lessons.js';
import { messages } from '../support/messages.js';

type Table = Readonly<Record<string, string>>;
const [en, de] = [messages.en.story as Table, messages.de.story as Table];
const strings = (data: unknown, key: string): string[] =>
  typeof data !== 'object' || data === null
    ? []
    : Object.entries(data).flatMap(([name, value]) =>
        name === key && typeof value === 'string' ? [value] : strings(value, key),
      );

function storyWords({ kind, id, chapters, cards = [], objectives, riddles }: Scenario): readonly string[] {
  const acts = chapters.flatMap(({ triggers = [] }) =>
    triggers.flatMap(({ happens }) => (happens.on === 'act' ? [happens.id] : [])),
  );
  return [
    ...chapters.flatMap(({ cid, choice = [] }) => [
      cid,
      `${cid}.text`,
      ...(choice.length > 1 && choice.every((each) => each.length > 0) ? choice.map((_, n) => `${cid}.${n + 1}`) : []),
    ]),
    ...cards.flatMap(({ cid }) => [cid, `${cid}.text`]),
    ...new Set([...acts, ...(riddles ? ['turn-up'] : [])].map((act) => `act.${act}`)),
    ...objectives.map((each) => `objective.${each}`),
    ...new Set(strings(chapters, 'token').map((token) => `token.${token}`)),
    ...(riddles?.values ?? []).map((value) => `riddle.${value}`),
    ...(kind === 'nightmare' ? [`${id}.done`] : []),
  ];
}

const { scenarios } = pack;
const taught = lessons.flatMap(({ id, steps }) => [`${id}-name`, ...steps.map((_, n) => `${id}-${n}`), `${id}-done`]);
const wanted = scenarios.flatMap(storyWords);

test('every Chapter, act, objective and token of a Scenario has its texts in both languages, and there are no other texts', () => {
  for (const table of [en, de])
    assert.deepEqual(
      Object.keys(table)
        .filter((key) => !key.endsWith('.calm'))
        .sort(),
      [...wanted, ...taught].sort(),
    );
});

test('every Scenario has a title and a teaser in both languages', () => {
  for (const { id } of scenarios)
    for (const lang of ['en', 'de'] as const)
      for (const key of [id, `${id}.text`]) assert.ok(messages[lang].page[key], key);
});

for (const scenario of scenarios)
  test(`${scenario.id} has whole sentences of at most 60 words, with the same numbers in both languages`, () => {
    const names = new Set<string>();
    for (const key of storyWords(scenario)) {
      const [text, other] = [en[key] ?? '', de[key] ?? ''];
      assert.ok(text && other, key);
      assert.deepEqual(text.match(/\d+/g), other.match(/\d+/g), key);
      if (/\.(?:text|flavour|done|\d)$/.test(key) || key.startsWith('objective.')) {
        assert.match(text, /^[A-Z0-9].*[.!?]$/, key);
        assert.match(other, /^[A-ZÄÖÜ0-9„].*[.!?]$/, key);
        for (const each of [text, other])
          assert.ok(each.split(/\s+/).length <= 60, `${key}: ${each.split(/\s+/).length}`);
      } else if (!key.startsWith('token.')) {
        assert.ok(!names.has(text), key);
        names.add(text);
      }
    }
  });
