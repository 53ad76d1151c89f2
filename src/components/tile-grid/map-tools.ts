// The tools of a board: zoom and pan that never take the page's scroll or the wheel
// (buttons, two fingers, a mouse on the ground), dragging, walking, arrows, the mini map, the voice.
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

/** Client pixels a board unit at most. */
const LARGE = 2;

const between = (low: number, n: number, high: number): number => Math.max(low, Math.min(high, n));

export interface Viewport {
  /** Client pixels a board unit. */
  readonly scale: number;
  /** The middle of what is seen, in board units. */
  readonly x: number;
  readonly y: number;
}

/** What the tools work on. */
export interface MapArea extends Speaker<Key> {
  box(): Box;
  /** How small and how large a board is fitted, in client pixels a unit; the first grows with the reader's text. */
  fits(): readonly [small: number, large: number];
  /** What to look at first where not everything is seen. */
  home(): Point;
  /** Path data of everything that lies there, for the mini map. */
  ground(): string;
  /** What lies under a place of the viewport, from the top. */
  at(x: number, y: number): readonly TargetId[];
  canAct(id: TargetId): boolean;
  point(id: TargetId): void;
  unpoint(): void;
}

const BUTTONS = [
  ['out', '−'],
  ['fit', '□'],
  ['in', '+'],
  [3, '←'],
  [0, '↑'],
  [2, '↓'],
  [1, '→'],
] as const;

