// Stories for new players: the lessons, and the hints in a first match.
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

/**
 * Opens a lesson, and returns the shadow root of the guide under two names. `words` is for reading the text of the
 * guide; `table` is for the functions that look for a game inside an element.
 */
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

/** The first lesson: the places for a card are marked. */
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

/** The learner has chosen something other than what the lesson asks for. It does not happen, and a message says so. */
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

/** The end of a lesson: its last words, and the button for the next lesson. */
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

/** The hint for a kind of action that is possible for the first time. */
export const Advised: Story = {
  tags: ['one-language'],
  args: { seats: 'person expert expert expert', situation: lateWatch, hints: 'on' },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await see(canvasElement, '[part=hint]');
  },
};

/** The lessons cannot be loaded. To simulate this, looking up the guide's tag throws. */
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
