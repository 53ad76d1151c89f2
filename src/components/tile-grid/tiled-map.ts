// A map of tiles, or of places without them: what it adds to what every map draws, and how tiles are laid on it. A board with
// walls has none of it.
import { svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { GridTarget } from '../../engine/scene/tile-grid-model.js';
import type { TargetId } from '../../engine/kernel/types.js';
import type { Ground, Laying } from './tile-laying.js';
import { middle, middleOf, outline, span, spaceOutline, standing, type Point, type Stand } from './layout.js';
import type { Thing } from './board-item.js';
import { bar, parts, TileMap } from './tile-map.js';
import { spaceWords, targetWords } from './words.js';

export class TilesMap extends TileMap {
  /** Its own, as words that come later are learned by class. */
  static override catalogue = TileMap.catalogue;

  #laying: Laying | undefined;
  #hover: string | null = null;

  /** Turns the tile at the chosen place to the next way it may lie. */
  turn(): void {
    this.#laying?.turn();
  }

  /** Lays the tile at the chosen place as it is turned. */
  lay(): void {
    this.#laying?.lay();
  }

  protected override firstUpdated(): void {
    super.firstUpdated();
    this.renderRoot.addEventListener('keydown', this.#onKeyDown as EventListener);
    this.renderRoot.addEventListener('pointerover', this.#hovers);
  }

  protected override arrived({ Laying }: typeof import('./map-tools.js'), ground: Ground): void {
    this.#laying = new Laying(ground);
  }

  protected override get asked(): readonly unknown[] {
    return [...super.asked, this.#laying?.turning];
  }

  protected override aims(aims: ReadonlyMap<TargetId, GridTarget>): readonly Thing[] {
    const { tiles, ghosts } = this.grid;
    return [
      ...tiles.flatMap(({ id, name, cells }): Thing[] => {
        const target = aims.get(id);
        const [x, y] = middle(cells);
        // A tile is met a little above the space in its middle, a token a little below.
        return target
          ? [
              {
                id,
                x,
                y: y - 9,
                kind: 'aim',
                words: `${name}. ${targetWords(this, target)}`,
                target,
                area: outline(cells, 8),
                coin: [0, -30],
              },
            ]
          : [];
      }),
      ...(this.#laying?.places(ghosts) ?? []),
    ];
  }

  protected override shown(current: string | null): SVGTemplateResult | undefined {
    return this.#laying?.shown(this.#hover ?? current);
  }

  protected override turns(): TemplateResult | undefined {
    return this.#laying?.turning ? bar(this.#laying.buttons()) : undefined;
  }

  protected override tap(id: string): void {
    if (!this.#laying?.tap(id)) super.tap(id);
  }

  protected override act(id: string): void {
    if (this.#laying?.turning?.place === id) this.lay();
    else super.act(id);
  }

  protected override back(): boolean {
    return !!this.#laying?.back() || super.back();
  }

  readonly #onKeyDown = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (this.#laying?.turning && key === 'r' && !ctrlKey && !metaKey && !altKey && isOnBoard(target)) this.turn();
  };

  readonly #hovers = ({ target }: Event): void => {
    if (!isOnBoard(target)) return;
    this.#hover = this.idOf(target);
    if (this.grid.ghosts.length) this.requestUpdate();
  };

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
        return {
          id: space.id,
          x,
          y,
          kind: space.tile === undefined ? 'space bare' : 'space',
          words: spaceWords(this, this.grid, space),
          target,
          area: spaceOutline(space, 22),
          coin,
        };
      });
    });
  }

  protected override floor(): readonly SVGTemplateResult[] {
    const {
      art: { tile: art },
      drawings,
      grid: { spaces, tiles },
    } = this;
    return tiles.map((tile) => {
      const own = spaces.filter((space) => space.tile === tile.id);
      return this.keep(
        tile.id,
        [tile, own],
        () =>
          svg`<g class=${`tile ${tile.kind}`} part=${parts('tile', tile.id, tile.kind, tile.state)}>${
            art
              ? svg`<g class="art" transform=${`translate(${span(tile.cells, 0)[0]} ${span(tile.cells, 1)[0]})`}>${art(tile)}</g>`
              : drawings?.drawTile(tile, own)
          }</g>`,
      );
    });
  }
}

/** Not on the buttons below it. */
const isOnBoard = (target: EventTarget | null): boolean => !!(target as Element).closest('.frame');
