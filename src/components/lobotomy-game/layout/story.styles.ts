// Styles of a Trade, of the Chapters that were read, and of the known Monsters.
import { css } from 'lit';

export const storyStyles = css`
  .trade {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
    gap: 10px;
    padding: 8px 10px;
    border: 1.5px solid var(--nw-line);
  }
  .laid {
    margin: 0 0 6px;
    padding-inline-start: 1.1em;
  }
  .none {
    color: var(--nw-muted);
  }
  .story {
    display: grid;
    gap: 8px;
    align-content: start;
    padding: 10px 14px;
    background: var(--nw-paper);
    color: var(--nw-paper-ink);
  }
  .story ul {
    margin: 0;
    padding-inline-start: 1.2em;
  }
  .story details,
  .bestiary {
    padding-top: 6px;
    border-top: 1px solid var(--nw-line);
  }
  summary {
    min-height: 28px;
    font: 700 1em/1.6 var(--nw-title-font);
    cursor: pointer;
  }
  .story svg {
    float: inline-start;
    width: 104px;
    margin-block: 4px;
    margin-inline-end: 12px;
  }
  .story details::after {
    display: block;
    clear: both;
    content: '';
  }
  .story p + p {
    margin-top: 6px;
  }
  .story small {
    color: var(--nw-paper-muted);
  }
`;
