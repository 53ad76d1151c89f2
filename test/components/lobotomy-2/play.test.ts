// Whole matches of <lobotomy-game> by one person, alone and with bots. They are played only in Chromium, because the
// rules are the same in every browser. In other browsers, only the last Round is played.
import { expect } from '@open-wc/testing';
import type { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import { lastSpace, midnight, type Position } from '../../../stories/lobotomy-2/game.models.js';
import { inChromium, waitUntil } from '../support/browser.js';
import { acted, asked, choose, ids, log, play, playPosition, prompt, root, signature, slips } from './driver.js';

/**
 * Answers all questions to the end of the match, and checks that questions and answers are sentences. Returns the
 * number of questions.
 */
async function toTheEnd(game: LobotomyGame, most: number): Promise<number> {
  let questions = 0;
  for (let before = ''; await asked(game, before); questions++) {
    if (questions > most) throw new Error(`It goes on after ${questions} questions: ${prompt(game)}`);
    before = signature(game);
    expect(prompt(game)).to.match(/\w.*[.?:]$/);
    for (const { text } of slips(game)) expect(text).to.match(/^\S.*[.!?]$/);
    const open = ids(game);
    choose(game, open[(questions * 7) % open.length]!);
  }
  return questions;
}
const ends = (game: LobotomyGame): Promise<void> => waitUntil(() => root(game).querySelector('.over'), 'no end');

/** A match in which the Huntmaster is about to reach the last Space of the Hunt Track. */
const nearly: Position = {
  ...lastSpace,
  situation: {
    ...lastSpace.situation,
    phase: 'hunt',
    hunt: { ...lastSpace.situation.hunt!, position: 11, shown: lastSpace.situation.hunt!.shown!.slice(0, 11) },
    characters: [{ at: 'kitchen.A' }, { at: 'kitchen.L' }, { at: 'kitchen.D' }],
    monsters: [],
  },
  faces: [],
};

describe('<lobotomy-game> played to its end', () => {
  it('by one person with bots', async function () {
    this.timeout(600_000);
    if (!inChromium) this.skip(); // the rules are the same in every browser
    const game = await playPosition({ ...midnight, scenario: 'DN1' }, { seats: 'person expert expert expert' });
    const options = acted(game);
    await toTheEnd(game, 2000);
    await ends(game);
    expect(options.length).to.be.greaterThan(10);
  });

  it('by one person alone', async function () {
    this.timeout(600_000);
    if (!inChromium) this.skip();
    const game = await play({ seats: 'person', scenario: 'S1', seed: 'alone' });
    expect(await toTheEnd(game, 2000)).to.be.greaterThan(50);
    await ends(game);
    expect(log(game).length).to.be.greaterThan(200);
  });

  it('by one person from the last Round', async () => {
    const game = await playPosition(nearly);
    await toTheEnd(game, 300);
    await ends(game);
    expect(root(game).querySelector('.lost')).to.exist;
  });
});
