// Stories of what players read during a match: the scenario, the player aid, an open card, and an answer to "why not".
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../../src/components/sanitarium-game/define.js';
import type { CardHand } from '../../src/components/nw-card-hand/nw-card-hand.js';
import type { SanitariumGame } from '../../src/components/sanitarium-game/sanitarium-game.js';
import type { TileGrid } from '../../src/components/tile-grid/tile-grid.js';
import { patience } from './game.acts.js';
import { lateWatch, together } from './game.models.js';

type Args = Pick<SanitariumGame, 'mode' | 'seats' | 'situation' | 'lang'>;

const meta: Meta<Args> = {
  title: 'Sanitarium/Reference',
  render: ({ mode, seats, situation, lang }) =>
    html`<sanitarium-game
      loading="eager"
      no-save
      seed="story"
      mode=${mode ?? 'competitive'}
      seats=${seats ?? 'person expert expert expert'}
      names="Ada, Bruno, Cleo, Dov"
      lang=${lang || nothing}
      .situation=${situation}
    ></sanitarium-game>`,
};
export default meta;
type Story = StoryObj<Args>;

const shadow = (canvas: HTMLElement): ShadowRoot => canvas.querySelector('sanitarium-game')!.shadowRoot!;

const opened =
  (id: 'scenario' | 'aid'): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(shadow(canvasElement).getElementById(id)).toBeTruthy(), patience);
    shadow(canvasElement).querySelector<HTMLElement>(`[popovertarget=${id}]`)!.click();
    await expect(shadow(canvasElement).getElementById(id)!.matches(':popover-open')).toBe(true);
  };

export const Scenario: Story = { args: { situation: lateWatch }, play: opened('scenario') };
export const ScenarioTogether: Story = {
  args: { mode: 'cooperative', seats: 'person expert', situation: together },
  play: opened('scenario'),
};
export const ScenarioAlone: Story = { args: { mode: 'solo', seats: 'person' }, play: opened('scenario') };
export const ScenarioGerman: Story = {
  args: { situation: lateWatch, lang: 'de' },
  tags: ['one-language'],
  play: opened('scenario'),
};
export const Aid: Story = { args: { situation: lateWatch }, play: opened('aid') };
export const AidTogether: Story = {
  args: { mode: 'cooperative', seats: 'person expert', situation: together },
  play: opened('aid'),
};
export const AidGerman: Story = {
  args: { situation: lateWatch, lang: 'de' },
  tags: ['one-language'],
  play: opened('aid'),
};

/** An open card, with its effect, its flavour and its content warning. */
export const OpenedCard: Story = {
  args: { situation: lateWatch },
  play: async ({ canvasElement }) => {
    const hand = (): CardHand | null => shadow(canvasElement).querySelector<CardHand>('nw1-card-hand');
    await waitFor(() => expect(hand()?.model?.cards[0]?.notes).toBeTruthy(), patience);
    await hand()!.updateComplete;
    hand()!.shadowRoot!.querySelector<HTMLElement>('.more')!.click();
    await waitFor(() => expect(hand()!.shadowRoot!.querySelector('dialog .notes')).toBeTruthy(), patience);
  },
};

/** A Room cannot be chosen now. After a press on the Room, an answer says why. */
export const WhyNotRoom: Story = {
  args: { situation: lateWatch },
  play: async ({ canvasElement }) => {
    const grid = (): TileGrid | null => shadow(canvasElement).querySelector<TileGrid>('nw1-tile-grid');
    await waitFor(() => expect(shadow(canvasElement).getElementById('aid')).toBeTruthy(), patience);
    // The map is fitted to its frame only when its buttons are there, and the answer is placed by the map.
    await waitFor(() => expect(grid()!.shadowRoot!.querySelector('.bar button')).toBeTruthy(), patience);
    await new Promise((fitted) => requestAnimationFrame(() => requestAnimationFrame(fitted)));
    const room = grid()!.model!.tiles.find(({ kind }) => kind === 'room')!;
    const space = grid()!.model!.spaces.find(({ tile }) => tile === room.id)!;
    grid()!.dispatchEvent(Object.assign(new Event('nw-point', { bubbles: true }), { targetId: space.id }));
    await waitFor(
      () => expect(shadow(canvasElement).querySelector('nw1-why')?.shadowRoot?.querySelector('i')).toBeTruthy(),
      patience,
    );
  },
};
