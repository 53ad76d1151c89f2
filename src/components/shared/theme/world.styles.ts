// The colours of a game's world, by the tokens of the theme.
import { css, unsafeCSS, type CSSResult } from 'lit';
import type { Palette } from './theme.styles.js';

/**
 * The colours of a game's world, for the styles of the game's element after `theme`; every piece inside inherits them.
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
