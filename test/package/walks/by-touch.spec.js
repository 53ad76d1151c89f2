// Plays matches by touch on a phone that is 320 px wide, with the start form, the table and the list of choices. Each
// choice may take at most two taps, or three if it has to be confirmed. Everything that can be tapped must be large
// enough, and nothing may scroll sideways. To test one game alone: --test-name-pattern='<sanitarium-game>'.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchLimit, pages } from '../support/page.js';
import { gamesIn } from '../support/playable-games.js';
import { preparePage, phone, playByTouch } from '../support/touch-user.js';

const open = pages();

for (const game of await gamesIn('by-touch')) {
  const { element: tag, bots } = game;
  const { matches = [{ title: 'a match', attributes: `seats="person ${bots[0]}"` }], sample = matches } = game;
  for (const match of process.env.WALKS ? matches : sample)
    test(`<${tag}> by touch: ${match.title}`, matchLimit, async (t) => {
      const { seed = 'touch', attributes = '' } = match;
      const { page, said } = await open({
        ...phone,
        first: preparePage(tag),
        body: `<main><${tag} pace="0" motion="none" no-save seed="${seed}" ${attributes}></${tag}></main>`,
      });
      const { questions, maxTaps, maxConfirmedTaps, kinds, small } = await playByTouch(page, game, match);
      await page.close();
      t.diagnostic(
        `${questions} questions, at most ${maxTaps} taps each, ${maxConfirmedTaps} with a confirmation; ${[...kinds].map(([piece, n]) => `${n} by ${piece}`).join(', ')}`,
      );
      assert.deepEqual(said, []);
      assert.deepEqual([...small], [], 'everything is large enough for a finger');
      assert.ok(maxTaps <= 2, `${maxTaps} taps`);
      assert.ok(maxConfirmedTaps <= 3, `${maxConfirmedTaps} taps for a choice with a confirmation`);
    });
}
