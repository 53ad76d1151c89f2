// Stories of <night-watch-game>: before, during and after a match.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../../src/components/night-watch-game/define.js';
import type { NightWatchGame } from '../../src/components/night-watch-game/night-watch-game.js';
import { given } from '../support/apply-args.js';

type Args = Partial<Pick<NightWatchGame, 'seats' | 'candles' | 'seed' | 'notes'>>;

const meta: Meta<Args> = {
  title: 'Games/night-watch-game',
  component: 'night-watch-game',
  render: (args) => html`<night-watch-game no-save loading="eager" pace="0" ${given(args)}></night-watch-game>`,
};
export default meta;
type Story = StoryObj<Args>;

const game = (canvas: HTMLElement): NightWatchGame => canvas.querySelector('night-watch-game')!;

/** The start form, before a match. */
export const Start: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(game(canvasElement).shadowRoot!.querySelector('.begin')).toBeTruthy(), {
      timeout: 8000,
    });
  },
};

/** A person is asked to put out candles. */
export const Asked: Story = {
  args: { seats: 'person nightwatch', seed: 'story' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(game(canvasElement).matches(':state(playing)')).toBe(true), { timeout: 8000 });
  },
};

/** The match has ended. */
export const Over: Story = {
  args: { seats: 'nightwatch nightwatch', seed: 'story' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(game(canvasElement).shadowRoot!.querySelector('[part=end]')).toBeTruthy(), {
      timeout: 8000,
    });
  },
};
