// Formats measurements, and prints them as Markdown tables.
import { scales, type Band } from './band.js';
import { quantile, type Estimate } from './figures.js';

export const percent = (value: number): string => (100 * value).toFixed(1);
export const points = ({ value, margin }: Estimate): string => `${percent(value)} ± ${percent(margin)}`;
export const quantiles = (counts: readonly number[]): string =>
  [0.05, 0.25, 0.5, 0.75, 0.95].map((part) => String(quantile(counts, part))).join(' · ');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export function bandLine({ what, estimate, min, max, unit }: Band): readonly string[] {
  const show = (value: number): string => (value * scales[unit]).toFixed(1);
  return [what, `${show(min)} – ${show(max)} ${unit}`, `${show(estimate.value)} ± ${show(estimate.margin)}`];
}
