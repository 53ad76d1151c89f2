// Stories of <nw-choices>: its states.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/nw-choices/define.js';
import type { Choices } from '../../src/components/nw-choices/nw-choices.js';
import { allStates } from '../support/all-states.js';
import { given } from '../support/apply-args.js';
import { place, take, turn, wordy } from './small-pieces.models.js';

const meta: Meta<Choices> = {
  title: 'Pieces/nw-choices',
  component: 'nw-choices',
  render: (args) => html`<nw-choices ${given(args)}></nw-choices>`,
};
export default meta;
type Story = StoryObj<Choices>;

/** A turn: answers with costs, one with a note, one that is refused with a reason, and the one that ends the turn. */
export const Turn: Story = { args: { model: turn } };

/** Answers without costs. */
export const YesOrNo: Story = { args: { model: take } };

export const AllRefused: Story = {
  args: {
    model: {
      ...turn,
      choices: turn.choices.map(({ id, text, rule }) => ({ id, text, rule, refused: 'Not while the lights are out.' })),
    },
  },
};

/** The answers are given by pointing at things on the table. A button opens the list of answers. */
export const OnTheTable: Story = { args: { model: place } };

const shadow = (canvas: HTMLElement): ShadowRoot => canvas.querySelector('nw-choices')!.shadowRoot!;

export const OnTheTableOpen: Story = {
  args: { model: place },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector('[part=list]')).toBeTruthy();
    });
    await userEvent.click(shadow(canvasElement).querySelector('[part=list]')!);
    await waitFor(() => {
      expect(shadow(canvasElement).querySelectorAll('.slip').length).toBe(9);
    });
  },
};

/** On a small screen, a page can fold a long list. */
export const Folded: Story = {
  args: { model: turn },
  render: (args) =>
    html`<style>
        nw-choices {
          --nw-fold: 1;
        }</style
      ><nw-choices ${given(args)}></nw-choices>`,
  globals: { width: '360' },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector('[part=more]')).toBeTruthy();
    });
    const seen = (): number => shadow(canvasElement).querySelectorAll('.slip').length;
    await expect(seen()).toBe(3);
    await userEvent.click(shadow(canvasElement).querySelector('[part=more]')!);
    await waitFor(() => {
      expect(seen()).toBe(7);
    });
    await userEvent.click(shadow(canvasElement).querySelector('[part=more]')!);
  },
};

export const LongestWords: Story = { args: { model: wordy } };

/** An arrow key moves the focus to another answer, and Enter chooses it. */
export const Focused: Story = {
  args: { model: turn },
  play: async ({ canvasElement }) => {
    let chosen = '';
    canvasElement.querySelector('nw-choices')!.addEventListener('nw-choose', ({ targetId }) => {
      chosen = targetId;
    });
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector('.slip')).toBeTruthy();
    });
    shadow(canvasElement).querySelector<HTMLElement>('.slip')!.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(chosen).toBe('dark');
  },
};

/** A refused answer says why it is refused, and does nothing else. */
export const RefusedIsPressed: Story = {
  args: { model: turn },
  play: async ({ canvasElement }) => {
    let chosen = '';
    canvasElement.querySelector('nw-choices')!.addEventListener('nw-choose', ({ targetId }) => {
      chosen = targetId;
    });
    await waitFor(() => {
      expect(shadow(canvasElement).getElementById('escape')).toBeTruthy();
    });
    await userEvent.click(shadow(canvasElement).getElementById('escape')!);
    await expect(chosen).toBe('');
  },
};

/** As many answers as in the longest list of a match. */
export const Most: Story = {
  args: {
    model: {
      version: 1,
      prompt: place.prompt,
      choices: Array.from({ length: 40 }, (_, i) => ({
        id: `place:${i}`,
        text: `Lay it horizontally at column ${i % 8}, row ${i}.`,
        rule: 'SAN-MAP-04',
        cost: String(i % 7),
      })),
    },
  },
};
export const TurnDark: Story = { ...Turn, globals: { theme: 'dark' } };
export const TurnOnAPhone: Story = { ...Turn, globals: { width: '280' } };
export const Empty: Story = { args: { model: { version: 1, prompt: '', choices: [] } } };

export const Waiting: Story = { args: { model: { version: 1, prompt: 'Wait for Bruno.', choices: [] } } };

export const RightToLeft: Story = { args: { model: turn }, globals: { direction: 'rtl' } };

export const Caption: Story = {
  args: { model: take },
  render: (args) => html`<nw-choices ${given(args)}><h2>The locker in the hall</h2></nw-choices>`,
};

const refused: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => {
    expect(shadow(canvasElement).querySelector('[part=error]')).toBeTruthy();
  });
};
export const Fault: Story = {
  render: () => html`<nw-choices model='{"version":1,"choices":[{"id":"take"}]}'></nw-choices>`,
  play: refused,
};
export const BadJson: Story = { render: () => html`<nw-choices model="{"></nw-choices>`, play: refused };

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(
    meta,
    {
      Turn,
      YesOrNo,
      AllRefused,
      OnTheTable,
      OnTheTableOpen,
      LongestWords,
      Waiting,
      Caption,
      Fault,
    },
    { least: '24rem' },
  ),
};
