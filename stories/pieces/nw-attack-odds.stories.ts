// <nw-attack-odds>: every kind of attack a rules page may show, and what an author sees of a mistake.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../../src/components/nw-attack-odds/define.js';
import type { AttackOdds } from '../../src/components/nw-attack-odds/nw-attack-odds.js';
import { given } from '../support/apply-args.js';

type Args = Partial<
  Pick<AttackOdds, 'attack' | 'against' | 'distance' | 'locked' | 'loading' | 'game' | 'lang' | 'messages'>
> & { caption?: string };

const meta: Meta<Args> = {
  title: 'Pieces/nw-attack-odds',
  component: 'nw-attack-odds',
  args: { attack: 'felix-ambrose broken-glass+1', against: 'night-nurse', loading: 'eager', caption: '' },
  argTypes: { caption: { control: 'text', table: { category: 'slots' } } },
  render: ({ caption, ...args }) => html`<nw-attack-odds ${given(args)}>${caption}</nw-attack-odds>`,
};
export default meta;
type Story = StoryObj<Args>;

const shadow = (canvas: HTMLElement): ShadowRoot => canvas.querySelector('nw-attack-odds')!.shadowRoot!;
const drawn: Pick<Story, 'play'> = {
  play: async ({ canvasElement }) => {
    await waitFor(
      () => {
        expect(shadow(canvasElement).querySelector('[role=table]')).toBeTruthy();
      },
      { timeout: 8000 },
    );
  },
};

/** A Character with a Weapon, and what a reader may change. */
export const Weapon: Story = { args: { caption: 'A shard of glass' }, ...drawn };
export const WeaponByNight: Story = { ...Weapon, globals: { theme: 'dark' } };
export const WeaponOnAPhone: Story = { ...Weapon, globals: { width: '280' } };

/** Who is Stunned lets all dice be rolled again, and who burns takes one Wound more. */
export const Conditions: Story = { args: { against: 'orderly fire stun' }, ...drawn };

/** A Boss attacks: its attacks can be chosen, and the Armor of who is attacked. */
export const Boss: Story = { args: { attack: 'pops', against: 'felix-ambrose straitjacket' }, ...drawn };

/** Without a figure: an author's own dice, and nothing to change. */
export const DiceAlone: Story = {
  args: { attack: '3 green 1 red pierce', against: '1 blue 1 brown 3 health', locked: true },
  ...drawn,
};

/** Nobody knows when the target falls: the mean is what counts. */
export const NoHealth: Story = { args: { attack: '8 red bolt critical', against: '2 brown' }, ...drawn };

/** It cannot be made from there. */
export const OutOfReach: Story = {
  args: { attack: 'felix-ambrose sling', against: 'hellhound', distance: 3 },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => {
        expect(shadow(canvasElement).querySelector('[part=out]')?.textContent).toContain('3 Spaces away');
      },
      { timeout: 8000 },
    );
  },
};

/** Where nothing is said. */
export const Nothing: Story = { args: { attack: '', against: '' }, ...drawn };

export const LongestWords: Story = {
  tags: ['one-language'],
  args: {
    attack: 'marta-kowal stokers-shovel+1+2 insane',
    against: 'stitched-surgeon fire empowered',
    lang: 'de',
    caption: 'Die Kohlenschaufel der Heizerin im Kesselhaus, und wer ihr dort im Weg steht',
  },
  ...drawn,
};
export const LongestWordsOnAPhone: Story = { ...LongestWords, tags: ['one-language'], globals: { width: '280' } };
export const RightToLeft: Story = { ...drawn, globals: { direction: 'rtl' } };

const refused: Pick<Story, 'play'> = {
  play: async ({ canvasElement }) => {
    await waitFor(
      () => {
        expect(shadow(canvasElement).querySelector('[part=error]')).toBeTruthy();
      },
      { timeout: 8000 },
    );
  },
};
export const Fault: Story = { args: { attack: 'felix-ambrose slung' }, ...refused };
export const NoGame: Story = { args: { game: 'ludo' }, ...refused };
