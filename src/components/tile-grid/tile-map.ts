// The map within <tile-grid> and within games: draws a board from a model and says what on it is pointed at. It knows no game.
import { html, nothing, svg, type PropertyValues, type SVGTemplateResult, type TemplateResult } from 'lit';
import { EMPTY_GRID, type GridModel, type GridPath, type GridTarget } from '../../engine/scene/tile-grid-model.js';
import type { TargetId } from '../../engine/kernel/types.js';
import en from '../../messages/en/pieces/tile-grid.js';
import type { Messages } from '../../messages/message.js';
import { anew, areSame } from '../shared/redraw-if-changed.js';
import { flag, json } from '../shared/attribute-converters.js';
import { cssVars } from '../shared/css-vars.js';
import { Navigation } from '../shared/pointing/key-navigation.js';
import { NwElement, type Catalogue, type Loader } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { NwPointEvent, NwUnpointEvent } from '../shared/pointing/point-event.js';
import { theme } from '../shared/theme/theme.styles.js';
import type { Plan } from './board/plan.js';
import type { GridArt } from './drawings.js';
import type { Ground } from './tile-laying.js';
import { bounds, outline, type Point, type Stand } from './layout.js';
import { styles } from './tile-grid.styles.js';
import type { Thing } from './board-item.js';
import type { Tools, View } from './map-tools.js';
import { targetWords, type Key } from './words.js';

/** What of the view can be kept and given back. */
export interface TileMapState extends View {
  readonly version: 1;
  /** Where the tab stop is. */
  readonly stop: TargetId | null;
}

/** What games draw their boards with, and, as `TilesMap`, their maps of tiles; a page has `<tile-grid>`, which checks what it is given and tells of it. */
export class TileMap extends NwElement<Key> {
  static override readonly tag: string = 'tile-grid';
  static override catalogue: Catalogue = { en, de: () => import('../../messages/de/pieces/tile-grid.js') };
  static override styles = [theme, styles];
  /** What draws models with boundaries: asked for when one comes, by whoever may meet one; with its German, where the element has it not. */
  static plan: (() => Promise<Omit<typeof import('./board/plan.js'), 'de'> & { readonly de?: Loader }>) | undefined;

  /** The board, a `GridModel`; as an attribute JSON. */
  @property({ converter: json }) model?: GridModel;
  /** Drawings of a game in place of ours. */
  @property({ attribute: false }) art: GridArt = {};
  /** Name of the board for screen readers; by default the number of its spaces. */
  @property() label = '';
  /** Leaves out the buttons for zoom and pan. */
  @property({ attribute: 'no-controls', converter: flag }) noControls = false;

  /** Our own drawings, where no game brings any. */
  protected drawings: typeof import('./standalone.js') | undefined;
  protected tools: Tools | undefined;
  protected plan: Plan | undefined;
  /** What is drawn. */
  protected grid = EMPTY_GRID;
  #data: unknown;
  #box = bounds(EMPTY_GRID);
  #things: readonly Thing[] = [];
  #floor: readonly SVGTemplateResult[] = [];
  /** All that things and floor are made from. */
  #shows: readonly unknown[] = [];
  #standing: ReadonlyMap<TargetId, Stand> = new Map();
  /** What lies there, by id: the same object while what it is made from is the same, so that it is drawn once. */
  readonly #kept = new Map<string, readonly [from: string, made: unknown]>();

