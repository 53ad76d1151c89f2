// The picture at the end of a match: a corridor with a door at its end. Depending on the outcome, the door leads into
// the evening, is shut behind somebody else, or is dark. Moving parts have their own class; without movement the
// picture is still complete.
import { svg, type SVGTemplateResult } from 'lit';
import { fine, noise, paint } from '../../shared/drawing.js';
import { candle } from './candle.js';
import { colour, draw } from './draw.js';
import { STANDEES } from './tokens.js';

/** The middle 380 units are visible at every width. */
export const ENDING_BOX = '0 0 600 420';

export type Ending = 'out' | 'shut' | 'dark';

/**
 * Projects a point of the corridor: `depth` 1 is the end wall, larger values are nearer; x and y are measured from the
 * vanishing point.
 */
const at = (x: number, y: number, depth: number): string => `${fine(300 + x * depth)} ${fine(170 + y * depth)}`;

const strip = (side: number, from: number, to: number, near: number, far = 1): string =>
  `M${at(side * 70, from, far)}L${at(side * 70, from, near)} ${at(side * 70, to, near)} ${at(side * 70, to, far)}z`;

/** Draws a door in a side wall, with panels and a handle. */
const ward = (side: number, far: number, near: number): string => {
  const inner = (near - far) * 0.22;
  return `b${strip(side, -46, 80, near, far)}|C1.6${strip(side, -46, 80, near, far)}|C1.2${strip(side, -36, 6, near - inner, far + inner)}${strip(side, 20, 70, near - inner, far + inner)}|to${at(side * 70, 14, side > 0 ? far + inner / 3 : near - inner / 3)} 2.4`;
};

/** Draws pen strokes along the walls, fewer in the light. */
const hatching = (side: number): string => {
  let path = '';
  for (let n = 0; n < 150; n++) {
    const depth = 1.05 + noise(n + side) ** 0.7 * 2.9;
    const y = -66 + noise(n * 3 + side) * 132;
    path += `M${at(side * 70, y, depth)}L${at(side * 70, y, depth + 0.06 + noise(n * 7) * 0.16)}`;
  }
  return path;
};

const boards = [-56, -42, -28, -14, 0, 14, 28, 42, 56].map((x) => `M${at(x, 80, 1)}L${at(x, 80, 3.2)}`).join('');
const ends = Array.from({ length: 30 }, (_, n) => {
  const x = -70 + (n % 10) * 14;
  const depth = 1.15 + noise(n * 5) * 1.9;
  return `M${at(x, 80, depth)}L${at(x + 14, 80, depth)}`;
}).join('');

const corridor = [
  'kM0 0H600V420H0z',
  `bM${at(-70, 80, 1)}L${at(70, 80, 1)} ${at(70, 80, 3.2)} ${at(-70, 80, 3.2)}z`,
  `K1.4${boards}${ends}`,
  `bM${at(-70, -80, 1)}L${at(70, -80, 1)} ${at(70, 80, 1)} ${at(-70, 80, 1)}z`,
  `C1.2${hatching(-1)}${hatching(1)}`,
  ward(-1, 1.3, 1.62),
  ward(1, 1.3, 1.62),
  ward(-1, 2.1, 2.7),
  ward(1, 2.1, 2.7),
  // Rails along the walls, and the edges of the corridor.
  `C1.6${[-1, 1].map((side) => `M${at(side * 70, 70, 1)}L${at(side * 70, 70, 4)}M${at(side * 70, -70, 1)}L${at(side * 70, -70, 4)}`).join('')}`,
  `C2.4M${at(-70, -80, 1)}L${at(70, -80, 1)} ${at(70, 80, 1)} ${at(-70, 80, 1)}z${[
    [-70, -80],
    [70, -80],
    [70, 80],
    [-70, 80],
  ]
    .map(([x = 0, y = 0]) => `M${at(x, y, 1)}L${at(x, y, 4)}`)
    .join('')}`,
  // An unlit lamp.
  `C1.6M300 ${fine(170 - 80 * 1.5)}V66|cM290 66H310L316 76H284z`,
].join('|');

/** The way out: an evening street, seen through the door. */
const street =
  'fM262 118H338V250H262z|yM262 146H338V206H262z|fM262 146Q300 162 338 146V140H262z|po300 196 22|sM262 204L278 192 292 200 308 190 324 198 338 192V226H262z|cM262 214Q282 206 300 212T338 208V228H262z|tM262 226H338V250H262z|pM294 226H306L318 250H282z|K2M322 227V176M315 176H329L326 169H318z|yo322 180 4';
