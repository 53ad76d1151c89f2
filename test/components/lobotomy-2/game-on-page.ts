// A <lobotomy-game> in a test: how it is laid on the page, what is asked of whoever sits there, and how they answer.
import { fixture, html } from '@open-wc/testing';
import '../../../src/components/lobotomy-game/define.js';
import type { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import type { TileGrid } from '../../../src/components/tile-grid/tile-grid.js';
import type { Choice } from '../../../src/engine/scene/choices-model.js';
import type { Night } from '../../../stories/lobotomy-2/game.models.js';
import { waitUntil } from '../support/browser.js';

export { listen } from '../support/announcements.js';
export { placeOn, tap } from '../support/tap.js';

export const root = (game: LobotomyGame): ShadowRoot => game.shadowRoot!;
export const board = (game: LobotomyGame): TileGrid | null => root(game).querySelector<TileGrid>('nw1-tile-grid');
/** One list for what stands on the slips, one for what is pointed at on the map. */
const lists = (game: LobotomyGame): Choices[] => [...root(game).querySelectorAll<Choices>('nw1-choices')];
export const slips = (game: LobotomyGame): readonly Choice[] =>
  lists(game).flatMap(({ model }) => model?.choices ?? []);
export const ids = (game: LobotomyGame): string[] => slips(game).map(({ id }) => id);
export const prompt = (game: LobotomyGame): string => lists(game)[0]?.model?.prompt ?? '';
/** The same may be asked twice, and something has happened between. */
export const signature = (game: LobotomyGame): string =>
  JSON.stringify([log(game).length, ...lists(game).map(({ model }) => model)]);
export const text = (game: LobotomyGame): string => root(game).textContent.replace(/\s+/g, ' ');
export const button = (game: LobotomyGame, name: string): HTMLButtonElement =>
  [...root(game).querySelectorAll('button')].find((each) => each.textContent.trim() === name)!;
export const log = (game: LobotomyGame): string[] =>
  root(game)
    .querySelector<HTMLElementTagNameMap['nw-log']>('nw1-log')
    ?.model?.lines.map((line) => line.text) ?? [];
export const isOver = (game: LobotomyGame): boolean => game.matches(':state(over)');

/** What is not said by `attributes` makes the game quick and leaves no trace. */
export async function play(
  attributes: Record<string, string>,
  properties: Partial<LobotomyGame> = {},
): Promise<LobotomyGame> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const game = document.createElement('lobotomy-game');
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

/** A position of the stories, at which a person sits alone or first, and the first question there. */
export async function playNight(
  { scenario, characters, situation, faces }: Night,
  attributes: Record<string, string> = {},
): Promise<LobotomyGame> {
  const seats = [
    'person',
    ...characters
      .split(',')
      .slice(1)
      .map(() => 'random'),
  ].join(' ');
  const game = await play(
    { scenario, characters, seats, seed: 'night', ...attributes },
    { situation, ...(faces && { faces }) },
  );
  await asked(game);
  return game;
}

/** Waits for the question of somebody at this device; false when the match is over. */
export async function asked(game: LobotomyGame, before = ''): Promise<boolean> {
  await waitUntil(() => isOver(game) || (ids(game).length > 0 && signature(game) !== before), 'nobody is asked', {
    interval: 10,
  });
  return !isOver(game);
}

/** Answers as the list of choices does. */
export function choose(game: LobotomyGame, id: string): void {
  lists(game)[0]!.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: id }));
}

/** Answers, and waits for the next question; false when the match is over. */
export function take(game: LobotomyGame, id: string): Promise<boolean> {
  const before = signature(game);
  choose(game, id);
  return asked(game, before);
}

/** Points at something of the map or of the table beside it, as a click there does. */
export function point(game: LobotomyGame, id: string): void {
  board(game)!.dispatchEvent(Object.assign(new Event('nw-point', { bubbles: true }), { targetId: id }));
}

/** Every option that is chosen, as the page is told of it. */
export function acted(game: LobotomyGame): string[] {
  const options: string[] = [];
  game.addEventListener('nw-act', ({ option }) => options.push(option));
  return options;
}
