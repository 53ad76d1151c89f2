// The lessons of <lobotomy-game>, and the hints in a first match.
import { expect } from '@open-wc/testing';
import { lessons } from '../../../src/components/lobotomy-game/lessons/lessons.js';
import type { Guide } from '../../../src/components/lobotomy-game/lessons/guide.js';
import type { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import { NwChooseEvent } from '../../../src/components/shared/events.js';
import { waitUntil } from '../support/browser.js';
import { acted, asked, board, button, choose, ids, play, point, root, answer, text } from './driver.js';

const until = (is: () => unknown, what?: string): Promise<void> => waitUntil(() => !!is(), what, { interval: 10 });
const guide = (game: LobotomyGame): Guide | null => root(game).querySelector<Guide>('nw1-lobotomy-guide');
const words = (game: LobotomyGame): string =>
  guide(game)?.shadowRoot?.querySelector('section')?.textContent.replace(/\s+/g, ' ') ?? '';
const table = (game: LobotomyGame): LobotomyGame => guide(game)!.shadowRoot!.querySelector('lobotomy-game')!;
const press = (game: LobotomyGame, name: string): void => {
  [...guide(game)!.shadowRoot!.querySelectorAll('button')].find((each) => each.textContent.trim() === name)!.click();
};
const hint = (game: LobotomyGame): string => root(game).querySelector('.hint span')?.textContent ?? '';

async function lesson(game: LobotomyGame, id: string): Promise<LobotomyGame> {
  await until(() => guide(game)?.hasUpdated);
  guide(game)!.state = lessons.findIndex((each) => each.id === id);
  await guide(game)!.updateComplete;
  await asked(table(game));
  return table(game);
}

describe('<lobotomy-game>: learning', () => {
  it('offers lessons in the form; the learner makes each choice, and then plays a first match with hints', async () => {
    const game = await play({ seed: 'guide' });
    const received = acted(game);
    button(game, 'Learn in 3 minutes').click();
    await until(() => guide(game)?.hasUpdated);
    for (const [n, { steps }] of lessons.entries()) {
      expect(words(game)).to.contain(`Lesson ${n + 1} of ${lessons.length}`);
      await asked(table(game));
      for (const step of steps) {
        const before = words(game);
        await until(() => ids(table(game)).includes(step.choose), step.choose);
        choose(table(game), step.choose);
        // This choice has to be confirmed.
        if (step.choose.startsWith('flee')) choose(table(game), step.choose);
        await until(() => words(game) !== before, step.choose);
      }
      press(game, n < lessons.length - 1 ? 'Continue' : 'Start your first match');
      await game.updateComplete;
    }
    await asked(game);
    expect(guide(game)).to.equal(null);
    expect(received, 'no events of the lessons reach the page').to.deep.equal([]);
    expect(root(game).querySelector('h2')!.textContent).to.equal('Lights Out');
    expect(hint(game)).to.contain('Glass');
  });

  it('marks the next thing to press: first the Monster, then the Weapon', async () => {
    const at = await lesson(await play({ guide: '' }), 'blow');
    const marked = (): string[] =>
      [board(at)!, ...root(at).querySelectorAll('nw1-choices, nw1-card-hand')].flatMap(({ shadowRoot }) =>
        [...shadowRoot!.querySelectorAll<HTMLElement>('[data-next]')].map((each) => each.dataset['id'] ?? each.id),
      );
    await until(() => marked().length > 0);
    expect(marked()).to.deep.equal(['monster:10']);
    point(at, 'monster:10');
    await until(() => marked().length > 1);
    expect(marked()).to.include.members(['attack:broken-glass.1:10', 'card:broken-glass.1']);
  });

  it('does not accept a choice other than the lesson’s, and says so', async () => {
    const game = await play({ guide: '' });
    const at = await lesson(game, 'search');
    root(at).querySelector('nw1-choices')!.dispatchEvent(new NwChooseEvent('end'));
    await until(() => words(game).includes('In this lesson, choose what is marked.'));
    expect(ids(at)).to.include('search:0');
  });

  it('can be skipped at any moment, in German, too', async () => {
    const game = await play({ guide: '', lang: 'de' });
    await until(() => words(game).includes('Durch eine Tür'));
    press(game, 'Lektionen überspringen');
    await until(() => !guide(game) && text(game).includes('In 3 Minuten lernen'));
  });

  it('shows a hint when a kind of action is possible for the first time, until hints are turned off', async () => {
    const game = await play({ scenario: 'S1', seats: 'person', hints: 'on', seed: 'a' });
    await asked(game);
    for (const first of ['basic:sling', 'basic:sling', 'basic:spell-scroll', 'first:0']) await answer(game, first);
    expect(hint(game)).to.contain('outlined on the map');
    await answer(
      game,
      ids(game).find((id) => id.startsWith('walk:'))!,
    );
    expect(hint(game)).to.contain('two Movement Points');
    button(game, 'Turn off hints').click();
    await game.updateComplete;
    expect(hint(game)).to.equal('');
  });
});
