// What becomes of a match of any game when the page is left, and when the browser's storage is refused, full or damaged: it is
// played, and said to be kept no longer.
import { expect } from '@open-wc/testing';
import type { Save } from '../../../src/engine/kernel/index.js';

/** The element of a game, as far as its storage goes. */
interface Keeping extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  save(): Save | null;
  leave(): void;
}

/** How a game is laid on the page and played on. */
export interface Kept<G extends Keeping> {
  readonly tag: string;
  /** `id="kept"` and a person and a bot at the table. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly play: (attributes: Record<string, string>) => Promise<G>;
  readonly asked: (game: G) => Promise<boolean>;
  /** Takes the first choice, and waits for the next question. */
  readonly takeFirst: (game: G) => Promise<unknown>;
  /** All that whoever sits there sees. */
  readonly seen: (game: G) => string;
}

const refused = 'This browser does not save matches';
const lost = 'could not be continued and was removed';

const text = (game: Keeping): string => game.shadowRoot!.textContent.replace(/\s+/g, ' ');
const button = (game: Keeping, name: string): HTMLButtonElement =>
  [...game.shadowRoot!.querySelectorAll('button')].find((each) => each.textContent.trim() === name)!;
const names = (): string[] => Object.keys(localStorage).filter((name) => name.startsWith('nightward:'));

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

/** What may have become of the text that is kept. */
const damages: Readonly<Record<string, (whole: string) => string>> = {
  'cut off in the middle': (whole) => whole.slice(0, whole.length / 2),
  'with a stranger at the table': (whole) => whole.replace('"random"', '"butler"'),
  'of another pack': (whole) => whole.replace(/"pack":"\w+"/, '"pack":"0"'),
  'of another game': (whole) => whole.replace(/"game":"[\w-]+"/, '"game":"chess"'),
  'with a forged position': (whole) => whole.replace(/"hash":"\w+"/, '"hash":"0123456789abcdef"'),
};

export function keepsItsMatch<G extends Keeping>(
  { tag, attributes: kept, play, asked, takeFirst, seen }: Kept<G>,
  more: typeof damages = {},
): void {
  const key = `nightward:${tag}:kept`;
  const bare = { id: 'kept', 'no-save': 'false' };
  const goOn = async (game: G): Promise<string> => {
    await asked(game);
    await takeFirst(game);
    return seen(game);
  };
  /** What is seen and kept of a match when its page is left. */
  const left = async (): Promise<{ readonly seen: string; readonly kept: string }> => {
    const game = await play(kept);
    const there = await goOn(game);
    game.remove();
    return { seen: there, kept: localStorage.getItem(key)! };
  };
  const putAway = async (game: G): Promise<void> => {
    button(game, 'New game').click();
    await game.updateComplete;
  };

  describe(`<${tag}> and the browser’s storage`, () => {
    afterEach(() => {
      for (const name of names()) localStorage.removeItem(name);
    });

    it('goes on after the page was left, whatever the page asks for meanwhile', async () => {
      const before = await left();
      const again = await play({ ...kept, seed: 'another' });
      await asked(again);
      expect(seen(again)).to.equal(before.seen);
    });

    it('goes on without any attribute: who plays whom is kept too', async () => {
      const before = await left();
      const again = await play(bare);
      await asked(again);
      expect(seen(again)).to.equal(before.seen);
    });

    it('takes nothing back that was put away', async () => {
      const first = await play(kept);
      await goOn(first);
      first.leave();
      first.remove();
      expect(localStorage.getItem(key)).to.equal(null);
      expect(button(await play(bare), 'Begin')).to.exist;
    });

    it('no-save keeps nothing', async () => {
      await goOn(await play({ ...kept, 'no-save': '' }));
      expect(names()).to.deep.equal([]);
    });

    for (const [title, own] of [
      [
        'refused at every touch',
        {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        },
      ],
      ['not there at all', { value: null }],
      [
        'full',
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
      it(`${title}: the match is played, and says that it is not kept`, () =>
        storage(own, async () => {
          const game = await play(kept);
          await goOn(game);
          expect(text(game)).to.contain(refused);
          await putAway(game);
          expect(button(game, 'Begin')).to.exist;
          expect(text(game)).not.to.contain(lost);
        }));

    it('full for a while: it is kept again as soon as it can be', async () => {
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

    for (const [title, damage] of Object.entries({ ...damages, ...more }))
      it(`${title}: another match begins, and what became of the first is said`, async () => {
        const { kept: before } = await left();
        const after = damage(before);
        expect(after).not.to.equal(before);
        localStorage.setItem(key, after);
        const game = await play({ ...kept, seed: 'anew' });
        await goOn(game);
        expect(game.save()!.seed).to.equal('anew');
        expect(text(game)).to.contain(lost);
        await putAway(game);
        expect(text(game)).not.to.contain(lost);
      });

    it('damaged: the form says so too', async () => {
      localStorage.setItem(key, 'Ada was here');
      const game = await play(bare);
      expect(game.shadowRoot!.querySelector('form')!.textContent).to.contain(lost);
      expect(button(game, 'Begin')).to.exist;
    });
  });
}
