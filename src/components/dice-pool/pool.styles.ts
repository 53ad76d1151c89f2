// Looks of <dice-pool> around its dice: its caption, and room for what is below them.
import { css } from 'lit';

export const styles = css`
  section {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 12px 20px;
    align-items: center;
  }
  section > * {
    grid-column: 1/-1;
    margin: 0;
  }
  ::slotted(*) {
    font: 700 1.07em var(--nw-title-font);
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
