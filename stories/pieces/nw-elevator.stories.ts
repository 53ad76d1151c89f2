// Stories of <nw-elevator>: before the call, each kind of result, and the table of results.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/nw-elevator/define.js';
import type { Elevator } from '../../src/components/nw-elevator/nw-elevator.js';
import { allStates } from '../support/all-states.js';
import { given } from '../support/apply-args.js';

const meta: Meta<Elevator> = {
  title: 'Pieces/nw-elevator',
  component: 'nw-elevator',
  render: (args) => html`<nw-elevator ${given(args)}></nw-elevator>`,
};
export default meta;
type Story = StoryObj<Elevator>;

const elevator = (canvas: HTMLElement): Elevator => canvas.querySelector('nw-elevator')!;
const find = (canvas: HTMLElement, selector: string): HTMLElement | null | undefined =>
  elevator(canvas).shadowRoot?.querySelector<HTMLElement>(selector);

async function call(canvas: HTMLElement): Promise<void> {
  await waitFor(() => {
    expect(find(canvas, '[part=call]')).toBeTruthy();
  });
  await userEvent.click(find(canvas, '[part=call]')!);
}

/** Nobody has called the elevator yet. */
export const Waiting: Story = { args: { floor: 2 } };

/** A 5 leads to the Basement or the 3rd Floor. The reader has to choose. */
export const Choosing: Story = {
  args: { floor: 2, faces: [5] },
  play: async ({ canvasElement }) => {
    await call(canvasElement);
    await waitFor(() => {
      expect(canvasElement.querySelectorAll('nw-elevator:state(open)')).toHaveLength(1);
    });
  },
};
export const ChoosingDark: Story = { ...Choosing, globals: { theme: 'dark' } };
export const ChoosingOnAPhone: Story = { ...Choosing, globals: { width: '280' } };

/** The reader has ridden from the 2nd Floor to the Basement. */
export const Arrived: Story = {
  args: { floor: 2, faces: [5] },
  play: async ({ canvasElement }) => {
    await call(canvasElement);
    await waitFor(() => {
      expect(find(canvasElement, 'li:last-child [part=choice]')).toBeTruthy();
    });
    await userEvent.click(find(canvasElement, 'li:last-child [part=choice]')!);
    await waitFor(() => {
      expect(elevator(canvasElement).floor).toBe(0);
    });
  },
};

/** On a 1 the elevator does not move. */
export const Stuck: Story = {
  args: { floor: 1, faces: [1] },
  play: async ({ canvasElement }) => {
    await call(canvasElement);
    await waitFor(() => {
      expect(elevator(canvasElement).state.result).toBe(1);
    });
  },
};

/** A 6 leads to any Floor. The table says which Floors each result allows. */
export const WithTable: Story = { ...Choosing, args: { floor: 1, faces: [6], table: true } };

/** Without movement. */
export const Still: Story = {
  ...Arrived,
  render: (args) => html`<nw-elevator motion="none" ${given(args)}></nw-elevator>`,
};

export const RightToLeft: Story = { ...WithTable, globals: { direction: 'rtl' } };

export const NoSuchFloor: Story = {
  args: { floor: 4 },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(find(canvasElement, '[part=error]')).toBeTruthy();
    });
  },
};

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(meta, { Waiting, Choosing, Arrived, Stuck, WithTable, NoSuchFloor }, { wide: ['WithTable'] }),
};
