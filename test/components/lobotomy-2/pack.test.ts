// <lobotomy-game pack>: a match with an example pack and its texts and pictures, packs inside the element, and refused
// packs. The faults of packs are also tested without elements, in test/engine/untrusted-input/handmade-faults.spec.ts.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import type { NwErrorEvent } from '../../../src/components/shared/events.js';
import { waitUntil } from '../support/browser.js';
import { asked, board, play, root, slips, text } from './driver.js';

const pack = '/examples/packs/third-shift.json';
const house = {
  pack,
  scenario: 'S5',
  characters: 'ines-marrow ian-mcfellow demi-hawkins',
  seats: 'person',
  seed: 'house',
};

/** Places a game with a pack inside the element. */
const written = (json: string): Promise<LobotomyGame> =>
  fixture(
    html`<lobotomy-game loading="eager" seats="person" no-save
      >${Object.assign(document.createElement('script'), { type: 'application/json', textContent: json })}</lobotomy-game
    >`,
  );

/** Places a game with an invalid pack, and waits for its error. */
async function refused(json: string): Promise<{ readonly game: LobotomyGame; readonly said: NwErrorEvent }> {
  const received = oneEvent(document, 'nw-error') as unknown as Promise<NwErrorEvent>;
  const game = await written(json);
  const said = await received;
  await game.updateComplete;
  return { game, said };
}

describe('<lobotomy-game pack>', () => {
  it('offers the Scenarios and Characters of the pack in addition to ours', async () => {
    const game = await play({ pack, seats: '' });
    await waitUntil(() => text(game).includes('The Third Shift'), 'no form');
    [...root(game).querySelectorAll<HTMLInputElement>('input[name=scenario]')].at(-1)!.click();
    await game.updateComplete;
    for (const name of ['Lights Out', 'Two shifts have gone home.', 'Ines Marrow', 'Lotte Wren'])
      expect(text(game), name).to.contain(name);
  });

  it('plays a Scenario of the pack with its Character and texts', async () => {
    const game = await play(house, {
      situation: { read: ['S5-A'], active: 0, ap: 2, characters: [{ at: 'boiler.H' }] },
    });
    await asked(game);
    for (const name of ['Nobody on the Rota', 'Ines Marrow', 'Rounds'])
      await waitUntil(() => text(game).includes(name), name);
    expect(
      slips(game)
        .map((slip) => slip.text)
        .join(),
    ).to.contain('Bank the fire');
    expect(root(game).querySelector('[part=error]')).to.equal(null);
  });

  it('shows and reports the fault of a pack with its path', async () => {
    const { game, said } = await refused(
      '{"format": 1, "id": "x", "more": {"lockers": [{"id": "tin", "junk": "<b>much</b>"}]}}',
    );
    expect([said.code, said.path]).to.deep.equal(['pack', 'more/lockers/0/junk']);
    const box = root(game).querySelector('[part=error]')!;
    expect(box.textContent).to.contain('This must be a whole number.').and.to.contain('more/lockers/0/junk');
  });

  it('reports the fault in the language of the page', async () => {
    document.documentElement.lang = 'de';
    const { said } = await refused('{"format": 1}');
    document.documentElement.lang = 'en';
    expect(said.message).to.equal('Das fehlt; ergänze es.');
  });

  it('shows the texts of a pack as plain text: no card, message or fault becomes HTML', async () => {
    const file = (await (await fetch(pack)).json()) as { texts: Record<string, string> };
    const evil = '<img src=x onerror="document.title=1"><script>1</script>';
    for (const key of [
      'S5',
      'S5.text',
      'S5-A',
      'S5-A.text',
      'ines-marrow',
      'ines-marrow.blue.1',
      'act.bank-fire',
      'objective.bank-fire',
      'token.grate',
      'coal-man',
    ])
      file.texts[key] = evil;
    const game = await written(JSON.stringify(file));
    Object.assign(game, { scenario: 'S5', characters: 'ines-marrow ian-mcfellow demi-hawkins' });
    await asked(game);
    await waitUntil(() => text(game).includes(evil), 'no such words');
    expect(root(game).querySelectorAll('img, script').length).to.equal(0);
    const { game: other } = await refused(JSON.stringify({ format: 1, id: 'x', [evil]: 1 }));
    await waitUntil(() => root(other).querySelector('[part=error]'), 'the fault is not shown');
    expect(root(other).querySelectorAll('img, script').length).to.equal(0);
    expect(root(other).querySelector('[part=error]')!.textContent).to.contain('<img');
  });

  /** Waits until the picture of a Monster is on the map, and returns the map. */
  const map = async (game: LobotomyGame): Promise<ShadowRoot> => {
    await asked(game);
    const { shadowRoot } = root(game).querySelector('nw1-tile-grid')!;
    await waitUntil(() => shadowRoot!.querySelector('image'), 'no picture');
    return shadowRoot!;
  };

  it('draws Monsters with the pictures of the pack, and reports a missing picture once', async () => {
    const file = (await (await fetch(pack)).json()) as { pictures: Record<string, string> };
    file.pictures = { 'coal-man': 'nowhere.svg', 'coal-man.token': '/examples/packs/third-shift/coal-man-token.svg' };
    const received: string[] = [];
    const listen = (event: Event): void => {
      received.push((event as NwErrorEvent).path);
    };
    document.addEventListener('nw-error', listen);
    const game = await written(JSON.stringify(file));
    Object.assign(game, house, { pack: '' });
    const image = (await map(game)).querySelector('image')!;
    expect(image.getAttribute('href')).to.match(/^http.*coal-man-token\.svg$/);
    await waitUntil(() => received.length > 0, 'no event');
    document.removeEventListener('nw-error', listen);
    expect(received).to.deep.equal(['pictures/coal-man']);
    expect(root(game).querySelector('[part=error]')).to.equal(null);
  });

  it('softens content with the softened texts of the pack, and hides distressing pictures', async () => {
    const game = await play(house);
    await map(game);
    const names = (): string =>
      board(game)!
        .model!.tokens.map(({ name }) => name)
        .join();
    expect(names()).to.contain('Coal Man');
    game.calm = true;
    await waitUntil(() => names().includes('Stoker'), 'no calm name');
    expect(names()).not.to.contain('Coal Man');
    await waitUntil(
      () => !root(game).querySelector('nw1-tile-grid')!.shadowRoot!.querySelector('image'),
      'a picture is left',
    );
  });

  it('lists the content warnings of the pack after ours', async () => {
    const game = await play({ ...house, notes: '' });
    const notes = (): string[] =>
      [...root(game).querySelectorAll('[part=notes] li')].map(({ textContent }) => textContent);
    await waitUntil(() => notes().length > 0, 'no notes');
    expect([notes()[0], notes().at(-1)]).to.deep.equal(['violence', 'forced labour']);
  });

  it('uses the language of the pack', async () => {
    const game = await written(
      JSON.stringify({
        format: 1,
        id: 'es',
        language: { lang: 'es', words: { 'lobotomy-game': { undo: 'Deshacer' }, log: { all: 'Todo' } } },
      }),
    );
    await asked(game);
    await waitUntil(() => text(game).includes('Deshacer'), 'no such language');
    expect(game.lang).to.match(/^es-x-p\d+$/);
  });
});
