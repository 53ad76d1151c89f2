// What a page asks of <sanitarium-game> by attributes, in any order and again.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../../src/components/sanitarium-game/define.js';
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import { waitUntil } from '../support/browser.js';

const make = (attributes: Record<string, string>): SanitariumGame => {
  const game = document.createElement('sanitarium-game');
  for (const [name, value] of Object.entries({ 'no-save': '', pace: '0', motion: 'none', ...attributes }))
    game.setAttribute(name, value);
  return game;
};
const place = async (game: SanitariumGame): Promise<SanitariumGame> => {
  await fixture(html`${game}`);
  return game;
};
const played = (game: SanitariumGame): Promise<void> =>
  waitUntil(() => game.shadowRoot!.querySelector('nw1-choices'), 'no table', { timeout: 8000 });

describe('the attributes of <sanitarium-game>', () => {
  it('are their defaults again when they are taken away', async () => {
    const game = await place(make({ loading: 'eager', mode: 'solo', names: 'Eve, Fay' }));
    await played(game);
    for (const name of ['mode', 'names', 'pace', 'loading']) game.removeAttribute(name);
    await game.updateComplete;
    expect([game.mode, game.names, game.pace, game.loading]).to.deep.equal(['competitive', '', 900, 'lazy']);
    expect(game.matches(':state(error)')).to.equal(false);
  });

  it('may ask for haste after the element is there', async () => {
    const far = await fixture<HTMLElement>(html`<div style="padding-top: 9000px"></div>`);
    const game = make({ seats: 'person random', seed: 'haste' });
    far.append(game);
    await game.updateComplete;
    game.setAttribute('loading', 'eager');
    await played(game);
  });

  it('may name a language that none is', async () => {
    const game = await place(make({ loading: 'eager', lang: 'en_US', seats: 'person random', seed: 'tag' }));
    await played(game);
  });

  it('end the match when they are wrong, and say so in the language of the place', async () => {
    const game = await place(make({ loading: 'eager', seats: 'random random', seed: 'wrong', pace: '50' }));
    await played(game);
    const failed = oneEvent(game, 'nw-error');
    game.setAttribute('mode', 'foo');
    await failed;
    expect([game.save(), game.matches(':state(playing)')]).to.deep.equal([null, false]);
    expect(game.shadowRoot!.textContent).to.contain('mode must be');
    game.lang = 'de';
    await waitUntil(() => game.shadowRoot!.textContent.includes('mode muss'), 'still English', { timeout: 4000 });
  });

  it('that no game takes are told in the box, and mended', async () => {
    const game = await place(make({ loading: 'eager', seats: 'person random', seed: 'strange', pace: 'fast' }));
    await waitUntil(
      () => game.shadowRoot!.textContent.includes('pace must be a number of milliseconds'),
      'it is taken in silence',
      { timeout: 4000 },
    );
    game.setAttribute('pace', '5');
    await played(game);
    expect(game.matches(':state(error)')).to.equal(false);
  });

  it('are not acted on before the element is on the page', () => {
    const game = make({ seats: 'random random', seed: 'nowhere' });
    game.newGame();
    expect(game.save()).to.equal(null);
  });

  it('may be followed by a pack', async () => {
    const game = await place(make({ loading: 'eager' }));
    const failed = oneEvent(game, 'nw-error');
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = '{"format": 1}';
    game.append(script);
    expect(((await failed) as unknown as { code: string }).code).to.equal('pack');
  });
});
