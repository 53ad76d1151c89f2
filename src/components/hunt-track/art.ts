// The pictures of a track: the figure that walks along it, and the marks on the cards. Each picture consists of a few
// shapes in two colours.
import { svg, type SVGTemplateResult } from 'lit';

/** The marks by name: the paths of the filled shapes, of the lines and of the red lines, in a box of 90 × 80 units. */
const marks: Readonly<Record<string, readonly [fill: string, line: string, red?: string]>> = {
  lamp: ['M29 50L38 33H52L61 50Z', 'M45 12V34', 'M22 62L68 16'],
  straps: ['M12 24H78V34H12ZM12 50H78V60H12Z', '', 'M36 20H54V38H36ZM50 46l18 4-4 18-18-4Z'],
  glass: [
    '',
    'M20 10H70V70H20ZM43 37L20 12M43 37L70 22M43 37L30 70M43 37L70 56M43 37L49 70M31 23L53 30',
    'M40 37a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  ],
  doors: ['M12 68V16H36V68ZM54 68V16H78V68Z', '', 'M45 10V72'],
  spiral: ['', 'M46 42c4-4 8 2 4 6c-6 6-15 0-13-8c2-10 16-12 21-3c6 11-2 23-14 22c-15-1-22-17-16-29c8-15 28-16 37-3'],
  syringe: ['M30 44L54 20L68 34L44 58Z', 'M14 72L34 54M62 26L76 12M68 4L84 20', 'M40 34L54 48M48 26L62 40'],
  eye: ['M45 30a11 11 0 1 0 .1 0Z', 'M10 41q35-38 70 0q-35 38-70 0Z', 'M45 4V12M20 11L26 18M70 11L64 18'],
  claw: ['', 'M14 70q30 8 62-2', 'M22 12q10 24 2 46M41 8q10 26 2 54M60 12q10 24 2 46'],
  bed: ['M20 38H38V52H20Z', 'M12 20V68M12 54H78V68M78 54V42H42', 'M44 42q16-10 32 0'],
  clock: ['', 'M45 10a30 30 0 1 0 .1 0ZM45 40V20', 'M45 40L62 50'],
  key: ['', 'M28 16a13 13 0 1 0 .1 0ZM37 39L68 70M56 58L64 50M64 66L71 59'],
  stairs: ['', 'M10 70H28V55H44V40H60V25H78', 'M18 44L46 16M46 16L34 17M46 16L44 28'],
  bolt: ['M51 4L20 46H41L33 76L70 30H47Z', '', ''],
  moon: ['M58 10a32 32 0 1 0 14 44A26 26 0 1 1 58 10Z', '', ''],
  sun: [
    'M45 26a14 14 0 1 0 .1 0Z',
    '',
    'M45 8V16M45 64V72M13 40H21M69 40H77M22 17L28 23M62 57L68 63M68 17L62 23M28 57L22 63',
  ],
  steps: [
    'M30 52q-8-26 4-30q12 0 6 30ZM31 58q6-3 9 1q0 8-5 8q-5-2-4-9ZM52 38q-6-26 8-28q10 4 2 29ZM52 44q6-2 9 2q-1 8-6 7q-4-3-3-9Z',
    '',
    '',
  ],
  script: ['', 'M16 20H70M16 34H60M16 48H72M16 62H46', ''],
  siren: [
    'M28 66V42a17 17 0 0 1 34 0V66ZM22 66H68V72H22Z',
    '',
    'M17 32q-6 11 0 22M9 26q-10 17 0 34M73 32q6 11 0 22M81 26q10 17 0 34',
  ],
  fog: [
    '',
    'M8 22q12-10 24 0t24 0 24 0M8 42q12-10 24 0t24 0 24 0M8 62q12-10 24 0t24 0 24 0',
    'M30 12a3 3 0 1 0 6 0M54 12a3 3 0 1 0 6 0',
  ],
};

/** Whether a mark can be drawn: it is the name of a drawing, or up to three letters. */
export const isMark = (mark: string): boolean => Object.hasOwn(marks, mark) || Array.from(mark).length <= 3;

export function drawMark(mark: string): SVGTemplateResult {
  const drawn = Object.hasOwn(marks, mark) ? marks[mark] : undefined;
  if (!drawn) return svg`<text x="45" y="56">${mark}</text>`;
  const [fill, line, red = ''] = drawn;
  return svg`<path class="fill" d=${fill}/><path class="line" d=${line}/><path class="red" d=${red}/>`;
}

/** A black figure in a wide hat, in mid-stride, with a hook in its leading hand. */
const huntmaster = svg`
  <path class="hook" d="M38-46V-24Q38-13 46.5-13Q54-14 53-22"/><path class="iron" d="M38-46V-24Q38-13 46.5-13Q54-14 53-22"/>
  <path class="body" d="M-32 2L-19-28Q-22-48-18-63Q-16-73-7-77L-5-82L-21-85Q-23-88-19-89.5L-9-90Q-9-108 6-109Q20-108 19-90L30-88Q33-87 30-84.5L14-81L14-77Q23-74 25-62L42-50L39-41L21-48Q21-37 26-26L36-3L44 0V4H28L10-23L-13 0L-10 4H-31Z"/>
  <path class="crease" d="M-8-72Q-14-48-12-26M9-73Q6-50 12-28M-9-90Q5-86 19-90"/><path class="eyes" d="M5-81H14"/>`;

/** A token with a letter. */
const pawn = (letter: string): SVGTemplateResult =>
  svg`<path class="body" d="M-24 4V-4Q-24-12-16-14V-48Q-16-62-7-67a17 17 0 1 1 14 0Q16-62 16-48V-14Q24-12 24-4V4Z"/><text y="-26">${letter}</text>`;

/** Draws the figure with its feet at the origin. */
export const drawFigure = (name: string): SVGTemplateResult =>
  svg`<ellipse class="ground" cx="3" cy="4" rx="38" ry="6"/>${
    name === 'huntmaster' ? huntmaster : pawn(name === 'pawn' ? '' : (Array.from(name)[0] ?? '').toUpperCase())
  }`;
