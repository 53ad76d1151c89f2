// The paper on which a card is printed: cut for helpful cards, torn for harmful ones. It is stretched to the card's
// box.
import { svg, type SVGTemplateResult } from 'lit';
import { fine, noise, paint } from '../../shared/drawing.js';
import { colour, cutSheet } from './draw.js';
import type { CardKind } from './tokens.js';

/** The view box of the frame; draw it with preserveAspectRatio="none". */
export const CARD_BOX = '0 0 230 458';
export const PENNANT_BOX = '0 0 38 62';
/** The view box of every picture. The pennant with the value overlaps its upper right corner. */
export const PICTURE_BOX = '0 0 200 232';

/**
 * Notches halfway up the left edge, as path data that goes upwards from y = 282. They let players distinguish the kinds
 * of cards in the hand without relying on colour.
 */
const NOTCHES: Partial<Record<CardKind, string>> = {
  item: 'V282A14 14 0 0 0 1 254',
  action: 'V282L13 268 1 254',
  safe: 'V280H11V256H1',
};

const torn = (): string => {
  let path = '';
  for (let y = 446; y > 8; y -= 9 + noise(y) * 7) path += `L${fine(1 + noise(y + 0.5) ** 2 * 8)} ${fine(y)}`;
  return path;
};

const sheet = (kind: CardKind): string => (kind in NOTCHES ? 'var(--nw-paper)' : '#1c1510');
const print = (kind: CardKind): string => (kind in NOTCHES ? 'var(--nw-paper-ink)' : colour('bone'));

/** Draws the shadow, sheet and rim of a card. */
export const cardFrame = (kind: CardKind): SVGTemplateResult => {
  const edge = cutSheet(230, 458, kind.length, NOTCHES[kind] ?? torn());
  return svg`${paint(edge, { fill: colour('shade'), opacity: 0.6, transform: 'translate(4 6)' })}${paint(edge, { fill: sheet(kind), stroke: colour('rim') })}`;
};

/** Draws the pennant that overlaps the picture; it shows the Sanity value. */
export const pennant = (kind: CardKind, value: number): SVGTemplateResult =>
  svg`${paint('M1 0V45L19 60 37 45V0', { fill: sheet(kind), stroke: print(kind), width: 1.8 })}<text x="19" y="39" text-anchor="middle" fill=${print(kind)} font-family="var(--nw-title-font)" font-weight="700" font-size="34">${value}</text>`;
