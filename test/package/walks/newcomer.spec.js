// Plays first matches as a new player who reads the screen but does not know the rules. Few of the acts that this
// player tries may be refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tryOut } from '../support/newcomer.js';
import { limit, matchLimit, pages } from '../support/page.js';
import { gamesIn } from '../support/playable-games.js';

const open = pages();

/** Whether matches are played to their end, and more of them (`npm run walks`). */
const whole = !!process.env.WALKS;

for (const game of await gamesIn('newcomer'))
  test(
    `less than 5 % of what a new player tries in <${game.element}> is refused`,
    whole ? matchLimit : limit,
    async (t) => {
      const tried = await tryOut(open, game, whole);
      const refused = tried.filter(({ refused }) => refused);
      t.diagnostic(
        `${refused.length} of ${tried.length} refused, ${((refused.length / tried.length) * 100).toFixed(1)} %; ${tried.filter(({ tempted }) => tempted).length} times with likely but impossible acts`,
      );
      if (process.env.TRIALS) for (const each of refused) console.log(JSON.stringify(each));
      // The table of a game with `isTempting` contains things that a new player may press in vain.
      if (game.isTempting)
        assert.ok(
          tried.some(({ tempted }) => tempted),
          'there is something that a new player could try in vain',
        );
      assert.ok(refused.length / tried.length < 0.05, `${refused.length} of ${tried.length}`);
    },
  );
