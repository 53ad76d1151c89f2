// <tile-grid>: draws a map of tiles or spaces, or a board with walls, from a model. If the page sets a board instead,
// the element computes what is visible from one of its spaces.
import { html, nothing, svg, type PropertyValues, type SVGTemplateResult, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { BoardData } from '../../engine/board/types.js';
import type { Fault, Result, TargetId } from '../../engine/kernel/types.js';
import { parseGrid } from '../../engine/scene/read-tile-grid.js';
import {
  EMPTY_GRID,
  type GridModel,
  type GridPath,
  type GridTile,
  type GridToken,
} from '../../engine/scene/tile-grid-model.js';
import en from '../../messages/en/pieces/tile-grid.js';
import { catalogueOf } from '../shared/catalogue.js';
import { differs, flag, json, parseJson } from '../shared/attribute-converters.js';
import { cssVars } from '../shared/css-vars.js';
import { animate } from '../shared/motion.js';
import { NwElement, type Catalogue } from '../shared/nw-element.js';
import { Navigation } from '../shared/pointing/key-navigation.js';
import { NwPointEvent, NwUnpointEvent } from '../shared/pointing/point-event.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { writtenData } from '../shared/theme/written-data.styles.js';
import { dataChild, dataText, readJson, takeBackPre } from '../shared/written-data.js';
import type { BoardItem } from './board-item.js';
import type { BoardPlan } from './board/board-plan.js';
import type { Doors, SightExplorer } from './board/sight-explorer.js';
import { drawNames, drawToken, drawWays, patterns, type GridArt } from './drawings.js';
import { NwDoorEvent, NwViewEvent } from './events.js';
import { inks } from './inks.styles.js';
import { KeptItems } from './kept-items.js';
import { bounds, isPlace, offered, outline, type Point, type Stand } from './layout.js';
import { MapTools, type Offered, type Viewport } from './map-tools.js';
import { toolStyles } from './map-tools.styles.js';
import { gridStyles } from './tile-grid.styles.js';
import { TileLaying } from './tile-laying.js';
import { TilePlan, tileTargets } from './tile-plan.js';
import { parts, spaceWords, targetWords, type Key } from './words.js';

export type * from './events.js';
export type * from '../shared/pointing/point-event.js';
export type { BoardData, GridModel };

/** The view and the changes to the board, which a page can save and restore. */
export interface TileGridState extends Viewport {
  readonly version: 1;
  /** The thing that the Tab key reaches. */
  readonly stop: TargetId | null;
  /** The viewer's space. */
  readonly viewer?: TargetId;
  /** The doors whose state differs from that on the page's board. */
  readonly doors?: Doors;
}

/** A corner of a board drawn as text, between the marks of four borders. */
const CORNER = /[#:=%/^.]\+[#:=%/^.]/;

/** Whether this is a board drawn as text: with a corner, or in one line. */
const looksLikeBoard = (text: string): boolean => CORNER.test(text) || /^\s*\S(?:[:=#%/^.]\S)+\s*$/.test(text);

/** The model in JSON. Other text stays text, and is then refused. */
function modelIn(text: string): unknown {
  try {
    return readJson(text, parseJson);
  } catch {
    return text;
  }
}

const LOAD_FAULT: Fault = { code: 'fault-load', path: '', message: '' };

/**
 * A map of tiles or spaces, with the tokens on them, the things that can be acted on, and the lines of sight.
 * @summary A map of cards, tiles or spaces of any cell shape, with walls, doors, lines of sight, tokens and targets.
 * @tag tile-grid
 * @slot - A caption, shown below the board, and also without script. A `<script type="application/json">`, `<template>` or `<textarea>` child is the model in JSON; a `<pre>` child is a board drawn as text.
 * @attr {string} motion - `none`: nothing moves. `calm`: movements are slow and smooth. Inherited from ancestors.
 * @fires {NwPointEvent} nw-point - The reader pointed at something on the board: `targetId`.
 * @fires {NwUnpointEvent} nw-unpoint - The reader took back the last choice made by pointing.
 * @fires {NwViewEvent} nw-view - The reader looks from another space: `viewer`, `seen`.
 * @fires {NwDoorEvent} nw-door - The reader opened or closed a door: `door`, `open`.
 * @fires nw-ready - Once, when the element has been drawn for the first time.
 * @fires nw-error - The model or the board is invalid: `code`, `message`, `path`.
 * @csspart board - The frame that the board scrolls in.
 * @csspart space - A space. It also has parts for its id and its state.
 * @csspart tile - A tile. It also has parts for its id, its kind and its state.
 * @csspart token - A token. It also has parts for its id and its kind.
 * @csspart door - A door that can be pointed at. It also has parts for its id and its state.
 * @csspart controls - The buttons for zoom and pan.
 * @csspart aside - The list and the legend beside or below the board.
 * @csspart list - The answers of `show`, in words.
 * @csspart legend - The legend, which explains the signs in the drawing.
 * @cssprop --nw-theme-ground - The background of the board.
 * @cssprop --nw-theme-accent - The colour of things that can be acted on.
 * @cssstate error - The model or the board is invalid.
 * @cssstate listed - The list or the legend is shown beside the board.
 * @example
 * <tile-grid board="L1" viewer="I" show="sight list" doors></tile-grid>
 * @example
 * <tile-grid board="coma-ward" floor="2" viewer="D3" show="sight list" rooms='{"B1": "Chapel"}'></tile-grid>
 * @example
 * <tile-grid><script type="application/json">{"version":1,"tiles":[],"spaces":[{"id":"hall","name":"Hall","at":[0,0]}]}</script></tile-grid>
 */
export class TileGrid extends NwElement<Key> {
  static override readonly tag = 'tile-grid';
  static override catalogue: Catalogue = catalogueOf(en, 'pieces/tile-grid');
  static override styles = [theme, writtenData, gridStyles, inks, toolStyles];

  /** The map to draw, a `GridModel`; in the attribute, as JSON. */
  @property({ converter: json }) model?: GridModel;
  /** Your own drawings, used instead of ours. */
  @property({ attribute: false }) art: GridArt = {};
  /** The name of the board for screen readers; by default the number of its spaces. */
  @property() label = '';
  /** Leaves out the buttons for zoom and pan. */
  @property({ attribute: 'no-controls', converter: flag }) noControls = false;

  /**
   * The board: `coma-ward` for a Floor of the hospital of Coma Ward, the name of an example board of Lobotomy 2 (`M1`,
   * `L1`, `L2`, `R1`, `V1`), a `BoardData` in JSON, or a board drawn as text. A `<pre>` child does the same.
   */
  @property({ converter: json, hasChanged: differs }) board?: BoardData | string;
  /** The Floor of `coma-ward`, from 0 (the Basement) to 3; by default 2. */
  @property({ type: Number }) floor?: number;
  /**
   * Names of spaces by their ids, used instead of those of the board; in the attribute, as JSON. A space for a Room that
   * is named is drawn as a Room.
   */
  @property({ converter: json, hasChanged: differs }) rooms?: Readonly<Record<TargetId, string>>;
  /** The id of the space to look from. The reader can press another space. */
  @property() viewer?: string;
  /**
   * Words separated by blanks: what to show on the board (`sight`, `range`, `paths`) and beside it (`list`, `legend`).
   * `range` and `paths` follow the rules of Lobotomy 2, so `coma-ward` does not show them.
   */
  @property({ useDefault: true }) show = '';
  /** The reader can open and close the doors of the board. */
  @property({ converter: flag }) doors = false;
  /** The tokens on the board: a list of `GridToken`s. */
  @property({ converter: json, hasChanged: differs }) tokens?: readonly GridToken[];

  /** Data of the children, used while `model` and `board` are not set. */
  #child: { readonly model?: unknown; readonly text?: string } = {};
  /** The model that is drawn. */
  #grid = EMPTY_GRID;
  #fault: Fault | null = null;
  #isLoadFailed = false;
  /** The data that was checked last, and the result of the check. */
  #checked: readonly [data: unknown, read: Result<GridModel, Fault>] | undefined;

  /** Computes the model of a board that the page has set, from the viewer and the doors that were changed. */
  #explorer: SightExplorer | undefined;
  #doors: Doors = {};
  #boardModel: GridModel | undefined;
  /** The values from which the model of the board was last computed. */
  #query: readonly unknown[] = [];
  /** Whether the next update has to compute the lines of sight, after visibility alone has been shown. */
  #isProofDue = false;

  #box = bounds(EMPTY_GRID);
  #offered: Offered | null = null;
  readonly #kept = new KeptItems();
  readonly #tilePlan = new TilePlan(this, this.#kept);
  /** The module that draws boards, once it is loaded. */
  #boardPlan: BoardPlan | undefined;
  /** The module that draws trails, once it is loaded. */
  #trails: typeof import('./trails.js') | undefined;
  #items: readonly BoardItem[] = [];
  #floor: readonly SVGTemplateResult[] = [];
  /** The values from which the items and the floor were last computed. */
  #sources: readonly unknown[] = [];
  #standing: ReadonlyMap<TargetId, Stand> = new Map();
  #hover: string | null = null;
  #hadTrails = false;

  readonly #navigation = new Navigation(this, {
    stops: () => this.#items.filter(({ kind }) => !kind.endsWith('still')),
    element: (id) => this.#element(id),
    // The browser must not scroll to the thing by itself. First the map scrolls to it, in `enter`, and then the page
    // does.
    focus: (id) => {
      this.#element(id)?.focus({ preventScroll: true });
      void this.updateComplete.then(() => this.#element(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    },
    enter: (id) => {
      const item = this.#item(id);
      if (item && this.#element(id)?.matches(':focus-visible')) this.#tools.show([item.x, item.y]);
    },
    act: (id) => {
      this.#act(id);
    },
    leave: () => this.#back(),
    landmark: (id) => this.#item(id)?.target?.state === 'can-act',
  });

  readonly #tools = new MapTools(this, {
    box: () => this.#box,
    // A space has to be large enough for its name (with 0.67, a cell has room for seven letters) or, without boundaries,
    // for a finger.
    fits: (): readonly [number, number] =>
      this.#grid.boundaries ? [0.67, 2] : [matchMedia('(pointer: coarse)').matches ? 0.8 : 0.65, 1.8],
    home: () => this.#home(),
    offered: () => this.#offered,
    ground: () => [...this.#grid.tiles, ...this.#grid.spaces].map(({ cells = [] }) => outline(cells, 4)).join(''),
    at: (x: number, y: number) =>
      (this.shadowRoot?.elementsFromPoint(x, y) ?? []).flatMap((element) => this.#idOf(element) ?? []),
    canAct: (id: TargetId) => this.#item(id)?.target?.state === 'can-act',
    point: (id: TargetId) => {
      this.#point(id);
    },
    unpoint: () => this.dispatchEvent(new NwUnpointEvent()),
    say: this.say.bind(this),
  });

  readonly #laying = new TileLaying({
    announcer: this.#tools.announcer,
    point: (id: TargetId) => {
      this.#point(id);
    },
    requestUpdate: () => {
      this.requestUpdate();
    },
    draw: (tile: GridTile) => this.#tilePlan.draw(tile),
    say: this.say.bind(this),
  });

  /**
   * The zoomed section of the board, the space to look from, the doors that were changed, and the thing that the
   * Tab key reaches, as JSON.
   */
  get state(): TileGridState {
    return {
      version: 1,
      ...this.#tools.view,
      stop: this.#navigation.current,
      ...(this.viewer !== undefined && { viewer: this.viewer }),
      ...(Object.keys(this.#doors).length && { doors: this.#doors }),
    };
  }

  set state(state: TileGridState) {
    const { stop, viewer, doors, ...view } = Object(state) as Partial<TileGridState> & Viewport;
    if (typeof viewer === 'string') this.viewer = viewer;
    this.#doors = Object(doors) as Doors;
    this.requestUpdate();
    void this.updateComplete.then(() => {
      this.#tools.view = view;
      this.#navigation.moveTo(stop ?? '', { focus: false });
    });
  }

  /** Scrolls a thing on the board into view and makes it the tab stop. */
  focusOn(id: TargetId): void {
    const item = this.#item(id);
    if (!item) return;
    this.#tools.show([item.x, item.y]);
    this.#navigation.moveTo(id, { focus: false });
  }

  /** Turns the tile at the chosen position to its next possible orientation. */
  turn(): void {
    this.#laying.turn();
  }

  /** Lays the tile at the chosen position, in its current orientation. */
  lay(): void {
    this.#laying.lay();
  }

  /** Opens a closed door of the board, or closes an open one. Returns false if there is no door with this id. */
  toggleDoor(id: TargetId): boolean {
    const kind = this.#explorer?.doorTurned(id, this.#doors);
    if (!kind || this.model) return false;
    this.#doors = { ...this.#doors, [id]: kind };
    this.requestUpdate();
    return true;
  }

  /** Returns everything on the board as text. */
  describe(): string {
    try {
      const read = this.#read();
      if (read.ok)
        return [
          this.#name(read.value),
          ...((read.value.boundaries && this.#boardPlan?.describe(read.value)) ??
            read.value.spaces.map((space) => spaceWords(this, read.value, space))),
        ].join('\n');
    } catch {
      // If reading the model of the page throws an error, the model is described as faulty.
    }
    return this.say('fault');
  }

  protected override get hasWordsOfPage(): boolean {
    return super.hasWordsOfPage || this.model !== undefined;
  }

  #name({ spaces }: GridModel): string {
    return this.label || this.say('map', { n: spaces.length });
  }

  readonly #readChildren = (): void => {
    const strange = this.model || this.board !== undefined ? undefined : takeBackPre(this, looksLikeBoard);
    const child = dataChild(this);
    const text = child ? dataText(child) : strange;
    // A text drawing outside a <pre> is refused, not treated as a caption.
    if (text === undefined && !CORNER.test(this.textContent)) return;
    this.#child = child && child.localName !== 'pre' ? { model: modelIn(dataText(child)) } : { text: text ?? '' };
    this.requestUpdate();
  };

  protected override async prepare(): Promise<void> {
    if (!this.hasUpdated) this.#readChildren();
    this.#isLoadFailed = false;
    await this.#explore();
    if (!this.#boardPlan && (Object(this.#source) as Partial<GridModel>).boundaries) {
      const module = await import('./board/board-plan.js').catch(() => null);
      if (module) this.#boardPlan ??= new module.BoardPlan(this);
      else this.#isLoadFailed = true;
    }
    if (!this.#trails && (Object(this.#source) as Partial<GridModel>).trails) {
      // Without trails, a map is still complete.
      this.#trails = await import('./trails.js').catch(() => undefined);
      const { styleSheet } = this.#trails?.trailStyles ?? {};
      if (styleSheet) this.shadowRoot?.adoptedStyleSheets.push(styleSheet);
    }
  }

  /** Computes the model of a board. */
  async #explore(): Promise<void> {
    const { floor, rooms, viewer, show, tokens, model } = this;
    const board = this.board ?? this.#child.text;
    if (model || board == null) {
      this.#boardModel = undefined;
      this.#fault = null;
      this.#query = [];
      return;
    }
    const query = [board, floor, rooms, viewer, show, this.doors, tokens, this.#doors];
    const isSame = query.every((each, n) => each === this.#query[n]);
    if (isSame && !this.#isProofDue) return;
    const module = await import('./board/sight-explorer.js').catch(() => null);
    if (!module) {
      this.#isLoadFailed = true;
      return;
    }
    if (board !== this.#query[0] || floor !== this.#query[1]) {
      const read = module.SightExplorer.over(board, floor);
      this.#explorer = read.ok ? read.value : undefined;
      this.#fault = read.ok ? null : read.error;
    }
    this.#query = query;
    const proves = isSame || !this.#explorer?.isLarge;
    this.#isProofDue = false;
    // On a large board, the lines of sight are computed after the next paint.
    if (!proves)
      requestAnimationFrame(() =>
        setTimeout(() => {
          this.#isProofDue = true;
          this.requestUpdate();
        }),
      );
    const made = this.#explorer?.model({
      viewer,
      rooms,
      show,
      tokens,
      toggles: this.doors,
      doors: this.#doors,
      proves,
    });
    if (!made) return;
    this.#fault = made.ok ? null : made.error;
    this.#boardModel = made.ok ? made.value : undefined;
  }

  /** The unchecked input. */
  get #source(): unknown {
    return this.model ?? this.#boardModel ?? this.#child.model;
  }

  #read(): Result<GridModel, Fault> {
    const data = this.#source ?? EMPTY_GRID;
    const fault = this.#isLoadFailed ? LOAD_FAULT : this.#fault;
    if (fault) return { ok: false, error: fault };
    if (this.#boardModel && data === this.#boardModel)
      return { ok: true, value: this.#boardPlan?.named(this.#boardModel) ?? this.#boardModel };
    if (this.#checked?.[0] !== data) {
      const read = parseGrid(data);
      this.#checked = [data, read.ok ? read : { ok: false, error: { ...read.error, message: '' } }];
    }
    return this.#checked[1];
  }

  protected override firstUpdated(): void {
    const root = this.renderRoot;
    root.addEventListener('slotchange', this.#readChildren);
    root.addEventListener('keydown', this.#onKeyDown as EventListener);
    root.addEventListener('pointerover', this.#onPointerOver);
  }

  protected override willUpdate(): void {
    const read = this.#read();
    const fault = read.ok ? null : read.error;
    this.fail(
      fault && {
        ...fault,
        message:
          fault.message || this.say(fault.code.startsWith('fault-') ? (fault.code as Key) : 'fault', fault.params),
      },
    );
    const grid = read.ok ? read.value : EMPTY_GRID;
    if (grid !== this.#grid) {
      this.#grid = grid;
      this.#box = bounds(grid);
    }
    this.toggleState('listed', !!this.#grid.boundaries && /\b(list|legend)\b/.test(this.show));
    this.#layOut();
  }

  /** Computes the layout again only if something that it depends on has changed. */
  #layOut(): void {
    const grid = this.#grid;
    const makers = [this.art, this.language, this.messages];
    const sources = [...makers, grid, this.#boardPlan?.drawingKey, this.#laying.turning];
    if (areSame(sources, this.#sources)) return;
    if (!areSame(makers, this.#sources)) this.#kept.clear();
    this.#sources = sources;
    const plan = (grid.boundaries && this.#boardPlan) || this.#tilePlan;
    this.#standing = plan.standing(grid);
    this.#items = plan.things(grid, this.#placed());
    this.#offered = offered(grid, this.#laying.chosen?.cells ?? []);
    this.#floor = plan.floor(grid);
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    // The tokens have been drawn at their new positions. Now they are animated from their last positions.
    this.#tools.walk(this.#standing);
    const hasTrails = !!this.#trails && !!this.#grid.trails;
    const trails = hasTrails && !this.#hadTrails && this.shadowRoot?.querySelector('.trails');
    if (trails) animate(trails, [{ opacity: 0 }, { opacity: 1 }], 240);
    this.#hadTrails = hasTrails;
  }

  override render(): TemplateResult {
    const grid = this.#grid;
    const tools = this.#tools;
    const { current } = this.#navigation;
    const isDrawn = grid.spaces.length > 0;
    const { x, y, width, height } = tools.region;
    return html`<div class="map ${this.#laying.turning ? 'laying' : ''}">
        <div
          class="frame ${tools.whole ? '' : 'grab'}"
          part="board"
          @click=${this.#onClick}
          @keydown=${this.#navigation.onKeyDown}
          @focusin=${this.#navigation.onFocusIn}
        >
          <svg
            role="listbox"
            aria-label=${this.#name(grid)}
            viewBox="${x} ${y} ${width} ${height}"
            ${cssVars({ '--letter': tools.letter })}
          >
            <g aria-hidden="true">
              ${patterns} ${this.#floor.map((drawn) => guard([drawn], () => drawn))} ${drawWays(grid)}
              <g class="trails">${this.#trails?.drawTrails(grid, this.#standing, this.art)}</g>
            </g>
            ${this.#items.map((item) => this.#guarded(item, item.id === current, item.id === tools.dragged?.over))}
            <g aria-hidden="true">
              ${drawNames(grid)}
              ${grid.paths.map((path) => this.#arrow(path))}${this.#laying.shown(this.#hover ?? current)}
            </g>
          </svg>
        </div>
        ${this.#bar(isDrawn)}
      </div>
      <slot></slot>${grid.boundaries ? this.#boardPlan?.aside(grid, this.show) : nothing}`;
  }

  /** The buttons beside the map. An empty map has none; a map without controls has them only while a tile is laid. */
  #bar(isDrawn: boolean): TemplateResult | typeof nothing {
    const { turning } = this.#laying;
    if (!turning && (this.noControls || !isDrawn)) return nothing;
    return html`<div class="bar" part="controls">
      ${turning ? this.#laying.buttons() : html`${this.#tools.mini()} ${this.#tools.buttons()}`}
    </div>`;
  }

  /** Draws a thing only if it has changed, because otherwise Lit would compare every part of its template. */
  #guarded(item: BoardItem, stops: boolean, over: boolean): unknown {
    return guard([item, stops, over], () => this.#drawItem(item, stops, over));
  }

  /**
   * Draws one thing: an option of the listbox, or something that is only shown. Labels for screen readers have no soft
   * hyphens, because only drawn words are broken.
   */
  #drawItem(
    { id, kind, words, target, area, drawing, coin, x, y }: BoardItem,
    stops: boolean,
    over: boolean,
  ): SVGTemplateResult {
    const { state = '', cost } = target ?? {};
    const classes = `${kind} ${state} ${over ? 'over' : ''}`;
    const inside = svg`<path class="area" d=${area}/>${drawing}`;
    if (kind.endsWith('still'))
      return svg`<g aria-hidden="true" data-id=${id} class=${classes} part=${parts(...kind.split(' '), id)}>${inside}</g>`;
    // The price is beside the option and not inside it, so that the number of a figure and the price are not read as
    // one number.
    const price =
      state === 'can-act' && cost !== undefined
        ? svg`<g aria-hidden="true" class="can-act" pointer-events="none" transform=${`translate(${x + coin[0]} ${y + coin[1]})`}><circle class="coin" r="13"/><text class="cost" dy=".35em">${cost}</text></g>`
        : '';
    return svg`<g role="option" data-id=${id} class=${classes} part=${parts(...kind.split(' '), id, state)} tabindex=${stops ? 0 : -1}
          aria-label=${words.replaceAll('\u00AD', '')} aria-selected=${state === 'selected'} aria-disabled=${state === 'disabled'}>${inside}</g>${price}`;
  }

  /** Returns the things other than spaces, in reading order: selectable tiles, places for a tile, and tokens. */
  #placed(): readonly BoardItem[] {
    const { spaces, targets, ghosts } = this.#grid;
    const targetById = new Map(targets.map((target) => [target.id, target]));
    const names = new Map(spaces.map(({ id, name }) => [id, name]));
    return [
      ...tileTargets(this, this.#grid, targetById),
      ...this.#laying.places(ghosts),
      ...[...this.#standing.values()].map((stand): BoardItem => {
        const [x, y, scale, token] = stand;
        const { id, name } = token;
        const target = targetById.get(id);
        const space = names.get(token.space) ?? '';
        return this.#kept.keep(id, [stand, target, space], () => {
          const movable = target?.state === 'can-act' || target?.state === 'selected';
          return {
            id,
            x,
            y,
            kind: movable ? 'token movable' : target ? 'token' : 'token still',
            words: `${name}, ${space}. ${targetWords(this, target)}`,
            target,
            area: target ? `M${x - 28 * scale} ${y + 6}a${28 * scale} 11 0 1 1 0 .01z` : '',
            coin: [20, -40],
            drawing: svg`<g class=${scale < 1 ? 'small' : ''} transform=${`translate(${x} ${y})scale(${scale})`} ${cssVars({ '--figure-scale': scale })}><g class=${this.art.token ? 'mover art' : 'mover'}>${(this.art.token ?? drawToken)(token)}</g></g>`,
          };
        });
      }),
    ];
  }

  #arrow({ from, to, kind }: GridPath): SVGTemplateResult | undefined {
    const [a, b] = [this.#item(from), this.#item(to)];
    return a && b && this.#tools.arrow(a, b, parts('path', kind));
  }

  #item(id: string | null | undefined): BoardItem | undefined {
    return this.#items.find((item) => item.id === id);
  }

  #element(id: string): SVGElement | null | undefined {
    return this.shadowRoot?.querySelector<SVGElement>(`[data-id="${CSS.escape(id)}"]`);
  }

  #idOf(element: EventTarget | null): string | null {
    return (element as Element | null)?.closest<SVGElement>('[data-id]')?.dataset['id'] ?? null;
  }

  /** The point that is shown first: a selected thing, a person, or the middle; of the tiles while one is laid. */
  #home(): Point {
    const { tiles, tokens, ghosts } = this.#grid;
    const isLaid = tiles.length > 0 && ghosts.some(isPlace);
    const { x, y, width, height } = isLaid ? bounds({ ...EMPTY_GRID, tiles }) : this.#box;
    const first = this.#items.find(({ target }) => target?.state === 'selected') ??
      (isLaid ? undefined : this.#item(tokens.find(({ kind }) => kind === 'person')?.id)) ?? {
        x: x + width / 2,
        y: y + height / 2,
      };
    return [first.x, first.y];
  }

  /** Points at a thing. On a board that the page has set, this opens or closes a door, or moves the viewer. */
  #point(id: TargetId): void {
    this.dispatchEvent(new NwPointEvent(id));
    if (!this.#boardModel) return;
    const space = this.#grid.tokens.find((token) => token.id === id)?.space ?? id;
    if (this.doors && this.toggleDoor(id))
      void this.#tell(() => new NwDoorEvent(id, this.#doors[id] === 'open-door'), id);
    else if (space !== this.viewer && this.#grid.spaces.some((each) => each.id === space)) {
      this.viewer = space;
      void this.#tell(() => new NwViewEvent(space, this.#explorer?.seenFrom(space, this.#doors) ?? []));
    }
  }

  async #tell(event: () => Event, door?: TargetId): Promise<void> {
    await this.updateComplete;
    this.dispatchEvent(event());
    this.#tools.announcer.say(this.#boardPlan?.changeWords(this.#grid, door) ?? '');
  }

  /** Selects a place for the tile that is being laid, or points at any other thing. */
  #tap(id: string, press?: Event): void {
    // What is done on the map alone is an act, too: nobody has to explain why nothing happens.
    if (this.#laying.tap(id)) press?.preventDefault();
    else this.#point(id);
  }

  /** Handles Enter or Space. */
  #act(id: string): void {
    if (this.#laying.turning?.place === id) this.lay();
    else this.#tap(id);
  }

  #back(): boolean {
    if (this.#laying.back()) return true;
    const isSelected = this.#grid.targets.some(({ state }) => state === 'selected');
    if (isSelected) this.dispatchEvent(new NwUnpointEvent());
    return isSelected;
  }

  readonly #onClick = (event: Event): void => {
    const id = this.#idOf(event.target);
    if (id !== null) this.#tap(id, event);
  };

  readonly #onKeyDown = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (this.#laying.turning && key === 'r' && !ctrlKey && !metaKey && !altKey && isOnBoard(target)) this.turn();
  };

  readonly #onPointerOver = ({ target }: Event): void => {
    if (!isOnBoard(target)) return;
    this.#hover = this.#idOf(target);
    if (this.#grid.ghosts.length) this.requestUpdate();
  };
}

/** Whether `those` begins with all values of `these`. */
const areSame = (these: readonly unknown[], those: readonly unknown[]): boolean =>
  these.every((each, i) => each === those[i]);

/** Whether an event is on the map and not on its buttons. */
const isOnBoard = (target: EventTarget | null): boolean => !!(target as Element).closest('.frame');

declare global {
  interface HTMLElementTagNameMap {
    'tile-grid': TileGrid;
  }
}
