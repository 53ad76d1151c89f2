// Stories of <coma-ward-game>: before, during and after a match.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../../src/components/coma-ward-game/define.js';
import type { ComaWardGame } from '../../src/components/coma-ward-game/coma-ward-game.js';
import type { Choices } from '../../src/components/nw-choices/nw-choices.js';
import { NwChooseEvent } from '../../src/components/shared/events.js';
import { given } from '../support/apply-args.js';
import { armed, discovered, fails, frightened, lastTurn, opening } from './game.models.js';

type Args = Partial<
  Pick<ComaWardGame, 'seats' | 'quirks' | 'seed' | 'notes' | 'situation' | 'calm' | 'faces' | 'lang'>
>;

const meta: Meta<Args> = {
  title: 'Games/coma-ward-game',
  component: 'coma-ward-game',
  args: { seed: 'story' },
  render: (args) => html`<coma-ward-game no-save loading="eager" pace="0" ${given(args)}></coma-ward-game>`,
};
export default meta;
type Story = StoryObj<Args>;

const patience = { timeout: 45_000 };

const gameIn = (canvas: HTMLElement): ComaWardGame => canvas.querySelector('coma-ward-game')!;
const part = (canvas: HTMLElement, selector: string): Element | null =>
  gameIn(canvas).shadowRoot!.querySelector(selector);

/** Waits until the option can be chosen, and chooses it. */
async function choose(canvas: HTMLElement, option: string): Promise<void> {
  const lists = (): Choices[] => [...gameIn(canvas).shadowRoot!.querySelectorAll<Choices>('nw1-choices')];
  const offers = (): Choices | undefined => lists().find(({ model }) => model?.choices.some(({ id }) => id === option));
  await waitFor(() => expect(offers()).toBeTruthy(), patience);
  offers()!.dispatchEvent(new NwChooseEvent(option));
}

const isPlaying: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(gameIn(canvasElement).matches(':state(playing)')).toBe(true), patience);
  await waitFor(() => expect(part(canvasElement, 'nw1-choices')).toBeTruthy(), patience);
};

/** The start form, before a match. */
export const Start: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(part(canvasElement, '.begin')).toBeTruthy(), patience);
  },
};

/** Everybody chooses a Neurosis. */
export const Awake: Story = { args: { seats: 'person expert expert' }, play: isPlaying };

/** The Prologue: a Floor with revealed Rooms, two Clues found. */
export const Prologue: Story = { args: { seats: 'person expert expert', situation: discovered }, play: isPlaying };

/** The board of evidence: two Clues, and what may lie behind them. */
export const Evidence: Story = {
  args: Prologue.args!,
  play: async (context) => {
    await isPlaying(context);
    (part(context.canvasElement, '#tab-evidence') as HTMLElement).click();
    await waitFor(() => expect(part(context.canvasElement, '.drawer.open .clue')).toBeTruthy(), patience);
  },
};

/** The Neurosis, and the Quirk that only its owner knows. */
export const Sheet: Story = {
  args: Prologue.args!,
  play: async (context) => {
    await isPlaying(context);
    (part(context.canvasElement, '#tab-mat') as HTMLElement).click();
    await waitFor(() => expect(part(context.canvasElement, '.drawer.open .secret')).toBeTruthy(), patience);
  },
};

/** A Hallucination is read; nobody knows what its options do. */
export const Hallucination: Story = {
  args: { seats: 'person random', situation: frightened, faces: fails },
  play: async (context) => {
    await isPlaying(context);
    await choose(context.canvasElement, 'rummage');
    await waitFor(() => expect(part(context.canvasElement, '.reading')).toBeTruthy(), patience);
  },
};

/** A player attacks, and chooses Weapons. */
export const Attack: Story = {
  args: { seats: 'person random', situation: armed },
  play: async (context) => {
    await isPlaying(context);
    await choose(context.canvasElement, 'attack:player:1');
  },
};

/** The envelope is opened: the beginning of Night Shift, with its Orderlies. */
export const Phenomenon: Story = { args: { seats: 'person random', situation: opening }, play: isPlaying };

/** The device is handed on, because Quirks are secret. */
export const Curtain: Story = {
  args: { seats: 'person person' },
  play: async (context) => {
    await waitFor(() => expect(part(context.canvasElement, '[part=curtain]')).toBeTruthy(), patience);
  },
};

/** Softened words. */
export const Calm: Story = {
  args: { seats: 'person expert expert', situation: discovered, calm: true },
  play: async (context) => {
    await isPlaying(context);
    await waitFor(() => expect(gameIn(context.canvasElement).matches(':state(calm)')).toBe(true), patience);
  },
};

/** The Epilogue. */
export const Over: Story = {
  args: { seats: 'person random', situation: lastTurn },
  play: async (context) => {
    await isPlaying(context);
    await choose(context.canvasElement, 'end');
    await waitFor(() => expect(part(context.canvasElement, '[part=end]')).toBeTruthy(), patience);
  },
};
