// The tools of a map: zoom and pan (with buttons, two fingers, or a mouse drag on the background), dragging of tokens,
// animated walks of tokens, arrows, the mini map, and announcements. They never take over the scrolling of the page or
// the mouse wheel.
import {
  html,
  nothing,
  svg,
  type ReactiveController,
  type ReactiveControllerHost,
  type SVGTemplateResult,
  type TemplateResult,
} from 'lit';
import type { TargetId } from '../../engine/kernel/types.js';
import { Announcer } from '../shared/announcer.js';
import { Drag, type Dragged } from '../shared/pointing/drag.js';
import { animate } from '../shared/motion.js';
import type { Stop } from '../shared/pointing/key-navigation.js';
import { STEPS, type Box, type Point, type Stand } from './layout.js';
import type { Key } from './words.js';
import type { Speaker } from '../shared/speaker.js';

/** The largest scale, in client pixels per board unit. */
const LARGE = 2;

const between = (low: number, n: number, high: number): number => Math.max(low, Math.min(high, n));

export interface Viewport {
  /** Client pixels per board unit. */
  readonly scale: number;
  /** The middle of the visible part, in board units. */
  readonly x: number;
  readonly y: number;
}

/** A part of the board that has to be in view, and the smallest scale for it. */
export interface Offered {
  readonly box: Box;
  readonly least: number;
}

/** What the tools need from the map. */
export interface MapArea extends Speaker<Key> {
  box(): Box;
  /**
   * The smallest and the largest scale of a board that is fitted to the frame, in client pixels per board unit, for text
   * of the usual size.
   */
  fits(): readonly [small: number, large: number];
  /** The point that is shown first if the board does not fit. */
  home(): Point;
  /** The things to choose from, and the smallest scale at which they may be drawn; null if there are none. */
  offered(): Offered | null;
  /** Path data of the whole board, for the mini map. */
  ground(): string;
  /** The things at a point of the viewport, the topmost first. */
  at(x: number, y: number): readonly TargetId[];
  canAct(id: TargetId): boolean;
  point(id: TargetId): void;
  unpoint(): void;
}

const PANS = [
  [3, '←'],
  [0, '↑'],
  [2, '↓'],
  [1, '→'],
] as const;
const ZOOMS = [
  ['out', '−'],
  ['fit', '□'],
  ['in', '+'],
] as const;

