// Stories of "why not" at a table of Sanitarium: the answers to presses and keys, and the text of the rule.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { args, argTypes, asked, onMap, patience, render, see, shadow, type Args } from './game.acts.js';

/** A corridor, a Dark Hallway behind it, and a Room that no doorway leads to. */
const corridor = {
  map: [
    ['chapel', 'h', 0, 0],
    ['wheelchair.1', 'h', 2, 0],
    ['dark.1', 'h', 4, 0],
    ['linen-store', 'v', 1, -2],
  ],
  ap: 2,
  dice: [2, 4, 5],
  monsters: [[4, 0]],
  players: [
    { at: [2, 0], items: ['music-box.1', 'tin-saint.1'], hallucinations: ['moths'], things: ['night-key'] },
    { at: [0, 0] },
  ],
};

const meta: Meta<Args> = {
  title: 'Games/sanitarium-game, why not',
  component: 'sanitarium-game',
  args: { ...args, seats: 'person expert', pace: 1e6, situation: corridor },
  argTypes,
  render,
};
export default meta;
type Story = StoryObj<Args>;

const answer = (canvas: HTMLElement): ShadowRoot | null | undefined =>
  shadow(canvas).querySelector('nw1-why')?.shadowRoot;
/** Waits until a player can ask "why not". */
async function ready(canvas: HTMLElement): Promise<void> {
  await asked(canvas);
  await see(canvas, '.missed');
}
const answered = (canvas: HTMLElement): Promise<void> =>
  waitFor(() => {
    expect(answer(canvas)?.querySelector('.rule')).toBeTruthy();
  }, patience);
const press = (canvas: HTMLElement, id: string): void => {
  onMap(canvas, id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
};

/** The answer after a press on a space: what the space is, why nobody can go there, and the rule. */
export const Space: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    press(canvasElement, 'space:4');
    await answered(canvasElement);
  },
};

/** The answer that appears when the key `?` is pressed while a space has the focus. */
export const ByKey: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    onMap(canvasElement, 'space:6')!.focus();
    await userEvent.keyboard('?');
    await answered(canvasElement);
  },
};

/** The text of the rule, opened from the answer. */
export const Rule: Story = {
  tags: ['one-language'],
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    press(canvasElement, 'space:4');
    await answered(canvasElement);
    answer(canvasElement)!.querySelector<HTMLElement>('.rule')!.click();
    await waitFor(() => {
      expect(answer(canvasElement)!.querySelector('nw1-rule-panel')?.shadowRoot?.querySelector('dl')).toBeTruthy();
    }, patience);
  },
};

/** The acts that are not possible now, with the reasons. */
export const Missed: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await userEvent.click(await see(canvasElement, '.missed'));
    await answered(canvasElement);
  },
};

/** The answer after a press on a card in the hand. */
export const OnACard: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const card = [...shadow(canvasElement).querySelectorAll('nw1-card-hand')]
      .map(({ shadowRoot }) => shadowRoot?.getElementById('card:moths'))
      .find(Boolean)!;
    await userEvent.click(card);
    await answered(canvasElement);
  },
};

export const SpaceOnAPhone: Story = { ...Space, globals: { width: '320' } };
export const MissedOnAPhone: Story = { ...Missed, globals: { width: '320' } };
export const RuleOnAPhone: Story = { ...Rule, globals: { width: '320' } };
export const RuleDark: Story = { ...Rule, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Missed, globals: { direction: 'rtl' } };
export const German: Story = { ...Missed, tags: ['one-language'], args: { lang: 'de' } };
