// Draws a map of tiles or of spaces without tiles, and provides its selectable things.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridModel, GridSpace, GridTarget, GridTile } from '../../engine/scene/tile-grid-model.js';
import type { TargetId } from '../../engine/kernel/types.js';
import type { BoardItem } from './board-item.js';
import { drawTile, type GridArt } from './drawings.js';
import type { KeptItems } from './kept-items.js';
import { middle, middleOf, outline, span, spaceOutline, standing, type Point, type Stand } from './layout.js';
import { parts, spaceWords, targetWords, type Key } from './words.js';
import type { Speaker } from '../shared/speaker.js';

interface TilesHost extends Speaker<Key> {
  readonly art: GridArt;
}

export class TilePlan {
  readonly #host: TilesHost;
  readonly #kept: KeptItems;

  constructor(host: TilesHost, kept: KeptItems) {
    this.#host = host;
    this.#kept = kept;
  }

  standing(grid: GridModel): ReadonlyMap<TargetId, Stand> {
    return standing(grid, this.#host.art.feet);
  }

  /** Returns all things on the map: the spaces, and then the things in `placed`. */
  things(grid: GridModel, placed: readonly BoardItem[]): readonly BoardItem[] {
    return [...this.#spaces(grid), ...placed];
  }

  #spaces(grid: GridModel): readonly BoardItem[] {
    const { spaces, tokens, targets } = grid;
    const names = new Map(spaces.map(({ id, name }) => [id, name]));
    return spaces.map((space) => {
      const here = tokens.filter((token) => token.space === space.id);
      const target = targets.find(({ id }) => id === space.id);
      return this.#kept.keep(
        space.id,
        [space, space.exits?.map(({ to }) => names.get(to)), here, target],
        (): BoardItem => {
          const [x, y] = middleOf(space);
          const coin: Point = !here.length ? [0, 0] : (space.cells?.length ?? 0) > 1 ? [-24, -6] : [28, -26];
          return {
            id: space.id,
            x,
            y,
            kind: space.tile === undefined ? 'space bare' : 'space',
            words: spaceWords(this.#host, grid, space),
            target,
            area: spaceOutline(space, this.#host.art.inset ?? 22),
            coin,
          };
        },
      );
    });
  }

  floor({ spaces, tiles }: GridModel): readonly SVGTemplateResult[] {
    return tiles.map((tile) => {
      const own = spaces.filter((space) => space.tile === tile.id);
      return this.#kept.keep(tile.id, [tile, own], () => this.draw(tile, own));
    });
  }

  /** Draws a tile with its own spaces. */
  draw(tile: GridTile, own: readonly GridSpace[] = []): SVGTemplateResult {
    const { tile: art } = this.#host.art;
    return svg`<g class=${`tile ${tile.kind}`} part=${parts('tile', tile.id, tile.kind, tile.state)}>${
      art
        ? svg`<g class="art" transform=${`translate(${span(tile.cells, 0)[0]} ${span(tile.cells, 1)[0]})`}>${art(tile)}</g>`
        : drawTile(tile, own)
    }</g>`;
  }
}

export const tileTargets = (
  speaker: Speaker<Key>,
  { tiles }: GridModel,
  targetById: ReadonlyMap<TargetId, GridTarget>,
): readonly BoardItem[] =>
  tiles.flatMap(({ id, name, cells }): BoardItem[] => {
    const target = targetById.get(id);
    if (!target) return [];
    const [x, y] = middle(cells);
    return [
      {
        id,
        x,
        // The arrow keys compare these points, so no two of them may be equal. The point of a tile is slightly above
        // its middle. The point of a token is slightly below the middle of its space.
        y: y - 9,
        kind: 'aim',
        words: `${name}. ${targetWords(speaker, target)}`,
        target,
        area: outline(cells, 8),
        coin: [0, -30],
      },
    ];
  });
