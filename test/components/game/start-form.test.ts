// The start form of every game: it asks who plays, and starts the match.
import { expect } from '@open-wc/testing';
import { isAccessible, waitUntil } from '../support/browser.js';
import { drivers } from './driver.js';
import { asked, button, ids, isOver, isPlaying, placeGame, root, type Attributes, type GameOnPage } from './on-page.js';

for (const { tag } of Object.values(drivers))
  describe(`<${tag}>: the start form`, () => {
    const form = async (attributes: Attributes = {}): Promise<GameOnPage> => {
      const game = await placeGame(tag, attributes);
      await waitUntil(() => root(game).querySelector('form'), 'no form');
      return game;
    };

    it('is accessible', async () => {
      await isAccessible(await form());
    });

    it('starts a match of a person with bots', async () => {
      const game = await form({ seed: 'form' });
      button(game, 'Start').click();
      expect(await asked(game)).to.equal(true);
      expect(isPlaying(game)).to.equal(true);
    });

    it('does not offer the bot that plays at random', async () => {
      const who = root(await form()).querySelector<HTMLSelectElement>('.occupant select, .occupants select')!;
      expect([...who.options].map(({ value }) => value)).to.not.include('random');
    });

    it('can give every seat to bots; the match is then only watched', async () => {
      const game = await form({ seed: 'bots', pace: '60000' });
      const who = root(game).querySelector<HTMLSelectElement>('.occupant select, .occupants select')!;
      who.selectedIndex = 1;
      who.dispatchEvent(new Event('change', { bubbles: true }));
      await game.updateComplete;
      button(game, 'Start').click();
      await waitUntil(() => root(game).querySelector('.table'), 'no table');
      expect([ids(game), isOver(game)]).to.deep.equal([[], false]);
    });
  });
