// A page lays the table of Lobotomy 2 out itself: its pieces are fed, what is no piece fills the element that names it, and both act.
import { expect } from '@open-wc/testing';
import '../../../src/components/hunt-track/define.js';
import '../../../src/components/nw-card-hand/define.js';
import '../../../src/components/nw-choices/define.js';
import '../../../src/components/nw-log/define.js';
import '../../../src/components/nw-stat-track/define.js';
import '../../../src/components/tile-grid/define.js';
import type { HuntTrack } from '../../../src/components/hunt-track/hunt-track.js';
import type { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import type { CardHand } from '../../../src/components/nw-card-hand/nw-card-hand.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import type { TileGrid } from '../../../src/components/tile-grid/tile-grid.js';
import { burdened, midnight, type Night } from '../../../stories/lobotomy-2/game.models.js';
import { isAccessible, waitUntil } from '../support/browser.js';
import { acted, button, play, root } from './game-on-page.js';

async function laidOut({ scenario, characters, situation }: Night, parts: string): Promise<LobotomyGame> {
  const seats = [
    'person',
    ...characters
      .split(',')
      .slice(1)
      .map(() => 'random'),
  ].join(' ');
  const game = await play({ layout: 'own', scenario, characters, seats, seed: 'own' }, { situation });
  game.innerHTML = parts;
  game.requestUpdate();
  await waitUntil(() => (choices(game).model?.choices.length ?? 0) > 0, 'a question stands in the page’s own list');
  return game;
}
const choices = (game: LobotomyGame): Choices => game.querySelector<Choices>('nw-choices')!;
const place = (game: LobotomyGame, part: string): ShadowRoot => game.querySelector(`[data-part=${part}]`)!.shadowRoot!;

describe('a table of Lobotomy 2 that the page lays out', () => {
  it('feeds every piece and every place with its part, draws none of its own, and empties them when the match is put away', async () => {
    const game = await laidOut(
      midnight,
      `<nw-choices></nw-choices><tile-grid></tile-grid><hunt-track></hunt-track><nw-log></nw-log><nw-stat-track></nw-stat-track>
      <nw-card-hand></nw-card-hand><nw-card-hand data-part="disorders"></nw-card-hand>${['cast', 'sheet', 'story', 'dice', 'hand', 'monsters'].map((part) => `<div data-part="${part}"></div>`).join('')}<p data-part="weather">Snow</p>`,
    );
    expect(game.querySelector<TileGrid>('tile-grid')!.model!.tokens.length).to.be.greaterThan(8);
    expect(game.querySelector<HuntTrack>('hunt-track')!.model).to.include({ position: 5 });
    const [items, disorders] = game.querySelectorAll<CardHand>('nw-card-hand');
    expect([items, disorders].map((hand) => hand!.model!.cards.length)).to.deep.equal([6, 2]);
    expect(place(game, 'cast').querySelectorAll('li').length).to.equal(4);
    expect(place(game, 'sheet').textContent).to.contain('Tobias Crake');
    expect(place(game, 'monsters').querySelector('nw1-card-hand')).to.exist;
    expect(game.querySelector('[data-part=weather]')!.shadowRoot, 'what names no part is the page’s').to.equal(null);
    expect(root(game).querySelector('nw1-tile-grid, nw1-choices, nw1-hunt-track, .cast, .sheet')).to.equal(null);
    expect(button(game, 'Share')).to.exist;
    await isAccessible(game);
    game.leave();
    await waitUntil(() => !items!.model && !place(game, 'cast').querySelector('li'), 'and nothing stays behind');
  });

  it('takes what is chosen in the list, and what is pressed in a place', async () => {
    const game = await laidOut(burdened, '<nw-choices></nw-choices><div data-part="sheet"></div>');
    const options = acted(game);
    const button = place(game, 'sheet').querySelector<HTMLButtonElement>('button');
    if (button) button.click();
    else
      choices(game).dispatchEvent(
        Object.assign(new Event('nw-choose', { bubbles: true, composed: true }), {
          targetId: choices(game).model!.choices[0]!.id,
        }),
      );
    await waitUntil(() => options.length > 0, 'it is chosen');
  });
});
