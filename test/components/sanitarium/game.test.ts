// <sanitarium-game>: laying a card on the map, undo, and an invalid pack.
import { aTimeout, expect, fixture, html, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../support/browser.js';
import { asked, board, button, choose, ids, play, prompt, root } from './driver.js';

describe('<sanitarium-game>', () => {
  describe('a match', () => {
    it('lays a card at the place that is pressed on the map', async () => {
      const game = await play({ seats: 'person random', seed: 'a' });
      await asked(game);
      const { ghosts, tiles } = board(game)!.model!;
      board(game)!.dispatchEvent(Object.assign(new Event('nw-point', { bubbles: true }), { targetId: ghosts[0]!.id }));
      await waitUntil(() => (board(game)?.model?.tiles.length ?? 0) > tiles.length);
    });
  });

  describe('a bot with its former name', () => {
    const key = (): string => Object.keys(localStorage).find((each) => each.includes('former')) ?? '';
    const occupants = (): unknown =>
      (JSON.parse(localStorage.getItem(key()) ?? '{}') as { occupants?: unknown }).occupants;
    afterEach(() => {
      localStorage.removeItem(key());
    });

    it('is the same bot in `seats` and in a saved match', async () => {
      const attributes = { id: 'former', 'no-save': 'false', seats: 'person steady', seed: 'former' };
      const game = await play(attributes);
      const before = await asked(game).then(() => prompt(game));
      expect(occupants()).to.deep.equal(['person', 'expert']);
      game.remove();
      localStorage.setItem(key(), localStorage.getItem(key())!.replace('"expert"', '"steady"'));
      const again = await play(attributes);
      await asked(again);
      expect(prompt(again)).to.equal(before);
      choose(again, ids(again)[0]!);
      await waitUntil(() => String(occupants()) === 'person,expert', 'not saved');
    });
  });

  describe('undo', () => {
    afterEach(() => {
      localStorage.clear();
    });

    it('undoes a choice that revealed nothing, and no other', async () => {
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
      expect(button(game, 'Undo').ariaDisabled).to.equal('true');
      choose(game, 'move:2');
      await waitUntil(() => prompt(game) !== before);
      await waitUntil(() => !button(game, 'Undo').ariaDisabled);
      button(game, 'Undo').click();
      await waitUntil(() => prompt(game) === before);
      choose(game, 'explore');
      await waitUntil(() => prompt(game) !== before);
      expect(button(game, 'Undo').ariaDisabled).to.equal('true');
      const after = prompt(game);
      button(game, 'Undo').click();
      await aTimeout(50);
      expect(prompt(game)).to.equal(after);
    });
  });

  describe('an invalid pack', () => {
    it('is refused with a fault and its path', async () => {
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

  for (const width of [320, 390])
    for (const lang of ['en', 'de'])
      it(`cuts no word about the players, ${width} pixels wide, in ${lang}`, async () => {
        const game = await play({ seats: 'person random random random', seed: 'narrow', lang });
        game.parentElement!.style.width = `${width}px`;
        await asked(game);
        const list = root(game).querySelector('.players')!;
        const edge = list.getBoundingClientRect();
        expect(list.scrollWidth).to.be.at.most(list.clientWidth);
        for (const { left, right } of [...list.children].map((each) => each.getBoundingClientRect()))
          expect([left >= edge.left, right <= Math.min(edge.right, game.getBoundingClientRect().right)]).to.deep.equal([
            true,
            true,
          ]);
      });
});
