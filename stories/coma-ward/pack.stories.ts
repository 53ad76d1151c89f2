// Stories of <coma-ward-game> with the example pack, and with a pack for another game.
import { html, type TemplateResult } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import '../../src/components/coma-ward-game/define.js';
import type { ComaWardGame } from '../../src/components/coma-ward-game/coma-ward-game.js';
import { given } from '../support/apply-args.js';

type Args = Partial<
  Pick<
    ComaWardGame,
    'quirks' | 'seats' | 'names' | 'seed' | 'situation' | 'pace' | 'noSave' | 'loading' | 'calm' | 'pack'
  >
>;

const meta: Meta<Args> = {
  title: 'Games/coma-ward-game/Packs',
  component: 'coma-ward-game',
  tags: ['one-language'],
  args: { loading: 'eager', noSave: true, seed: 'story', names: 'Ada, Bruno', pace: 1e6, pack: 'packs/dog-days.json' },
  render: (args): TemplateResult => html`<coma-ward-game ${given(args)}></coma-ward-game>`,
};
export default meta;
type Story = StoryObj<Args>;

const patience = { timeout: 45_000 };
const shadow = (canvas: HTMLElement): ShadowRoot => canvas.querySelector('coma-ward-game')!.shadowRoot!;
const floor = (canvas: HTMLElement): ShadowRoot => shadow(canvas).querySelector('nw1-tile-grid')!.shadowRoot!;

/** The turn of a player in the Cold Store, who carries Items of the pack and one of our own. */
const august = {
  act: 'prologue',
  rooms: { '2:3,0': { card: 'cold-store' }, '2:5,0': { card: 'roof-terrace' } },
  players: [
    { at: '2:3,0', neurosis: 'bolted-doors', items: ['ice-lolly.1', 'salt-tablets.1', 'garden-hose.1', 'soup.1'] },
    { at: '2:5,0', neurosis: 'collector' },
  ],
};

/** The start form lists our content warnings and then those of the pack. It does not offer lessons. */
export const Start: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(shadow(canvasElement).textContent).toContain('cold');
    }, patience);
    await expect(shadow(canvasElement).querySelector('[part=learn]')).toBeNull();
  },
};

/** A Floor with Rooms of the pack, which have their own pictures. */
export const Table: Story = {
  args: { seats: 'person expert', quirks: 'off', situation: august },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(floor(canvasElement).querySelectorAll('image[visibility=inherit]').length).toBe(2);
    }, patience);
  },
};

/** A table with softened content. The softened words and pictures are the pack's own. */
export const Calm: Story = {
  args: { ...Table.args, calm: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(floor(canvasElement).textContent).toContain('Ice');
    }, patience);
    await expect(floor(canvasElement).textContent).not.toContain('Cold');
  },
};

/** A pack for another game: the message lists its faults, each with its path. */
export const Wrong: Story = {
  args: { seats: 'person expert', pack: 'packs/night-shift.json' },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector('[part=error]')?.textContent).toContain('items/1/type');
    }, patience);
  },
};