  readonly #navigation = new Navigation(this, {
    stops: () => this.#things.filter(({ kind }) => !kind.endsWith('still')),
    element: (id) => this.#element(id),
    // Where it is brought into view by the board, the page follows.
    focus: (id) => {
      this.#element(id)?.focus({ preventScroll: true });
      void this.updateComplete.then(() => this.#element(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    },
    enter: (id) => {
      const thing = this.#thing(id);
      if (thing && this.#element(id)?.matches(':focus-visible')) this.tools?.show([thing.x, thing.y]);
    },
    act: (id) => {
      this.act(id);
    },
    leave: () => this.back(),
    landmark: (id) => this.#thing(id)?.target?.state === 'can-act',
  });

  /** Brings a thing on the board into view and makes it the tab stop. */
  focusOn(id: TargetId): void {
    const thing = this.#thing(id);
    if (!thing) return;
    this.tools?.show([thing.x, thing.y]);
    this.#navigation.moveTo(id, { focus: false });
  }

  /** What is seen and where the tab stop is, as JSON. */
  get state(): TileMapState {
    const [x, y] = this.#home();
    return { version: 1, ...(this.tools?.view ?? { scale: 1, x, y }), stop: this.#navigation.current };
  }

  set state(state: TileMapState) {
    void this.updateComplete.then(() => {
      const { stop, ...view } = Object(state) as TileMapState;
      if (this.tools) this.tools.view = view;
      this.#navigation.moveTo(stop ?? '', { focus: false });
    });
  }

  /** The tools come after the first picture, which is whole without them. */
  protected override firstUpdated(): void {
    const board = {
      box: () => this.#box,
      // Names of tiles shrink with them, and would be too small to read; those of a board do not.
      fits: (): readonly [number, number] => (this.grid.boundaries ? [0.7, 2] : [0.8, 1.4]),
      home: () => this.#home(),
      ground: () => [...this.grid.tiles, ...this.grid.spaces].map(({ cells = [] }) => outline(cells, 4)).join(''),
      at: (x: number, y: number) =>
        (this.shadowRoot?.elementsFromPoint(x, y) ?? []).flatMap((element) => this.idOf(element) ?? []),
      canAct: (id: TargetId) => this.#thing(id)?.target?.state === 'can-act',
      point: (id: TargetId) => {
        this.point(id);
      },
      unpoint: () => this.dispatchEvent(new NwUnpointEvent()),
      say: this.say.bind(this),
      requestUpdate: () => {
        this.requestUpdate();
      },
    };
    this.#arrival = import('./map-tools.js').then(
      (module) => {
        this.#learn(module.words);
        const tools = (this.tools = new module.Tools(this, board));
        this.arrived?.(module, { ...board, voice: tools.voice });
        this.requestUpdate();
      },
      () => undefined,
    );
  }

  #arrival: Promise<void> | undefined;

  /** Words come with what says them. */
  readonly #learn = (words: Messages, de?: Loader): void => {
    const Class = this.constructor as typeof TileMap;
    Class.catalogue = { ...Class.catalogue, ...(de && { de }), en: { ...Class.catalogue.en, ...words } };
  };

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#arrival;
    return super.getUpdateComplete();
  }

  /** What is to be drawn, unchecked. */
  protected get data(): unknown {
    return this.model;
  }

  /** What the board is called. */
  protected get named(): string {
    return this.label;
  }

  // Of a map without boundaries

  /** Where tokens stand. */
  protected standing?(): ReadonlyMap<TargetId, Stand>;
  protected spaces?(): readonly Thing[];
  protected floor?(): readonly SVGTemplateResult[];

  // Of a map on which tiles are laid

  protected arrived?(module: typeof import('./map-tools.js'), ground: Ground): void;
  /** Tiles, and places for them. */
  protected aims?(aims: ReadonlyMap<TargetId, GridTarget>): readonly Thing[];
  /** How the tile that is laid would lie, and the buttons while it is turned. */
  protected shown?(current: string | null): SVGTemplateResult | undefined;
  protected turns?(): TemplateResult | undefined;

  /** What changes what is to be drawn, besides data, words and drawings. */
  protected get asked(): readonly unknown[] {
    return [this.plan?.asked];
  }

  /** What can be drawn of it. */
  protected read(): GridModel {
    return { ...EMPTY_GRID, ...(this.data as GridModel | undefined) };
  }

  protected override async prepare(): Promise<void> {
    const { boundaries } = Object(this.data) as GridModel;
    if (boundaries && !this.plan)
      await (this.constructor as typeof TileMap).plan?.().then(
        ({ Plan, words, de }) => {
          this.#learn(words, de);
          this.plan = new Plan(this, this.#learn);
        },
        () => undefined,
      );
  }

  protected override willUpdate(): void {
    const { data } = this;
    if (data !== this.#data || !this.hasUpdated) {
      this.#data = data;
      this.grid = this.read();
      this.#box = bounds(this.grid);
    }
    const plan = this.grid.boundaries && this.plan;
    // What lies there is not laid out anew when only the view or the focus moves.
    // Words come with the tools, too.
    const makers = [this.art, this.drawings, this.tools, this.language, this.messages];
    const shows = [...makers, data, ...this.asked];
    if (areSame(shows, this.#shows)) return;
    if (!areSame(makers, this.#shows)) this.#kept.clear();
    this.#shows = shows;
    this.#standing = plan ? plan.standing(this.grid) : (this.standing?.() ?? new Map());
    this.#things = plan?.things(this.grid, this.#spread()) ?? [...(this.spaces?.() ?? []), ...this.#spread()];
    this.#floor = plan?.floor(this.grid) ?? this.floor?.() ?? [];
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    // State first: who stands elsewhere now walks there from where they were drawn.
    this.tools?.walk(this.#standing);
  }

  override render(): TemplateResult {
    const { spaces, paths, boundaries } = this.grid;
    const tools = this.tools;
    const { current } = this.#navigation;
    // The buttons of a board lie below it, those of other maps in a corner; where nothing is drawn there is nothing to move.
    const isDrawn = spaces.length > 0 && (!boundaries || this.plan);
    const { x, y, width, height } = tools?.region ?? this.#box;
    return html`<div
        class="frame ${tools?.whole === false ? 'grab' : ''}"
        part="board"
        @click=${this.#click}
        @keydown=${this.#navigation.onKeyDown}
        @focusin=${this.#navigation.onFocusIn}
      >
        <svg
          role="listbox"
          aria-label=${this.named}
          viewBox="${x} ${y} ${width} ${height}"
          ${cssVars({ '--letter': tools?.letter })}
        >
          <g aria-hidden="true">
            ${this.drawings?.patterns} ${this.#floor.map((drawn) => anew([drawn], itself))}
            ${this.drawings?.drawWays(this.grid)}
          </g>
          ${this.#things.map((thing) => anew([thing, thing.id === current, thing.id === tools?.dragged?.over], this.#stop))}
          <g aria-hidden="true">
            ${this.drawings?.drawNames(this.grid)} ${paths.map((path) => this.#arrow(path))}${this.shown?.(current)}
          </g>
        </svg>
      </div>
      ${tools?.mini()} ${this.turns?.() ?? (this.noControls ? nothing : bar(isDrawn ? tools?.buttons() : nothing))}
      <slot></slot>`;
  }

  /** One thing on the board: an option of the list that the board is, or a token that is only looked at. Long words are broken in drawings alone. */
  readonly #stop = (
    { id, kind, words, target, area, drawing, coin, x, y }: Thing,
    stops: boolean,
    over: boolean,
  ): SVGTemplateResult => {
    const { state = '', cost } = target ?? {};
    const classes = `${kind} ${state} ${over ? 'over' : ''}`;
    const inside = svg`<path class="area" d=${area}/>${drawing}`;
    if (kind.endsWith('still'))
      return svg`<g aria-hidden="true" data-id=${id} class=${classes} part=${parts(...kind.split(' '), id)}>${inside}</g>`;
    // Beside it, so that the number of a figure and the price are not read as one.
    const price =
      state === 'can-act' && cost !== undefined
        ? svg`<g aria-hidden="true" class="can-act" pointer-events="none" transform=${`translate(${x + coin[0]} ${y + coin[1]})`}><circle class="coin" r="13"/><text class="cost" dy=".35em">${cost}</text></g>`
        : '';
    return svg`<g role="option" data-id=${id} class=${classes} part=${parts(...kind.split(' '), id, state)} tabindex=${stops ? 0 : -1}
          aria-label=${words.replaceAll('\u00AD', '')} aria-selected=${state === 'selected'} aria-disabled=${state === 'disabled'}>${inside}</g>${price}`;
  };

  /** What besides spaces can be pointed at, in the order of reading. */
  #spread(): readonly Thing[] {
    const { spaces, targets } = this.grid;
    const aims = new Map(targets.map((target) => [target.id, target]));
    const names = new Map(spaces.map(({ id, name }) => [id, name]));
    return [
      ...(this.aims?.(aims) ?? []),
      ...[...this.#standing.values()].map((stand): Thing => {
        const [x, y, scale, token] = stand;
        const { id, name } = token;
        const target = aims.get(id);
        const space = names.get(token.space) ?? '';
        return this.keep(id, [stand, target, space], () => {
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
            drawing: svg`<g transform=${`translate(${x} ${y})scale(${scale})`}><g class=${this.art.token ? 'mover art' : 'mover'}>${(this.art.token ?? this.drawings?.drawToken)?.(token)}</g></g>`,
          };
        });
      }),
    ];
  }

  /** What was made last, as long as it would be made from the same. */
  protected keep<T>(id: string, from: readonly unknown[], make: () => T): T {
    const key = JSON.stringify(from);
    const kept = this.#kept.get(id);
    if (kept?.[0] === key) return kept[1] as T;
    const made = make();
    this.#kept.set(id, [key, made]);
    return made;
  }

  #arrow({ from, to, kind }: GridPath): SVGTemplateResult | undefined {
    const [a, b] = [this.#thing(from), this.#thing(to)];
    return a && b && this.tools?.arrow(a, b, parts('path', kind));
  }

  #thing(id: string | null | undefined): Thing | undefined {
    return this.#things.find((thing) => thing.id === id);
  }

  #element(id: string): SVGElement | null | undefined {
    return this.shadowRoot?.querySelector<SVGElement>(`[data-id="${CSS.escape(id)}"]`);
  }

  protected idOf(element: EventTarget | null): string | null {
    return (element as Element | null)?.closest<SVGElement>('[data-id]')?.dataset['id'] ?? null;
  }

  /** What to look at first: what is chosen, a person, or the middle. */
  #home(): Point {
    const { x, y, width, height } = this.#box;
    const first = this.#things.find(({ target }) => target?.state === 'selected') ??
      this.#thing(this.grid.tokens.find(({ kind }) => kind === 'person')?.id) ?? {
        x: x + width / 2,
        y: y + height / 2,
      };
    return [first.x, first.y];
  }

  protected point(id: TargetId): void {
    this.dispatchEvent(new NwPointEvent(id));
  }

  /** One pointing, by whatever device. */
  protected tap(id: string): void {
    this.point(id);
  }

  /** Enter or Space. */
  protected act(id: string): void {
    this.tap(id);
  }

  protected back(): boolean {
    const chosen = this.grid.targets.some(({ state }) => state === 'selected');
    if (chosen) this.dispatchEvent(new NwUnpointEvent());
    return chosen;
  }

  readonly #click = (event: Event): void => {
    const id = this.idOf(event.target);
    if (id !== null) this.tap(id);
  };
}

/** Buttons of the map. */
export const bar = (buttons: unknown): TemplateResult => html`<div class="bar" part="controls">${buttons}</div>`;

const itself = (drawn: SVGTemplateResult): SVGTemplateResult => drawn;

/** Names for `::part()`, one word each. */
export const parts = (...names: readonly (string | undefined)[]): string =>
  names.map((name = '') => name.replace(/\s+/g, '-')).join(' ');
