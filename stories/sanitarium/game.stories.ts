// Stories of <sanitarium-game>: the start form and the table, some with other settings in Storybook's toolbar.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { CardHand } from '../../src/components/nw-card-hand/nw-card-hand.js';
import {
  args,
  argTypes,
  asked,
  board,
  choices,
  game,
  hand,
  ids,
  onMap,
  render,
  see,
  shadow,
  sitDown,
  slip,
  take,
  type Args,
} from './game.acts.js';
import { alone, crowd, handful, lateWatch, theLastOne, together, wholeHouse } from './game.models.js';
import { wardensOwn } from './pack.models.js';
import { routes } from './questions.models.js';

const meta: Meta<Args> = { title: 'Games/sanitarium-game', component: 'sanitarium-game', args, argTypes, render };
export default meta;
type Story = StoryObj<Args>;

const watched = 'person expert expert expert';
const patient = { pace: 1e6 };

// Before a match

/** The start form, with the mode and the number of players. */
export const Start: Story = {
  play: async ({ canvasElement }) => {
    await see(canvasElement, '[part=start]');
    await userEvent.click(shadow(canvasElement).querySelectorAll<HTMLInputElement>('input[name=mode]')[1]!);
    await waitFor(() => {
      expect(shadow(canvasElement).querySelectorAll<HTMLInputElement>('input[name=mode]')[1]!.checked).toBe(true);
    });
  },
};

export const StartWithFour: Story = {
  play: async ({ canvasElement }) => {
    await see(canvasElement, '[part=start]');
    await userEvent.click(shadow(canvasElement).querySelector('summary')!);
    await userEvent.selectOptions(shadow(canvasElement).querySelector('select')!, '4');
    await waitFor(() => {
      expect(shadow(canvasElement).querySelectorAll('.occupants select').length).toBe(4);
    });
  },
};

export const StartAlone: Story = {
  play: async ({ canvasElement }) => {
    await see(canvasElement, '[part=start]');
    await userEvent.click(shadow(canvasElement).querySelectorAll<HTMLElement>('input[name=mode]')[2]!);
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector('select')).toBeNull();
    });
  },
};

/** The start form lists the content warnings of the page's own cards. */
export const StartWithAPack: Story = {
  args: { cards: { ...wardensOwn, texts: { ...wardensOwn.texts, 'brass-bell.notes': 'loud noise, being watched' } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector('.notes')!.textContent).toContain('loud noise, being watched');
    });
  },
};

/** The page's own pack is still being loaded. */
export const Waiting: Story = {
  args: { seats: watched, pack: 'slow.json' },
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      input instanceof URL && input.pathname.endsWith('/slow.json') ? new Promise(() => undefined) : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
  play: async ({ canvasElement }) => {
    await see(canvasElement, '.poster');
    await expect(shadow(canvasElement).querySelector('[part=start], .table')).toBeNull();
  },
};

// At the table

/** The first question of a match that does not start from a situation. */
export const FirstTurn: Story = {
  args: { seats: watched, ...patient, faces: [{ pick: 'start-player', value: 0 }] },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await expect(choices(canvasElement)!.model!.onTable).toBe(true);
  },
};

export const Competitive: Story = {
  args: { seats: watched, situation: lateWatch },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await expect(ids(canvasElement).length).toBeGreaterThan(3);
    const shown = shadow(canvasElement).textContent;
    for (const name of ['Ada', 'Bruno', 'Cleo', 'Dov']) await expect(shown).toContain(name);
  },
};

export const Dark: Story = { ...Competitive, globals: { theme: 'dark' } };
export const Contrast: Story = { ...Competitive, globals: { theme: 'contrast' } };
export const Phone: Story = { ...Competitive, globals: { width: '360' } };
export const SmallestPhone: Story = { ...Competitive, globals: { width: '280' } };
export const LargeText: Story = { ...Competitive, globals: { text: '200%' } };
export const RightToLeft: Story = { ...Competitive, globals: { direction: 'rtl' } };
export const German: Story = {
  tags: ['one-language'],
  args: { seats: watched, situation: lateWatch, lang: 'de' },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await expect(choices(canvasElement)!.model!.prompt).not.toContain('Action Point');
  },
};

export const Cooperative: Story = {
  args: { mode: 'cooperative', seats: 'person expert', situation: together },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
  },
};

export const Solo: Story = { ...Cooperative, args: { mode: 'solo', seats: 'person', situation: alone } };

/** One of the two players has escaped. */
export const OneHasEscaped: Story = {
  ...Cooperative,
  args: { mode: 'cooperative', seats: 'person expert', situation: theLastOne },
};

/** The curtain that hides the table while the device changes hands. */
export const Curtain: Story = {
  args: { mode: 'cooperative', seats: 'person person', situation: together },
  play: async ({ canvasElement }) => {
    await see(canvasElement, '[part=curtain]');
    await expect(shadow(canvasElement).querySelector('nw1-card-hand')).toBeNull();
  },
};

/** The next player has taken the device. */
export const BehindTheCurtain: Story = {
  ...Curtain,
  play: async ({ canvasElement }) => {
    await sitDown(canvasElement);
    await asked(canvasElement);
  },
};

/** Bruno, a bot, is thinking. The map, the cards and the log can be read meanwhile. */
export const BotThinks: Story = {
  args: { seats: watched, situation: { ...lateWatch, active: 1 }, ...patient },
  play: async ({ canvasElement }) => {
    await see(canvasElement, '[part=rail]');
    await expect(ids(canvasElement)).toEqual([]);
    await expect(choices(canvasElement)!.model!.prompt).toContain('Bruno');
  },
};

