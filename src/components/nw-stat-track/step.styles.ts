// Steps that a page has: large ones, a goal, and those that a game draws, which stand behind the number.
import { css } from 'lit';

export const styles = css`
  [part='steps']:has(svg) {
    flex: none;
    max-width: 100%;
  }
  .big {
    height: 18px;
  }
  .goal {
    border: 4px double var(--nw-ink);
  }
  svg {
    width: 12px;
    height: 36px;
    overflow: visible;
  }
`;
