// Coma Ward, played with a screen reader by one person and two bots: the beginning of the Prologue, and the end of a
// Blackout. `npm run walks` plays a whole match.
import assert from 'node:assert/strict';
import { lastNight } from '../../support/page.js';
import { downs } from '../../support/screen-reader-user.js';

export const matches = [
  { title: 'its beginning and its end' },
  { title: 'its beginning and its end', lang: 'de' },
  { title: 'a whole match', whole: true },
];
export const sample = matches.slice(0, 1);

/** After so many answers, each answer ends the turn, so that the match ends soon. */
const busy = 60;

export function person(walk, { whole = false }) {
  const { page, heard, listenOn, fromList } = walk;
  return {
    /** Unless the whole match is played, chooses a Neurosis, and then continues with a position near the end. */
    async opening() {
      if (whole) return null;
      assert.ok(await listenOn());
      await fromList('ArrowDown');
      assert.ok(await listenOn());
      const from = heard.length;
      await page.evaluate((situation) => {
        document.querySelector('coma-ward-game').situation = situation;
      }, lastNight);
      while (!(
        (await listenOn()) && heard.slice(from).some(({ found }) => found.some(({ key }) => key === 'ask-act'))
      ));
      return 'ask-act';
    },

    answer: (asked) => fromList(...(walk.n > busy && asked === 'ask-act' ? ['End'] : downs(walk.n % 3))),
  };
}
