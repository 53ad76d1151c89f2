// The autosave of every game: a match continues after a reload. If the storage is refused, full or damaged, the match
// is played, and a message says what is not saved.
import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../support/browser.js';
import { drivers } from './driver.js';
import { answerFirst, asked, button, ids, log, placeGame, prompt, text, type GameOnPage } from './on-page.js';

const refused = 'This browser does not save matches';
const lost = 'could not be continued and was removed';

const names = (): string[] => Object.keys(localStorage).filter((name) => name.startsWith('nightward:'));

/** Replaces the page's storage while `during` runs. */
async function storage(own: PropertyDescriptor, during: () => Promise<void>): Promise<void> {
  const before = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { configurable: true, ...own });
  try {
    await during();
  } finally {
    if (before) Object.defineProperty(window, 'localStorage', before);
    else Reflect.deleteProperty(window, 'localStorage');
  }
}

const damages: Readonly<Record<string, (whole: string) => string>> = {
  'cut off in the middle': (whole) => whole.slice(0, whole.length / 2),
  'with an unknown occupant': (whole) => whole.replace('"random"', '"butler"'),
  'of another pack': (whole) => whole.replace(/"pack":"\w+"/, '"pack":"0"'),
  'of another game': (whole) => whole.replace(/"game":"[\w-]+"/, '"game":"chess"'),
  'with a forged position': (whole) => whole.replace(/"hash":"\w+"/, '"hash":"0123456789abcdef"'),
  'any text': () => 'Ada was here',
  'JSON of something else': () => '[1, {"save": 2}]',
  null: () => 'null',
  'a number': () => '7',
  'without its save': (whole) => JSON.stringify({ ...(JSON.parse(whole) as object), save: null }),
  'with more names than texts': (whole) => whole.replace('"names":[]', '"names":[{"toString":1}]'),
  'with too many seats': (whole) => whole.replace('["person","random"]', '["person","random","random"]'),
  'with a choice that was never offered': (whole) => whole.replace('"choices":[[', '"choices":[[7'),
  'of a later version': (whole) => whole.replace('"version":1', '"version":99'),
  '500,000 letters long': () => 'x'.repeat(500_000),
  'with 20,000 nested lists': () => '['.repeat(20_000),
};

