// Stories of <asylum-escape-game> with one of the example packs, and with a pack for another game.
import { html, type TemplateResult } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import '../../src/components/asylum-escape-game/define.js';
import type { AsylumEscapeGame } from '../../src/components/asylum-escape-game/asylum-escape-game.js';
import type { Choices } from '../../src/components/nw-choices/nw-choices.js';
import type { Situation } from '../../src/engine/games/asylum-escape/state/situation.js';
import { given } from '../support/apply-args.js';

type Args = Partial<
  Pick<
    AsylumEscapeGame,
    'patients' | 'seats' | 'names' | 'seed' | 'situation' | 'pace' | 'noSave' | 'loading' | 'calm' | 'pack'
  >
>;

const meta: Meta<Args> = {
  title: 'Games/asylum-escape-game/Packs',
  component: 'asylum-escape-game',
  tags: ['one-language'],
  args: { loading: 'eager', noSave: true, seed: 'story', names: 'Ada, Bruno', pace: 1e6, pack: 'packs/snowed-in.json' },
  render: (args): TemplateResult => html`<asylum-escape-game ${given(args)}></asylum-escape-game>`,
};
export default meta;
type Story = StoryObj<Args>;

const patience = { timeout: 45_000 };
const shadow = (canvas: HTMLElement): ShadowRoot => canvas.querySelector('asylum-escape-game')!.shadowRoot!;

/** A turn of the Skater, a Victim who holds cards of the pack and our own cards. */
const snow: Situation = {
  turn: 4,
  phase: 'victim',
  active: 1,
  patients: [
    { card: 'snowblind', at: 'greenhouse' },
    { card: 'head-stoker', at: 'boiler-room', released: 3 },
  ],
  victims: [
    {
      card: 'skater',
      at: 'chapel',
      hand: ['footprints.1', 'breath-on-the-glass.1', 'roof-ladder.1', 'held-breath.1'],
      held: 'snow-shoes.1',
    },
  ],
};

/** The start form lists our content warnings and then those of the pack. It does not offer lessons. */
export const Start: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(shadow(canvasElement).textContent).toContain('freezing');
    }, patience);
    await expect(shadow(canvasElement).querySelector('[part=learn]')).toBeNull();
  },
};

/** A hand with cards of the pack, which have their own pictures, and a card of our own. */
export const Table: Story = {
  args: { seats: 'expert person', patients: '0', situation: snow },
  play: async ({ canvasElement }) => {
    const pictures = (): Element[] =>
      [...shadow(canvasElement).querySelectorAll('nw1-card-hand')].flatMap(({ shadowRoot }) => [
        ...shadowRoot!.querySelectorAll('image[visibility=inherit]'),
      ]);
    await waitFor(() => {
      expect(pictures().length).toBeGreaterThan(0);
    }, patience);
    await waitFor(() => {
      expect(
        shadow(canvasElement)
          .querySelector<Choices>('.asked nw1-choices')
          ?.model?.choices.some(({ id }) => id === 'play:footprints.1'),
      ).toBe(true);
    }, patience);
  },
};

/** A table with softened content. The softened words are the pack's own. */
export const Calm: Story = {
  args: { ...Table.args, calm: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(shadow(canvasElement).textContent).toContain('The White Guest');
    }, patience);
    await expect(shadow(canvasElement).textContent).not.toContain('Snowblind');
  },
};

/** A pack for another game: the message lists its faults, each with its path. */
export const Wrong: Story = {
  args: { seats: 'expert person', pack: 'packs/night-shift.json' },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector('[part=error]')?.textContent).toContain('There is no such field here');
    }, patience);
  },
};
