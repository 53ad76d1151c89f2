// Stories of <nw-patient-mat>: the sliders, with and without Adrenaline, and a mat that cannot be moved.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/nw-patient-mat/define.js';
import type { PatientMat } from '../../src/components/nw-patient-mat/nw-patient-mat.js';
import { allStates } from '../support/all-states.js';
import { given } from '../support/apply-args.js';

const meta: Meta<PatientMat> = {
  title: 'Pieces/nw-patient-mat',
  component: 'nw-patient-mat',
  render: (args) => html`<nw-patient-mat ${given(args)}></nw-patient-mat>`,
};
export default meta;
type Story = StoryObj<PatientMat>;

const mat = (canvas: HTMLElement): PatientMat => canvas.querySelector('nw-patient-mat')!;
const find = (canvas: HTMLElement, selector: string): HTMLElement | null | undefined =>
  mat(canvas).shadowRoot?.querySelector<HTMLElement>(selector);

/** A patient at the start. The reader hurts the patient and sees what becomes of the statistics. */
export const Start: Story = {
  args: {},
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(find(canvasElement, 'input')).toBeTruthy();
    });
    await userEvent.click(find(canvasElement, '[part=health] td:nth-of-type(3)')!);
    await waitFor(() => {
      expect(mat(canvasElement).health).toBe(3);
    });
  },
};

/** A Neurosis whose Adrenaline goes to Focus, at high Terror. */
export const Adrenaline: Story = { args: { health: 3, terror: 5, adrenaline: 'focus' } };
export const AdrenalineDark: Story = { ...Adrenaline, globals: { theme: 'dark' } };
export const AdrenalineOnAPhone: Story = { ...Adrenaline, globals: { width: '280' } };

/** The hidden side of the Neurosis gives one more die. */
export const Flipped: Story = { args: { health: 2, terror: 0, adrenaline: 'strength', flipped: true } };

/** As in a match: the reader cannot move the sliders. */
export const Locked: Story = { args: { health: 4, terror: 2, locked: true, label: 'Mat of Ida' } };

export const Dead: Story = { args: { health: 0, terror: 6 } };
export const RightToLeft: Story = { ...Adrenaline, globals: { direction: 'rtl' } };

const refused: Pick<Story, 'play'> = {
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(find(canvasElement, '[part=error]')).toBeTruthy();
    });
  },
};
export const TooMuchHealth: Story = { args: { health: 9 }, ...refused };

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(meta, { Start, Adrenaline, Flipped, Locked, Dead, TooMuchHealth }, { least: '20rem' }),
};
