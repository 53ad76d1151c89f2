// What <lobotomy-game> does for whoever plays: what may distress is told before, and can be put away; sound waits to be asked for.
import { expect } from '@open-wc/testing';
import type { CardHand } from '../../../src/components/nw-card-hand/nw-card-hand.js';
import en from '../../../src/messages/en/lobotomy-2/page.js';
import { midnight } from '../../../stories/lobotomy-2/game.models.js';
import { isAccessible, waitUntil } from '../support/browser.js';
import { asked, button, log, play, playNight, root, text } from './game-on-page.js';

describe('<lobotomy-game>: care', () => {
  it('notes: lists all that the form names before anything is played, and begins once it was read', async () => {
    const game = await play({ notes: '', seats: 'person random', scenario: 'S1' });
    await waitUntil(() => root(game).querySelector('[part=notes]'), 'nothing is listed');
    expect([game.matches(':state(notes)'), game.matches(':state(playing)'), game.save()]).to.deep.equal([
      true,
      false,
      null,
    ]);
    expect([...root(game).querySelectorAll('[part=notes] li')].map((item) => item.textContent)).to.deep.equal(
      en['all-notes'].split(', '),
    );
    await isAccessible(game);
    button(game, 'I have read this. Begin').click();
    await asked(game);
    expect(game.matches(':state(notes)')).to.equal(false);
  });

  it('calm: changes all that is said and drawn when it is asked for, and back; the match is the same', async () => {
    const game = await playNight(midnight);
    const save = JSON.stringify(game.save());
    const map = (): string =>
      root(game).querySelector('nw1-tile-grid')!.shadowRoot!.querySelector('[data-id^="monster:"]')?.innerHTML ?? '';
    await waitUntil(map, 'no Monster is drawn');
    const monsters = (): string =>
      root(game)
        .querySelector<CardHand>('details nw1-card-hand')!
        .model!.cards.map(({ name }) => name)
        .join();
    const [drawn, named] = [map(), monsters()];
    expect(named).to.contain('Hellhound');
    button(game, 'Calm').click();
    await waitUntil(() => !monsters().includes('Hellhound') && map() !== drawn, 'not calm');
    expect([game.calm, game.matches(':state(calm)'), button(game, 'Calm').ariaPressed]).to.deep.equal([
      true,
      true,
      'true',
    ]);
    expect(`${text(game)} ${game.describe()} ${log(game).join()}`).not.to.match(/Hellhound|Fatality|\.calm/);
    const gentle = map();
    button(game, 'Calm').click();
    await waitUntil(() => monsters() === named && map() !== gentle, 'still calm');
    expect(JSON.stringify(game.save())).to.equal(save);
  });

  it('sound: has a switch, which is up until somebody asks', async () => {
    const game = await playNight(midnight);
    const sound = root(game).querySelector<HTMLButtonElement>('.sound')!;
    expect([game.sound, sound.ariaPressed, sound.ariaLabel]).to.deep.equal([false, 'false', 'Sound']);
    sound.click();
    await waitUntil(() => sound.ariaPressed === 'true');
    game.sound = false;
  });
});
