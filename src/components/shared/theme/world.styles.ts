// Sets the colours of a game.
import { css, unsafeCSS, type CSSResult } from 'lit';
import type { Palette } from './theme.styles.js';

/**
 * The colours of a game, for the styles of the game's element after `theme`. All pieces inside inherit them.
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