/** Only bots play. */
export const Watching: Story = {
  args: { seats: 'expert expert expert expert', situation: lateWatch, ...patient },
  play: async ({ canvasElement }) => {
    await see(canvasElement, '[part=rail]');
  },
};

// Acts

/** Enter on a space moves the player there. */
export const MovedByKeys: Story = {
  args: { seats: watched, situation: lateWatch },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await waitFor(() => {
      expect(onMap(canvasElement, 'space:20')).toBeTruthy();
    });
    onMap(canvasElement, 'space:20')!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(board(canvasElement).model!.tokens.find(({ id }) => id === 'player:0')!.space).toBe('space:20');
    });
  },
};

/** A card has been searched, and the log is open. */
export const LogOpen: Story = {
  args: { seats: watched, situation: lateWatch },
  play: async ({ canvasElement }) => {
    await take(canvasElement, 'search');
    await userEvent.click(shadow(canvasElement).querySelector('#tab-log')!);
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector('nw1-log')!.checkVisibility()).toBe(true);
    });
  },
};

/** A pair among the dice has led to a Horror Roll, and the Horror Roll has led to a Hallucination. */
export const HorrorRoll: Story = {
  args: {
    seats: watched,
    situation: routes['choose-die']!.situation,
    faces: [
      { die: 'd6', face: 5 },
      { deck: 'hallucinations', card: 'moths' },
    ],
  },
  play: async ({ canvasElement }) => {
    await take(canvasElement, 'die:6');
    await see(canvasElement, 'nw1-dice-pool.horror');
    const hands = [...shadow(canvasElement).querySelectorAll<CardHand>('nw1-card-hand')];
    await expect(hands.flatMap(({ model }) => model?.cards.map(({ name }) => name) ?? [])).toContain('Moths');
  },
};

// The largest numbers of figures, cards and letters

export const Crowd: Story = { ...Competitive, args: { seats: watched, situation: crowd } };

export const Handful: Story = {
  args: { seats: watched, situation: handful },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await waitFor(() => {
      expect(hand(canvasElement).model!.cards.length).toBe(16);
    });
  },
};

export const WholeHouse: Story = { ...Competitive, args: { seats: watched, situation: wholeHouse } };

export const LongNames: Story = {
  args: {
    seats: watched,
    situation: lateWatch,
    names:
      'Maximiliane von Hohenthal-Grabenstein, Donaudampfschifffahrtskapitän, Ng, Wolfeschlegelsteinhausenbergerdorff',
  },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await expect(shadow(canvasElement).textContent).toContain('Wolfeschlegelsteinhausenbergerdorff');
  },
};

// Trouble with storage, and invalid input

/** The browser refuses to save anything. */
export const StorageRefused: Story = {
  args: { seats: watched, situation: lateWatch, noSave: false },
  beforeEach: () => {
    const { setItem, getItem, removeItem } = Storage.prototype;
    const refuse = (): never => {
      throw new DOMException('Storage is refused.', 'SecurityError');
    };
    Object.assign(Storage.prototype, { setItem: refuse, getItem: refuse, removeItem: refuse });
    return () => {
      Object.assign(Storage.prototype, { setItem, getItem, removeItem });
    };
  },
  play: async ({ canvasElement }) => {
    await see(canvasElement, '.acts .notes');
  },
};

/** The saved match cannot be continued. */
export const SaveLost: Story = {
  args: { noSave: false },
  beforeEach: () => {
    localStorage.setItem('nightward:sanitarium-game:', 'half a mat');
    return () => {
      localStorage.removeItem('nightward:sanitarium-game:');
    };
  },
  play: async ({ canvasElement }) => {
    await see(canvasElement, '[part=start] .notes');
  },
};

const refused = (words: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    const box = await see(canvasElement, '[part=error]');
    await waitFor(() => {
      expect(box.textContent).toContain(words);
    });
    await expect(game(canvasElement).matches(':state(error)')).toBe(true);
  },
});

export const BadMode: Story = { args: { mode: 'versus' as never }, ...refused('competitive') };
export const BadSeats: Story = { args: { seats: 'person ghost' }, ...refused('person') };
export const BadSituation: Story = {
  args: { seats: watched, situation: { ...lateWatch, monsters: [[40, 40]] } },
  ...refused('situation/monsters/0'),
};
export const BadFaces: Story = { args: { seats: watched, faces: [{ die: 'd6' }] }, ...refused('faces') };

/** An invalid pack: the message lists its faults, each with its path. */
export const BadPack: Story = {
  args: { seats: 'random random', cards: { format: 1, id: 'half', items: [] } },
  ...refused('13 are needed here'),
};
export const NoPack: Story = { args: { seats: watched, pack: 'nowhere.json' }, ...refused('nowhere.json') };

/** An arrow key moves the focus from one answer to the next. */
export const Focused: Story = {
  args: { seats: watched, situation: lateWatch },
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    const [first, second] = ids(canvasElement);
    await waitFor(() => {
      expect(slip(canvasElement, first!)).toBeTruthy();
    });
    slip(canvasElement, first!)!.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(choices(canvasElement)!.shadowRoot!.activeElement).toBe(slip(canvasElement, second!));
  },
};
