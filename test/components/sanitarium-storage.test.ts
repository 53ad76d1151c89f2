// What becomes of a match when the browser's storage is refused, full or damaged: it is played, and said to be kept no longer.
// What every element keeps is its own.
import { expect, fixture, html } from '@open-wc/testing';
import type { SanitariumGame } from '../../src/components/sanitarium-game/sanitarium-game.js';
import { asked, button, choose, ids, play, signature, text } from './sanitarium.js';

const key = 'nightward:sanitarium-game:kept';
const kept = { seats: 'person random', seed: 'kept', id: 'kept', 'no-save': 'false' };
const refused = 'This browser keeps no saves';
const lost = 'could not go on and is gone';

/** Another storage of the page, as long as `during` lasts. */
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

/** Takes the first choice, and gives the question after it. */
async function goOn(game: SanitariumGame): Promise<string> {
  await asked(game);
  const before = signature(game);
  choose(game, ids(game)[0]!);
  await asked(game, before);
  return signature(game);
}

describe('<sanitarium-game> and the browser’s storage', () => {
  afterEach(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith('nightward:')) localStorage.removeItem(name);
  });

  for (const [title, own] of [
    ['refused at every touch', { get: () => { throw new DOMException('denied', 'SecurityError'); } }],
    ['not there at all', { value: null }],
    ['full', { value: { getItem: () => null, removeItem: () => undefined, setItem: () => { throw new DOMException('full', 'QuotaExceededError'); } } }],
  ] as const) {
    it(`${title}: the match is played, and says that it is not kept`, () =>
      storage(own, async () => {
        const game = await play(kept);
        await goOn(game);
        expect(text(game)).to.contain(refused);
        button(game, 'New game').click();
        await game.updateComplete;
        expect(button(game, 'Begin')).to.exist;
        expect(text(game)).not.to.contain(lost);
      }));
  }

  it('full for a while: it is kept again as soon as it can be', async () => {
    const game = await play(kept);
    await asked(game);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
    await goOn(game);
    expect(text(game)).to.contain(refused);
    Storage.prototype.setItem = setItem;
    const left = await goOn(game);
    expect(text(game)).not.to.contain(refused);
    game.remove();
    const again = await play(kept);
    await asked(again);
    expect(signature(again)).to.equal(left);
  });

  const whole = async (): Promise<string> => {
    const game = await play(kept);
    await goOn(game);
    game.remove();
    return localStorage.getItem(key)!;
  };
  for (const [title, damage] of Object.entries<(whole: string) => string>({
    'any text': () => 'Ada was here',
    'JSON of something else': () => '[1, {"save": 2}]',
    'null': () => 'null',
    'a number': () => '7',
    'cut off in the middle': (text) => text.slice(0, text.length / 2),
    'without its save': (text) => JSON.stringify({ ...(JSON.parse(text) as object), save: null }),
    'with a stranger at the table': (text) => text.replace('"random"', '"butler"'),
    'with more names than texts': (text) => text.replace('"names":[]', '"names":[{"toString":1}]'),
    'with a seat too many': (text) => text.replace('["person","random"]', '["person","random","random"]'),
    'with a choice that was never offered': (text) => text.replace('"choices":[[0,', '"choices":[[7,'),
    'of another pack': (text) => text.replace(/"pack":"\w+"/, '"pack":"0"'),
    'of a later version': (text) => text.replace('"version":1', '"version":99'),
    'with a forged position': (text) => text.replace(/"hash":"\w+"/, '"hash":"0123456789abcdef"'),
    'half a million letters long': () => 'x'.repeat(500_000),
    'deeper than anything': () => '['.repeat(20_000),
  })) {
    it(`${title}: another match begins, and what became of the first is said`, async () => {
      const before = await whole();
      const after = damage(before);
      expect(after).not.to.equal(before);
      localStorage.setItem(key, after);
      const game = await play({ ...kept, seed: 'anew' });
      await goOn(game);
      expect(game.save()!.seed).to.equal('anew');
      expect(text(game)).to.contain(lost);
      button(game, 'New game').click();
      await game.updateComplete;
      expect(text(game)).not.to.contain(lost);
    });
  }

  it('damaged: the form says so too', async () => {
    localStorage.setItem(key, 'Ada was here');
    const game = await play({ id: 'kept', 'no-save': 'false' });
    expect(text(game)).to.contain(lost);
    expect(button(game, 'Begin')).to.exist;
  });

  it('elements of one page keep a match each: without ids, with the same id, and in other trees', async () => {
    const page = await fixture<HTMLElement>(html`<div><p></p><p></p></div>`);
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
    first.forEach((game) => { game.remove(); });
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
