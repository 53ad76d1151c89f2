// Stories of the end of a match of Sanitarium: won and lost, in each mode.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { args, argTypes, ids, render, see, shadow, take, type Args } from './game.acts.js';
import { alone, anotherAtTheDoor, atTheDoor, bothHalves, lastCandle, theLastOne, together } from './game.models.js';

const meta: Meta<Args> = {
  title: 'Games/sanitarium-game/Endings',
  component: 'sanitarium-game',
  args,
  argTypes,
  render,
};
export default meta;
type Story = StoryObj<Args>;

const over = (how: 'won' | 'lost'): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    if (how === 'won') await take(canvasElement, 'escape');
    await see(canvasElement, `.${how} .over`);
  },
});

/** Ada has paid, and has escaped. */
export const Won: Story = {
  args: { mode: 'competitive', seats: 'person expert expert expert', situation: atTheDoor },
  play: async ({ canvasElement }) => {
    await take(canvasElement, 'escape');
    // Pays with one card after the other, until the price is paid.
    for (let paid = 0; paid < 6 && !shadow(canvasElement).querySelector('.over'); paid++) {
      const before = ids(canvasElement).join();
      const card = ids(canvasElement).find((id) => id.startsWith('pay:'));
      if (card) await take(canvasElement, card);
      await waitFor(() => {
        expect(ids(canvasElement).join() !== before || shadow(canvasElement).querySelector('.over')).toBeTruthy();
      });
    }
    await see(canvasElement, '.won .over');
  },
};

export const WonDark: Story = { ...Won, globals: { theme: 'dark' } };
export const WonOnAPhone: Story = { ...Won, globals: { width: '320' } };

/** The deck is empty. */
export const Lost: Story = {
  args: { mode: 'competitive', seats: 'person expert expert expert', situation: lastCandle },
  ...over('lost'),
};
export const LostDark: Story = { ...Lost, globals: { theme: 'dark' } };
export const LostOnAPhone: Story = { ...Lost, globals: { width: '320' } };

/** Another player has escaped first. */
export const LostToAnother: Story = { args: { ...Lost.args, situation: anotherAtTheDoor, pace: 0 }, ...over('lost') };

export const WonTogether: Story = {
  args: { mode: 'cooperative', seats: 'person expert', situation: theLastOne },
  ...over('won'),
};
export const LostTogether: Story = {
  args: { mode: 'cooperative', seats: 'person expert', situation: { map: together.map, phase: 'turn', deck: [] } },
  ...over('lost'),
};
export const WonAlone: Story = { args: { mode: 'solo', seats: 'person', situation: bothHalves }, ...over('won') };
export const LostAlone: Story = {
  args: { mode: 'solo', seats: 'person', situation: { map: alone.map, phase: 'turn', deck: [] } },
  ...over('lost'),
};
