// A page lays the table out itself: its own pieces are fed, act, and are emptied where nobody may look.
import { ContextEvent } from '@lit/context';
import { expect } from '@open-wc/testing';
import '../../../src/components/dice-pool/define.js';
import '../../../src/components/nw-card-hand/define.js';
import '../../../src/components/nw-choices/define.js';
import '../../../src/components/nw-log/define.js';
import '../../../src/components/nw-stat-track/define.js';
import '../../../src/components/tile-grid/define.js';
import type { CardHand } from '../../../src/components/nw-card-hand/nw-card-hand.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import { tableContext, type TableContext } from '../../../src/components/shared/table-context.js';
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import type { TileGrid } from '../../../src/components/tile-grid/tile-grid.js';
import { isAccessible, waitUntil } from '../support/browser.js';
import { button, play, root } from './harness.js';

const tags = ['tile-grid', 'nw-choices', 'dice-pool', 'nw-stat-track', 'nw-card-hand', 'nw-log'] as const;

async function laidOut(attributes: Record<string, string>): Promise<SanitariumGame> {
  const game = await play({ layout: 'own', ...attributes });
  for (const tag of tags) game.append(document.createElement(tag));
  const things = document.createElement('nw-card-hand');
  things.dataset['part'] = 'things';
  game.append(things);
  return game;
}
const choices = (game: SanitariumGame): Choices => game.querySelector<Choices>('nw-choices')!;
const asked = (game: SanitariumGame): Promise<void> =>
  waitUntil(() => (choices(game).model?.choices.length ?? 0) > 0, 'a question stands in the page’s own list');

describe('a table that the page lays out', () => {
  it('feeds every piece with its part, and draws none of its own', async () => {
    const game = await laidOut({ seats: 'person steady', seed: 'own' });
    await asked(game);
    expect(game.querySelector<TileGrid>('tile-grid')!.model!.spaces.length).to.be.greaterThan(0);
    const [hand, things] = game.querySelectorAll<CardHand>('nw-card-hand');
    expect(hand!.model!.cards.length).to.equal(0);
    expect(things!.model!.cards.length).to.equal(4);
    expect(root(game).querySelector('nw1-tile-grid, nw1-choices, nw1-card-hand')).to.equal(null);
    expect(button(game, 'Share')).to.exist;
    await isAccessible(game);
  });

  it('takes what is chosen in the list and what is pointed at on the map', async () => {
    const game = await laidOut({ seats: 'person steady', seed: 'own' });
    await asked(game);
    const before = game.save()!.choices.length;
    const [first] = choices(game).model!.choices;
    choices(game).dispatchEvent(
      Object.assign(new Event('nw-choose', { bubbles: true, composed: true }), { targetId: first!.id }),
    );
    await waitUntil(() => game.save()!.choices.length > before, 'it is chosen');
    const act = (piece: string, type: string, targetId: string): unknown =>
      game
        .querySelector(piece)!
        .dispatchEvent(Object.assign(new Event(type, { bubbles: true, composed: true }), { targetId }));
    for (let i = 0; i < 40; i++) {
      await asked(game);
      const at = game.save()!.choices.length;
      const target = game.querySelector<TileGrid>('tile-grid')!.model!.targets?.[0]?.id;
      const [first] = choices(game).model!.choices;
      // A bot has the turn meanwhile.
      if (!first && !target) continue;
      if (target) act('tile-grid', 'nw-point', target);
      else act('nw-choices', 'nw-choose', first!.id);
      await waitUntil(
        () =>
          game.save()!.choices.length > at ||
          game.querySelector<TileGrid>('tile-grid')!.model!.targets?.some(({ state }) => state === 'selected'),
        'it goes on',
      );
      if (target) return;
      await waitUntil(
        () => choices(game).model?.choices.length === 0 || game.save()!.choices.length > at + 1,
        'the bot acts',
        { timeout: 400 },
      ).catch(() => undefined);
    }
    throw new Error('nothing on the map could be pointed at');
  });

  it('empties them behind a curtain', async () => {
    const game = await laidOut({ seats: 'person person', seed: 'own', names: 'Ida, Rufus' });
    await waitUntil(() => root(game).querySelector('.curtain, [part=curtain]'), 'the curtain is drawn');
    const [, things] = game.querySelectorAll<CardHand>('nw-card-hand');
    expect(things!.model).to.equal(undefined);
    root(game).querySelector<HTMLButtonElement>('.begin')!.click();
    await asked(game);
    expect(things!.model!.cards.length).to.equal(4);
    game.leave();
    await waitUntil(() => things!.model === undefined, 'and when the match is put away');
  });

  it('gives what is seen to a page’s own element that asks by context, takes its choice, and gives nothing behind a curtain', async () => {
    const game = await laidOut({ seats: 'person person', seed: 'own', names: 'Ida, Rufus' });
    await waitUntil(() => root(game).querySelector('[part=curtain]'), 'the curtain is drawn');
    const own = game.appendChild(document.createElement('div'));
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
    root(game).querySelector<HTMLButtonElement>('.begin')!.click();
    await waitUntil(() => given, 'it is given');
    await asked(game);
    expect(given!.scene).to.have.property('grid').that.equals(game.querySelector<TileGrid>('tile-grid')!.model);
    const before = game.save()!.choices.length;
    given!.choose(choices(game).model!.choices[0]!.id);
    await waitUntil(() => game.save()!.choices.length > before, 'it is chosen');
    game.leave();
    await waitUntil(() => given === null, 'nothing of a match that is put away');
  });
});
