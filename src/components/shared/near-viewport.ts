// Waits until an element comes near the viewport, so that nothing is loaded for an element that nobody sees.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The distance from the viewport that counts as near. */
const NEAR = '500px';

export class NearViewport implements ReactiveController {
  /** Whether the element has ever been near the viewport. */
  wasNear = false;
  readonly #host: ReactiveControllerHost & Element;
  readonly #watch: IntersectionObserver;

  /** @param whenNear Called once, before the element is redrawn. */
  constructor(host: ReactiveControllerHost & Element, whenNear?: () => void) {
    this.#host = host;
    this.#watch = new IntersectionObserver(
      (entries) => {
        if (this.wasNear || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.wasNear = true;
        this.#watch.disconnect();
        whenNear?.();
        host.requestUpdate();
      },
      { rootMargin: NEAR },
    );
    host.addController(this);
  }

  hostConnected(): void {
    if (!this.wasNear) this.#watch.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
  }
}
