import { TileGrid } from './tile-grid.js';

TileGrid.define();

export type { TileGrid };
