// What a page asks of <lobotomy-game> by attributes, and what is said where it cannot be.
import { expect } from '@open-wc/testing';
import type { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import { duel } from '../../../stories/lobotomy-2/game.models.js';
import { heedsAttributes } from '../game/attributes.js';
import { asked, board, ids, log, play, prompt, root, take } from './game-on-page.js';

const names = (game: LobotomyGame): string[] =>
  [...root(game).querySelectorAll('.cast .who b')].map(({ textContent }) => textContent);
/** The match as it stands after the same first answers. */
async function opening(attributes: Record<string, string>): Promise<string> {
  const game = await play({ scenario: 'DN1', seats: 'person', ...attributes });
  await asked(game);
  for (let n = 0; n < 4; n++) await take(game, ids(game)[0]!);
  // Prices, the log and the names of tokens come later.
  const seen = JSON.stringify([
    names(game),
    prompt(game),
    ids(game),
    board(game)!.model!.tokens.map(({ id, space, art }) => [id, space, art]),
  ]);
  game.remove();
  return seen;
}

describe('the attributes of <lobotomy-game>', () => {
  it('scenario names the night', async () => {
    const game = await play({ seats: 'person', scenario: 'DN4' });
    await asked(game);
    expect(root(game).querySelector('h2')!.textContent).to.contain('White Footprints');
  });

  it('seats begin the match without the form', async () => {
    const game = await play({ seats: 'person crew', pace: '60000' });
    await asked(game);
    expect(root(game).querySelector('form')).to.equal(null);
    expect(names(game)).to.have.length(4);
  });

  it('characters are those of one seat between commas, and what is left out is dealt', async () => {
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

  it('names are those of the players', async () => {
    const game = await play({ seats: 'person crew crew', names: 'Zoë, Yann', pace: '60000' });
    await asked(game);
    const shown = [...root(game).querySelectorAll('.cast .who small')].map(({ textContent }) => textContent.trim());
    expect(shown.map((name) => name.split(' ')[0])).to.deep.equal(['Zoë', 'Yann', 'Cleo']);
  });

  it('seed repeats a match, and another is another', async function () {
    this.timeout(30_000);
    const first = await opening({ seed: 'a' });
    expect([(await opening({ seed: 'a' })) === first, (await opening({ seed: 'b' })) === first]).to.deep.equal([
      true,
      false,
    ]);
  });

  for (const [difficulty, n] of [
    ['normal', 0],
    ['1 easier', 1],
    ['3 hardest', 3],
  ] as const)
    it(`LOB-DIF-01 difficulty is so many cards at a level: ${difficulty}`, async () => {
      const game = await play({ seats: 'person', difficulty });
      await asked(game);
      expect(log(game).filter((line) => line.startsWith('Difficulty: ')).length).to.equal(n);
    });

  it('faces and situation are JSON', async () => {
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
    await take(game, 'attack:broken-glass.1:10');
    expect(
      board(game)!.model!.tokens.some(({ id }) => id === 'monster:10'),
      'four Spikes fell it',
    ).to.equal(false);
  });

  it('kept gives what earlier nights have left', async () => {
    const game = await play({ seats: 'person', scenario: 'S2', kept: '["out-of-cells"]' });
    await asked(game);
    expect((game.save()!.options as { kept: unknown }).kept).to.deep.equal(['out-of-cells']);
  });

  heedsAttributes({
    tag: 'lobotomy-game',
    play,
    asked,
    attributes: { scenario: 'DN1', seats: 'person' },
    watched: { seats: 'random' },
    defaults: { scenario: ['DN1', ''], names: ['Eve', ''] },
    wrong: [
      ['seats', { seats: 'person ghost' }, 'seats', 'seats', 'seats must name'],
      ['too many seats', { seats: 'person crew crew crew crew crew' }, 'seats', 'seats', 'one to five seats'],
      ['scenario', { scenario: 'S9' }, 'scenario', 'scenario', '“S1” to “S4”'],
      [
        'characters',
        { characters: 'nobody-knows lotte-wren ian-mcfellow' },
        'characters',
        'characters',
        '“nobody-knows”, which does not exist; choose from ian-mcfellow, demi-hawkins,',
      ],
      [
        'a Character twice',
        { seats: 'person person', characters: 'lotte-wren ian-mcfellow, lotte-wren' },
        'card-twice',
        'options/characters',
        'named twice',
      ],
      ['difficulty', { difficulty: '2 brutal' }, 'difficulty', 'difficulty', '“2 easier”'],
      ['kept', { seats: 'person', kept: '{"out-of-cells": true}' }, 'not-list', 'options/kept', 'must be a list'],
      [
        'situation',
        { scenario: 'DN1', seats: 'person', situation: '{"characters": [{"at": "moon.A"}]}' },
        'no-space',
        'situation/characters/0/at',
        'There is no space “moon.A”',
      ],
      [
        'situation that is no object',
        { seats: 'person', situation: '[1, 2]' },
        'not-object',
        'situation',
        'must be an object',
      ],
    ],
    mended: { attribute: 'scenario', wrong: 'S9', en: 'scenario must be “S1”', de: 'scenario muss „S1“', good: 'S1' },
  });
});
