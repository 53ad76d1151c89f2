// Stories of the end of a match of Lobotomy 2.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { args, at, patience, render, see, take, type Args } from './game.acts.js';
import { finalBattle, lastSpace, onTheStair, type Position } from './game.models.js';

const meta: Meta<Args> = { title: 'Games/lobotomy-game/Endings', component: 'lobotomy-game', args, render };
export default meta;
type Story = StoryObj<Args>;

const over = (how: 'won' | 'lost', position: Position, last: string): Story => ({
  args: at(position),
  play: async ({ canvasElement }) => {
    // Waits for the buttons of the map, so that the map is always shown from the same place.
    const map = await see(canvasElement, 'nw1-tile-grid');
    await waitFor(() => {
      expect(map.shadowRoot!.querySelector('.bar button')).toBeTruthy();
    }, patience);
    await take(canvasElement, last);
    await see(canvasElement, `.${how} .over`);
  },
});

/** All Characters have reached the stair. */
export const Won = over('won', onTheStair, 'walk:21');
export const WonDark: Story = { ...Won, globals: { theme: 'dark' } };
export const WonOnAPhone: Story = { ...Won, globals: { width: '320' } };

/** The Characters have killed the Huntmaster. */
export const WonInBattle = over('won', finalBattle, 'attack:broken-glass.1:10');

/** The Huntmaster has left the Hunt Track. */
export const Lost = over('lost', lastSpace, 'next:10');
export const LostDark: Story = { ...Lost, globals: { theme: 'dark' } };
export const LostOnAPhone: Story = { ...Lost, globals: { width: '320' } };
export const LostGerman: Story = { ...Lost, tags: ['one-language'], args: at(lastSpace, { lang: 'de' }) };
