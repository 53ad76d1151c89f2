// The form of a game: who plays, and the match that it begins.
import { expect } from '@open-wc/testing';
import { isAccessible, waitUntil } from '../support/browser.js';
import { drivers } from './driver.js';
import { asked, button, ids, isOver, isPlaying, placeGame, root, type Attributes, type GameOnPage } from './on-page.js';

for (const { tag } of Object.values(drivers))
  describe(`<${tag}>: the form`, () => {
    const form = async (attributes: Attributes = {}): Promise<GameOnPage> => {
      const game = await placeGame(tag, attributes);
      await waitUntil(() => root(game).querySelector('form'), 'no form');
      return game;
    };

    it('is accessible', async () => {
      await isAccessible(await form());
    });

    it('begins a match of a person with bots', async () => {
      const game = await form({ seed: 'form' });
      button(game, 'Start').click();
      expect(await asked(game)).to.equal(true);
      expect(isPlaying(game)).to.equal(true);
    });

    it('may leave every seat to bots, and is watched', async () => {
      const game = await form({ seed: 'bots', pace: '60000' });
      const who = root(game).querySelector<HTMLSelectElement>('.occupant select, .occupants select')!;
      who.value = 'random';
      who.dispatchEvent(new Event('change', { bubbles: true }));
      await game.updateComplete;
      button(game, 'Start').click();
      await waitUntil(() => root(game).querySelector('.table'), 'no table');
      expect([ids(game), isOver(game)]).to.deep.equal([[], false]);
    });
  });