const frame = 'C3M258 250V114H342V250|T2.5M262 250V118H338V250';
const leaf =
  'bM262 118H338V250H262z|K2.4M262 118H338V250H262zM270 128H296V178H270zM304 128H330V178H304zM270 188H296V240H270zM304 188H330V240H304z|C1.4M270 128H296V178H270zM304 128H330V178H304zM270 188H296V240H270zM304 188H330V240H304z|to328 186 3.4';
const sign = 'tM286 98H314V108H286z|K1.4M291 103H309';

const beam = `hM262 250H338L${at(64, 80, 3.2)} ${at(-64, 80, 3.2)}z|hM276 250H324L${at(26, 80, 3.2)} ${at(-26, 80, 3.2)}z|hM258 114H342L${at(60, -80, 2.2)} ${at(-60, -80, 2.2)}z`;
const slit = `fM332 118H338V250H332z|yM335 118H338V250H335z|hM332 250H338L${at(56, 80, 3.2)} ${at(38, 80, 3.2)}z`;
const crack = 'hM262 248H338V250H262z';

/** Positions of `n` people from the left: x, the floor, and the scale. */
const spots = (n: number, far: boolean): readonly (readonly [number, number, number])[] =>
  Array.from({ length: n }, (_, i) => {
    const off = i - (n - 1) / 2;
    return far
      ? ([300 + off * 60, 306 + Math.abs(off) * 12, n > 2 ? 1.9 : 2.2] as const)
      : ([300 + (n > 1 ? off * (n > 2 ? 108 : 230) : -112), n > 2 ? 446 : 470, n > 2 ? 2.9 : 3.7] as const);
  });

/**
 * Draws a person from behind in a coat in the player's colour, 62 high, with the feet at y = 0. In the light, the coat
 * has a bright edge.
 */
const coat = (index: number, lit: boolean): SVGTemplateResult => {
  const [, fill = '', head = ''] = STANDEES[index] ?? [];
  const [stroke, width] = lit ? [colour('flame'), 0.8] : [colour('tan'), 0.9];
  return svg`${paint('M-6-10L-4.5 1H-.5L0-10L.5 1H4.5L6-10z', { fill: colour('ink'), stroke, width })}${paint('M0-46C7-46 12-44 13-37L15.5-8Q0-5-15.5-8L-13-37C-12-44-7-46 0-46z', { fill, stroke, width })}${paint('M0-40V-8M-9-36L-10.5-9M9-36L10.5-9', { stroke: colour('ink'), opacity: 0.4 })}<g transform="translate(0 -23)scale(.68)">${draw(`${lit ? 'k' : 'm2'}&${head}`)}</g>`;
};

/** Draws people from behind. In the light they cast long shadows; in the dark only their edges are visible. */
const people = (seats: readonly number[], far: boolean): SVGTemplateResult[] =>
  spots(seats.length, far).map(
    ([x, y, scale], i) => svg`<g class="person" transform="translate(${x} ${y})scale(${scale})">
    ${far ? draw(`zM-5-1H5L${fine(14 + (x - 300) / 8)} 60H${fine(-14 + (x - 300) / 8)}z`) : ''}<g>${coat(seats[i] ?? 0, far)}</g></g>`,
  );

/** Pairs of eyes in doors that are ajar. */
const eyes = `po${at(-70, -8, 2.32)} 2.2|po${at(-70, -8, 2.42)} 2.4|po${at(70, 20, 1.44)} 1.4|po${at(70, 20, 1.49)} 1.4`;

/**
 * @param seats The people in the picture: those who leave, or those who stay.
 * @param calm If true, nobody looks out of the doors, and the candle still burns.
 */
export function endingArt(ending: Ending, seats: readonly number[], calm: boolean): SVGTemplateResult {
  const open = ending === 'out';
  return svg`<g class="corridor">${draw(corridor)}${draw(sign)}</g>
    <g class="street">${ending === 'dark' ? '' : draw(street)}</g>
    <g class="leaf"><g transform=${open ? 'translate(262 0)scale(.16 1)translate(-262 0)' : ''}>${draw(leaf)}</g></g>
    ${draw(frame)}
    <g class="beam">${open ? draw(beam) : ending === 'shut' ? draw(slit) : draw(crack)}</g>
    ${ending === 'dark' && !calm ? svg`<g class="eyes">${draw(eyes)}</g>` : ''}
    ${ending === 'dark' ? svg`<g transform="translate(259 164)scale(.82)">${candle(calm ? 0.5 : 0)}${calm ? '' : svg`<g class="flame">${candle(0.12)}</g>`}</g>` : ''}
    <g class="people">${people(seats, open)}</g>`;
}
