// Draws the track: the path, an element for each space, and the figure.
import { html, nothing, type TemplateResult } from 'lit';
import type { HuntTrackModel, HuntSpace } from '../../engine/scene/hunt-track-model.js';
import { cssVars } from '../shared/css-vars.js';
import type { Navigation } from '../shared/pointing/key-navigation.js';
import { drawFigure, drawMark } from './art.js';
import type { Layout, LayoutKind } from './layout.js';
import { drawPath, EM, envelope } from './path-drawing.js';
import { nameOf, type TrackSpeaker } from './words.js';

export interface Drawing {
  readonly host: TrackSpeaker & { readonly label: string };
  readonly model: HuntTrackModel;
  readonly layout: Layout;
  readonly kind: LayoutKind;
  /** Describes a space, given its number from 1. */
  readonly words: (n: number) => string;
  /** The position of the figure and the number of waiting cards, in words. */
  readonly status: string;
  /** The buttons; `nothing` if the track is only shown. */
  readonly buttons: TemplateResult | typeof nothing;
  readonly keys: Navigation;
  readonly keyDown: (event: KeyboardEvent) => void;
  readonly click: (event: Event) => void;
}

export const idOf = ({ spaces }: HuntTrackModel, n: number): string => spaces[n - 1]?.id ?? `space:${n}`;

/** The mark on a card that has neither a name nor a mark of its own. */
const UNNAMED = 'script';

export function drawTrack(shown: Drawing): TemplateResult {
  const { host, model, layout, kind, buttons, status } = shown;
  const { spaces, position, ended } = model;
  const at = position + (ended ? 1 : 0);
  const { width, height, figurePositions, pathSections } = layout;
  const [x, y] = figurePositions[at] ?? [0, 0];
  const ahead = (pathSections[at]?.[0]?.[0] ?? x) - x || x - (figurePositions[at - 1]?.[0] ?? x);
  const isBack = ahead < 0;
  // At a card, and at the door at the end, the figure stands to one side, so that the name on the card stays readable.
  const read = spaces[position - 1];
  const aside = ended ? -1.2 : read?.card ? 1.05 : 0;
  const here = read && !ended && (read.card === 'up' || !read.card) && read.text ? read : null;
  return html`<section class=${kind}>
    <header>
      <slot>${host.label ? html`<p class="title">${host.label}</p>` : nothing}</slot>
      <p part="status">${status}</p>
    </header>
    <div class="scroll">
      <div
        part="track"
        class="track"
        @click=${shown.click}
        @keydown=${shown.keyDown}
        @focusin=${shown.keys.onFocusIn}
        ${cssVars({ width: `${width}em`, height: `${height}em`, '--pitch': `${layout.pitch}em` })}
      >
        <svg class="ways" viewBox=${`0 0 ${width * EM} ${height * EM}`} aria-hidden="true">${drawPath(layout, at)}</svg>
        <ol role="listbox" aria-label=${host.label || host.say('track', { n: spaces.length })}>
          ${spaces.map((space, i) => oneSpace(shown, space, i + 1, isBack))}
        </ol>
        <svg
          class=${`figure ${isBack ? 'back' : ''} ${read && !read.card && !ended ? 'plate' : ''}`}
          part="figure"
          viewBox="-50 -114 108 124"
          aria-hidden="true"
          ${cssVars({ 'inset-inline-start': `${x + (isBack ? -aside : aside)}em`, top: `${y}em` })}
        >
          <g>${drawFigure(host.figure)}</g>
        </svg>
      </div>
    </div>
    ${here ? html`<p part="card"><b>${nameOf(host, here)}</b> ${here.text}</p>` : nothing} ${buttons}
  </section>`;
}

function oneSpace(
  { host, model, layout, keys, words }: Drawing,
  space: HuntSpace,
  n: number,
  isBack: boolean,
): TemplateResult {
  const { position, ended } = model;
  const { card = 'plain', hazard, state = '', mark } = space;
  const id = idOf(model, n);
  const isHere = n === position && !ended;
  const [x, y] = layout.spaceCorners[n - 1] ?? [0, 0];
  const classes = [
    card,
    hazard ? 'hazard' : '',
    n < position || ended ? 'past' : '',
    isHere ? 'here' : '',
    isHere && isBack ? 'left' : '',
    state,
    `t${n % 4}`,
  ]
    .filter(Boolean)
    .join(' ');
  const picture = mark ?? (hazard ? 'spiral' : card === 'up' && !space.name ? UNNAMED : '');
  return html`<li
    role="option"
    part=${`space s${n} ${card} ${hazard ? 'hazard' : ''} ${state}`}
    data-id=${id}
    class=${classes}
    tabindex=${keys.tabindex(id)}
    aria-selected=${state === 'selected'}
    aria-current=${isHere ? 'location' : nothing}
    ${cssVars({ 'inset-inline-start': `${x}em`, top: `${y}em`, '--age': String(Math.min(1, Math.max(0, position - n) / 8)) })}
  >
    <span class="heard">${words(n)}</span>
    <div class="sheet" aria-hidden="true">
      ${
        card === 'down'
          ? html`<svg viewBox="0 0 100 100" preserveAspectRatio="none">${envelope}</svg><i class="seal"></i>`
          : html`<b title=${nameOf(host, space)}>${nameOf(host, space)}</b
              >${picture ? html`<svg class="mark" viewBox="0 0 90 80">${drawMark(picture)}</svg>` : nothing}${card === 'known' ? html`<i class="seal"></i>` : nothing}`
      }<span class="n">${n}</span>
    </div>
  </li>`;
}
