// Sets the colours of a game.
import { css, unsafeCSS, type CSSResult } from 'lit';
import type { Palette } from './theme.styles.js';

/**
 * Makes the style sheet with a game's colours. It follows `theme` in the styles of the game's element; all pieces
 * inside inherit the colours.
 * @example static styles = [theme, world(sanitarium), styles]
 */
export const world = (colours: Palette): CSSResult => css`
  :host {
    ${unsafeCSS(
      Object.entries(colours)
        .map(([token, [light, dark]]) => `--nw-theme-${token}:light-dark(${light},${dark})`)
        .join(';'),
    )}
  }
`;
