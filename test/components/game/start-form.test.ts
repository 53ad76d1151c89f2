// The start form of every game: it asks who plays, and starts the match.
import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { isAccessible, narrowest, waitUntil } from '../support/browser.js';
import { drivers } from './driver.js';
import { asked, button, ids, isOver, isPlaying, placeGame, root, type Attributes, type GameOnPage } from './on-page.js';

for (const { tag } of Object.values(drivers))
  describe(`<${tag}>: the start form`, () => {
    const form = async (attributes: Attributes = {}): Promise<GameOnPage> => {
      const game = await placeGame(tag, attributes);
      await waitUntil(() => root(game).querySelector('form'), 'no form');
      return game;
    };

    it('is accessible', async () => {
      await isAccessible(await form());
    });

    describe('its first view', () => {
      after(() => setViewport({ width: 800, height: 600 }));

      for (const { width, height } of [
        { width: 1280, height: 800 },
        { width: Math.max(390, narrowest), height: 844 },
      ]) {
        /** The form alone in a window, as on a page of its own. */
        const inWindow = async (attributes: Attributes): Promise<GameOnPage> => {
          await setViewport({ width, height });
          const game = await form(attributes);
          game.style.cssText = 'position: absolute; inset: 0 0 auto';
          return game;
        };

        for (const lang of ['en', 'de'])
          it(`fits a window of ${width} × ${height}, and nothing is cut off or drawn outside (${lang})`, async () => {
            const game = await inWindow({ lang });
            expect(game.offsetHeight).to.be.at.most(height);
            const form = root(game).querySelector('form')!;
            for (const shown of form.querySelectorAll(':scope > *, button, .pictures:not(.row) > *')) {
              const { left, right, bottom } = shown.getBoundingClientRect();
              expect([left >= 0, right <= width, bottom <= height], shown.outerHTML).to.deep.equal([true, true, true]);
            }
            for (const words of form.querySelectorAll('h2, button, .picture > b, .picture > small, .notes'))
              expect(words.scrollWidth, words.textContent).to.be.at.most(
                Math.ceil(words.getBoundingClientRect().width),
              );
          });

        it(`starts a match without scrolling in a window of ${width} × ${height}`, async () => {
          const game = await inWindow({ seed: 'first view' });
          const begin = button(game, 'Play now');
          const { left, top, width: wide, height: high } = begin.getBoundingClientRect();
          expect(root(game).elementFromPoint(left + wide / 2, top + high / 2)).to.equal(begin);
          begin.click();
          expect(await asked(game)).to.equal(true);
        });

        it(`shows each picture that the arrow keys choose in a window of ${width} × ${height}`, async () => {
          const radios = root(await inWindow({})).querySelectorAll<HTMLInputElement>('.picture > input');
          const group = [...radios].filter(({ name }) => name === radios[0]?.name);
          group[0]!.focus();
          for (const radio of group.slice(1)) {
            await sendKeys({ press: 'ArrowRight' });
            expect(radio.checked).to.equal(true);
            await waitUntil(() => {
              const { left, right } = radio.parentElement!.getBoundingClientRect();
              return left >= 0 && right <= width;
            }, 'the picture is cut off');
          }
        });
      }
    });

    for (const lang of ['en', 'de'])
      it(`keeps what is chosen while “More” is folded, and says who plays (${lang})`, async () => {
        const game = await form({ lang });
        const summary = root(game).querySelector('summary')!;
        summary.click();
        const who = root(game).querySelector<HTMLSelectElement>('.occupants select')!;
        who.value = who.options[1]!.value;
        who.dispatchEvent(new Event('change', { bubbles: true }));
        summary.click();
        await game.updateComplete;
        expect([root(game).querySelector('details')!.open, who.value]).to.deep.equal([false, who.options[1]!.value]);
        await waitUntil(() => /^(More|Mehr)\s+\d bots/i.test(summary.textContent), 'it does not say who plays');
      });

    it('starts a match of a person with bots', async () => {
      const game = await form({ seed: 'form', 'no-save': '' });
      button(game, 'Play now').click();
      expect(await asked(game)).to.equal(true);
      await waitUntil(() => isPlaying(game), 'the match is not played');
    });

    it('does not offer the bot that plays at random', async () => {
      const who = root(await form()).querySelector<HTMLSelectElement>('.occupants select')!;
      expect([...who.options].map(({ value }) => value)).to.not.include('random');
    });

    it('can give every seat to bots; the match is then only watched', async () => {
      const game = await form({ seed: 'bots', pace: '60000' });
      const who = root(game).querySelector<HTMLSelectElement>('.occupants select')!;
      who.selectedIndex = 1;
      who.dispatchEvent(new Event('change', { bubbles: true }));
      await game.updateComplete;
      button(game, 'Play now').click();
      await waitUntil(() => root(game).querySelector('.table'), 'no table');
      expect([ids(game), isOver(game)]).to.deep.equal([[], false]);
    });
  });
