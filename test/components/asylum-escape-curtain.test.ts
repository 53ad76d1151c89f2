// Several people at one device: whoever holds it sees where they hide, and while it goes round nobody sees anything.
import { expect, waitUntil } from '@open-wc/testing';
import { pack } from '../../src/engine/games/asylum-escape/content/pack.js';
import type { AsylumEscapeGame } from '../../src/components/asylum-escape-game/asylum-escape-game.js';
import type { Notebook } from '../../src/components/asylum-escape-game/notebook.js';
import cards from '../../src/messages/en/asylum-escape-cards.js';
import { choose, curtain, house, ids, isOver, offered, play, root, take, written } from './asylum-escape.js';

interface Truth { readonly stage: string; readonly victims: readonly { readonly seat: number; readonly alive: boolean; readonly at: string; readonly hand: readonly { readonly card: string }[] }[] }
const truth = (game: AsylumEscapeGame): Truth => (game.save()!.snapshot as unknown as { state: Truth }).state;
const heard = (): string => [...document.querySelectorAll('[data-nightward]')].map(({ textContent }) => textContent).join(' ');
const names = ['Mara', 'Noah', 'Olga'];

describe('<asylum-escape-game> at one device', () => {
  it('AE-SET-12 keeps Victims hidden from one another, and all of them from the Patients player', async function () {
    this.timeout(60_000);
    const game = await play({ seats: 'person person person', patients: '0', seed: 'curtain', names: names.join(', ') });
    const had = new Set<string>();
    for (let turns = 0; turns < 12 && !isOver(game); turns++) {
      await waitUntil(() => curtain(game) ?? isOver(game), 'no curtain', { timeout: 10_000, interval: 10 });
      if (isOver(game)) break;
      const told = `${game.describe()}\n${heard()}`;
      for (const { id } of pack.locations) expect(told, 'behind the curtain').not.to.contain(cards[id as keyof typeof cards]);
      // What everybody may see stands below it, and nothing else.
      await house(game).updateComplete;
      const closed = written(root(game));
      expect(house(game).model?.own, 'nobody hides').to.equal(undefined);
      expect(root(game).querySelector('nw1-notebook, nw1-card-hand, nw1-choices')).to.equal(null);
      for (const { hand } of truth(game).victims) for (const { card } of hand) expect(closed, 'behind the curtain').not.to.contain(`card:${card}`);
      const name = await take(game);
      had.add(name);
      const seat = names.indexOf(name);
      await house(game).updateComplete;
      const { victims } = truth(game);
      const me = victims.find((victim) => victim.seat === seat);
      // Only the own room is known as such, and only to a Victim.
      expect(house(game).model?.own, name).to.equal(me?.alive && me.at ? `room:${me.at}` : undefined);
      expect(root(game).querySelector<Notebook>('nw1-notebook')?.model?.name, name).to.equal(me?.alive ? name : undefined);
      const all = written(root(game));
      for (const other of victims) if (other.seat !== seat) for (const { card } of other.hand) expect(all, `${name} sees nothing of ${names[other.seat]!}`).not.to.contain(`card:${card}`);
      while (!curtain(game) && !isOver(game)) {
        const before = JSON.stringify(ids(game));
        choose(game, ids(game).at(-1)!);
        await waitUntil(() => curtain(game) ?? (isOver(game) || (ids(game).length > 0 && JSON.stringify(ids(game)) !== before)), 'nobody is asked', { timeout: 10_000, interval: 10 });
      }
    }
    expect(had.size, 'everybody has had the device').to.equal(3);
  });

  it('gives each a notebook of their own', async function () {
    this.timeout(30_000);
    const game = await play({ seats: 'person person person', patients: '0', seed: 'curtain', names: names.join(', ') });
    const book = (): Notebook => root(game).querySelector<Notebook>('nw1-notebook')!;
    const pencilled = (): string => JSON.stringify(book().notes);
    const first = await take(game);
    choose(game, 'keep');
    const second = await take(game);
    expect(second).not.to.equal(first);
    await waitUntil(() => book());
    book().write(book().model!.columns[0]!.rooms[0]!.id);
    expect(pencilled()).to.contain('perhaps');
    choose(game, 'keep');
    // Both are asked where they hide, and whoever has the device answers first.
    choose(game, await offered(game, 'start:'));
    expect(await take(game)).to.equal(first);
    expect(pencilled()).to.equal('{}');
  });
});
