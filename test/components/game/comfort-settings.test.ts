// What a game does for its players' comfort: what may distress can be put away, sound waits to be asked for, advice goes when it is not
// wanted, and the language of the page is followed.
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/browser.js';
import { drivers } from './driver.js';
import { answer, asked, button, log, placeGame, prompt, root, text } from './on-page.js';

for (const { tag, table, turn, softened } of Object.values(drivers))
  describe(`<${tag}>: comfort`, () => {
    if (softened)
      it('calm: changes all that is said and drawn when it is asked for, and back; the match is the same', async () => {
        const { attributes, properties, names, distressing } = softened;
        const game = await placeGame(tag, attributes, properties);
        await asked(game);
        const save = JSON.stringify(game.save());
        await waitUntil(() => distressing.test(names(game)), 'nothing may distress');
        const before = names(game);
        button(game, 'Calm').click();
        await waitUntil(() => !distressing.test(names(game)), 'not calm');
        expect([game.calm, game.matches(':state(calm)'), button(game, 'Calm').ariaPressed]).to.deep.equal([
          true,
          true,
          'true',
        ]);
        const said = `${text(game)} ${game.describe()} ${log(game).join()} ${names(game)}`;
        expect(said).not.to.match(distressing);
        expect(said).not.to.contain('.calm');
        button(game, 'Calm').click();
        await waitUntil(() => names(game) === before, 'still calm');
        expect(JSON.stringify(game.save())).to.equal(save);
      });

    it('hints: advise on what is asked for the first time, and are put away', async () => {
      const game = await placeGame(tag, { ...turn.attributes, hints: 'on' }, turn.properties);
      await waitUntil(() => root(game).querySelector('[part=hint]'), 'no advice');
      button(game, 'Turn off hints').click();
      await waitUntil(() => !root(game).querySelector('[part=hint]'), 'it stays');
    });

    it('follows the page to another language in the middle of a match, the log too', async () => {
      const game = await placeGame(tag, { ...turn.attributes, seed: 'tongue' }, turn.properties);
      await asked(game);
      await answer(game, turn.act);
      const english = [prompt(game), ...log(game)];
      game.lang = 'de';
      await waitUntil(() => text(game).includes('Neues Spiel'), 'it stays English');
      await waitUntil(() => prompt(game) !== english[0], 'the question stays English');
      const german = [prompt(game), ...log(game)];
      expect(german.length).to.equal(english.length);
      expect(german.filter((line) => english.includes(line))).to.deep.equal([]);
      game.lang = 'en';
      await waitUntil(() => prompt(game) === english[0], 'it stays German');
      expect([prompt(game), ...log(game)]).to.deep.equal(english);
    });

    it('asks the form in German where the page is German', async () => {
      const game = await placeGame(tag, { lang: 'de' });
      await waitUntil(() => button(game, 'Starten'), 'the form is English');
      expect(text(game)).not.to.match(/\b(How|Start|the)\b/);
    });

    it('takes words of the page in place of some of its own', async () => {
      const game = await placeGame(tag, { ...table, seed: 'words' });
      await asked(game);
      game.messages = { undo: 'Oh no' };
      await game.updateComplete;
      expect(text(game)).to.contain('Oh no').and.to.contain('Share');
    });
  });
