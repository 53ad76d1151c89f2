// <lobotomy-game> during a match: the table in words, undo, sharing, and several people at one device.
import { barter, duel, lastSpace, midnight } from '../../../stories/lobotomy-2/game.models.js';
import { expect } from '@open-wc/testing';
import type { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import { isAccessible, waitUntil } from '../support/browser.js';
import { board, button, listen, log, playPosition, prompt, root, answer } from './driver.js';

const canUndo = (game: LobotomyGame): boolean => button(game, 'Undo').ariaDisabled !== 'true';

describe('<lobotomy-game>', () => {
  describe('a match', () => {
    it('shows the Characters with their Health and Insanity', async () => {
      const game = await playPosition(midnight);
      const rows = [...root(game).querySelectorAll('.cast li')].map(({ textContent }) =>
        textContent.replace(/\s+/g, ' ').trim(),
      );
      for (const name of ['Tobias Crake', 'Lotte Wren', 'Ian McFellow', 'Harriet Voss'])
        expect(
          rows.some((row) => row.includes(name)),
          name,
        ).to.equal(true);
      // Tobias has 2 Wounds out of 9 Health, and 3 Insanity out of 6.
      expect(rows[0]).to.contain('7/9').and.to.contain('3/6');
      const named = [...root(game).querySelectorAll('.cast li:first-child [role=img]')].map(
        ({ ariaLabel }) => ariaLabel ?? '',
      );
      expect(named.join('; '), 'every number has a name').to.match(
        /First.*; \d+ Wounds? of \d+ Health; \d+ of \d+ Insanity/,
      );
      expect([...root(game).querySelectorAll('.cast [aria-current=true]')].length).to.equal(1);
    });

    // The stories show fuller tables, and axe checks them there.
    it('is accessible, during a Trade, too', async () => {
      for (const [position, steps] of [
        [midnight, []],
        [barter, ['trade:1', 'put:0:junk:paper']],
      ] as const) {
        const game = await playPosition(position);
        await waitUntil(() => root(game).querySelector('.missed'), 'it is never whole');
        for (const step of steps) await answer(game, step);
        await game.updateComplete;
        await isAccessible(game);
        game.remove();
      }
    });

    it('describes the table in words', async () => {
      const game = await playPosition(midnight);
      const description = game.describe();
      for (const words of [
        'Bed Nine',
        'Tobias Crake, 3 Action Points left.',
        'The Superintendent',
        'Harriet Voss: Well, South Side',
      ])
        expect(description.replace(/: Ward|\n/g, ' ')).to.contain(words.split(':')[0]);
      expect(description).to.contain(prompt(game));
    });

    it('announces questions and events', async () => {
      const voice = listen();
      const game = await playPosition(duel);
      await voice.heard('Tobias Crake, 3 Action Points left.');
      await waitUntil(() => root(game).querySelector('.missed'), 'it is never whole');
      await answer(game, 'attack:broken-glass.1:10');
      await voice.heard(/State Trooper/);
      voice.stop();
    });
  });

  describe('undo', () => {
    it('undoes a move, but not a roll of dice', async () => {
      const game = await playPosition(duel);
      const before = prompt(game);
      expect(canUndo(game)).to.equal(false);
      await answer(game, 'walk:4');
      expect(board(game)!.model!.tokens.find(({ id }) => id === 'character:0')!.space).to.equal('space:4');
      await waitUntil(() => canUndo(game));
      const { length } = log(game);
      button(game, 'Undo').click();
      await waitUntil(() => prompt(game) === before);
      expect(board(game)!.model!.tokens.find(({ id }) => id === 'character:0')!.space).to.equal('space:3');
      expect(log(game).length).to.be.below(length);
      await answer(game, 'attack:fists:10');
      expect(canUndo(game)).to.equal(false);
    });
  });

  describe('sharing', () => {
    it('save() returns the whole match as JSON', async () => {
      const game = await playPosition(duel);
      await answer(game, 'walk:4');
      const { game: id, choices, seed } = game.save()!;
      expect([id, choices.length, seed]).to.deep.equal(['lobotomy-2', 1, 'night']);
      expect(JSON.parse(JSON.stringify(game.save()))).to.deep.equal(game.save());
    });

    it('state contains the save, because the game has no secrets', async () => {
      const game = await playPosition(lastSpace);
      const { save, ...others } = game.state as { readonly save: unknown; readonly occupants: unknown };
      expect(Object.keys(others)).to.have.members(['game', 'names', 'occupants']);
      expect(save).to.deep.equal(game.save());
    });

    it('describes a replay, not the match that is interrupted by it', async () => {
      const game = await playPosition(duel);
      const { state } = game;
      const passedOn = game
        .describe()
        .split('\n')
        .filter((line) => line.includes(': '));
      await answer(game, 'walk:4');
      const waits = game.describe();
      game.state = state;
      await waitUntil(() => passedOn.every((line) => game.describe().includes(line)), 'it is not described');
      expect(passedOn.length).to.be.above(3);
      expect(waits.split('\n').every((line) => game.describe().includes(line))).to.equal(false);
    });
  });

  describe('several people at one device', () => {
    it('see the same table without a curtain, because nothing is secret', async () => {
      const game = await playPosition(barter, {
        seats: 'person person person',
        characters: 'lotte-wren, harriet-voss, felix-ambrose',
      });
      expect(prompt(game)).to.contain('Lotte Wren');
      await answer(game, 'end');
      expect(prompt(game)).to.contain('Harriet Voss');
      expect(root(game).querySelector('[part=curtain]')).to.equal(null);
      expect(root(game).querySelector('.table')).to.exist;
    });

    it('answer for their own Characters', async () => {
      const game = await playPosition(barter, {
        seats: 'person person person',
        characters: 'lotte-wren, harriet-voss, felix-ambrose',
      });
      const seats: number[] = [];
      game.addEventListener('nw-act', ({ seat }) => seats.push(seat));
      await answer(game, 'end');
      await answer(game, 'end');
      expect(seats).to.deep.equal([0, 1]);
    });

    it('LOB-TRD-01 one player offers a Trade, and the other agrees', async () => {
      const game = await playPosition(barter, {
        seats: 'person person person',
        characters: 'lotte-wren, harriet-voss, felix-ambrose',
      });
      await answer(game, 'trade:1');
      await answer(game, 'put:0:junk:paper');
      await answer(game, 'put:1:meds:red');
      expect(root(game).querySelector('[part=trade]')!.textContent).to.match(/Paper[\s\S]*red Meds/);
      await answer(game, 'offer');
      expect(prompt(game)).to.contain('Harriet Voss: Lotte Wren gives you').and.to.contain('Agreed?');
    });
  });
});
