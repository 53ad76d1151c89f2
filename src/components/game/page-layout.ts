// The page's own layout of a table. Each piece inside the game's element gets its part of the scene. A piece that can
// show several parts names one of them, as in `<nw-card-hand data-part="things">`. Any other element with `data-part`
// is filled with the content of that part.
import { css, nothing, render, type TemplateResult } from 'lit';
import type { NwElement } from '../shared/nw-element.js';
import { NwChooseEvent } from '../shared/events.js';
import { NwPointEvent } from '../shared/pointing/point-event.js';
import { provideTable } from '../shared/table-context.js';
import type { TableActs } from './table/table-acts.js';

type PieceProperties = Readonly<Record<string, unknown>>;

/** The parts that a page may lay out; `S` is what is drawn, `E` is the game's element. */
export interface Parts<S, E> {
  /** The properties of pieces, by tag and by `data-part`. The first part is the default. */
  readonly pieces: Readonly<Record<string, Readonly<Record<string, (shown: S) => PieceProperties>>>>;
  /** The content of elements that are not pieces, by `data-part`. */
  readonly tableParts?: Readonly<
    Record<string, (element: E, shown: S, acts: TableActs) => TemplateResult | typeof nothing>
  >;
}

/** A game's module for a page's own layout. */
export interface OwnLayout<S, E> {
  /**
   * Fills everything inside the element with its part. If `shown` is null, for example while the curtain is shown, all
   * parts are emptied.
   */
  update(game: E, shown: S | null, acts: TableActs): void;
  /** Draws the rows that we add around the page's pieces: who plays, and the buttons for the match. */
  ownTable(element: E, shown: S, acts: TableActs): TemplateResult;
}

/** Styles of the rows that we add around the page's pieces. */
const around = css`
  .own {
    display: grid;
    grid-template-columns: 100%;
    gap: 14px;
    padding: 12px clamp(12px, 2cqi, 22px);
  }
  /* Removes the places that these parts have in our layout. */
  .own > * {
    grid-area: auto;
  }
  /* The header is at least as high as the space that the style sheet in cdn/ reserves for it. */
  .own > .head {
    display: flow-root;
  }
  .own > .head::before {
    content: '';
    float: left;
    padding-top: var(--head);
  }
  .own > .clock {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .own > .acts {
    padding: 0;
  }
`;

/**
 * An element that is filled with a table part gets the game's styles, except for the background and the minimum height.
 */
const place = css`
  :host {
    min-height: 0;
    background: none;
  }
`;

/** Selects the elements that can be filled with a table part. */
const FILLABLE = ['article', 'aside', 'div', 'footer', 'header', 'main', 'nav', 'p', 'section', 'span']
  .map((tag) => `${tag}[data-part]`)
  .join();

const adopt = (root: ShadowRoot, sheets: readonly (CSSStyleSheet | undefined)[]): void => {
  for (const sheet of sheets)
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
};

export const layoutUpdater =
  <S extends { readonly scene: object }, E extends NwElement>({
    pieces,
    tableParts = {},
  }: Parts<S, E>): OwnLayout<S, E>['update'] =>
  (game, shown, acts) => {
    const { shadowRoot } = game;
    provideTable(
      game,
      shown && {
        scene: shown.scene,
        choose: (id) => {
          acts.choose(new NwChooseEvent(id));
        },
        point: (id) => {
          acts.point(new NwPointEvent(id));
        },
      },
    );
    if (shadowRoot) adopt(shadowRoot, [around.styleSheet]);
    for (const piece of game.querySelectorAll<HTMLElement>(Object.keys(pieces).join())) {
      const named = pieces[piece.localName] ?? {};
      const [first = ''] = Object.keys(named);
      Object.assign(
        piece,
        shown
          ? named[piece.dataset['part'] ?? first]?.(shown)
          : { model: piece.localName === 'dice-pool' ? { version: 1, dice: [] } : undefined },
      );
    }
    for (const element of game.querySelectorAll<HTMLElement>(FILLABLE)) {
      const fill = tableParts[element.dataset['part'] ?? ''];
      if (!fill) continue;
      const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      adopt(root, [...(shadowRoot?.adoptedStyleSheets ?? []), place.styleSheet]);
      render(shown ? fill(game, shown, acts) : nothing, root);
    }
  };
