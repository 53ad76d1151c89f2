// Functions for the stories of <lobotomy-game>: they find things in the element, and act like a player.
import { html, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/lobotomy-game/define.js';
import type { LobotomyGame } from '../../src/components/lobotomy-game/lobotomy-game.js';
import type { Choices } from '../../src/components/nw-choices/nw-choices.js';
import type { TileGrid } from '../../src/components/tile-grid/tile-grid.js';
import { given } from '../support/apply-args.js';
import type { Position } from './game.models.js';

/** A long time limit, because the machine may be busy. */
export const patience = { timeout: 45_000 };

export type Args = Partial<
  Pick<
    LobotomyGame,
    | 'scenario'
    | 'characters'
    | 'difficulty'
    | 'kept'
    | 'seats'
    | 'names'
    | 'seed'
    | 'faces'
    | 'situation'
    | 'pack'
    | 'pace'
    | 'noSave'
    | 'loading'
    | 'messages'
    | 'lang'
  >
>;

/** The args of every story. Nothing is saved. */
export const args: Args = { loading: 'eager', noSave: true, seed: 'story' };

export const render = (rest: Args): TemplateResult => html`<lobotomy-game ${given(rest)}></lobotomy-game>`;

/**
 * The args for a position. A person has the first seat. The bots in the other seats are too slow to act during a story.
 */
export const at = ({ pack, scenario, characters, situation, faces }: Position, more: Args = {}): Args => ({
  ...(pack && { pack }),
  scenario,
  characters,
  situation,
  ...(faces && { faces }),
  seats: [
    'person',
    ...characters
      .split(',')
      .slice(1)
      .map(() => 'expert'),
  ].join(' '),
  pace: 1e6,
  ...more,
});

export const game = (canvas: HTMLElement): LobotomyGame => canvas.querySelector('lobotomy-game')!;
export const shadow = (canvas: HTMLElement): ShadowRoot => game(canvas).shadowRoot!;
const lists = (canvas: HTMLElement): readonly Choices[] => [...shadow(canvas).querySelectorAll<Choices>('nw1-choices')];
export const board = (canvas: HTMLElement): TileGrid => shadow(canvas).querySelector<TileGrid>('nw1-tile-grid')!;
export const ids = (canvas: HTMLElement): readonly string[] =>
  lists(canvas).flatMap(({ model }) => model?.choices.map(({ id }) => id) ?? []);
export const prompt = (canvas: HTMLElement): string => lists(canvas)[0]?.model?.prompt ?? '';
export const onMap = (canvas: HTMLElement, id: string): SVGElement | null =>
  board(canvas).shadowRoot!.querySelector(`[data-id="${id}"]`);

export const see = (canvas: HTMLElement, selector: string): Promise<Element> =>
  waitFor(() => {
    const found = shadow(canvas).querySelector(selector);
    expect(found, selector).toBeTruthy();
    return found!;
  }, patience);

/** Waits until the viewer is asked a question and the table has been drawn. */
export async function asked(canvas: HTMLElement): Promise<void> {
  await waitFor(() => {
    expect(ids(canvas).length).toBeGreaterThan(0);
  }, patience);
  await game(canvas).updateComplete;
  await board(canvas).updateComplete;
}

/** Points at a thing, as a click on it does. */
export async function point(canvas: HTMLElement, id: string): Promise<void> {
  await asked(canvas);
  board(canvas).dispatchEvent(Object.assign(new Event('nw-point', { bubbles: true }), { targetId: id }));
  await game(canvas).updateComplete;
}

/** Waits until this option can be chosen, opens the list if it is folded, and clicks the option. */
export async function take(canvas: HTMLElement, id: string): Promise<void> {
  await waitFor(() => {
    expect(ids(canvas)).toContain(id);
  }, patience);
  const list = lists(canvas).find(({ model }) => model?.choices.some((choice) => choice.id === id))!;
  await list.updateComplete;
  const folded = list.shadowRoot!.querySelector<HTMLElement>('[aria-expanded=false]');
  if (folded) await userEvent.click(folded);
  await waitFor(() => {
    expect(list.shadowRoot!.getElementById(id)).toBeTruthy();
  });
  await userEvent.click(list.shadowRoot!.getElementById(id)!);
}

/** Chooses these options one after the other. If there are none, only waits for a question. */
export const takeAll =
  (...steps: readonly string[]) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    for (const step of steps) await take(canvasElement, step);
    if (steps.length === 0) await asked(canvasElement);
  };
