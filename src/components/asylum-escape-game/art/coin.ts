// The coin of the Patients. One side shows a head in profile, the other a number; the number lets the Patients move two
// rooms.
import { svg, type SVGTemplateResult } from 'lit';
import { fine } from '../../shared/drawing.js';

export const COIN_BOX = '-50 -50 100 100';

const GOLD = 'light-dark(#d9ab3e, #d9ab3e)';
const EDGE = '#5f4412';

/** The milling of the edge. */
const milling = Array.from({ length: 48 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 24), Math.sin((i * Math.PI) / 24)];
  return `M${fine(x * 42)} ${fine(y * 42)}L${fine(x * 46)} ${fine(y * 46)}`;
}).join('');

/** The head: a warden in a cap, facing left. The number: two doors, one behind the other. */
const FACES = {
  heads:
    'M18 30Q16 16 20 6Q26-6 20-18L24-22Q8-32-10-24L-16-18-12-16Q-15-10-14-6L-20 4-14 6-15 12-12 14-13 20Q-10 24-2 22L-4 30Z',
  tails: 'M-24 28V-26H0V-20H22V28H2V28ZM-18-20V28H-6V-20ZM4-14V28H16V-14Z',
} as const;

/** Draws one side of the coin in COIN_BOX. */
export const drawCoin = (face: keyof typeof FACES): SVGTemplateResult =>
  svg`<circle cx="2.5" cy="3.5" r="46" fill="var(--nw-shade)"></circle><circle r="46" fill=${GOLD} stroke=${EDGE} stroke-width="2"></circle>
    <path d=${milling} stroke=${EDGE} stroke-width="1.2"></path><circle r="38" fill="none" stroke=${EDGE} stroke-width="1.6"></circle>
    <path d="M-33-16A37 37 0 0 1 10-35" fill="none" stroke="#fbe6a4" stroke-width="2.4" stroke-linecap="round"></path>
    <path d=${FACES[face]} fill=${EDGE} fill-rule="evenodd"></path>`;