for (const { tag, table, board } of Object.values(drivers)) {
  const keyOfKept = (): string => names().find((name) => name.includes(` ${tag}:kept:`))!;
  const bare = { id: 'kept', 'no-save': 'false' };
  const kept = { ...table, seed: 'kept', ...bare };
  const play = (attributes: Readonly<Record<string, string>>): Promise<GameOnPage> => placeGame(tag, attributes);
  const seen = (game: GameOnPage): string => JSON.stringify([prompt(game), ids(game), log(game).length, board(game)]);
  const goOn = async (game: GameOnPage): Promise<string> => {
    await asked(game);
    await answerFirst(game);
    return seen(game);
  };
  /** A match that was played a little before its element was removed: what was shown, and what was stored. */
  let left: { readonly key: string; readonly seen: string; readonly kept: string };
  const putAway = async (game: GameOnPage): Promise<void> => {
    button(game, 'New game').click();
    await game.updateComplete;
  };

  describe(`<${tag}> and the browser’s storage`, () => {
    before(async () => {
      const game = await play(kept);
      const there = await goOn(game);
      game.remove();
      const key = keyOfKept();
      left = { key, seen: there, kept: localStorage.getItem(key)! };
    });
    afterEach(() => {
      for (const name of names()) localStorage.removeItem(name);
    });

    it('continues the match after a reload', async () => {
      localStorage.setItem(left.key, left.kept);
      const again = await play(kept);
      await asked(again);
      expect(seen(again)).to.equal(left.seen);
    });

    it('saves a match of its own for each page of a site, also if only the query differs', async () => {
      const here = location.href;
      try {
        const matches: string[] = [];
        for (const page of ['/blog/a/', '/blog/b/', '/?p=1', '/?p=2']) {
          history.replaceState(null, '', page);
          const game = await play({ ...kept, seats: table['seats']!, seed: page });
          await asked(game);
          expect(game.save()!.seed, page).to.equal(page);
          matches.push(await goOn(game));
          game.remove();
        }
        expect(names().length).to.equal(4);
        history.replaceState(null, '', '/?utm_source=letter&p=1&fbclid=x#top');
        const again = await play({ ...kept, seed: '/?p=1' });
        await asked(again);
        expect(seen(again)).to.equal(matches[2]);
      } finally {
        history.replaceState(null, '', here);
      }
    });

    for (const [title, attributes] of [
      ['the page asks for another seed', { ...kept, seed: 'another' }],
      ['the page no longer sets up a match', bare],
    ] as const) {
      it(`${title}: the player can continue the saved match`, async () => {
        localStorage.setItem(left.key, left.kept);
        const again = await play(attributes);
        await waitUntil(() => button(again, 'Continue my match'));
        expect(again.save()).to.equal(null);
        button(again, 'Continue my match').click();
        await asked(again);
        expect(seen(again)).to.equal(left.seen);
        again.remove();
        expect(names().length).to.equal(1);
        const later = await play(attributes);
        await asked(later);
        expect(seen(later)).to.equal(left.seen);
      });

      it(`${title}: the player can give up the saved match`, async () => {
        localStorage.setItem(left.key, left.kept);
        const again = await play(attributes);
        await waitUntil(() => button(again, 'Start the new match and give up mine'));
        button(again, 'Start the new match and give up mine').click();
        if ('seed' in attributes) {
          await asked(again);
          expect(again.save()!.seed).to.equal('another');
        } else await waitUntil(() => button(again, 'Play now'));
        expect(localStorage.getItem(left.key)).to.equal(null);
      });
    }

    it('does not ask about the match of another element on the page, or about what is no match', async () => {
      const one = await play({ ...kept, id: '', seed: 'one' });
      await goOn(one);
      const two = await play({ ...kept, id: '', seed: 'two' });
      await asked(two);
      expect(two.save()!.seed).to.equal('two');
      two.remove();
      one.remove();
      localStorage.clear();
      localStorage.setItem(left.key, '{"save": {"seats": 2}}');
      const three = await play({ ...kept, seed: 'three' });
      await asked(three);
      expect(three.save()!.seed).to.equal('three');
    });

    it('does not continue a match after leave()', async () => {
      localStorage.setItem(left.key, left.kept);
      const first = await play(kept);
      await asked(first);
      first.leave();
      first.remove();
      expect(localStorage.getItem(left.key)).to.equal(null);
      expect(button(await play(bare), 'Play now')).to.exist;
    });

    it('saves nothing with no-save', async () => {
      await goOn(await play({ ...kept, 'no-save': '' }));
      expect(names()).to.deep.equal([]);
    });

    for (const [title, own] of [
      [
        'storage refused',
        {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        },
      ],
      ['no storage', { value: null }],
      [
        'storage full',
        {
          value: {
            getItem: () => null,
            removeItem: () => undefined,
            setItem: () => {
              throw new DOMException('full', 'QuotaExceededError');
            },
          },
        },
      ],
    ] as const)
      it(`${title}: the match is played, and a message says that it is not saved`, () =>
        storage(own, async () => {
          const game = await play(kept);
          await goOn(game);
          expect(text(game)).to.contain(refused);
          await putAway(game);
          expect(button(game, 'Play now')).to.exist;
          expect(text(game)).not.to.contain(lost);
        }));

    it('storage refused: the form says so before the match begins', () =>
      storage({ value: null }, async () => {
        const game = await play(bare);
        expect(game.shadowRoot!.querySelector('form')!.textContent).to.contain(refused);
      }));

    it('storage full for a while: the match is saved again as soon as possible', async () => {
      const game = await play(kept);
      await asked(game);
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      await goOn(game);
      expect(text(game)).to.contain(refused);
      Storage.prototype.setItem = setItem;
      const before = await goOn(game);
      expect(text(game)).not.to.contain(refused);
      game.remove();
      const again = await play(kept);
      await asked(again);
      expect(seen(again)).to.equal(before);
    });

    for (const [title, damage] of Object.entries(damages))
      it(`damaged save (${title}): another match starts, and a message says that the first was removed`, async () => {
        const after = damage(left.kept);
        expect(after).not.to.equal(left.kept);
        localStorage.setItem(left.key, after);
        const game = await play(kept);
        await asked(game);
        expect(game.save()!.choices).to.deep.equal([]);
        expect(text(game)).to.contain(lost);
        await putAway(game);
        expect(text(game)).not.to.contain(lost);
      });

    it('damaged save: the form shows the message, too', async () => {
      const before = await play(bare);
      before.newGame();
      await asked(before);
      before.remove();
      localStorage.setItem(keyOfKept(), 'Ada was here');
      const game = await play(bare);
      expect(game.shadowRoot!.querySelector('form')!.textContent).to.contain(lost);
      expect(button(game, 'Play now')).to.exist;
    });

    it('saves a match for each element of a page: without ids, with the same id, and in shadow trees', async () => {
      const page = await fixture<HTMLElement>(
        html`<div>
          <p></p>
          <p></p>
        </div>`,
      );
      const shadow = page.firstElementChild!.attachShadow({ mode: 'open' });
      const make = (id = ''): GameOnPage => {
        const game = document.createElement(tag) as GameOnPage;
        for (const [name, value] of Object.entries({ ...table, pace: '0', loading: 'eager', ...(id && { id }) }))
          game.setAttribute(name, value);
        return game;
      };
      const lay = (): GameOnPage[] => {
        const games = [make(), make(), make('same'), make('same'), make()];
        page.append(...games.slice(0, 4));
        shadow.append(games[4]!);
        return games;
      };
      const first = lay();
      const before: string[] = [];
      for (const game of first) before.push(await goOn(game));
      const seeds = first.map((game) => game.save()!.seed);
      expect(new Set(names()).size).to.equal(5);
      first.forEach((game) => {
        game.remove();
      });
      const second = lay();
      for (const [i, game] of second.entries()) {
        await asked(game);
        expect([game.save()!.seed, seen(game)]).to.deep.equal([seeds[i], before[i]]);
      }
      // An element that is inserted before the others does not take over a match of theirs.
      const late = make();
      page.prepend(late);
      await goOn(late);
      expect(seeds).not.to.include(late.save()!.seed);
      expect(second[0]!.save()!.seed).to.equal(seeds[0]);
    });
  });
}
