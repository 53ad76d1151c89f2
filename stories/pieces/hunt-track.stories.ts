// Stories of <hunt-track>: the hunt from start to end, cards that wait to be turned over, all layouts, tracks of other
// games, and invalid input.
import { html, nothing } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/hunt-track/define.js';
import type { HuntTrack } from '../../src/components/hunt-track/hunt-track.js';
import { allStates } from '../support/all-states.js';
import { given } from '../support/apply-args.js';
import { cards, deck, evening, hunted, places } from './hunt-track.models.js';

type Args = Partial<HuntTrack> & { readonly caption?: string; readonly motion?: string };

const meta: Meta<Args> = {
  title: 'Pieces/hunt-track',
  component: 'hunt-track',
  argTypes: { caption: { control: 'text', table: { category: 'slots' } } },
  render: ({ caption, ...args }) =>
    html`<hunt-track ${given(args)}>${caption ? html`<h3>${caption}</h3>` : nothing}</hunt-track>`,
};
export default meta;
type Story = StoryObj<Args>;

const track = (canvas: HTMLElement): HuntTrack => canvas.querySelector('hunt-track')!;
const within = <E extends Element>(canvas: HTMLElement, selector: string): Promise<E> =>
  waitFor(
    () => {
      const found = track(canvas).shadowRoot!.querySelector<E>(selector);
      expect(found, selector).toBeTruthy();
      return found!;
    },
    { timeout: 45_000 },
  );
/** Presses these buttons, and then waits for an element that matches `sees`. */
const presses = (acts: readonly string[], sees: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    for (const act of acts) {
      (await within<HTMLElement>(canvasElement, `[data-act=${act}]`)).click();
      await track(canvasElement).updateComplete;
    }
    await within(canvasElement, sees);
  },
});
const refused = (words: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement, '[part=error]');
    await expect(box.textContent).toContain(words);
  },
});
const caption = 'The hunt';

/** Before the hunt: twelve cards, with the Aura on space 6. */
export const Start: Story = { args: { caption } };
/** The figure is on space 5, before the Aura. */
export const Hunt: Story = { args: { caption, position: 5, cards } };
/** The text of the card under the figure is shown below the track. */
export const Reading: Story = { args: { caption, position: 4, cards } };
/** After two deaths, two cards have been reached, but not turned over. */
export const Deaths: Story = {
  args: { caption, position: 3, cards },
  ...presses(['advance', 'advance'], '.here.down'),
};
/** In the next Hunt Phase, the first of three cards is turned over. Two are still due. */
export const CaughtUp: Story = {
  args: { caption, position: 3, cards },
  ...presses(['advance', 'advance', 'hunt'], '.can-act'),
};
/** The Aura is revealed. */
export const Aura: Story = { args: { caption, position: 5, cards }, ...presses(['hunt'], '.hazard.up') };
/** The figure has gone back to space 5. Cards that were turned over stay face up. */
export const MovedBack: Story = {
  args: { caption, position: 7, cards },
  ...presses(['retreat', 'retreat'], '.here.up'),
};
export const LastSpace: Story = { args: { caption, position: 12, cards } };
/** The figure has left the track. */
export const End: Story = { args: { caption, position: 12, cards }, ...presses(['hunt'], '[part=status]') };
/** Each card is drawn from a deck only when it is turned over, so nobody can know it before. */
export const Deck: Story = {
  args: { caption, deck, seed: 'ward' },
  ...presses(['hunt', 'hunt', 'hunt'], '.here.up'),
};
/** Only numbers, for use beside a real game with printed cards. */
export const Unnamed: Story = { args: { caption, position: 4 } };
/** Enter on the card that is due turns it over. */
export const Entered: Story = {
  args: { caption, position: 2, cards },
  play: async ({ canvasElement }) => {
    let turned: unknown;
    track(canvasElement).addEventListener('nw-reveal', (event) => {
      turned = event.space;
    });
    await within(canvasElement, '[part~=space]');
    track(canvasElement).advance(2);
    track(canvasElement).hunt();
    await track(canvasElement).updateComplete;
    (await within<HTMLElement>(canvasElement, '.can-act')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(turned).toBe(4);
    });
  },
};

