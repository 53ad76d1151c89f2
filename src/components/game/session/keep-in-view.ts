// Scrolls the map so that whoever acts is in view.
import type { NwElement } from '../../shared/nw-element.js';
import type { TileGrid } from '../../tile-grid/tile-grid.js';

/** What moves the map to whoever acts, after a drawing: when it is another, or when they are somewhere else. */
export function followActor(element: NwElement): (token: string, at: string) => void {
  let last = '';
  return (token, at) => {
    const spot = `${token} ${at}`;
    const grid = element.renderRoot.querySelector<HTMLElement & Partial<TileGrid>>('nw1-tile-grid, nw1-tile-grid');
    // A stranger who holds that name has nothing of ours.
    if (!grid?.updateComplete || spot === last) return;
    last = spot;
    void grid.updateComplete.then(() => {
      grid.focusOn?.(token);
    });
  };
}
