// Stories of <nw-attack-odds>: every kind of attack that a page may show, and the message for a mistake of its author.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../../src/components/nw-attack-odds/define.js';
import type { AttackOdds } from '../../src/components/nw-attack-odds/nw-attack-odds.js';
import { allStates } from '../support/all-states.js';
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

/** A Character attacks with a Weapon. The reader can change the conditions of the attack. */
export const Weapon: Story = { args: { caption: 'A shard of glass' }, ...drawn };
export const WeaponDark: Story = { ...Weapon, globals: { theme: 'dark' } };
export const WeaponOnAPhone: Story = { ...Weapon, globals: { width: '280' } };

/** The target has Stun, so all dice may be rerolled, and Fire, so it takes one more Wound. */
export const Conditions: Story = { args: { against: 'orderly fire stun' }, ...drawn };

/** A Boss attacks. The reader can choose its attack, and the Armor of the target. */
export const Boss: Story = { args: { attack: 'pops', against: 'felix-ambrose straitjacket' }, ...drawn };

/** Dice that the author of the page has chosen, without figures. The reader cannot change anything. */
export const DiceAlone: Story = {
  args: { attack: '3 green 1 red pierce', against: '1 blue 1 brown 3 health', locked: true },
  ...drawn,
};

/** The Health of the target is not given, so the mean number of Wounds is shown instead of a chance. */
export const NoHealth: Story = { args: { attack: '8 red bolt critical', against: '2 brown' }, ...drawn };

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

/** Neither an attack nor a target is given. */
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

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(
    meta,
    {
      Weapon,
      Conditions,
      Boss,
      DiceAlone,
      NoHealth,
      OutOfReach,
      Nothing,
      Fault,
    },
    { least: '26rem' },
  ),
};
