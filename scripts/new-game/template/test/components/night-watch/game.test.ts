// Plays a whole match with the buttons of <night-watch-game>, in two languages.
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../../src/components/night-watch-game/define.js';
import type { NightWatchGame } from '../../../src/components/night-watch-game/night-watch-game.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';

const patient = { timeout: 60_000 };

const root = (game: NightWatchGame): ShadowRoot => game.shadowRoot!;
const choices = (game: NightWatchGame): string[] =>
  root(game)
    .querySelector<Choices>('nw1-choices')
    ?.model?.choices.map(({ id }) => id) ?? [];

/** Presses the first choice. */
const takeFirst = (game: NightWatchGame): void =>
  root(game).querySelector<Choices>('nw1-choices')!.shadowRoot!.querySelector('button')!.click();

describe('<night-watch-game>', function () {
  this.timeout(120_000);

  for (const [lang, begin] of [
    ['en', 'Play now'],
    ['de', 'Jetzt spielen'],
  ])
    it(`plays a match from the start form to the end: ${lang}`, async () => {
      const game = await fixture<NightWatchGame>(
        html`<night-watch-game lang=${lang} loading="eager" no-save pace="0"></night-watch-game>`,
      );
      await waitUntil(() => root(game).querySelector('.begin')?.textContent.trim() === begin, 'no form', patient);
      root(game).querySelector<HTMLElement>('.begin')!.click();
      await waitUntil(() => choices(game).length > 0, 'no table', patient);
      await expect(game).to.be.accessible();
      while (!game.matches(':state(over)')) {
        if (choices(game).length > 0) takeFirst(game);
        await new Promise(requestAnimationFrame);
      }
      await waitUntil(() => root(game).querySelector('[part=end]'), 'no end', patient);
    });

  it('shows the fault of an invalid attribute', async () => {
    const game = await fixture<NightWatchGame>(
      html`<night-watch-game loading="eager" no-save candles="3"></night-watch-game>`,
    );
    await waitUntil(() => root(game).querySelector('[part=error]'), 'no fault', patient);
    expect(root(game).querySelector('[part=error]')!.textContent).to.contain('candles');
  });
});
