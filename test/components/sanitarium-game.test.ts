// <sanitarium-game> as people and pages meet it: from the form to the end of a match, by bots, by keys, by two people at
// one device, and back from storage.
import { expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/components/sanitarium-game/define.js';
import { SanitariumGame } from '../../src/components/sanitarium-game/sanitarium-game.js';
import type { Choices } from '../../src/components/nw-choices/nw-choices.js';
import type { CardHand } from '../../src/components/nw-card-hand/nw-card-hand.js';
import type { TileGrid } from '../../src/components/tile-grid/tile-grid.js';

const root = (game: SanitariumGame): ShadowRoot => game.shadowRoot!;
const choices = (game: SanitariumGame): Choices | null => root(game).querySelector<Choices>('nw1-choices');
const board = (game: SanitariumGame): TileGrid | null => root(game).querySelector<TileGrid>('nw1-tile-grid');
const prompt = (game: SanitariumGame): string => choices(game)?.model?.prompt ?? '';
const text = (game: SanitariumGame): string => root(game).textContent.replace(/\s+/g, ' ');
const button = (game: SanitariumGame, name: string): HTMLButtonElement => [...root(game).querySelectorAll('button')].find((each) => each.textContent.trim() === name)!;

async function play(attributes: Record<string, string>): Promise<SanitariumGame> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const game = document.createElement('sanitarium-game');
  for (const [name, value] of Object.entries({ loading: 'eager', pace: '0', 'no-save': '', motion: 'none', ...attributes })) game.setAttribute(name, value);
  box.append(game);
  await game.updateComplete;
  return game;
}

/** Waits for the question of somebody at this device; false when the match is over. */
async function asked(game: SanitariumGame, before: string): Promise<boolean> {
  await waitUntil(() => game.matches(':state(over)') || ((choices(game)?.model?.choices.length ?? 0) > 0 && signature(game) !== before), 'nobody is asked', { timeout: 10_000 });
  return !game.matches(':state(over)');
}
const signature = (game: SanitariumGame): string => JSON.stringify(choices(game)?.model);

/** Everything the page's announcer has said since. */
function listen(): { readonly said: string[]; readonly stop: () => void } {
  const said: string[] = [];
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.parentElement?.dataset['nightward']) said.push(node.textContent ?? '');
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return { said, stop: () => { watch.disconnect(); } };
}

