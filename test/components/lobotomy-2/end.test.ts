// The end of a match of Lobotomy 2: the result, the reason, statistics, and the next Scenario.
import { isAccessible, waitUntil } from '../support/browser.js';
import { expect } from '@open-wc/testing';
import type { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import { finalBattle, lastSpace, onTheStair, type Position } from '../../../stories/lobotomy-2/game.models.js';
import { button, isOver, log, playPosition, root, answer, text } from './driver.js';

const rows = (game: LobotomyGame): Record<string, number[]> =>
  Object.fromEntries(
    [...root(game).querySelectorAll('.numbers tbody tr')].map((row) => [
      row.querySelector('th')!.textContent,
      [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)),
    ]),
  );

async function end(position: Position, last: string, attributes: Record<string, string> = {}): Promise<LobotomyGame> {
  const game = await playPosition(position, attributes);
  await answer(game, last);
  await waitUntil(() => root(game).querySelector('.over'), 'no end');
  return game;
}

describe('<lobotomy-game>: the end', () => {
  for (const [title, position, last, how, heading, rule] of [
    ['LOB-WIN-01 a Scenario is won', onTheStair, 'walk:21', 'won', 'Out alive', 'LOB-WIN-01'],
    [
      'LOB-RUL-115 the Huntmaster is defeated',
      finalBattle,
      'attack:broken-glass.1:10',
      'won',
      'Out alive',
      'LOB-RUL-115',
    ],
    ['LOB-WIN-02 the Huntmaster has left the Hunt Track', lastSpace, 'next:10', 'lost', 'Lost', 'LOB-WIN-02'],
  ] as const)
    it(`${title}: it shows the result and the reason`, async () => {
      const ends: string[] = [];
      const game = await playPosition(position);
      game.addEventListener('nw-over', ({ outcome }) => ends.push(outcome.rule));
      await answer(game, last);
      await waitUntil(() => root(game).querySelector('.over'), 'no end');
      expect(ends).to.deep.equal([rule]);
      expect(root(game).querySelector(`.table.${how}`)).to.exist;
      expect(root(game).querySelector('.over h3')!.textContent).to.equal(heading);
      expect(root(game).querySelector('.over .how')!.textContent).to.match(/\w.+\.$/);
      expect(text(game)).to.contain(`It took ${position.situation.round} Rounds.`);
      await isAccessible(game);
    });

  it('moves the focus to the result only if it was inside the table', async () => {
    const game = await playPosition(lastSpace);
    root(game).querySelector<HTMLElement>('nw1-choices')!.focus();
    await answer(game, 'next:10');
    await waitUntil(() => root(game).activeElement?.localName === 'h3', 'the focus stays inside');
    expect(root(game).activeElement!.textContent).to.equal('Lost');
    const other = await end(lastSpace, 'next:10');
    await other.updateComplete;
    expect(root(other).activeElement).to.equal(null);
  });

  it('shows statistics for each Character', async () => {
    const game = await end(finalBattle, 'attack:broken-glass.1:10');
    expect([...root(game).querySelectorAll('.numbers thead th')].map(({ textContent }) => textContent)).to.deep.equal([
      'Tobias Crake',
      'Lotte Wren',
      'Ian McFellow',
    ]);
    expect(Object.keys(rows(game))).to.deep.equal([
      'Monsters defeated',
      'Wounds dealt',
      'Wounds taken',
      'Deaths',
      'Spaces entered',
    ]);
    expect(rows(game)['Monsters defeated']).to.deep.equal([1, 0, 0]);
    expect(rows(game)['Wounds dealt']![0]).to.equal(Number(/takes (\d+) Wounds/.exec(log(game).join('\n'))![1]));
    const lost = await end(lastSpace, 'next:10');
    expect(rows(lost)['Deaths']).to.deep.equal([1, 0, 0]);
    expect(
      [...root(lost).querySelectorAll('.health')].map(({ textContent }) => textContent),
      'Health is never below 0',
    ).to.deep.equal(['0/9', '7/7', '8/8']);
  });

  it('LOB-RUL-107 offers the next Scenario of the campaign after a win, with the results so far', async () => {
    const game = await end(onTheStair, 'walk:21');
    button(game, 'Next: The Boy in the Wall').focus();
    button(game, 'Next: The Boy in the Wall').click();
    await waitUntil(
      () => (game.save()?.options as { scenario?: string } | undefined)?.scenario === 'S2' && !isOver(game),
      'the next Scenario does not start',
    );
    expect(game.save()!.options).to.deep.include({ kept: ['S1'] });
    expect(game.save()!.options).to.deep.include({ characters: [['tobias-crake', 'lotte-wren', 'ian-mcfellow']] });
    await waitUntil(() => text(game).includes('The Boy in the Wall'), 'the name of the Scenario is not shown');
    await waitUntil(
      () => root(game).activeElement?.localName === 'nw1-choices',
      'the focus does not move to the choices',
    );
    const lost = await end(lastSpace, 'next:10');
    expect(button(lost, 'Next: Vespers')).to.equal(undefined);
  });
});
