// Why not, at a table of Asylum Escape: by a press, by a pointer that rests and by the key `?`; each answer cites its rule.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { AsylumEscapeGame } from '../../../src/components/asylum-escape-game/asylum-escape-game.js';
import { choose, house, offered, play, room, root, signature, take } from './harness.js';
import { waitUntil } from '../support/browser.js';
import { listen } from '../support/announcements.js';
import { placeOn } from '../support/tap.js';

const words = (node: Element | null | undefined): string => (node?.textContent ?? '').trim().replace(/\s+/g, ' ');
const slip = (game: AsylumEscapeGame): Element | null => root(game).querySelector('nw1-why');
const said = (game: AsylumEscapeGame): string[] =>
  [...(slip(game)?.shadowRoot?.querySelectorAll('p') ?? [])].map((line) => words(line));
const rulesOf = (game: AsylumEscapeGame): string[] =>
  [...(slip(game)?.shadowRoot?.querySelectorAll('.reason small, .rule') ?? [])].map((link) => words(link));
const answered = (game: AsylumEscapeGame): Promise<void> => waitUntil(() => rulesOf(game).length, 'no answer');
const press = (game: AsylumEscapeGame, id: string): void => {
  room(game, id).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
};

/** A Victim whose turn it is, two rooms from a Patient. */
const hiding = {
  phase: 'victim',
  active: 0,
  patients: [{ card: 'warden', at: 'bell-tower' }],
  victims: [{ card: 'reporter', at: 'theatre', hand: ['chair-under-the-handle.1'] }],
};

async function table(): Promise<AsylumEscapeGame> {
  const game = await play({ seats: 'person random', patients: '1', seed: 'why' }, { situation: hiding });
  await offered(game, 'draw:movement');
  await house(game).updateComplete;
  await waitUntil(() => root(game).querySelector('.missed'), 'nothing can be asked');
  return game;
}

const ask: Readonly<Record<string, (game: AsylumEscapeGame, id: string) => Promise<void>>> = {
  'a press': async (game, id) => {
    await sendMouse({ type: 'click', position: await placeOn(room(game, id)) });
  },
  'a pointer that rests': async (game, id) => {
    const [x, y] = await placeOn(room(game, id));
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'move', position: [x + 1, y] });
  },
  'the key ?': async (game, id) => {
    house(game).focusOn(id);
    room(game, id).focus();
    await sendKeys({ press: '?' });
  },
};

describe('why not, at a table of Asylum Escape', () => {
  beforeEach(() => setViewport({ width: 1200, height: 900 }));
  afterEach(() => resetMouse());
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [how, act] of Object.entries(ask))
    it(`AE-VIC-04 a room says why nobody goes there without a Movement card, and cites the rule: by ${how}`, async () => {
      const game = await table();
      const acts: string[] = [];
      game.addEventListener('nw-act', ({ option }) => acts.push(option));
      const before = signature(game);
      await act(game, 'room:shed');
      await answered(game);
      expect(rulesOf(game)[0]).to.equal('AE-VIC-04');
      expect(said(game).join(' ')).to.match(/\w{3,} .+\./);
      expect([acts, signature(game)], 'nothing is done').to.deep.equal([[], before]);
    });

  it('all that is missed is told at once, each act with its reason and its rule', async () => {
    const game = await table();
    root(game).querySelector<HTMLElement>('.missed')!.click();
    await answered(game);
    expect(
      rulesOf(game).every((rule) => /^AE-[A-Z]+-\d+/.test(rule)),
      rulesOf(game).join(),
    ).to.equal(true);
    expect(said(game).join(' ')).to.contain('Chair Under the Handle');
  });

  it('it is said aloud to whoever asks by key, and Escape takes it away', async () => {
    const game = await table();
    const voice = listen();
    await ask['the key ?']!(game, 'room:shed');
    await answered(game);
    await voice.heard(
      said(game)
        .at(-1)!
        .replace(/ AE-.*/, ''),
    );
    voice.stop();
    await sendKeys({ press: 'Escape' });
    expect(slip(game)).to.equal(null);
  });

  it('goes with the next answer', async () => {
    const game = await table();
    press(game, 'room:shed');
    await answered(game);
    choose(game, 'draw:movement');
    await waitUntil(() => !slip(game), 'it stays');
  });

  it('AE-SET-12 says the same of a room where somebody hides and of one where nobody does', async () => {
    const game = await play(
      { seats: 'person person person', patients: '0', seed: 'why' },
      {
        situation: {
          phase: 'march',
          rooms: 1,
          patients: [{ card: 'warden', at: 'bell-tower' }],
          victims: [
            { card: 'reporter', at: 'theatre' },
            { card: 'cook', at: 'shed' },
          ],
        },
      },
    );
    await take(game);
    const tell = async (id: string): Promise<string> => {
      press(game, id);
      await answered(game);
      // But for the name of the room.
      const all = said(game)
        .join(' ')
        .replace(/:[^:.]+\./, '');
      await sendKeys({ press: 'Escape' });
      return all;
    };
    await waitUntil(() => slip(game) ?? (press(game, 'room:theatre'), null), 'nothing can be asked');
    const here = await tell('room:theatre');
    expect(await tell('room:workshop')).to.equal(here);
  });
});
