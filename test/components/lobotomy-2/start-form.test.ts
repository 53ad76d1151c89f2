// The start form of <lobotomy-game>: the Scenario, the players and their Characters, the difficulty, and the match that
// it starts.
import type { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import { expect } from '@open-wc/testing';
import { asked, button, ids, log, play, prompt, root, text } from './driver.js';

const all = <E extends Element>(game: LobotomyGame, selector: string): E[] => [
  ...root(game).querySelectorAll<E>(selector),
];
const occupants = (game: LobotomyGame): HTMLElement[] => all(game, '.occupant');
/** The select elements of a seat: the first one chooses the player, and the others choose the Characters. */
const selects = (game: LobotomyGame, seat: number): HTMLSelectElement[] => [
  ...occupants(game)[seat]!.querySelectorAll('select'),
];
/** The other select elements under "More": the number of players, the difficulty, and how to count. */
const settings = (game: LobotomyGame): HTMLSelectElement[] => all(game, 'details > .setting select');
const cast = (game: LobotomyGame): string[] =>
  occupants(game).flatMap((_, seat) =>
    selects(game, seat)
      .slice(1)
      .map(({ value }) => value),
  );
const names = (game: LobotomyGame): string[] => all(game, '.cast .who b').map(({ textContent }) => textContent);

async function change(game: LobotomyGame, select: HTMLSelectElement, value: string): Promise<void> {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await game.updateComplete;
}
async function count(game: LobotomyGame, n: number): Promise<void> {
  await change(game, settings(game)[0]!, String(n));
}
async function begin(game: LobotomyGame): Promise<void> {
  button(game, 'Play now').click();
  await asked(game);
}

describe('<lobotomy-game>: the start form', () => {
  it('offers eight Scenarios, nine Characters, one to five players and the levels of difficulty', async () => {
    const game = await play({});
    expect([
      all(game, 'input[name=scenario]').length,
      all(game, 'input[name=character]').length,
      ...settings(game).map(({ length }) => length),
    ]).to.deep.equal([8, 9, 5, 6, 2]);
    for (const words of ['Which night?', 'Lights Out', 'White Footprints', 'How many players?', 'How hard?'])
      expect(text(game)).to.contain(words);
  });

  for (const lang of ['en', 'de'])
    it(`shows every option in full on a phone (${lang})`, async () => {
      const game = await play({ lang });
      game.parentElement!.style.width = '304px';
      root(game).querySelector('details')!.open = true;
      await game.updateComplete;
      for (const select of all<HTMLSelectElement>(game, 'select')) {
        const room = select.offsetWidth;
        select.style.cssText = 'position: absolute; width: max-content; max-width: none';
        expect(select.offsetWidth, select.textContent.replace(/\s+/g, ' ')).to.be.at.most(room);
      }
    });

  it('begins with one person and three bots, each with a different Character', async () => {
    const game = await play({});
    expect(occupants(game).map((_, seat) => selects(game, seat)[0]!.value)).to.deep.equal([
      'person',
      'expert',
      'expert',
      'expert',
    ]);
    expect(new Set(cast(game)).size).to.equal(4);
  });

  for (const [seats, each] of [
    [1, 3],
    [2, 2],
    [3, 1],
    [5, 1],
  ] as const)
    it(`LOB-PLY-03 gives ${seats} players ${each} Characters each, no card twice`, async () => {
      const game = await play({});
      await count(game, seats);
      expect(occupants(game).map((_, seat) => selects(game, seat).length - 1)).to.deep.equal(
        Array<number>(seats).fill(each),
      );
      expect(new Set(cast(game)).size).to.equal(seats * each);
    });

  it('exchanges Characters if the chosen Character belongs to another seat', async () => {
    const game = await play({});
    const [first, second, ...others] = cast(game);
    await change(game, selects(game, 0)[1]!, second!);
    expect(cast(game)).to.deep.equal([second, first, ...others]);
  });

  it('replaces a Character by one that nobody has', async () => {
    const game = await play({});
    const before = cast(game);
    await change(game, selects(game, 0)[1]!, 'edmund-sable');
    expect(cast(game)).to.deep.equal(['edmund-sable', ...before.slice(1)]);
  });

  it('gives the first person the Character of the selected portrait', async () => {
    const game = await play({});
    await change(game, selects(game, 0)[0]!, 'expert');
    await change(game, selects(game, 1)[0]!, 'person');
    all<HTMLInputElement>(game, 'input[name=character]').at(-1)!.click();
    await game.updateComplete;
    expect(cast(game)[1]).to.equal('edmund-sable');
  });

  it('says what is set under “More” while it is folded', async () => {
    const game = await play({});
    await change(game, settings(game)[1]!, '2 hardest');
    await change(game, selects(game, 1)[0]!, 'person');
    expect(root(game).querySelector('summary')!.textContent).to.contain(
      '2 people · 2 bots · How hard? hardest (two cards)',
    );
  });

  it('keeps occupants and Characters when the number of players changes', async () => {
    const game = await play({});
    await change(game, selects(game, 1)[0]!, 'person');
    await change(game, selects(game, 0)[1]!, 'harriet-voss');
    await count(game, 3);
    await count(game, 5);
    expect(occupants(game).map((_, seat) => selects(game, seat)[0]!.value)).to.deep.equal([
      'person',
      'person',
      'expert',
      'expert',
      'expert',
    ]);
    expect(cast(game)[0]).to.equal('harriet-voss');
  });

  it('starts the selected Scenario with the selected Characters', async () => {
    const game = await play({ seed: 'form' });
    all<HTMLInputElement>(game, 'input[name=scenario]')[2]!.click();
    await game.updateComplete;
    await change(game, selects(game, 0)[1]!, 'harriet-voss');
    await begin(game);
    expect(root(game).querySelector('h2')!.textContent).to.contain('Vespers');
    expect(names(game)).to.have.length(4);
    expect(names(game)[0]).to.equal('Harriet Voss');
    expect(prompt(game)).to.contain('Harriet Voss').and.to.contain('which weapon');
    expect(ids(game)).to.include('basic:sling');
  });

  it('LOB-PLY-03 gives a single player three Characters', async () => {
    const game = await play({ seed: 'alone' });
    await count(game, 1);
    await begin(game);
    expect(names(game)).to.have.length(3);
  });

  it('LOB-DIF-01 uses the selected number of Difficulty Modifier cards', async () => {
    const game = await play({ seed: 'hard' });
    await change(game, settings(game)[1]!, '2 hardest');
    await begin(game);
    expect(log(game).filter((line) => line.startsWith('Difficulty: ')).length).to.equal(2);
  });
});
