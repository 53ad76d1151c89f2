// The coin that decides how far the Patients move. Heads shows a head in profile; tails, which means two rooms, shows
// two doors.
import { svg, type SVGTemplateResult } from 'lit';
import { fine } from '../../shared/drawing.js';

export const COIN_BOX = '-50 -50 100 100';

const GOLD = 'light-dark(#d9ab3e, #d9ab3e)';
const EDGE = '#5f4412';

const milling = Array.from({ length: 48 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 24), Math.sin((i * Math.PI) / 24)];
  return `M${fine(x * 42)} ${fine(y * 42)}L${fine(x * 46)} ${fine(y * 46)}`;
}).join('');

/** Heads: a warden in a cap, facing left. Tails: two doors, one behind the other. */
const FACES = {
  heads:
    'M18 30Q16 16 20 6Q26-6 20-18L24-22Q8-32-10-24L-16-18-12-16Q-15-10-14-6L-20 4-14 6-15 12-12 14-13 20Q-10 24-2 22L-4 30Z',
  tails: 'M-24 28V-26H0V-20H22V28H2V28ZM-18-20V28H-6V-20ZM4-14V28H16V-14Z',
} as const;

export const drawCoin = (face: keyof typeof FACES): SVGTemplateResult =>
  svg`<circle cx="2.5" cy="3.5" r="46" fill="var(--nw-shade)"></circle><circle r="46" fill=${GOLD} stroke=${EDGE} stroke-width="2"></circle>
    <path d=${milling} stroke=${EDGE} stroke-width="1.2"></path><circle r="38" fill="none" stroke=${EDGE} stroke-width="1.6"></circle>
    <path d="M-33-16A37 37 0 0 1 10-35" fill="none" stroke="#fbe6a4" stroke-width="2.4" stroke-linecap="round"></path>
    <path d=${FACES[face]} fill=${EDGE} fill-rule="evenodd"></path>`;
