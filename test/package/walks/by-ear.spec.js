// Plays matches with a screen reader, from the start form to the end, using only roles, names and keys. All
// announcements must consist of sentences from the message tables, and must be short. To test one game alone:
// --test-name-pattern='<sanitarium-game>'.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchLimit, pages } from '../support/page.js';
import { gamesIn } from '../support/playable-games.js';
import { described, checkAnnouncements, listen, median, playByEar } from '../support/screen-reader-user.js';
import { sentencesOf } from '../support/sentences.js';

const open = pages();

/**
 * The exports that test/package/games/<id>/by-ear.js may have, with their defaults.
 * `matches`: the matches that `npm run walks` plays, each with a `title`.
 * `sample`: the matches that `npm test` plays.
 * `asks`: matches the message keys of sentences that ask the person something or end the match.
 * `first`: a function that is called with the page before the page is opened.
 * `person`: fills in the form and answers questions; see playByEar.
 * `wordCounts`: returns lists of word counts of announcements. Each list has a name `of`. It must contain at least
 * `least` counts, and their median must be at most `budget`.
 * `budgets`: for each list, by name, the maximum of the median over all matches together.
 * `check`: checks other facts about the announcements.
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
    test(`<${tag}> with a screen reader: ${title}, ${lang}`, matchLimit, async (t) => {
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
      assert.equal(...(await described(page, tag)), 'the description of the element is its text from describe()');
      await page.close();
      assert.deepEqual(said, []);
      t.diagnostic(`${questions} questions by ${keys} keys`);
      checkAnnouncements(heard);
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
    test(`<${tag}> with a screen reader: the median of the words in ${of} is at most ${budget}`, (t) => {
      const counts = total.get(of);
      t.diagnostic(`words of ${counts.length} ${of}: ${median(counts)}`);
      assert.ok(median(counts) <= budget, `${median(counts)} words`);
    });
}
