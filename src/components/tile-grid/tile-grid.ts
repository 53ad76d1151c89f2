// <tile-grid>: a map that stands in a page: from a model, or from a board on which a reader looks about.
import { html, type TemplateResult } from 'lit';
import { EMPTY_GRID, type GridModel, type GridToken } from '../../engine/scene/tile-grid-model.js';
import type { BoardData } from '../../engine/board/types.js';
import type { Fault, Result, TargetId } from '../../engine/kernel/types.js';
import page from '../../messages/en/pieces/tile-grid-standalone.js';
import en from '../../messages/en/pieces/tile-grid.js';
import type { Messages } from '../../messages/message.js';
import { differs, flag, json } from '../shared/attribute-converters.js';
import type { Catalogue } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import type { Plan } from './board/standalone-plan.js';
import type { Doors, Watch } from './board/sight-explorer.js';
import { NwDoorEvent, NwViewEvent } from './events.js';
import type { TileMapState } from './tile-map.js';
import { TilesMap } from './tiled-map.js';
import { spaceWords, type Key } from './words.js';

export type * from './events.js';
export type * from '../shared/pointing/point-event.js';
export type { BoardData, GridModel };

/** Fetched once for all. */
let alone: Promise<typeof import('./standalone.js')> | undefined;

/** One language, three tables: what every map says, what a board does, and what a page's own do. */
async function german(): Promise<{ default: Messages }> {
  const [map, board, page] = await Promise.all([
    import('../../messages/de/pieces/tile-grid.js'),
    import('../../messages/de/pieces/tile-grid-board.js'),
    import('../../messages/de/pieces/tile-grid-standalone.js'),
  ]);
  return { default: { ...map.default, ...board.default, ...page.default } };
}

/** What of the view and the board can be kept and given back. */
export interface TileGridState extends TileMapState {
  /** From where one looks. */
  readonly viewer?: TargetId;
  /** Doors that are no longer as the board has them. */
  readonly doors?: Doors;
}

/**
 * A board of tiles or of spaces: places, who stands there, where one can act, and what is seen from where.
 * @summary A map of cards, tiles or spaces of any cell shape, with walls, doors, lines of sight, tokens and targets.
 * @tag tile-grid
 * @slot - A caption, shown below the board; also what stands there without script. A `<script type="application/json">` child is the model, a `<pre>` child a board drawn in text.
 * @attr {string} motion - `none` or `calm`; inherited from ancestors.
 * @fires {NwPointEvent} nw-point - Something was pointed at: `targetId` is its id.
 * @fires {NwUnpointEvent} nw-unpoint - The last pointing was taken back.
 * @fires {NwViewEvent} nw-view - The reader looks from another space: `viewer`, `seen`.
 * @fires {NwDoorEvent} nw-door - The reader opened or closed a door: `door`, `open`.
 * @fires nw-ready - Once, after the first drawing.
 * @fires nw-error - The model or the board cannot be used: `{code, message, path}`.
 * @csspart board - The frame in which the board scrolls.
 * @csspart space - A space; with its id and state as further parts.
 * @csspart tile - A tile; with its id, kind and state as further parts.
 * @csspart token - A token; with its id and kind as further parts.
 * @csspart door - A door that can be pointed at; with its id and state as further parts.
 * @csspart controls - Zoom and pan.
 * @csspart aside - What stands beside or below a board.
 * @csspart list - What is seen and what is not, in words.
 * @csspart legend - What the drawing means.
 * @cssprop --nw-theme-ground - What the board lies on.
 * @cssprop --nw-theme-accent - Where one can act.
 * @cssstate error - The model or the board cannot be used.
 * @cssstate listed - Words stand beside the board.
 * @example
 * <tile-grid board="L1" viewer="I" show="sight list" doors></tile-grid>
 * @example
 * <tile-grid><script type="application/json">{"version":1,"tiles":[],"spaces":[{"id":"hall","name":"Hall","at":[0,0]}]}</script></tile-grid>
 */
