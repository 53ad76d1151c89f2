// <coma-ward-game pack>: a match with an example pack and its texts and pictures, packs inside the element, and refused
// packs. The faults of packs are also tested without elements, in test/engine/untrusted-input/handmade-faults.spec.ts.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { ComaWardGame } from '../../../src/components/coma-ward-game/coma-ward-game.js';
import type { NwErrorEvent } from '../../../src/components/shared/events.js';
import { button, offered, play, root, written } from './driver.js';
import { waitUntil } from '../support/browser.js';

const pack = '/examples/packs/dog-days.json';
/** Two players in the Cold Store, and the turn of the first, who has Items of the pack and one of ours. */
const situation = {
  act: 'prologue',
  rooms: { '2:3,0': { card: 'cold-store' } },
  players: [
    { at: '2:3,0', neurosis: 'bolted-doors', health: 4, items: ['ice-lolly.1', 'salt-tablets.1', 'soup.1'] },
    { neurosis: 'collector' },
  ],
};
const ward = { seats: 'person random', quirks: 'off', seed: 'ward' };

/** Places a game with a pack inside the element. */
const laid = (json: string): Promise<ComaWardGame> =>
  fixture(
    html`<coma-ward-game loading="eager" seats="person random" pace="0" motion="none" no-save
      >${Object.assign(document.createElement('script'), { type: 'application/json', textContent: json })}</coma-ward-game
    >`,
  );

/** Places a game with an invalid pack, and waits for its error. */
async function refused(json: string): Promise<{ readonly game: ComaWardGame; readonly said: NwErrorEvent }> {
  const received = oneEvent(document, 'nw-error') as unknown as Promise<NwErrorEvent>;
  const game = await laid(json);
  const said = await received;
  await game.updateComplete;
  return { game, said };
}

const says = (game: ComaWardGame, ...words: string[]): Promise<void> =>
  waitUntil(() => words.every((word) => written(root(game)).includes(word)), words.join());
const imagesIn = (game: ComaWardGame, piece: string): string[] =>
  [...root(game).querySelectorAll(piece)].flatMap(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('image') ?? [])].map((image) =>
      (image.getAttribute('href') ?? '').replace(/.*\//, ''),
    ),
  );

