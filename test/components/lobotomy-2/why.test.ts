// Why not, at a table of Lobotomy 2: by a press, by a pointer that rests and by the key `?`; each answer cites its rule.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import { duel, type Night } from '../../../stories/lobotomy-2/game.models.js';
import { waitUntil } from '../support/browser.js';
import { acted, board, listen, placeOn, playNight, root, signature } from './game-on-page.js';

const words = (node: Element | null | undefined): string => (node?.textContent ?? '').trim().replace(/\s+/g, ' ');
const slip = (game: LobotomyGame): Element | null => root(game).querySelector('nw1-why');
/** What the slip says, line by line. */
const said = (game: LobotomyGame): string[] =>
  [...(slip(game)?.shadowRoot?.querySelectorAll('p') ?? [])].map((line) => words(line));
const rulesOf = (game: LobotomyGame): string[] =>
  [...(slip(game)?.shadowRoot?.querySelectorAll('.reason small, .rule') ?? [])].map((link) => words(link));

/** A thing that a piece, or the table itself, draws. */
function thing(game: LobotomyGame, id: string): HTMLElement {
  const places = [root(game), ...[...root(game).querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  for (const place of places) {
    const found = place.querySelector<HTMLElement>(`[data-id="${id}"], [data-ask="${id}"], [id="${id}"]`);
    if (found) return found;
  }
  throw new Error(`${id} is not on the table`);
}

async function table(night: Night): Promise<LobotomyGame> {
  const game = await playNight(night);
  await board(game)!.updateComplete;
  await waitUntil(() => root(game).querySelector('.missed'), 'nothing can be asked');
  await waitUntil(() => thing(game, 'space:3').getBoundingClientRect().width < 1000, 'no map');
  return game;
}

const press = (game: LobotomyGame, id: string): void => {
  thing(game, id).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
};

const ask: Readonly<Record<string, (game: LobotomyGame, id: string) => Promise<void>>> = {
  'a press': async (game, id) => {
    await sendMouse({ type: 'click', position: await placeOn(thing(game, id)) });
  },
  'a pointer that rests': async (game, id) => {
    const [x, y] = await placeOn(thing(game, id));
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'move', position: [x + 1, y] });
  },
  'the key ?': async (game, id) => {
    thing(game, id).focus();
    await sendKeys({ press: '?' });
  },
};

describe('why not, at a table of Lobotomy 2', () => {
  beforeEach(() => setViewport({ width: 1200, height: 900 }));
  afterEach(() => resetMouse());
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [how, act] of Object.entries(ask))
    it(`a Space beyond a Wall says why nobody goes there, and cites the rule: by ${how}`, async () => {
      const game = await table(duel);
      const options = acted(game);
      const before = signature(game);
      await act(game, 'space:8');
      await waitUntil(() => rulesOf(game).length, 'no answer');
      expect(rulesOf(game)[0]).to.match(/^LOB-MOV-\d+$/);
      expect(said(game).join(' ')).to.match(/\w{3,} .+\./);
      expect([options, signature(game)], 'nothing is done').to.deep.equal([[], before]);
    });

  for (const [what, id, rule] of [
    ['a Character elsewhere', 'character:1', 'LOB-TRD-01'],
    ['the Character itself', 'character:0', 'LOB-UPX-02'],
  ] as const)
    it(`${what} says why not when it is pressed`, async () => {
      const game = await table(duel);
      press(game, id);
      await waitUntil(() => rulesOf(game).length, 'no answer');
      expect(rulesOf(game)).to.include(rule);
    });

  it('all that is missed is told at once, each act with its reason and its rule', async () => {
    const game = await table(duel);
    root(game).querySelector<HTMLElement>('.missed')!.click();
    await waitUntil(() => rulesOf(game).length > 1, 'no answer');
    expect(rulesOf(game).every((rule) => /^LOB-[A-Z]+-\d+/.test(rule))).to.equal(true);
    expect(said(game).join(' ')).to.contain('Search');
  });

  it('it is said aloud to whoever asks by key, and Escape takes it away', async () => {
    const game = await table(duel);
    const voice = listen();
    await ask['the key ?']!(game, 'space:8');
    await waitUntil(() => rulesOf(game).length, 'no answer');
    const text = said(game)
      .at(-1)!
      .replace(/ LOB-.*/, '');
    await voice.heard(text);
    voice.stop();
    await sendKeys({ press: 'Escape' });
    expect(slip(game)).to.equal(null);
  });

  it('goes with the next answer', async () => {
    const game = await table(duel);
    press(game, 'space:8');
    await waitUntil(() => rulesOf(game).length, 'no answer');
    press(game, 'space:4');
    await waitUntil(() => !slip(game), 'it stays');
  });
});
