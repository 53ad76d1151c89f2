// “Why not?” on the table of every game, asked by a press, a resting pointer or the key `?`. Each answer cites its
// rule.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { listen } from '../support/announcements.js';
import { waitUntil } from '../support/browser.js';
import { placeOn } from '../support/tap.js';
import { drivers } from './driver.js';
import { acted, answer, asked, button, find, placeGame, root, signature, thing, type GameOnPage } from './on-page.js';

const words = (node: Element | null | undefined): string => (node?.textContent ?? '').trim().replace(/\s+/g, ' ');
const slip = (game: Element): Element | null => root(game).querySelector('nw1-why');
/** The lines of the popover. */
const said = (game: Element): string[] =>
  [...(slip(game)?.shadowRoot?.querySelectorAll('p') ?? [])].map((line) => words(line));
const rulesOf = (game: Element): string[] =>
  [...(slip(game)?.shadowRoot?.querySelectorAll('.reason small, .rule') ?? [])].map((link) => words(link));
const answered = (game: Element): Promise<void> => waitUntil(() => rulesOf(game).length, 'no answer');

const ways: Readonly<Record<string, (game: GameOnPage, id: string) => Promise<void>>> = {
  'a press': async (game, id) => {
    await sendMouse({ type: 'click', position: await placeOn(thing(game, id)) });
  },
  'a pointer that rests': async (game, id) => {
    const [x, y] = await placeOn(thing(game, id));
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'move', position: [x + 1, y] });
  },
  'the key ?': async (game, id) => {
    const { host } = thing(game, id).getRootNode() as ShadowRoot & { host: { focusOn?: (id: string) => void } };
    host.focusOn?.(id);
    thing(game, id).focus();
    await sendKeys({ press: '?' });
  },
};

for (const { tag, whyNot } of Object.values(drivers))
  describe(`“why not?” in <${tag}>`, () => {
    const { closed, rule, missed, act } = whyNot;
    const table = async (): Promise<GameOnPage> => {
      const game = await placeGame(tag, whyNot.attributes, whyNot.properties);
      await asked(game);
      await waitUntil(() => root(game).querySelector('.missed'), 'nothing can be asked');
      // Waits until the map has been fitted to its frame.
      if (closed)
        await waitUntil(() => (find(game, closed)?.getBoundingClientRect().width ?? Infinity) < 1000, 'no map');
      return game;
    };

    beforeEach(() => setViewport({ width: 1200, height: 900 }));
    afterEach(() => resetMouse());
    after(() => setViewport({ width: 800, height: 600 }));

    if (closed)
      for (const [how, ask] of Object.entries(ways))
        it(`gives the reason and the rule for a thing that cannot be used: by ${how}`, async () => {
          const game = await table();
          const options = acted(game);
          const before = signature(game);
          await ask(game, closed);
          await answered(game);
          expect(rulesOf(game)[0]).to.match(rule);
          expect(said(game).join(' ')).to.match(/\w{3,} .+\./);
          expect([options, signature(game)], 'no choice is made').to.deep.equal([[], before]);
        });

    it('lists all unavailable acts, each with its reason and its rule', async () => {
      const game = await table();
      root(game).querySelector<HTMLElement>('.missed')!.click();
      await answered(game);
      const [prefix] = rule.source.slice(1).split('-');
      expect(rulesOf(game).filter((each) => !each.startsWith(`${prefix!}-`))).to.deep.equal([]);
      expect(said(game).join(' ')).to.contain(missed);
    });

    if (closed)
      it('announces the answer to a key without the id of the rule, and closes it with Escape', async () => {
        const game = await table();
        const voice = listen();
        await ways['the key ?']!(game, closed);
        await answered(game);
        const line = said(game).find((each) => rulesOf(game).some((id) => each.includes(id)))!;
        await voice.heard(line.replace(/ ([A-Z]+-)+\d+.*/, ''));
        voice.stop();
        expect(voice.said.join(' ')).not.to.match(/([A-Z]+-)+\d/);
        await sendKeys({ press: 'Escape' });
        expect(slip(game)).to.equal(null);
      });

    if (closed)
      it('closes the answer after the next choice', async () => {
        const game = await table();
        thing(game, closed).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
        await answered(game);
        await answer(game, act);
        await waitUntil(() => !slip(game), 'it stays');
      });

    it('gives a reason if the Undo button is pressed but nothing can be undone', async () => {
      const game = await table();
      button(game, 'Undo').click();
      await waitUntil(() => said(game).length > 1, 'no answer');
      expect(said(game)[0]).to.equal('Undo');
    });
  });