/** Two rows; the second one leads back. */
export const TwoRows: Story = { args: { caption, layout: 'u', position: 8, cards } };
export const Ring: Story = {
  args: {
    label: 'A long night',
    layout: 'ring',
    figure: 'pawn',
    position: 3,
    spaces: evening.filter((_, i) => i !== 3),
  },
};
export const RingOfCards: Story = { args: { caption, layout: 'ring', position: 4, cards } };
export const FreePlaces: Story = {
  args: { label: 'Up to the roof', layout: 'free', figure: 'Ida', position: 4, spaces: places },
};
/** Spaces with marks and names, one space with a card, and a figure with a name. */
export const AnotherGame: Story = {
  args: { label: 'A long night', figure: 'Nurse', position: 3, revealed: [], spaces: evening },
};
export const OneSpace: Story = { args: { label: 'All or nothing', spaces: 1, figure: 'pawn' } };
export const Sixty: Story = { args: { label: 'A year in the ward', spaces: 60, aura: 52, position: 17 } };
export const NoControls: Story = { args: { caption, position: 5, cards, noControls: true } };

/** A track that is played in a game, and drawn from a model. The player chooses a space. */
export const Model: Story = {
  args: { caption, model: hunted },
  play: async ({ canvasElement }) => {
    let chosen = '';
    track(canvasElement).addEventListener('nw-choose', ({ targetId }) => {
      chosen = targetId;
    });
    (await within<HTMLElement>(canvasElement, '.can-act')).click();
    await waitFor(() => {
      expect(chosen).toBe('space:4');
    });
  },
};
export const ModelEnded: Story = {
  args: {
    caption,
    model: {
      version: 1,
      position: 3,
      ended: true,
      spaces: [
        { card: 'up', name: 'Glass', mark: 'glass' },
        { card: 'down' },
        { card: 'up', name: 'Fog', mark: 'fog' },
      ],
    },
  },
};

export const Dark: Story = { ...CaughtUp, globals: { theme: 'dark' } };
export const Phone: Story = { ...CaughtUp, globals: { width: '320' } };
export const SmallestPhone: Story = { ...Start, globals: { width: '280' } };
export const LargeText: Story = { ...CaughtUp, globals: { text: '200%' } };
export const German: Story = {
  tags: ['one-language'],
  args: {
    lang: 'de',
    caption: 'Donaudampfschifffahrtsgesellschaftskapitän',
    position: 3,
    cards: [
      'Verkehrsinfrastrukturfinanzierungsgesellschaft',
      { name: 'Lose Riemen', mark: 'straps' },
      { name: 'Scherben', mark: 'glass', text: 'Wer rennt, erleidet eine Wunde.' },
    ],
  },
  ...presses(['advance', 'advance', 'hunt'], '.can-act'),
};
export const RightToLeft: Story = { ...CaughtUp, globals: { direction: 'rtl' } };
export const NoMotion: Story = {
  args: { caption, position: 5, cards, motion: 'none' },
  ...presses(['hunt'], '.hazard.up'),
};

export const WrongPosition: Story = { args: { position: 13 }, ...refused('from 0 to 12') };
export const TooLong: Story = { args: { spaces: 61 }, ...refused('from 1 to 60') };
export const NoPlaces: Story = { args: { layout: 'free' }, ...refused('at') };
export const HiddenName: Story = {
  args: { model: { version: 1, position: 0, spaces: [{ card: 'down', name: 'Glass' }] } },
  ...refused('face-down'),
};
export const BadModel: Story = {
  render: () => html`<hunt-track model='{"version":2}'></hunt-track>`,
  ...refused('version'),
};

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(
    meta,
    {
      Start,
      Hunt,
      Reading,
      CaughtUp,
      Aura,
      MovedBack,
      LastSpace,
      End,
      Unnamed,
      TwoRows,
      Ring,
      RingOfCards,
      FreePlaces,
      AnotherGame,
      OneSpace,
      Sixty,
      NoControls,
      Model,
      ModelEnded,
      WrongPosition,
    },
    { least: '34rem', wide: ['Sixty'] },
  ),
};
