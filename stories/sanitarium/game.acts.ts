// Functions for the stories of <sanitarium-game>: they find things in the element, and act like a player.
import { html, type TemplateResult } from 'lit';
import type { ArgTypes, StoryContext } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/sanitarium-game/define.js';
import type { CardHand } from '../../src/components/nw-card-hand/nw-card-hand.js';
import type { Choices } from '../../src/components/nw-choices/nw-choices.js';
import type { SanitariumGame } from '../../src/components/sanitarium-game/sanitarium-game.js';
import { modes } from '../../src/components/sanitarium-game/start/start-form.js';
import type { TileGrid } from '../../src/components/tile-grid/tile-grid.js';
import { pseudo } from '../../src/engine/speech/pseudo-locale.js';
import cardWords from '../../src/messages/en/sanitarium/cards.js';
import { PSEUDO } from '../../.storybook/pseudo-locale.js';
import { given } from '../support/apply-args.js';

/** A long time limit, because the machine may be busy. */
export const patience = { timeout: 45_000 };

export type Args = Partial<
  Pick<
    SanitariumGame,
    | 'mode'
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
> & { readonly cards?: unknown };

/** The args of every story. Nothing is saved. */
export const args: Args = { loading: 'eager', noSave: true, seed: 'story', names: 'Ada, Bruno, Cleo, Dov' };

/** Storybook's controls for what the manifest does not define: the values of `mode`, and a pack inside the element. */
export const argTypes: ArgTypes = {
  mode: { control: 'select', options: [...modes] },
  cards: { description: 'A pack inside the element.', control: 'object', table: { category: 'slots' } },
};

/** In the pseudo-locale, the words of the cards are set as `messages`, because the catalogue does not contain them. */
export const render = ({ cards, ...rest }: Args, { globals }: Pick<StoryContext, 'globals'>): TemplateResult => {
  const all = {
    ...rest,
    messages: globals['locale'] === PSEUDO ? { ...pseudo(cardWords), ...rest.messages } : rest.messages,
  };
  return cards
    ? html`<sanitarium-game ${given(all)}
        ><script type="application/json">
          ${JSON.stringify(cards)}
        </script></sanitarium-game
      >`
    : html`<sanitarium-game ${given(all)}></sanitarium-game>`;
};

export const game = (canvas: HTMLElement): SanitariumGame => canvas.querySelector('sanitarium-game')!;
export const shadow = (canvas: HTMLElement): ShadowRoot => game(canvas).shadowRoot!;
export const choices = (canvas: HTMLElement): Choices | null => shadow(canvas).querySelector<Choices>('nw1-choices');
export const board = (canvas: HTMLElement): TileGrid => shadow(canvas).querySelector<TileGrid>('nw1-tile-grid')!;
export const hand = (canvas: HTMLElement): CardHand => shadow(canvas).querySelector<CardHand>('nw1-card-hand')!;
export const ids = (canvas: HTMLElement): readonly string[] =>
  choices(canvas)?.model?.choices.map(({ id }) => id) ?? [];
export const slip = (canvas: HTMLElement, id: string): HTMLElement | null =>
  choices(canvas)?.shadowRoot?.getElementById(id) ?? null;
export const onMap = (canvas: HTMLElement, id: string): SVGElement | null =>
  board(canvas).shadowRoot!.querySelector(`[data-id="${id}"]`);

export const see = (canvas: HTMLElement, selector: string): Promise<Element> =>
  waitFor(() => {
    const found = shadow(canvas).querySelector(selector);
    expect(found, selector).toBeTruthy();
    return found!;
  }, patience);

/** Waits until the viewer is asked a question. */
export const asked = (canvas: HTMLElement): Promise<void> =>
  waitFor(() => {
    expect(ids(canvas).length).toBeGreaterThan(0);
  }, patience);

/** Waits until this option can be chosen, opens the list if it is folded, and clicks the option. */
export async function take(canvas: HTMLElement, id: string): Promise<void> {
  await waitFor(() => {
    expect(ids(canvas)).toContain(id);
  }, patience);
  const list = choices(canvas)!;
  await list.updateComplete;
  const folded = list.shadowRoot!.querySelector<HTMLElement>('[aria-expanded=false]');
  if (folded) await userEvent.click(folded);
  await waitFor(() => {
    expect(slip(canvas, id)).toBeTruthy();
  });
  await userEvent.click(slip(canvas, id)!);
}

/** Waits for the curtain, and presses its button. */
export async function sitDown(canvas: HTMLElement): Promise<void> {
  await see(canvas, '[part=curtain]');
  await expect(shadow(canvas).querySelector('nw1-card-hand')).toBeNull();
  await userEvent.click(shadow(canvas).querySelector('[part=curtain] .begin')!);
}
