// The states of <nw-choices>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import '../src/components/nw-choices/define.js';
import type { Choices } from '../src/components/nw-choices/nw-choices.js';
import { place, take, turn, wordy } from './small-pieces.models.js';

const meta: Meta<Choices> = {
  title: 'Pieces/nw-choices',
  component: 'nw-choices',
  render: ({ model }) => html`<nw-choices .model=${model}></nw-choices>`,
};
export default meta;
type Story = StoryObj<Choices>;

/** A turn: costs, a note, one refused with its reason, and the one that ends apart. */
export const Turn: Story = { args: { model: turn } };

/** Without costs. */
export const YesOrNo: Story = { args: { model: take } };

export const AllRefused: Story = {
  args: { model: { ...turn, choices: turn.choices.map(({ id, text, rule }) => ({ id, text, rule, refused: 'Not while the lights are out.' })) } },
};

/** Pointed at on the table; the list opens on demand. */
export const OnTheTable: Story = { args: { model: place } };

export const OnTheTableOpen: Story = {
  args: { model: place },
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('nw-choices')!;
    await element.updateComplete;
    element.shadowRoot!.querySelector<HTMLElement>('[part=list]')!.click();
  },
};

export const LongestWords: Story = { args: { model: wordy } };

/** The focus stands around the slip. */
export const Focused: Story = {
  args: { model: turn },
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('nw-choices')!;
    await element.updateComplete;
    element.shadowRoot!.querySelectorAll<HTMLElement>('.slip')[1]!.focus();
  },
};

export const Waiting: Story = { args: { model: { version: 1, prompt: 'Wait for Bruno.', choices: [] } } };

export const RightToLeft: Story = { args: { model: turn }, render: ({ model }) => html`<div dir="rtl"><nw-choices .model=${model}></nw-choices></div>` };

export const Caption: Story = { args: { model: take }, render: ({ model }) => html`<nw-choices .model=${model}><h2>The locker in the hall</h2></nw-choices>` };

export const Fault: Story = { render: () => html`<nw-choices model='{"version":1,"choices":[{"id":"take"}]}'></nw-choices>` };
