// The states of <nw-stat-track>.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import '../src/components/nw-stat-track/define.js';
import type { StatTrack } from '../src/components/nw-stat-track/nw-stat-track.js';
import { matchArt } from '../src/components/sanitarium-game/drawing.js';
import { escape, points } from './small-pieces.models.js';

const meta: Meta<StatTrack> = {
  title: 'Pieces/nw-stat-track',
  component: 'nw-stat-track',
  render: ({ model }) => html`<nw-stat-track .model=${model}></nw-stat-track>`,
};
export default meta;
type Story = StoryObj<StatTrack>;

/** Without a model. */
export const Alone: Story = { render: () => html`<nw-stat-track value="3" max="5" caption="action points left"></nw-stat-track>` };
export const NumberAlone: Story = { render: () => html`<nw-stat-track value="23" caption="cards left"></nw-stat-track>` };
export const Nothing: Story = { render: () => html`<nw-stat-track value="0" max="5" caption="action points left"></nw-stat-track>` };

/** Boxes, a goal, and a second number at the far end. */
export const Escape: Story = { args: { model: escape } };

/** Steps that a game draws. */
export const Matches: Story = { args: { model: points }, render: ({ model }) => html`<nw-stat-track .model=${model} .art=${matchArt}></nw-stat-track>` };

export const Many: Story = { render: () => html`<nw-stat-track value="37" max="100" caption="steps between you and whoever walks behind you in the long corridor"></nw-stat-track>` };
export const RightToLeft: Story = { args: { model: escape }, render: ({ model }) => html`<div dir="rtl"><nw-stat-track .model=${model}></nw-stat-track></div>` };
export const Fault: Story = { render: () => html`<nw-stat-track value="three"></nw-stat-track>` };
