// The part of a board that is seen: zoom and pan that never take the page's scroll. The frame scrolls by buttons, by two
// fingers, by a mouse on the ground, and to what has the focus; ctrl and wheel zoom while the focus is inside.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { motionOf } from '../shared/motion.js';
import type { Box, Point } from './layout.js';

/** Client pixels a board unit: a map is not fitted below the first, as its words would be too small. */
const SMALL = 0.8;
const ROOMY = 1.4;
const LARGE = 2;

const between = (low: number, n: number, high: number): number => Math.min(high, Math.max(low, n));

export interface View {
  /** Client pixels a board unit. */
  readonly scale: number;
  /** The middle of what is seen, in board units. */
  readonly x: number;
  readonly y: number;
}

export class Viewport implements ReactiveController {
  scale = 1;
  /** Whether the whole board is seen. */
  whole = true;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #box: () => Box;
  /** What to look at first where not everything is seen. */
  readonly #home: () => Point;
  /** Fitted to the frame until somebody zooms. */
  #fitted = true;
  #fingers: readonly [x: number, y: number, far: number] | null = null;
  #drawn = '';
  #observed: Element | null = null;
  readonly #resize = new ResizeObserver(() => this.#resizeTo(this.scale, this.#fitted));

  constructor(host: ReactiveControllerHost & HTMLElement, box: () => Box, home: () => Point) {
    this.#host = host;
    this.#box = box;
    this.#home = home;
    host.addController(this);
  }

  get frame(): HTMLElement | null | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLElement>('.frame');
  }

  hostUpdated(): void {
    const { frame } = this;
    const drawn = Object.values(this.#box()).join();
    if (!frame || (frame === this.#observed && drawn === this.#drawn)) return;
    if (frame !== this.#observed) this.#resize.observe((this.#observed = frame));
    this.#drawn = drawn;
    this.#resizeTo(this.scale, this.#fitted);
  }

  hostDisconnected(): void {
    this.#resize.disconnect();
    this.#observed = null;
  }

  get view(): View {
    const [{ x, y }, [frame, board], { scale }] = [this.#box(), this.#edges(), this];
    return { scale, x: x + (frame.x + frame.width / 2 - board.x) / scale, y: y + (frame.y + frame.height / 2 - board.y) / scale };
  }

  set view({ scale, x, y }: View) {
    this.#resizeTo(scale, false);
    this.#centre([x, y]);
  }

  /** Shows the whole board, as far as its words can be read. */
  fit(): void {
    this.#resizeTo(1, true);
  }

  /** Zooms about a place of the viewport in client pixels, or the middle of the frame. */
  zoom(factor: number, place?: Point): void {
    const [edge, before] = this.#edges();
    const [x, y] = place ?? [edge.x + edge.width / 2, edge.y + edge.height / 2];
    const old = this.scale;
    this.#resizeTo(old * factor, false);
    const ratio = this.scale / old;
    const [, after] = this.#edges();
    this.pan(after.x + (x - before.x) * ratio - x, after.y + (y - before.y) * ratio - y);
  }

  /** Moves by client pixels. */
  pan(left: number, top: number, smooth = false): void {
    this.frame?.scrollBy({ left, top, behavior: smooth && motionOf(this.#host) !== 'none' ? 'smooth' : 'instant' });
  }

  /** Brings a place of the board to the middle, unless it is well inside already. */
  show(place: Point): void {
    const { view, scale } = this;
    const [{ width, height }] = this.#edges();
    if (Math.abs(place[0] - view.x) * scale > width * 0.35 || Math.abs(place[1] - view.y) * scale > height * 0.35) this.#centre(place, true);
  }

  /** For `wheel`: ctrl and wheel, which is also what a pinch on a trackpad sends, zoom while the focus is inside. */
  readonly onWheel = {
    passive: false,
    handleEvent: (event: WheelEvent): void => {
      if (!event.ctrlKey || !this.#host.matches(':focus-within')) return;
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 300), [event.clientX, event.clientY]);
    },
  };

  /** For all touch events: two fingers move and zoom, one is the page's. */
  readonly onTouch = {
    passive: false,
    handleEvent: (event: TouchEvent): void => {
      const [a, b] = event.touches;
      const last = this.#fingers;
      this.#fingers = a && b ? [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)] : null;
      if (!this.#fingers) return;
      if (event.cancelable) event.preventDefault();
      if (!last) return;
      const [x, y, far] = this.#fingers;
      this.zoom(far / last[2], [x, y]);
      this.pan(last[0] - x, last[1] - y);
    },
  };

  #edges(): readonly [frame: DOMRect, board: DOMRect] {
    const { frame } = this;
    return [frame?.getBoundingClientRect() ?? new DOMRect(), frame?.firstElementChild?.getBoundingClientRect() ?? new DOMRect()];
  }

  /** Takes a scale, or the one that fits; what is in the middle stays there. */
  #resizeTo(wanted: number, fitted: boolean): void {
    const { frame } = this;
    if (!frame) return;
    const { view } = this;
    const { width, height } = this.#box();
    const { style } = frame.firstElementChild as SVGElement;
    const fit = Math.min(frame.clientWidth / width, frame.clientHeight / height);
    const scale = fitted ? between(SMALL, fit, ROOMY) : between(Math.min(SMALL, fit), wanted, LARGE);
    // What was seen whole has no place yet to keep.
    const first = !style.width || this.whole || (fitted && !this.#fitted);
    this.#fitted = fitted;
    this.scale = scale;
    style.width = `${width * scale}px`;
    style.height = `${height * scale}px`;
    // Letters stay 14 client pixels tall, within reason.
    style.setProperty('--letter', `${between(15, 14.2 / scale, 24)}px`);
    const whole = width * scale <= frame.clientWidth + 1 && height * scale <= frame.clientHeight + 1;
    if (whole !== this.whole) this.#host.requestUpdate();
    this.whole = whole;
    this.#centre(first ? this.#home() : [view.x, view.y]);
  }

  #centre([x, y]: Point, smooth?: boolean): void {
    const { view, scale } = this;
    this.pan((x - view.x) * scale, (y - view.y) * scale, smooth);
  }
}
