// Stories of the comfort settings of <lobotomy-game> (softened content, content warnings and sound), and of a page's
// own layout.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/hunt-track/define.js';
import '../../src/components/nw-card-hand/define.js';
import '../../src/components/nw-choices/define.js';
import '../../src/components/nw-log/define.js';
import '../../src/components/nw-stat-track/define.js';
import '../../src/components/tile-grid/define.js';
import { given } from '../support/apply-args.js';
import { args, asked, at, board, game, patience, render, see, shadow, type Args } from './game.acts.js';
import { burdened, midnight, thirdShift } from './game.models.js';

/** The args of these stories, which include the comfort settings and the layout. */
type ComfortArgs = Args & {
  readonly calm?: boolean;
  readonly notes?: boolean;
  readonly sound?: boolean;
  readonly layout?: 'own';
};

const meta: Meta<ComfortArgs> = {
  title: 'Games/lobotomy-game/Comfort settings',
  component: 'lobotomy-game',
  args: { ...args, calm: true },
  render,
};
export default meta;
type Story = StoryObj<ComfortArgs>;

/** The start form, with softened content turned on. */
export const Start: Story = {
  play: async ({ canvasElement }) => {
    await see(canvasElement, '[part=start]');
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector<HTMLInputElement>('input[type=checkbox]')!.checked).toBe(true);
    });
  },
};

/** The position of the story `Midnight`, with softened content. */
export const Calm: Story = {
  args: at(midnight),
  play: async ({ canvasElement, globals }) => {
    await asked(canvasElement);
    await expect(game(canvasElement).matches(':state(calm)')).toBe(true);
    const names = (): string =>
      board(canvasElement)
        .model!.tokens.map(({ name }) => name)
        .join();
    if (globals['locale'] === 'en')
      await waitFor(() => {
        expect(names()).toContain('Big Dog');
      }, patience);
    await expect(names()).not.toContain('Hellhound');
  },
};
export const CalmDark: Story = { ...Calm, globals: { theme: 'dark' } };
export const CalmOnAPhone: Story = { ...Calm, globals: { width: '320' } };
export const CalmGerman: Story = {
  tags: ['one-language'],
  args: at(burdened, { lang: 'de' }),
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
  },
};

/** Cards of an example pack, with their own softened words. */
export const CalmPack: Story = {
  tags: ['one-language'],
  args: at(thirdShift),
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await waitFor(() => {
      expect(
        board(canvasElement)
          .model!.tokens.map(({ name }) => name)
          .join(),
      ).toContain('Stoker');
    }, patience);
  },
};

export const ContentWarnings: Story = {
  args: { ...at(midnight), calm: false, notes: true },
  play: async ({ canvasElement }) => {
    await see(canvasElement, '[part=notes] li');
    await expect(game(canvasElement).matches(':state(playing)')).toBe(false);
  },
};
export const ContentWarningsOnAPhone: Story = { ...ContentWarnings, globals: { width: '320' } };

/** The button shows that sound is on. Nothing is heard before the first tap. */
export const Sound: Story = {
  args: { ...at(midnight), calm: false },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await userEvent.click(await see(canvasElement, '.sound'));
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector('.sound')!.getAttribute('aria-pressed')).toBe('true');
    });
  },
};

/** A page's own layout, with pieces of the page, and with elements that the game fills with table parts. */
export const OwnLayout: Story = {
  args: { ...at(midnight), calm: false, layout: 'own' },
  render: (rest) =>
    html`<lobotomy-game ${given(rest)}>
      <div data-part="cast"></div>
      <nw-choices></nw-choices>
      <nw-stat-track></nw-stat-track>
      <tile-grid label="The house"></tile-grid>
      <hunt-track></hunt-track>
      <div data-part="sheet"></div>
      <nw-card-hand></nw-card-hand>
      <nw-card-hand data-part="disorders"></nw-card-hand>
      <nw-log></nw-log>
    </lobotomy-game>`,
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(canvasElement.querySelector('nw-choices')!.model!.choices.length).toBeGreaterThan(10);
    }, patience);
    await expect(canvasElement.querySelector('[data-part=cast]')!.shadowRoot!.querySelectorAll('li').length).toBe(4);
  },
};
export const OwnLayoutOnAPhone: Story = { ...OwnLayout, globals: { width: '320', theme: 'dark' } };
