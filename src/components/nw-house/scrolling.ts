// Scrolls a house that is wider than its element: by touch, by moving the focus, by two buttons, and by a plan of the
// house.
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { HouseModel } from '../../engine/scene/house-model.js';
import { cssVars } from '../shared/css-vars.js';
import { motionOf } from '../shared/motion.js';
import { roomsOf, type Layout } from './layout.js';

/**
 * The width and height of a cell of the plan, in pixels. A tap selects a whole column of cells, so a single cell can be
 * too low to tap.
 */
const [WIDE, HIGH] = [28, 11] as const;

export class Scrolling implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  /** Waits for the next frame, because an observed element must not change its size inside the callback. */
  readonly #watch = new ResizeObserver(() => requestAnimationFrame(this.onScroll));
  /** The visible part of the house, from its left to its right end, as fractions of the whole width. */
  #seen: readonly [from: number, to: number] = [0, 1];

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#watch.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
  }

  /** Measures before the first paint, so that nothing jumps. */
  hostUpdated(): void {
    queueMicrotask(this.onScroll);
  }

  get #frame(): HTMLElement | null | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLElement>('.scroll');
  }

  /**
   * The width of the house alone. During a collapse, the content is wider, because parts of the roof fly beyond the
   * house.
   */
  get #wide(): number {
    return this.#frame?.querySelector<HTMLElement>('.house')?.offsetWidth ?? 0;
  }

  readonly onScroll = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = this.#frame ?? {};
    const all = Math.max(this.#wide, 1);
    const seen =
      all > clientWidth + 1 ? ([scrollLeft / all, (scrollLeft + clientWidth) / all] as const) : ([0, 1] as const);
    if (seen.every((share, i) => Math.abs(share - (this.#seen[i] ?? 0)) < 0.005)) return;
    this.#seen = seen;
    this.#host.requestUpdate();
  };

  get isWhole(): boolean {
    const [from, to] = this.#seen;
    return to - from > 0.995;
  }

  /** Draws nothing if the whole house is visible. */
  tools(model: HouseModel, layout: Layout, say: (key: 'left' | 'right') => string): TemplateResult | typeof nothing {
    if (this.isWhole) return nothing;
    const [from, to] = this.#seen;
    const button = (side: 'left' | 'right', isOff: boolean): TemplateResult =>
      html`<button
        aria-label=${say(side)}
        title=${say(side)}
        ?disabled=${isOff}
        @click=${() => {
          this.#go(side === 'left' ? -1 : 1, layout);
        }}
      >
        ${side === 'left' ? '◀' : '▶'}
      </button>`;
    return html`<div class="bar" part="controls">
      ${button('left', from < 0.005)}${this.#plan(model, layout)}${button('right', to > 0.995)}
    </div>`;
  }

  /**
   * Scrolls until the columns `from` to `to` are in the middle. If they do not fit, the column `most` is in the middle.
   */
  reveal([from, to]: readonly [number, number], most: number, { width }: Layout): void {
    const frame = this.#frame;
    if (!frame) return;
    const column = this.#wide / (width + 0.6);
    const middle = (to - from + 1) * column <= frame.clientWidth ? (from + to) / 2 : most;
    frame.scrollLeft = (middle + 0.8) * column - frame.clientWidth / 2;
  }

  /** Scrolls a house that is taller than its element until a room or a figure is in the middle. */
  revealStorey(place: HTMLElement | null | undefined): void {
    const host = this.#host;
    if (!place || host.scrollHeight <= host.clientHeight) return;
    const [from, to] = [host.getBoundingClientRect(), place.getBoundingClientRect()];
    host.scrollTop += (to.top + to.bottom - from.top - from.bottom) / 2;
  }

  /** Scrolls by two columns, so that one of the columns that were visible before stays visible. */
  #go(way: number, { width }: Layout): void {
    this.#scroll((this.#frame?.scrollLeft ?? 0) + (way * 2 * this.#wide) / (width + 0.6));
  }

  #scroll(left: number): void {
    this.#frame?.scrollTo({ left, behavior: motionOf(this.#host) === 'full' ? 'smooth' : 'instant' });
  }

  /** Scrolls to the tapped position of the plan. */
  readonly #jump = ({ clientX, currentTarget }: MouseEvent): void => {
    const { left, width } = (currentTarget as HTMLElement).getBoundingClientRect();
    this.#scroll(((clientX - left) / width) * this.#wide - (this.#frame?.clientWidth ?? 0) / 2);
  };

  #plan(model: HouseModel, { rooms, width, storeys }: Layout): TemplateResult {
    const [from, to] = this.#seen;
    const box = (id: string): Readonly<Record<string, string>> => ({
      left: `${(rooms.get(id)?.x ?? 0) * WIDE}px`,
      bottom: `${(rooms.get(id)?.y ?? 0) * HIGH}px`,
    });
    return html`<div
      class="plan"
      aria-hidden="true"
      @click=${this.#jump}
      ${cssVars({ width: `${width * WIDE}px`, height: `${storeys * HIGH}px` })}
    >
      ${roomsOf(model).map(({ id, kind = '', state = '' }) => html`<i class=${`cell ${kind} ${state} ${model.own === id ? 'own' : ''} ${model.figures.some(({ room }) => room === id) ? 'taken' : ''}`} ${cssVars(box(id))}></i>`)}
      <i class="seen" ${cssVars({ left: `${from * 100}%`, width: `${(to - from) * 100}%` })}></i>
    </div>`;
  }
}
