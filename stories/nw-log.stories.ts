// The states of <nw-log>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import '../src/components/nw-log/define.js';
import type { Log } from '../src/components/nw-log/nw-log.js';
import { log } from './small-pieces.models.js';

const meta: Meta<Log> = {
  title: 'Pieces/nw-log',
  component: 'nw-log',
  render: ({ model }) => html`<nw-log .model=${model}></nw-log>`,
};
export default meta;
type Story = StoryObj<Log>;

const open: Story['play'] = async ({ canvasElement }) => {
  const element = canvasElement.querySelector('nw-log')!;
  await element.updateComplete;
  element.shadowRoot!.querySelector('summary')!.click();
};

export const Newest: Story = { args: { model: log(7) } };
export const Open: Story = { args: { model: log(30) }, play: open };

/** More than are drawn at once. */
export const Long: Story = { args: { model: log(200) }, play: open };

export const LongestLine: Story = { args: { model: log(30) } };
export const Empty: Story = { args: { model: { version: 1, lines: [] } } };
export const RightToLeft: Story = { args: { model: log(9) }, render: ({ model }) => html`<div dir="rtl"><nw-log .model=${model}></nw-log></div>`, play: open };
export const Fault: Story = { render: () => html`<nw-log model='{"version":2}'></nw-log>` };
