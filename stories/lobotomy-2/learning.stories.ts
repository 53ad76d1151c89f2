// Whoever has never seen the game: the lessons, and the advice of a first match.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import { lessons } from '../../src/components/lobotomy-game/lessons/lessons.js';
import type { Guide } from '../../src/components/lobotomy-game/lessons/guide.js';
import type { LobotomyGame } from '../../src/components/lobotomy-game/lobotomy-game.js';
import { args, asked, at, ids, patience, render, see, take, type Args } from './game.acts.js';
import { midnight } from './game.models.js';

type Learning = Args & Partial<Pick<LobotomyGame, 'guide' | 'hints'>>;

const meta: Meta<Learning> = { title: 'Games/lobotomy-game/Learning', component: 'lobotomy-game', args, render };
export default meta;
type Story = StoryObj<Learning>;

/** Opens a lesson: what it says, and its table. */
async function open(
  canvas: HTMLElement,
  lesson: string,
): Promise<{ readonly words: ShadowRoot; readonly table: HTMLElement }> {
  const guide = (await see(canvas, 'nw1-lobotomy-guide')) as Guide;
  guide.state = lessons.findIndex(({ id }) => id === lesson);
  await guide.updateComplete;
  const words = guide.shadowRoot!;
  const table = words as unknown as HTMLElement;
  await asked(table);
  return { words, table };
}

/** The first lesson: the Door that is to be opened is marked. */
export const Lesson: Story = {
  args: { guide: true },
  play: async ({ canvasElement }) => {
    const { table } = await open(canvasElement, 'door');
    const board = await see(table, 'nw1-tile-grid');
    await waitFor(() => {
      expect(board.shadowRoot!.querySelector('.door[data-next]')).toBeTruthy();
    }, patience);
  },
};
export const LessonByNight: Story = { ...Lesson, globals: { theme: 'dark' } };
export const LessonOnAPhone: Story = { ...Lesson, globals: { width: '320' } };

/** Something else was chosen, which does not happen. */
export const AnotherAct: Story = {
  args: { guide: true },
  play: async ({ canvasElement }) => {
    const { words, table } = await open(canvasElement, 'search');
    await take(table, 'end');
    await waitFor(() => {
      expect(words.querySelector('.another')).toBeTruthy();
    });
  },
};

/** A lesson is over: what it was about, and the next. */
export const LessonOver: Story = {
  args: { guide: true },
  play: async ({ canvasElement }) => {
    const { words, table } = await open(canvasElement, 'bite');
    await take(table, 'target:10:0');
    await waitFor(() => {
      expect(words.querySelector('button.on')).toBeTruthy();
    }, patience);
  },
};

/** The lesson that is about the track, and not about the map. */
export const TheHunt: Story = {
  args: { guide: true },
  play: async ({ canvasElement }) => {
    const { table } = await open(canvasElement, 'hunt');
    await take(table, 'end');
    await waitFor(() => {
      expect(ids(table)).toContain('insane');
    }, patience);
  },
};

/** Advice on what is asked for the first time, in words of its own. */
export const Advised: Story = {
  tags: ['one-language'],
  args: { ...at(midnight), hints: 'on' },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await see(canvasElement, '[part=hint]');
  },
};
