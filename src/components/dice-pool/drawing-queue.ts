// Many pools on one page are drawn for the first time in turns: what is in view first, a few milliseconds between two
// frames, so that the page stays at hand meanwhile.
import type { LitElement } from 'lit';

const waiting = new Map<LitElement, () => void>();

/** Milliseconds of drawing at a time; the longest rest, for a window that is hidden has no frames. */
const SLICE = 8;
const REST = 100;
/** So many are drawn without asking where they stand. */
const FEW = 3;

/** Resolves when the element may draw. */
export const drawingTurn = (element: LitElement): Promise<void> =>
  new Promise((go) => {
    if (waiting.set(element, go).size === 1) queueMicrotask(() => void draw());
  });

async function draw(): Promise<void> {
  if (waiting.size > FEW) {
    // A browser's first number in words of a language takes 10 ms, five times as long as a pool: a task of its own.
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

/** Until the page has laid out what was drawn and could answer its reader: to ask where something stands is cheap then. */
const rest = (): Promise<unknown> =>
  new Promise((rested) => {
    const hidden = setTimeout(rested, REST);
    requestAnimationFrame(() => {
      clearTimeout(hidden);
      setTimeout(rested);
    });
  });

/** Those that wait, by their distance from the middle of the window. */
function nearest(): LitElement[] {
  const elements = [...waiting.keys()];
  if (elements.length <= FEW) return elements;
  const far = new Map(
    elements.map((element) => [element, Math.abs(element.getBoundingClientRect().top - innerHeight / 2)]),
  );
  return elements.sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
}
