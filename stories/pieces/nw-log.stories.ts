// Stories of <nw-log>: closed, open, and with very many or very long lines.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/nw-log/define.js';
import type { Log } from '../../src/components/nw-log/nw-log.js';
import { allStates } from '../support/all-states.js';
import { given } from '../support/apply-args.js';
import { log } from './small-pieces.models.js';

const meta: Meta<Log> = {
  title: 'Pieces/nw-log',
  component: 'nw-log',
  render: (args) => html`<nw-log ${given(args)}></nw-log>`,
};
export default meta;
type Story = StoryObj<Log>;

const shadow = (canvas: HTMLElement): ShadowRoot => canvas.querySelector('nw-log')!.shadowRoot!;

/** Opens the log with a click on the newest line. */
const open: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => {
    expect(shadow(canvasElement).querySelector('summary')).toBeTruthy();
  });
  await userEvent.click(shadow(canvasElement).querySelector('summary')!);
  await expect(shadow(canvasElement).querySelector('details')!.open).toBe(true);
};

const long =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft lost the Unreadable Discharge Certificate, and every card that lay under it went under the deck in an order that nobody remembers, while every dark thing stepped one space nearer.';

export const Newest: Story = { args: { model: log(7) } };
export const Open: Story = { args: { model: log(30) }, play: open };

/** More lines than are drawn at once. */
export const Long: Story = { args: { model: log(200) }, play: open };

export const LongestLine: Story = {
  args: { model: { version: 1, lines: [...log(3).lines, { n: 4, turn: 1, rule: 'SAN-MON-01', text: long }] } },
};
export const LongestLineOpen: Story = { ...LongestLine, play: open };
export const One: Story = { args: { model: log(1) }, play: open };
export const Empty: Story = { args: { model: { version: 1, lines: [] } } };
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const Phone: Story = { ...Open, globals: { width: '280' } };
export const RightToLeft: Story = { args: { model: log(9) }, globals: { direction: 'rtl' }, play: open };

const refused: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => {
    expect(shadow(canvasElement).querySelector('[part=error]')).toBeTruthy();
  });
};
export const Fault: Story = { render: () => html`<nw-log model='{"version":2}'></nw-log>`, play: refused };
export const BadJson: Story = { render: () => html`<nw-log model='{"version'></nw-log>`, play: refused };

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(
    meta,
    {
      Newest,
      Open,
      Long,
      LongestLine,
      LongestLineOpen,
      One,
      Empty,
      Fault,
    },
    { least: '24rem' },
  ),
};
