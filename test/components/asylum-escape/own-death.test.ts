// The death of the person at the device, while the match goes on.
import { expect } from '@open-wc/testing';
import type { AsylumEscapeGame } from '../../../src/components/asylum-escape-game/asylum-escape-game.js';
import { isAccessible, waitUntil } from '../support/browser.js';
import { button, isOver, listen, play, root, text } from './driver.js';

/** A Patient is beside Ada’s room and knows it; Cleo is far away. */
const cornered = {
  situation: {
    phase: 'march',
    rooms: 1,
    patients: [{ card: 'warden', at: 'library' }],
    victims: [
      { card: 'cook', at: 'bell-tower' },
      { card: 'reporter', at: 'office', suspects: ['office'] },
    ],
  },
  faces: [{ die: 'd6', face: 1 }],
};
const card = (game: AsylumEscapeGame): HTMLElement | null => root(game).querySelector('[part=moment]');

async function death(attributes = {}): Promise<AsylumEscapeGame> {
  const game = await play({ seats: 'person expert casual', patients: '1', pace: '1', ...attributes }, cornered);
  await waitUntil(
    () => {
      if (card(game)?.textContent.includes('You are dead.')) return true;
      card(game)?.querySelector<HTMLElement>('.begin')?.click();
      return false;
    },
    'no moment of the death',
    { interval: 10 },
  );
  return game;
}
const buttons = (game: AsylumEscapeGame): string[] =>
  [...card(game)!.querySelectorAll('button')].map(({ textContent }) => textContent.trim());

describe('<asylum-escape-game>: one’s own death', () => {
  it('a card says who died, where and by whom, and the match waits', async () => {
    const { heard } = listen();
    const game = await death();
    expect(card(game)!.textContent).to.contain('The Warden kills Ada in the Office.');
    expect(buttons(game)).to.deep.equal(['See it to the end', 'Jump to the end', 'Start a new match']);
    await heard(
      'You are dead. Ada is caught: Office. The Warden rolls 1 (catches on 1, 2, 3). The Warden kills Ada in the Office.',
    );
    expect(isOver(game)).to.equal(false);
    await isAccessible(game);
  });

  it('jumps to the end of the match', async () => {
    const game = await death();
    button(game, 'Jump to the end').click();
    await waitUntil(() => isOver(game), 'the match does not end', { timeout: 20000 });
    await waitUntil(() => text(game).includes('What decided it'), 'no report');
  });

  it('goes on when it is watched, and can be left for the end later', async () => {
    const game = await death();
    button(game, 'See it to the end').click();
    await waitUntil(() => !card(game)?.textContent.includes('You are dead.'), 'the card stays');
    expect(text(game)).to.contain('Jump to the end');
    expect(text(game)).not.to.contain('Skip to my turn');
  });

  it('starts a new match', async () => {
    const game = await death();
    const { seed } = game.save()!;
    button(game, 'Start a new match').click();
    await waitUntil(() => game.save() && game.save()!.seed !== seed, 'the same match');
  });
});
