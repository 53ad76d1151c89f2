// <sanitarium-game> while its pack is loading: the pack may fail to load, or arrive after the page or the player has
// done something else.
import { settle, waitUntil } from '../support/browser.js';
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { NwErrorEvent } from '../../../src/components/shared/events.js';
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import { asked, choose, ids, play, root, signature } from './driver.js';

const night = new URL('../../../examples/packs/night-shift.json', import.meta.url).href;
const isPlaying = (game: SanitariumGame): boolean => game.matches(':state(playing)');

/** Holds back all requests by `fetch`, such as those for packs, until `release` is called with a part of their URL. */
function hold(): {
  readonly comes: (part: string) => Promise<void>;
  readonly release: (part: string) => Promise<void>;
  readonly end: () => void;
} {
  const { fetch } = window;
  const held: { readonly url: string; readonly go: () => void }[] = [];
  window.fetch = (input, init) =>
    new Promise((done) => {
      const url = input instanceof Request ? input.url : String(input);
      held.push({
        url,
        go: () => {
          done(fetch(url, init));
        },
      });
    });
  const found = (part: string): typeof held => held.filter(({ url }) => url.includes(part));
  const comes = (part: string): Promise<void> => waitUntil(() => found(part).length > 0, `${part} is never fetched`);
  return {
    comes,
    release: async (part) => {
      await comes(part);
      for (const { go } of found(part)) go();
    },
    end: () => {
      window.fetch = fetch;
    },
  };
}

describe('<sanitarium-game> with a pack that loads slowly', () => {
  describe('and fails to load', () => {
    it('keeps the saved match', async () => {
      const kept = { seats: 'person random', seed: 'kept', id: 'late', 'no-save': 'false', pack: night };
      const first = await play(kept);
      await asked(first);
      const before = signature(first);
      choose(first, ids(first)[0]!);
      await asked(first, before);
      const left = signature(first);
      first.remove();
      const { fetch } = window;
      window.fetch = () => Promise.reject(new TypeError('offline'));
      const second = await play(kept);
      const failed = (): boolean => !!root(second).querySelector('[role=alert], [part=error]');
      await waitUntil(failed, 'no message');
      window.fetch = fetch;
      second.remove();
      const third = await play(kept);
      await asked(third);
      localStorage.clear();
      expect(signature(third)).to.equal(left);
    });
  });

  describe('and is overtaken by another request', () => {
    let held: ReturnType<typeof hold>;
    beforeEach(() => {
      held = hold();
    });
    afterEach(() => {
      held.end();
    });

    it('leave() during loading: the form stays', async () => {
      const game = await play({ seats: 'person random', pack: night });
      game.leave();
      await held.release('night');
      await settle();
      await waitUntil(() => root(game).querySelector('form'), 'no form');
      expect(isPlaying(game)).to.equal(false);
    });

    it('newGame() during loading: the match has the last seed', async () => {
      const game = await play({ seats: 'person random', seed: 'first', pack: night });
      game.newGame({ seed: 'second' });
      game.newGame({ seed: 'third' });
      await held.release('night');
      await asked(game);
      expect(game.save()!.seed).to.equal('third');
    });

    it('changed attributes during loading: the match has the last values', async () => {
      const game = await play({ seats: 'person random', seed: 'first', pack: night });
      game.seed = 'second';
      await game.updateComplete;
      game.mode = 'cooperative';
      game.seats = 'person random random';
      await game.updateComplete;
      await held.release('night');
      await asked(game);
      const { seed, seats, options } = game.save()!;
      expect([seed, seats.length, (options as { mode: string }).mode]).to.deep.equal(['second', 3, 'cooperative']);
    });

    it('a pack that fails after another was requested is no fault', async () => {
      const game = await play({ seats: 'person random', seed: 'packs', pack: '/nowhere.json' });
      await held.comes('nowhere');
      game.pack = night;
      await game.updateComplete;
      await held.release('night');
      await asked(game);
      await held.release('nowhere');
      await settle();
      expect(root(game).querySelector('[part=error]')).to.equal(null);
      expect(isPlaying(game)).to.equal(true);
    });

    it('removed during loading and placed again afterwards: the match is played', async () => {
      const game = await play({ seats: 'person random', seed: 'moved', pack: night });
      const place = game.parentElement!;
      game.remove();
      await held.release('night');
      await settle();
      place.append(game);
      expect(await asked(game)).to.equal(true);
      const before = signature(game);
      choose(game, ids(game)[0]!);
      expect(await asked(game, before)).to.equal(true);
    });

    it('removed and placed again during loading: one match, and one event for each choice', async () => {
      const game = await play({ seats: 'person random', seed: 'moved', pack: night });
      const place = game.parentElement!;
      game.remove();
      place.append(game);
      await held.release('night');
      await asked(game);
      let acts = 0;
      game.addEventListener('nw-act', () => acts++);
      const before = signature(game);
      choose(game, ids(game)[0]!);
      await asked(game, before);
      expect(acts).to.equal(1);
    });
  });

  describe('and is corrected', () => {
    it('an unreadable pack is reported, and a valid pack is then played', async () => {
      const game = document.createElement('sanitarium-game');
      Object.assign(game, { loading: 'eager', noSave: true, pace: 0, seats: 'person random', pack: '/nowhere.json' });
      const failed = oneEvent(game, 'nw-error');
      await fixture(html`${game}`);
      expect(((await failed) as unknown as NwErrorEvent).code).to.equal('pack-unread');
      game.pack = night;
      expect(await asked(game)).to.equal(true);
      expect(root(game).querySelector('[part=error]')).to.equal(null);
    });
  });
});
