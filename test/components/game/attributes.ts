// What a page asks of any game by attributes: what is wrong is told and mended, and what is taken away is its default again.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { NwErrorEvent } from '../../../src/components/shared/events.js';
import type { Save } from '../../../src/engine/kernel/index.js';
import { waitUntil } from '../support/browser.js';

/** The element of a game, as far as its attributes go. */
interface Asked extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly isUpdatePending: boolean;
  save(): Save | null;
  newGame(): void;
}

type Attributes = Readonly<Record<string, string>>;

/** What a game refuses: what it is, the attributes, and the code, the path and words of the fault. */
export type Wrong = readonly [what: string, attributes: Attributes, code: string, path: string, message: string];

export interface Heeding<G extends Asked> {
  readonly tag: string;
  readonly play: (attributes: Record<string, string>) => Promise<G>;
  readonly asked: (game: G) => Promise<boolean>;
  /** With a person at the table. */
  readonly attributes: Attributes;
  /** Bots alone. */
  readonly watched: Attributes;
  /** Properties that have other values at first, and those they have again. */
  readonly defaults: Readonly<Record<string, readonly [given: string, fallen: unknown]>>;
  readonly wrong: readonly Wrong[];
  /** An attribute that is wrong, what is said of it in English and in German, and a good value. */
  readonly mended: {
    readonly attribute: string;
    readonly wrong: string;
    readonly en: string;
    readonly de: string;
    readonly good: string;
  };
}

/** What every game refuses, with somebody at the table. */
const strange: readonly Wrong[] = [
  ['hints', { hints: 'maybe' }, 'hints', 'hints', 'hints must be “on” or “off”'],
  ['layout', { layout: 'grid' }, 'layout', 'layout', 'layout must be “own”'],
  ['loading', { loading: 'soon' }, 'loading', 'loading', 'loading must be “lazy” or “eager”'],
  ['a word for pace', { pace: 'fast' }, 'pace', 'pace', 'pace must be a number of milliseconds'],
  ['pace below 0', { pace: '-5' }, 'pace', 'pace', 'pace must be a number of milliseconds'],
];

const text = (game: Asked): string => game.shadowRoot!.textContent.replace(/\s+/g, ' ');

export function heedsAttributes<G extends Asked>({
  tag,
  play,
  asked,
  attributes,
  watched,
  defaults,
  wrong,
  mended,
}: Heeding<G>): void {
  const make = (own: Attributes): G => {
    const game = document.createElement(tag) as unknown as G;
    for (const [name, value] of Object.entries({ loading: 'eager', 'no-save': '', ...own }))
      game.setAttribute(name, value);
    return game;
  };

  for (const [what, own, code, path, message] of [
    ...wrong,
    ...strange.map(([what, own, ...told]): Wrong => [what, { ...attributes, ...own }, ...told]),
  ])
    it(`${what}: a wrong one is told with code, message and path, and nothing is played`, async () => {
      const game = make(own);
      const failed = oneEvent(game, 'nw-error') as unknown as Promise<NwErrorEvent>;
      await fixture(html`${game}`);
      const told = await failed;
      expect([told.code, told.path]).to.deep.equal([code, path]);
      expect(told.message).to.contain(message);
      await waitUntil(
        () => game.shadowRoot!.querySelector('[part=error]')?.textContent.includes(message),
        'nothing is seen of it',
      );
      expect([game.matches(':state(error)'), game.matches(':state(playing)'), game.save()]).to.deep.equal([
        true,
        false,
        null,
      ]);
    });

  it('that are wrong end the match, say so in the language of the place, and are mended', async () => {
    const table = (): Promise<void> => waitUntil(() => game.shadowRoot!.querySelector('.table'), 'no table');
    const game = await play({ ...watched, seed: 'wrong', pace: '60000' });
    await table();
    const failed = oneEvent(game, 'nw-error');
    game.setAttribute(mended.attribute, mended.wrong);
    await failed;
    await waitUntil(() => game.save() === null && !game.matches(':state(playing)'), 'it goes on');
    await waitUntil(() => text(game).includes(mended.en), 'nothing is said');
    game.lang = 'de';
    // A busy machine takes its time to fetch the words; what stands there after it tells why.
    await waitUntil(() => text(game).includes(mended.de)).catch(() => undefined);
    expect(text(game), game.isUpdatePending ? 'its words are on the way' : 'it is drawn').to.contain(mended.de);
    game.setAttribute(mended.attribute, mended.good);
    await table();
    expect(game.matches(':state(error)')).to.equal(false);
  });

  it('that no game takes end the match too, and it goes on when they are mended', async () => {
    const game = await play({ ...attributes, seed: 'strange', pace: '5' });
    await asked(game);
    for (const [name, wrong, good] of [
      ['pace', 'fast', '5'],
      ['hints', 'maybe', 'off'],
    ] as const) {
      game.setAttribute(name, wrong);
      await waitUntil(
        () => game.matches(':state(error)') && text(game).includes(`${name} must be`),
        `${name} is taken in silence`,
      );
      game.setAttribute(name, good);
      await waitUntil(() => game.matches(':state(playing)') && !game.matches(':state(error)'), `${name} is not mended`);
    }
  });

  it('are their defaults again when they are taken away', async () => {
    const game = await play({
      ...attributes,
      pace: '5',
      ...Object.fromEntries(Object.entries(defaults).map(([name, [given]]) => [name, given])),
    });
    await asked(game);
    const names = ['pace', 'loading', ...Object.keys(defaults)];
    for (const name of names) game.removeAttribute(name);
    await game.updateComplete;
    const now = game as unknown as Record<string, unknown>;
    const properties = names.map((name) => name.replace(/-\w/g, ([, letter]) => letter!.toUpperCase()));
    expect(properties.map((name) => now[name])).to.deep.equal([
      900,
      'lazy',
      ...Object.values(defaults).map(([, fallen]) => fallen),
    ]);
    expect(game.matches(':state(error)')).to.equal(false);
  });

  it('may name a language that none is', async () => {
    expect(await asked(await play({ ...attributes, lang: 'en_US', seed: 'tag' }))).to.equal(true);
  });

  it('are not acted on before the element is on the page', () => {
    const game = make(attributes);
    game.newGame();
    expect(game.save()).to.equal(null);
  });
}
