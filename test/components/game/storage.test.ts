// The autosave of every game: a match continues after a reload. If the storage is refused, full or damaged, the match
// is played, and a message says what is not saved.
import { expect, fixture, html } from '@open-wc/testing';
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
  const key = `nightward:${tag}:kept`;
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
  let left: { readonly seen: string; readonly kept: string };
  const putAway = async (game: GameOnPage): Promise<void> => {
    button(game, 'New game').click();
    await game.updateComplete;
  };

  describe(`<${tag}> and the browser’s storage`, () => {
    before(async () => {
      const game = await play(kept);
      const there = await goOn(game);
      game.remove();
      left = { seen: there, kept: localStorage.getItem(key)! };
    });
    afterEach(() => {
      for (const name of names()) localStorage.removeItem(name);
    });

    it('continues the match after a reload, although the page asks for another seed', async () => {
      localStorage.setItem(key, left.kept);
      const again = await play({ ...kept, seed: 'another' });
      await asked(again);
      expect(seen(again)).to.equal(left.seen);
    });

    it('continues the match without attributes, because the occupants are saved, too', async () => {
      localStorage.setItem(key, left.kept);
      const again = await play(bare);
      await asked(again);
      expect(seen(again)).to.equal(left.seen);
    });

    it('does not continue a match after leave()', async () => {
      localStorage.setItem(key, left.kept);
      const first = await play(kept);
      await asked(first);
      first.leave();
      first.remove();
      expect(localStorage.getItem(key)).to.equal(null);
      expect(button(await play(bare), 'Start')).to.exist;
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
          expect(button(game, 'Start')).to.exist;
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
        localStorage.setItem(key, after);
        const game = await play({ ...kept, seed: 'anew' });
        await goOn(game);
        expect(game.save()!.seed).to.equal('anew');
        expect(text(game)).to.contain(lost);
        await putAway(game);
        expect(text(game)).not.to.contain(lost);
      });

    it('damaged save: the form shows the message, too', async () => {
      localStorage.setItem(key, 'Ada was here');
      const game = await play(bare);
      expect(game.shadowRoot!.querySelector('form')!.textContent).to.contain(lost);
      expect(button(game, 'Start')).to.exist;
    });

    it('saves a match for each element of a page: without ids, with the same id, and in shadow trees', async () => {
      const page = await fixture<HTMLElement>(
        html`<div>
          <p></p>
          <p></p>
        </div>`,
      );
      const shadow = page.firstElementChild!.attachShadow({ mode: 'open' });
      const make = (seed: string, id = ''): GameOnPage => {
        const game = document.createElement(tag) as GameOnPage;
        for (const [name, value] of Object.entries({ ...table, seed, pace: '0', loading: 'eager', ...(id && { id }) }))
          game.setAttribute(name, value);
        return game;
      };
      const lay = (): GameOnPage[] => {
        const games = [make('one'), make('two'), make('three', 'same'), make('four', 'same'), make('five')];
        page.append(...games.slice(0, 4));
        shadow.append(games[4]!);
        return games;
      };
      const first = lay();
      const before: string[] = [];
      for (const game of first) before.push(await goOn(game));
      expect(new Set(names()).size).to.equal(5);
      first.forEach((game) => {
        game.remove();
      });
      const second = lay();
      for (const [i, game] of second.entries()) {
        await asked(game);
        expect(seen(game), game.seed).to.equal(before[i]);
      }
      // An element that is inserted before the others does not take over a match of theirs.
      const late = make('late');
      page.prepend(late);
      await goOn(late);
      expect([late.save()!.seed, second[0]!.save()!.seed]).to.deep.equal(['late', 'one']);
    });
  });
}
