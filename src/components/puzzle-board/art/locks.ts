// The symbols of locks: sun, moon and rose, cut from enamelled brass, on steel.
import { svg, type SVGTemplateResult } from 'lit';
import { shown } from '../../../engine/puzzle/geometry.js';
import type { Turn } from '../../../engine/puzzle/types.js';

const petals = 'M6.5-8.9A1 1 0 0 1 10.5 3.4 1 1 0 0 1 0 11 1 1 0 0 1-10.5 3.4 1 1 0 0 1-6.5-8.9 1 1 0 0 1 6.5-8.9Z';

export const symbolDefs = svg`
  <g id="Y"><path d="M0-16 14 8H-14ZM8-14V14L-16 0ZM16 0-8 14V-14ZM0 16-14-8H14Z" /><circle r="6" /></g>
  <path id="B" d="M6-14.5A15 15 0 1 0 14.5 7 12 12 0 0 1 6-14.5Z" />
  <g id="R"><path d=${petals} /><path transform="scale(-.5)" d=${petals} /><circle r="1.5" /></g>`;

export const symbol = (name: string, transform: string): SVGTemplateResult =>
  svg`<use href=${`#${name}`} class="symbol ${name}" transform=${transform} />`;

export const drawSymbols = (print: string, turn: Turn): SVGTemplateResult =>
  svg`<path class="thin" d="M-43-43 43 43M43-43-43 43" />${[0, 1, 2, 3].map((side) => symbol(shown(print, turn, side), `rotate(${side * 90}) translate(0-26)`))}`;
