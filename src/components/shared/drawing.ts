// The drawing language of the games: a picture is a short text, which becomes SVG paths in the inks of its game. All
// pictures of a game are drawn in this way, so that they have the same style.
import { nothing, svg, type SVGTemplateResult } from 'lit';

/** Parts that several drawings use, by name: outlines (path data) and whole drawings. */
export type Shapes = Readonly<Record<string, string>>;

/** A CSS colour for filling, and perhaps one for the outline. The opacity is 1 by default. */
export interface Ink {
  readonly fill: string;
  readonly outline?: string;
  readonly opacity?: number;
}

/** The inks of a game, each under a lower-case letter. */
export type Inks = Readonly<Record<string, Ink>>;

/** A number in [0, 1) that depends only on `n`, for uneven lines such as cut edges and hatching. */
export const noise = (n: number): number => {
  const wave = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
};

/** Rounds to one decimal, which is finer than a printed line. */
export const fine = (n: number): number => Math.round(n * 10) / 10;

const disc = (x: number, y: number, rx: number, ry: number): string =>
  `M${fine(x - rx)} ${fine(y)}a${rx} ${ry} 0 1 1 ${fine(2 * rx)} 0a${rx} ${ry} 0 1 1 ${fine(-2 * rx)} 0z`;

/**
 * The path of a tapering limb, which runs through the circles `x y r x y r …`. All pieces of the path have the same
 * winding direction, so that overlaps are filled.
 */
export const limb = (joints: readonly number[]): string => {
  let path = '';
  for (let i = 0; i < joints.length; i += 3) {
    const [x = 0, y = 0, r = 0, x2, y2 = 0, r2 = 0] = joints.slice(i, i + 6);
    path += disc(x, y, r, r);
    if (x2 === undefined) continue;
    const length = Math.hypot(x2 - x, y2 - y) || 1;
    const nx = (y2 - y) / length;
    const ny = (x - x2) / length;
    path += `M${fine(x - nx * r)} ${fine(y - ny * r)}L${fine(x + nx * r)} ${fine(y + ny * r)} ${fine(x2 + nx * r2)} ${fine(y2 + ny * r2)} ${fine(x2 - nx * r2)} ${fine(y2 - ny * r2)}z`;
  }
  return path;
};

const numbers = (text: string): number[] => text.trim().split(/[ ,]+/).map(Number);

/** The path of one or more limbs, given as text: `x y r x y r …` for each limb, with `;` between limbs. */
export const limbs = (text: string): string =>
  text
    .split(';')
    .map((joints) => limb(numbers(joints)))
    .join('');

/** How a path is painted. Colours are presentation attributes, so a drawing looks the same in every shadow root. */
export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  /** Width of the stroke, 1 by default. */
  readonly width?: number | string;
  readonly opacity?: number;
  readonly transform?: string | undefined;
  /** Whether overlaps are filled. By default, they are holes. */
  readonly solid?: boolean;
}

export const paint = (
  d: string,
  { fill = 'none', stroke = 'none', width = 1, opacity = 1, transform, solid }: Paint,
): SVGTemplateResult =>
  svg`<path d=${d} fill=${fill} stroke=${stroke} stroke-width=${width} opacity=${opacity} transform=${transform ?? nothing} fill-rule=${solid ? 'nonzero' : 'evenodd'}></path>`;

/** The transform for a position that is given as `x y [turn° [scaleX [scaleY]]]`. */
const placed = (at: readonly string[]): string => {
  const [x = 0, y = 0, turn = 0, scaleX = 1, scaleY = scaleX] = at.map(Number);
  return `translate(${x} ${y})rotate(${turn})scale(${scaleX} ${scaleY})`;
};

/**
 * Returns a function that turns the text of a drawing into SVG, in a game's inks. The text consists of parts with `|`
 * between them, which are painted in order. There are two kinds of parts. The first is a shared drawing:
 * `@name x y [turn° [scaleX [scaleY]]]`. The second is an ink letter, an optional line width (2 by default), and one of
 * these shapes:
 * - path data: `kM0 0H9V9z`, `K3M0 0H9`
 * - a disc `o x y rx [ry]`: `fo 80 92 30`
 * - limbs `& x y r x y r …`, with `;` between limbs: fingers, arms, bones
 * - a shared outline `*name x y [turn° [scaleX [scaleY]]]`: `p*door 80 40 12`
 *
 * A lower-case ink letter fills the shape, a capital letter draws its lines. Overlaps of limbs and of shared outlines
 * are filled.
 */
export const drawIn = (inks: Inks) =>
  function draw(drawing: string, shapes: Shapes = {}): SVGTemplateResult {
    return svg`<g stroke-linejoin="round" stroke-linecap="round" paint-order="stroke">${drawing
      .split('|')
      .map((part) => {
        if (part.startsWith('@')) {
          const [name = '', ...at] = part.slice(1).split(' ');
          return svg`<g transform=${placed(at)}>${draw(shapes[name] ?? '', shapes)}</g>`;
        }
        const [, letter = '', width = 2, how, rest = ''] = /^(\w)([\d.]+)?([o&*])?(.*)$/s.exec(part) ?? [];
        let path = rest;
        let transform: string | undefined;
        if (how === 'o') {
          const [x = 0, y = 0, rx = 0, ry = rx] = numbers(rest);
          path = disc(x, y, rx, ry);
        } else if (how === '&') path = limbs(rest);
        else if (how === '*') {
          const [name = '', ...at] = rest.split(' ');
          path = shapes[name] ?? '';
          transform = placed(at);
        }
        const small = letter.toLowerCase();
        const { fill = 'none', outline = 'none', opacity = 1 } = inks[small] ?? {};
        return paint(path, {
          fill: letter === small ? fill : 'none',
          stroke: letter === small ? outline : fill,
          width,
          transform,
          opacity,
          solid: how === '&' || how === '*',
        });
      })}</g>`;
  };
