// The sheet on which a card is printed: a record card with a punched corner. The colour and pattern on the left edge
// show the kind of card.
import { svg, type SVGTemplateResult } from 'lit';
import { fine, paint } from '../../shared/drawing.js';

/** The view box of the sheet; draw it with preserveAspectRatio="none". */
export const CARD_BOX = '0 0 230 322';
export const PENNANT_BOX = '0 0 38 62';
export const MARK_BOX = '-12 -12 24 24';

const sheet = 'M5 1H205L229 25V317Q229 321 225 321H5Q1 321 1 317V5Q1 1 5 1z';
const strip = 'M5 1H12V321H5Q1 321 1 317V5Q1 1 5 1z';

/** Repeats a piece from the top to the bottom of the edge, every `step` units. */
const down = (step: number, piece: (y: number) => string): string =>
  Array.from({ length: Math.floor(300 / step) }, (_, i) => piece(fine(10 + i * step))).join('');

const PATTERNS = {
  veil: down(10, (y) => `M1 ${y}H12V${y + 4}H1z`),
  thread: down(12, (y) => `M1 ${y}L12 ${y + 6} 1 ${y + 12}V${y + 8}L8 ${y + 6} 1 ${y + 4}z`),
  claws: down(18, (y) => `M1 ${y}L12 ${y + 3} 1 ${y + 5}zM1 ${y + 7}L12 ${y + 10} 1 ${y + 12}z`),
  steps: down(16, (y) => `M1 ${y}H12V${y + 8}H6V${y + 16}H1z`),
  keyholes: down(20, (y) => `M6.5 ${y}a3 3 0 1 1-.1 0zM5 ${y + 5}H8L9 ${y + 11}H4z`),
  bars: down(12, (y) => `M3 ${y}H10V${y + 9}H3z`),
} as const;

const KINDS: Readonly<Record<string, readonly [fill: string, pattern: keyof typeof PATTERNS]>> = {
  camo: ['#2f6a5a', 'veil'],
  sabo: ['#7a4a86', 'thread'],
  bloodlust: ['#9b2318', 'claws'],
  movement: ['#3d6287', 'steps'],
  victim: ['#8a6414', 'keyholes'],
  patient: ['#16222b', 'bars'],
  special: ['#5f0f0a', 'bars'],
  location: ['#4a5a66', 'steps'],
};

export const FRAMED_KINDS: readonly string[] = Object.keys(KINDS);

/** Draws the shadow, the sheet and the edge of a card. A back is a dark sheet without an edge. */
export function cardFrame(kind: string): SVGTemplateResult {
  const [fill, pattern] = KINDS[kind] ?? ['#4a5a66', 'veil'];
  const isBack = kind.startsWith('back');
  return svg`${paint(sheet, { fill: 'var(--nw-shade)', opacity: 0.7, transform: 'translate(3 5)' })}${paint(sheet, { fill: isBack ? '#0f1a24' : 'var(--nw-paper)', stroke: 'var(--nw-line)' })}
    ${isBack ? '' : svg`${paint(strip, { fill })}${paint(PATTERNS[pattern], { fill: '#fffdf4', opacity: 0.75 })}${paint('M205 1L229 25H205z', { fill, opacity: 0.35 })}`}`;
}

/** Draws the numbered tag that overlaps the picture. */
export const pennant = (kind: string, value: number): SVGTemplateResult =>
  svg`${paint('M1 0V60L19 50 37 60V0', { fill: KINDS[kind]?.[0] ?? '#4a5a66' })}<text x="19" y="36" text-anchor="middle" fill="#fffdf4" font-family="var(--nw-title-font)" font-weight="700" font-size="32">${value}</text>`;

/**
 * The mark of each kind: a mask, a cut thread, claws, footprints, a keyhole, a bowed shape, a crowned shape, a house.
 */
const MARKS: Readonly<Record<string, string>> = {
  camo: 'M-11-4Q0-10 11-4Q11 6 4 6Q1 2 0 2Q-1 2-4 6Q-11 6-11-4zM-7-2Q-4 2-2-1Q-4-4-7-2zM7-2Q4 2 2-1Q4-4 7-2z',
  sabo: 'M-9-9L0 0M9-9L0 0M0 0L-6 6a3.5 3.5 0 1 0 1 1L0 2 5 7a3.5 3.5 0 1 0 1-1z',
  bloodlust: 'M-9 10Q-8-2-4-11Q-3 0-6 10zM-2 11Q-1-2 2-11Q4 0 1 11zM5 10Q6-1 9-9Q11 1 8 10z',
  movement: 'M-5 2q-5-4-3-10q2-4 5-3q4 4 1 13zM-7 5h5q1 5-2 5t-3-5zM6-2q-5-4-3-9q2-2 5-1q3 4 1 10zM3 1h5q1 5-2 5t-3-5z',
  victim: 'M0-11a6 6 0 0 1 3 11L6 10H-6L-3 0A6 6 0 0 1 0-11z',
  patient: 'M-9 11Q-10-2-5-5Q-6-11 0-11Q6-11 5-5Q10-2 9 11z',
  special: 'M-9 11Q-10-1-5-3V-11L-2-8 0-12 2-8 5-11V-3Q10-1 9 11z',
  location: 'M-10 11V-2L0-11 10-2V11H3V3H-3V11z',
};

export const typeMark = (kind: string): SVGTemplateResult =>
  svg`<path d=${MARKS[kind] ?? 'M0-9 9 0 0 9-9 0z'} fill="currentColor" stroke="currentColor" fill-rule="evenodd"></path>`;
