// The introduction with as much of our pack and of our words as it needs: the match is the one with all of them, and so is its save.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bot } from '../../../../../src/engine/bots/bot.js';
import { crew } from '../../../../../src/engine/games/lobotomy-2/bot/crew.js';
import { random } from '../../../../../src/engine/bots/random.js';
import { contentOf } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { introduction, ourFingerprint } from '../../../../../src/engine/games/lobotomy-2/content/introduction-pack.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import {
  forAll,
  forCharacters,
  forLiving,
} from '../../../../../src/engine/games/lobotomy-2/rules/effects/interpreter.js';
import { ending, line } from '../../../../../src/engine/games/lobotomy-2/words/log-lines.js';
import { playing } from '../../../../../src/engine/games/lobotomy-2/rules/rules-introduction.js';
import { rules } from '../../../../../src/engine/games/lobotomy-2/rules/rules.js';
import { createChance, openMatch, restoreMatch, type Save } from '../../../../../src/engine/kernel/index.js';
import { packHash } from '../../../../../src/engine/kernel/save-hashes.js';
import { look, type Live } from '../support/live-match.js';

test('our fingerprint is that of all our pack', () => {
  assert.equal(ourFingerprint, packHash(rules, contentOf(pack)));
  assert.equal(packHash(playing, contentOf(introduction)), ourFingerprint);
});

test('nobody else has it', () => {
  const [first, ...others] = pack.scenarios;
  assert.ok(first);
  for (const other of [
    { ...introduction },
    { ...pack, scenarios: others },
    { ...pack, scenarios: [{ ...first, starts: [] }, ...others] },
  ])
    assert.notEqual(packHash(playing, contentOf(other)), ourFingerprint);
});

/** All words that are said in it. */
const wordsIn = (said: unknown): string[] =>
  typeof said === 'object' && said !== null
    ? [...('do' in said ? [String(said.do)] : []), ...Object.values(said).flatMap(wordsIn)]
    : [];

test('no card of the introduction says a word that only later ones need', () => {
  const known = Object.keys({ ...forCharacters, ...forLiving, ...forAll });
  const said = wordsIn(introduction);
  assert.ok(said.length > 100);
  assert.deepEqual(
    said.filter((word) => !known.includes(word)),
    [],
  );
  assert.ok(!JSON.stringify(introduction).includes('"do":"lose","what":"insanity"'));
});

const begun = (of: typeof pack, seed: number): Live => {
  const match = openMatch(of === introduction ? playing : rules, {
    seats: 1 + (seed % 5),
    seed,
    options: { scenario: 'S1', difficulty: { cards: seed % 4, level: 'harder' }, kept: seed % 2 ? ['bell-rung'] : [] },
    pack: of,
  });
  return match.ok ? match.value : assert.fail(JSON.stringify(match.error));
};

/** The save of that match, once a bot has played it to its end, and all that was seen and said in it. */
function played(match: Live, bot: Bot, seed: number, lang: string): { save: Save; told: unknown[] } {
  const chance = createChance(`introduction ${seed}`);
  const told: unknown[] = [];
  for (let since = 0; ;) {
    const { scene, seen, told: words } = look(match, { since, lang });
    told.push(
      seen,
      scene,
      seen.events.map((event) => line(words, event)),
      seen.outcome && ending(words, seen.outcome),
    );
    const [question] = match.questions;
    if (!question) return { save: match.save(), told };
    const thinking = bot.think(() => match, question.seat, chance);
    let thought = thinking.next();
    while (!thought.done) thought = thinking.next();
    assert.ok(match.choose(question.seat, thought.value.n, thought.value.id).ok);
    since = seen.cursor;
  }
}

for (const [bot, matches] of [
  [random, 3],
  [crew, 2],
] as const)
  test(`${bot.id}: the match is the same with as much of our pack as it needs and with all of it`, () => {
    for (let seed = 0; seed < matches; seed++) {
      const [short, whole] = (
        [
          [introduction, 'S1'],
          [pack, 'en'],
        ] as const
      ).map(([of, lang]) => played(begun(of, seed), bot, seed, lang));
      assert.ok(short && whole);
      assert.deepEqual(short.told, whole.told);
      assert.deepEqual(short.save, whole.save);
      for (const of of [introduction, pack]) assert.ok(restoreMatch(rules, short.save, of).ok);
    }
  });
