// Waits until an element comes near the viewport, so that nothing is fetched or dealt for what nobody sees.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How far below or above the viewport is near. */
const NEAR = '500px';

export class NearViewport implements ReactiveController {
  /** Whether the element has been near once. */
  came = false;
  readonly #host: ReactiveControllerHost & Element;
  readonly #watch: IntersectionObserver;

  /** @param whenCome Called once, before the element is drawn anew. */
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
