// The attributes that only <lobotomy-game> has. The attributes of all games, and invalid values, are tested in
// test/components/game/attributes.test.ts.
import { duel } from '../../../stories/lobotomy-2/game.models.js';
import { expect } from '@open-wc/testing';
import type { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import { asked, board, log, play, prompt, root, answer } from './driver.js';

const names = (game: LobotomyGame): string[] =>
  [...root(game).querySelectorAll('.cast .who b')].map(({ textContent }) => textContent);
describe('the attributes of <lobotomy-game>', () => {
  it('the scenario attribute selects the Scenario', async () => {
    const game = await play({ seats: 'person', scenario: 'DN4' });
    await asked(game);
    expect(root(game).querySelector('h2')!.textContent).to.contain('White Footprints');
  });

  it('the attribute characters assigns Characters to the seats, separated by commas; missing Characters are dealt', async () => {
    const game = await play({
      seats: 'person random',
      scenario: 'DN1',
      characters: 'solomon-pike lotte-wren, edmund-sable',
      seed: 'cast',
    });
    await asked(game);
    expect(names(game).slice(0, 3)).to.deep.equal(['Solomon Pike', 'Lotte Wren', 'Edmund Sable']);
    const dealt = await play({ seats: 'person', seed: 'cast' });
    await asked(dealt);
    expect(new Set(names(dealt)).size).to.equal(3);
  });

  it('the attribute names sets the names of the players', async () => {
    const game = await play({ seats: 'person expert expert', names: 'Zoë, Yann', pace: '60000' });
    await asked(game);
    const shown = [...root(game).querySelectorAll('.cast .who small')].map(({ textContent }) => textContent.trim());
    expect(shown.map((name) => name.split(' ')[0])).to.deep.equal(['Zoë', 'Yann', 'Cleo']);
  });

  for (const [difficulty, n] of [
    ['normal', 0],
    ['1 easier', 1],
    ['3 hardest', 3],
  ] as const)
    it(`LOB-DIF-01 the attribute difficulty sets the number and level of Difficulty Modifier cards: ${difficulty}`, async () => {
      const game = await play({ seats: 'person', difficulty });
      await asked(game);
      expect(log(game).filter((line) => line.startsWith('Difficulty: ')).length).to.equal(n);
    });

  it('the attributes faces and situation contain JSON', async () => {
    const { scenario, characters, situation, faces } = duel;
    const game = await play({
      scenario,
      characters,
      seats: 'person',
      situation: JSON.stringify(situation),
      faces: JSON.stringify(faces),
    });
    await asked(game);
    expect(prompt(game)).to.equal('Tobias Crake, 3 Action Points left.');
    expect(board(game)!.model!.tokens.some(({ id }) => id === 'monster:10')).to.equal(true);
    await answer(game, 'attack:broken-glass.1:10');
    expect(
      board(game)!.model!.tokens.some(({ id }) => id === 'monster:10'),
      'four Spikes defeat it',
    ).to.equal(false);
  });

  for (const kept of ['["out-of-cells"]', 'out-of-cells'])
    it(`the attribute kept passes on the results of earlier Scenarios: ${kept}`, async () => {
      const game = await play({ seats: 'person', scenario: 'S2', kept });
      await asked(game);
      expect((game.save()!.options as { kept: unknown }).kept).to.deep.equal(['out-of-cells']);
    });
});
