// What lies on a board and can be pointed at.
import type { SVGTemplateResult } from 'lit';
import type { GridTarget } from '../../engine/scene/tile-grid-model.js';
import type { Stop } from '../shared/pointing/key-navigation.js';
import type { Point } from './layout.js';

/** A space, a tile, a door, a token, a place for a tile, or what spread tokens stand on; what is still is only looked at. */
export interface BoardItem extends Stop {
  readonly kind:
    | 'space'
    | 'space bare'
    | 'door'
    | 'aim'
    | 'spot'
    | 'token'
    | 'token movable'
    | 'token still'
    | 'tray still'
    | 'words still';
  readonly words: string;
  readonly target?: GridTarget | undefined;
  /** Path data of what lights up. */
  readonly area: string;
  readonly drawing?: SVGTemplateResult;
  /** Where the cost stands, from the middle. */
  readonly coin: Point;
}
