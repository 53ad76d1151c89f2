// A table that the page lays out itself: what stands inside the element is fed with its part of what is seen. A piece may name
// its part, where it has several: `<nw-card-hand data-part="things">`; any other element is filled with the part that it names.
import { css, nothing, render, type TemplateResult } from 'lit';
import type { NwElement } from '../shared/nw-element.js';
import { NwChooseEvent } from '../shared/events.js';
import { NwPointEvent } from '../shared/pointing/point-event.js';
import { provideTable } from '../shared/table-context.js';
import type { TableActs } from './session/table-acts.js';

/** The properties of a piece. */
type Fed = Readonly<Record<string, unknown>>;

/** What a page may place; `S` is what is seen, `E` the game's element. */
export interface Parts<S, E> {
  /** Pieces by tag, and by `data-part`; the first is meant where none is named. */
  readonly pieces: Readonly<Record<string, Readonly<Record<string, (shown: S) => Fed>>>>;
  /** By `data-part`, what fills an element that is no piece. */
  readonly places?: Readonly<
    Record<string, (element: E, shown: S, acts: TableActs) => TemplateResult | typeof nothing>
  >;
}

/** A game's own-layout.ts, once it is there. */
export interface OwnLayout<S, E> {
  /** Gives everything inside the element its part; null: nothing, while nobody may look. */
  feed(game: E, shown: S | null, acts: TableActs): void;
  /** What is ours around the page's pieces: who plays, and what can be done with the match. */
  ownTable(element: E, shown: S, acts: TableActs): TemplateResult;
}

/** What is ours lies around the page's pieces. */
const around = css`
  .own {
    display: grid;
    grid-template-columns: 100%;
    gap: 14px;
    padding: 12px clamp(12px, 2cqi, 22px);
  }
  /* Not where it has its place on our own table. */
  .own > * {
    grid-area: auto;
  }
  /* A strut of what the page's style sheet keeps free for it. */
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

/** What is filled has the game's looks, and neither its ground nor its height. */
const place = css`
  :host {
    min-height: 0;
    background: none;
  }
`;

/** Elements that can be filled, unless they are a piece. */
const FILLED = ['article', 'aside', 'div', 'footer', 'header', 'main', 'nav', 'p', 'section', 'span']
  .map((tag) => `${tag}[data-part]`)
  .join();

const adopt = (root: ShadowRoot, sheets: readonly (CSSStyleSheet | undefined)[]): void => {
  for (const sheet of sheets)
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
};

export const feeder =
  <S extends { readonly scene: object }, E extends NwElement>({
    pieces,
    places = {},
  }: Parts<S, E>): OwnLayout<S, E>['feed'] =>
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
    for (const element of game.querySelectorAll<HTMLElement>(FILLED)) {
      const fill = places[element.dataset['part'] ?? ''];
      if (!fill) continue;
      const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      adopt(root, [...(shadowRoot?.adoptedStyleSheets ?? []), place.styleSheet]);
      render(shown ? fill(game, shown, acts) : nothing, root);
    }
  };
