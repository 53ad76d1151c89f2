// Stories of <nw-card-hand>: its states, with the drawings of Sanitarium and without drawings.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../../src/components/nw-card-hand/define.js';
import type { CardHand } from '../../src/components/nw-card-hand/nw-card-hand.js';
import { artTokens } from '../../src/components/sanitarium-game/art/art.styles.js';
import * as pictures from '../../src/components/sanitarium-game/art/card-pictures.js';
import { cardArt } from '../../src/components/sanitarium-game/art/piece-art.js';
import { sanitarium } from '../../src/components/sanitarium-game/theme.styles.js';
import { theme } from '../../src/components/shared/theme/theme.styles.js';
import { allStates } from '../support/all-states.js';
import { given } from '../support/apply-args.js';
import { backs, hand, haunts, items, things } from './small-pieces.models.js';

/** A background in the colours of Sanitarium. */
class SanitariumDesk extends LitElement {
  static override styles = [
    theme,
    sanitarium,
    artTokens,
    css`
      :host {
        padding: 12px;
        background: var(--nw-ground);
      }
    `,
  ];

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}
if (!customElements.get('sanitarium-desk')) customElements.define('sanitarium-desk', SanitariumDesk);

const meta: Meta<CardHand> = {
  title: 'Pieces/nw-card-hand',
  component: 'nw-card-hand',
  args: { art: cardArt(pictures) },
  render: (args) => html`<sanitarium-desk><nw-card-hand ${given(args)}></nw-card-hand></sanitarium-desk>`,
};
export default meta;
type Story = StoryObj<CardHand>;

const all = [...items, ...haunts, ...things, ...backs];

/** One card can be acted on, one is protected, and one is selected. */
export const Items: Story = { args: { model: hand(...items) } };

export const Hallucinations: Story = { args: { model: hand(...haunts) } };

/** One Safe Thing is claimed, and one is still wanted. */
export const SafeThings: Story = { args: { model: hand(...things) } };

export const Backs: Story = { args: { model: hand(...backs) } };

export const One: Story = { args: { model: hand(...items.slice(0, 1)) } };

/** The cards overlap. Names and values are on the strips that are visible. */
export const Many: Story = { args: { model: hand(...all) } };

/** The cards form several rows, because one row would be too long. */
export const ManyNarrow: Story = { args: { model: hand(...all) }, globals: { width: '320' } };

/** Twice as many cards as a match deals. */
export const Most: Story = { args: { model: hand(...all, ...all.map((card) => ({ ...card, id: `${card.id}:2` }))) } };
export const MostDark: Story = { ...Most, globals: { theme: 'dark' } };
export const MostOnAPhone: Story = { ...Most, globals: { width: '280' } };

/** Keys move the focus along the hand. Enter points at a card that can be acted on. */
export const ByKeys: Story = {
  args: { model: hand(...items) },
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('nw-card-hand')!;
    let pointed = '';
    element.addEventListener('nw-point', ({ targetId }) => {
      pointed = targetId;
    });
    await waitFor(() => {
      expect(element.shadowRoot!.querySelector('[tabindex="0"]')).toBeTruthy();
    });
    element.shadowRoot!.querySelector<HTMLElement>('[tabindex="0"]')!.focus();
    await userEvent.keyboard('{End}{Home}{Enter}');
    await expect(pointed).toBe('card:storm-lantern');
  },
};

export const LongestName: Story = {
  args: {
    model: hand(
      { ...items[0]!, name: 'The Unreadable Discharge Certificate' },
      { ...items[1]!, name: 'Entriegelungshakenbrecherin' },
      ...items.slice(2),
    ),
  },
};

export const Spent: Story = { args: { model: hand(...items.map((card) => ({ ...card, state: 'spent' as const }))) } };

/** An open card, with its effect, its flavour and its content warning. */
export const Reading: Story = {
  args: { model: hand({ ...items[0]!, notes: 'Contains: darkness.' }, ...items.slice(1)) },
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('nw-card-hand')!;
    await waitFor(() => {
      expect(element.shadowRoot!.querySelector('.more')).toBeTruthy();
    });
    await userEvent.click(element.shadowRoot!.querySelector('.more')!);
    await expect(element.shadowRoot!.querySelector('dialog')!.open).toBe(true);
  },
};

const { picture: _, ...frames } = cardArt(pictures);

/** Cards with the frames of a game, but without pictures. */
export const WithoutPictures: Story = {
  args: { model: hand(...items), art: frames },
};

/** Cards without the drawings of a game. */
export const Plain: Story = {
  args: { model: hand(...items, ...haunts, ...backs.slice(0, 1)) },
  render: ({ model }) => html`<nw-card-hand .model=${model}></nw-card-hand>`,
};

/** An empty hand takes no space. */
export const Empty: Story = { args: { model: hand() } };

export const RightToLeft: Story = { args: { model: hand(...all) }, globals: { direction: 'rtl' } };

const refused: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => {
    expect(canvasElement.querySelector('nw-card-hand')!.shadowRoot!.querySelector('[part=error]')).toBeTruthy();
  });
};
export const BadJson: Story = { render: () => html`<nw-card-hand model="{nope"></nw-card-hand>`, play: refused };
export const Fault: Story = {
  render: () => html`<nw-card-hand model='{"version":1,"cards":[{"id":"x"}]}'></nw-card-hand>`,
  play: refused,
};

/** All states side by side. The link of each leads to its own story. */
export const AllStates: Story = {
  tags: ['!autodocs'],
  ...allStates(
    meta,
    {
      One,
      Items,
      Hallucinations,
      SafeThings,
      Backs,
      Many,
      Spent,
      LongestName,
      WithoutPictures,
      Plain,
      Empty,
      Fault,
    },
    { least: '34rem', wide: ['Many'] },
  ),
};
