// <sanitarium-game> as a page meets it: its form, its events, undo, what is kept, and a pack of the page.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { isAccessible, waitUntil } from '../support/browser.js';
import { asked, board, button, choose, ids, play, prompt, root, signature, text } from './harness.js';

describe('<sanitarium-game>', () => {
  describe('before a match', () => {
    it('asks how many play and how, and begins', async () => {
      const game = await play({ seed: 'a' });
      expect(text(game)).to.contain('How do you play?');
      root(game).querySelector('form')!.requestSubmit();
      await asked(game);
      expect(prompt(game)).to.match(/^(Ada|Bruno)/);
    });

    it('says what is wrong with its attributes, in its box and by an event', async () => {
      const game = document.createElement('sanitarium-game');
      game.setAttribute('loading', 'eager');
      game.setAttribute('seats', 'person ghost');
      const failed = oneEvent(game, 'nw-error');
      await fixture(html`${game}`);
      const { code, path } = (await failed) as unknown as { code: string; path: string };
      expect([code, path]).to.deep.equal(['seats', 'seats']);
      expect(root(game).querySelector('[part=error]')).to.exist;
    });

    it('is accessible', async () => {
      await isAccessible(await play({}));
    });
  });

  describe('a match', () => {
    it('is ready once, whatever its pieces say of themselves', async () => {
      let ready = 0;
      const count = (): void => {
        ready++;
      };
      document.addEventListener('nw-ready', count);
      const game = await play({ seats: 'person random', seed: 'ready' });
      await asked(game);
      document.removeEventListener('nw-ready', count);
      expect(ready).to.equal(1);
    });

    it('has a map, dice, choices and cards, all accessible', async () => {
      const game = await play({ seats: 'person random', seed: 'axe' });
      await asked(game);
      await isAccessible(game);
    });

    it('tells the page who chose what, and when it is over', async () => {
      const game = await play({ seats: 'person random', seed: 'a' });
      await asked(game);
      const acted = oneEvent(game, 'nw-act');
      const id = ids(game)[0]!;
      choose(game, id);
      const { seat, option } = (await acted) as unknown as { seat: number; option: string };
      expect([seat, option]).to.deep.equal([0, id]);
    });

    it('lays a card where the map is pointed at', async () => {
      const game = await play({ seats: 'person random', seed: 'a' });
      await asked(game);
      const { ghosts, tiles } = board(game)!.model!;
      board(game)!.dispatchEvent(Object.assign(new Event('nw-point', { bubbles: true }), { targetId: ghosts[0]!.id }));
      await waitUntil(() => (board(game)?.model?.tiles.length ?? 0) > tiles.length);
    });
  });

  describe('undo and saves', () => {
    const key = 'nightward:sanitarium-game:kept';
    afterEach(() => {
      localStorage.removeItem(key);
    });

    it('takes a choice back that revealed nothing, and refuses where something came out', async () => {
      const game = await play({
        seats: 'person person',
        'no-save': '',
        situation: JSON.stringify({
          map: [
            ['chapel', 'h', 0, 0],
            ['records', 'h', 6, 6],
          ],
          ap: 4,
        }),
      });
      await waitUntil(() => root(game).querySelector('.begin'));
      root(game).querySelector<HTMLButtonElement>('.begin')!.click();
      await asked(game);
      const before = prompt(game);
      expect(button(game, 'Take back').ariaDisabled).to.equal('true');
      choose(game, 'move:2');
      await waitUntil(() => prompt(game) !== before);
      await waitUntil(() => !button(game, 'Take back').ariaDisabled);
      button(game, 'Take back').click();
      await waitUntil(() => prompt(game) === before);
    });

    it('goes on after the page was left', async () => {
      const first = await play({ seats: 'person random', seed: 'kept', id: 'kept', 'no-save': 'false' });
      await asked(first);
      const id = ids(first)[2]!;
      const before = signature(first);
      choose(first, id);
      await asked(first, before);
      const left = signature(first);
      first.remove();
      const second = await play({ seats: 'person random', id: 'kept', 'no-save': 'false' });
      await asked(second);
      expect(signature(second)).to.equal(left);
    });

    it('begins anew when what is kept is damaged', async () => {
      localStorage.setItem(key, '{"save":{"format":1},"occupants":[],"names":[]}');
      const game = await play({ seats: 'person random', seed: 'kept', id: 'kept', 'no-save': 'false' });
      expect(await asked(game)).to.equal(true);
    });
  });

  describe('a pack of a page', () => {
    it('names every fault with its path, and plays nothing', async () => {
      const game = document.createElement('sanitarium-game');
      game.loading = 'eager';
      const script = document.createElement('script');
      script.type = 'application/json';
      script.textContent = '{"format": 1, "id": "mine", "items": []}';
      game.append(script);
      const failed = oneEvent(game, 'nw-error');
      await fixture(html`${game}`);
      const { code, message } = (await failed) as unknown as { code: string; message: string };
      expect(code).to.equal('pack');
      expect(message).to.contain('13 are needed here').and.to.contain('rooms');
    });
  });
});
