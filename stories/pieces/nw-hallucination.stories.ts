// Stories of <nw-hallucination>: a card before and after the choice, a card without a choice, and a card of a page.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/nw-hallucination/define.js';
import type { Hallucination, HallucinationModel } from '../../src/components/nw-hallucination/nw-hallucination.js';
import { allStates } from '../support/all-states.js';
import { given } from '../support/apply-args.js';

const meta: Meta<Hallucination> = {
  title: 'Pieces/nw-hallucination',
  component: 'nw-hallucination',
  render: (args) => html`<nw-hallucination ${given(args)}></nw-hallucination>`,
};
export default meta;
type Story = StoryObj<Hallucination>;

const card = (canvas: HTMLElement): Hallucination => canvas.querySelector('nw-hallucination')!;
const find = (canvas: HTMLElement, selector: string): HTMLElement | null | undefined =>
  card(canvas).shadowRoot?.querySelector<HTMLElement>(selector);

async function choose(canvas: HTMLElement, n: number): Promise<void> {
  await waitFor(() => {
    expect(find(canvas, '[part=option]')).toBeTruthy();
  });
  await userEvent.click(find(canvas, `li:nth-child(${n}) button`)!);
  await waitFor(() => {
    expect(find(canvas, '[part=result]')).toBeTruthy();
  });
}

const lamp: HallucinationModel = {
  version: 1,
  title: 'The Lamp',
  situation: 'The lamp above your bed blinks when you do.',
  options: [
    { title: 'Close your eyes', result: 'It is dark. It is very dark.', effect: 'Gain 1 Terror.' },
    { title: 'Stare back', result: 'It looks away first.', effect: 'Lose 1 Terror.' },
  ],
};

/** The Narrator has read the situation and the titles of the options. */
export const Asked: Story = { args: { card: 'visiting-hours.a' } };
export const AskedDark: Story = { ...Asked, globals: { theme: 'dark' } };
export const AskedOnAPhone: Story = { ...Asked, globals: { width: '280' } };

/** The reader has chosen, and learns only the result of that option. */
export const Chosen: Story = {
  ...Asked,
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 3);
  },
};

/** A card without a choice. */
export const WithoutChoice: Story = { args: { card: 'three-o-clock.a' } };

/** The gentler words of the game. */
export const Calm: Story = { args: { card: 'pager.d', calm: true }, play: Chosen.play! };

/** A card that a page has written. */
export const OwnCard: Story = {
  args: { model: lamp },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 1);
    await userEvent.click(find(canvasElement, '[part=again]')!);
    await waitFor(() => {
      expect(find(canvasElement, '[part=option]')).toBeTruthy();
    });
  },
};

export const InGerman: Story = { ...Asked, tags: ['one-language'], globals: { locale: 'de' } };
export const RightToLeft: Story = { ...Chosen, globals: { direction: 'rtl' } };

const refused: Pick<Story, 'play'> = {
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(find(canvasElement, '[part=error]')).toBeTruthy();
    });
  },
};
export const NoSuchCard: Story = { args: { card: 'orange.z' }, ...refused };
export const WithoutResult: Story = {
  args: { model: { ...lamp, options: [{ title: 'Close your eyes', result: '' }] } },
  ...refused,
};

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(meta, { Asked, Chosen, WithoutChoice, Calm, OwnCard, NoSuchCard, WithoutResult }),
};
