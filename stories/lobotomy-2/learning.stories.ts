// Stories for new players: the lessons, and the hints in a first match.
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

/**
 * Opens a lesson, and returns the shadow root of the guide under two names. `words` is for reading the text of the
 * guide; `table` is for the functions that look for a game inside an element.
 */
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

/** The first lesson: the Door that the learner has to open is marked. */
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
export const LessonDark: Story = { ...Lesson, globals: { theme: 'dark' } };
export const LessonOnAPhone: Story = { ...Lesson, globals: { width: '320' } };

/** The learner has chosen something other than what the lesson asks for. It does not happen, and a message says so. */
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

/** The end of a lesson: its last words, and the button for the next lesson. */
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

/** The hint for a kind of action that is possible for the first time. */
export const Advised: Story = {
  tags: ['one-language'],
  args: { ...at(midnight), hints: 'on' },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await see(canvasElement, '[part=hint]');
  },
};
