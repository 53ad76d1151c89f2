// The rows of the two reference cards in each mode, as message keys.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { referenceCards } from '../../../../../src/engine/games/sanitarium/table/reference-cards.js';
import type { Content } from '../../../../../src/engine/games/sanitarium/cards/card-types.js';
import { rules } from '../../../../../src/engine/games/sanitarium/rules/rules.js';
import type { Lexicon } from '../../../../../src/engine/games/sanitarium/words/names.js';
import { openMatch } from '../../../../../src/engine/kernel/index.js';

/** A lexicon that returns the key of each message, and the number in it, instead of the text. */
const lexicon: Lexicon = {
  say: (key, params) => (params ? `${key} ${params['n']}` : key),
  card: (kind) => kind,
  words: () => undefined,
  list: (parts) => parts.join(),
  names: [],
};

function cardsOf(mode: string, seats: number) {
  const match = openMatch(rules, { seed: 'reference-cards', seats, options: { mode } });
  assert.ok(match.ok);
  return referenceCards({ view: match.value.view(0).state, content: match.value.content as Content, lexicon });
}
const rowsOf = (parts: ReturnType<typeof cardsOf>[number]['parts']): unknown[] =>
  parts.map(({ name, rows }) => [name, ...rows.map(([mark, text]) => `${mark} ${text}`.trim())]);

for (const [mode, seats, id, things] of [
  ['competitive', 3, 'case-competitive', ['3 case-own']],
  ['competitive', 2, 'case-competitive', ['4 case-own', 'case-two']],
  ['cooperative', 3, 'case-cooperative', ['1 case-own', '5 case-common', 'case-silence']],
  ['cooperative', 2, 'case-cooperative', ['2 case-own', '5 case-common', 'case-silence']],
  ['cooperative', 1, 'case-solo', ['2 case-own', '5 case-common']],
] as const)
  test(`the scenario card explains the goal, the end and the Safe Things: ${mode}, ${seats}`, () => {
    const [scenario] = cardsOf(mode, seats);
    assert.deepEqual(
      [scenario?.id, scenario?.art, scenario?.name, scenario?.kindName],
      ['scenario', id, id, 'scenario'],
    );
    assert.deepEqual(rowsOf(scenario!.parts), [
      ['case-goal', `${id}.goal`],
      ['case-lost', `${id}.lost`],
      ['case-things', ...things],
    ]);
  });

for (const [mode, seats, give, escape] of [
  ['competitive', 3, [], ['3 aid-claimed 3', '6 aid-claimed 2', '12 aid-claimed 1', '18 aid-none']],
  ['competitive', 2, [], ['3 aid-claimed 4', '6 aid-claimed 3', '12 aid-claimed 2', '18 aid-claimed 1', '18 aid-none']],
  ['cooperative', 3, ['aid-give'], ['4 aid-open']],
  ['cooperative', 1, ['aid-give'], ['4 aid-open']],
] as const)
  test(`the player aid explains the phases, acts, horror and escape: ${mode}, ${seats}`, () => {
    const [, aid] = cardsOf(mode, seats);
    assert.deepEqual([aid?.id, aid?.art, aid?.name, aid?.kindName], ['aid', 'aid', 'aid', '']);
    const [turn, acts, horror, leave] = rowsOf(aid!.parts) as string[][];
    assert.deepEqual(turn, ['aid-turn', '1 aid-darkness', '2 aid-dice', '3 aid-actions', `4 aid-monsters-${mode}`]);
    assert.equal(acts?.[0], 'aid-acts');
    assert.equal(acts?.at(-1), '0 aid-free');
    assert.deepEqual(
      acts?.flatMap((row) => /aid-give/.exec(row) ?? []),
      give,
    );
    assert.deepEqual(horror, [
      'aid-horror',
      'aid-horror-when',
      '≤1 aid-horror-1',
      '2–3 aid-horror-2',
      '4+ aid-horror-4',
    ]);
    assert.deepEqual(leave, ['aid-escape', 'aid-escape-when', ...escape]);
  });
