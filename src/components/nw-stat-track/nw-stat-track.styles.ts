import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
  }
  p {
    display: flex;
    align-items: center;
    gap: 10px;
    margin: 0;
    line-height: 1.2;
  }
  b {
    font: 700 2rem/1 var(--nw-title-font);
  }
  span {
    max-width: 16em;
    color: var(--nw-muted);
  }
  .against {
    margin-inline-start: auto;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    margin-top: 8px;
  }
  i {
    flex: 1 1 12px;
    max-width: 28px;
    height: 14px;
    align-self: end;
    border: 1.5px solid var(--nw-muted);
  }
  .big {
    height: 18px;
  }
  .full {
    border-color: var(--nw-ink);
    background: var(--nw-ink);
  }
  .goal {
    border: 2px solid var(--nw-ink);
  }
  svg {
    width: 16px;
    height: 48px;
    overflow: visible;
  }
  @container (min-width: 240px) {
    :host {
      display: flex;
    }
  }
  @media (forced-colors: active) {
    .full {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