export class MapTools implements ReactiveController {
  /** The current drag. Its id is '' if the board itself is dragged. */
  dragged: Dragged | null = null;
  /** Whether the whole board is visible. */
  whole = true;
  readonly announcer: Announcer;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #area: MapArea;
  #view: Viewport = { scale: 1, x: 0, y: 0 };
  /** The place that was last brought into view. It stays in view when the frame changes its size. */
  #shown: Point | null = null;
  /**
   * How the scale of the board follows the size of the frame: only as far as everything stays `readable` and what is
   * offered is visible, or so that `all` of the board is visible, as the button asks. Null once the reader has zoomed or
   * moved the board.
   */
  #fitted: 'readable' | 'all' | null = 'readable';
  #fingers: readonly [x: number, y: number, far: number] | null = null;
  #drawn = '';
  #offered = '';
  #frame: HTMLElement | null = null;
  /** The last drawn position of each token. */
  #standing: ReadonlyMap<TargetId, Stand> = new Map();
  /** The size of the frame in client pixels; null before it has been measured. */
  #measured: readonly [width: number, height: number] | null = null;
  readonly #resize = new ResizeObserver(() => {
    this.#measure();
  });
  readonly #print = matchMedia('print');
  /** The size of text relative to the usual size. */
  #text = 1;

  constructor(host: ReactiveControllerHost & HTMLElement, area: MapArea) {
    this.#host = host;
    this.#area = area;
    this.announcer = new Announcer(host);
    new Drag(host, {
      source: (event) => {
        const [origin] = event.composedPath() as [Element];
        if (!this.#frame?.contains(origin)) return null;
        // If parts of the board are hidden, a mouse drag on anything that is not draggable moves the board.
        return (
          origin.closest<SVGElement>('.movable')?.dataset['id'] ??
          (event.pointerType === 'mouse' && !this.whole ? '' : null)
        );
      },
      target: (x, y, id) => (id ? this.#dropAt(x, y, id) : null),
      point: (id) => {
        if (id) area.point(id);
      },
      cancel: (id) => {
        if (id) area.unpoint();
      },
      move: (drag) => {
        this.#move(drag);
      },
    });
    host.addController(this);
  }

  get view(): Viewport {
    const [x, y] = this.#area.home();
    return this.#measured ? this.#view : { scale: 1, x, y };
  }

  set view({ scale, x, y }: Viewport) {
    if (![scale, x, y].every(Number.isFinite)) return;
    const now = this.#view;
    if (scale !== now.scale || x !== now.x || y !== now.y) this.#fitted = null;
    this.#see(scale, x, y);
  }

  /** The visible part of the board, for the `viewBox`. */
  get region(): Box {
    // A printed map cannot be scrolled, so all of it is visible.
    if (this.#print.matches || !this.#measured) return this.#area.box();
    const { scale, x, y } = this.#view;
    const [width, height] = this.#size.map((pixels) => pixels / scale) as [number, number];
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /**
   * The size of the letters in board units. They are about 14 client pixels high, or higher if the text size of the
   * page is larger, within limits.
   */
  get letter(): string {
    return `${between(15, (14.2 * this.#text) / this.#view.scale, 22)}px`;
  }

  hostUpdate(): void {
    const drawn = Object.values(this.#area.box()).join();
    const offered = Object.values(this.#area.offered()?.box ?? {}).join();
    if (drawn !== this.#drawn && this.#frame) this.#settle();
    else if (offered !== this.#offered && this.#fitted && this.#measured) {
      const { scale, x, y } = this.#view;
      const [nearX, nearY] = this.#beside(scale, x, y);
      if (nearX !== x || nearY !== y) this.#glide(scale, nearX, nearY);
    }
    this.#drawn = drawn;
    this.#offered = offered;
  }

  hostUpdated(): void {
    // An element outside the document can be updated, too, but an observer of its frame would never be disconnected.
    const frame = this.#host.isConnected ? (this.#host.shadowRoot?.querySelector<HTMLElement>('.frame') ?? null) : null;
    if (frame === this.#frame) return;
    this.#frame = frame;
    this.#resize.disconnect();
    if (!frame) return;
    this.#resize.observe(frame);
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
      frame.addEventListener(type, this.#touch, { passive: false });
  }

  hostConnected(): void {
    this.#print.addEventListener('change', this.#redraw);
  }

  hostDisconnected(): void {
    this.#print.removeEventListener('change', this.#redraw);
    this.#resize.disconnect();
    this.#frame = null;
  }

  /** Scrolls a point to the middle, unless it is well inside the visible part. */
  show(place: Point): void {
    this.#shown = place;
    if (!this.#measured) return;
    const [px, py] = place;
    const { x, y, scale } = this.#view;
    const { width, height } = this.region;
    if (Math.abs(px - x) <= width * 0.38 && Math.abs(py - y) <= height * 0.38) return;
    const [nearX, nearY] = this.#beside(scale, px, py);
    const isSeen = Math.abs(px - nearX) < width * 0.45 && Math.abs(py - nearY) < height * 0.45;
    this.#glide(scale, isSeen ? nearX : px, isSeen ? nearY : py);
  }

  /** Animates tokens from their last positions to the given ones. */
  walk(standing: ReadonlyMap<TargetId, Stand>): void {
    for (const [id, [x, y, scale]] of standing) {
      const [fromX, fromY] = this.#standing.get(id) ?? [x, y];
      const [dx, dy] = [(fromX - x) / scale, (fromY - y) / scale];
      const mover = dx || dy ? this.#mover(id) : null;
      if (mover)
        animate(
          mover,
          [{ transform: `translate(${dx}px,${dy}px)` }, { transform: 'none' }],
          Math.min(240, 120 + Math.hypot(dx, dy) / 2),
        );
    }
    this.#standing = standing;
  }

  #mover(id: TargetId): SVGElement | null | undefined {
    return this.#frame?.querySelector<SVGElement>(`[data-id="${CSS.escape(id)}"] .mover`);
  }

  /** Draws an arrow for a possible move. */
  arrow(a: Stop, b: Stop, part: string): SVGTemplateResult {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const end = Math.hypot(dx, dy) - 30;
    return svg`<g part=${part} transform=${`translate(${a.x} ${a.y})rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`}>${[
      'trail under',
      'trail',
    ].map(
      (ink) => svg`<path class=${`${ink} dots`} d=${`M26 0H${end}`}/><path class=${ink} d=${`M${end - 3}-6l7 6-7 6`}/>`,
    )}</g>`;
  }

  /** Draws the mini map, if parts of the board are hidden. */
  mini(): TemplateResult | typeof nothing {
    if (this.whole) return nothing;
    const [box, region] = [this.#area.box(), this.region];
    return html`<svg
      class="mini"
      aria-hidden="true"
      viewBox="${box.x} ${box.y} ${box.width} ${box.height}"
      @click=${this.#showPressed}
    >
      <path d=${this.#area.ground()} />
      <rect x=${region.x} y=${region.y} width=${region.width} height=${region.height} />
    </svg>`;
  }

  /** Shows the place that was pressed on the mini map. */
  readonly #showPressed = (event: MouseEvent): void => {
    const mini = event.currentTarget as SVGSVGElement;
    const toBoard = mini.getScreenCTM()?.inverse();
    if (!toBoard) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toBoard);
    this.#fitted = null;
    this.#shown = null;
    this.#glide(this.#view.scale, x, y);
  };

  /**
   * The buttons to pan, if parts of the board are hidden, and those to zoom. The latter come last, so that they stay at
   * the lower edge when the others appear.
   */
  buttons(): TemplateResult {
    return html`${
      this.whole
        ? nothing
        : PANS.map(([side, icon]) =>
            this.#button(icon, this.#area.say('pan', { side: this.#area.say(`side${side}`) }), 'pan', () => {
              this.#pan(side);
            }),
          )
    }${ZOOMS.map(([name, icon]) =>
      this.#button(icon, this.#area.say(name), nothing, () => {
        this.#zoomBy(name);
      }),
    )}`;
  }

  #button(icon: string, words: string, kind: string | typeof nothing, press: () => void): TemplateResult {
    return html`<button class=${kind} aria-label=${words} title=${words} @click=${press}>${icon}</button>`;
  }

  #pan(side: 0 | 1 | 2 | 3): void {
    const { scale, x, y } = this.#view;
    const { width, height } = this.region;
    const [dx, dy] = STEPS[side] ?? [0, 0];
    this.#fitted = null;
    this.#shown = null;
    this.#glide(scale, x + dx * width * 0.6, y + dy * height * 0.6);
  }

  #zoomBy(name: 'out' | 'fit' | 'in'): void {
    const { scale, x, y } = this.#view;
    this.#fitted = name === 'fit' ? 'all' : null;
    this.#shown = null;
    if (name === 'fit') this.#settle();
    else this.#glide(scale * (name === 'in' ? 1.25 : 0.8), x, y);
  }

  get #size(): readonly [width: number, height: number] {
    return this.#measured ?? [1, 1];
  }

  #within(scale: number): number {
    return between(Math.min(this.#small, this.#fit()), scale, LARGE);
  }

  /** The smallest scale at which the names on the board are large enough for the reader. */
  get #small(): number {
    return this.#area.fits()[0] * this.#text;
  }

  #fit({ width, height } = this.#area.box()): number {
    const [w, h] = this.#size;
    return Math.min(w / width, h / height);
  }

  /** Measures the frame after it has changed its size; at any other time, measuring would force a layout. */
  #measure(): void {
    const { clientWidth = 0, clientHeight = 0 } = this.#frame ?? {};
    if (!clientWidth) return;
    this.#measured = [clientWidth, clientHeight];
    this.#text = between(1, Number.parseFloat(getComputedStyle(this.#host).fontSize) / 16, 2);
    this.#settle();
    if (this.#fitted && this.#shown) this.show(this.#shown);
  }

  /** Called after the frame or the board has changed its size. */
  #settle(): void {
    const { scale, x, y } = this.#view;
    // A board that was completely visible has no position to keep.
    const [px, py] = this.whole || this.#fitted ? this.#area.home() : [x, y];
    const smallest = this.#fitted === 'all' ? 0 : this.#small;
    const fitted = between(smallest, this.#fit(), this.#area.fits()[1]);
    const offered = this.#area.offered();
    const wanted = offered ? Math.min(fitted, Math.max(offered.least, this.#fit(offered.box))) : fitted;
    if (this.#fitted) this.#see(wanted, ...this.#beside(wanted, px, py));
    else this.#see(scale, px, py);
  }

  /** The point nearest to (px, py) that shows what is offered when it is in the middle, as far as there is room. */
  #beside(scale: number, px: number, py: number): Point {
    const box = this.#fitted && this.#area.offered()?.box;
    if (!box) return [px, py];
    const [w, h] = this.#size;
    const near = (at: number, from: number, length: number, seen: number): number =>
      length <= seen ? between(from + length - seen / 2, at, from + seen / 2) : at;
    return [near(px, box.x, box.width, w / scale), near(py, box.y, box.height, h / scale)];
  }

  /** Shows a point, as near to the middle as the edges of the board allow. */
  #see(wanted: number, px: number, py: number): void {
    const [box, [w, h]] = [this.#area.box(), this.#size];
    const scale = this.#within(wanted);
    const keep = (at: number, from: number, length: number, seen: number): number =>
      length <= seen ? from + length / 2 : between(from + seen / 2, at, from + length - seen / 2);
    this.#view = { scale, x: keep(px, box.x, box.width, w / scale), y: keep(py, box.y, box.height, h / scale) };
    this.whole = box.width * scale <= w + 1 && box.height * scale <= h + 1;
    this.#host.requestUpdate();
  }

  /** Shows a point with a short animation if motion is allowed. The state changes immediately; the drawing follows. */
  #glide(scale: number, x: number, y: number): void {
    const { region } = this;
    this.#see(scale, x, y);
    const board = this.#frame?.firstElementChild;
    if (!board) return;
    const to = this.region;
    const zoom = to.width / region.width;
    const [dx, dy] = [
      (to.x + to.width / 2 - region.x - region.width / 2) * this.#view.scale,
      (to.y + to.height / 2 - region.y - region.height / 2) * this.#view.scale,
    ];
    animate(
      board,
      [{ transform: `translate(${dx * zoom}px,${dy * zoom}px) scale(${zoom})` }, { transform: 'none' }],
      180,
    );
  }

  /** Zooms around the point (cx, cy) of the viewport, and moves the board by (dx, dy); all in client pixels. */
  #zoom(factor: number, cx: number, cy: number, dx = 0, dy = 0): void {
    const edge = this.#frame?.getBoundingClientRect();
    if (!edge) return;
    const { scale, x, y } = this.#view;
    const next = this.#within(scale * factor);
    const [ox, oy] = [cx - edge.x - edge.width / 2, cy - edge.y - edge.height / 2];
    this.#fitted = null;
    this.#see(next, x + ox / scale - (ox + dx) / next, y + oy / scale - (oy + dy) / next);
  }

  /** Two fingers move and zoom the map; one finger scrolls the page. */
  readonly #touch = (event: TouchEvent): void => {
    const [a, b] = event.touches;
    const last = this.#fingers;
    this.#fingers =
      a && b
        ? [
            (a.clientX + b.clientX) / 2,
            (a.clientY + b.clientY) / 2,
            Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
          ]
        : null;
    // Some browsers ignore `touch-action` inside SVG, so that a drag would scroll the page. Only moves are prevented,
    // because a tap must stay a tap.
    const drags = event.type === 'touchmove' && (event.target as Element).closest('.movable');
    if (event.cancelable && (this.#fingers || drags)) event.preventDefault();
    if (!this.#fingers) return;
    const [x, y, far] = this.#fingers;
    if (last) this.#zoom(far / last[2], last[0], last[1], x - last[0], y - last[1]);
  };

  readonly #redraw = (): void => {
    this.#host.requestUpdate();
  };

  /** The drop target of a dragged thing: selectable things first, never the dragged thing itself. */
  #dropAt(x: number, y: number, dragged: TargetId): TargetId | null {
    const ids = this.#area.at(x, y).filter((id) => id !== dragged);
    return ids.find((id) => this.#area.canAct(id)) ?? ids[0] ?? null;
  }

  #move(drag: Dragged | null): void {
    const last = this.dragged;
    const id = (drag ?? last)?.id;
    const { scale, x, y } = this.#view;
    this.dragged = drag;
    if (id) {
      const mover = this.#mover(id);
      if (mover) mover.style.translate = drag ? `${drag.dx / scale}px ${drag.dy / scale}px` : '';
      if (drag?.over !== last?.over) this.#host.requestUpdate();
    } else if (drag) this.#see(scale, x + ((last?.dx ?? 0) - drag.dx) / scale, y + ((last?.dy ?? 0) - drag.dy) / scale);
  }
}
