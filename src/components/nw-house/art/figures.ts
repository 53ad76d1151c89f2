// The figures in the house: dark shapes with one pale detail each, with the feet at the origin. Also tokens with a
// letter, and the mark of the viewer.
import { svg, type SVGTemplateResult } from 'lit';
import { limbs, paint } from '../../shared/drawing.js';
import { drawShapes } from './palette.js';

export const FIGURE_BOX = '-52 -116 104 122';

/** The drawing of a figure. All its paths, including the limbs, run clockwise, so that overlapping areas are filled. */
interface Mass {
  readonly body: string;
  readonly limbs: string;
  /** Thin lines for folds. */
  readonly folds?: string;
  readonly pale: string;
}

const masses: Readonly<Record<string, Mass>> = {
  warden: {
    body: 'M-27 2L-30-42Q-37-70-29-81Q-20-90 0-90Q20-90 29-81Q37-70 30-42L27 2ZM-13-97Q-12-109 0-109Q12-109 13-98L17-94H-14Z',
    limbs: '0 -93 10.5;-28 -77 8.5 -38 -50 7 -34 -34 6.5;28 -77 8.5 38 -50 7 35 -36 6.5',
    folds: 'M0-72V0M-12-88L0-70 12-88M-30-42L-24-4',
    pale: 'P2.2M35-31a8 8 0 1 0 .1 0|P2.4M31-17L27-4M27-4L31-3M29-9L32-8M36-15V-1M36-1H40M36-5H39M41-18L46-7',
  },
  lamplighter: {
    body: 'M-32 2Q-27-38-15-62Q-10-88 6-98Q12-102 16-110Q19-98 22-92Q25-84 19-74Q29-48 24-20Q23-8 28 2Z',
    limbs: '10 -66 8 28 -60 5 38 -58 4.5',
    folds: 'M4-60Q-8-30-10 0M14-56Q12-26 14 0M8-92Q19-88 17-76',
    pale: 'ho39 -36 19|ho39 -36 12|P1.8M39-56V-48M34-46Q39-52 44-46|pM33-46H45L48-26H30z|eM37-31Q36-38 39-42Q42-38 41-31z|P2M29-25H49',
  },
  twins: {
    body: 'M-40-10Q-32-28-27-46Q-28-62-17-64Q-7-62-9-46Q-6-28-2-10ZM2-10Q6-28 9-46Q7-62 17-64Q28-62 27-46Q32-28 40-10ZM-25-62Q-27-88-12-88Q-1-86-3-66ZM3-66Q1-86 12-88Q27-88 25-62Z',
    limbs:
      '-13 -76 8.5;13 -75 8.5;-26 -12 3.5 -26 1 3;-14 -12 3.5 -14 1 3;14 -12 3.5 14 1 3;26 -12 3.5 26 1 3;-11 -58 4 -3 -38 3;11 -58 4 3 -38 3;-24 -58 4 -32 -38 3;24 -58 4 32 -38 3;-8 -85 3 0 -82 3.5 8 -85 3',
    folds: 'M-18-46L-24-12M18-46L24-12',
    pale: 'p&-3 -38 3.4 0 -33 4.4 3 -38 3.4|P1.4M-2-31L-3-26M1-30L1-25',
  },
  seamstress: {
    body: 'M-38 2Q-31-32-9-47Q-6-60-18-78Q-14-85-4-83L-3-89H3L4-83Q14-85 18-78Q6-60 9-47Q31-32 38 2Z',
    limbs: '0 -95 8.5;2 -105 5;-16 -77 7.5;16 -77 7.5;-18 -77 5 -28 -58 4 -16 -47 3.5;18 -77 5 34 -72 4 37 -88 3.5',
    folds: 'M-4-46Q-16-24-20 0M4-46Q16-24 20 0M0-46V0M-9-47Q0-43 9-47',
    pale: 'P1.3M4-92Q20-84 30-90T40-100|P2.6M35-88L45-112',
  },
  gauze: {
    body: 'M-17 2L-14-34Q-24-58-17-76Q-9-89 6-88Q19-85 19-68Q17-50 14-34L19 2H7L1-28-5 2Z',
    limbs:
      '15 -93 10.5;-14 -76 7 -27 -48 5 -25 -24 4.5 -21 -12 2.5;-25 -24 4 -29 -12 2;17 -76 6.5 32 -52 5 33 -26 4.5 28 -13 2.5;33 -26 4 36 -13 2',
    folds: 'M-12-56Q0-50 14-56M0-86Q4-60 2-34',
    pale: 'pM5-99Q15-102 26-97L25-88Q15-93 5-90z|P1M6-95L25-91|P2.4M6-93Q-8-92-8-80Q-8-72-13-66',
  },
  crawler: {
    body: 'M-11-40Q-12-56 0-56Q12-56 11-40L10-18 7-27 4-13 1-24-3-11-5-25-9-15Z',
    limbs:
      '0 -54 14;-8 -56 9 -34 -82 5 -43 -40 4.5 -46 0 3;8 -56 9 34 -82 5 43 -40 4.5 46 0 3;-46 0 3 -49 2 2;46 0 3 49 2 2;-10 -50 8 -26 -54 5 -25 -22 4 -24 0 3;10 -50 8 26 -54 5 25 -22 4 24 0 3;-24 0 3 -30 2 2;24 0 3 30 2 2;-24 0 3 -22 3 2;24 0 3 22 3 2',
    folds: 'M-6-64Q0-60 6-64M-5-58Q0-54 5-58M-6-48L-7-24M0-50V-22M6-48L7-26',
    pale: 'pM20-17L29-17 29-9 20-9z',
  },
  bather: {
    body: 'M-24-4Q-25-42-19-64Q-17-78-14-92Q-11-109 0-109Q11-109 14-92Q17-78 19-64Q25-42 24-4L19-11 15-2 10-10 4 0-1-10-6-2-11-10-16-1-19-10Z',
    limbs: '-8 -8 4.5 -5 1 3.5;8 -8 4.5 5 1 3.5;-17 -62 6 -25 -36 4 -24 -22 3.5',
    folds: 'M-7-106Q-12-74-10-42M-3-108Q-5-74-4-38M3-108Q5-74 4-60M7-106Q13-74 10-42',
    pale: 'p&6 -58 4.5 5 -50 3.5|P2.2M3-50L0-42M5-49L4-39M8-50L8-41M10-54L13-47',
  },
  conductor: {
    body: 'M-13 2L-11-36-19-16-25-24Q-18-50-17-68Q-15-83 0-83Q15-83 17-68Q18-50 25-24L19-16 11-36 13 2H4L0-30-4 2ZM-11-90L-19-98-11-99-12-107-5-103 0-110 4-103 12-108 11-99 19-98 11-90Z',
    limbs: '0 -93 9;-14 -74 6 -33 -68 4.5 -40 -92 4 -42 -98 2.5;14 -74 6 32 -68 4.5 36 -88 4',
    folds: 'M-8-82L0-58 8-82M0-58V-32',
    pale: 'P2.6M35-86L48-112',
  },
  surgeon: {
    body: 'M-23 2L-23-40Q-29-64-25-75Q-18-85 0-85Q18-85 25-75Q29-64 23-40L23 2ZM-12-97Q-11-109 0-109Q11-109 12-97ZM28-34L37-36 50-2 40 2 38-3 40-6 36-8 38-11 34-13 36-16 32-18Z',
    limbs: '0 -94 10.5;-24 -73 7 -32 -48 5.5 -25 -34 5;24 -73 7 33 -52 5.5 33 -36 5',
    folds: 'M-13-72H13L19 0M-13-72L-19 0M-16-44H16M-13-72Q-12-80-8-85M13-72Q12-80 8-85M-8-90H8M-8-87H8',
    pale: 'P2M-11-101Q0-106 11-101|po2 -102 7.5|ko2 -102 2.2',
  },
  matron: {
    body: 'M-49 2Q-50-32-39-50Q-45-72-27-82Q-13-89 0-89Q13-89 27-82Q45-72 39-50Q50-32 49 2Z',
    limbs: '0 -93 7.5;-36 -66 9 -34 -48 8 -8 -46 5;36 -66 9 34 -48 8 8 -46 5',
    folds: 'M-30-44Q0-32 30-44M-39-50Q-30-40-30-44M-24-40L-30 0M24-40L30 0M0-34V0M0-86V-56',
    pale: 'pM-26-110Q-10-104 0-112Q10-104 26-110L14-95Q7-101 0-101Q-7-101-14-95z',
  },
  unbound: {
    body: 'M-14 2L-12-30Q-21-50-19-68Q-17-83 0-83Q17-83 19-68Q21-50 12-30L14 2H5L0-26-5 2Z',
    limbs:
      '-3 -93 9.5;-17 -72 7 -33 -86 5.5 -45 -70 5 -41 -58 4;17 -72 7 34 -64 5.5 44 -84 5 38 -98 4;-16 -48 2.4 -34 -34 2 -46 -38 2 -50 -24 2;15 -44 2.4 30 -26 2 42 -30 2 44 -14 2;-12 -32 2.2 -26 -16 2 -34 -4 2',
    folds: 'M-19-62Q0-56 19-62M-18-50Q0-44 18-50M-14-38Q0-33 14-38',
    pale: 'P2.4M-46-58H-37V-50H-46zM33-106H42V-98H33zM-54-24H-47V-17H-54zM40-14H48V-7H40zM-5-60H5V-52H-5z',
  },
  founder: {
    body: 'M-14 2Q-12-30-10-44Q-16-60-15-70Q-13-78-3-79V-84H3V-79Q13-78 15-70Q16-60 10-44Q12-30 14 2H4L0-34-4 2ZM-8-91V-112H8V-91H13V-88H-13V-91Z',
    limbs:
      '0 -86 6.5;-13 -70 5 -20 -52 4 -10 -44 3.5;13 -70 5 22 -54 4 25 -44 3.5;18 -46 2.2 31 -45 2;25 -44 2 27 1 1.8',
    folds: 'M-5-79L0-62 5-79M0-62V-36M-8-95H8',
    pale: 'P1.3M-8-38Q-2-54 7-56|po-9 -36 6.5|K1.4M-9-36V-40M-9-36L-6-34',
  },
};

