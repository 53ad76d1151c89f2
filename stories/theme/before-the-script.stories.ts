// What a reader sees before the script of an element has been loaded: the page's own words, in the space that is
// reserved for the element.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
// @ts-expect-error Vite provides the style sheet as text.
import css from '../../cdn/nightward.css?inline';

const box = css as string;

const meta: Meta = { title: 'Theme/Before the script' };
export default meta;

/**
 * Places the markup in a shadow root in which our elements are not defined, as on a page whose script has not been
 * loaded yet.
 */
function elsewhere(markup: string): HTMLElement {
  const host = document.createElement('div');
  host.className = 'early';
  const customElementRegistry = new CustomElementRegistry();
  const root = host.attachShadow({ mode: 'open', customElementRegistry });
  const style = document.createElement('style');
  style.textContent = box;
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  root.append(style, ...[...body.children].map((child) => document.importNode(child, { customElementRegistry })));
  return host;
}

const early = (markup: string): StoryObj => ({
  render: () => elsewhere(markup),
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('.early')!.shadowRoot!.lastElementChild!;
    await expect(element.matches(':defined'), 'it is not upgraded').toBe(false);
    await expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
});

export const Game = early(
  '<sanitarium-game seats="person expert"><p translate="no">Sanitarium, a game for one to four. It needs a script to be played here; the rules are on this page.</p></sanitarium-game>',
);
export const Dice = early('<dice-pool dice="3d6"><h3 translate="no">Three dice</h3></dice-pool>');
export const Map = early(
  '<tile-grid><p translate="no">The ward: a hall, a chapel, and a corridor between them.</p></tile-grid>',
);
export const Track = early('<hunt-track><h3 translate="no">The hunt</h3></hunt-track>');
export const Example = early('<rules-example><h3 translate="no">The greedy die</h3></rules-example>');
export const Choices = early('<nw-choices><h3 translate="no">What do you do?</h3></nw-choices>');
export const Cards = early('<nw-card-hand><h3 translate="no">Cards of Ada</h3></nw-card-hand>');
