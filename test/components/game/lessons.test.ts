// The lessons of every game: what is marked, and what the guide says between them.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Guide } from '../../../src/components/game/lessons/guide.js';
import { waitUntil } from '../support/browser.js';
import { drivers } from './driver.js';
import { button, placeGame, root, type GameOnPage } from './on-page.js';

type Taught = Guide & {
  readonly lessons: readonly { readonly id: string; readonly anew?: true }[];
};

for (const { tag, lessons } of Object.values(drivers))
  describe(`<${tag}>: lessons`, () => {
    if (!lessons) return;

    const guideOf = (game: GameOnPage): Taught | null =>
      root(game).querySelector<Taught>(`nw1-${tag.replace('-game', '')}-guide`);
    const learn = async (): Promise<Taught> => {
      const game = await placeGame<GameOnPage>(tag, { guide: '', motion: 'full' });
      await waitUntil(() => guideOf(game)?.hasUpdated, 'no guide');
      return guideOf(game)!;
    };
    const all = (tree: ShadowRoot, selector: string): Element[] => [
      ...tree.querySelectorAll(selector),
      ...[...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot, selector) : [])),
    ];
    const marked = (guide: Taught): Element[] =>
      all(guide.shadowRoot!, '[data-next]').filter((each) => each.getClientRects().length > 0);

    it('marks what is to be pressed in each lesson with a ring, and never fades it', async () => {
      const guide = await learn();
      for (const [i, { id }] of guide.lessons.entries()) {
        guide.state = i;
        await guide.updateComplete;
        await waitUntil(() => marked(guide).length > 0, `nothing is marked in ${id}`);
        for (const thing of marked(guide)) {
          const drawn = thing.querySelector('.area') ?? thing;
          const { opacity, outlineStyle, stroke } = getComputedStyle(drawn);
          expect([opacity, outlineStyle !== 'none' || stroke !== 'none'], id).to.deep.equal(['1', true]);
          const fades = [thing, drawn].flatMap((each) =>
            each
              .getAnimations()
              .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
              .filter((frame) => frame['opacity'] !== undefined),
          );
          expect(fades, id).to.deep.equal([]);
        }
      }
    });

    it('says that a new night begins when what the learner had is gone', async () => {
      const guide = await learn();
      for (const [i, { id, anew }] of guide.lessons.entries()) {
        guide.state = i;
        await guide.updateComplete;
        const said = guide.shadowRoot!.querySelector('p')!.textContent;
        expect(said.startsWith('A new night, with other cards.'), id).to.equal(!!anew);
      }
    });

    it('scrolls to the lessons when the reader presses the button', async () => {
      const game = await placeGame<GameOnPage>(tag, {});
      game.parentElement!.style.paddingTop = '150vh';
      await waitUntil(() => button(game, 'Learn in 3 minutes'), 'no form');
      const learning = button(game, 'Learn in 3 minutes');
      learning.scrollIntoView({ block: 'end' });
      expect(game.getBoundingClientRect().top).to.be.greaterThan(1);
      learning.focus();
      // A real key, because the page scrolls only for somebody who is there.
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => guideOf(game)?.hasUpdated, 'no guide');
      const instructions = guideOf(game)!.shadowRoot!.querySelector('section')!;
      const isAtTop = (): boolean => {
        const { top } = instructions.getBoundingClientRect();
        return top >= 0 && top < innerHeight / 4;
      };
      await waitUntil(isAtTop, 'the page does not scroll');
    });
  });
