// The card of a great moment, which covers the table until the reader goes on.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { Gallery } from '../../../src/components/lobotomy-game/art/gallery.js';
import { pictureIds } from '../../../src/components/lobotomy-game/art/pictures.js';
import { hunt } from '../../../src/components/lobotomy-game/art/pictures/hunt.js';
import type { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import { isAccessible, waitUntil } from '../support/browser.js';
import type { Scene } from '../../../src/engine/games/lobotomy-2/table/scene.js';
import { choose, ids, lists, log, play, root } from './driver.js';

const card = (game: LobotomyGame): HTMLElement | null => root(game).querySelector('[part=moment]');
const skip = (game: LobotomyGame): HTMLButtonElement | null => root(game).querySelector('.skip');
const isCovered = (game: LobotomyGame): boolean =>
  ['.board', '.rail', '.tabs', '.drawer'].every((part) => root(game).querySelector(part)!.matches('[inert]'));

/** Plays the setup, with the focus in the answers, until the first card comes. */
async function firstCard(): Promise<LobotomyGame> {
  const game = await play({ scenario: 'S1', seats: 'person expert expert', seed: 'moment', pace: '1', 'no-save': '' });
  await waitUntil(
    () => {
      if (card(game)) return true;
      const [id] = ids(game);
      lists(game)[0]?.focus();
      if (id !== undefined) choose(game, id);
      return false;
    },
    'no card',
    { interval: 50 },
  );
  return game;
}

describe('<lobotomy-game>: the card of a great moment', () => {
  it('takes the focus, and covers the answers, the board and the drawers until it is closed', async () => {
    const game = await firstCard();
    await waitUntil(() => isCovered(game), 'something behind the card can be pressed');
    await waitUntil(() => root(game).activeElement === card(game)!.querySelector('button'), 'the card has no focus');
    await isAccessible(game);
    const first = card(game)!.textContent;
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => card(game)?.textContent !== first, 'Escape does not close the card');
    while (card(game)) {
      await sendKeys({ press: 'Enter' });
      await game.updateComplete;
    }
    expect(root(game).querySelector('[inert]')).to.equal(null);
    await waitUntil(() => root(game).activeElement === lists(game)[0], 'the focus does not return to the answers');
  });

  it('tells what a reader who has skipped to their turn would have missed of the story', async () => {
    const game = await firstCard();
    const told = new Set<string>();
    for (let turns = 0; turns < 12 && told.size === 0; turns++) {
      for (; card(game); await game.updateComplete) card(game)!.querySelector('button')!.click();
      await waitUntil(() => !card(game) && ids(game).length > 0, 'nobody is asked');
      const before = log(game).length;
      choose(game, ids(game).find((id) => id === 'end') ?? ids(game)[0]!);
      await waitUntil(() => skip(game) ?? card(game) ?? ids(game).length > 0, 'nothing happens');
      if (!skip(game)) continue;
      skip(game)!.click();
      await waitUntil(() => !skip(game) && (card(game) ?? ids(game).length > 0), 'the skipping does not end');
      const news = log(game)
        .slice(before)
        .filter((line) => line.startsWith('New '));
      if (news.length === 0) continue;
      const titles = card(game)?.textContent ?? '';
      expect(
        news.some((line) => titles.includes(line)),
        `${titles} tells one of ${news.join()}`,
      ).to.equal(true);
      told.add(titles);
    }
    expect(told.size).to.be.above(0);
  });

  it('has the pictures of Hunt cards as soon as the Hunt has begun', async () => {
    const none = { cards: [] };
    const sceneAt = (position: number): Scene =>
      ({
        sheet: { kind: 'blue' },
        items: none,
        disorders: none,
        offered: none,
        monsters: none,
        story: { chapters: [] },
        hunt: { position },
      }) as unknown as Scene;
    const isLoaded = (): boolean => Object.keys(hunt()).every((id) => pictureIds().includes(id));
    const loaded = (position: number): Promise<void> =>
      new Promise((resolve) => {
        new Gallery(resolve).load(sceneAt(position));
      });
    await loaded(0);
    expect(isLoaded()).to.equal(false);
    await loaded(1);
    expect(isLoaded()).to.equal(true);
  });
});
