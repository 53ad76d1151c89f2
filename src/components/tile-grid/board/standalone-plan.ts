// A board that a page shows: with what is seen in words beside it, and told anew when a reader looks from elsewhere.
import type { nothing, TemplateResult } from 'lit';
import type { GridModel } from '../../../engine/scene/tile-grid-model.js';
import type { TargetId } from '../../../engine/kernel/types.js';
import own from '../../../messages/en/pieces/tile-grid-board-standalone.js';
import type { Messages } from '../../../messages/message.js';
import type { TileMap } from '../tile-map.js';
import { aside } from './legend.js';
import { styles } from './legend.styles.js';
import * as details from './details.js';
import { edgesOf } from './edges.js';
import { Plan as AnyPlan, words as said } from './plan.js';
import { drawRings } from './range-rings.js';
import { report, reportLines } from './sight-words.js';
import { edgeName, spaceWords } from './words.js';

export const words = { ...said, ...details.words, ...own };

export class Plan extends AnyPlan {
  protected override readonly rings = drawRings;
  readonly #host: TileMap;

  constructor(host: TileMap, learn: (late: Messages) => void) {
    super(host, learn, details);
    this.#host = host;
    this.dress(styles);
  }

  /** What stands beside the board: `list`, `legend`. */
  aside(grid: GridModel, show: string): TemplateResult | typeof nothing {
    return aside(this.#host, grid, show);
  }

  protected override lookWords(grid: GridModel, id: TargetId): readonly string[] {
    const far = grid.rings?.find(({ space }) => space === id);
    return [...super.lookWords(grid, id), far ? this.#host.say('away', { n: far.distance }) : ''];
  }

  /** Every space, and what is seen from where one looks. */
  tell(grid: GridModel): readonly string[] {
    return [
      ...grid.spaces.map((space) => spaceWords(this.#host, grid, space, this.lookWords(grid, space.id))),
      ...reportLines(this.#host, grid),
    ];
  }

  /** What a reader hears after a look from elsewhere, or after a door was turned. */
  news(grid: GridModel, door: TargetId | undefined): string {
    const edge = edgesOf(grid).find(({ boundary }) => boundary?.id === door && door !== undefined);
    const told = report(this.#host, grid);
    return [
      edge && `${edgeName(this.#host, edge)}.`,
      told && `${told.title}.`,
      ...(told?.seen.length ? [`${told.seen.map(([names]) => names).join(', ')}.`] : []),
    ]
      .filter(Boolean)
      .join(' ');
  }
}
