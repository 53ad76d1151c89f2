// Stories of <rules-example>: its main states.
import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import '../../src/components/rules-example/define.js';
import type { RulesExample } from '../../src/components/rules-example/rules-example.js';
import type { TileGrid } from '../../src/components/tile-grid/tile-grid.js';
import type { Example } from '../../src/engine/table/example.js';
import { allStates } from '../support/all-states.js';
import { given } from '../support/apply-args.js';
import {
  companion,
  dice,
  everythingAtOnce,
  outside,
  unknownOption,
  wordy,
  wrongClaim,
} from './rules-example.models.js';

type Args = Partial<Pick<RulesExample, 'step' | 'rules' | 'loading' | 'pace' | 'src' | 'lang' | 'messages'>> & {
  example?: Example;
  caption: string;
};

const meta: Meta<Args> = {
  title: 'Pieces/rules-example',
  component: 'rules-example',
  args: { example: dice, caption: 'The greedy die', step: 0, rules: '', loading: 'eager' },
  argTypes: { caption: { control: 'text', table: { category: 'slots' } } },
  render: ({ caption, ...args }) => html`<rules-example ${given(args)}><h3>${caption}</h3></rules-example>`,
};
export default meta;
type Story = StoryObj<Args>;

const element = (canvas: HTMLElement): RulesExample => canvas.querySelector('rules-example')!;
const drawn = (canvas: HTMLElement): Promise<void> =>
  waitFor(() => expect(element(canvas).steps).toBeGreaterThan(0), { timeout: 8000 });
/** Scrolls the map to a fixed place, so that pictures do not depend on when the tools of the map were loaded. */
async function looked(canvas: HTMLElement): Promise<void> {
  const stage = element(canvas).shadowRoot!.querySelector<RulesExample>('[part=stage] > *')!;
  await stage.updateComplete;
  const map = stage.shadowRoot!.querySelector<TileGrid>('nw1-tile-grid')!;
  await map.updateComplete;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  map.state = { ...map.state, x: 192, y: 96 };
}
const press = (canvas: HTMLElement, name: string): void => {
  [...element(canvas).shadowRoot!.querySelectorAll('button')]
    .find(({ textContent }) => textContent.trim() === name)
    ?.click();
};

export const Beginning: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
};

/** After one step. The log lists its events, each with its rule. */
export const Stepped: Story = {
  args: { rules: '#' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    element(canvasElement).next();
    await waitFor(() =>
      expect(element(canvasElement).shadowRoot!.querySelector('[part=log]')?.textContent).toContain('SAN-TURN-08'),
    );
    await looked(canvasElement);
  },
};

/** The last step of an example in which a player escapes. */
export const Over: Story = {
  args: { example: outside, caption: 'Out', step: 2 },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
};

/** The steps follow one another automatically. */
export const Playing: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    press(canvasElement, 'Play');
    await waitFor(() => expect(element(canvasElement).matches(':state(playing)')).toBe(true));
  },
};

/** A step that leads to many events. */
export const LongLog: Story = {
  args: { example: everythingAtOnce, caption: 'A monster comes', step: 1 },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
};

/** An author's long texts, one of which contains a very long word. */
export const LongestWords: Story = {
  args: {
    example: wordy,
    caption: 'Six points, and what they cost whoever takes them without having looked at the dice that stay',
    step: 1,
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
};

/** A position without choices, with a sentence about it. */
export const Still: Story = { args: { example: companion, caption: 'Safe in company' } };

export const Phone: Story = { ...Stepped, globals: { width: '320' } };
export const Dark: Story = { ...Stepped, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Stepped, globals: { direction: 'rtl' } };

/** The author has named an option that is not offered. */
export const UnknownOption: Story = {
  args: { example: unknownOption, caption: 'A mistake' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(element(canvasElement).shadowRoot!.querySelector('[part=error]')?.textContent).toContain('die:2'),
    );
  },
};

/** One of the author's claims is false. */
export const WrongClaim: Story = {
  args: { example: wrongClaim, caption: 'A mistake' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(element(canvasElement).shadowRoot!.querySelector('[part=error]')?.textContent).toContain(
        'steps/0/expect/state/turn/mp',
      ),
    );
  },
};

export const Empty: Story = {
  render: () => html`<rules-example loading="eager"><h3>An example without an example</h3></rules-example>`,
};

/** The file of the example is still being loaded. */
export const Waiting: Story = {
  args: { src: 'slow.json', caption: 'Still on its way' },
  render: ({ caption, src }) =>
    html`<rules-example loading="eager" src=${src ?? ''}><h3>${caption}</h3></rules-example>`,
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      input === 'slow.json' || (input instanceof URL && input.pathname.endsWith('/slow.json'))
        ? new Promise(() => undefined)
        : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
};

export const BadJson: Story = {
  render: () => html`<rules-example loading="eager" example="{game"><h3>A mistake</h3></rules-example>`,
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(element(canvasElement).shadowRoot!.querySelector('[part=error]')).toBeTruthy();
    });
  },
};

export const NotThere: Story = {
  render: () => html`<rules-example loading="eager" src="nowhere.json"><h3>A mistake</h3></rules-example>`,
  play: async ({ canvasElement }) => {
    await waitFor(
      () => {
        expect(element(canvasElement).shadowRoot!.querySelector('[part=error]')?.textContent).toContain('nowhere.json');
      },
      { timeout: 45_000 },
    );
  },
};

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(
    meta,
    {
      Beginning,
      Stepped,
      Over,
      LongLog,
      LongestWords,
      Still,
      UnknownOption,
      WrongClaim,
    },
    { least: '34rem' },
  ),
};
