// Draws the pools of a page for the first time, one after the other: pools in view come first. Drawing takes only a few
// milliseconds between two frames, so the page stays responsive.
import type { LitElement } from 'lit';

const waiting = new Map<LitElement, () => void>();

/** Milliseconds of drawing between two frames. */
const SLICE = 8;
/** Milliseconds of the longest pause: a hidden window has no frames. */
const REST = 100;
/** This many pools are drawn without measuring their position. */
const FEW = 3;

export const drawingTurn = (element: LitElement): Promise<void> =>
  new Promise((go) => {
    if (waiting.set(element, go).size === 1) queueMicrotask(() => void draw());
  });

async function draw(): Promise<void> {
  if (waiting.size > FEW) {
    // The first number that a browser formats in a language takes 10 ms, five times as long as drawing a pool, so it
    // gets its own task.
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

/** Waits until the page has laid out what was drawn and can respond to input; measuring positions is cheap then. */
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
