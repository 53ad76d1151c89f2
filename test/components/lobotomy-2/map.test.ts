// Playing <lobotomy-game> on the map and with the cards: with a pointer, with keys and by touch.
import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import type { ChoicesModel } from '../../../src/engine/scene/choices-model.js';
import type { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import { duel, locker, midnight, volley, workshop } from '../../../stories/lobotomy-2/game.models.js';
import { inChromium, waitUntil } from '../support/browser.js';
import { acted, asked, board, ids, log, playPosition, point, prompt, root, signature, answer, tap } from './driver.js';

const stop = (game: LobotomyGame, id: string): SVGElement =>
  board(game)!.shadowRoot!.querySelector<SVGElement>(`[data-id="${CSS.escape(id)}"]`)!;
const press = (element: Element): void => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
};
const at = (game: LobotomyGame, id: string): string | undefined =>
  board(game)!.model!.tokens.find((token) => token.id === id)?.space;
const pools = (game: LobotomyGame): string[] =>
  [...root(game).querySelectorAll('.rolls section')].map(({ ariaLabel }) => ariaLabel ?? '');
const dice = (game: LobotomyGame): Element[] => [...root(game).querySelectorAll('.rolls nw1-dice-pool')];

async function drawn(game: LobotomyGame): Promise<void> {
  await game.updateComplete;
  await board(game)!.updateComplete;
}
async function until(game: LobotomyGame, before: string): Promise<void> {
  await asked(game, before);
  await drawn(game);
}

