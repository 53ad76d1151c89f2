// The attributes of every game: an invalid value is reported and can be corrected, and removing an attribute restores
// its default.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { NwErrorEvent } from '../../../src/components/shared/events.js';
import { waitUntil } from '../support/browser.js';
import { drivers, type WrongAttribute } from './driver.js';
import {
  answerFirst,
  asked,
  ids,
  log,
  placeGame,
  prompt,
  root,
  text,
  type Attributes,
  type GameOnPage,
} from './on-page.js';

/** Invalid attributes that every game refuses while a match is played. */
const wrongEverywhere: readonly WrongAttribute[] = [
  ['hints', { hints: 'maybe' }, 'hints', 'hints', 'hints must be “on” or “off”'],
  ['layout', { layout: 'grid' }, 'layout', 'layout', 'layout must be “own”'],
  ['loading', { loading: 'soon' }, 'loading', 'loading', 'loading must be “lazy” or “eager”'],
  ['a pace that is a word', { pace: 'fast' }, 'pace', 'pace', 'pace must be a number of milliseconds'],
  ['pace below 0', { pace: '-5' }, 'pace', 'pace', 'pace must be a number of milliseconds'],
];

const hasTable = (game: Element): Promise<void> => waitUntil(() => root(game).querySelector('.table'), 'no table');

for (const { tag, table, botsAlone, board, attributes } of Object.values(drivers))
  describe(`the attributes of <${tag}>`, () => {
    const { defaults, wrong, mended } = attributes;
    const make = (own: Attributes): GameOnPage => {
      const game = document.createElement(tag) as GameOnPage;
      for (const [name, value] of Object.entries({ loading: 'eager', 'no-save': '', ...own }))
        game.setAttribute(name, value);
      return game;
    };

    for (const [what, own, code, path, message] of [
      ...wrong,
      ...wrongEverywhere.map(([what, own, ...expected]): WrongAttribute => [what, { ...table, ...own }, ...expected]),
    ])
      it(`${what}: an invalid value is reported with code, message and path, and no match is played`, async () => {
        const game = make(own);
        const failed = oneEvent(game, 'nw-error') as unknown as Promise<NwErrorEvent>;
        await fixture(html`${game}`);
        const fault = await failed;
        expect([fault.code, fault.path]).to.deep.equal([code, path]);
        expect(fault.message).to.contain(message);
        await waitUntil(
          () => root(game).querySelector('[part=error]')?.textContent.includes(message),
          'no message is shown',
        );
        expect([game.matches(':state(error)'), game.matches(':state(playing)'), game.save()]).to.deep.equal([
          true,
          false,
          null,
        ]);
      });

    it('end the match if they are invalid, with a message in the language of the page, until they are corrected', async () => {
      const game = await placeGame(tag, { ...botsAlone, seed: 'wrong', pace: '60000' });
      await hasTable(game);
      const failed = oneEvent(game, 'nw-error');
      game.setAttribute(mended.attribute, mended.wrong);
      await failed;
      await waitUntil(() => game.save() === null && !game.matches(':state(playing)'), 'the match continues');
      await waitUntil(() => text(game).includes(mended.en), 'there is no message');
      game.lang = 'de';
      await waitUntil(() => text(game).includes(mended.de), 'the message is not in German');
      game.setAttribute(mended.attribute, mended.good);
      await hasTable(game);
      expect(game.matches(':state(error)')).to.equal(false);
    });

    it('also interrupt the match if no game allows their value, and the match continues once they are corrected', async () => {
      const game = await placeGame(tag, { ...table, seed: 'strange', pace: '5' });
      await asked(game);
      for (const [name, wrongValue, good] of [
        ['pace', 'fast', '5'],
        ['hints', 'maybe', 'off'],
      ] as const) {
        game.setAttribute(name, wrongValue);
        await waitUntil(
          () => game.matches(':state(error)') && text(game).includes(`${name} must be`),
          `${name} is accepted`,
        );
        game.setAttribute(name, good);
        await waitUntil(
          () => game.matches(':state(playing)') && !game.matches(':state(error)'),
          `${name} is not corrected`,
        );
      }
    });

    it('have their defaults again when they are removed', async () => {
      const game = await placeGame(tag, {
        ...table,
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

    it('start the match without the form if `seats` is set', async () => {
      const game = await placeGame(tag, table);
      await asked(game);
      expect(root(game).querySelector('form')).to.equal(null);
    });

    it('repeat a match with the same `seed`, and make another match with another seed', async () => {
      const opening = async (seed: string): Promise<string> => {
        const game = await placeGame(tag, { ...table, seed });
        await asked(game);
        for (let n = 0; n < 3; n++) await answerFirst(game);
        const seen = JSON.stringify([prompt(game), ids(game), log(game).length, board(game)]);
        game.remove();
        return seen;
      };
      const first = await opening('a');
      expect([(await opening('a')) === first, (await opening('b')) === first]).to.deep.equal([true, false]);
    });

    it('can set `loading` to eager after the element has been placed', async () => {
      const far = await fixture<HTMLElement>(html`<div style="padding-top: 9000px"></div>`);
      const game = make({ ...table, seed: 'haste', loading: 'lazy' });
      far.append(game);
      await game.updateComplete;
      game.setAttribute('loading', 'eager');
      await hasTable(game);
    });

    it('can contain an invalid language tag', async () => {
      expect(await asked(await placeGame(tag, { ...table, lang: 'en_US', seed: 'tag' }))).to.equal(true);
    });

    it('have no effect before the element is on the page', () => {
      const game = make(table);
      game.newGame();
      expect(game.save()).to.equal(null);
    });

    it('can be followed by a pack that is added to the element later', async () => {
      const game = make({});
      await fixture(html`${game}`);
      const failed = oneEvent(game, 'nw-error') as unknown as Promise<NwErrorEvent>;
      game.append(
        Object.assign(document.createElement('script'), { type: 'application/json', textContent: '{"format": 1}' }),
      );
      expect((await failed).code).to.equal('pack');
    });
  });
