// How a match of Lobotomy 2 ends.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { args, at, patience, render, see, take, type Args } from './game.acts.js';
import { finalBattle, lastSpace, onTheStair, type Night } from './game.models.js';

const meta: Meta<Args> = { title: 'Games/lobotomy-game/Endings', component: 'lobotomy-game', args, render };
export default meta;
type Story = StoryObj<Args>;

const over = (how: 'won' | 'lost', night: Night, last: string): Story => ({
  args: at(night),
  play: async ({ canvasElement }) => {
    // A map is looked at from where its tools find it.
    const map = await see(canvasElement, 'nw1-tile-grid');
    await waitFor(() => {
      expect(map.shadowRoot!.querySelector('.bar button')).toBeTruthy();
    }, patience);
    await take(canvasElement, last);
    await see(canvasElement, `.${how} .over`);
  },
});

/** All stand on the stair. */
export const Won = over('won', onTheStair, 'walk:21');
export const WonByNight: Story = { ...Won, globals: { theme: 'dark' } };
export const WonOnAPhone: Story = { ...Won, globals: { width: '320' } };

/** The Huntmaster has fallen. */
export const WonInBattle = over('won', finalBattle, 'attack:broken-glass.1:10');

/** The Hunt Track has ended. */
export const Lost = over('lost', lastSpace, 'next:10');
export const LostByNight: Story = { ...Lost, globals: { theme: 'dark' } };
export const LostOnAPhone: Story = { ...Lost, globals: { width: '320' } };
export const LostGerman: Story = { ...Lost, tags: ['one-language'], args: at(lastSpace, { lang: 'de' }) };
