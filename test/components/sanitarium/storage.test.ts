// What becomes of a match of Sanitarium when the page is left, and when the browser's storage is refused, full or damaged. What
// every element keeps is its own.
import { expect, fixture, html } from '@open-wc/testing';
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import { keepsItsMatch } from '../game/storage.js';
import { asked, choose, ids, play, signature } from './harness.js';

async function takeFirst(game: SanitariumGame): Promise<boolean> {
  const before = signature(game);
  choose(game, ids(game)[0]!);
  return asked(game, before);
}

keepsItsMatch(
  {
    tag: 'sanitarium-game',
    attributes: { seats: 'person random', seed: 'kept', id: 'kept', 'no-save': 'false' },
    play,
    asked,
    takeFirst,
    seen: signature,
  },
  {
    'any text': () => 'Ada was here',
    'JSON of something else': () => '[1, {"save": 2}]',
    null: () => 'null',
    'a number': () => '7',
    'without its save': (whole) => JSON.stringify({ ...(JSON.parse(whole) as object), save: null }),
    'with more names than texts': (whole) => whole.replace('"names":[]', '"names":[{"toString":1}]'),
    'with a seat too many': (whole) => whole.replace('["person","random"]', '["person","random","random"]'),
    'with a choice that was never offered': (whole) => whole.replace('"choices":[[0,', '"choices":[[7,'),
    'of a later version': (whole) => whole.replace('"version":1', '"version":99'),
    'half a million letters long': () => 'x'.repeat(500_000),
    'deeper than anything': () => '['.repeat(20_000),
  },
);

describe('<sanitarium-game> beside others', () => {
  afterEach(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith('nightward:')) localStorage.removeItem(name);
  });

  it('elements of one page keep a match each: without ids, with the same id, and in other trees', async () => {
    const goOn = async (game: SanitariumGame): Promise<string> => {
      await asked(game);
      await takeFirst(game);
      return signature(game);
    };
    const page = await fixture<HTMLElement>(
      html`<div>
        <p></p>
        <p></p>
      </div>`,
    );
    const shadow = page.firstElementChild!.attachShadow({ mode: 'open' });
    const make = (seed: string, id = ''): SanitariumGame => {
      const game = document.createElement('sanitarium-game');
      game.id = id;
      Object.assign(game, { seats: 'person random', seed, pace: 0, loading: 'eager' });
      return game;
    };
    const lay = (): SanitariumGame[] => {
      const games = [make('one'), make('two'), make('three', 'same'), make('four', 'same'), make('five')];
      page.append(...games.slice(0, 4));
      shadow.append(games[4]!);
      return games;
    };
    const first = lay();
    const left: string[] = [];
    for (const game of first) left.push(await goOn(game));
    expect(new Set(Object.keys(localStorage).filter((name) => name.startsWith('nightward:'))).size).to.equal(5);
    first.forEach((game) => {
      game.remove();
    });
    const second = lay();
    for (const [i, game] of second.entries()) {
      await asked(game);
      expect(signature(game), game.seed).to.equal(left[i]);
    }
    // One that comes before them all takes nothing from those that are there.
    const late = make('late');
    page.prepend(late);
    await goOn(late);
    expect([late.save()!.seed, second[0]!.save()!.seed]).to.deep.equal(['late', 'one']);
  });
});
