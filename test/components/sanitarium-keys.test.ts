// A whole match of <sanitarium-game> by the keys of its list of choices alone, and all that is heard of it.
import { expect, waitUntil } from '@open-wc/testing';
import { answerByKeys, asked, choices, inChromium, listen, play, prompt, signature } from './sanitarium.js';

describe('<sanitarium-game> by keys alone', () => {
  it('is played to its end, each question announced', async function () {
    this.timeout(120_000);
    if (!inChromium) this.skip(); // 1,000 real keys take minutes in the other engines; they press the first thirty below
    await byKeys(Infinity);
  });

  it('is begun and played for thirty questions', async function () {
    this.timeout(60_000);
    await byKeys(30);
  });

  async function byKeys(limit: number): Promise<void> {
    const voice = listen();
    const game = await play({ seats: 'person random', seed: 'keys' });
    let before = '';
    let questions = 0;
    choices(game)?.focus();
    while (questions < limit && (await asked(game, before))) {
      before = signature(game);
      const question = prompt(game);
      await choices(game)!.updateComplete;
      await answerByKeys(game, questions % 3);
      await voice.heard(question);
      questions++;
    }
    if (limit === Infinity) await waitUntil(() => /Nobody leaves|wins/.test(voice.said.at(-1) ?? ''), 'the end was never heard', { timeout: 8000 });
    voice.stop();
    expect(questions).to.be.greaterThan(20);
    const words = voice.said.map((line) => line.split(/\s+/).length);
    expect(words.reduce((sum, n) => sum + n, 0) / words.length, 'words an announcement').to.be.below(40);
  }
});