export class MapTools implements ReactiveController {
  /** What is being dragged; '' is the board itself. */
  dragged: Dragged | null = null;
  /** Whether the whole board is seen. */
  whole = true;
  readonly announcer: Announcer;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #area: MapArea;
  #view: Viewport = { scale: 1, x: 0, y: 0 };
  /** The place last brought into view. It stays in view when the frame changes its size. */
  #shown: Point | null = null;
  /** Fitted to the frame until somebody zooms. */
  #fitted = true;
  #fingers: readonly [x: number, y: number, far: number] | null = null;
  #drawn = '';
  #frame: HTMLElement | null = null;
  /** Where each token was drawn last. */
  #standing: ReadonlyMap<TargetId, Stand> = new Map();
  /** Of the frame, in client pixels; null before it has been measured. */
  #measured: readonly [width: number, height: number] | null = null;
  readonly #resize = new ResizeObserver(() => {
    this.#measure();
  });
  readonly #print = matchMedia('print');
  /** How many times as large as usual text is here. */
  #text = 1;

  constructor(host: ReactiveControllerHost & HTMLElement, area: MapArea) {
    this.#host = host;
    this.#area = area;
    this.announcer = new Announcer(host);
    new Drag(host, {
      source: (event) => {
        const [origin] = event.composedPath() as [Element];
        if (!this.#frame?.contains(origin)) return null;
        // A mouse on anything that cannot be dragged moves the board, if there is more of it to see.
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
    this.#fitted &&= scale === now.scale && x === now.x && y === now.y;
    this.#see(scale, x, y);
  }

  /** For the `viewBox` of the board. */
  get region(): Box {
    // Nobody can move a map on paper.
    if (this.#print.matches || !this.#measured) return this.#area.box();
    const { scale, x, y } = this.#view;
    const [width, height] = this.#size.map((pixels) => pixels / scale) as [number, number];
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /** Letters stay 14 client pixels tall, and more as the reader's text, within reason. */
  get letter(): string {
    return `${between(15, (14.2 * this.#text) / this.#view.scale, 22)}px`;
  }

  hostUpdate(): void {
    const drawn = Object.values(this.#area.box()).join();
    if (drawn !== this.#drawn && this.#frame) this.#settle();
    this.#drawn = drawn;
  }

  hostUpdated(): void {
    // Elements draw where they are on no page too; what is observed there would never be let go.
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

  /** Brings a place of the board to the middle, unless it is well inside already. */
  show(place: Point): void {
    this.#shown = place;
    if (!this.#measured) return;
    const [px, py] = place;
    const { x, y, scale } = this.#view;
    const { width, height } = this.region;
    if (Math.abs(px - x) > width * 0.38 || Math.abs(py - y) > height * 0.38) this.#glide(scale, px, py);
  }

  /** Lets tokens that stand elsewhere now come from where they were drawn, in board units. */
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

  /** A way that somebody may go. */
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

  /** The mini map, where not everything is seen. */
  mini(): TemplateResult | typeof nothing {
    if (this.whole) return nothing;
    const [box, region] = [this.#area.box(), this.region];
    return html`<svg class="mini" aria-hidden="true" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">
      <path d=${this.#area.ground()} />
      <rect x=${region.x} y=${region.y} width=${region.width} height=${region.height} />
    </svg>`;
  }

  buttons(): readonly TemplateResult[] {
    return BUTTONS.map(([name, icon]) => {
      const pans = typeof name === 'number';
      const words = pans ? this.#area.say('pan', { side: this.#area.say(`side${name}`) }) : this.#area.say(name);
      return html`<button
        aria-label=${words}
        title=${words}
        ?disabled=${pans && this.whole}
        @click=${() => {
          const { scale, x, y } = this.#view;
          const { width, height } = this.region;
          const [dx, dy] = (pans && STEPS[name]) || [0, 0];
          this.#fitted = name === 'fit';
          this.#shown = null;
          if (this.#fitted) this.#settle();
          else
            this.#glide(
              scale * (name === 'in' ? 1.25 : name === 'out' ? 0.8 : 1),
              x + dx * width * 0.6,
              y + dy * height * 0.6,
            );
        }}
      >
        ${icon}
      </button>`;
    });
  }

  get #size(): readonly [width: number, height: number] {
    return this.#measured ?? [1, 1];
  }

  #within(scale: number): number {
    return between(Math.min(this.#small, this.#fit()), scale, LARGE);
  }

  /** Where the largest letters are as tall as the reader needs. */
  get #small(): number {
    return Math.max(this.#area.fits()[0], this.#text * 0.65);
  }

  #fit(): number {
    const [{ width, height }, [w, h]] = [this.#area.box(), this.#size];
    return Math.min(w / width, h / height);
  }

  /** After the frame has changed its size: asked at any other time, the page would have to be laid out for the answer. */
  #measure(): void {
    const { clientWidth = 0, clientHeight = 0 } = this.#frame ?? {};
    if (!clientWidth) return;
    this.#measured = [clientWidth, clientHeight];
    this.#text = between(1, Number.parseFloat(getComputedStyle(this.#host).fontSize) / 16, 2);
    this.#settle();
    if (this.#fitted && this.#shown) this.show(this.#shown);
  }

  /** After the frame or the board has changed its size. */
  #settle(): void {
    const { scale, x, y } = this.#view;
    // What was seen whole has no place yet to keep.
    const [px, py] = this.whole || this.#fitted ? this.#area.home() : [x, y];
    this.#see(this.#fitted ? between(this.#small, this.#fit(), this.#area.fits()[1]) : scale, px, py);
  }

  /** Looks at a place, as near as the edges of the board allow. */
  #see(wanted: number, px: number, py: number): void {
    const [box, [w, h]] = [this.#area.box(), this.#size];
    const scale = this.#within(wanted);
    const keep = (at: number, from: number, length: number, seen: number): number =>
      length <= seen ? from + length / 2 : between(from + seen / 2, at, from + length - seen / 2);
    this.#view = { scale, x: keep(px, box.x, box.width, w / scale), y: keep(py, box.y, box.height, h / scale) };
    this.whole = box.width * scale <= w + 1 && box.height * scale <= h + 1;
    this.#host.requestUpdate();
  }

  /** The same as a short movement, where movement is welcome: the view is there at once, what is drawn follows. */
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

  /** Zooms about a place of the viewport and moves by client pixels. */
  #zoom(factor: number, cx: number, cy: number, dx = 0, dy = 0): void {
    const edge = this.#frame?.getBoundingClientRect();
    if (!edge) return;
    const { scale, x, y } = this.#view;
    const next = this.#within(scale * factor);
    const [ox, oy] = [cx - edge.x - edge.width / 2, cy - edge.y - edge.height / 2];
    this.#fitted = false;
    this.#see(next, x + ox / scale - (ox + dx) / next, y + oy / scale - (oy + dy) / next);
  }

  /** Two fingers move and zoom, one is the page's. */
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
    // `touch-action` is not heard by every engine inside a drawing; a tap stays a tap.
    const drags = event.type === 'touchmove' && (event.target as Element).closest('.movable');
    if (event.cancelable && (this.#fingers || drags)) event.preventDefault();
    if (!this.#fingers) return;
    const [x, y, far] = this.#fingers;
    if (last) this.#zoom(far / last[2], last[0], last[1], x - last[0], y - last[1]);
  };

  readonly #redraw = (): void => {
    this.#host.requestUpdate();
  };

  /** What a thing would be dropped on: what one can act on first, never the thing itself. */
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
