// Helpers for tests of the element of any game: placing it on the page, reading its questions, and answering them.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { CardsInPlay } from '../../../src/components/game/pack/page-pack.js';
import type { GameElement, MatchPlan } from '../../../src/components/game/game-element.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import type { ChoiceModel } from '../../../src/engine/scene/choices-model.js';
import { waitUntil } from '../support/browser.js';

/** The public interface of every game's element. */
export type GameOnPage = HTMLElement &
  Pick<
    GameElement<string, MatchPlan, CardsInPlay, never, never>,
    | 'calm'
    | 'describe'
    | 'isUpdatePending'
    | 'leave'
    | 'loading'
    | 'messages'
    | 'newGame'
    | 'pace'
    | 'pack'
    | 'requestUpdate'
    | 'save'
    | 'seats'
    | 'seed'
    | 'situation'
    | 'sound'
    | 'state'
    | 'table'
    | 'updateComplete'
  >;

export type Attributes = Readonly<Record<string, string>>;

/**
 * Places the element on the page. Unless the attributes say otherwise, it loads at once, plays fast and saves nothing.
 */
export async function placeGame<G extends GameOnPage>(
  tag: string,
  attributes: Attributes,
  properties: object = {},
): Promise<G> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const game = document.createElement(tag) as unknown as G;
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

// Reading the table

export const root = (game: Element): ShadowRoot => game.shadowRoot!;
export const text = (game: Element): string => root(game).textContent.replace(/\s+/g, ' ');
export const button = (game: Element, name: string): HTMLButtonElement =>
  [...root(game).querySelectorAll('button')].find((each) => each.textContent.trim() === name)!;
/** The lists of answers to questions, without the player's settings, which are also lists of choices. */
export const lists = (game: Element): Choices[] => [
  ...root(game).querySelectorAll<Choices>('nw1-choices:not(.settings > *)'),
];
export const choices = (game: Element): Choices | null => lists(game)[0] ?? null;
export const slips = (game: Element): readonly ChoiceModel[] =>
  lists(game).flatMap(({ model }) => model?.choices ?? []);
export const ids = (game: Element): string[] => slips(game).map(({ id }) => id);
export const prompt = (game: Element): string => choices(game)?.model?.prompt ?? '';
export const log = (game: Element): string[] =>
  root(game)
    .querySelector<HTMLElementTagNameMap['nw-log']>('nw1-log')
    ?.model?.lines.map((line) => line.text) ?? [];
/**
 * Text that is different for each question. It contains the length of the log, so that it differs even if the same
 * question is asked twice.
 */
export const signature = (game: Element): string =>
  JSON.stringify([log(game).length, ...lists(game).map(({ model }) => model)]);
export const isPlaying = (game: Element): boolean => game.matches(':state(playing)');
export const isOver = (game: Element): boolean => game.matches(':state(over)');
export const curtain = (game: Element): Element | null => root(game).querySelector('[part=curtain]');

/** All text and attributes in a tree, including the shadow trees inside it. */
export function written(tree: ShadowRoot | Element): string {
  const inside = [...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? written(shadowRoot) : []));
  return [tree.innerHTML, ...inside].join('\n');
}

/** The element with that id in a piece or in the table itself; null before it is drawn. */
export function find(game: Element, id: string): HTMLElement | null {
  const places = [root(game), ...[...root(game).querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  for (const place of places) {
    const found = place.querySelector<HTMLElement>(`[data-id="${id}"], [data-ask="${id}"], [id="${id}"]`);
    if (found) return found;
  }
  return null;
}

export function thing(game: Element, id: string): HTMLElement {
  const found = find(game, id);
  if (!found) throw new Error(`${id} is not on the table`);
  return found;
}

/** Records the ids of the options in all later `nw-act` events. */
export function acted(game: GameOnPage): string[] {
  const options: string[] = [];
  game.addEventListener('nw-act', ({ option }) => options.push(option));
  return options;
}

// Playing

/**
 * Waits until a person at this device is asked a question whose signature differs from `before`. Returns false if the
 * match is over.
 */
export async function asked(game: Element, before = ''): Promise<boolean> {
  await waitUntil(() => isOver(game) || (ids(game).length > 0 && signature(game) !== before), 'nobody is asked', {
    interval: 10,
  });
  return !isOver(game);
}

/** Chooses an option by firing the event of the list of choices. */
export function choose(game: Element, id: string): void {
  choices(game)!.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: id }));
}

/** Chooses an option, and waits for the next question. Returns false if the match is over. */
export function answer(game: Element, id: string): Promise<boolean> {
  const before = signature(game);
  choose(game, id);
  return asked(game, before);
}

export const answerFirst = (game: Element): Promise<boolean> => answer(game, ids(game)[0]!);

/** Waits until an option whose id begins with this text can be chosen, and returns its id. */
export async function offered(game: Element, begins: string): Promise<string> {
  await waitUntil(() => ids(game).some((id) => id.startsWith(begins)), `nobody is offered ${begins}`, { interval: 10 });
  return ids(game).find((id) => id.startsWith(begins))!;
}

/** Presses the button of the curtain, and returns the name of the player on it. */
export async function takeDevice(game: Element): Promise<string> {
  await waitUntil(() => curtain(game), 'no curtain', { interval: 10 });
  const begin = curtain(game)!.querySelector<HTMLElement>('.begin')!;
  const name = begin.textContent.replace('I am', '').trim();
  begin.click();
  await waitUntil(() => !curtain(game) && ids(game).length > 0, 'no table', { interval: 10 });
  return name;
}

/**
 * Answers with keys: moves the focus to the list of choices, opens the list if necessary, presses the down arrow `down`
 * times, and chooses the option there.
 */
export async function answerByKeys(game: Element, down: number): Promise<void> {
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
