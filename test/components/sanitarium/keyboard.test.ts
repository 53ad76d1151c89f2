// Plays <sanitarium-game> with the keyboard and its list of choices, and checks the announcements, in every browser.
// test/package/walks/by-ear.spec.js plays whole matches in this way.
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/browser.js';
import { answerByKeys, asked, choices, listen, play, signature } from './driver.js';

describe('<sanitarium-game> with keys alone', () => {
  it('can be played for thirty questions', async () => {
    const voice = listen();
    const game = await play({ seats: 'person random', seed: 'keys' });
    let before = '';
    let questions = 0;
    choices(game)?.focus();
    while (questions < 30 && (await asked(game, before))) {
      before = signature(game);
      await choices(game)!.updateComplete;
      await answerByKeys(game, questions % 3);
      await waitUntil(() => voice.said.length > questions, 'the question was not announced');
      questions++;
    }
    voice.stop();
    expect(questions).to.be.greaterThan(20);
    const words = voice.said.map((line) => line.split(/\s+/).length);
    expect(words.reduce((sum, n) => sum + n, 0) / words.length, 'words per announcement').to.be.below(40);
  });
});
