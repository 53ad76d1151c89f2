// Keyboard navigation for a board, a hand of cards or a track. Each consists of stops with positions, one of which can
// be reached with Tab. Arrow keys go to the nearest stop in their direction, Home and End to the first and last stop,
// PageUp and PageDown to the previous and next landmark. Enter or Space acts, and Escape leaves a mode. Keys work only
// while the focus is on a stop, and never with modifiers.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Something that can have the focus; x to the right, y down, in any unit. */
export interface Stop {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest stop in the direction (dx, dy). Distance to the side counts three times as much as distance ahead. */
export function nearest(stops: readonly Stop[], from: Pick<Stop, 'x' | 'y'>, dx: number, dy: number): Stop | undefined {
  let best: Stop | undefined;
  let least = Infinity;
  for (const stop of stops) {
    const [x, y] = [stop.x - from.x, stop.y - from.y];
    const ahead = x * dx + y * dy;
    const far = ahead + 3 * Math.abs(x * dy) + 3 * Math.abs(y * dx);
    if (ahead > 1e-6 && far < least) [best, least] = [stop, far];
  }
  return best;
}

export interface NavigationOptions {
  /** All stops, in the order in which they are read. */
  stops(): readonly Stop[];
  /** The focusable element of a stop, once it is drawn. */
  element(id: string): HTMLElement | SVGElement | null | undefined;
  /** Focuses a stop, if the element's own `focus()` is not enough. */
  focus?(id: string): void;
  /** Called on Enter or Space on a stop. */
  act(id: string): void;
  /** Called on Escape. Returns whether there was a mode to leave. */
  leave?(): boolean;
  /** Called when the focus has come to a stop. */
  enter?(id: string): void;
  /** Whether PageUp and PageDown go to this stop. If there are no landmarks, they go to every stop. */
  landmark?(id: string): boolean;
}

export class Navigation implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: NavigationOptions;
  #stop: Stop | undefined;
  #focused = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: NavigationOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** The id of the stop that can be reached with Tab; null if there are no stops. */
  get current(): string | null {
    const stops = this.#options.stops();
    const last = this.#stop;
    if (last && stops.some(({ id }) => id === last.id)) return last.id;
    if (!last || !stops.length) return stops[0]?.id ?? null;
    // The stop that was focused last is gone, so the nearest remaining stop replaces it.
    const near = (stop: Stop): number => Math.hypot(stop.x - last.x, stop.y - last.y);
    return stops.reduce((a, b) => (near(b) < near(a) ? b : a)).id;
  }

  /** For the `tabindex` of a stop. */
  tabindex(id: string): 0 | -1 {
    return id === this.current ? 0 : -1;
  }

  /** Makes a stop the one that can be reached with Tab, and focuses it unless `focus` is false. */
  moveTo(id: string, { focus = true } = {}): void {
    const stop = this.#options.stops().find((each) => each.id === id);
    if (!stop) return;
    this.#stop = stop;
    if (focus && this.#options.focus) this.#options.focus(id);
    else if (focus) this.#options.element(id)?.focus();
    this.#host.requestUpdate();
  }

  /** For `@focusin` on the container. */
  readonly onFocusIn = (event: Event): void => {
    const stop = this.#options.stops().find(({ id }) => this.#options.element(id)?.contains(event.target as Node));
    if (!stop) return;
    const { enter } = this.#options;
    const isOther = stop.id !== this.#stop?.id;
    this.#stop = stop;
    enter?.(stop.id);
    if (isOther || enter) this.#host.requestUpdate();
  };

  /** For `@keydown` on the container. */
  readonly onKeyDown = (event: KeyboardEvent): void => {
    const { act, element, leave } = this.#options;
    const id = this.current;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented || id === null)
      return;
    if (!element(id)?.contains(event.target as Node)) return;
    const { key } = event;
    if (key === 'Enter' || key === ' ') {
      // A key that is held down acts once.
      if (!event.repeat) act(id);
    } else if (key === 'Escape') {
      if (!leave?.()) return;
      event.stopPropagation();
    } else {
      const next = this.#to(key, id);
      if (next === undefined) return;
      if (next) this.moveTo(next);
    }
    event.preventDefault();
  };

  hostUpdate(): void {
    const { element } = this.#options;
    const active = this.#host.shadowRoot?.activeElement;
    this.#focused = !!active && !!element(this.#stop?.id ?? '')?.contains(active);
  }

  hostUpdated(): void {
    const { current } = this;
    if (this.#focused && current !== this.#stop?.id) this.moveTo(current ?? '');
  }

  /**
   * The id of the stop that a key leads to; '' if no stop lies in that direction; undefined if the key is left to the
   * page.
   */
  #to(key: string, from: string): string | undefined {
    const stops = this.#options.stops();
    const at = stops.findIndex(({ id }) => id === from);
    const stop = stops[at];
    const arrow = ARROWS[key];
    if (arrow && stop) {
      const [dx, dy] = arrow;
      // If no stop lies above or below, as in a row of cards, the page handles the keys for up and down.
      return nearest(stops, stop, dx, dy)?.id ?? (nearest(stops, stop, -dx, -dy) && '');
    }
    if (key === 'Home') return stops[0]?.id;
    if (key === 'End') return stops.at(-1)?.id;
    const turn = { PageDown: stops.slice(at + 1), PageUp: stops.slice(0, at).reverse() }[key];
    if (!turn) return undefined;
    const { landmark } = this.#options;
    const marks = landmark && stops.some(({ id }) => landmark(id)) ? turn.filter(({ id }) => landmark(id)) : turn;
    return marks[0]?.id ?? '';
  }
}
