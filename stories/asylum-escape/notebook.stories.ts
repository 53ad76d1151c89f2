// Stories of the private notebook of Asylum Escape: before the first turn, and with guesses.
import { html } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { Notebook } from '../../src/components/asylum-escape-game/notebook/notebook.js';
import { blank, notebook } from './notebook.models.js';
import { given } from '../support/apply-args.js';

Notebook.define();

const meta: Meta<Notebook> = {
  title: 'Games/asylum-escape-game/Notebook',
  render: (args) => html`<nw-notebook ${given(args)}></nw-notebook>`,
};
export default meta;
type Story = StoryObj<Notebook>;

const pencilled = { t: { greenhouse: 'sure', chapel: 'perhaps' }, o: { kitchen: 'sure', library: 'perhaps' } } as const;

export const Blank: Story = { args: { model: blank } };
export const Guessed: Story = { args: { model: notebook, notes: pencilled } };
/** A tap on a room notes a guess about the chosen player. */
export const Writing: Story = {
  args: { model: notebook },
  play: async ({ canvasElement }) => {
    const book = canvasElement.querySelector<Notebook>('nw-notebook')!;
    let received = '';
    book.addEventListener('nw-note', ({ notes }) => {
      received = JSON.stringify(notes);
    });
    await waitFor(() => {
      expect(book.shadowRoot!.querySelector('[data-id=chapel]')).toBeTruthy();
    });
    book.shadowRoot!.querySelector<HTMLElement>('[data-id=chapel]')!.click();
    await waitFor(() => {
      expect(book.shadowRoot!.querySelector('.perhaps')).toBeTruthy();
    });
    await expect(received).toBe('{"t":{"chapel":"perhaps"}}');
  },
};
export const Dark: Story = { ...Guessed, globals: { theme: 'dark' } };
export const Phone: Story = { ...Guessed, globals: { width: '320' } };
export const RightToLeft: Story = { ...Guessed, globals: { direction: 'rtl' } };
export const German: Story = { tags: ['one-language'], args: { lang: 'de', model: notebook, notes: pencilled } };
