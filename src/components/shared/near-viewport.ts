// Waits until an element comes near the viewport, so that nothing is loaded for an element that nobody sees.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The distance from the viewport that counts as near. */
const NEAR = '500px';

export class NearViewport implements ReactiveController {
  /** Whether the element has ever been near. */
  came = false;
  readonly #host: ReactiveControllerHost & Element;
  readonly #watch: IntersectionObserver;

  /** @param whenCome Called once, before the element is redrawn. */
  constructor(host: ReactiveControllerHost & Element, whenCome?: () => void) {
    this.#host = host;
    this.#watch = new IntersectionObserver(
      (entries) => {
        if (this.came || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.came = true;
        this.#watch.disconnect();
        whenCome?.();
        host.requestUpdate();
      },
      { rootMargin: NEAR },
    );
    host.addController(this);
  }

  hostConnected(): void {
    if (!this.came) this.#watch.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
  }
}
