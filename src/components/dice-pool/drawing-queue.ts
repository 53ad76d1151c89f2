// Decides when each dice pool on a page is drawn for the first time. The pools are drawn one after the other, those in
// view first, for only a few milliseconds between two frames, so that the page stays responsive.
import type { LitElement } from 'lit';

const waiting = new Map<LitElement, () => void>();

/** Milliseconds after which drawing pauses until the next frame. */
const SLICE = 8;
/** A pause ends after this many milliseconds at the latest, because a hidden window has no frames. */
const REST = 100;
/** If at most this many pools are waiting, they are drawn without a pause, and their positions are not measured. */
const FEW = 3;

export const drawingTurn = (element: LitElement): Promise<void> =>
  new Promise((go) => {
    if (waiting.set(element, go).size === 1) queueMicrotask(() => void draw());
  });

async function draw(): Promise<void> {
  if (waiting.size > FEW) {
    // The first number that a browser formats takes 10 ms, five times as long as drawing a pool. So a number is
    // formatted here, in a task of its own.
    await rest();
    performance.now().toLocaleString();
  }
  while (waiting.size > 0) {
    if (waiting.size > FEW) await rest();
    const start = performance.now();
    for (const element of nearest()) {
      waiting.get(element)?.();
      waiting.delete(element);
      await element.updateComplete.catch(() => undefined);
      if (performance.now() - start > SLICE) break;
    }
  }
}

/**
 * Waits until the page has laid out what was drawn and has been able to respond to input. After that, measuring
 * positions is cheap.
 */
const rest = (): Promise<unknown> =>
  new Promise((rested) => {
    const hidden = setTimeout(rested, REST);
    requestAnimationFrame(() => {
      clearTimeout(hidden);
      setTimeout(rested);
    });
  });

/** The waiting pools, sorted by their distance from the middle of the window. */
function nearest(): LitElement[] {
  const elements = [...waiting.keys()];
  if (elements.length <= FEW) return elements;
  const far = new Map(
    elements.map((element) => [element, Math.abs(element.getBoundingClientRect().top - innerHeight / 2)]),
  );
  return elements.sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
}
