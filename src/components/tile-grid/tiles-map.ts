// A map of tiles, or of places without them: what it adds to what every map draws. A board with walls has none of it.
import { svg, type SVGTemplateResult } from 'lit';
import type { TargetId } from '../../engine/kernel/types.js';
import { middleOf, span, spaceOutline, standing, type Point, type Stand } from './layout.js';
import type { Thing } from './thing.js';
import { parts, TileMap } from './tile-map.js';
import { spaceWords } from './words.js';

export class TilesMap extends TileMap {
  /** Its own, as words that come later are learned by class. */
  static override catalogue = TileMap.catalogue;

  protected override standing(): ReadonlyMap<TargetId, Stand> {
    return standing(this.grid);
  }

  protected override spaces(): readonly Thing[] {
    const { spaces, tokens, targets } = this.grid;
    const names = new Map(spaces.map(({ id, name }) => [id, name]));
    return spaces.map((space) => {
      const here = tokens.filter((token) => token.space === space.id);
      const target = targets.find(({ id }) => id === space.id);
      return this.keep(space.id, [space, space.exits?.map(({ to }) => names.get(to)), here, target], (): Thing => {
        const [x, y] = middleOf(space);
        const coin: Point = !here.length ? [0, 0] : (space.cells?.length ?? 0) > 1 ? [-24, -6] : [28, -26];
        return { id: space.id, x, y, kind: space.tile === undefined ? 'space bare' : 'space', words: spaceWords(this, this.grid, space), target, area: spaceOutline(space, 22), coin };
      });
    });
  }

  protected override floor(): readonly SVGTemplateResult[] {
    const { art: { tile: art }, drawings, grid: { spaces, tiles } } = this;
    return tiles.map((tile) => {
      const own = spaces.filter((space) => space.tile === tile.id);
      return this.keep(tile.id, [tile, own], () => svg`<g class=${`tile ${tile.kind}`} part=${parts('tile', tile.id, tile.kind, tile.state)}>${
        art ? svg`<g class="art" transform=${`translate(${span(tile.cells, 0)[0]} ${span(tile.cells, 1)[0]})`}>${art(tile)}</g>` : drawings?.drawTile(tile, own)}</g>`);
    });
  }
}