export const FIGURES = Object.keys(masses);

/** All figures, and a peg for softened content. */
const drawn: typeof masses = {
  ...masses,
  peg: { body: 'M-26 2Q-27-7-16-11Q-9-30-10-52H10Q9-30 16-11Q27-7 26 2Z', limbs: '0 -66 20', pale: 'P2.5M-11-52H11' },
};

/** The outlines of the tokens differ: round, square, pointed, clipped, waisted, winged. */
const OUTLINES = [
  'M-15 0V-30A15 15 0 0 1 15-30V0Z',
  'M-15 0V-44H15V0Z',
  'M-15 0V-30L0-47 15-30V0Z',
  'M-15 0V-36L-7-45H7L15-36V0Z',
  'M-15 0L-9-20-15-32Q-12-46 0-46Q12-46 15-32L9-20 15 0Z',
  'M-13 0V-26L-19-42Q-8-36 0-46Q8-36 19-42L13-26V0Z',
];

const base = svg`<path d="M-26 1a26 5 0 1 1 52 0a26 5 0 1 1-52 0z" fill="var(--house-rim)" opacity=".35"></path>`;

/** Draws the figure with this picture in FIGURE_BOX. If the picture is unknown, draws a token with a letter. */
export function drawFigure(picture: string | undefined, letter: string, shape: number): SVGTemplateResult {
  const mass = Object.hasOwn(drawn, picture ?? '') ? drawn[picture ?? ''] : undefined;
  if (!mass) {
    return svg`${base}<g transform="scale(1.5)"><path d=${OUTLINES[shape % OUTLINES.length] ?? ''} fill="var(--house-slip)" stroke="var(--house-slip-ink)" stroke-width="2.4"></path>
      <text y="-16" text-anchor="middle" font-size="22" font-weight="700" fill="var(--house-slip-ink)">${letter}</text></g>`;
  }
  return svg`${base}<g paint-order="stroke" stroke-linejoin="round">${paint(limbs(mass.limbs) + mass.body, { fill: 'var(--house-mass)', stroke: 'var(--house-rim)', width: 4, solid: true })}</g>
    ${mass.folds ? paint(mass.folds, { stroke: 'var(--house-rim)', width: 1.1, opacity: 0.4 }) : ''}${drawShapes(mass.pale)}`;
}

/** The view box of the mark of the viewer: a keyhole in a slip of paper. */
export const OWN_BOX = '-22 -50 44 54';
export const drawOwn = (): SVGTemplateResult =>
  svg`<path d="M-17 0V-46H17V0L8-4 0 0-8-4Z" fill="var(--house-slip)" stroke="var(--house-own)" stroke-width="3" stroke-linejoin="round"></path>
    <path d="M0-38a8.5 8.5 0 0 1 4.6 15.5L8-9H-8L-4.6-22.5A8.5 8.5 0 0 1 0-38Z" fill="var(--house-own)"></path>`;
