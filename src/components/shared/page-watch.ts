// What the elements on a page watch together: its language, the place of its rules, its address, and whether it is online.
import { forgetFailures } from './catalogue.js';

/** An element that is on the page. */
export interface OnPage {
  requestUpdate(): void;
  /** The address of the page has changed; it may hold a link to the element. */
  readAddress(): unknown;
}

const elements = new Set<OnPage>();
let observer: MutationObserver | undefined;

function updateAll(): void {
  forgetFailures();
  elements.forEach((element) => {
    element.requestUpdate();
  });
}

/** For `connectedCallback`: the element is drawn anew when a `lang` or `rules` attribute changes, and hears of another address. */
export function watchPage(element: OnPage): void {
  elements.add(element);
  if (observer) return;
  observer = new MutationObserver(updateAll);
  observer.observe(document, { attributeFilter: ['lang', 'rules'], subtree: true });
  addEventListener('online', updateAll);
  addEventListener('hashchange', () => elements.forEach((each) => void each.readAddress()));
}

/** For `disconnectedCallback`. */
export function leavePage(element: OnPage): void {
  elements.delete(element);
}
