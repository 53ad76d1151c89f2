// The roof above the columns: slate with chimneys, or a ruined roof.
import { svg, type SVGTemplateResult } from 'lit';
import { fine, noise } from '../../shared/drawing.js';

/** The width of a column, in the units of a room's drawing. */
export const COLUMN = 160;
const EAVES = 14;

const part = (name: string, d: string): SVGTemplateResult => svg`<path class=${name} d=${d}></path>`;

/** Draws rows of slate between two slopes. */
function slates(left: number, right: number, top: number, bottom: number, inset: number): string {
  let d = '';
  for (let y = bottom - 9, i = 0; y > top + 3; y -= 9, i++) {
    const in_ = (inset * (bottom - y)) / (bottom - top);
    d += `M${fine(left + in_ + 6)} ${y}H${fine(right - in_ - 6)}`;
    for (let x = left + in_ + 12 + (i % 2) * 8; x < right - in_ - 10; x += 17)
      if (noise(x + i) > 0.25) d += `M${fine(x)} ${y}v8`;
  }
  return d;
}

const chimney = (x: number, top: number, foot: number): SVGTemplateResult =>
  svg`${part('slate', `M${x} ${foot}V${top}H${x + 24}V${foot}Z`)}${part('course', `M${x} ${top + 12}h24M${x} ${top + 22}h24M${x + 12} ${top + 2}v10M${x + 7} ${top + 12}v10M${x + 17} ${top + 12}v10M${x + 12} ${top + 22}v8`)}${part('edge', `M${x - 3} ${top}h30M${x + 4} ${top}v-8h5v8M${x + 15} ${top}v-8h5v8`)}`;

/** Draws a roof over `columns` columns, upwards from the eaves at y = 0. */
export function drawRoof(columns: number): SVGTemplateResult {
  const wide = columns * COLUMN;
  const middle = wide / 2;
  const left = -EAVES;
  const right = wide + EAVES;
  if (columns < 3) {
    const peak = columns === 1 ? 66 : 74;
    return svg`${chimney(columns === 1 ? wide - 52 : 34, -peak + (columns === 1 ? 4 : -8), -20)}
      ${part('slate', `M${left} 0L${middle} ${-peak}L${right} 0Z`)}${part('course', slates(left, right, -peak, 0, middle + EAVES))}
      ${part('pane', `M${middle - 8} -20a8 8 0 1 1 16 0a8 8 0 1 1-16 0z`)}${part('course', `M${middle - 8} -20h16M${middle}-28v16`)}
      ${part('edge', `M${left - 4} 0L${middle} ${-peak - 2}L${right + 4} 0`)}`;
  }
  // A mansard roof with a gable in the middle.
  const [gable, peak] = [104, 92];
  return svg`${chimney(58, -84, -40)}${chimney(wide - 82, -84, -40)}
    ${part('slate', `M${left} 0L${left + 52} -54H${right - 52}L${right} 0Z`)}${part('course', slates(left, right, -54, 0, 52))}
    ${part('edge', `M${left - 4} 0L${left + 52} -55H${right - 52}L${right + 4} 0`)}
    ${[-1, 1].map((side) => (columns > 3 ? svg`<g transform=${`translate(${middle + side * 190} 0)`}>${part('slate', 'M-19 -8V-36L0-50 19-36V-8Z')}${part('pane', 'M-9 -10V-30Q0-40 9-30V-10Z')}${part('course', 'M0-36V-10M-9-22H9')}${part('edge', 'M-24-33L0-51 24-33')}</g>` : ''))}
    ${part('slate', `M${middle - gable} 0L${middle} ${-peak}L${middle + gable} 0Z`)}${part('course', slates(middle - gable, middle + gable, -peak, 0, gable))}
    ${part('pane', `M${middle - 15} -32a15 15 0 1 1 30 0a15 15 0 1 1-30 0z`)}${part('course', `M${middle - 15} -32h30M${middle}-47v30M${middle - 11}-43l22 22M${middle + 11}-43l-22 22`)}
    ${part('edge', `M${middle - gable - 6} 2L${middle} ${-peak - 2}L${middle + gable + 6} 2M${middle}-94v-16M${middle - 7}-104h14`)}`;
}

const brick = part(
  'brick',
  'M60-4l9-3 2 5-9 3zM86-6l8 2-1 5-8-2zM46-1l6-5 4 4-6 4zM104-3l8-3 1 5-8 3zM74-12l7-2 2 4-7 3z',
);

/** Ruins: either one corner of the roof remains, or only the walls. */
const RUINS = [
  svg`${part('beam back', 'M40 4L72-62M128 6L96-78M22-6L150-34M60-34L112-40')}
    ${part('slate', 'M-12 2L26-38 34-30 30-24 41-22 36-12 47-8 42 2Z')}${part('course', 'M-4-6H40M6-15H36M14-24H31M10-6v8M24-6v8M18-15v8M30-15v8M22-24v8')}${part('edge', 'M-16 2L26-40')}
    ${part('slate', 'M160 2V-30L152-26 149-38 140-28 143-18 133-15 136-6 128 2Z')}${part('course', 'M138-8H160M144-18H160M150-8v9M148-18v9M154-28v9')}
    ${part('beam', 'M26-39L52-66M52-66L60-58M44-12L92 2M118 2L150-62M150-62L157-55M84 3L126-10M60 2L70-34L64-40')}
    ${part('slate', 'M46-62L64-78 70-72 52-55ZM132-34L146-48 151-41 138-29ZM88-48L98-56 102-50 92-43Z')}
    ${part('rubble', 'M38 3Q46-9 58-6Q64-16 77-8Q88-15 98-5Q110-11 124 3Z')}${brick}`,
  svg`${part('beam back', 'M14 2L40-48M70 4L58-40M150 2L116-36M30-18L128-10')}
    ${part('slate', 'M0 2V-46L8-40 12-52 20-38 16-28 26-24 20-12 30-4 26 2Z')}${part('course', 'M0-8H26M0-19H22M0-30H16M8-8v9M17-8v9M11-19v11M7-30v11')}
    ${part('slate', 'M160 2V-18L151-14 148-24 138-14 141-6 132-3 130 2Z')}${part('course', 'M136-6H160M146-6v8M153-15v9')}
    ${part('beam', 'M8-40L76-70M76-70L74-80M20-4L64-46M64-46L74-42M146 0L98-58M98-58L89-54M52 3L118-16M118-16L122-7')}
    ${part('slate', 'M50-66L72-76 75-68 54-58ZM100-46L114-34 108-28 95-40ZM124-54L132-62 137-55 128-49Z')}
    ${part('rubble', 'M24 3Q34-13 48-8Q58-20 74-10Q86-18 100-7Q116-12 134 3Z')}${brick}`,
] as const;

/** Draws one of four ruined roofs: torn walls, bare beams and hanging slates. */
export function drawTorn(n: number): SVGTemplateResult {
  const ruin = RUINS[Math.floor(n / 2) % RUINS.length] ?? '';
  return svg`<g transform=${n % 2 ? 'translate(160 0)scale(-1 1)' : 'scale(1)'}>${ruin}</g>`;
}
