// The sheet on which a card is printed: a plate with clipped corners. The colour and pattern on the left edge show the
// kind of card.
import { svg, type SVGTemplateResult } from 'lit';
import { fine, paint } from '../../shared/drawing.js';
import { colour } from './draw.js';

const plate = 'M7 1H223L229 7V315L223 321H7L1 315V7z';
const strip = 'M7 1H10.5V321H7L1 315V7z';

/** Repeats a piece from the top to the bottom of the edge, every `step` units. */
const down = (step: number, piece: (y: number) => string): string =>
  Array.from({ length: Math.floor(300 / step) }, (_, i) => piece(fine(12 + i * step))).join('');

const PATTERNS = {
  plain: '',
  bars: down(12, (y) => `M1 ${y}H9V${y + 5}H1z`),
  tape: down(14, (y) => `M1 ${y + 7}L9 ${y - 1}V${y + 6}L1 ${y + 14}z`),
  rivets: down(16, (y) => `M2.5 ${y + 3}a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0z`),
  teeth: down(12, (y) => `M1 ${y}L9 ${y + 6} 1 ${y + 12}z`),
  ruled: down(6, (y) => `M1 ${y}H9V${y + 1.5}H1z`),
  eyes: down(22, (y) => `M1 ${y + 5}Q5 ${y - 2} 9 ${y + 5}Q5 ${y + 12} 1 ${y + 5}z`),
  pulse: down(
    20,
    (y) =>
      `M4 ${y}H6V${y + 6}L9 ${y + 9} 1 ${y + 13} 4 ${y + 15}V${y + 20}H6V${y + 15}L3 ${y + 13} 9 ${y + 9} 6 ${y + 5}z`,
  ),
  stairs: down(16, (y) => `M1 ${y}H9V${y + 8}H5V${y + 16}H1z`),
  checks: down(16, (y) => `M1 ${y}H5V${y + 8}H1zM5 ${y + 8}H9V${y + 16}H5z`),
  perforated: down(10, (y) => `M3 ${y}H7V${y + 4}H3z`),
} as const;

const KINDS: Readonly<Record<string, readonly [fill: string, pattern: keyof typeof PATTERNS, ink: string]>> = {
  weapon: ['rust', 'tape', 'ink'],
  armor: ['iron', 'rivets', 'enamel'],
  equipment: ['steel', 'bars', 'ink'],
  fists: ['ink', 'plain', 'ink'],
  blue: ['slate', 'plain', 'ink'],
  insane: ['hazard', 'tape', 'ink'],
  aggression: ['oxide', 'teeth', 'ink'],
  ocd: ['verdigris', 'ruled', 'pale'],
  schizophrenia: ['plum', 'eyes', 'pale'],
  anxiety: ['slate', 'pulse', 'pale'],
  basic: ['soot', 'bars', 'steel'],
  elite: ['soot', 'checks', 'steel'],
  boss: ['oxide', 'checks', 'ink'],
  empowered: ['hazard', 'teeth', 'oxide'],
  'boss-card': ['oxide', 'tape', 'ink'],
  hunt: ['ink', 'tape', 'hazard'],
  spawn: ['soot', 'eyes', 'pale'],
  locker: ['steel', 'ruled', 'ink'],
  difficulty: ['hazard', 'bars', 'ink'],
  chapter: ['verdigris', 'stairs', 'ink'],
  nightmare: ['plum', 'stairs', 'ink'],
  memory: ['slate', 'perforated', 'pale'],
};

/**
 * Draws the shadow, the plate and the edge of a card. A back is a dark plate without an edge. The edge of an unknown
 * kind is plain iron.
 */
export const cardFrame = (kind: string): SVGTemplateResult => {
  const [fill, pattern, ink] = KINDS[kind] ?? ['iron', 'plain', 'ink'];
  const isBack = kind === 'back';
  return svg`${paint(plate, { fill: colour('shade'), opacity: 0.6, transform: 'translate(3 5)' })}${paint(plate, { fill: isBack ? colour('soot') : 'var(--nw-paper)', stroke: colour('rim') })}${isBack ? '' : svg`${paint(strip, { fill: colour(fill) })}${PATTERNS[pattern] ? paint(PATTERNS[pattern], { fill: colour(ink), transform: 'translate(-.2)scale(1.19 1)' }) : ''}`}`;
};

export const FRAMED_KINDS: readonly string[] = Object.keys(KINDS);
