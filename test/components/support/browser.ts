// Helpers for element tests: differences between the browsers, accessibility, and waiting.
import { expect, waitUntil as waitFor } from '@open-wc/testing';

/** Tests the user agent, because the headless shell has no `window.chrome`. */
export const inChromium = navigator.userAgent.includes('Chrome');

/** The narrowest possible viewport in CSS pixels. WebKitGTK's MiniBrowser cannot be narrower than its toolbar. */
export const narrowest = inChromium || navigator.userAgent.includes('Firefox') ? 320 : 450;

/** Runs axe only in Chromium, the fastest browser. The tree that axe checks is the same in every browser. */
export async function isAccessible(element: Element): Promise<void> {
  if (inChromium) await expect(element).to.be.accessible();
}

/**
 * Waits until the condition is true. The time limit is long, because the machine may be busy. The message says what is
 * missing.
 */
export const waitUntil: typeof waitFor = (isSo, message, options) =>
  waitFor(isSo, message, { timeout: 60_000, ...options });

/** Lets the page run pending tasks and draw pending frames, several times. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 3; round++)
    await new Promise<void>((done) => {
      requestAnimationFrame(() => setTimeout(done));
    });
}
