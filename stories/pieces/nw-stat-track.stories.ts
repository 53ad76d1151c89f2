// Stories of <nw-stat-track>: a number alone, with steps, and with a goal.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../../src/components/nw-stat-track/define.js';
import type { StatTrack } from '../../src/components/nw-stat-track/nw-stat-track.js';
import { matchArt } from '../../src/components/sanitarium-game/art/piece-art.js';
import { allStates } from '../support/all-states.js';
import { given } from '../support/apply-args.js';
import { escape, points } from './small-pieces.models.js';

const meta: Meta<StatTrack> = {
  title: 'Pieces/nw-stat-track',
  component: 'nw-stat-track',
  render: (args) => html`<nw-stat-track ${given(args)}></nw-stat-track>`,
};
export default meta;
type Story = StoryObj<StatTrack>;

const shadow = (canvas: HTMLElement): ShadowRoot => canvas.querySelector('nw-stat-track')!.shadowRoot!;
const steps = (n: number): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(shadow(canvasElement).querySelectorAll('[part~=step]').length).toBe(n);
    });
  },
});

export const WithoutModel: Story = { args: { value: 3, max: 5, caption: 'action points left' }, ...steps(5) };
export const NumberAlone: Story = { args: { value: 23, caption: 'cards left' }, ...steps(0) };
export const Nothing: Story = { args: { value: 0, max: 5, caption: 'action points left' }, ...steps(5) };
export const Full: Story = { args: { value: 5, max: 5, caption: 'action points left' } };
export const Empty: Story = { render: () => html`<nw-stat-track></nw-stat-track>` };

/** Boxes, a goal, and a second number at the far end. */
export const Escape: Story = { args: { model: escape } };
export const EscapeDark: Story = { ...Escape, globals: { theme: 'dark' } };
export const EscapeOnAPhone: Story = { ...Escape, globals: { width: '280' } };

/** Steps with the drawings of a game. */
export const Matches: Story = { args: { model: points, art: matchArt } };

/** The maximum number of steps. */
export const Many: Story = {
  args: { value: 37, max: 100, caption: 'steps between you and whoever walks behind you in the long corridor' },
  ...steps(100),
};
export const LongestWords: Story = {
  args: {
    value: 1234,
    max: 12,
    caption: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsangehörige',
  },
};
export const RightToLeft: Story = { args: { model: escape }, globals: { direction: 'rtl' } };

const refused: Pick<Story, 'play'> = {
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector('[part=error]')).toBeTruthy();
    });
  },
};
export const Fault: Story = { render: () => html`<nw-stat-track value="three"></nw-stat-track>`, ...refused };
export const TooMany: Story = { args: { value: 1, max: 101 }, ...refused };
export const BadJson: Story = { render: () => html`<nw-stat-track model="{"></nw-stat-track>`, ...refused };

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(
    meta,
    {
      WithoutModel,
      NumberAlone,
      Nothing,
      Full,
      Escape,
      Matches,
      Many,
      LongestWords,
      Empty,
      Fault,
      TooMany,
    },
    { least: '20rem' },
  ),
};
