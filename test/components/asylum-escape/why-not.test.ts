// “Why not?” in Asylum Escape must not reveal any secret. The ways of asking are tested in
// test/components/game/why-not.test.ts.
import type { AsylumEscapeGame } from '../../../src/components/asylum-escape-game/asylum-escape-game.js';
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/browser.js';
import { resetMouse, sendKeys, setViewport } from '@web/test-runner-commands';
import { play, room, root, takeDevice } from './driver.js';

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

describe('“why not?” in Asylum Escape', () => {
  beforeEach(() => setViewport({ width: 1200, height: 900 }));
  afterEach(() => resetMouse());
  after(() => setViewport({ width: 800, height: 600 }));

  it('AE-SET-12 gives the same answer for a room with a hidden Victim and for an empty room', async () => {
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
    await takeDevice(game);
    const tell = async (id: string): Promise<string> => {
      press(game, id);
      await answered(game);
      // Removes the name of the room.
      const all = said(game)
        .join(' ')
        .replace(/to the [^.]+\./, '');
      await sendKeys({ press: 'Escape' });
      return all;
    };
    await waitUntil(() => slip(game) ?? (press(game, 'room:theatre'), null), 'nothing can be asked');
    const here = await tell('room:theatre');
    expect(await tell('room:workshop')).to.equal(here);
  });
});
