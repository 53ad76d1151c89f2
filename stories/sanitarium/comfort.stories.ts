// Stories of the comfort settings of <sanitarium-game>: softened content, content warnings and sound.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { args, argTypes, asked, board, game, hand, render, see, shadow, type Args } from './game.acts.js';
import { alone, lastCandle, lateWatch, wholeHouse } from './game.models.js';
import { wardensOwn } from './pack.models.js';

/** The args of these stories, which include the comfort settings. */
type ComfortArgs = Args & { readonly calm?: boolean; readonly notes?: boolean; readonly sound?: boolean };

const meta: Meta<ComfortArgs> = {
  title: 'Games/sanitarium-game/Comfort settings',
  component: 'sanitarium-game',
  args: { ...args, calm: true },
  argTypes,
  render,
};
export default meta;
type Story = StoryObj<ComfortArgs>;

const watched = 'person expert expert expert';
const names = (canvas: HTMLElement): string =>
  [...hand(canvas).model!.cards, ...board(canvas).model!.tiles].map(({ name }) => name).join();

/** The start form, with softened content turned on. */
export const Start: Story = {
  play: async ({ canvasElement }) => {
    await see(canvasElement, '[part=start]');
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector<HTMLInputElement>('input[type=checkbox]')!.checked).toBe(true);
    });
  },
};

/** The position of the story `Competitive`, with softened content. */
export const Calm: Story = {
  args: { seats: watched, situation: lateWatch },
  play: async ({ canvasElement, globals }) => {
    await asked(canvasElement);
    await expect(game(canvasElement).matches(':state(calm)')).toBe(true);
    if (globals['locale'] === 'en')
      await waitFor(() => {
        expect(names(canvasElement)).toContain('Watering Can');
      });
    await expect(names(canvasElement)).not.toContain('Storm Lantern');
  },
};
export const CalmDark: Story = { ...Calm, globals: { theme: 'dark' } };
export const CalmContrast: Story = { ...Calm, globals: { theme: 'contrast' } };
export const CalmOnAPhone: Story = { ...Calm, globals: { width: '320' } };
export const CalmGerman: Story = {
  tags: ['one-language'],
  args: { seats: watched, situation: lateWatch, lang: 'de' },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await waitFor(() => {
      expect(names(canvasElement)).toContain('Gießkanne');
    });
  },
};

/** All Rooms and all Dark Hallways, with their softened names and drawings. */
export const CalmHouse: Story = {
  args: { seats: watched, situation: wholeHouse },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await expect(
      board(canvasElement)
        .model!.tiles.map(({ name }) => name)
        .join(),
    ).not.toContain('Chapel');
  },
};
export const CalmAlone: Story = {
  args: { mode: 'solo', seats: 'person', situation: alone },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
  },
};

/** An open card, with its effect and its flavour, but without a content warning. */
export const CalmCard: Story = {
  args: { seats: watched, situation: lateWatch },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await waitFor(() => {
      expect(hand(canvasElement).model!.cards[0]!.flavour).toBeTruthy();
    });
    await hand(canvasElement).updateComplete;
    await userEvent.click(hand(canvasElement).shadowRoot!.querySelector('.more')!);
    await waitFor(() => {
      expect(hand(canvasElement).shadowRoot!.querySelector('dialog[open] .flavour')).toBeTruthy();
    });
    await expect(hand(canvasElement).shadowRoot!.querySelector('dialog .notes')).toBeNull();
  },
};

/** A publisher's own cards, one of which has its own softened words. */
export const CalmPack: Story = {
  args: {
    seats: watched,
    situation: lateWatch,
    cards: {
      ...wardensOwn,
      texts: {
        ...wardensOwn.texts,
        'storm-lantern': 'Bloodstained Lamp',
        'storm-lantern.notes': 'violence',
        'storm-lantern.calm': 'Reading Lamp',
        'storm-lantern.flavour.calm': 'Green glass.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await waitFor(() => {
      expect(names(canvasElement)).toContain('Reading Lamp');
    });
  },
};

export const CalmLost: Story = {
  args: { seats: watched, situation: lastCandle },
  play: async ({ canvasElement }) => {
    await see(canvasElement, '.ending.calm');
  },
};

export const ContentWarnings: Story = {
  args: { calm: false, notes: true, seats: watched, situation: lateWatch },
  play: async ({ canvasElement }) => {
    await see(canvasElement, '[part=notes] li');
    await expect(game(canvasElement).matches(':state(playing)')).toBe(false);
  },
};
export const ContentWarningsDark: Story = { ...ContentWarnings, globals: { theme: 'dark' } };
export const ContentWarningsOnAPhone: Story = { ...ContentWarnings, globals: { width: '320' } };
export const ContentWarningsCalm: Story = { ...ContentWarnings, args: { ...ContentWarnings.args, calm: true } };

/** The content warnings of the page's own cards. */
export const PackContentWarnings: Story = {
  ...ContentWarnings,
  args: {
    calm: false,
    notes: true,
    seats: 'person expert',
    cards: {
      ...wardensOwn,
      texts: { ...wardensOwn.texts, 'brass-bell.notes': 'loud noise', 'night-key.notes': 'being watched' },
    },
  },
};

/** The content warnings have been read, and the match has begun. */
export const ContentWarningsRead: Story = {
  ...ContentWarnings,
  play: async ({ canvasElement }) => {
    await userEvent.click(await see(canvasElement, '[part=notes] [part=begin]'));
    await asked(canvasElement);
  },
};

/** The button shows that sound is on. Nothing is heard before the first tap. */
export const Sound: Story = {
  args: { calm: false, sound: true, seats: watched, situation: lateWatch },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await expect(shadow(canvasElement).querySelector('.sound')!.getAttribute('aria-pressed')).toBe('true');
  },
};