describe('<lobotomy-game> on its map', () => {
  it('hides the list of choices that can be made on the map behind a button', async () => {
    const game = await playPosition(midnight);
    await drawn(game);
    const folded = root(game).querySelectorAll<HTMLElement>('nw1-choices')[1]!;
    expect(folded.offsetHeight).to.be.at.most(folded.shadowRoot!.querySelector('button')!.offsetHeight + 4);
  });

  it('tells the chances of an Attack in the list of choices on the map too', async () => {
    const game = await playPosition(volley);
    await drawn(game);
    const lists = root(game).querySelectorAll<HTMLElement & { model: ChoicesModel }>('nw1-choices');
    const models = [...lists].map(({ model }) => model);
    const attacks = models.flatMap(({ choices }) => choices).filter(({ id }) => id.startsWith('attack:'));
    expect(attacks.length).to.be.above(0);
    for (const { note } of attacks) expect(note).to.match(/Chance to defeat it: \d+%/);
  });

  it('shows the sign of a Decrease token before its number in right-to-left text, and marks the first player with forced colours', async () => {
    const game = await playPosition(midnight);
    Object.assign(game, { dir: 'rtl', messages: {} });
    await drawn(game);
    const texts = [...root(game).querySelector('.lowered')!.childNodes].filter(
      (node) => node instanceof Text && /\S/.test(node.data),
    );
    const [sign, n] = texts.map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    });
    expect(sign!.right).to.be.at.most(n!.left + 1);
    if (inChromium) expect(getComputedStyle(root(game).querySelector('.first')!).forcedColorAdjust).to.equal('none');
  });

  it('does not cut off any Character in print', async function () {
    if (!inChromium) this.skip();
    const game = await playPosition(midnight);
    game.parentElement!.style.width = '640px';
    await emulateMedia({ media: 'print' });
    const cast = root(game).querySelector('.cast')!;
    const room = [cast.scrollWidth, cast.clientWidth];
    await emulateMedia({ media: 'screen' });
    expect(room[0]).to.equal(room[1]);
  });

  it('LOB-MOV-03 pressing a Space moves there', async () => {
    const game = await playPosition(duel);
    const options = acted(game);
    await drawn(game);
    const before = signature(game);
    press(stop(game, 'space:4'));
    await until(game, before);
    expect(options).to.deep.equal(['walk:4']);
    expect(at(game, 'character:0')).to.equal('space:4');
    expect(log(game).at(-1)).to.contain('Tobias Crake');
  });

  it('LOB-ATK-02 pressing a Monster lists the attacks on it, and pressing a Weapon attacks', async () => {
    const game = await playPosition(duel);
    const options = acted(game);
    await drawn(game);
    press(stop(game, 'monster:10'));
    await drawn(game);
    expect(options).to.deep.equal([]);
    expect(ids(game)).to.include.members(['attack:broken-glass.1:10', 'attack:fists:10']).and.not.to.include('loot');
    const before = signature(game);
    point(game, 'card:broken-glass.1');
    await until(game, before);
    expect(options).to.deep.equal(['attack:broken-glass.1:10']);
    expect(log(game).join('\n')).to.contain('Tobias Crake defeats State Trooper.');
  });

  it('cancelling the pointing deselects the Monster', async () => {
    const game = await playPosition(duel);
    await drawn(game);
    const before = signature(game);
    point(game, 'monster:10');
    await drawn(game);
    expect(signature(game)).not.to.equal(before);
    board(game)!.dispatchEvent(new Event('nw-unpoint', { bubbles: true }));
    await drawn(game);
    expect(signature(game)).to.equal(before);
  });

  it('after pointing at a Monster with a key, the first attack has the focus, and Escape or the last answer lead back', async () => {
    const game = await playPosition(duel);
    const options = acted(game);
    await drawn(game);
    const before = signature(game);
    const list = root(game).querySelector('nw1-choices')!;
    const focused = (): string | undefined => list.shadowRoot!.activeElement?.id;
    for (const back of ['Escape', 'End Enter']) {
      stop(game, 'monster:10').focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => focused() === 'attack:broken-glass.1:10', 'the first attack has no focus');
      expect(ids(game).at(-1)).to.equal('back');
      for (const key of back.split(' ')) await sendKeys({ press: key });
      await waitUntil(() => signature(game) === before, `${back} does not lead back`);
      expect(focused(), 'the list keeps the focus').to.be.a('string');
    }
    expect(options).to.deep.equal([]);
  });

  it('shows the dice of both sides, and their results', async () => {
    const game = await playPosition(duel);
    expect(dice(game).length).to.equal(0);
    await answer(game, 'attack:broken-glass.1:10');
    await drawn(game);
    expect(pools(game)).to.deep.equal(['Tobias Crake attacks State Trooper', 'State Trooper defends']);
    const [attack, defense] = [...root(game).querySelectorAll('.rolls section')].map(
      (section) => section.querySelector('p')!.textContent,
    );
    expect([attack, defense]).to.deep.equal(['4 hits', '0 hits avoided']);
  });

  it('LOB-RUL-54 pressing dice of the roll selects them for a reroll', async () => {
    const game = await playPosition(volley);
    for (const option of ['attack:revolver:10', 'use:until-it-is-right.1', 'go']) await answer(game, option);
    expect(prompt(game)).to.contain('Change the roll?');
    const options = acted(game);
    await drawn(game);
    const before = signature(game);
    press(dice(game)[0]!.shadowRoot!.querySelector('[data-id="die:attack:0:2"]')!);
    await until(game, before);
    expect(options).to.deep.equal(['die:0:2']);
    await answer(game, 'reroll');
    expect(log(game).join('\n')).to.match(/again/);
  });

  it('the dice of a finished roll cannot be pressed', async () => {
    const game = await playPosition(volley);
    for (const option of ['attack:revolver:10', 'use:until-it-is-right.1', 'go']) await answer(game, option);
    await drawn(game);
    const open = (): number =>
      dice(game).flatMap(({ shadowRoot }) => [...shadowRoot!.querySelectorAll('.open')]).length;
    expect(open()).to.be.above(0);
    while (prompt(game).includes('Change the roll?')) await answer(game, 'keep');
    await drawn(game);
    expect(dice(game).length).to.be.above(0);
    expect(open()).to.equal(0);
  });

  it('the dice of a finished roll are gone after the next choice, although a Trade begins without an event', async () => {
    const [tobias, , ian] = duel.situation.characters!;
    const characters = [tobias!, { at: tobias!.at!, junk: { paper: 1 } }, ian!];
    const game = await playPosition({ ...duel, situation: { ...duel.situation, characters } });
    await answer(game, 'attack:broken-glass.1:10');
    await drawn(game);
    expect(dice(game).length).to.be.above(0);
    await answer(game, 'trade:1');
    await drawn(game);
    expect(dice(game).length).to.equal(0);
  });

  it('LOB-UPC-01 pressing an Item shows its upgrade rows as buttons with their prices', async () => {
    const game = await playPosition(workshop);
    const options = acted(game);
    point(game, 'card:splashing-paddle');
    await drawn(game);
    const rows = [...root(game).querySelectorAll<HTMLButtonElement>('.upgrades button')];
    expect(rows.map(({ textContent }) => textContent.trim().split(' Splashing')[0])).to.deep.equal([
      '1 Wood + 1 Paper',
      '1 Glass + 1 Wood',
      '1 Rock + 1 Wood + 1 Junk',
    ]);
    const before = signature(game);
    rows[0]!.click();
    await until(game, before);
    expect(options).to.deep.equal(['upgrade:splashing-paddle:1']);
  });

  it('LOB-SEA-02 pressing a Locker searches it', async () => {
    const game = await playPosition(locker);
    const options = acted(game);
    await drawn(game);
    const before = signature(game);
    press(stop(game, 'locker:7'));
    await until(game, before);
    expect(options).to.deep.equal(['search:0']);
    expect(ids(game)).to.include('buy:weapon+equipment');
    expect(pools(game)).to.deep.equal(['Solomon Pike searches']);
  });

  it('moves with keys: arrows to a Space, and Enter', async () => {
    const game = await playPosition(duel);
    const options = acted(game);
    await drawn(game);
    const here = (): SVGElement | null => board(game)!.shadowRoot!.activeElement as SVGElement | null;
    board(game)!.shadowRoot!.querySelector<SVGElement>('[tabindex="0"]')!.focus();
    expect(here()).to.exist;
    for (let i = 0; i < 12 && !here()?.matches('.space.can-act'); i++)
      await sendKeys({ press: ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][i % 4]! });
    const target = here()!.dataset['id']!;
    expect(here()!.matches('.space.can-act'), 'an arrow reaches it').to.equal(true);
    expect(here()!.ariaLabel).to.contain('You can act here for 1 point.');
    const before = signature(game);
    await sendKeys({ press: 'Enter' });
    await until(game, before);
    expect(options).to.deep.equal([target.replace('space', 'walk')]);
  });

  describe('by touch at 320 px', () => {
    before(async function () {
      if (!inChromium) this.skip(); // touch can be simulated only in Chromium
      await setViewport({ width: 320, height: 640 });
    });
    after(() => setViewport({ width: 800, height: 600 }));

    it('moves', async () => {
      const game = await playPosition(midnight);
      const options = acted(game);
      await drawn(game);
      await waitUntil(() => stop(game, 'space:4').getBoundingClientRect().width < 1000, 'no map');
      const before = signature(game);
      await tap(stop(game, 'space:4'));
      await until(game, before);
      expect(options).to.deep.equal(['walk:4']);
    });
  });
});
