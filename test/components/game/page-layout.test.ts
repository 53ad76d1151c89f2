// A page's own layout: the game fills the page's pieces and table parts, choices can be made in them, and they are
// empty while the curtain is shown.
import { ContextEvent } from '@lit/context';
import { expect } from '@open-wc/testing';
import '../../../src/components/dice-pool/define.js';
import '../../../src/components/hunt-track/define.js';
import '../../../src/components/nw-card-hand/define.js';
import '../../../src/components/nw-choices/define.js';
import '../../../src/components/nw-log/define.js';
import '../../../src/components/nw-stat-track/define.js';
import '../../../src/components/tile-grid/define.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import { NwChooseEvent } from '../../../src/components/shared/events.js';
import { tableContext, type TableContext } from '../../../src/components/shared/table-context.js';
import { isAccessible, waitUntil } from '../support/browser.js';
import { drivers, type Table } from './driver.js';
import { acted, button, curtain, placeGame, root, type GameOnPage } from './on-page.js';

const list = (game: Element): Choices => game.querySelector<Choices>('nw-choices')!;
const fed = (game: Element): Promise<void> =>
  waitUntil(() => (list(game).model?.choices.length ?? 0) > 0, 'no question in the page’s list');
/**
 * The page's pieces and table parts that are not empty. An emptied dice pool has a model without dice; without a model,
 * it could be rolled.
 */
const filled = (game: Element): string[] =>
  [...game.children]
    .filter((each) => {
      const { model } = each as { readonly model?: { readonly dice?: readonly unknown[] } };
      return each.localName === 'div'
        ? each.shadowRoot?.querySelector('*:not(style)')
        : model && model.dice?.length !== 0;
    })
    .map(({ outerHTML }) => outerHTML);

for (const { tag, pageLayout, curtain: secrets } of Object.values(drivers)) {
  const laidOut = async ({ attributes, properties }: Table): Promise<GameOnPage> => {
    const game = await placeGame(tag, { layout: 'own', seed: 'own', ...attributes }, properties);
    game.innerHTML = `${pageLayout.parts}<p data-part="weather">Snow</p>`;
    game.requestUpdate();
    return game;
  };

  describe(`<${tag}> with a page’s own layout`, () => {
    it('fills the pieces and parts of the page, draws no pieces of its own, and empties the page’s pieces after leave()', async () => {
      const game = await laidOut(pageLayout);
      await fed(game);
      pageLayout.filled(game);
      expect(
        game.querySelector('[data-part=weather]')!.shadowRoot,
        'an element with an unknown data-part stays as it is',
      ).to.equal(null);
      expect(root(game).querySelector('nw1-choices, nw1-card-hand, nw1-tile-grid, nw1-house')).to.equal(null);
      expect(button(game, 'Share')).to.exist;
      await isAccessible(game);
      game.leave();
      await waitUntil(() => filled(game).length === 0, 'something is not emptied');
    });

    it('accepts a choice from the page’s list', async () => {
      const game = await laidOut(pageLayout);
      await fed(game);
      const options = acted(game);
      const { id } = list(game).model!.choices[0]!;
      list(game).dispatchEvent(new NwChooseEvent(id));
      await waitUntil(() => options.length > 0, 'it is not chosen');
      expect(options[0]).to.equal(id);
    });

    it('accepts a press in a piece or part', async () => {
      const game = await laidOut(pageLayout);
      await fed(game);
      const before = game.save()!.choices.length;
      await pageLayout.press(game);
      await waitUntil(() => game.save()!.choices.length > before, 'it is not chosen');
    });

    if (!secrets) return;
    const several = { attributes: secrets.tables[0]!.attributes };

    it('leaves the page’s pieces and parts empty until the next person has taken the device', async () => {
      const game = await laidOut(several);
      await waitUntil(() => curtain(game), 'no curtain');
      expect(filled(game)).to.deep.equal([]);
      curtain(game)!.querySelector<HTMLElement>('.begin')!.click();
      await fed(game);
      expect(filled(game).length).to.be.greaterThan(2);
    });

    it('gives the scene to a page’s element that requests it by context, accepts its choice, and gives nothing behind the curtain', async () => {
      const game = await laidOut(several);
      await waitUntil(() => curtain(game), 'no curtain');
      const own = game.appendChild(document.createElement('b'));
      let given: TableContext | null | undefined;
      own.dispatchEvent(
        new ContextEvent(
          tableContext,
          own,
          (table) => {
            given = table;
          },
          true,
        ),
      );
      expect(given).to.equal(null);
      curtain(game)!.querySelector<HTMLElement>('.begin')!.click();
      await waitUntil(() => given, 'no scene is given');
      await fed(game);
      expect(given!.scene).to.be.an('object');
      const before = game.save()!.choices.length;
      given!.choose(list(game).model!.choices[0]!.id);
      await waitUntil(() => game.save()!.choices.length > before, 'it is not chosen');
      game.leave();
      await waitUntil(() => given === null, 'the scene is still given');
    });
  });
}
