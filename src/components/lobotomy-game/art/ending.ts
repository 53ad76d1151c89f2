// The picture at the end of a match. After a win, the Characters walk over the hill at dawn, with torn tape behind
// them. After a loss, the hunter stands in the door, and the Characters' coats hang on the door's hooks.
import type { SVGTemplateResult } from 'lit';
import { fine, noise } from '../../shared/drawing.js';
import { draw } from './draw.js';
import { burst, SHAPES } from './pictures/parts.js';

/** The middle 380 units are visible at every width. */
export const ENDING_BOX = '0 0 600 420';

/** Draws `n` figures around a middle, `step` apart, each slightly different. */
const row = (n: number, middle: number, step: number, each: (x: number, i: number) => string): string =>
  Array.from({ length: n }, (_, i) => each(fine(middle + (i - (n - 1) / 2) * step), i)).join('|');

const won = (n: number): string =>
  `yM0 0H600V420H0z|z${burst(300, 300, 26, 0, 520)}|w${burst(300, 300, 26, 0.02, 520)}|po300 300 84|kM0 420V262Q60 236 112 250T196 262Q250 270 300 300T430 322Q520 318 600 300V420z` +
  `|k*house 112 254 0 1.3|yM92 198H99V210H92zM112 158H122V176H112zM112 208H122V226H112zM136 202H143V214H136zM158 192H166V206H158zM46 208H54V222H46zM66 200H74V214H66z` +
  `|${row(n, 372, 44, (x, i) => `k*${['man', 'woman', 'patient'][i % 3] ?? 'man'} ${x} ${fine(322 + noise(i) * 4)} 0 ${fine((0.66 + noise(i + 9) * 0.14) * 100) / 100}`)}|k*child 514 322 0 .66` +
  '|@tape 66 366 5|yM172 366L196 364 186 376 196 388 170 386z|kM0 340H14V414H0zM586 330H600V414H586z|@tape 592 366 -9 .8|yM498 372L478 374 488 384 476 396 502 392z';

const lost = (n: number): string =>
  `kM0 0H600V420H0z|bM0 0H600V340H0z|K1.5M0 85H600M0 170H600M0 255H600M60 0V85M200 0V85M420 0V85M540 0V85M120 85V170M480 85V170M40 170V255M560 170V255M130 255V340M470 255V340` +
  `|xM204 20H396V340H204z|zM204 20H396V40H224V340H204z|kM190 6H410V20H396V340H410V20H190V340H204V20H190z|zM204 340H396L470 420H130z|hM204 340H396L470 420H130z|k*hunter 296 342 0 2.7|p*horn 316 212 -24 1|p&308 90 3;324 90 3` +
  `|K6M20 96H184M416 96H580|${row(Math.ceil(n / 2), 102, 62, (x) => `i*coat ${x} 158 0 .94`)}|${row(Math.max(1, Math.floor(n / 2)), 498, 62, (x) => `i*coat ${x} 158 0 .94`)}` +
  ['60 366.6', '254 358.5', '448 350.4', '600 344'].map((at) => `|@tape ${at} -2.4 1 1.3`).join('');

export const endingArt = (isWon: boolean, characters: number): SVGTemplateResult =>
  draw((isWon ? won : lost)(characters), SHAPES);
