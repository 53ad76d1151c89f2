// The comfort settings of every game (softened content and hints), and the language of the page, which is used
// everywhere.
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/browser.js';
import { drivers } from './driver.js';
import { answer, asked, button, log, placeGame, prompt, root, text } from './on-page.js';

for (const { tag, table, turn, softened } of Object.values(drivers))
  describe(`<${tag}>: comfort`, () => {
    if (softened)
      it('softens all words and pictures with the button “Calm”, and restores them; the match does not change', async () => {
        const { attributes, properties, names, distressing } = softened;
        const game = await placeGame(tag, attributes, properties);
        await asked(game);
        const save = JSON.stringify(game.save());
        await waitUntil(() => distressing.test(names(game)), 'no distressing words');
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

    it('shows a hint about a new kind of question, and turns hints off', async () => {
      const game = await placeGame(tag, { ...turn.attributes, hints: 'on' }, turn.properties);
      await waitUntil(() => root(game).querySelector('[part=hint]'), 'no hint');
      button(game, 'Turn off hints').click();
      await waitUntil(() => !root(game).querySelector('[part=hint]'), 'the hint stays');
    });

    it('changes the language of everything, including the log, when the language of the page changes during a match', async () => {
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

    it('has a German form on a German page', async () => {
      const game = await placeGame(tag, { lang: 'de' });
      await waitUntil(() => button(game, 'Jetzt spielen'), 'the form is English');
      expect(text(game)).not.to.match(/\b(How|Start|the)\b/);
    });

    it('uses the messages of the page instead of its own', async () => {
      const game = await placeGame(tag, { ...table, seed: 'words' });
      await asked(game);
      game.messages = { undo: 'Oh no' };
      await game.updateComplete;
      expect(text(game)).to.contain('Oh no').and.to.contain('Share');
    });
  });
