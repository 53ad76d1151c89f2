// A <sanitarium-game> in a test: how it is laid on the page, what is asked of whoever sits there, what is heard of it, and
// taps and keys as a hand gives them.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/components/sanitarium-game/define.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import type { TileGrid } from '../../../src/components/tile-grid/tile-grid.js';
import { waitUntil } from '../support/browser.js';

export { listen } from '../support/announcements.js';
export { tap } from '../support/tap.js';

export const root = (game: SanitariumGame): ShadowRoot => game.shadowRoot!;
export const choices = (game: SanitariumGame): Choices | null => root(game).querySelector<Choices>('nw1-choices');
export const board = (game: SanitariumGame): TileGrid | null => root(game).querySelector<TileGrid>('nw1-tile-grid');
export const prompt = (game: SanitariumGame): string => choices(game)?.model?.prompt ?? '';
export const ids = (game: SanitariumGame): string[] => choices(game)?.model?.choices.map(({ id }) => id) ?? [];
export const text = (game: SanitariumGame): string => root(game).textContent.replace(/\s+/g, ' ');
export const button = (game: SanitariumGame, name: string): HTMLButtonElement =>
  [...root(game).querySelectorAll('button')].find((each) => each.textContent.trim() === name)!;
export const signature = (game: SanitariumGame): string => JSON.stringify(choices(game)?.model);
export const isOver = (game: SanitariumGame): boolean => game.matches(':state(over)');

/** What is not said by `attributes` makes the game quick and leaves no trace. */
export async function play(
  attributes: Record<string, string>,
  properties: Partial<SanitariumGame> = {},
): Promise<SanitariumGame> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const game = document.createElement('sanitarium-game');
  for (const [name, value] of Object.entries({
    loading: 'eager',
    pace: '0',
    'no-save': '',
    motion: 'none',
    ...attributes,
  }))
    game.setAttribute(name, value);
  Object.assign(game, properties);
  box.append(game);
  await game.updateComplete;
  return game;
}

/** Waits for the question of somebody at this device; false when the match is over. */
export async function asked(game: SanitariumGame, before = ''): Promise<boolean> {
  await waitUntil(
    () => isOver(game) || ((choices(game)?.model?.choices.length ?? 0) > 0 && signature(game) !== before),
    'nobody is asked',
    { interval: 10 },
  );
  return !isOver(game);
}

/** Answers as the list of choices does. */
export function choose(game: SanitariumGame, id: string): void {
  choices(game)!.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: id }));
}

/** Tab to the list of choices, open it if need be, walk down by arrows, and take what is there. */
export async function answerByKeys(game: SanitariumGame, down: number): Promise<void> {
  const list = choices(game)!;
  const inside = (): HTMLElement | null => list.shadowRoot!.activeElement as HTMLElement | null;
  if (!inside()) list.shadowRoot!.querySelector<HTMLElement>('[part=prompt]')!.focus();
  if (list.model?.onTable) {
    if (!inside()?.matches('[part=list]')) await sendKeys({ press: 'Tab' });
    expect(inside()?.getAttribute('aria-expanded')).to.equal('false');
    await sendKeys({ press: 'Enter' });
    await list.updateComplete;
  }
  if (!inside()?.matches('.slip')) await sendKeys({ press: 'Tab' });
  for (let i = 0; i < down; i++) await sendKeys({ press: 'ArrowDown' });
  expect(inside()?.matches('.slip'), 'the focus is on a choice').to.equal(true);
  await sendKeys({ press: 'Enter' });
}
