// The colours and fonts of every element. Elements draw with the style tokens `--nw-…` that are set here. A page or a
// game sets `--nw-theme-…`, such as `--nw-theme-accent`, to change a token for everything inside an element. A token
// that is set on an element's own tag changes only that element: `dice-pool { --nw-accent: teal }`. Light or dark
// follows the page's `color-scheme`.
import { css, unsafeCSS, type CSSResult } from 'lit';

/** The tokens that `--nw-theme-…` can set, with their default colours. */
const nightWard = {
  /** The background of the element. */
  ground: ['#f4f0e6', '#14171c'],
  /** Slightly raised areas: rails and open panels. */
  lit: ['#fdfaf2', '#20252c'],
  ink: ['#23262b', '#e8e2d4'],
  /** Secondary text, still with a contrast of 4.5:1 on the ground. */
  muted: ['#5c5f63', '#a8a598'],
  /** Only for things that can be chosen now. */
  accent: ['#9a6508', '#e0a83c'],
  'on-accent': ['#fffaf0', '#1d1503'],
  /** Sheets, slips and cards, and their text. */
  paper: ['#fffdf6', '#ded6c1'],
  'paper-ink': ['#23262b', '#23262b'],
  'paper-muted': ['#5c5a50', '#55503f'],
  /** Dividing lines and outlines. */
  line: ['#b9b2a1', '#3d444d'],
  /** Short, coloured shadows, never black. */
  shade: ['#b3aa94', '#07090b'],
  /** Faults and warnings. */
  alarm: ['#9b2318', '#ff9c87'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Token = keyof typeof nightWard;
export type Palette = Partial<Record<Token, readonly [light: string, dark: string]>>;

const declare = (name: (token: string) => string, value: (token: Token) => string): CSSResult =>
  unsafeCSS((Object.keys(nightWard) as Token[]).map((token) => `${name(token)}:${value(token)}`).join(';'));

const token = (name: string): string => `--nw-${name}`;

const tokensOf = (palette: Palette): CSSResult => css`
  :host {
    ${declare(token, (name) => `var(--nw-theme-${name},light-dark(${(palette[name] ?? nightWard[name]).join()}))`)};
    --nw-title-font: var(--nw-theme-title-font, 'Iowan Old Style', 'Palatino Linotype', Palatino, P052, serif);
    display: block;
    box-sizing: border-box;
    color: var(--nw-ink);
    font-variant-numeric: tabular-nums lining-nums;
  }
  /* Takes no room of its own; see NwElement. */
  .words {
    display: contents;
  }
  /* Content of the page keeps the page's direction. */
  :host(:dir(rtl)) slot {
    direction: rtl;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  ::before,
  ::after {
    box-sizing: inherit;
  }
  :focus-visible {
    outline: 3px solid var(--nw-ink);
    outline-offset: 2px;
  }
  button {
    min-width: 32px;
    min-height: 32px;
    padding: 4px 10px;
    border: 1.5px solid var(--nw-line);
    border-radius: 4px;
    background: var(--nw-lit);
    color: var(--nw-ink);
    font: inherit;
    cursor: pointer;
  }
  button:disabled {
    border-style: dashed;
    color: var(--nw-muted);
  }
  /* For screen readers only. */
  .heard {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  [part='error'] {
    margin: 0;
    padding: 12px 16px;
    border: 1.5px solid var(--nw-alarm);
    border-radius: 4px;
    background: var(--nw-ground);
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    button {
      min-width: 44px;
      min-height: 44px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      animation: none !important;
      transition: none !important;
    }
  }
  :host([motion='none']) * {
    animation: none !important;
    transition: none !important;
  }
  @media (prefers-contrast: more) {
    :host {
      --nw-ground: light-dark(#fff, #000);
      --nw-lit: light-dark(#fff, #000);
      --nw-ink: light-dark(#000, #fff);
      --nw-muted: var(--nw-ink);
      --nw-line: var(--nw-ink);
      --nw-paper-muted: var(--nw-paper-ink);
    }
  }
  @media (forced-colors: active) {
    :host {
      ${declare(token, (name) => (name === 'accent' ? 'Highlight' : name === 'on-accent' ? 'HighlightText' : /ground|lit|paper$|shade/.test(name) ? 'Canvas' : 'CanvasText'))};
    }
  }
  @media print {
    :host {
      color-scheme: light;
      --nw-ground: #fff;
      --nw-lit: #fff;
      --nw-shade: transparent;
    }
    button {
      display: none;
    }
  }
`;

/**
 * How an element fits into the page around it. Everything here is in a layer, so that the element's own styles win. An
 * element inside another one of ours inherits from it instead.
 */
const onPage = css`
  @layer {
    :host(:not(:state(inner))) {
      /* Of the page's text properties, only the font, its size and weight, and the direction reach the words inside. */
      font-style: normal;
      font-variant-caps: normal;
      hyphens: manual;
      letter-spacing: normal;
      line-height: normal;
      overflow-wrap: normal;
      text-align: start;
      text-indent: 0;
      text-shadow: none;
      text-transform: none;
      white-space: normal;
      word-break: normal;
      word-spacing: normal;
      cursor: auto;
      /* The width in a box that is as wide as its content. Not more, because a column of a page may not become narrower
         than this. */
      contain-intrinsic-inline-size: min(320px, 85vw);
      min-width: 0;
      max-width: 100%;
    }
    :host(:state(dark)) {
      color-scheme: dark;
    }
  }
`;

/** The styles of words within a text of the page. */
export const themeInText: CSSResult = tokensOf({});

/**
 * The styles that come first in every other element.
 * @param palette The element's own colours, used unless a page or a game sets others.
 */
export const themeOf = (palette: Palette = {}): CSSResult => css`
  ${tokensOf(palette)}
  ${onPage}
`;

export const theme = themeOf();
