// Styles of pages of Storybook that show several stories: the gallery of all states, and the overview.
import { css } from 'lit';

/** Frames around stories, in as many columns as have room. */
export const gallery = css`
  .gallery {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(var(--least, 22rem), 100%), 1fr));
    gap: 2.5rem 1.5rem;
    align-items: start;
  }
  .gallery > figure {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    min-width: 0;
    margin: 0;
    border-block-start: 1px solid color-mix(in srgb, currentcolor 35%, transparent);
    padding-block-start: 0.5rem;
  }
  .gallery > .wide {
    grid-column: 1 / -1;
  }
  .gallery figcaption a {
    color: inherit;
    font-weight: 600;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
  .gallery figcaption p {
    max-width: 38rem;
    margin: 0.25rem 0 0;
    font-size: 0.875rem;
    line-height: 1.4;
  }
`;

/** The overview: a head, and cards for the games and the pieces. */
export const overview = css`
  .overview {
    max-width: 80rem;
    margin-inline: auto;
    line-height: 1.5;
  }
  .overview h1 {
    margin: 0;
    font:
      700 clamp(2.25rem, 6vw, 4rem) / 1.05 Georgia,
      serif;
  }
  .overview h2 {
    margin: 3.5rem 0 0.25rem;
    font:
      700 1.75rem / 1.2 Georgia,
      serif;
  }
  .overview h3 {
    margin: 0;
    font-size: 1.125rem;
  }
  .overview p {
    max-width: 44rem;
    margin: 0.25rem 0 0;
  }
  .overview header p {
    margin-block-start: 0.75rem;
    font-size: 1.125rem;
  }
  .overview a {
    color: inherit;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
  .overview nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    margin-block-start: 1rem;
  }
  .overview nav a,
  .overview .links a {
    display: inline-block;
    padding-block: 0.25rem;
  }
  .overview .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(var(--least, 22rem), 100%), 1fr));
    gap: 2rem 1.5rem;
    margin-block-start: 1.25rem;
  }
  .overview article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: 0.75rem;
    min-width: 0;
  }
  .overview .links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .overview img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: 4px;
  }
  [data-theme='dark'] .overview .by-day,
  :root:not([data-theme='dark']) .overview .by-night {
    display: none;
  }
  .overview story-window {
    display: grid;
    box-sizing: border-box;
    height: 22rem;
    border: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
    border-radius: 4px;
    padding: 1rem;
    overflow: auto;
    align-items: safe center;
    grid-template-columns: minmax(0, 1fr);
  }
  .overview .small story-window {
    height: 7rem;
  }
  .overview .large {
    --least: 34rem;
  }
  .overview .large story-window {
    height: 38rem;
  }
  .overview .large article:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  .overview .large article:last-child:nth-child(odd) story-window {
    height: 30rem;
  }
  .overview dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 44rem);
    gap: 0.5rem 1.5rem;
    margin: 1rem 0 0;
  }
  .overview dt {
    font-weight: 600;
  }
  .overview dd {
    margin: 0;
  }
  .overview ol {
    max-width: 44rem;
    margin: 1rem 0 0;
    padding-inline-start: 1.5rem;
  }
  .overview ol li {
    padding-block: 0.25rem;
  }
  @media (max-width: 30rem) {
    .overview dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .overview dd {
      margin-block-end: 0.75rem;
    }
    .overview story-window {
      padding: 0.5rem;
    }
  }
`;
