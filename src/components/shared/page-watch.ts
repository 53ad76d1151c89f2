// Tells the elements of the library when something changes outside them: a `lang` or `rules` attribute anywhere on the
// page, the page's address, or whether the browser is online.
import { forgetFailures } from './catalogue.js';

/** An element that is on the page. */
export interface OnPage {
  requestUpdate(): void;
  /** Called when the address of the page has changed: it may contain a link to the element. */
  readAddress(): unknown;
}

const elements = new Set<OnPage>();
let observer: MutationObserver | undefined;

/** Redraws every element on the page. */
export function redrawAll(): void {
  elements.forEach((element) => {
    element.requestUpdate();
  });
}

function updateAll(): void {
  forgetFailures();
  redrawAll();
}

/**
 * Call this in `connectedCallback`. From then on, the element is redrawn when a `lang` or `rules` attribute changes, or
 * when the browser is online again. It also reads the page's address whenever the fragment changes.
 */
export function watchPage(element: OnPage): void {
  elements.add(element);
  if (observer) return;
  observer = new MutationObserver(updateAll);
  observer.observe(document, { attributeFilter: ['lang', 'rules'], subtree: true });
  addEventListener('online', updateAll);
  addEventListener('hashchange', () => elements.forEach((each) => void each.readAddress()));
}

/** Call this in `disconnectedCallback`. */
export function leavePage(element: OnPage): void {
  elements.delete(element);
}
