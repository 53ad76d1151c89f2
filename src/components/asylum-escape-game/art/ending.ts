// The picture at the end of a match. If Victims escaped, it shows the ruin at dawn, an open gate and people on the
// road. Otherwise it shows the barred ruin at night, with one lit window and the waiting Patients.
import { svg, type SVGTemplateResult } from 'lit';
import { fine, noise, type Shapes } from '../../shared/drawing.js';
import { drawShapes } from '../../nw-house/art/palette.js';
import { drawFigure } from '../../nw-house/art/figures.js';

/** The middle 400 units are visible at every width. */
export const ENDING_BOX = '0 0 520 340';

const shapes: Shapes = {
  // The ruin of the house, drawn from its lower left corner: a torn wing, the gable, and a wing that has lost two
  // storeys.
  ruin: 'M0 0V-118L9-126 14-114 22-132 34-122 40-136 52-118V-104L58-112 66-100V-132L80-150 122-190 164-150 178-132V-72L188-84 196-68 210-78 222-60 236-66 250-44V0Z',
  panes:
    'M14-96H24V-78H14ZM34-96H44V-78H34ZM14-62H24V-44H14ZM34-62H44V-44H34ZM14-30H24V-12H14ZM34-30H44V-12H34ZM84-118H96V-98H84ZM148-118H160V-98H148ZM84-80H96V-60H84ZM116-80H128V-60H116ZM148-80H160V-60H148ZM84-42H96V-22H84ZM148-42H160V-22H148ZM192-50H204V-32H192ZM220-40H230V-24H220ZM192-24H204V-8H192ZM122-148a10 10 0 1 0 .1 0Z',
  door: 'M112 0V-26A10 10 0 0 1 132-26V0Z',
  beams: 'M178-72L206-112M190-84L232-104M52-112L72-128M222-60L246-90M40-136L48-158M122-190V-214M114-206H130',
  slates:
    'M196-120L208-128 212-120 200-113ZM238-96L250-100 252-92 241-89ZM30-150L40-158 45-150 35-144ZM172-158L182-168 188-160 178-152Z',
  person: 'M-9 0L-11-24Q-12-38 0-38Q12-38 11-24L9 0H2L0-15-2 0ZM0-58a8 9 0 1 0 .1 0Z',
  slip: 'M-9 0L-13-26Q-12-34 0-34Q12-34 13-26L9 0Z',
  post: 'M-9 0V-92L-12-98H12L9-92V0ZM0-114a8 8 0 1 0 .1 0Z',
};

/** Draws `n` iron bars between two posts. `x` and `y` give the lower left corner, `step` the distance between bars. */
const bars = (x: number, y: number, n: number, step: number, high: number): string =>
  Array.from({ length: n }, (_, i) => `M${fine(x + i * step)} ${y}V${y - high}l3 -8 3 8`).join('');

const out = (alive: number): string =>
  'oM0 0H520V340H0z|wM0 132Q130 108 260 122T520 116V250H0z|eo262 214 118 96|wo262 216 92 74|po262 218 62 50' +
  '|bM0 214Q70 178 150 206T300 200T430 196T520 208V340H0z' +
  '|m*ruin 134 236|b*panes 134 236|e*door 134 236|M4.5M312 164L340 124M324 152L366 132M186 124L206 108M356 176L380 146M174 100L182 78M256 46V22M248 30H264|mM330 116L342 108 346 116 334 123zM372 140L384 136 386 144 375 147zM164 86L174 78 179 86 169 92z' +
  '|mM0 250Q120 222 252 236T520 246V340H0z' +
  // The road runs through the gate and widens towards the viewer.
  '|pM240 238H270Q276 262 318 286T404 340H98Q150 300 196 284T240 238z' +
  '|kM0 340V290Q80 268 140 274L150 340zM520 340V286Q440 266 376 274L392 340z' +
  '|k*post 146 306 0 1.2|k*post 372 306 0 1.2' +
  `|K3.5M0 216H136M0 286H136${bars(10, 300, 8, 16, 100)}|K3.5M384 216H520M384 286H520${bars(392, 300, 8, 16, 100)}` +
  // The leaves of the open gate.
  `|K3.5M158 212L196 196M158 290L196 266M166 288V200M176 284V196M186 278V190M196 274V184M360 212L322 196M360 290L322 266M352 288V200M342 284V196M332 278V190M322 274V184` +
  `|${Array.from({ length: alive }, (_, i) => {
    const far = alive === 1 ? 0 : i / (alive - 1) - 0.5;
    return `z&${fine(258 + far * 150)} ${fine(322 - Math.abs(far) * 10)} 11 ${fine(288 + far * 170)} ${fine(328 - Math.abs(far) * 10)} 6|k*person ${fine(258 + far * 150)} ${fine(322 + (noise(i) - 0.5) * 12 - Math.abs(far) * 10)} 0 ${fine((1.1 + noise(i + 3) * 0.2) * 10) / 10}`;
  }).join('|')}`;

const night =
  'oM0 0H520V340H0z|po402 70 34|zo392 62 7|zo412 80 10|zo414 58 4|D1.6M300 86H500M340 96H456M30 60H150M60 70H118|D1.2M70 120q14-10 28 0t28 0M440 132q12-8 24 0t24 0' +
  '|bM0 222Q90 190 180 214T360 206T520 220V340H0z' +
  '|m*ruin 134 236|b*panes 134 236|wM282 156H294V176H282z|hM282 156L372 270H440L294 176z|M4.5M312 164L340 124M324 152L366 132M186 124L206 108M356 176L380 146M174 100L182 78M256 46V22M248 30H264|mM330 116L342 108 346 116 334 123zM372 140L384 136 386 144 375 147zM164 86L174 78 179 86 169 92z' +
  '|mM0 250Q120 226 252 236T520 246V340H0z|bM236 238H274Q286 268 330 292T392 340H110Q160 310 194 290T236 238z';

const gate = `kM0 340V318H520V340z|k*post 66 330 0 1.6|k*post 454 330 0 1.6|K4M78 176H442M78 296H442${bars(90, 326, 10, 18, 164)}${bars(262, 326, 10, 18, 164)}|K5M260 330V160`;

/**
 * @param alive The number of Victims who escaped.
 * @param patients The ids of the Patients' cards; if nobody escaped, the first three Patients wait in the dark.
 * @param calm Whether to leave out the waiting Patients.
 */
export function endingArt(alive: number, patients: readonly string[], calm: boolean): SVGTemplateResult {
  if (alive > 0) return drawShapes(out(alive), shapes);
  const waiting = calm ? [] : patients.slice(0, 3);
  const places = [
    [260, 296, 0.95],
    [182, 284, 0.75],
    [336, 282, 0.7],
  ] as const;
  return svg`${drawShapes(night, shapes)}${waiting.map((card, i) => {
    const [x, y, scale] = places[i] ?? places[0];
    return svg`<g transform=${`translate(${x} ${y})scale(${scale})`}>${drawFigure(card, '', 0)}</g>`;
  })}${drawShapes(gate, shapes)}`;
}
