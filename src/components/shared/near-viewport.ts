// Waits until an element comes near the viewport or the page is printed, so that nothing is loaded for an element that
// nobody sees.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The distance from the viewport that counts as near. */
const NEAR = '500px';

export class NearViewport implements ReactiveController {
  /** Whether the element has ever been near the viewport, or was printed. */
  wasNear = false;
  readonly #host: ReactiveControllerHost & Element;
  readonly #watch: IntersectionObserver;
  readonly #comeNear: () => void;

  /** @param whenNear Called once, before the element is redrawn. */
  constructor(host: ReactiveControllerHost & Element, whenNear?: () => void) {
    this.#host = host;
    this.#comeNear = () => {
      if (this.wasNear) return;
      this.wasNear = true;
      this.hostDisconnected();
      whenNear?.();
      host.requestUpdate();
    };
    this.#watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#comeNear();
      },
      { rootMargin: NEAR },
    );
    host.addController(this);
  }

  hostConnected(): void {
    if (this.wasNear) return;
    this.#watch.observe(this.#host);
    addEventListener('beforeprint', this.#comeNear);
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
    removeEventListener('beforeprint', this.#comeNear);
  }
}
