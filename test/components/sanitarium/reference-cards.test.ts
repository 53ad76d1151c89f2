// Texts for reading in <sanitarium-game>: opened cards, the scenario, the player aid, face-up cards on the map, and the
// table in words.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { CardHand } from '../../../src/components/nw-card-hand/nw-card-hand.js';
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import { isAccessible, waitUntil } from '../support/browser.js';
import { asked, board, button, choose, ids, play, root, signature } from './driver.js';

const words = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
const sheet = (game: SanitariumGame, id: string): HTMLElement => root(game).querySelector<HTMLElement>(`#${id}`)!;
const isOpen = (element: Element): boolean => element.matches(':popover-open');

async function table(attributes: Record<string, string> = {}): Promise<SanitariumGame> {
  const game = await play({ seats: 'person expert', seed: 'reference', ...attributes });
  await asked(game);
  await waitUntil(() => root(game).querySelector('.reference'));
  root(game).querySelector<HTMLElement>('#tab-match')!.click();
  await game.updateComplete;
  return game;
}

/** The last hand, which holds the Safe Things. */
const things = (game: SanitariumGame): CardHand => [...root(game).querySelectorAll<CardHand>('nw1-card-hand')].at(-1)!;

describe('<sanitarium-game>: texts for reading', () => {
  it('shows the text, the flavour text and the content warnings of an opened card', async () => {
    const game = await table();
    await waitUntil(() => things(game).model?.cards[0]?.notes);
    const { name, text, flavour, notes } = things(game).model!.cards[0]!;
    things(game).shadowRoot!.querySelector<HTMLElement>('.card')!.click();
    await waitUntil(() => things(game).shadowRoot!.querySelector('dialog[open]'));
    const reading = things(game).shadowRoot!.querySelector('dialog')!;
    expect(reading.getAttribute('aria-label')).to.equal(name);
    expect([...reading.querySelectorAll('.text p')].map(words)).to.deep.equal([text, flavour, notes]);
    expect(notes).to.match(/^Contains: [a-z ,]+\.$/);
  });

  it('lists all content warnings in the form, in the language of the page', async () => {
    for (const [lang, first, last] of [
      ['en', 'Contains: darkness, ', 'death.'],
      ['de', 'Enthält: Dunkelheit, ', 'Tod.'],
    ] as const) {
      const notes = words(root(await play({ lang })).querySelector('form .notes'));
      expect(notes.startsWith(first) && notes.endsWith(last), notes).to.equal(true);
    }
  });

  it('lists the content warnings of a page’s pack in the form', async () => {
    const game = await play({ pack: '/examples/packs/night-shift.json' });
    await waitUntil(
      () =>
        words(root(game).querySelector('form .notes')).startsWith('Contains: ') &&
        !words(root(game).querySelector('form .notes')).includes('religion'),
    );
    const file = (await (await fetch('/examples/packs/night-shift.json')).json()) as {
      readonly texts: Readonly<Record<string, string>>;
    };
    const all = Object.entries(file.texts).flatMap(([key, text]) =>
      key.endsWith('.notes') && text ? text.split(', ') : [],
    );
    expect(words(root(game).querySelector('form .notes'))).to.equal(`Contains: ${[...new Set(all)].join(', ')}.`);
  });

  for (const [id, name, title] of [
    ['scenario', 'Scenario', 'First One Out'],
    ['aid', 'Player aid', 'Player aid'],
  ] as const)
    it(`opens and closes with keys, and returns the focus: ${id}`, async () => {
      const game = await table();
      const open = button(game, name);
      open.focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(
        () => isOpen(sheet(game, id)) && root(game).activeElement === sheet(game, id),
        'the card has no focus',
      );
      expect(words(root(game).getElementById(sheet(game, id).getAttribute('aria-labelledby')!))).to.equal(title);
      expect(sheet(game, id).getAttribute('role')).to.equal('dialog');
      expect(sheet(game, id).querySelectorAll('svg path').length).to.be.greaterThan(4, 'no picture');
      await sendKeys({ press: 'Escape' });
      await waitUntil(
        () => !isOpen(sheet(game, id)) && root(game).activeElement === open,
        'the focus does not return to the button',
      );

      await sendKeys({ press: 'Enter' });
      await waitUntil(() => isOpen(sheet(game, id)));
      sheet(game, id).querySelector('button')!.focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => !isOpen(sheet(game, id)));
      await waitUntil(
        () => root(game).activeElement === open,
        'the focus does not return to the button the second time',
      );
    });

  it('keeps a card open while the match continues, and closes it when another is opened', async () => {
    const game = await table();
    const before = signature(game);
    button(game, 'Player aid').click();
    choose(game, ids(game)[0]!);
    await asked(game, before);
    expect(isOpen(sheet(game, 'aid'))).to.equal(true);
    button(game, 'Scenario').click();
    expect([isOpen(sheet(game, 'aid')), isOpen(sheet(game, 'scenario'))]).to.deep.equal([false, true]);
  });

  it('is accessible with each card open', async () => {
    const game = await table({ mode: 'cooperative' });
    for (const name of ['Player aid', 'Scenario']) {
      button(game, name).click();
      await isAccessible(game);
    }
  });

  it('shows the scenario of the match', async () => {
    for (const [attributes, title] of [
      [{ mode: 'cooperative' }, 'Nobody Stays'],
      [{ mode: 'solo', seats: 'person' }, 'Both of You'],
    ] as const)
      expect(words(sheet(await table(attributes), 'scenario').querySelector('h3'))).to.equal(title);
  });

  it('shows the flavour text and content warnings of a pressed card on the map, and describes it in words', async () => {
    const game = await table();
    const room = board(game)!.model!.tiles.find(({ kind }) => kind === 'room')!;
    const space = board(game)!.model!.spaces.find(({ tile }) => tile === room.id)!;
    board(game)!.dispatchEvent(Object.assign(new Event('nw-point', { bubbles: true }), { targetId: space.id }));
    const slip = (part = 'p'): string =>
      words(root(game).querySelector('nw1-why')?.shadowRoot?.querySelector(part) ?? null);
    await waitUntil(() => slip().startsWith(room.name));
    expect(slip('i')).to.match(/\.$/);
    expect(slip('small')).to.match(/^Contains: /);
    expect(game.describe()).to.contain(slip('i'));
  });

  it('describes the whole table in words on request, and keeps the description up to date', async () => {
    const game = await table();
    const text = sheet(game, 'in-words');
    expect(text.querySelectorAll('li').length).to.equal(0);
    button(game, 'Description of the table').click();
    const lines = (): string[] => [...text.querySelectorAll('li')].map(words);
    await waitUntil(() => isOpen(text) && lines().length > 0);
    expect(lines()).to.deep.equal(
      game
        .describe()
        .split('\n')
        .map((line) => line.trim()),
    );
    const before = lines();
    choose(game, ids(game)[0]!);
    await waitUntil(() => lines().join() !== before.join());
    expect(lines()).to.deep.equal(
      game
        .describe()
        .split('\n')
        .map((line) => line.trim()),
    );
  });
});
