// A page lays the table of Asylum Escape out itself: its pieces are fed, what is no piece fills the element that names it, both
// act, and behind the curtain nothing is left in either.
import { expect } from '@open-wc/testing';
import '../../../src/components/nw-card-hand/define.js';
import '../../../src/components/nw-choices/define.js';
import '../../../src/components/nw-log/define.js';
import type { AsylumEscapeGame } from '../../../src/components/asylum-escape-game/asylum-escape-game.js';
import type { CardHand } from '../../../src/components/nw-card-hand/nw-card-hand.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import type { House } from '../../../src/components/nw-house/nw-house.js';
import { button, curtain, play, root } from './harness.js';
import { isAccessible, waitUntil } from '../support/browser.js';

const choices = (game: AsylumEscapeGame): Choices => game.querySelector<Choices>('nw-choices')!;
const place = (game: AsylumEscapeGame, part: string): ShadowRoot =>
  game.querySelector(`[data-part=${part}]`)!.shadowRoot!;
const house = (game: AsylumEscapeGame): House => place(game, 'house').querySelector<House>('nw1-house')!;
const fed = (game: AsylumEscapeGame): Promise<void> =>
  waitUntil(() => (choices(game).model?.choices.length ?? 0) > 0, 'a question stands in the page’s own list');
const parts = `<nw-choices></nw-choices><nw-log></nw-log><nw-card-hand></nw-card-hand><nw-card-hand data-part="held"></nw-card-hand><nw-card-hand data-part="table"></nw-card-hand>
  ${['house', 'people', 'turn', 'hand', 'decks', 'notebook'].map((part) => `<div data-part="${part}"></div>`).join('')}<p data-part="weather">Snow</p>`;
const hiding = {
  phase: 'victim',
  active: 0,
  patients: [{ card: 'warden', at: 'bell-tower' }],
  victims: [{ card: 'reporter', at: 'theatre', hand: ['held-breath.1', 'blown-lamp.1'], held: 'second-key.1' }],
};

async function laidOut(
  attributes: Record<string, string>,
  properties: Partial<AsylumEscapeGame> = {},
): Promise<AsylumEscapeGame> {
  const game = await play({ layout: 'own', seed: 'own', ...attributes }, properties);
  game.innerHTML = parts;
  game.requestUpdate();
  return game;
}

describe('a table of Asylum Escape that the page lays out', () => {
  it('feeds every piece and every place with its part, draws none of its own, and empties them when the match is put away', async () => {
    const game = await laidOut({ seats: 'person random', patients: '1' }, { situation: hiding });
    await fed(game);
    const [hand, held] = game.querySelectorAll<CardHand>('nw-card-hand');
    expect([hand, held].map((each) => each!.model!.cards.length)).to.deep.equal([2, 1]);
    expect(house(game).model!.own).to.equal('room:theatre');
    expect(place(game, 'people').querySelectorAll('li').length).to.equal(2);
    expect(place(game, 'decks').textContent).to.contain('Movement');
    expect(place(game, 'notebook').querySelector('nw1-notebook')).to.exist;
    expect(game.querySelector('[data-part=weather]')!.shadowRoot, 'what names no part is the page’s').to.equal(null);
    expect(root(game).querySelector('nw1-house, nw1-choices, nw1-notebook, .people')).to.equal(null);
    expect(button(game, 'Share')).to.exist;
    await isAccessible(game);
    game.leave();
    await waitUntil(() => !hand!.model && !place(game, 'people').querySelector('li'), 'and nothing stays behind');
  });

  it('takes what is chosen in the list, and where one taps in the house', async () => {
    const game = await laidOut(
      { seats: 'person random', patients: '1' },
      { situation: hiding, faces: [{ deck: 'movement', card: 'two-rooms.1' }] },
    );
    await fed(game);
    choices(game).dispatchEvent(
      Object.assign(new Event('nw-choose', { bubbles: true, composed: true }), { targetId: 'draw:movement' }),
    );
    await waitUntil(() => choices(game).model?.choices.some(({ id }) => id === 'move:bath-hall'), 'nobody goes');
    await house(game).updateComplete;
    house(game)
      .shadowRoot!.querySelector<HTMLElement>('[data-id="room:bath-hall"]')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await waitUntil(() => house(game).model?.own === 'room:bath-hall', 'it is chosen');
  });

  it('AE-SET-12 has nothing in any of them while the device changes hands', async () => {
    const game = await laidOut({ seats: 'person person person', patients: '0' });
    await waitUntil(() => curtain(game), 'no curtain');
    expect(
      [...game.querySelectorAll<CardHand>('nw-card-hand, nw-choices, nw-log')].map(({ model }) => model),
    ).to.deep.equal(Array(5).fill(undefined));
    expect(
      [...game.querySelectorAll('div')].map(
        ({ shadowRoot }) => shadowRoot?.querySelector('*:not(style)')?.localName ?? '',
      ),
    ).to.deep.equal(Array(6).fill(''));
    curtain(game)!.querySelector<HTMLElement>('.begin')!.click();
    await fed(game);
    expect(house(game).model!.columns.length).to.equal(5);
  });
});