export class TileGrid extends TilesMap {
  static override readonly tag = 'tile-grid';
  static override catalogue: Catalogue = { en: { ...en, ...page }, de: german };
  static override plan = (): Promise<typeof import('./board/standalone-plan.js')> =>
    import('./board/standalone-plan.js');
  declare protected plan: Plan | undefined;

  /** A board of spaces: a preset (`M1`, `L1`, `L2`, `R1`, `V1`), a `BoardData` in JSON, or text art; a `<pre>` child does as well. */
  @property({ converter: json, hasChanged: differs }) board?: BoardData | string;
  /** The id of the space from which one looks; the reader may press another. */
  @property() viewer?: string;
  /** What is shown of a board, several apart by spaces: `sight`, `range`, `paths`; and `list`, `legend` beside it. */
  @property({ useDefault: true }) show = '';
  /** The reader may open and close the doors of a board. */
  @property({ converter: flag }) doors = false;
  /** Who stands on a board: `GridToken`s. */
  @property({ converter: json, hasChanged: differs }) tokens?: readonly GridToken[];

  /** Data of the children, used while `model` and `board` are not set. */
  #child: { readonly model?: unknown; readonly text?: string } = {};
  #watch: Watch | undefined;
  #doors: Doors = {};
  #fault: Fault | null = null;
  /** What the model of the board was made of. */
  #asked: readonly unknown[] = [];
  #made: GridModel | undefined;
  /** What is seen is shown, and its lines are to be worked out now. */
  #isDue = false;
  /** The last data that was checked. */
  #checked: readonly [data: unknown, read: Result<GridModel, Fault>] | undefined;

  /** Everything on the board as text. */
  describe(): string {
    try {
      const read = this.#read();
      if (read.ok)
        return [
          this.#name(read.value),
          ...(this.plan?.tell(read.value) ?? read.value.spaces.map((space) => spaceWords(this, read.value, space))),
        ].join('\n');
    } catch {
      // Before it is on the page a model has not been checked.
    }
    return this.say('fault');
  }

