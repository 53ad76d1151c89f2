// Locks: sun, moon and rose, cut from brass and enamelled, on steel.
import { svg, type SVGTemplateResult } from 'lit';
import { shown } from '../../../engine/puzzle/geometry.js';
import type { Turn } from '../../../engine/puzzle/types.js';

const round = (count: number, far: (i: number) => number, from = 0): string[] =>
  Array.from({ length: count }, (_, i) => [Math.sin, Math.cos].map((f, y) => ((y ? -1 : 1) * far(i) * f(((i + from) / count) * 2 * Math.PI)).toFixed(1)).join(' '));

/** Petals in a ring. */
const petals = (far: number, from: number): string => {
  const [first, ...others] = round(5, () => far, from);
  const r = far * 0.62;
  return `M${first}${[...others, first].map((to) => `A${r} ${r} 0 0 1 ${to}`).join('')}Z`;
};

export const symbolDefs = svg`
  <g id="Y" class="symbol Y"><path d=${`M${round(24, (i) => (i % 2 ? 10 : 16)).join('L')}Z`} /><circle r="6" /></g>
  <g id="B" class="symbol B"><path d="M6-14.5A15 15 0 1 0 14.5 7 12.3 12.3 0 0 1 6-14.5Z" /></g>
  <g id="R" class="symbol R"><path d=${petals(12.2, 0.5)} /><path d=${petals(6.5, 0)} /><circle r="1.5" /></g>`;

/** A symbol so far from the middle towards the top, then turned about the middle. */
export const symbol = (name: string, far: number, angle: number): SVGTemplateResult => svg`<use href=${`#${name}`} transform=${`rotate(${angle}) translate(0 ${-far})`} />`;

export const drawLock = (print: string, turn: Turn): SVGTemplateResult => svg`
  <path class="cuts" d="M-43-43 43 43M43-43-43 43" />
  ${[0, 1, 2, 3].map((side) => symbol(shown(print, turn, side), 26, side * 90))}`;
