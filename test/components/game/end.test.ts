// The end of a match of every game: the result, the reason, and the buttons for another match.
import { expect } from '@open-wc/testing';
import type { NwOverEvent } from '../../../src/components/game/events.js';
import { isAccessible, settle, waitUntil } from '../support/browser.js';
import { drivers } from './driver.js';
import { asked, button, choices, isOver, placeGame, root, type GameOnPage } from './on-page.js';

for (const { tag, ends, again, board, decides } of Object.values(drivers))
  describe(`<${tag}>: the end`, () => {
    const begin = async ({ attributes, properties }: (typeof ends)[number]): Promise<GameOnPage> => {
      const game = await placeGame(tag, attributes, properties);
      await asked(game);
      return game;
    };
    const ended = (game: GameOnPage): Promise<void> =>
      waitUntil(() => isOver(game) && root(game).querySelector('[part=end]'), 'no end');
    const played = async (end: (typeof ends)[number]): Promise<GameOnPage> => {
      const game = await begin(end);
      await end.finish(game);
      await ended(game);
      return game;
    };
    const first = ends[0]!;

    for (const end of ends)
      it(`${end.title}: it shows the result and the reason, and fires nw-over once`, async () => {
        const received: NwOverEvent[] = [];
        const listen = (event: Event): void => {
          received.push(event as NwOverEvent);
        };
        // Listens before the match starts, because a bot may end it before the person is asked anything.
        document.addEventListener('nw-over', listen);
        const game = await begin(end);
        await end.finish(game);
        await ended(game);
        await waitUntil(() => received.length > 0, 'no event');
        await settle();
        document.removeEventListener('nw-over', listen);
        expect(received.length).to.equal(1);
        expect(received[0]!.outcome.rule).to.match(end.rule);
        expect(root(game).querySelector('[part=end] h3')!.textContent).to.equal(end.heading);
        expect(root(game).querySelector('[part=end] .how')!.textContent).to.match(/\w.+\.$/);
        await isAccessible(game);
      });

    if (decides)
      it('says what decided the match, and shows each of these moments on the table again', async () => {
        const game = await played(first);
        const rows = (): HTMLElement[] => [...root(game).querySelectorAll<HTMLElement>('[part=decided] li button')];
        await waitUntil(() => rows().length > 0, 'nothing decided it');
        expect(rows().length).to.be.lessThan(4);
        expect(root(game).querySelector('[part=decided] h4')!.textContent).to.equal('What decided it');
        for (const row of rows()) expect(row.textContent).to.match(/\w.+\.\s*$/);
        await isAccessible(game);
        const shown = (): string => JSON.stringify(board(game));
        const atEnd = shown();
        rows().at(-1)!.click();
        await waitUntil(() => shown() !== atEnd, 'the moment is not shown');
        await waitUntil(() => shown() === atEnd, 'the table does not come back', { timeout: 5000 });
      });

    it('asks no more questions', async () => {
      const game = await played(ends.at(-1)!);
      expect(choices(game)?.model?.choices ?? []).to.deep.equal([]);
    });

    it('starts another match with the same cards, or with others', async () => {
      const game = await played(first);
      const { seed } = game.save()!;
      button(game, again.same).click();
      await waitUntil(() => game.save()?.choices.length === 0 || !isOver(game), 'it does not begin again');
      expect(game.save()!.seed).to.equal(seed);
      if (!isOver(game)) {
        await asked(game);
        await first.finish(game);
      }
      await ended(game);
      button(game, again.other).click();
      await waitUntil(() => game.save() && game.save()!.seed !== seed, 'the same cards');
    });

    it('shows buttons of the page', async () => {
      const game = await played(first);
      const link = Object.assign(document.createElement('a'), {
        slot: 'end',
        href: '#more',
        textContent: 'More games',
      });
      game.append(link);
      await game.updateComplete;
      expect(link.assignedSlot?.closest('[part=end-actions]')).to.equal(root(game).querySelector('[part=end-actions]'));
    });
  });
