// What becomes of a match of Lobotomy 2 when the page is left, and when the browser's storage is refused or damaged.
import { expect } from '@open-wc/testing';
import type { LobotomyGame } from '../../src/components/lobotomy-game/lobotomy-game.js';
import { asked, button, ids, log, play, root, signature, take, text } from './lobotomy.js';

const key = 'nightward:lobotomy-game:kept';
const kept = { scenario: 'DN1', characters: 'lotte-wren ian-mcfellow, harriet-voss', seats: 'person random', seed: 'kept', id: 'kept', 'no-save': 'false' };
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

/** Takes the first choice, and gives all that is seen then. */
async function goOn(game: LobotomyGame): Promise<string> {
  await asked(game);
  await take(game, ids(game)[0]!);
  return seen(game);
}
const seen = (game: LobotomyGame): string => JSON.stringify([signature(game), log(game), text(game)]);

describe('<lobotomy-game> and the browser’s storage', () => {
  afterEach(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith('nightward:')) localStorage.removeItem(name);
  });

  it('goes on after the page was left, with its log, whatever the page asks for meanwhile', async () => {
    const first = await play(kept);
    const left = await goOn(first);
    first.remove();
    const second = await play({ ...kept, seed: 'another' });
    await asked(second);
    expect(seen(second)).to.equal(left);
  });

  it('goes on without any attribute: who plays whom is kept too', async () => {
    const first = await play(kept);
    const left = await goOn(first);
    first.remove();
    const second = await play({ id: 'kept', 'no-save': 'false' });
    await asked(second);
    expect(seen(second)).to.equal(left);
  });

  it('takes nothing back that was put away', async () => {
    const first = await play(kept);
    await goOn(first);
    first.leave();
    first.remove();
    expect(localStorage.getItem(key)).to.equal(null);
    const second = await play({ id: 'kept', 'no-save': 'false' });
    expect(button(second, 'Begin')).to.exist;
  });

  it('no-save keeps nothing', async () => {
    await goOn(await play({ ...kept, 'no-save': '' }));
    expect(Object.keys(localStorage).filter((name) => name.startsWith('nightward:'))).to.deep.equal([]);
  });

  for (const [title, own] of [
    ['refused at every touch', { get: () => { throw new DOMException('denied', 'SecurityError'); } }],
    ['not there at all', { value: null }],
    ['full', { value: { getItem: () => null, removeItem: () => undefined, setItem: () => { throw new DOMException('full', 'QuotaExceededError'); } } }],
  ] as const)
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

  const whole = async (): Promise<string> => {
    const game = await play(kept);
    await goOn(game);
    game.remove();
    return localStorage.getItem(key)!;
  };
  for (const [title, damage] of Object.entries<(whole: string) => string>({
    'cut off in the middle': (save) => save.slice(0, save.length / 2),
    'with a stranger at the table': (save) => save.replace('"random"', '"butler"'),
    'of another pack': (save) => save.replace(/"pack":"\w+"/, '"pack":"0"'),
    'of another game': (save) => save.replace('"game":"lobotomy-2"', '"game":"sanitarium"'),
    'with a forged position': (save) => save.replace(/"hash":"\w+"/, '"hash":"0123456789abcdef"'),
  }))
    it(`${title}: another match begins, and what became of the first is said`, async () => {
      const before = await whole();
      const after = damage(before);
      expect(after).not.to.equal(before);
      localStorage.setItem(key, after);
      const game = await play({ ...kept, seed: 'anew' });
      await goOn(game);
      expect(game.save()!.seed).to.equal('anew');
      expect(text(game)).to.contain(lost);
    });

  it('damaged: the form says so', async () => {
    localStorage.setItem(key, 'Tobias was here');
    const game = await play({ id: 'kept', 'no-save': 'false' });
    expect(root(game).querySelector('form')!.textContent).to.contain(lost);
  });
});
