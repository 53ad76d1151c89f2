// Dice that fall on the table of a game.
import { expect } from '@open-wc/testing';
import { drivers } from './driver.js';
import { answer, asked, ids, placeGame, root } from './on-page.js';

/** More answers than any game needs until dice fall. */
const MANY = 150;

for (const [id, { tag, table, dice }] of Object.entries(drivers))
  if (dice)
    describe(`the dice of ${id}`, () => {
      it('are in sight while they fall', async () => {
        const game = await placeGame(tag, { ...table, seed: 'dice', motion: 'full' });
        const falling = (): Element | null => root(game).querySelector('nw1-dice-pool:state(rolling)');
        await asked(game);
        for (let n = 0; n < MANY && !falling(); n++) await answer(game, ids(game)[n % ids(game).length]!);
        expect(falling(), 'dice that fall').to.not.equal(null);
        expect(getComputedStyle(falling()!).visibility).to.equal('visible');
      });
    });
