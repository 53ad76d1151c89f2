// <sanitarium-game> in its main states.
import { html, nothing } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import '../src/components/sanitarium-game/define.js';
import type { Choices } from '../src/components/nw-choices/nw-choices.js';
import type { SanitariumGame } from '../src/components/sanitarium-game/sanitarium-game.js';
import texts from '../src/messages/en/sanitarium-card-texts.js';
import { pseudo } from '../src/engine/speech/pseudo.js';
import { PSEUDO } from '../.storybook/pseudo-locale.js';
import { alone, atTheDoor, lastCandle, lateWatch, together } from './sanitarium-game.models.js';

type Args = Pick<SanitariumGame, 'mode' | 'seats' | 'names' | 'seed' | 'situation' | 'pack' | 'lang'>;

/** A game that keeps nothing. The words on the cards have no catalogue; in the pseudo-locale they come as a page's own. */
const meta: Meta<Args> = {
  title: 'Games/sanitarium-game',
  component: 'sanitarium-game',
  render: ({ mode, seats, names, seed, situation, pack, lang }, { globals }) => html`<sanitarium-game
    loading="eager"
    no-save
    seed=${seed ?? 'story'}
    mode=${mode ?? 'competitive'}
    seats=${seats ?? ''}
    names=${names ?? 'Ada, Bruno, Cleo, Dov'}
    pack=${pack || nothing}
    lang=${lang || nothing}
    .situation=${situation}
    .messages=${globals['locale'] === PSEUDO ? pseudo(texts) : undefined}
  ></sanitarium-game>`,
};
export default meta;
type Story = StoryObj<Args>;

const game = (canvas: HTMLElement): SanitariumGame => canvas.querySelector('sanitarium-game')!;
const shadow = (canvas: HTMLElement): ShadowRoot => game(canvas).shadowRoot!;
const choices = (canvas: HTMLElement): Choices | null => shadow(canvas).querySelector<Choices>('nw1-choices');
const option = (canvas: HTMLElement, id: RegExp): HTMLButtonElement | undefined =>
  [...(choices(canvas)?.shadowRoot?.querySelectorAll('button') ?? [])].find((each) => id.test(each.id));

/** Waits until the table asks for one of those options, and takes it. */
async function take(canvas: HTMLElement, id: RegExp): Promise<void> {
  await waitFor(() => expect(option(canvas, id)).toBeTruthy());
  option(canvas, id)!.click();
}

const watched = 'person steady steady steady';

/** What asks before a match. */
export const Start: Story = {};

export const Competitive: Story = {
  args: { seats: watched, situation: lateWatch },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(choices(canvasElement)?.model?.choices.length).toBeGreaterThan(3));
    const shown = shadow(canvasElement).textContent;
    for (const name of ['Ada', 'Bruno', 'Cleo', 'Dov']) await expect(shown).toContain(name);
  },
};

/** The same table by candlelight. */
export const ByNight: Story = { ...Competitive, globals: { theme: 'dark' } };

export const Phone: Story = { ...Competitive, globals: { width: '360' } };

export const RightToLeft: Story = { ...Competitive, globals: { direction: 'rtl' } };

export const Contrast: Story = { ...Competitive, globals: { theme: 'contrast' } };

export const Cooperative: Story = {
  args: { mode: 'cooperative', seats: 'person steady', situation: together },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(choices(canvasElement)?.model?.choices.length).toBeGreaterThan(3));
  },
};

export const Solo: Story = { ...Cooperative, args: { mode: 'solo', seats: 'person', situation: alone } };

/** What hides the table while the device changes hands. */
export const Curtain: Story = {
  args: { mode: 'cooperative', seats: 'person person', situation: together },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shadow(canvasElement).querySelector('[part=curtain]')).toBeTruthy());
    await expect(shadow(canvasElement).querySelector('nw1-card-hand')).toBeNull();
  },
};

/** Ada pays and leaves. */
export const Won: Story = {
  args: { seats: watched, situation: atTheDoor },
  play: async ({ canvasElement }) => {
    await take(canvasElement, /^escape/);
    // At most every card that she holds is laid down.
    for (let card = 0; card < 6; card++) {
      const before = choices(canvasElement)?.model;
      await waitFor(() => expect(option(canvasElement, /^pay/) ?? shadow(canvasElement).querySelector('.over')).toBeTruthy());
      const pay = option(canvasElement, /^pay/);
      if (!pay) break;
      pay.click();
      await waitFor(() => expect(choices(canvasElement)?.model).not.toBe(before));
    }
    await waitFor(() => expect(shadow(canvasElement).querySelector('.won .over')).toBeTruthy());
  },
};

/** No card is left. */
export const Lost: Story = {
  args: { seats: watched, situation: lastCandle },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shadow(canvasElement).querySelector('.lost .over')).toBeTruthy());
  },
};

export const BadSeats: Story = {
  args: { seats: 'person ghost' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shadow(canvasElement).querySelector('[part=error]')).toBeTruthy());
  },
};

/** A pack with faults: each is named with its place. */
export const BadPack: Story = {
  render: () => html`<sanitarium-game loading="eager" no-save seats="random random"><script type="application/json">{"format":1,"id":"half","items":[]}</script></sanitarium-game>`,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shadow(canvasElement).querySelector('[part=error]')?.textContent).toContain('13 have to stand here'));
  },
};

export const German: Story = {
  tags: ['one-language'],
  args: { seats: watched, situation: lateWatch, lang: 'de' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(choices(canvasElement)?.model?.choices.length).toBeGreaterThan(3));
    await expect(choices(canvasElement)!.model!.prompt).not.toContain('Action Point');
  },
};
