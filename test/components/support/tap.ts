// Touches the page in a test.
import { executeServerCommand } from '@web/test-runner-commands';
import { settle } from './browser.js';

/** Scrolls to the element, and returns a point on it that nothing covers. */
export async function placeOn(element: Element): Promise<[number, number]> {
  await settle();
  element.scrollIntoView({ block: 'center', inline: 'center' });
  await settle();
  const { left, top, width, height } = element.getBoundingClientRect();
  const around = element.getRootNode() as ShadowRoot;
  for (const [x, y] of [
    [0.5, 0.5],
    [0.5, 0.8],
    [0.2, 0.5],
    [0.8, 0.5],
    [0.2, 0.2],
    [0.8, 0.8],
    [0.2, 0.8],
    [0.8, 0.2],
    [0.08, 0.5],
    [0.5, 0.92],
  ] as const) {
    const place: [number, number] = [Math.round(left + width * x), Math.round(top + height * y)];
    if (element.contains(around.elementFromPoint(...place))) return place;
  }
  throw new Error(`No finger reaches ${element.outerHTML.slice(0, 120)}`);
}

/** Taps an element. Works only in Chromium. */
export async function tap(element: Element): Promise<void> {
  await executeServerCommand('tap', await placeOn(element));
}
