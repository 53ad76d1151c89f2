// The differences between the browsers of the element tests.
import { expect, waitUntil as waitFor } from '@open-wc/testing';

/** The headless shell has no `window.chrome`. */
export const inChromium = navigator.userAgent.includes('Chrome');

/** The narrowest viewport in CSS pixels. In WebKitGTK's small browser, the toolbar limits the window. */
export const narrowest = inChromium || navigator.userAgent.includes('Firefox') ? 320 : 450;

/** Axe reads the tree, which is the same in every engine: it is asked in the quickest. */
export async function isAccessible(element: Element): Promise<void> {
  if (inChromium) await expect(element).to.be.accessible();
}

/** Waits until it is so. On a busy machine that may take long; whatever never happens is named by the message. */
export const waitUntil: typeof waitFor = (isSo, message, options) =>
  waitFor(isSo, message, { timeout: 60_000, ...options });

/** Lets the page run pending tasks and draw pending frames, several times. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 3; round++)
    await new Promise<void>((done) => {
      requestAnimationFrame(() => setTimeout(done));
    });
}