describe('<sanitarium-game>', () => {
  describe('before a match', () => {
    it('asks how many play and how, and begins', async () => {
      const game = await play({ seed: 'a' });
      expect(text(game)).to.contain('How do you play?');
      root(game).querySelector('form')!.requestSubmit();
      await waitUntil(() => choices(game));
      expect(prompt(game)).to.match(/^(Ada|Bruno)/);
    });

    it('says what is wrong with its attributes, in its box and by an event', async () => {
      const game = document.createElement('sanitarium-game');
      game.setAttribute('loading', 'eager');
      game.setAttribute('seats', 'person ghost');
      const failed = oneEvent(game, 'nw-error');
      await fixture(html`${game}`);
      const { code, path } = (await failed) as unknown as { code: string; path: string };
      expect([code, path]).to.deep.equal(['seats', 'seats']);
      expect(root(game).querySelector('[part=error]')).to.exist;
    });

    it('is accessible', async () => {
      await expect(await play({})).to.be.accessible();
    });
  });

  describe('a match', () => {
    for (const [mode, seats] of [['competitive', 'random random'], ['competitive', 'random random random'], ['cooperative', 'random random'], ['cooperative', 'random random random random']] as const)
      it(`is played to its end by bots: ${mode}, ${String(seats.split(' ').length)} seats`, async function () {
        this.timeout(60_000);
        const game = await play({ mode, seats, seed: `bots ${mode}` });
        await waitUntil(() => game.matches(':state(over)'), 'it never ends', { timeout: 55_000 });
        expect(text(game)).to.match(/Nobody leaves|wins|All win/);
      });

    it('is played to its end by one person in the solo game', async function () {
      this.timeout(60_000);
      const game = await play({ mode: 'solo', seed: 'solo' });
      let before = '';
      for (let turn = 0; await asked(game, before); turn++) {
        before = signature(game);
        const { choices: open } = choices(game)!.model!;
        const { id } = open[(turn * 5) % open.length]!;
        choices(game)!.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: id }));
      }
      expect(text(game)).to.match(/Nobody leaves|All win/);
    });

    it('is ready once, whatever its pieces say of themselves', async () => {
      let ready = 0;
      const count = (): void => { ready++; };
      document.addEventListener('nw-ready', count);
      const game = await play({ seats: 'person random', seed: 'ready' });
      await asked(game, '');
      document.removeEventListener('nw-ready', count);
      expect(ready).to.equal(1);
    });

    it('has a map, dice, choices and cards, all accessible', async () => {
      const game = await play({ seats: 'person random', seed: 'axe' });
      await asked(game, '');
      await expect(game).to.be.accessible();
    });

    it('tells the page who chose what, and when it is over', async () => {
      const game = await play({ seats: 'person random', seed: 'a' });
      await asked(game, '');
      const acted = oneEvent(game, 'nw-act');
      const { id } = choices(game)!.model!.choices[0]!;
      choices(game)!.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: id }));
      const { seat, option } = (await acted) as unknown as { seat: number; option: string };
      expect([seat, option]).to.deep.equal([0, id]);
    });

    it('lays a card where the map is pointed at', async () => {
      const game = await play({ seats: 'person random', seed: 'a' });
      await asked(game, '');
      const { ghosts, tiles } = board(game)!.model!;
      board(game)!.dispatchEvent(Object.assign(new Event('nw-point', { bubbles: true }), { targetId: ghosts[0]!.id }));
      await waitUntil(() => (board(game)?.model?.tiles.length ?? 0) > tiles.length);
    });
  });

  describe('by keys alone', () => {
    it('is played to its end, each question announced', async function () {
      this.timeout(120_000);
      if (!('chrome' in window)) this.skip(); // 1,000 real keys take minutes in the other engines; they press the first thirty below
      await byKeys(Infinity);
    });

    it('is begun and played for thirty questions', async function () {
      this.timeout(60_000);
      await byKeys(30);
    });

    async function byKeys(limit: number): Promise<void> {
      const voice = listen();
      const game = await play({ seats: 'person random', seed: 'keys' });
      let before = '';
      let questions = 0;
      choices(game)?.focus();
      while (questions < limit && (await asked(game, before))) {
        before = signature(game);
        const question = prompt(game);
        await choices(game)!.updateComplete;
        await answerByKeys(game, questions);
        await waitUntil(() => voice.said.some((line) => line.includes(question)), `never heard: ${question}`, { timeout: 8000, interval: 10 });
        questions++;
      }
      if (limit === Infinity) await waitUntil(() => /Nobody leaves|wins/.test(voice.said.at(-1) ?? ''), 'the end was never heard', { timeout: 8000 });
      voice.stop();
      expect(questions).to.be.greaterThan(20);
      const words = voice.said.map((line) => line.split(/\s+/).length);
      expect(words.reduce((sum, n) => sum + n, 0) / words.length, 'words an announcement').to.be.below(40);
    }

    /** Tab to the list, open it if need be, walk down by arrows, and take what is there. */
    async function answerByKeys(game: SanitariumGame, n: number): Promise<void> {
      const list = choices(game)!;
      const inside = (): HTMLElement | null => list.shadowRoot!.activeElement as HTMLElement | null;
      if (!inside()) list.shadowRoot!.querySelector<HTMLElement>('[part=prompt]')!.focus();
      if (list.model?.onTable) {
        await sendKeys({ press: 'Tab' });
        expect(inside()?.getAttribute('aria-expanded')).to.equal('false');
        await sendKeys({ press: 'Enter' });
        await list.updateComplete;
      }
      if (!inside()?.matches('.slip')) await sendKeys({ press: 'Tab' });
      for (let i = 0; i < n % 3; i++) await sendKeys({ press: 'ArrowDown' });
      expect(inside()?.matches('.slip'), 'the focus is on a choice').to.equal(true);
      await sendKeys({ press: 'Enter' });
    }
  });

  describe('at one device', () => {
    it('hides the cards behind a curtain until the next person has the device', async function () {
      this.timeout(20_000);
      const game = await play({ seats: 'person person', seed: 'curtain', names: 'Mara, Noah' });
      await waitUntil(() => root(game).querySelector('[part=curtain]'));
      expect(root(game).querySelector('nw1-card-hand')).to.equal(null);
      const who = /device to (\w+)/.exec(text(game))![1]!;
      button(game, `I am ${who}`).click();
      await waitUntil(() => root(game).querySelector('nw1-card-hand'));
      const names = root(game).querySelector<CardHand>('nw1-card-hand')!.model!.name;
      expect(names).to.contain(who);
    });

    it('does not let the next person hear what the last one was told', async function () {
      this.timeout(20_000);
      const heard = (): string => [...document.querySelectorAll('[data-nightward]')].map(({ textContent }) => textContent).join(' ');
      const game = await play({ seats: 'person person', seed: 'curtain' });
      await waitUntil(() => root(game).querySelector('[part=curtain]'));
      root(game).querySelector<HTMLButtonElement>('.begin')!.click();
      await waitUntil(() => /drew/.test(prompt(game)));
      const told = prompt(game);
      await waitUntil(() => heard().includes(told), 'the first person heard it');
      choices(game)!.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: choices(game)!.model!.choices[0]!.id }));
      await waitUntil(() => root(game).querySelector('[part=curtain]'));
      await waitUntil(() => heard().includes('Hand the device'));
      expect(heard()).not.to.contain(told);
    });

    it('shows a seat no secret of another', async function () {
      this.timeout(20_000);
      const game = await play({ seats: 'person person', seed: 'curtain' });
      await waitUntil(() => root(game).querySelector('[part=curtain]'));
      root(game).querySelector<HTMLButtonElement>('.begin')!.click();
      await waitUntil(() => root(game).querySelector('nw1-card-hand'));
      const save = game.save()!;
      const { players, active } = (save.snapshot as unknown as { state: { active: number; players: { things: { kind: string }[] }[] } }).state;
      const shown = JSON.stringify([...root(game).querySelectorAll<CardHand>('nw1-card-hand')].map(({ model }) => model));
      for (const { kind } of players[active]!.things) expect(shown).to.contain(`thing:${kind}`);
      for (const { kind } of players[1 - active]!.things) expect(shown).not.to.contain(`thing:${kind}`);
    });
  });

  describe('undo and saves', () => {
    const key = 'nightward:sanitarium-game:kept';
    afterEach(() => { localStorage.removeItem(key); });

    it('takes a choice back that revealed nothing, and refuses where something came out', async () => {
      const game = await play({
        seats: 'person person', 'no-save': '',
        situation: JSON.stringify({ map: [['chapel', 'h', 0, 0], ['records', 'h', 6, 6]], ap: 4 }),
      });
      await waitUntil(() => root(game).querySelector('.begin'));
      root(game).querySelector<HTMLButtonElement>('.begin')!.click();
      await asked(game, '');
      const before = prompt(game);
      expect(button(game, 'Take back').disabled).to.equal(true);
      choices(game)!.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: 'move:2' }));
      await waitUntil(() => prompt(game) !== before);
      await waitUntil(() => !button(game, 'Take back').disabled);
      button(game, 'Take back').click();
      await waitUntil(() => prompt(game) === before);
    });

    it('goes on after the page was left', async () => {
      const first = await play({ seats: 'person random', seed: 'kept', id: 'kept', 'no-save': 'false' });
      await asked(first, '');
      const { id } = choices(first)!.model!.choices[2]!;
      const before = signature(first);
      choices(first)!.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: id }));
      await asked(first, before);
      const left = signature(first);
      first.remove();
      const second = await play({ seats: 'person random', id: 'kept', 'no-save': 'false' });
      await asked(second, '');
      expect(signature(second)).to.equal(left);
    });

    it('begins anew when what is kept is damaged', async () => {
      localStorage.setItem(key, '{"save":{"format":1},"sitters":[],"names":[]}');
      const game = await play({ seats: 'person random', seed: 'kept', id: 'kept', 'no-save': 'false' });
      expect(await asked(game, '')).to.equal(true);
    });
  });

  describe('a pack of a page', () => {
    it('names every fault with its path, and plays nothing', async () => {
      const game = document.createElement('sanitarium-game');
      game.loading = 'eager';
      const script = document.createElement('script');
      script.type = 'application/json';
      script.textContent = '{"format": 1, "id": "mine", "items": []}';
      game.append(script);
      const failed = oneEvent(game, 'nw-error');
      await fixture(html`${game}`);
      const { code, message } = (await failed) as unknown as { code: string; message: string };
      expect(code).to.equal('pack');
      expect(message).to.contain('13 have to stand here').and.to.contain('rooms');
    });
  });
});
