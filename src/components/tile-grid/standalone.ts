// What a board needs where no game stands behind it: our drawings, their inks, and the check of what a page hands in.
export { parseGrid } from '../../engine/scene/read-tile-grid.js';
export { drawNames, drawTile, drawToken, drawWays, patterns } from './drawings.js';
export { inks } from './inks.styles.js';
