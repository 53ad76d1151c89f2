// All words on the table of Lobotomy 2 come from its messages: in German and in the pseudo-locale.
import { barter, burdened, lastSpace, midnight, volley, workshop } from '../../../stories/lobotomy-2/game.models.js';
import { expect } from '@open-wc/testing';
import { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import type { CardHand } from '../../../src/components/nw-card-hand/nw-card-hand.js';
import gridWords from '../../../src/messages/en/pieces/tile-grid.js';
import { pseudo } from '../../../src/engine/speech/pseudo-locale.js';
import { settle, waitUntil } from '../support/browser.js';
import { asked, board, ids, log, play, playPosition, prompt, root, slips, answer, text } from './driver.js';

/** The text outside the pseudo-locale's brackets, which may be nested. */
function bare(words: string): string {
  let [depth, out] = [0, ''];
  for (const char of words) {
    if (char === '⟦') depth++;
    else if (char === '⟧') depth--;
    else if (depth === 0) out += char;
  }
  return out;
}
/** All text on the table and in its pieces. */
function read(game: LobotomyGame): string[] {
  const labels = [...root(game).querySelectorAll('[aria-label], [title]')].flatMap((each) => [
    each.getAttribute('aria-label') ?? '',
    each.getAttribute('title') ?? '',
  ]);
  const cards = [...root(game).querySelectorAll<CardHand>('nw1-card-hand')].flatMap(
    ({ model }) =>
      model?.cards.flatMap(({ name, text: does = '', flavour = '', kindName = '' }) => [
        name,
        does,
        flavour,
        kindName,
      ]) ?? [],
  );
  const grid = board(game)!.model!;
  return [
    ...labels,
    ...cards,
    ...log(game),
    prompt(game),
    ...slips(game).flatMap(({ text: does, note = '' }) => [does, note]),
    ...grid.spaces.map(({ name }) => name),
    ...grid.tokens.map(({ name }) => name),
    root(game).querySelector('.table')!.textContent,
  ];
}
/** The words of three letters or more that are outside all brackets. Ids of Chapters, such as `DN1-A`, are left out. */
const foreign = (game: LobotomyGame): string[] =>
  read(game).flatMap(
    (words) =>
      bare(words)
        .replace(/\b(S|DN)\d-\w+(-\d+)?/g, '')
        .match(/\p{L}{3,}/gu) ?? [],
  );

describe('the words of <lobotomy-game>', () => {
  it('are in German on a German page', async () => {
    const game = await play({ lang: 'de', seats: 'person', scenario: 'DN1', seed: 'wort' });
    await asked(game);
    await waitUntil(() => /[Ww]affe/.test(prompt(game)), 'the question is English');
    const map = board(game)!;
    await map.updateComplete;
    expect(
      Object.keys(gridWords).filter((key) => map.say(key as keyof typeof gridWords) === key),
      'messages that the map lacks',
    ).to.deep.equal([]);
    const lines = log(game).join(' ');
    expect(lines).not.to.match(/\b(the|begins|gains|Board)\b/);
    expect(text(game)).to.contain('Neues Spiel');
    await answer(game, ids(game)[0]!);
    expect(slips(game).every(({ text: words }) => !/^Take\b/.test(words))).to.equal(true);
  });

  for (const [name, position, steps] of [
    ['a Turn', midnight, []],
    ['everything that a Character can hold', burdened, []],
    ['a Trade', barter, ['trade:1', 'put:0:junk:paper']],
    ['an Attack', volley, ['attack:revolver:10', 'use:until-it-is-right.1', 'go']],
    ['upgrade rows', workshop, ['upgrade:splashing-paddle:3']],
    ['the end', lastSpace, ['next:10']],
  ] as const)
    it(`come only from messages: ${name}`, async () => {
      const game = await playPosition(position);
      await waitUntil(() => root(game).querySelector('.missed') ?? position.situation.phase, 'it is never whole');
      for (const step of steps) await answer(game, step);
      if (name === 'the end') await waitUntil(() => root(game).querySelector('.over'), 'no end');
      await settle();
      game.messages = pseudo(LobotomyGame.catalogue.en as never);
      await waitUntil(() => board(game)!.model!.spaces.every(({ name: space }) => space.startsWith('⟦')));
      await board(game)!.updateComplete;
      expect(text(game)).to.contain('⟦');
      expect([...new Set(foreign(game))]).to.deep.equal([]);
    });
});
