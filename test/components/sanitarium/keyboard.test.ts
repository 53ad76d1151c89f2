// A match of <sanitarium-game> by the keys of its list of choices, in every engine, and all that is heard of it. Whole matches are
// played by ear and keys in test/package/walks/by-ear.spec.js.
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/browser.js';
import { answerByKeys, asked, choices, listen, play, signature } from './driver.js';

describe('<sanitarium-game> by keys alone', () => {
  it('is begun and played for thirty questions', async () => {
    const voice = listen();
    const game = await play({ seats: 'person random', seed: 'keys' });
    let before = '';
    let questions = 0;
    choices(game)?.focus();
    while (questions < 30 && (await asked(game, before))) {
      before = signature(game);
      await choices(game)!.updateComplete;
      await answerByKeys(game, questions % 3);
      await waitUntil(() => voice.said.length > questions, 'the question was never heard');
      questions++;
    }
    voice.stop();
    expect(questions).to.be.greaterThan(20);
    const words = voice.said.map((line) => line.split(/\s+/).length);
    expect(words.reduce((sum, n) => sum + n, 0) / words.length, 'words an announcement').to.be.below(40);
  });
});
