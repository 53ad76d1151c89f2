// Draws a token of a map by itself, for example in a list.
import { html, type TemplateResult } from 'lit';
import type { GridModel } from '../../engine/scene/tile-grid-model.js';
import type { GridArt } from './drawings.js';

/**
 * @param box The view box of the drawing.
 * @returns Null if the token is not on the map.
 */
export function tokenFigure({ tokens }: GridModel, art: GridArt, box: string, id: string): TemplateResult | null {
  const token = tokens.find((each) => each.id === id);
  return token ? html`<svg viewBox=${box} aria-hidden="true">${art.token?.(token)}</svg>` : null;
}
