// First matches by somebody who reads and knows no rulebook: hardly anything that is tried is refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tryOut } from '../support/newcomer.js';
import { limit, matchLimit, pages } from '../support/page.js';
import { gamesIn } from '../support/playable-games.js';

const open = pages();

/** `npm run walks` plays whole matches, and more of them. */
const whole = !!process.env.WALKS;

for (const game of await gamesIn('newcomer'))
  test(
    `first matches of <${game.element}>, chosen from the text on the screen: under 5 % of what is tried is refused`,
    whole ? matchLimit : limit,
    async (t) => {
      const tried = await tryOut(open, game, whole);
      const refused = tried.filter(({ refused }) => refused);
      t.diagnostic(
        `${refused.length} of ${tried.length} refused, ${((refused.length / tried.length) * 100).toFixed(1)} %; ${tried.filter(({ tempted }) => tempted).length} times something else could be meant`,
      );
      if (process.env.TRIALS) for (const each of refused) console.log(JSON.stringify(each));
      // A game says so if its table holds things that can be pressed in vain.
      if (game.isTempting)
        assert.ok(
          tried.some(({ tempted }) => tempted),
          'there was nothing to be mistaken about',
        );
      assert.ok(refused.length / tried.length < 0.05, `${refused.length} of ${tried.length}`);
    },
  );