  #name({ spaces }: GridModel): string {
    return this.label || this.say('map', { n: spaces.length });
  }

  protected override get named(): string {
    return this.#name(this.grid);
  }

  /** Opens a closed door of the board, closes an open one; false where there is none of this id. */
  toggleDoor(id: TargetId): boolean {
    const kind = this.#watch?.doorTurned(id, this.#doors);
    if (!kind || this.model) return false;
    this.#doors = { ...this.#doors, [id]: kind };
    this.requestUpdate();
    return true;
  }

  /** What is seen of the board, from where, its doors, and where the tab stop is, as JSON. */
  override get state(): TileGridState {
    return {
      ...super.state,
      ...(this.viewer !== undefined && { viewer: this.viewer }),
      ...(Object.keys(this.#doors).length && { doors: this.#doors }),
    };
  }

  override set state(state: TileGridState) {
    super.state = state;
    const { viewer, doors } = Object(state) as Partial<TileGridState>;
    if (typeof viewer === 'string') this.viewer = viewer;
    this.#doors = Object(doors) as Doors;
    this.requestUpdate();
  }

  protected override async prepare(): Promise<void> {
    if (!this.hasUpdated) this.#readChildren();
    this.drawings = await (alone ??= import('./standalone.js'));
    const { styleSheet } = this.drawings.inks;
    const sheets = this.shadowRoot?.adoptedStyleSheets;
    if (styleSheet && !sheets?.includes(styleSheet)) sheets?.push(styleSheet);
    await this.#look();
    await super.prepare();
  }

  /** Asks the board what is to be shown of it. */
  async #look(): Promise<void> {
    const { viewer, show, tokens, model } = this;
    const board = this.board ?? this.#child.text;
    if (model || board == null) {
      this.#made = undefined;
      this.#fault = null;
      this.#asked = [];
      return;
    }
    const asked = [board, viewer, show, this.doors, tokens, this.#doors];
    const isSame = asked.every((each, n) => each === this.#asked[n]);
    const { drawings } = this;
    if ((isSame && !this.#isDue) || !drawings) return;
    const late = await import('./board/sight-explorer.js').catch(() => null);
    if (!late) {
      this.#fault = { code: 'fault-load', path: '', message: '' };
      return;
    }
    const { Watch } = late;
    if (board !== this.#asked[0]) {
      const read = Watch.over(board);
      this.#watch = read.ok ? read.value : undefined;
      this.#fault = read.ok ? null : read.error;
    }
    this.#asked = asked;
    const proves = isSame || !this.#watch?.isLarge;
    this.#isDue = false;
    // After the next paint.
    if (!proves)
      requestAnimationFrame(() =>
        setTimeout(() => {
          this.#isDue = true;
          this.requestUpdate();
        }),
      );
    const made = this.#watch?.model({
      viewer,
      show,
      tokens,
      toggles: this.doors,
      doors: this.#doors,
      check: drawings.parseGrid,
      proves,
    });
    if (!made) return;
    this.#fault = made.ok ? null : made.error;
    this.#made = made.ok ? made.value : undefined;
  }

  protected override get data(): unknown {
    return this.model ?? this.#made ?? this.#child.model;
  }

  protected override read(): GridModel {
    const read = this.#read();
    return read.ok ? read.value : EMPTY_GRID;
  }

  #read(): Result<GridModel, Fault> {
    const data = this.data ?? EMPTY_GRID;
    if (this.#fault) return { ok: false, error: this.#fault };
    if (!this.drawings) return { ok: true, value: { ...EMPTY_GRID, ...(data as GridModel) } };
    if (data === this.#made) return { ok: true, value: data as GridModel };
    if (this.#checked?.[0] !== data) {
      const read = this.drawings.parseGrid(data);
      this.#checked = [data, read.ok ? read : { ok: false, error: { ...read.error, message: '' } }];
    }
    return this.#checked[1];
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
    super.willUpdate();
    this.toggleState('listed', !!this.grid.boundaries && /\b(list|legend)\b/.test(this.show));
  }

  protected override firstUpdated(): void {
    super.firstUpdated();
    this.renderRoot.addEventListener('slotchange', this.#readChildren);
  }

  override render(): TemplateResult {
    return html`${super.render()}${this.grid.boundaries ? this.plan?.aside(this.grid, this.show) : ''}`;
  }

  /** On a board of its own a reader looks about: from another space, and through doors. */
  protected override point(id: TargetId): void {
    super.point(id);
    const { viewer } = this;
    const space = this.grid.tokens.find((token) => token.id === id)?.space ?? id;
    if (!this.#made) return;
    if (this.doors && this.toggleDoor(id))
      void this.#tell(() => new NwDoorEvent(id, this.#doors[id] === 'open-door'), id);
    else if (space !== viewer && this.grid.spaces.some((each) => each.id === space)) {
      this.viewer = space;
      void this.#tell(() => new NwViewEvent(space, this.#watch?.seenFrom(space, this.#doors) ?? []));
    }
  }

  async #tell(event: () => Event, door?: TargetId): Promise<void> {
    await this.updateComplete;
    this.dispatchEvent(event());
    this.tools?.voice.say(this.plan?.news(this.grid, door) ?? '');
  }

  readonly #readChildren = (): void => {
    const text = this.querySelector(':scope > script[type="application/json"]')?.textContent;
    const art = this.querySelector(':scope > pre');
    // A drawing that has lost its <pre> is no board, and is refused as one.
    if (text == null && !art && !/[#:=%/^.]\+[#:=%/^.]/.test(this.textContent)) return;
    // An editor may have made elements of line breaks.
    const lines = [...(art?.childNodes ?? [])].map(
      ({ nodeName, textContent }) => `${textContent ?? ''}${/^(BR|P|DIV)$/.test(nodeName) ? '\n' : ''}`,
    );
    this.#child = {
      ...(text != null && { model: json.fromAttribute?.(text) }),
      ...((art || text == null) && { text: lines.join('') }),
    };
    this.requestUpdate();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'tile-grid': TileGrid;
  }
}
