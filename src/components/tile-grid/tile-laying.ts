// Laying a tile, in two steps: draws the possible places, shows the tile at the one that the reader chooses, and has
// buttons to turn it there and to lay it.
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Doorway, GridGhost, GridTile } from '../../engine/scene/tile-grid-model.js';
import type { TargetId } from '../../engine/kernel/types.js';
import type { Announcer } from '../shared/announcer.js';
import { middle, outline, placeCells, step } from './layout.js';
import type { BoardItem } from './board-item.js';
import { targetWords, type Key } from './words.js';
import type { Speaker } from '../shared/speaker.js';

/** What tile laying needs from the map. */
export interface LayingArea extends Speaker<Key> {
  requestUpdate(): void;
  draw(tile: GridTile): SVGTemplateResult;
  point(id: TargetId): void;
  readonly announcer: Announcer;
}

export class TileLaying {
  readonly #area: LayingArea;
  #places: ReadonlyMap<string, readonly GridGhost[]> = new Map();
  /** The chosen place, where the tile can be rotated, and the index of the rotation that is shown. */
  turning: { readonly place: string; readonly way: number } | null = null;

  constructor(area: LayingArea) {
    this.#area = area;
  }

  /** Returns the places as things on the board. All rotations that begin at the same cell share one place. */
  places(ghosts: readonly GridGhost[]): readonly BoardItem[] {
    const byCell = new Map<string, GridGhost[]>();
    for (const ghost of ghosts)
      byCell.set(String(ghost.cells[0]), [...(byCell.get(String(ghost.cells[0])) ?? []), ghost]);
    this.#places = new Map(
      [...byCell].map(([cell, ways]) => [ways.length > 1 ? `cell ${cell}` : (ways[0]?.id ?? ''), ways]),
    );
    if (!this.#places.has(this.turning?.place ?? '')) this.turning = null;
    const cellsOf = placeCells(ghosts);
    return [...this.#places].map(([id, ways]) => {
      const [first] = ways as readonly [GridGhost];
      const cells = cellsOf(first);
      const apart = cells === first.cells;
      const [x, y] = middle(cells);
      const target = { id, state: 'can-act', ...(first.cost !== undefined && { cost: first.cost }) } as const;
      return {
        id,
        x,
        y,
        kind: 'spot',
        words: this.#words(ways, this.turning?.place === id ? this.turning.way : 0),
        target,
        area: outline(cells, apart ? 4 : 22),
        coin: [0, 0],
        drawing: svg`<path class="tick" d=${apart ? doorTicks(first.doorways) : ''}/><path class="reach" d=${outline(cells, 1)}/>`,
      };
    });
  }

  /**
   * Chooses a place. If there are several rotations, each further press shows the next one; otherwise the second press
   * lays the tile. A place that only stands for another target is pointed at. Returns false if there is no place with
   * this id.
   */
  tap(id: string): boolean {
    const [first, ...others] = this.#places.get(id) ?? [];
    if (!first) return false;
    if (this.turning?.place === id && others.length > 0) this.turn();
    else if (this.turning?.place === id) this.lay();
    else if (first.target === undefined) this.#turn({ place: id, way: 0 });
    else {
      this.#turn(null);
      this.#area.point(first.target);
    }
    return true;
  }

  turn(): void {
    const { place, way } = this.turning ?? { place: '', way: 0 };
    const ways = this.#places.get(place)?.length ?? 0;
    if (ways > 1) this.#turn({ place, way: (way + 1) % ways });
  }

  /** The tile as it would lie at the chosen place. */
  get chosen(): GridGhost | undefined {
    return this.turning ? this.#places.get(this.turning.place)?.[this.turning.way] : undefined;
  }

  lay(): void {
    const ghost = this.chosen;
    this.#turn(null);
    if (ghost) this.#area.point(ghost.id);
  }

  /** Takes the choice of a place back. Returns false if there is none. */
  back(): boolean {
    if (!this.turning) return false;
    this.#turn(null);
    return true;
  }

  /** Draws the tile as it would lie at the chosen place or, if none is chosen, its outline at `place`. */
  shown(place: string | null): SVGTemplateResult | undefined {
    const { turning } = this;
    const ghost = this.#places.get(turning?.place ?? place ?? '')?.[turning?.way ?? 0];
    if (!ghost) return undefined;
    const { id, tile, cells, doorways = [], facing } = ghost;
    const drawn = turning && tile && this.#area.draw({ id, ...tile, cells, doorways, ...(facing && { facing }) });
    return svg`${drawn}<path class="ghost" d=${outline(cells, 4)}/><path class="tick" d=${doorTicks(doorways)}/>`;
  }

  buttons(): readonly TemplateResult[] {
    const ways = this.#places.get(this.turning?.place ?? '')?.length ?? 0;
    return (ways > 1 ? (['lay', 'turn', 'back'] as const) : (['lay', 'back'] as const)).map((name) => {
      const press = (): void => {
        this[name]();
      };
      return html`<button @click=${press}>${this.#area.say(name)}</button>`;
    });
  }

  #turn(turning: TileLaying['turning']): void {
    const { way: last } = this.turning ?? {};
    this.turning = turning;
    this.#area.requestUpdate();
    if (!turning) return;
    const ways = this.#places.get(turning.place) ?? [];
    // The name of the place describes its first rotation, so only the number of rotations is announced at first.
    this.#area.announcer.say(
      last === undefined ? this.#area.say('ways', { n: ways.length }) : this.#words(ways, turning.way),
    );
  }

  /** A rotation in words: its number, the doorways, and the cost. */
  #words(ways: readonly GridGhost[], way: number): string {
    const { doorways = [], cost, name } = ways[way] ?? {};
    const sides = [...new Set(doorways.map(({ side }) => side))].sort();
    const say = this.#area.say.bind(this.#area);
    const target = targetWords(this.#area, cost === undefined ? { state: 'can-act' } : { state: 'can-act', cost });
    if (name) return `${name} ${cost === undefined ? '' : target}`.trim();
    const lies = say('lies', { i: way + 1, n: ways.length, list: sides.map((side) => say(`side${side}`)).join(', ') });
    return `${say('place')}. ${lies} ${target}`;
  }
}

/** The doorways of a possible tile, as ticks inside its outline. */
const doorTicks = (doorways: readonly Doorway[] = []): string =>
  doorways
    .map(({ cell, side }) => {
      const [x, y] = middle([cell]);
      const [dx, dy] = step(side);
      return [-13, 13]
        .map((aside) => `M${x + dx * 46 - dy * aside} ${y + dy * 46 + dx * aside}l${-dx * 12} ${-dy * 12}`)
        .join('');
    })
    .join('');
