import { TileGrid } from './tile-grid.js';

TileGrid.define();
