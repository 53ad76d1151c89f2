// The house: from its first evening to its last column, every state, everybody who walks in it, and how it comes down.
import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { House } from '../../src/components/nw-house/nw-house.js';
import { given } from '../support/apply-args.js';
import {
  broken,
  cast,
  chances,
  fourColumns,
  midGame,
  plain,
  start,
  states,
  twoColumns,
  whole,
  wordy,
} from './nw-house.models.js';

House.define();

type Args = Partial<House> & { readonly motion?: string };

const meta: Meta<Args> = {
  title: 'Pieces/nw-house',
  render: (args) => html`<nw-house ${given(args)}></nw-house>`,
};
export default meta;
type Story = StoryObj<Args>;

const houseIn = (canvas: HTMLElement): House => canvas.querySelector<House>('nw-house')!;
/** Waits for something in it. */
const sees = (selector: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    await waitFor(
      () => {
        expect(houseIn(canvasElement).shadowRoot!.querySelector(selector), selector).toBeTruthy();
      },
      { timeout: 15_000 },
    );
  },
});
const drawn = sees('.light');

export const Start: Story = { args: { model: start }, ...drawn };
/** A Patient is chosen and may go one room; whoever looks on hides. */
export const MidGame: Story = { args: { model: midGame }, ...drawn };
/** Columns of different heights; a whole one is gone, and the others have closed up. */
export const FourColumns: Story = { args: { model: fourColumns }, ...drawn };
export const TwoColumns: Story = { args: { model: twoColumns }, ...drawn };
export const States: Story = { args: { model: states }, ...drawn };
/** Where somebody may be: the shade rises. */
export const Chances: Story = { args: { model: chances }, ...drawn };
export const Cast: Story = { args: { model: cast }, ...drawn };
/** Without kinds, pictures or a height that it once had. */
export const Plain: Story = { args: { model: plain }, ...drawn };

/** The room breaks, three fall, and one who stands in them. */
export const Collapse: Story = {
  args: { model: whole },
  play: async (context) => {
    await drawn.play!(context);
    const house = houseIn(context.canvasElement);
    house.model = broken;
    await house.updateComplete;
    await waitFor(
      () => {
        expect(house.shadowRoot!.querySelector('.wreck')!.childElementCount).toBe(0);
      },
      { timeout: 15_000 },
    );
  },
};

export const Phone: Story = { ...MidGame, globals: { width: '320' } };
export const RightToLeft: Story = { ...TwoColumns, globals: { direction: 'rtl' } };
/** The longest names. */
export const German: Story = { tags: ['one-language'], args: { lang: 'de', model: wordy }, ...drawn };
export const BadModel: Story = {
  render: () => html`<nw-house model='{"version":2}'></nw-house>`,
  ...sees('[part=error]'),
};
