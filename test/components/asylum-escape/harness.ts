// An <asylum-escape-game> in a test: how it is laid on the page, what is asked of whoever sits there, and all that stands in it.
import { fixture, html } from '@open-wc/testing';
import '../../../src/components/asylum-escape-game/define.js';
import type { AsylumEscapeGame } from '../../../src/components/asylum-escape-game/asylum-escape-game.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import type { House } from '../../../src/components/nw-house/nw-house.js';
import { waitUntil } from '../support/browser.js';

export const root = (game: AsylumEscapeGame): ShadowRoot => game.shadowRoot!;
export const curtain = (game: AsylumEscapeGame): Element | null => root(game).querySelector('[part=curtain]');
export const house = (game: AsylumEscapeGame): House => root(game).querySelector<House>('nw1-house')!;
export const lists = (game: AsylumEscapeGame): Choices[] => [
  ...root(game).querySelectorAll<Choices>('.rail > nw1-choices'),
];
export const ids = (game: AsylumEscapeGame): string[] =>
  lists(game).flatMap(({ model }) => model?.choices.map(({ id }) => id) ?? []);
export const button = (game: AsylumEscapeGame, name: string): HTMLButtonElement =>
  [...root(game).querySelectorAll('button')].find((each) => each.textContent.trim() === name)!;
export const prompt = (game: AsylumEscapeGame): string => lists(game)[0]?.model?.prompt ?? '';
export const log = (game: AsylumEscapeGame): string[] =>
  root(game)
    .querySelector<HTMLElementTagNameMap['nw-log']>('nw1-log')
    ?.model?.lines.map((line) => line.text) ?? [];
/** The same may be asked twice, and something has happened between. */
export const signature = (game: AsylumEscapeGame): string =>
  JSON.stringify([log(game).length, ...lists(game).map(({ model }) => model)]);
export const text = (game: AsylumEscapeGame): string => root(game).textContent.replace(/\s+/g, ' ');
export const isOver = (game: AsylumEscapeGame): boolean => game.matches(':state(over)');
export const room = (game: AsylumEscapeGame, id: string): HTMLElement =>
  house(game).shadowRoot!.querySelector<HTMLElement>(`[data-id="${id}"]`)!;

/** What is not said by `attributes` makes the game quick and leaves no trace. */
export async function play(
  attributes: Record<string, string>,
  properties: Partial<AsylumEscapeGame> = {},
): Promise<AsylumEscapeGame> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const game = document.createElement('asylum-escape-game');
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

/** Waits until an option that begins so can be chosen; gives its id. */
export async function offered(game: AsylumEscapeGame, begins: string): Promise<string> {
  await waitUntil(() => ids(game).some((id) => id.startsWith(begins)), `nobody is offered ${begins}`, {
    interval: 10,
  });
  return ids(game).find((id) => id.startsWith(begins))!;
}

/** Answers as a list of choices does. */
export function choose(game: AsylumEscapeGame, id: string): void {
  lists(game)[0]!.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: id }));
}

/** Waits for the question of somebody at this device; false when the match is over. */
export async function asked(game: AsylumEscapeGame, before = ''): Promise<boolean> {
  await waitUntil(() => isOver(game) || (ids(game).length > 0 && signature(game) !== before), 'nobody is asked', {
    interval: 10,
  });
  return !isOver(game);
}

/** Takes the first choice, and waits for the next question; false when the match is over. */
export function takeFirst(game: AsylumEscapeGame): Promise<boolean> {
  const before = signature(game);
  choose(game, ids(game)[0]!);
  return asked(game, before);
}

/** Takes the device from behind the curtain; gives the name of whoever has it now. */
export async function take(game: AsylumEscapeGame): Promise<string> {
  await waitUntil(() => curtain(game), 'no curtain', { interval: 10 });
  const begin = curtain(game)!.querySelector<HTMLElement>('.begin')!;
  const name = begin.textContent.replace('I am', '').trim();
  begin.click();
  await waitUntil(() => !curtain(game) && lists(game).length > 0, 'no table', { interval: 10 });
  return name;
}

/** All that stands in a tree: text, attributes, and what the trees inside hold. */
export function written(tree: ShadowRoot | Element): string {
  const inside = [...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? written(shadowRoot) : []));
  return [tree.innerHTML, ...inside].join('\n');
}
