// Things on a board that can be selected.
import type { SVGTemplateResult } from 'lit';
import type { GridTarget } from '../../engine/scene/tile-grid-model.js';
import type { Stop } from '../shared/pointing/key-navigation.js';
import type { Point } from './layout.js';

/**
 * A space, a tile, a door, a token, a place for a tile, the words on a board, or the background of tokens that are
 * spread out. An item whose kind ends in `still` is only shown.
 */
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
    | 'spread-ground still'
    | 'words still';
  readonly words: string;
  readonly target?: GridTarget | undefined;
  /** Path data of the highlighted area. */
  readonly area: string;
  readonly drawing?: SVGTemplateResult;
  /** The position of the cost, relative to the middle. */
  readonly coin: Point;
}
