// <tile-grid>: draws a board of tiles from plain data and says what on it is pointed at. It knows no game.
import { html, nothing, svg, type PropertyValues, type SVGTemplateResult, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { EMPTY_GRID, parseGrid, type GridGhost, type GridModel, type GridPath, type GridTarget, type Side } from '../../engine/board/grid-model.js';
import type { TargetId } from '../../engine/kernel/types.js';
import en from '../../messages/en/tile-grid.js';
import { Announcer } from '../shared/announcer.js';
import { flag, json } from '../shared/attributes.js';
import { Drag, type Dragged } from '../shared/drag.js';
import { animate } from '../shared/motion.js';
import { Navigation, type Stop } from '../shared/navigation.js';
import { NwElement } from '../shared/nw-element.js';
import { NwPointEvent, NwUnpointEvent } from '../shared/point-events.js';
import { theme } from '../shared/theme.styles.js';
import { doorTicks, drawTile, drawToken, type GridArt } from './drawings.js';
import { bounds, middle, middleOf, outline, span, spaceOutline, standing, STEPS, type Point } from './layout.js';
import { styles } from './tile-grid.styles.js';
import { Viewport, type View } from './viewport.js';
import { ghostWords, spaceWords, targetWords, type Key } from './words.js';

/** Whatever lies on the board and can be pointed at: a space, a tile, a token, or a place for a tile. */
interface Thing extends Stop {
  readonly kind: 'space' | 'space bare' | 'aim' | 'spot' | 'token' | 'token movable' | 'token still';
  readonly words: string;
  readonly target?: GridTarget | undefined;
  /** Path data of what lights up. */
  readonly area: string;
  readonly drawing?: SVGTemplateResult;
  /** Where the cost stands, from the middle. */
  readonly coin: Point;
  /** Of a place: the ways in which the tile may lie there, by the first of its cells. */
  readonly ghosts?: readonly GridGhost[];
}

const CONTROLS: Readonly<Record<string, string>> = { out: '−', fit: '□', in: '+', 3: '←', 0: '↑', 2: '↓', 1: '→' };

/** What of the view can be kept and given back. */
export interface TileGridState extends View {
  readonly version: 1;
  /** Where the tab stop is. */
  readonly stop: TargetId | null;
}

/**
 * A board of tiles: places, who stands there, where one can act.
 * @summary A map of cards or tiles of any cell shape, with doorways, spaces, tokens and targets.
 * @tag tile-grid
 * @slot - A caption, shown below the board; also what stands there without script. A `<script type="application/json">` child is the model.
 * @attr {string} motion - `none` or `calm`; inherited from ancestors.
 * @fires {NwPointEvent} nw-point - Something was pointed at: `targetId` is its id.
 * @fires {NwUnpointEvent} nw-unpoint - The last pointing was taken back.
 * @fires nw-ready - Once, after the first drawing.
 * @fires nw-error - The model cannot be used: `{code, message, path}`.
 * @csspart board - The frame in which the board scrolls.
 * @csspart space - A space; with its id and state as further parts.
 * @csspart tile - A tile; with its id, kind and state as further parts.
 * @csspart token - A token; with its id and kind as further parts.
 * @csspart controls - Zoom and pan.
 * @cssprop --nw-theme-ground - What the board lies on.
 * @cssprop --nw-theme-accent - Where one can act.
 * @cssstate error - The model cannot be used.
 * @example
 * <tile-grid><script type="application/json">{"version":1,"tiles":[],"spaces":[{"id":"hall","name":"Hall","at":[0,0]}]}</script></tile-grid>
 */
export class TileGrid extends NwElement<Key> {
  static override readonly tag = 'tile-grid';
  static override readonly catalogue = { en, de: () => import('../../messages/de/tile-grid.js') };
  static override styles = [theme, styles];

  /** The board, a `GridModel`; as an attribute JSON. */
  @property({ converter: json }) model?: GridModel;
  /** Drawings of a game in place of ours. */
  @property({ attribute: false }) art: GridArt = {};
  /** Name of the board for screen readers; by default the number of its spaces. */
  @property() label = '';
  /** Leaves out the buttons for zoom and pan. */
  @property({ attribute: 'no-controls', converter: flag }) noControls = false;

  #data: unknown;
  /** Data of the script child, used while `model` is not set. */
  #child: unknown;
  #grid = EMPTY_GRID;
  #box = bounds(EMPTY_GRID);
  #things: readonly Thing[] = [];
  #standing: ReadonlyMap<TargetId, Point> = new Map();
  /** Drawings by id, kept while what they show is the same. */
  readonly #kept = new Map<string, readonly [key: string, art: unknown, drawing: SVGTemplateResult]>();
  /** The place whose ways are being turned through, and which of them is shown. */
  #turning: { readonly spot: string; readonly way: number } | null = null;
  #hover: string | null = null;
  #dragged: Dragged | null = null;

  readonly #voice = new Announcer(this);
  readonly #viewport = new Viewport(this, () => this.#box, () => this.#home());
  readonly #navigation = new Navigation(this, {
    stops: () => this.#things.filter(({ kind }) => kind !== 'token still'),
    element: (id) => this.#element(id),
    act: (id) => (this.#turning?.spot === id ? this.lay() : this.#tap(id)),
    leave: () => this.#back(),
    landmark: (id) => this.#thing(id)?.target?.state === 'can-act',
  });

  constructor() {
    super();
    new Drag(this, {
      source: (event) => {
        const [origin] = event.composedPath() as [Element];
        if (!this.#viewport.frame?.contains(origin)) return null;
        // A mouse on anything that cannot be dragged moves the board, if there is more of it to see.
        return this.#idOf(origin.closest('.movable')) ?? (event.pointerType === 'mouse' && !this.#viewport.whole ? '' : null);
      },
      target: (x, y, id) => id ? this.#dropAt(x, y, id) : null,
      point: (id) => id && this.#point(id),
      cancel: (id) => id && this.dispatchEvent(new NwUnpointEvent()),
      move: (drag) => this.#drag(drag),
    });
  }

  /** Everything on the board as text. */
  describe(): string {
    const read = this.#read();
    if (!read.ok) return this.say('fault');
    return [this.#name(read.value), ...read.value.spaces.map((space) => spaceWords(this, read.value, space))].join('\n');
  }

  /** Brings a thing on the board into view and makes it the tab stop. */
  focusOn(id: TargetId): void {
    const thing = this.#thing(id);
    if (!thing) return;
    this.#viewport.show([thing.x, thing.y]);
    this.#navigation.moveTo(id, { focus: false });
  }

  /** Turns the tile at the chosen place to the next way it may lie. */
  turn(): void {
    const { spot = '', way = 0 } = this.#turning ?? {};
    const ways = this.#thing(spot)?.ghosts?.length;
    if (ways) this.#turn({ spot, way: (way + 1) % ways });
  }

  /** Lays the tile at the chosen place as it is turned. */
  lay(): void {
    const { spot = '', way = 0 } = this.#turning ?? {};
    const ghost = this.#thing(spot)?.ghosts?.[way];
    this.#turn(null);
    if (ghost) this.#point(ghost.id);
  }

  /** What is seen and where the tab stop is, as JSON. */
  get state(): TileGridState {
    return { version: 1, ...this.#viewport.view, stop: this.#navigation.current };
  }

  set state({ stop, ...view }: TileGridState) {
    void this.updateComplete.then(() => {
      this.#viewport.view = view;
      if (stop !== null) this.#navigation.moveTo(stop, { focus: false });
    });
  }

  protected override willUpdate(): void {
    if (!this.hasUpdated) this.#readChild();
    const data = this.model ?? this.#child;
    if (data !== this.#data || !this.hasUpdated) {
      this.#data = data;
      const read = this.#read();
      this.fail(read.ok ? null : { ...read.error, message: this.say('fault') });
      this.#grid = read.ok ? read.value : EMPTY_GRID;
      this.#box = bounds(this.#grid);
      this.#standing = standing(this.#grid);
    }
    this.#things = this.#spread();
    if (!this.#thing(this.#turning?.spot)) this.#turning = null;
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    // State first: who stands elsewhere now walks there from where they were drawn.
    for (const [id, to] of this.#standing) {
      const from = this.#walked.get(id);
      if (!from || String(from) === String(to)) continue;
      const [dx, dy] = [from[0] - to[0], from[1] - to[1]];
      const mover = this.#element(id)?.querySelector('.mover');
      if (mover) animate(mover, [{ transform: `translate(${dx}px,${dy}px)` }, { transform: 'none' }], Math.min(240, 120 + Math.hypot(dx, dy) / 2));
    }
    this.#walked = this.#standing;
  }

  /** Where each token was drawn last. */
  #walked: ReadonlyMap<TargetId, Point> = new Map();

  override render(): TemplateResult {
    const { tiles, spaces, paths } = this.#grid;
    const { x, y, width, height } = this.#box;
    const { onTouch, onWheel, whole } = this.#viewport;
    return html`<div class=${whole ? 'frame' : 'frame grab'} part="board" @scroll=${() => this.requestUpdate()} @wheel=${onWheel}
        @touchstart=${onTouch} @touchmove=${onTouch} @touchend=${onTouch}
        @click=${this.#click} @keydown=${this.#keys} @focusin=${this.#navigation.onFocusIn} @pointerover=${this.#hovers}>
        <svg role="listbox" aria-label=${this.#name(this.#grid)} viewBox="${x} ${y} ${width} ${height}">
          <g aria-hidden="true">
            <pattern id="hatch" width="26" height="20" patternUnits="userSpaceOnUse">
              <path d="M1 2l6 5M0 5l5 4M3 0l6 4M13 8l5-7M15 10l5-7M11 6l4-6M22 3l3 7M19 4l3 6M24 1l2 6M2 18l7-3M1 15l7-3M3 20l6-2M13 13l7 2M12 16l8 3M13 19l5 1M24 13l-2 6M26 14l-2 6"/>
            </pattern>
            <pattern id="boards" width="99" height="9" patternUnits="userSpaceOnUse"><path d="M0 4.500H99"/></pattern>
            ${tiles.map((tile) => {
              const own = spaces.filter((space) => space.tile === tile.id);
              const art = this.art.tile;
              return svg`<g class=${`tile ${tile.kind}`} part=${parts('tile', tile.id, tile.kind, tile.state)}>${this.#keep(tile.id, [tile, own], art, () =>
                art ? svg`<g transform=${`translate(${span(tile.cells, 0)[0]} ${span(tile.cells, 1)[0]})`}>${art(tile)}</g>` : drawTile(tile, own))}</g>`;
            })}
            <path class="fold" d=${this.#ways()} />
          </g>
          ${this.#things.map((thing) => this.#stop(thing))}
          <g aria-hidden="true">${spaces.map((space) => space.tile === undefined ? svg`<text class="place" x=${middleOf(space)[0]} y=${middleOf(space)[1] + 46}>${space.name}</text>` : '')}
            ${paths.map((path) => this.#arrow(path))}${this.#shown()}</g>
        </svg>
      </div>
      ${whole ? nothing : this.#mini()}
      ${this.#turning ? this.#bar(['lay', 'turn', 'back']) : this.noControls ? nothing : this.#bar(['out', 'fit', 'in', 3, 0, 2, 1])}
      <slot @slotchange=${this.#readChild}></slot>`;
  }

  /** One thing on the board: an option of the list that the board is, or a token that is only looked at. */
  #stop({ id, kind, words, target, area, drawing, coin, x, y }: Thing): SVGTemplateResult {
    const { state = '', cost } = target ?? {};
    const classes = `${kind} ${state} ${this.#dragged?.over === id ? 'over' : ''}`;
    const inside = svg`<path class="area" d=${area}/>${drawing}${
      state === 'can-act' && cost !== undefined ? svg`<g aria-hidden="true" transform=${`translate(${x + coin[0]} ${y + coin[1]})`}><circle class="coin" r="13"/><text class="cost" y="5">${cost}</text></g>` : ''}`;
    return kind === 'token still'
      ? svg`<g aria-hidden="true" data-id=${id} class=${classes} part=${parts('token', id)}>${inside}</g>`
      : svg`<g role="option" data-id=${id} class=${classes} part=${parts(kind, id, state)} tabindex=${this.#navigation.tabindex(id)}
          aria-label=${words} aria-selected=${state === 'selected'} aria-disabled=${state === 'disabled'}>${inside}</g>`;
  }

  /** All things in the order of reading: spaces, then what else can be pointed at. */
  #spread(): readonly Thing[] {
    const { spaces, tiles, tokens, targets, ghosts } = this.#grid;
    const aims = new Map(targets.map((target) => [target.id, target]));
    const places = new Map<string, GridGhost[]>();
    for (const ghost of ghosts) places.set(String(ghost.cells[0]), [...(places.get(String(ghost.cells[0])) ?? []), ghost]);
    const covered = ghosts.flatMap(({ cells }) => cells.map(String));
    const apart = new Set(covered).size === covered.length;
    return [
      ...spaces.map((space): Thing => {
        const [x, y] = middleOf(space);
        const taken = tokens.some((token) => token.space === space.id);
        const coin: Point = !taken ? [0, 0] : (space.cells?.length ?? 0) > 1 ? [-24, -6] : [28, -26];
        return { id: space.id, x, y, kind: space.tile === undefined ? 'space bare' : 'space', words: spaceWords(this, this.#grid, space), target: aims.get(space.id), area: spaceOutline(space, 24), coin };
      }),
      ...tiles.flatMap(({ id, name, cells }): Thing[] => {
        const target = aims.get(id);
        const [x, y] = middle(cells);
        // A tile is met a little above the space in its middle, a token a little below.
        return target ? [{ id, x, y: y - 9, kind: 'aim', words: `${name}. ${targetWords(this, target)}`, target, area: outline(cells, 8), coin: [0, -30] }] : [];
      }),
      ...[...places.values()].map((ways): Thing => {
        const [first, ...others] = ways as [GridGhost, ...GridGhost[]];
        const id = others.length ? `cell ${String(first.cells[0])}` : first.id;
        const cells = apart ? first.cells : first.cells.slice(0, 1);
        const [x, y] = middle(cells);
        const target = { id, state: 'can-act', ...(first.cost !== undefined && { cost: first.cost }) } as const;
        const way = this.#turning?.spot === id ? this.#turning.way : 0;
        return { id, x, y, kind: 'spot', words: ghostWords(this, ways, way), target, area: outline(cells, apart ? 4 : 22), coin: [0, 0], ghosts: ways,
          drawing: svg`<path class="tick" d=${apart ? doorTicks(first.doorways) : ''}/>` };
      }),
      ...tokens.map((token): Thing => {
        const { id, name } = token;
        const target = aims.get(id);
        const [x, y] = this.#standing.get(id) ?? [0, 0];
        const space = spaces.find((each) => each.id === token.space)?.name ?? '';
        const movable = target?.state === 'can-act' || target?.state === 'selected';
        return { id, x, y, kind: movable ? 'token movable' : target ? 'token' : 'token still', words: `${name}, ${space}. ${targetWords(this, target)}`, target, area: target ? `M${x - 28} ${y + 6}a28 11 0 1 0 56 0a28 11 0 1 0-56 0z` : '', coin: [20, -40],
          drawing: svg`<g transform=${`translate(${x} ${y})`}><g class="mover">${this.#keep(id, token, this.art.token, () => (this.art.token ?? drawToken)(token))}</g></g>` };
      }),
    ];
  }

  /** Ways between places without tiles. */
  #ways(): string {
    const bare = new Map(this.#things.filter(({ kind }) => kind === 'space bare').map((thing) => [thing.id, thing]));
    const way = (a?: Thing, b?: Thing): string => (a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : '');
    return this.#grid.spaces.flatMap(({ id, exits = [] }) => exits.map(({ to }) => way(bare.get(id), bare.get(to)))).join('');
  }

  /** Zoom and pan, or how the tile lies while that is chosen. */
  #bar(names: readonly (Side | 'lay' | 'turn' | 'back' | 'out' | 'fit' | 'in')[]): TemplateResult {
    return html`<div class="bar" part="controls">${names.map((name) => {
      const pans = typeof name === 'number';
      const words = pans ? this.say('pan', { side: this.say(`side${name}`) }) : this.say(name);
      return html`<button aria-label=${words} title=${words} ?disabled=${pans && this.#viewport.whole} @click=${() => { this.#control(name); }}>${CONTROLS[name] ?? words}</button>`;
    })}</div>`;
  }

  #keep(id: string, shows: unknown, art: unknown, draw: () => SVGTemplateResult): SVGTemplateResult {
    const key = JSON.stringify(shows);
    const kept = this.#kept.get(id);
    if (kept?.[0] === key && kept[1] === art) return kept[2];
    const drawing = draw();
    this.#kept.set(id, [key, art, drawing]);
    return drawing;
  }

  /** The way in which a tile would lie, where places overlap: at the chosen one, or the one under the pointer or the focus. */
  #shown(): SVGTemplateResult | undefined {
    const spot = this.#thing(this.#turning?.spot ?? this.#hover ?? this.#navigation.current);
    const ghost = spot?.ghosts?.[this.#turning?.way ?? 0];
    return ghost && svg`<path class="ghost" d=${outline(ghost.cells, 4)}/><path class="tick" d=${doorTicks(ghost.doorways)}/>`;
  }

  #arrow({ from, to, kind }: GridPath): SVGTemplateResult | undefined {
    const [a, b] = [this.#thing(from), this.#thing(to)];
    if (!a || !b) return undefined;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const end = Math.hypot(dx, dy) - 30;
    return svg`<g part=${parts('path', kind)} transform=${`translate(${a.x} ${a.y})rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`}>${['trail under', 'trail'].map((ink) =>
      svg`<path class=${`${ink} dots`} d=${`M26 0H${end}`}/><path class=${ink} d=${`M${end - 3}-6l7 6-7 6`}/>`)}</g>`;
  }

  #mini(): TemplateResult {
    const { x, y, width, height } = this.#box;
    const { view, frame } = this.#viewport;
    const [w, h] = [(frame?.clientWidth ?? 0) / view.scale, (frame?.clientHeight ?? 0) / view.scale];
    return html`<svg class="mini" aria-hidden="true" viewBox="${x} ${y} ${width} ${height}">
      <path d=${[...this.#grid.tiles, ...this.#grid.spaces].map(({ cells = [] }) => outline(cells, 4)).join('')} />
      <rect x=${view.x - w / 2} y=${view.y - h / 2} width=${w} height=${h} /></svg>`;
  }

  #name({ spaces }: GridModel): string {
    return this.label || this.say('map', { n: spaces.length });
  }

  #read(): ReturnType<typeof parseGrid> {
    return parseGrid(this.model ?? this.#child ?? EMPTY_GRID);
  }

  readonly #readChild = (): void => {
    const text = this.querySelector(':scope > script[type="application/json"]')?.textContent;
    if (text == null) return;
    this.#child = json.fromAttribute?.(text);
    this.requestUpdate();
  };

  #thing(id: string | null | undefined): Thing | undefined {
    return this.#things.find((thing) => thing.id === id);
  }

  #element(id: string): SVGElement | null | undefined {
    return this.shadowRoot?.querySelector<SVGElement>(`[data-id="${CSS.escape(id)}"]`);
  }

  #idOf(element: EventTarget | null): string | null {
    return (element as Element | null)?.closest<SVGElement>('[data-id]')?.dataset['id'] ?? null;
  }

  /** What to look at first: what is chosen, a person, or the middle. */
  #home(): Point {
    const { x, y, width, height } = this.#box;
    const first = this.#things.find(({ target }) => target?.state === 'selected') ?? this.#thing(this.#grid.tokens.find(({ kind }) => kind === 'person')?.id);
    return first ? [first.x, first.y] : [x + width / 2, y + height / 2];
  }

  #point(id: TargetId): void {
    this.dispatchEvent(new NwPointEvent(id));
  }

  /** One pointing, by whatever device. */
  #tap(id: string): void {
    const [ghost, ...others] = this.#thing(id)?.ghosts ?? [];
    if (this.#turning?.spot === id) this.turn();
    else {
      this.#turn(others.length ? { spot: id, way: 0 } : null);
      if (!others.length) this.#point(ghost?.id ?? id);
    }
  }

  #turn(turning: { readonly spot: string; readonly way: number } | null): void {
    this.#turning = turning;
    this.requestUpdate();
    if (turning) this.#voice.say(ghostWords(this, this.#thing(turning.spot)?.ghosts ?? [], turning.way));
  }

  #back(): boolean {
    if (this.#turning) this.#turn(null);
    else if (this.#grid.targets.some(({ state }) => state === 'selected')) this.dispatchEvent(new NwUnpointEvent());
    else return false;
    return true;
  }

  /** What a thing would be dropped on: what one can act on first, never the thing itself. */
  #dropAt(x: number, y: number, dragged: string): string | null {
    const ids = (this.shadowRoot?.elementsFromPoint(x, y) ?? []).map((element) => this.#idOf(element)).filter((id) => id !== null && id !== dragged);
    return ids.find((id) => this.#thing(id)?.target?.state === 'can-act') ?? ids[0] ?? null;
  }

  #drag(drag: Dragged | null): void {
    const last = this.#dragged;
    this.#dragged = drag;
    const { id } = drag ?? last ?? {};
    const mover = id && this.#element(id)?.querySelector<SVGElement>('.mover');
    const { scale } = this.#viewport;
    if (mover) mover.style.translate = drag ? `${drag.dx / scale}px ${drag.dy / scale}px` : '';
    else if (drag) this.#viewport.pan((last?.dx ?? 0) - drag.dx, (last?.dy ?? 0) - drag.dy);
    if (drag?.over !== last?.over) this.requestUpdate();
  }

  #control(name: string | number): void {
    const view = this.#viewport;
    if (typeof name === 'number') {
      const [dx, dy] = STEPS[name] ?? [0, 0];
      view.pan(dx * (view.frame?.clientWidth ?? 0) * 0.6, dy * (view.frame?.clientHeight ?? 0) * 0.6, true);
    } else if (name === 'fit') view.fit();
    else if (name === 'turn') this.turn();
    else if (name === 'lay') this.lay();
    else if (name === 'back') this.#back();
    else view.zoom(name === 'in' ? 1.25 : 0.8);
  }

  readonly #click = (event: Event): void => {
    const id = this.#idOf(event.target);
    if (id !== null) this.#tap(id);
  };

  readonly #keys = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (this.#turning && key === 'r' && !ctrlKey && !metaKey && !altKey) this.turn();
    else this.#navigation.onKeyDown(event);
  };

  readonly #hovers = (event: Event): void => {
    this.#hover = this.#idOf(event.target);
    if (this.#grid.ghosts.length) this.requestUpdate();
  };
}

/** Names for `::part()`, one word each. */
const parts = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).map((name) => name?.replace(/\s+/g, '-')).join(' ');

declare global {
  interface HTMLElementTagNameMap {
    'tile-grid': TileGrid;
  }
}
