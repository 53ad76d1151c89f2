// Whole matches of <sanitarium-game>: in Chromium, bots play each mode; in other browsers, a person plays the end of a
// solo game. The tests in test/package/walks/ play whole matches by persons in Chromium.
import { expect } from '@open-wc/testing';
import lateSolo from '../../support/late-solo.json' with { type: 'json' };
import { inChromium, waitUntil } from '../support/browser.js';
import { asked, choose, ids, isOver, play, signature, text } from './driver.js';

describe('<sanitarium-game> played to its end', () => {
  const sat = { solo: [1], competitive: [3], cooperative: [3] } as const;
  for (const [mode, counts] of Object.entries(sat))
    for (const count of counts)
      it(`by bots: ${mode}, ${count} seats`, async function () {
        this.timeout(600_000);
        if (!inChromium) this.skip(); // bots are the same in every browser
        const game = await play({ mode, seats: Array<string>(count).fill('random').join(' '), seed: `bots ${mode}` });
        await waitUntil(() => isOver(game), 'it never ends', { timeout: 600_000 });
        expect(game.save()!.seats.length).to.equal(count);
        expect(text(game)).to.match(mode === 'competitive' ? /Nobody leaves|wins/ : /Nobody leaves|All win/);
      });

  it('by one person in the solo game, near its end', async function () {
    this.timeout(600_000);
    if (inChromium) this.skip();
    const game = await play({ mode: 'solo', seed: 'solo' }, { situation: lateSolo });
    let before = '';
    for (let turn = 0; await asked(game, before); turn++) {
      before = signature(game);
      const open = ids(game);
      choose(game, open[(turn * 5) % open.length]!);
    }
    expect(text(game)).to.match(/Nobody leaves|All win/);
  });
});
