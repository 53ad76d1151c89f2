// Stories of <nw-house>: the house from the first turn to the last columns, all states, all figures, and a collapse.
import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { House } from '../../src/components/nw-house/nw-house.js';
import { allStates } from '../support/all-states.js';
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
  walked,
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
/** Waits for an element in the house. */
const sees = (selector: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    await waitFor(
      () => {
        expect(houseIn(canvasElement).shadowRoot!.querySelector(selector), selector).toBeTruthy();
      },
      { timeout: 45_000 },
    );
  },
});
const drawn = sees('.light');

export const Start: Story = { args: { model: start }, ...drawn };
/** A Patient is selected and may move one room. The viewer is a Victim. */
export const MidGame: Story = { args: { model: midGame }, ...drawn };
/** The columns have different heights. One column is gone, and the others have moved together. */
export const FourColumns: Story = { args: { model: fourColumns }, ...drawn };
export const TwoColumns: Story = { args: { model: twoColumns }, ...drawn };
export const States: Story = { args: { model: states }, ...drawn };
/** The higher the shaded area in a room, the more likely it is that a Victim is there. */
export const Chances: Story = { args: { model: chances }, ...drawn };
/** Dots show the ways that figures have gone since the viewer's last choice. */
export const Trails: Story = { args: { model: walked }, ...sees('.trails') };
export const Cast: Story = { args: { model: cast }, ...drawn };
/** Most rooms have no kind and no picture. */
export const Plain: Story = { args: { model: plain }, ...drawn };

/** A room is destroyed. Three rooms above it fall, with a figure in one of them. */
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
      { timeout: 45_000 },
    );
  },
};

export const Phone: Story = { ...MidGame, globals: { width: '320' } };
export const RightToLeft: Story = { ...TwoColumns, globals: { direction: 'rtl' } };
export const German: Story = { tags: ['one-language'], args: { lang: 'de', model: wordy }, ...drawn };
export const BadModel: Story = {
  render: () => html`<nw-house model='{"version":2}'></nw-house>`,
  ...sees('[part=error]'),
};

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(
    meta,
    {
      Start,
      MidGame,
      FourColumns,
      TwoColumns,
      States,
      Chances,
      Trails,
      Cast,
      Plain,
      Collapse,
      BadModel,
    },
    { least: '26rem', wide: ['Cast'] },
  ),
};
