// Whoever has never seen the game: the lessons, and the advice of a first match.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { lessons } from '../../src/components/sanitarium-game/lessons/lessons.js';
import type { Guide } from '../../src/components/sanitarium-game/lessons/guide.js';
import type { SanitariumGame } from '../../src/components/sanitarium-game/sanitarium-game.js';
import { args, argTypes, asked, patience, render, see, shadow, take, type Args } from './game.acts.js';
import { lateWatch } from './game.models.js';

type Learning = Args & Partial<Pick<SanitariumGame, 'guide' | 'hints'>>;

const meta: Meta<Learning> = {
  title: 'Games/sanitarium-game/Learning',
  component: 'sanitarium-game',
  args,
  argTypes,
  render,
};
export default meta;
type Story = StoryObj<Learning>;

/** Opens a lesson; what is played on is inside it. */
async function open(
  canvas: HTMLElement,
  lesson: string,
): Promise<{ readonly words: ShadowRoot; readonly table: HTMLElement }> {
  const guide = (await see(canvas, 'nw1-sanitarium-guide')) as Guide;
  guide.state = lessons.findIndex(({ id }) => id === lesson);
  await guide.updateComplete;
  const words = guide.shadowRoot!;
  const table = words as unknown as HTMLElement;
  await asked(table);
  return { words, table };
}

/** The first lesson: where a card may lie is marked. */
export const Lesson: Story = {
  args: { guide: true },
  play: async ({ canvasElement }) => {
    const { table } = await open(canvasElement, 'dark');
    const board = await see(table, 'nw1-tile-grid');
    await waitFor(() => {
      expect(board.shadowRoot!.querySelector('[data-next]')).toBeTruthy();
    }, patience);
  },
};

/** Something else was chosen, which does not happen. */
export const AnotherAct: Story = {
  args: { guide: true },
  play: async ({ canvasElement }) => {
    const { words, table } = await open(canvasElement, 'dice');
    await take(table, 'die:2');
    await waitFor(() => {
      expect(words.querySelector('.another')).toBeTruthy();
    });
  },
};

/** A lesson is over: what it was about, and the next. */
export const LessonOver: Story = {
  args: { guide: true },
  play: async ({ canvasElement }) => {
    const { words, table } = await open(canvasElement, 'dice');
    await take(table, 'die:5');
    await waitFor(() => {
      expect(words.querySelector('button.on')).toBeTruthy();
    }, patience);
  },
};

/** Advice on what is asked for the first time, in words of its own. */
export const Advised: Story = {
  tags: ['one-language'],
  args: { seats: 'person steady steady steady', situation: lateWatch, hints: 'on' },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await see(canvasElement, '[part=hint]');
  },
};

/** What the lessons need cannot be fetched: it stands for a file that does not come that its element cannot be defined. */
export const Unreachable: Story = {
  beforeEach: () => {
    const { get } = CustomElementRegistry.prototype;
    customElements.get = (tag) => {
      if (tag === 'nw1-sanitarium-guide') throw new TypeError('Failed to fetch');
      return get.call(customElements, tag);
    };
    return () => {
      Reflect.deleteProperty(customElements, 'get');
    };
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await see(canvasElement, '[part=learn]'));
    await see(canvasElement, '[role=alert]');
    await expect(shadow(canvasElement).querySelector('.begin')).toBeTruthy();
  },
};
