// Stories of <coma-ward-game>: before, during and after a match.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../../src/components/coma-ward-game/define.js';
import type { ComaWardGame } from '../../src/components/coma-ward-game/coma-ward-game.js';
import { given } from '../support/apply-args.js';
import { discovered, lastTurn, reading, struck } from './game.models.js';

type Args = Partial<Pick<ComaWardGame, 'seats' | 'quirks' | 'seed' | 'notes' | 'situation' | 'calm' | 'faces'>>;

const meta: Meta<Args> = {
  title: 'Games/coma-ward-game',
  component: 'coma-ward-game',
  render: (args) => html`<coma-ward-game no-save loading="eager" pace="0" ${given(args)}></coma-ward-game>`,
};
export default meta;
type Story = StoryObj<Args>;

const game = (canvas: HTMLElement): ComaWardGame => canvas.querySelector('coma-ward-game')!;
const patient = { timeout: 8000 };

const isPlaying: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(game(canvasElement).matches(':state(playing)')).toBe(true), patient);
};

/** The start form, before a match. */
export const Start: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(game(canvasElement).shadowRoot!.querySelector('.begin')).toBeTruthy(), patient);
  },
};

/** Everybody chooses a Neurosis. */
export const Awake: Story = { args: { seats: 'person expert expert', seed: 'story' }, play: isPlaying };

/** The Prologue: a Floor with revealed Rooms, two Clues found. */
export const Prologue: Story = { args: { seats: 'person expert expert', situation: discovered }, play: isPlaying };

/** A Hallucination is read; nobody knows what its options do. */
export const Hallucination: Story = { args: { seats: 'person expert', situation: reading }, play: isPlaying };

/** A player is attacked. */
export const Struck: Story = { args: { seats: 'person expert', situation: struck, seed: 'struck' }, play: isPlaying };

/** The Epilogue. */
export const Over: Story = {
  args: { seats: 'person random', situation: lastTurn },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(game(canvasElement).matches(':state(playing)')).toBe(true), patient);
    const list = (): Element | null | undefined => game(canvasElement).shadowRoot!.querySelector('nw1-choices');
    await waitFor(() => expect(list()?.shadowRoot?.querySelector('[data-id="end"], button')).toBeTruthy(), patient);
    list()!.dispatchEvent(
      Object.assign(new Event('nw-choose', { bubbles: true, composed: true }), { targetId: 'end' }),
    );
    await waitFor(() => expect(game(canvasElement).shadowRoot!.querySelector('[part=end]')).toBeTruthy(), patient);
  },
};
