// <asylum-escape-game pack>: a match with an example pack and its texts and pictures, packs inside the element, and
// refused packs. The faults of packs are also tested without elements, in
// test/engine/untrusted-input/handmade-faults.spec.ts.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { AsylumEscapeGame } from '../../../src/components/asylum-escape-game/asylum-escape-game.js';
import type { NwErrorEvent } from '../../../src/components/shared/events.js';
import { button, offered, play, root, written } from './driver.js';
import { waitUntil } from '../support/browser.js';

const pack = '/examples/packs/snowed-in.json';
/**
 * The turn of the Skater, a Victim who holds the card Footprints. The Patients are the Snowblind and the Head Stoker.
 */
const situation = {
  patients: [
    { card: 'snowblind', at: 'greenhouse' },
    { card: 'head-stoker', at: 'boiler-room' },
  ],
  victims: [{ card: 'skater', at: 'chapel', hand: ['footprints.1', 'held-breath.1'] }],
  turn: 2,
  phase: 'victim',
  active: 1,
};
const house = { seats: 'random person', patients: '0', seed: 'house' };

/** Places a game with a pack inside the element. */
const laid = (json: string): Promise<AsylumEscapeGame> =>
  fixture(
    html`<asylum-escape-game loading="eager" seats="random person" patients="0" pace="0" motion="none" no-save
      >${Object.assign(document.createElement('script'), { type: 'application/json', textContent: json })}</asylum-escape-game
    >`,
  );

/** Places a game with an invalid pack, and waits for its error. */
async function refused(json: string): Promise<{ readonly game: AsylumEscapeGame; readonly said: NwErrorEvent }> {
  const received = oneEvent(document, 'nw-error') as unknown as Promise<NwErrorEvent>;
  const game = await laid(json);
  const said = await received;
  await game.updateComplete;
  return { game, said };
}

const says = (game: AsylumEscapeGame, ...words: string[]): Promise<void> =>
  waitUntil(() => words.every((word) => written(root(game)).includes(word)), words.join());
const imagesIn = (game: AsylumEscapeGame, piece: string): string[] =>
  [...root(game).querySelectorAll(piece)].flatMap(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('image') ?? [])].map((image) => image.getAttribute('href') ?? ''),
  );
const images = (game: AsylumEscapeGame): string[] => imagesIn(game, 'nw1-card-hand');
const inHouse = (game: AsylumEscapeGame): string[] => imagesIn(game, 'nw1-house');

describe('<asylum-escape-game pack>', () => {
  it('lists the content warnings of the pack after ours in the form, and offers no lessons', async () => {
    const game = await play({ pack });
    await says(game, 'collapsing rooms, blindness, freezing, fire');
    expect(root(game).querySelector('[part=learn]')).to.equal(null);
  });

  it('uses the texts and pictures of the pack; with softened content, its softened texts and no pictures', async () => {
    const game = await play({ ...house, pack }, { situation });
    await offered(game, 'play:footprints.1');
    await says(
      game,
      'The Skater',
      'The Snowblind',
      'Snowed-In Court',
      'Another Victim names the column of their room.',
      'Held Breath',
    );
    await waitUntil(() => images(game).length > 0, 'no picture');
    expect(images(game)[0]).to.match(/^http.*snowed-in\/footprints\.svg$/);
    await waitUntil(() => inHouse(game).length === 2, 'no pictures of a room and a Patient');
    expect(inHouse(game).map((address) => address.replace(/.*\//, ''))).to.deep.equal([
      'courtyard.svg',
      'snowblind-token.svg',
    ]);
    expect(root(game).querySelector('[part=error]')).to.equal(null);
    game.calm = true;
    await says(game, 'The White Guest', 'The Man of the Stoves');
    expect(written(root(game))).not.to.contain('Snowblind');
    expect([...images(game), ...inHouse(game)]).to.deep.equal([]);
  });

  it('shows and reports the fault of a pack with its path, in the language of the element', async () => {
    const json =
      '{"format": 1, "id": "x", "more": {"bloodlust": [{"id": "tin", "steps": [{"do": "reveal", "whom": "me", "what": "column"}]}]}}';
    const { game, said } = await refused(json);
    expect([said.code, said.path]).to.deep.equal(['pack', 'more/bloodlust/0/steps/0']);
    const box = root(game).querySelector('[part=error]')!;
    expect(box.textContent)
      .to.contain('Here the Patients player would do this')
      .and.to.contain('more/bloodlust/0/steps/0');
    game.remove();
    document.documentElement.lang = 'de';
    const german = await refused('{"format": 1}');
    document.documentElement.lang = 'en';
    expect(german.said.message).to.equal('Das fehlt; ergänze es.');
  });

  it('shows the texts of a pack as plain text: no card, message or fault becomes HTML', async () => {
    const file = (await (await fetch(pack)).json()) as { texts: Record<string, string> };
    const evil = '<img src=x onerror="document.title=1"><script>1</script>';
    for (const key of [
      'skater',
      'skater.boon',
      'snowblind',
      'courtyard',
      'footprints',
      'footprints.text',
      'footprints.flavour',
    ])
      file.texts[key] = evil;
    const game = await laid(JSON.stringify(file));
    Object.assign(game, { situation });
    await offered(game, 'play:footprints.1');
    await waitUntil(() => root(game).textContent.includes(evil), 'no such words');
    const trees = [root(game), ...[...root(game).querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
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
        pictures: { footprints: 'nowhere.svg' },
        language: { lang: 'es', words: { 'asylum-escape-game': { undo: 'Deshacer' } } },
      }),
    );
    Object.assign(game, { situation });
    await offered(game, 'play:footprints.1');
    await waitUntil(() => received.length > 0, 'no event');
    document.removeEventListener('nw-error', listen);
    expect(received).to.deep.equal(['pictures/footprints']);
    expect(root(game).querySelector('[part=error]')).to.equal(null);
    expect(button(game, 'Deshacer')).not.to.equal(undefined);
    expect(game.lang).to.match(/^es-x-p\d+$/);
  });
});
