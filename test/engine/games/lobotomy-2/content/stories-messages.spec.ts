// The words of Lobotomy 2's tiles, Scenarios, Nightmares and memories: each has its own, in both languages, and no others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { furtherTiles } from '../../../../../src/engine/games/lobotomy-2/content/tiles-all-scenarios.js';
import { memories } from '../../../../../src/engine/games/lobotomy-2/content/memories.js';
import { dn1 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/dn1.js';
import { dn2 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/dn2.js';
import { dn3 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/dn3.js';
import { dn4 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/dn4.js';
import { s1 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/s1.js';
import { s2 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/s2.js';
import { s3 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/s3.js';
import { s4 } from '../../../../../src/engine/games/lobotomy-2/content/scenarios/s4.js';
import { tiles } from '../../../../../src/engine/games/lobotomy-2/content/tiles.js';
import type { Scenario } from '../../../../../src/engine/games/lobotomy-2/cards/scenario-types.js';

type Table = Readonly<Record<string, string>>;
const scenarios: readonly Scenario[] = [s1, s2, s3, s4, dn1, dn2, dn3, dn4];
const wordsOf = async (table: string): Promise<readonly [en: Table, de: Table]> => {
  const [en, de] = await Promise.all(
    ['en', 'de'].map(
      (language) => import(`../../../src/messages/${language}/lobotomy-${table}.ts`) as Promise<{ default: Table }>,
    ),
  );
  return [en?.default ?? {}, de?.default ?? {}];
};
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

const tables: readonly (readonly [table: string, wanted: readonly string[]])[] = [
  ...Object.entries({ tiles, 'further-tiles': furtherTiles }).map(
    ([table, lie]) =>
      [table, lie.flatMap(({ id, board }) => [id, ...board.spaces.map((space) => `${id}.${space.id}`)])] as const,
  ),
  ['memories', memories.flatMap(({ id }) => [`${id}.text`, `${id}.own.text`, `${id}.flavour`])],
  ['story', scenarios.flatMap(({ id }) => [id, `${id}.text`])],
  ...scenarios.map((scenario) => [`story-${scenario.id.toLowerCase()}`, storyWords(scenario)] as const),
];

for (const [table, wanted] of tables) {
  test(`lobotomy-${table} has all words in both languages, and none are left over`, async () => {
    const [en, de] = await wordsOf(table);
    assert.deepEqual(Object.keys(en).sort(), [...wanted].sort());
    assert.deepEqual(Object.keys(de).sort(), [...wanted].sort());
  });

  test(`lobotomy-${table} says whole sentences where it tells something, with the numbers of its translation, in 60 words at most`, async () => {
    const [en, de] = await wordsOf(table);
    const names = new Set<string>();
    for (const [key, text] of Object.entries(en)) {
      const other = de[key] ?? '';
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
}
