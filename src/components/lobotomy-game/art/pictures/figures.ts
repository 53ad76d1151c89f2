// Who walks in the house: on cards, and small on the board. A dark mass with one pale detail each, the feet at the origin, 100 high.
import type { Shapes } from '../../../shared/drawing.js';

export const FIGURES: Shapes = {};
