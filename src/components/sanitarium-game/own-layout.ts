// A table that the page lays out itself: the pieces that stand inside the element are fed with their parts of what is seen.
// `<nw-card-hand data-part="things">` names its part where a piece may have several.
import { css, html, nothing, type TemplateResult } from 'lit';
import type { LogModel } from '../../engine/scene/choices-model.js';
import type { Acts } from '../game/acts.js';
import { cardArt, gridArt, matchArt } from './drawing.js';
import { header } from './header.js';
import { foot, type Shown } from './table-view.js';
import type { Game } from './words.js';

/** What a piece is given: the properties of its part, or none that can be drawn. */
type Part = Readonly<Record<string, unknown>>;

/** By tag, and by `data-part`; the first is meant where none is named. */
const parts: Readonly<Record<string, Readonly<Record<string, (shown: Shown) => Part>>>> = {
  'tile-grid': { map: ({ scene, art }) => ({ model: scene.grid, art: art?.gridArt ?? gridArt }) },
  'nw-choices': { choices: ({ scene }) => ({ model: scene.choices }) },
  'nw-log': { log: ({ lines }) => ({ model: { version: 1, lines } satisfies LogModel }) },
  'dice-pool': { dice: ({ scene, horror }) => ({ noOdds: true, model: scene.dice.dice.some(({ state }) => state === 'open') ? scene.dice : (horror ?? scene.dice) }) },
  'nw-stat-track': { points: ({ scene }) => ({ model: scene.points, art: matchArt }), escape: ({ scene }) => ({ model: scene.escape }) },
  'nw-card-hand': {
    hand: ({ scene, pictures }) => ({ model: scene.hand, art: cardArt(pictures) }),
    things: ({ scene, pictures }) => ({ model: scene.things, art: cardArt(pictures) }),
    haunts: ({ scene, pictures }) => ({ model: scene.haunts, art: cardArt(pictures) }),
  },
};
const pieces = Object.keys(parts).join();

/** What is ours lies around the page's pieces. */
const { styleSheet } = css`
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
  .own > .clock {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .own > .acts {
    padding: 0;
  }
`;

/** Gives every piece inside the element its part; null: nothing, while nobody may look. */
export function feed(game: HTMLElement, shown: Shown | null): void {
  const sheets = game.shadowRoot?.adoptedStyleSheets;
  if (styleSheet && !sheets?.includes(styleSheet)) sheets?.push(styleSheet);
  for (const piece of game.querySelectorAll<HTMLElement>(pieces)) {
    const named = parts[piece.localName] ?? {};
    const [first = ''] = Object.keys(named);
    Object.assign(piece, shown ? named[piece.dataset['part'] ?? first]?.(shown) : { model: piece.localName === 'dice-pool' ? { version: 1, dice: [] } : undefined });
  }
}

/** What is ours around the page's pieces: who plays, and what can be done with the match. */
export function ownTable(element: Game, shown: Shown, acts: Acts): TemplateResult {
  const { end } = shown;
  return html`<div class="own">
    ${header(element, shown.scene, shown.sitters)}
    ${end ? (end.words ?? html`<p>${end.text}</p>`) : nothing}
    <slot @nw-point=${acts.point} @nw-unpoint=${acts.unpoint} @nw-choose=${acts.choose}></slot>
    ${shown.missed}
    ${foot(element, shown, acts)}
  </div>`;
}
