// A board that a page shows: with what is seen in words beside it, and told anew when a reader looks from elsewhere.
import type { nothing, TemplateResult } from 'lit';
import type { GridModel } from '../../../engine/board/grid-model.js';
import type { TargetId } from '../../../engine/kernel/types.js';
import type { TileMap } from '../tile-map.js';
import { aside } from './aside.js';
import { styles } from './aside.styles.js';
import { edgesOf } from './edges.js';
import { Plan as AnyPlan } from './plan.js';
import { edgeName, report } from './words.js';

export { words } from './plan.js';

export class Plan extends AnyPlan {
  readonly #host: TileMap;

  constructor(host: TileMap) {
    super(host);
    this.#host = host;
    if (styles.styleSheet) host.shadowRoot?.adoptedStyleSheets.push(styles.styleSheet);
  }

  /** What stands beside the board: `list`, `legend`. */
  aside(grid: GridModel, show: string): TemplateResult | typeof nothing {
    return aside(this.#host, grid, show);
  }

  /** What a reader hears after a look from elsewhere, or after a door was turned. */
  news(grid: GridModel, door: TargetId | undefined): string {
    const edge = edgesOf(grid).find(({ boundary }) => boundary?.id === door && door !== undefined);
    const told = report(this.#host, grid);
    return [edge && `${edgeName(this.#host, edge)}.`, told && `${told.title}.`, ...(told?.seen.length ? [`${told.seen.map(([names]) => names).join(', ')}.`] : [])].filter(Boolean).join(' ');
  }
}
