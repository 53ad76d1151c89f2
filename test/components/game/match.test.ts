// The element of every game during a match: events, undo, sharing, leaving, and removal from the page.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { LitElement } from 'lit';
import { Announcer } from '../../../src/components/shared/announcer.js';
import type { NwActEvent } from '../../../src/components/game/events.js';
import { listen } from '../support/announcements.js';
import { isAccessible, settle, waitUntil } from '../support/browser.js';
import { drivers } from './driver.js';
import {
  acted,
  answer,
  answerFirst,
  asked,
  button,
  choose,
  ids,
  isOver,
  isPlaying,
  log,
  placeGame,
  prompt,
  root,
  signature,
  type GameOnPage,
} from './on-page.js';

class Speaker extends LitElement {
  readonly announcer = new Announcer(this);
}
customElements.define('test-speaker', Speaker);

const canUndo = (game: Element): boolean => button(game, 'Undo').ariaDisabled !== 'true';

for (const [id, { tag, table, botsAlone, turn, undo, board, ends }] of Object.entries(drivers))
  describe(`<${tag}>`, () => {
    const myTurn = async (): Promise<GameOnPage> => {
      const game = await placeGame(tag, turn.attributes, turn.properties);
      await asked(game);
      return game;
    };

    describe('a match', () => {
      it('fires nw-ready once, although each of its pieces fires it, too', async () => {
        let ready = 0;
        const count = (): void => {
          ready++;
        };
        document.addEventListener('nw-ready', count);
        await myTurn();
        document.removeEventListener('nw-ready', count);
        expect(ready).to.equal(1);
      });

      it('is accessible', async () => {
        await isAccessible(await myTurn());
      });

      it('tells the page which seat chose which option', async () => {
        const game = await myTurn();
        const received = oneEvent(game, 'nw-act') as unknown as Promise<NwActEvent>;
        choose(game, turn.act);
        const { seat, option } = await received;
        expect([seat, option]).to.deep.equal([game.save()!.choices[0]![0], turn.act]);
      });

      it('is described in words, with the question', async () => {
        const game = await myTurn();
        expect(game.describe()).to.contain(prompt(game));
      });
    });

    if (undo)
      it('undoes a choice that revealed nothing', async () => {
        const game = await placeGame(tag, undo.attributes, undo.properties);
        await asked(game);
        const seen = (): string => JSON.stringify([prompt(game), ids(game), log(game).length, board(game)]);
        const before = seen();
        expect(canUndo(game)).to.equal(false);
        await answer(game, undo.act);
        expect(seen()).not.to.equal(before);
        await waitUntil(() => canUndo(game), 'it cannot be undone');
        button(game, 'Undo').click();
        await waitUntil(() => seen() === before, 'it is not undone');
      });

    describe('sharing', () => {
      it('save() returns the whole match as JSON', async () => {
        const game = await myTurn();
        await answer(game, turn.act);
        const save = game.save()!;
        expect([save.game, save.choices.length >= 1]).to.deep.equal([id, true]);
        expect(JSON.parse(JSON.stringify(save))).to.deep.equal(save);
      });

      it('“Share” opens the dialog for sharing', async () => {
        const game = await myTurn();
        button(game, 'Share').click();
        await waitUntil(
          () =>
            [...root(game).querySelectorAll('*')].some(({ shadowRoot }) =>
              shadowRoot?.querySelector('dialog[open], [popover]:popover-open'),
            ),
          'no panel',
        );
      });
    });

    describe('leaving', () => {
      it('leave() ends the match, clears all states of the element, and shows the form', async () => {
        const end = ends.at(-1)!;
        const game = await placeGame(tag, end.attributes, end.properties);
        await asked(game);
        await end.finish(game);
        await waitUntil(() => isOver(game), 'no end');
        expect(isPlaying(game)).to.equal(true);
        game.leave();
        await game.updateComplete;
        await settle();
        expect([isPlaying(game), isOver(game), ids(game), game.save(), game.state]).to.deep.equal([
          false,
          false,
          [],
          null,
          null,
        ]);
        expect(button(game, 'Play now')).to.exist;
      });

      it('“New game” shows the form, too', async () => {
        const game = await myTurn();
        button(game, 'New game').click();
        await game.updateComplete;
        expect(button(game, 'Play now')).to.exist;
      });

      it('newGame() starts another match with the given seed', async () => {
        const game = await placeGame(tag, { ...table, seed: 'one' });
        await asked(game);
        await answerFirst(game);
        game.newGame({ seed: 'two' });
        await waitUntil(() => game.save()?.seed === 'two', 'the first match continues');
      });

      it('“Restart match” starts the same match over', async () => {
        const game = await placeGame(tag, { ...table, seed: 'same' });
        await asked(game);
        const first = signature(game);
        await answerFirst(game);
        button(game, 'Restart match').click();
        await waitUntil(() => signature(game) === first, 'another match');
      });

      it('stops and says nothing more when it is removed from the page', async () => {
        const bots = { ...botsAlone, seed: 'gone', pace: '20' };
        const voice = listen();
        const game = await placeGame(tag, bots);
        await waitUntil(() => log(game).length > 2, 'nobody plays');
        game.parentElement!.remove();
        await settle();
        const choices = game.save()!.choices.length;
        const said = [...voice.said];
        // Messages are spoken in order: a message of the game would be heard before this one.
        (await fixture<Speaker>(html`<test-speaker></test-speaker>`)).announcer.say('The game is gone.');
        await voice.heard('The game is gone.');
        voice.stop();
        expect(voice.said).to.deep.equal([...said, 'The game is gone.']);
        // The same match, started again at the same pace, gets further than the one that was removed.
        const again = await placeGame(tag, bots);
        await waitUntil(() => (again.save()?.choices.length ?? 0) > choices, 'nobody plays again');
        expect(game.save()!.choices.length).to.equal(choices);
      });

      it('continues when it is moved to another place, and reports each choice once', async () => {
        const game = await myTurn();
        const other = await fixture<HTMLElement>(html`<div></div>`);
        const options = acted(game);
        other.append(game);
        await asked(game);
        choose(game, turn.act);
        await waitUntil(() => options.length > 0, 'no event');
        await settle();
        expect(options.filter((option) => option === turn.act).length).to.equal(1);
      });

      it('two elements on one page play two matches', async () => {
        const [first, second] = await Promise.all([myTurn(), myTurn()]);
        const before = signature(second);
        await answer(first, turn.act);
        expect(signature(second)).to.equal(before);
      });
    });
  });
