// Drawings of dice. The outline and a mark at the edge identify the kind of die, so colour is not needed.
import { html, svg, type TemplateResult } from 'lit';
import type { Face, FaceName } from '../../engine/dice/types.js';

/** The number of sides of a numbered die; 0 for other dice. */
export const sidesOf = (die: string): number => Number(/^d(\d+)$/.exec(die)?.[1] ?? 0);

/**
 * Draws a die.
 * @param face Undefined if the die has not been rolled.
 * @param bag The symbols on the face.
 */
export function drawDie(die: string, face: FaceName | undefined, bag: Face): TemplateResult {
  if (die === 'd6') return drawCube({ pip: Number(face ?? 0) });
  return sidesOf(die) ? drawNumbered(face) : drawSymbols(die, face, bag);
}

const ROUND = 'M9 0h38q9 0 9 9v38q0 9-9 9h-38q-9 0-9-9v-38q0-9 9-9z';

/** For each number of symbols from 0 to 6: the cells of a 3 × 3 grid, numbered from 0, in which they are drawn. */
const CELLS = ['', '4', '08', '048', '0268', '02468', '035268'];
const places = (n: number): number[][] =>
  Array.from(CELLS[n] ?? '', (cell) => [14 + 14 * (+cell % 3), 14 + 14 * Math.floor(+cell / 3)]);

/** Draws a cube in a square of 56 units. `more` is drawn on it in addition to the pips. */
function drawCube(bag: Face, [outline, mark] = [ROUND, ''], more: unknown = ''): TemplateResult {
  const { pip = 0 } = bag;
  return html`<svg viewBox="0 0 56 56" aria-hidden="true">
    <path class="f" d=${outline} />
    <path class="l" d=${outline} transform="translate(3.4 3.4)scale(.88)" />
    <path class="m" d=${mark} />
    ${
      pip > 6
        ? svg`<text x="28" y="35">${pip}</text>`
        : svg`<path class="p" d=${places(pip)
            .map(([x, y]) => `M${x} ${y}h0`)
            .join('')} />`
    }${more}
  </svg>`;
}

/** Draws a numbered die that is not a cube: always with ten sides, in a square of 60 units. */
const drawNumbered = (face: FaceName | undefined): TemplateResult =>
  html`<svg viewBox="0 0 60 60" aria-hidden="true">
    <path class="k k3" d="M30 2l28 24v8l-28 26-28-26v-8z" />
    <path class="k" d="M30 2l-28 24 7 14zM2 26l7 14 21 7v13l-28-26zM30 2l28 24-7 14z" />
    <path class="k k4" d="M58 26l-7 14-21 7v13l28-26z" />
    <path class="f" d="M30 2l21 38-21 8-21-8z" />
    <text x="30" y="38">${face}</text>
    ${face === 6 || face === 9 ? svg`<path class="s" d="M25 42h10" />` : ''}
  </svg>`;

const KINDS: Readonly<Record<string, [outline: string, mark: string]>> = {
  green: [ROUND, 'M28 49v5'],
  red: ['M9 0h38l9 9v38l-9 9h-38l-9-9v-38z', 'M25 49v5m6-5v5'],
  blue: ['M6 0h33l17 17v33q0 6-6 6h-44q-6 0-6-6v-44q0-6 6-6z', 'M26 51a2 2 0 0 0 4 0a2 2 0 0 0-4 0'],
  brown: [
    'M8 0h40q0 8 8 8v40q-8 0-8 8h-40q0-8-8-8v-40q8 0 8-8z',
    'M22 51a2 2 0 0 0 4 0a2 2 0 0 0-4 0m8 0a2 2 0 0 0 4 0a2 2 0 0 0-4 0',
  ],
  suspense: ['M16 0h24q16 0 16 16v24q0 16-16 16h-24q-16 0-16-16v-24q0-16 16-16z', ''],
};

const SHIELD = 'M0-11l10 3v8c0 6-5 10-10 12-5-2-10-6-10-12v-8z';

/** The paths of filled symbols, centered on the origin. */
const AREAS: Readonly<Record<string, string>> = {
  spike: 'M0-12l4 17h5v6h-18v-6h5z',
  bolt: 'M4-12l-12 14h7l-4 10 13-15h-7l6-9z',
  star: 'M0-12l3 8 8 0-6 6 2 8-7-5-7 5 2-8-6-6 8 0z',
  shield: SHIELD,
  'shield-star': SHIELD + 'M0-8l-2 5-5 1 4 3-2 5 5-3 5 3-2-5 4-3-5-1z',
};

/**
 * The paths of symbols made of lines. `insanity` is a spiral, centered on the origin. The others are traces of a heart
 * monitor, at their final position on the die.
 */
const LINES: Readonly<Record<string, string>> = {
  insanity: 'M0 0a1.5 1.5 0 0 1 3 0a3.5 3.5 0 0 1-7 0a5.5 5.5 0 0 1 11 0a7.5 7.5 0 0 1-15 0a9 9 0 0 1 17-4',
  failure: 'M8 42h40',
  suspense: 'M8 42h14l5-8m5 0h0m6 0h0m6 0h0',
  success: 'M8 42h12l5-9 5 14 4-5h14',
};

/** Draws a die with symbols. The symbols can be told apart even at a size of 16 px and in a single colour. */
function drawSymbols(die: string, face: FaceName | undefined, bag: Face): TemplateResult {
  const names = Object.keys(bag).flatMap((name) => (name === 'pip' ? [] : Array<string>(bag[name] ?? 0).fill(name)));
  const at =
    names.length === 1
      ? [[28, 26, 1.2]]
      : names.length === 2
        ? [
            [17, 18, 0.9],
            [39, 34, 0.9],
          ]
        : places(names.length);
  const drawn = names.map((name, i) => {
    const [x = 0, y = 0, scale = 0.6] = at[i] ?? [];
    const line = LINES[name];
    const move = line && name !== 'insanity' ? '' : `translate(${x} ${y})scale(${scale})`;
    const path = line ?? AREAS[name];
    return path
      ? svg`<path class=${line ? 's' : 'a'} transform=${move} d=${path} />`
      : svg`<text transform=${move} y="8">${name.slice(0, 2)}</text>`;
  });
  if (die === 'suspense') drawn.push(svg`<text x="28" y="30">${face}</text>`);
  else if (face !== undefined && !Object.keys(bag).length)
    drawn.push(svg`<path class="b" d="M20 34l15-13m-9 14l11-9" />`);
  return drawCube(bag, KINDS[die], drawn);
}
