// Standing figures, monsters, matchsticks for action points, and small marks. Each drawing fits the box exported beside
// it (an SVG viewBox); figures stand on y = 0.
import { svg, type SVGTemplateResult } from 'lit';
import { paint } from '../../shared/drawing.js';
import { colour, draw } from './draw.js';

export const STANDEE_BOX = '-30 -65 60 78';
export const MONSTER_BOX = '-42 -65 84 78';
export const MATCH_BOX = '0 0 20 60';
export const MARK_BOX = '-12 -12 24 24';

export type CardKind = 'item' | 'action' | 'safe' | 'hallucination' | 'confusion';

/**
 * The boards of the figures: arch, gable, swallowtail, steps and disc. Each has its own colour, and a head that is
 * painted on it.
 */
export const STANDEES: readonly (readonly [board: string, fill: string, head: string])[] = [
  ['M-21 0V-40a21 21 0 0 1 42 0V0z', '#2c5f7c', '0 -43 9'],
  ['M-21 0V-36L0-64 21-36V0z', '#8a2d28', '0 -41 8.5;0 -50 4'],
  ['M-21 0V-61L0-51 21-61V0z', '#55702a', '0 -39 8.5;-13 -42 1.5 0 -43 3 13 -42 1.5'],
  ['M-21 0V-43H-13V-62H13V-43H21V0z', '#2b2118', '0 -42 8.5;-7 -50 1 0 -50 3 7 -50 1'],
  ['M-21 0L-15-17A24 24 0 1 1 15-17L21 0z', '#6d4370', '0 -43 8.5;-7 -44 4 -9 -32 3;7 -44 4 9 -32 3'],
];

/** Draws the figure of seat 0 to 4, with the letter on its chest. */
export const standee = (index: number, letter: string): SVGTemplateResult => {
  const [board = '', fill = '', head = ''] = STANDEES[index] ?? [];
  return svg`${paint('M-22 9L20-1 34 2 26 12zM20 0V-34L34-22 36 2z', { fill: colour('shade'), opacity: 0.6 })}${paint(board, { fill, stroke: colour('bone'), width: 4 })}
${draw(`pM-16 0V-17Q-15-30 0-32Q15-30 16-17V0z|p&${head}|n1M-24-1H24L28 8H-28z`)}<text y="-6" text-anchor="middle" fill=${colour('ink')} font-family="var(--nw-title-font)" font-weight="700" font-size="23">${letter}</text>`;
};

const MONSTERS: readonly string[] = [
  // Hooded: half a face.
  'm2.6M-27 8C-31-14-26-33-15-46C-9-56 2-65 13-63C24-58 27-47 28-35C32-18 31-6 36 8L27 4 21 10 14 3 8 9 1 4-6 10-13 4-19 9z|bM9-56C19-55 24-45 22-34C21-24 16-17 10-17C3-17-1-27 0-37C1-48 3-54 9-56z|pM10-50C8-43 10-40 8-34C11-31 11-29 10-27C12-25 11-22 11-19C6-19 2-27 2-36C2-44 5-49 10-50z|kM3-39Q6-42 9-38Q6-36 3-39z',
  // Reaching: a hand.
  'm2.6&2 -54 8.5;4 -47 6 -10 -38 12 -17 -8 14;2 -40 7 14 -42 4 26 -35 3.2;-16 -38 8 -24 -20 4 -21 -2 2;-22 -6 7 -28 9 .8;-16 -6 7 -17 10 .8;-9 -6 7 -5 9 .8;-20 -4 6 -23 10 .8;-12 -2 6 -10 10 .8|n&26 -35 4 31 -33 4;31 -35 2.2 37 -43 1.6 44 -46 .8;33 -35 2.2 42 -39 1.6 48 -38 .8;33 -32 2.2 42 -32 1.6 47 -28 .8;32 -30 2.2 38 -26 1.6 41 -20 .8;28 -32 2.2 27 -26 1.5 31 -20 .8',
  // Crawling on its back: a face the wrong way up.
  'm2.6&-24 -25 8 -8 -37 8 10 -30 8 17 -22 4;-24 -26 6 -37 -42 4 -36 -14 3 -39 7 2;-19 -26 6 -18 -50 4.5 -13 -20 3 -17 8 2;8 -32 6 8 -55 4 15 -28 2.6 9 8 2;12 -29 6 33 -47 3.8 34 -18 2.6 38 7 2;-39 7 2 -33 8 1;-17 8 2 -10 9 1;9 8 2 3 9 1;38 7 2 42 8 .8;22 -13 8.5;17 -6 3 14 7 .8;20 -4 4 20 9 .8;24 -4 4 24 8 .8;28 -6 3 30 6 .8|pM21-21C27-22 29-15 28-10C27-5 25-2 22-2C19-2 17-6 17-11C17-16 17-20 21-21z|kM18-8.5Q20-10.5 21.7-8.3Q20-6 18-8.5zM23.7-8.3Q25.5-10.5 27-8.5Q25-6 23.7-8.3z|K1.2M20.5-16.5Q22.5-15 25-16.5',
];

/** Draws one of the three monsters: a dark mass with a pale rim, which stands out against dark floors. */
export const monster = (index: number): SVGTemplateResult => draw(MONSTERS[index] ?? '');

const mark = (d: string): SVGTemplateResult => paint(d, { fill: 'currentColor' });

/** Draws an action point: a fresh matchstick, or a burnt one. */
export const match = (state: 'fresh' | 'spent'): SVGTemplateResult =>
  state === 'fresh'
    ? svg`${draw('n.6M8 18H12L12.5 59H7.5z')}${mark('M10 1C15 8 16 12 14.5 17C13 21 7 21 5.5 17C4 12 5 8 10 1z')}`
    : paint('M6.5 59L8 34Q8 24 16 8L18.5 10Q12 24 12 35L10.5 59z', { fill: 'currentColor', opacity: 0.5 });

const EYE = 'M-11 0Q0-11 11 0Q0 11-11 0zM0-4.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z';

const MARKS: Readonly<Record<CardKind, string>> = {
  item: 'M-4.5-11a5.5 5.5 0 0 1 6 9l-.5 1V7H4V11H-2V-.5A5.5 5.5 0 0 1-4.5-11zM-2.5-8a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6z',
  action: 'M-10-5H0V-10L11 0 0 10V5H-10L-6 0z',
  // A house with a keyhole.
  safe: 'M0-11L11-1V11H-11V-1zM0-3.5a3 3 0 0 0-1.6 5.5L-2.5 8H2.5L1.6 2A3 3 0 0 0 0-3.5z',
  hallucination: EYE,
  confusion: `${EYE}M-9 9L7-11 10-9-6 11z`,
};

/** Draws the mark of a kind of card in the current text colour. */
export const typeMark = (kind: CardKind): SVGTemplateResult => mark(MARKS[kind]);

/** The mark of a card that the viewer has looked at. */
export const eyeMark = (): SVGTemplateResult => draw('n1.6M-11 0Q0-11 11 0Q0 11-11 0z|ko0 0 4');

/** The mark of a Protected Item. */
export const lock = (): SVGTemplateResult =>
  mark('M-8-1H-6V-5a6 6 0 0 1 12 0V-1H8V11H-8zM-3-1H3V-5a3 3 0 0 0-6 0zM0 2a2 2 0 0 0-1 3.7V8.5H1V5.7A2 2 0 0 0 0 2z');