describe('<coma-ward-game pack>', () => {
  it('lists the content warnings of the pack after ours in the form, and offers no lessons', async () => {
    const game = await play({ pack });
    await waitUntil(() => /disorientation, medication.*, cold/.test(written(root(game))), 'no warnings');
    expect(root(game).querySelector('[part=learn]')).to.equal(null);
  });

  it('uses the texts and pictures of the pack; with softened content, its softened texts and pictures', async () => {
    const game = await play({ ...ward, pack }, { situation });
    await offered(game, 'use:ice-lolly.1');
    await says(game, 'Ice Lolly', 'Salt Tablets', 'Lukewarm Soup', 'Cold Store');
    await waitUntil(() => imagesIn(game, 'nw1-card-hand').includes('ice-lolly.svg'), 'no picture on a card');
    await waitUntil(() => imagesIn(game, 'nw1-tile-grid').includes('cold-store.svg'), 'no picture of a Room');
    expect(root(game).querySelector('[part=error]')).to.equal(null);
    game.calm = true;
    await says(game, 'Salted Pretzels', 'Ice Cellar');
    expect(written(root(game))).not.to.contain('Cold Store');
    await waitUntil(() => imagesIn(game, 'nw1-tile-grid').includes('ice-cellar.svg'), 'no softened picture');
    expect(imagesIn(game, 'nw1-tile-grid')).not.to.contain('cold-store.svg');
    expect(imagesIn(game, 'nw1-card-hand')).to.contain('ice-lolly.svg');
  });

  it('draws the Enemies, the Shadowy Figures and the printed places of the pack, on a Floor and in the lift', async () => {
    const names = ['enemy.orderly', 'table.shadow', 'table.nurses-station', 'table.stairs', 'table.undiscovered'];
    const pictures = Object.fromEntries(names.map((name) => [name, `/examples/packs/dog-days/ice-lolly.svg?${name}`]));
    const game = await laid(JSON.stringify({ format: 1, id: 'x', pictures }));
    Object.assign(game, {
      situation: {
        act: 'phenomenon',
        phenomenon: 'P01',
        shadows: ['2:4,1'],
        enemies: [{ id: 0, type: 'orderly', at: '2:0,1', health: 3 }],
        players: situation.players.map(({ neurosis }) => ({ neurosis })),
      },
    });
    await waitUntil(() => imagesIn(game, 'nw1-tile-grid').length > 0, 'no pictures on the Floor');
    const drawn = new Set(imagesIn(game, 'nw1-tile-grid').map((file) => file.replace(/.*\?/, '')));
    expect([...drawn]).to.have.members(names);
    const inLift = [...root(game).querySelectorAll('.who image')].map((image) => image.getAttribute('href') ?? '');
    expect(inLift.map((file) => file.replace(/.*\?/, ''))).to.have.members(['table.shadow', 'enemy.orderly']);
  });

  it('calls a new card without a name by its id, even if one of our messages has the same key', async () => {
    const round = { id: 'prologue', type: 'food', effect: [{ do: 'gain-health', n: 1 }] };
    const game = await laid(JSON.stringify({ format: 1, id: 'x', more: { items: [round] } }));
    const [me, other] = situation.players;
    Object.assign(game, {
      situation: { act: 'prologue', players: [{ ...me, at: '2:3,1', items: ['prologue.1'] }, other] },
    });
    await offered(game, 'use:prologue.1');
    await says(game, 'Use prologue');
  });

  it('shows and reports the fault of a pack with its path, in the language of the element', async () => {
    const { game, said } = await refused(
      '{"format": 1, "id": "x", "more": {"rooms": [{"id": "hut", "enter": [{"do": "move-to", "to": "room"}]}]}}',
    );
    expect([said.code, said.path]).to.deep.equal(['pack', 'more/rooms/0/enter/0']);
    expect(root(game).querySelector('[part=error]')!.textContent)
      .to.contain('Whoever enters would be moved on')
      .and.to.contain('more/rooms/0/enter/0');
    game.remove();
    document.documentElement.lang = 'de';
    const german = await refused('{"format": 1}');
    document.documentElement.lang = 'en';
    expect(german.said.message).to.equal('Das fehlt; füge es hinzu.');
  });

  it('shows the texts of a pack as plain text: no card, message or fault becomes HTML', async () => {
    const file = (await (await fetch(pack)).json()) as { texts: Record<string, string> };
    const evil = '<img src=x onerror="document.title=1"><script>1</script>';
    for (const key of ['ice-lolly', 'ice-lolly.text', 'ice-lolly.flavour', 'cold-store']) file.texts[key] = evil;
    const game = await laid(JSON.stringify(file));
    Object.assign(game, { situation });
    await offered(game, 'use:ice-lolly.1');
    const trees = [root(game), ...[...root(game).querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    await waitUntil(() => trees.some(({ textContent }) => textContent.includes(evil)), 'no such words');
    for (const tree of trees) expect(tree.querySelectorAll('img, script').length).to.equal(0);
    game.remove();
    const { game: other } = await refused(JSON.stringify({ format: 1, id: 'x', [evil]: 1 }));
    expect(root(other).querySelectorAll('img, script').length).to.equal(0);
    expect(root(other).querySelector('[part=error]')!.textContent).to.contain('<img');
  });

  it('reports a missing picture once and continues; uses the language of the pack', async () => {
    const file = (await (await fetch(pack)).json()) as object;
    const received: string[] = [];
    const listen = (event: Event): void => {
      received.push((event as NwErrorEvent).path);
    };
    document.addEventListener('nw-error', listen);
    const game = await laid(
      JSON.stringify({
        ...file,
        pictures: { 'ice-lolly': 'nowhere.svg' },
        language: { lang: 'es', words: { 'coma-ward-game': { undo: 'Deshacer', 'basement-button': 'S' } } },
      }),
    );
    Object.assign(game, { situation });
    await offered(game, 'use:ice-lolly.1');
    await waitUntil(() => received.length > 0, 'no event');
    document.removeEventListener('nw-error', listen);
    expect(received).to.deep.equal(['pictures/ice-lolly']);
    expect(root(game).querySelector('[part=error]')).to.equal(null);
    expect(button(game, 'Deshacer')).not.to.equal(undefined);
    const floors = [...root(game).querySelectorAll('.floor b')].map(({ textContent }) => textContent);
    expect(floors).to.deep.equal(['3', '2', '1', 'S']);
    expect(game.lang).to.match(/^es-x-p\d+$/);
  });
});
