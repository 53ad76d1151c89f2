// Names of spaces, in their upper left corners. SVG text does not wrap, so lines are broken according to the number of
// letters that fit into a cell.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridSpace } from '../../../engine/scene/tile-grid-model.js';

/**
 * Breaks text into at most `most` lines of at most `letters` letters; a last line that is too long ends in an ellipsis.
 * A long word is broken at its soft hyphens, or anywhere.
 */
export function wrap(text: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const whole = word.replaceAll(SHY, '');
    if (last !== undefined && last.length + 1 + whole.length <= letters) lines[lines.length - 1] = `${last} ${whole}`;
    else lines.push(...broken(word, letters));
  }
  return lines.length > most
    ? [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').slice(0, letters - 1).replace(/-$/, '')}…`]
    : lines;
}

const SHY = '\u00AD';

function broken(word: string, letters: number): readonly string[] {
  const whole = word.replaceAll(SHY, '');
  if (whole.length <= letters) return [whole];
  const syllables = word.split(SHY);
  const fits = syllables.findLastIndex((_, n) => n > 0 && syllables.slice(0, n).join('').length < letters);
  return fits < 0
    ? [`${whole.slice(0, letters - 1)}-`, ...broken(whole.slice(letters - 1), letters)]
    : [syllables.slice(0, fits).join('').replace(/-?$/, '-'), ...broken(syllables.slice(fits).join(SHY), letters)];
}

/** What is written on a space. */
export const titleOf = ({ name, title = name }: GridSpace): string => title;

/** A name of one or two letters is drawn larger than other names. */
export const isShort = (space: GridSpace): boolean => titleOf(space).length < 3;

/**
 * The position of the first line of a name, the maximum number of letters per line, and the maximum number of lines.
 */
export function place(
  { cells = [] }: GridSpace,
  letters: number,
): { readonly x: number; readonly y: number; readonly wide: number; readonly most: number } {
  const top = Math.min(...cells.map(([, y]) => y));
  const row = cells
    .filter(([, y]) => y === top)
    .map(([x]) => x)
    .sort((a, b) => a - b);
  const [left = 0] = row;
  const cellsInRow = row.filter((x, n) => x === left + n).length;
  return {
    x: left * 100 + 10,
    y: top * 100 + 9,
    wide: cellsInRow * letters + cellsInRow - 1,
    most: cells.some(([x, y]) => x === left && y === top + 1) ? 3 : 2,
  };
}

export const draw = (
  classes: string,
  x: number,
  y: number,
  lines: readonly string[],
  first: number,
): readonly SVGTemplateResult[] =>
  lines.map((line, n) => svg`<text class=${classes} x=${x} y=${y} dy=${`${first + n * 1.15}em`}>${line}</text>`);

export function label(space: GridSpace, letters: number, isDark: boolean): SVGTemplateResult | '' {
  if (!space.cells?.length) return '';
  const { x, y, wide, most } = place(space, letters);
  // Names come from the page, so browsers must not translate them.
  return svg`<g translate="no">${draw(`label ${isShort(space) ? 'short' : ''} ${isDark ? 'unlit' : ''}`, x, y, wrap(titleOf(space), wide, most), 0.8)}</g>`;
}
