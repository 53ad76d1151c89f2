// The candle that shows how many cards are left in the deck; before a match it is beside the title.
import type { SVGTemplateResult } from 'lit';
import { fine } from '../../shared/drawing.js';
import { draw } from './draw.js';

export const CANDLE_BOX = '0 0 100 150';

/** Draws the candle for a fraction of the deck: 1 is a whole candle, 0 a burnt-out one. */
export const candle = (fraction: number): SVGTemplateResult => {
  const left = Math.min(1, Math.max(0, fraction));
  const top = fine(118 - 72 * left);
  const light = left
    ? `ho50 ${top - 20} 30|fM50 ${top - 44}C60 ${top - 28} 64 ${top - 20} 60 ${top - 10}C57 ${top - 1} 43 ${top - 1} 40 ${top - 10}C36 ${top - 20} 41 ${top - 28} 50 ${top - 44}z|yM50 ${top - 26}C55 ${top - 17} 56 ${top - 12} 54 ${top - 7}C53 ${top - 3} 47 ${top - 3} 46 ${top - 7}C44 ${top - 12} 46 ${top - 17} 50 ${top - 26}z`
    : `TM50 ${top - 10}c-9-12 8-16 0-30s6-16 1-26`;
  return draw(
    `zo56 142 44 7|cM10 128C10 146 90 146 90 128z|to50 128 40 10|bo50 127 31 6.5|T5M88 130C106 124 104 146 86 138|pM33 ${top}V127Q50 134 67 127V${top}z|tM57 ${top}V130L67 127V${top}z|po50 ${top} 17 4.5|p&35 ${top} 3 35 ${fine(top + 22 * left)} 2;41 ${top} 3 41 ${fine(top + 34 * left)} 2.5|yo47 ${top} 10 2.5|KM50 ${top}V${top - 10}|${light}`,
  );
};
