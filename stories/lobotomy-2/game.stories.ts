// Stories of <lobotomy-game>: the start form and the table, some with other settings in Storybook's toolbar.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  args,
  asked,
  at,
  board,
  game,
  ids,
  onMap,
  patience,
  prompt,
  render,
  see,
  shadow,
  takeAll,
  type Args,
} from './game.acts.js';
import { burdened, crowd, duel, midnight, thirdShift } from './game.models.js';

const meta: Meta<Args> = { title: 'Games/lobotomy-game', component: 'lobotomy-game', args, render };
export default meta;
type Story = StoryObj<Args>;

// Before a match

const choose = async (canvas: HTMLElement, name: string, n: number): Promise<HTMLInputElement> => {
  await see(canvas, '[part=start]');
  const radio = shadow(canvas).querySelectorAll<HTMLInputElement>(`input[name=${name}]`)[n]!;
  await userEvent.click(radio);
  return radio;
};
/** Opens "More", and changes the number of players. */
const seat = async (canvas: HTMLElement, players: string): Promise<void> => {
  await see(canvas, '[part=start]');
  await userEvent.click(shadow(canvas).querySelector('summary')!);
  await userEvent.selectOptions(shadow(canvas).querySelector('select')!, players);
};

/** The start form: the Scenario, the number of players, their Characters, and the difficulty. */
export const Start: Story = {
  play: async ({ canvasElement }) => {
    const radio = await choose(canvasElement, 'scenario', 2);
    await waitFor(() => {
      expect(radio.checked).toBe(true);
    });
  },
};
export const StartDark: Story = { ...Start, globals: { theme: 'dark' } };
export const StartOnAPhone: Story = { ...Start, globals: { width: '320' } };
export const StartGerman: Story = {
  tags: ['one-language'],
  args: { lang: 'de' },
  play: async ({ canvasElement }) => {
    await see(canvasElement, '[part=start]');
  },
};

/** One player with three Characters. */
export const StartAlone: Story = {
  play: async ({ canvasElement }) => {
    await seat(canvasElement, '1');
    await waitFor(() => {
      expect(shadow(canvasElement).querySelectorAll('.occupant select').length).toBe(4);
    });
  },
};
export const StartWithFive: Story = {
  play: async ({ canvasElement }) => {
    await seat(canvasElement, '5');
    await waitFor(() => {
      expect(shadow(canvasElement).querySelectorAll('.occupant').length).toBe(5);
    });
  },
};

/**
 * The start form with an example pack. It offers the Scenario and the Character of the pack in addition to ours, but no
 * lessons.
 */
export const StartWithAPack: Story = {
  tags: ['one-language'],
  args: { pack: 'packs/third-shift.json' },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(shadow(canvasElement).textContent).toContain('The Third Shift');
    }, patience);
    await expect(shadow(canvasElement).querySelector('[part=learn]')).toBeNull();
  },
};

/** A pack for another game: the message lists its faults, each with its path. */
export const WrongPack: Story = {
  tags: ['one-language'],
  args: { seats: 'person', pack: 'packs/night-shift.json' },
  play: async ({ canvasElement }) => {
    const box = await see(canvasElement, '[part=error]');
    await expect(box.textContent).toContain('There is no such field here');
  },
};

/** An attribute with an invalid value. */
export const Wrong: Story = {
  args: { seats: 'person', scenario: 'S9' },
  play: async ({ canvasElement }) => {
    await see(canvasElement, '[part=error]');
    await expect(game(canvasElement).matches(':state(error)')).toBe(true);
  },
};

/** The element is not near the viewport yet, so it has loaded nothing. */
export const Waiting: Story = {
  args: { seats: 'person', loading: 'lazy' },
  beforeEach: () => {
    const { IntersectionObserver } = globalThis;
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {
        /* Nothing is observed, so the element never comes near the viewport. */
      }
    };
    return () => {
      globalThis.IntersectionObserver = IntersectionObserver;
    };
  },
  play: async ({ canvasElement }) => {
    await see(canvasElement, '.poster');
    await expect(shadow(canvasElement).querySelector('[part=start], .table')).toBeNull();
  },
};

// At the table

/** The first question of a match that does not start from a situation. */
export const FirstQuestion: Story = {
  args: { scenario: 'S1', seats: 'person expert expert expert', pace: 1e6 },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await expect(ids(canvasElement)).toContain('basic:sling');
  },
};

/** A Turn with three Action Points: four Characters and six Monsters. */
export const Midnight: Story = {
  args: at(midnight),
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await see(canvasElement, '.missed');
    await expect(ids(canvasElement).length).toBeGreaterThan(10);
    await expect(board(canvasElement).model!.tokens.filter(({ kind }) => kind === 'monster').length).toBe(6);
  },
};
export const Dark: Story = { ...Midnight, globals: { theme: 'dark' } };
export const Contrast: Story = { ...Midnight, globals: { theme: 'contrast' } };
export const Tablet: Story = { ...Midnight, globals: { width: '768' } };
export const Phone: Story = { ...Midnight, globals: { width: '360' } };
export const SmallestPhone: Story = { ...Midnight, globals: { width: '280' } };
export const LargeText: Story = { ...Midnight, globals: { text: '200%' } };
export const RightToLeft: Story = { ...Midnight, globals: { direction: 'rtl' } };
export const German: Story = {
  tags: ['one-language'],
  args: at(midnight, { lang: 'de' }),
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await waitFor(() => {
      expect(prompt(canvasElement)).toContain('Aktionspunkt');
    });
  },
};

/** A match with an example pack, which has its own pictures of Monsters. */
export const HousePack: Story = {
  tags: ['one-language'],
  args: at(thirdShift),
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await waitFor(() => {
      expect(board(canvasElement).shadowRoot!.querySelector('image[visibility=inherit]')).toBeTruthy();
    }, patience);
  },
};
export const HousePackOnAPhone: Story = { ...HousePack, globals: { width: '320', theme: 'dark' } };

/** A bot is thinking. The map, the cards and the log can be read meanwhile. */
export const BotThinks: Story = {
  args: at({ ...midnight, situation: { ...midnight.situation, active: 1 } }),
  play: async ({ canvasElement }) => {
    await see(canvasElement, '.table');
    await expect(ids(canvasElement)).toEqual([]);
  },
};

/** The Character has made one step of a Move, and can undo it. */
export const Moving: Story = {
  args: at(duel),
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    onMap(canvasElement, 'space:4')!.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await waitFor(() => {
      expect(board(canvasElement).model!.tokens.find(({ id }) => id === 'character:0')!.space).toBe('space:4');
    });
  },
};

export const Crowd: Story = {
  args: at(crowd),
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await expect(board(canvasElement).model!.tokens.filter(({ kind }) => kind !== 'mark').length).toBe(30);
  },
};
export const CrowdOnAPhone: Story = { ...Crowd, globals: { width: '320' } };

/** A Character who is INSANE!, has every Condition and holds as much as possible. */
export const Burdened: Story = { args: at(burdened), play: takeAll() };
export const BurdenedOnAPhone: Story = { ...Burdened, globals: { width: '320' } };

export const LongNames: Story = {
  args: at(midnight, {
    names:
      'Maximiliane Wolfeschlegelsteinhausen-Bergerdorff, Bartholomew Featherstonehaugh-Cholmondeley, Konstantinos, Dov',
  }),
  play: takeAll(),
};
