// The attribute `notes` of every game: the content warnings are shown before a match, however the match starts.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { isAccessible, waitUntil } from '../support/browser.js';
import { drivers } from './driver.js';
import { asked, button, isPlaying, placeGame, root, type Attributes, type GameOnPage } from './on-page.js';

const panel = (game: Element): HTMLElement | null => root(game).querySelector('[part=notes]');
/** Checks that the warnings are shown, and that there is no match yet. */
async function warned(game: GameOnPage): Promise<void> {
  await waitUntil(() => panel(game), 'no warnings');
  expect([game.matches(':state(notes)'), isPlaying(game), game.save()]).to.deep.equal([true, false, null]);
}
const begin = (game: Element): HTMLButtonElement => button(game, 'I have read this. Start');

for (const { tag, table, botsAlone, page, softened } of Object.values(drivers))
  describe(`<${tag} notes>`, () => {
    const play = (attributes: Attributes): Promise<GameOnPage> => placeGame(tag, { notes: '', ...attributes });

    for (const [lang, start, read] of [
      ['en', 'Play now', 'I have read this. Start'],
      ['de', 'Jetzt spielen', 'Gelesen. Starten'],
    ] as const)
      it(`lists all content warnings before the match starts: ${lang}`, async () => {
        const game = await play({ lang });
        expect(panel(game), 'the form is shown first').to.equal(null);
        await waitUntil(() => button(game, start), 'no form');
        button(game, start).click();
        await warned(game);
        expect([...panel(game)!.querySelectorAll('li')].map((item) => item.textContent)).to.deep.equal(
          Object.entries(page[lang]).flatMap(([key, text]) => (key.startsWith('warning-') ? [text] : [])),
        );
        await isAccessible(game);
        button(game, read).click();
        await waitUntil(() => isPlaying(game), 'it does not begin');
        expect([panel(game), game.matches(':state(notes)')]).to.deep.equal([null, false]);
      });

    for (const [who, attributes] of [
      ['a person', table],
      ['bots alone', botsAlone],
    ] as const)
      it(`lists the content warnings if attributes start the match: ${who}`, async () => {
        const game = await play(attributes);
        await warned(game);
        expect(root(game).querySelector('.table')).to.equal(null);
        begin(game).click();
        await waitUntil(() => isPlaying(game), 'it does not begin');
      });

    it('does not list the content warnings again in the same match, or before another match with the same cards', async () => {
      const game = await play({ ...table, seed: 'once' });
      await warned(game);
      begin(game).click();
      await asked(game);
      game.newGame();
      await waitUntil(() => isPlaying(game) && root(game).querySelector('.table'), 'no other match');
      await asked(game);
      expect(panel(game)).to.equal(null);
    });

    it('lists the content warnings before a saved match continues', async () => {
      const kept = { ...table, id: 'notes-kept', seed: 'kept', 'no-save': 'false' };
      const first = await placeGame(tag, kept);
      await asked(first);
      const save = JSON.stringify(first.save());
      first.remove();
      const second = await play(kept);
      await warned(second);
      begin(second).click();
      await asked(second);
      expect(JSON.stringify(second.save())).to.equal(save);
      second.leave();
    });

    if (softened)
      it('lets the reader choose softened content beside the warnings', async () => {
        const game = await play({ ...table, seed: 'calm' });
        await warned(game);
        panel(game)!.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
        begin(game).click();
        await asked(game);
        expect(game.matches(':state(calm)')).to.equal(true);
      });

    it('can be read and confirmed with the keyboard', async () => {
      const game = await play({});
      await waitUntil(() => button(game, 'Play now'), 'no form');
      button(game, 'Play now').focus();
      await sendKeys({ press: 'Enter' });
      await warned(game);
      await waitUntil(() => root(game).activeElement?.id === 'notes-title', 'the title has no focus');
      for (let i = 0; i < (softened ? 2 : 1); i++) await sendKeys({ press: 'Tab' });
      expect(root(game).activeElement).to.equal(begin(game));
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => isPlaying(game), 'it does not begin');
    });

    it('lists no warnings with notes="false"', async () => {
      const game = await play({ ...table, notes: 'false' });
      await asked(game);
      expect(panel(game)).to.equal(null);
    });
  });
