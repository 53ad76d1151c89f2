// Helpers for tests of pieces: placing a piece on the page, reading it, and using it with each device.
import { fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { NwElement } from '../../../src/components/shared/nw-element.js';

export type FixtureOptions = NonNullable<Parameters<typeof fixture>[1]>;

export const shown = async <E extends NwElement>(
  template: ReturnType<typeof html>,
  options?: FixtureOptions,
): Promise<E> => {
  const element = await fixture<E>(template, options);
  await element.updateComplete;
  return element;
};
export const all = (element: Element, selector: string): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
export const one = (element: Element, selector: string): HTMLElement => all(element, selector)[0]!;
export const text = (node: Element | undefined): string => (node?.textContent ?? '').trim().replace(/\s+/g, ' ');
export const focused = (element: Element): string =>
  element.shadowRoot!.activeElement?.id || element.shadowRoot!.activeElement?.getAttribute('part') || '';
export const wide = (px: number): FixtureOptions => {
  const parentNode = document.createElement('div');
  parentNode.style.width = `${px}px`;
  return { parentNode };
};

export async function clickOn(target: Element): Promise<void> {
  target.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = target.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + Math.min(width, 40) / 2), Math.round(y + height / 2)] });
}

export const devices: Readonly<Record<string, (target: HTMLElement) => unknown>> = {
  pointer: clickOn,
  Space: async (target) => {
    target.focus();
    await sendKeys({ press: ' ' });
  },
  Enter: async (target) => {
    target.focus();
    await sendKeys({ press: 'Enter' });
  },
  script: (target) => {
    target.click();
  },
};
