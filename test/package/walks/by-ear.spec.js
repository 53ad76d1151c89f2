// Matches by people who see nothing: from the form to the end through roles, names and keys only. What they hear is whole sentences
// of the message tables, and few words. One game alone: --test-name-pattern='<sanitarium-game>'.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchLimit, pages } from '../support/page.js';
import { gamesIn } from '../support/playable-games.js';
import { described, isWellSaid, listen, median, playByEar } from '../support/screen-reader-user.js';
import { sentencesOf } from '../support/sentences.js';

const open = pages();

/**
 * What test/package/games/<id>/by-ear.js may say of a game.
 * `matches`: what `npm run walks` plays, with a `title` each; `sample`: what `npm test` plays.
 * `asks`: keys of the sentences that ask the person something or end the match.
 * `first`: called with the page before it is opened.
 * `person`: how the form is filled in and questions are answered; see playByEar.
 * `wordCounts`: the words that are heard, counted by turns; `least` is how many counts there must be, and half of them must not exceed
 * `budget`.
 * `budgets`: the same for all matches together, by `of`. `check`: more that must be true of what is heard.
 */
const defaults = {
  matches: [{ title: 'a match' }],
  asks: /^(ask-(?!wait|over)|hear-|confirm-|over-|curtain$)/,
  first: () => undefined,
  person: () => ({}),
  wordCounts: () => [],
  budgets: {},
  check: () => undefined,
};

for (const found of await gamesIn('by-ear')) {
  const game = { ...defaults, ...found };
  const { element: tag, matches, sample = matches, first, wordCounts, budgets, check } = game;
  const total = new Map();

  for (const match of process.env.WALKS ? matches : sample) {
    const { title, lang = 'en', seed = 'ear' } = match;
    test(`<${tag}> by ear and keys: ${title}, ${lang}`, matchLimit, async (t) => {
      const sentences = await sentencesOf(lang, game.id);
      const { page, said } = await open({
        lang,
        first: async (page) => {
          await listen(page);
          await first(page);
        },
        body: `<main><${tag} pace="0" motion="none" no-save seed="${seed}"></${tag}></main>`,
      });
      const { heard, keys, questions, say } = await playByEar(page, sentences, game, match);
      assert.equal(...(await described(page, tag)), 'its description is the table in words');
      await page.close();
      assert.deepEqual(said, []);
      t.diagnostic(`${questions} questions by ${keys} keys`);
      isWellSaid(heard);
      check(heard, match, say);
      for (const { of, counts, least = 0, budget = Infinity } of wordCounts(heard, match)) {
        t.diagnostic(`words of ${counts.length} ${of}: ${median(counts)}, at most ${Math.max(0, ...counts)}`);
        assert.ok(counts.length >= least, `${counts.length} ${of}`);
        assert.ok(median(counts) <= budget, `${of}: ${median(counts)} words`);
        total.set(of, [...(total.get(of) ?? []), ...counts]);
      }
    });
  }

  for (const [of, budget] of Object.entries(budgets))
    test(`<${tag}> by ear and keys: half of all ${of} have at most ${budget} words`, (t) => {
      const counts = total.get(of);
      t.diagnostic(`words of ${counts.length} ${of}: ${median(counts)}`);
      assert.ok(median(counts) <= budget, `${median(counts)} words`);
    });
}
