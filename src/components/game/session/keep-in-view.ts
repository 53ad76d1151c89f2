// Scrolls the map so that the acting player is in view.
import type { NwElement } from '../../shared/nw-element.js';
import type { TileGrid } from '../../tile-grid/tile-grid.js';

/**
 * Returns a function that scrolls the map to the acting player after a redraw, if the player or their space has
 * changed.
 */
export function followActor(element: NwElement): (token: string, at: string) => void {
  let last = '';
  return (token, at) => {
    const spot = `${token} ${at}`;
    const grid = element.renderRoot.querySelector<HTMLElement & Partial<TileGrid>>('nw1-tile-grid');
    // Other code may have registered the tag, for an element without our methods.
    if (!grid?.updateComplete || spot === last) return;
    last = spot;
    void grid.updateComplete.then(() => {
      grid.focusOn?.(token);
    });
  };
}
