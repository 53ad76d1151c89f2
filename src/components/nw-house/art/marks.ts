// The marks that are drawn over the furniture of a room, in the units of the room's drawing, and the mark of each kind
// of room.
import { svg, type SVGTemplateResult } from 'lit';
import type { HouseMark } from '../../../engine/scene/house-model.js';

/** Line drawings in a square of 12 × 12 units around the origin. */
const KINDS: Readonly<Record<string, string>> = {
  ward: 'M-5-2q2.5-3 5 0t5 0M-5 3q2.5-3 5 0t5 0',
  treatment: 'M-4.5-4.5H4.5V4.5H-4.5ZM0-4.5V4.5M-4.5 0H4.5',
  service: 'M-5 1L1-5M-5 5L5-5M-1 5L5-1',
  staff: 'M-4-5V5M0-5V5M4-5V5',
  air: 'M-3-3h.1M3-3h.1M0 0h.1M-3 3h.1M3 3h.1',
};

export const kindMark = (kind = ''): SVGTemplateResult | '' =>
  Object.hasOwn(KINDS, kind) ? svg`<path d=${KINDS[kind] ?? ''}></path>` : '';

/** The wallpaper pattern of each kind of room, with the name of the kind as its id. */
export const patterns = svg`<defs>
  <pattern id="ward" width="20" height="13" patternUnits="userSpaceOnUse"><path d="M0 9q5-7 10 0t10 0"></path></pattern>
  <pattern id="treatment" width="13" height="13" patternUnits="userSpaceOnUse"><path d="M0 .5H13M.5 0V13"></path></pattern>
  <pattern id="service" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M-2 12L12-2M-2 2L2-2M8 12L12 8"></path></pattern>
  <pattern id="staff" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M2 0V12M5 0V12"></path></pattern>
  <pattern id="air" width="14" height="14" patternUnits="userSpaceOnUse"><path class="dots" d="M3 3h.1M10 10h.1"></path></pattern>
  </defs>`;

const FOOT = 'M0 0q-5-3-4-10q1-4 4-4t4 4q1 7-4 10zM-2 2h4q1 5-2 5t-2-5z';

const overlays: Readonly<Record<HouseMark, SVGTemplateResult>> = {
  unlit: svg``,
  searched: svg`<g class="prints">${[
    [34, 121, 62],
    [58, 114, 62],
    [82, 122, 62],
    [106, 115, 62],
  ].map(
    ([x, y, turn]) => svg`<path d=${FOOT} transform=${`translate(${x} ${y})rotate(${turn})scale(.8)`}></path>`,
  )}</g>`,
  threatened: svg`<g class="cracks"><path class="under" d="M0 44L22 52 30 42 48 62 44 74 66 84M160 30L140 44 144 56 122 66 126 80 108 88 112 104M70 128L78 110 70 100M22 52L18 70M122 66L110 58"></path><path d="M0 44L22 52 30 42 48 62 44 74 66 84M160 30L140 44 144 56 122 66 126 80 108 88 112 104M70 128L78 110 70 100M22 52L18 70M122 66L110 58"></path></g>`,
  blocked: svg`<g class="planks"><path d="M14 60L140 96 137 107 11 71ZM20 104L134 48 139 58 25 114Z"></path><path class="nails" d="M20 67h.1M130 98h.1M30 104h.1M128 56h.1"></path></g>`,
};

export const drawMarks = (marks: readonly HouseMark[]): readonly SVGTemplateResult[] =>
  marks.map((mark) => overlays[mark]);

/** The night sky behind the house: a moon with hatching, and thin lines for clouds. */
export const sky = svg`<path class="moon" d="M40-24a24 24 0 1 0 .1 0z"></path><path class="crater" d="M30-10a5 5 0 1 0 .1 0zM46 4a7 7 0 1 0 .1 0zM50-12a3 3 0 1 0 .1 0z"></path>
  <path class="cloud" d="M-30 20H86M-6 26H66M10 32H40M-14 14q8-9 18-3q8-12 22-4q12-6 18 4"></path>`;
