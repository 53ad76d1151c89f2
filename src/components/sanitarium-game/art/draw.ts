// The drawing language of Sanitarium: a picture is one short text, read here into SVG paths.
// Every drawn thing (tiles, tokens, card pictures) goes through `draw`, so all of it is of one hand.
import { nothing, svg, type SVGTemplateResult } from 'lit';

/** Named outlines (path data) that several drawings share. */
export type Shapes = Readonly<Record<string, string>>;

/** A number in [0, 1) that depends on `n` alone: the unevenness of a cut edge or a hatched wall. */
export const noise = (n: number): number => {
  const wave = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
};

/** One decimal is finer than a printed line. */
export const fine = (n: number): number => Math.round(n * 10) / 10;

/** A sheet cut by hand, w × h: corners clipped, sides a little out of true; `left` is cut into its left edge, going up. */
export const cutSheet = (w: number, h: number, seed: number, left = ''): string =>
  `M${[5, 1, w * 0.4, 2, w - 5, 1, w - 1, 5, w - 2, h * 0.6, w - 1, h - 5, w - 5, h - 1, w * 0.6, h - 2, 5, h - 1, 1, h - 5].map((at, i) => fine(at + noise(seed + i) - 0.5)).join(' ')}${left}L1 5z`;

const disc = (x: number, y: number, rx: number, ry: number): string =>
  `M${fine(x - rx)} ${fine(y)}a${rx} ${ry} 0 1 1 ${fine(2 * rx)} 0a${rx} ${ry} 0 1 1 ${fine(-2 * rx)} 0z`;

/** A tapering limb through circles `x y r x y r …`; all its pieces turn the same way, so they fuse. */
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

/** How a path is painted. Colours are presentation attributes, so a drawing looks the same in every shadow root. */
export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the stroke; 1 if not told. */
  readonly width?: number | string;
  readonly opacity?: number;
  readonly transform?: string | undefined;
  /** Overlapping parts fill; without it they cut holes. */
  readonly solid?: boolean;
}

export const paint = (d: string, { fill = 'none', stroke = 'none', width = 1, opacity = 1, transform, solid }: Paint): SVGTemplateResult =>
  svg`<path d=${d} fill=${fill} stroke=${stroke} stroke-width=${width} opacity=${opacity} transform=${transform ?? nothing} fill-rule=${solid ? 'nonzero' : 'evenodd'}></path>`;

/** A colour of art.styles by its name. */
export const colour = (name: string): string => `var(--san-${name})`;

/** Colour of each ink letter; the second is an outline. */
const INKS: Readonly<Record<string, readonly [fill: string, outline?: string]>> = {
  k: ['ink'], b: ['soot'], c: ['umber'], t: ['tan'], s: ['print'], p: ['bone'], n: ['bone', 'ink'], m: ['hall', 'print'],
  f: ['flame'], y: ['glow'], h: ['flame'], z: ['ink'],
};

const numbers = (text: string): number[] => text.trim().split(/[ ,]+/).map(Number);

/**
 * Reads a drawing: parts joined by `|`, painted in order. A part is an ink letter, an optional line width (2 if not told),
 * and one of
 * - path data: `kM0 0H9V9z`, `K3M0 0H9`
 * - a disc `o x y rx [ry]`: `fo 80 92 30`
 * - limbs `& x y r x y r …`, several joined by `;`: fingers, arms, bones
 * - a shared shape `*name x y [turn° [scaleX [scaleY]]]`: `p*door 80 40 12`
 * Capital inks are lines. Inks: k night, b soot, c umber, t tan, s print, p bone, n outlined bone, m outlined mass, f flame,
 * y glow; h and z are thin light and thin shadow. Limbs and shapes fill where they overlap.
 */
export const draw = (drawing: string, shapes: Shapes = {}): SVGTemplateResult =>
  svg`<g stroke-linejoin="round" stroke-linecap="round" paint-order="stroke">${drawing.split('|').map((part) => {
    const [, ink = '', width = 2, how, rest = ''] = /^(\w)([\d.]+)?([o&*])?(.*)$/s.exec(part) ?? [];
    let path = rest;
    let transform: string | undefined;
    if (how === 'o') {
      const [x = 0, y = 0, rx = 0, ry = rx] = numbers(rest);
      path = disc(x, y, rx, ry);
    } else if (how === '&') {
      path = rest.split(';').map((joints) => limb(numbers(joints))).join('');
    } else if (how === '*') {
      const [name = '', ...at] = rest.split(' ');
      const [x = 0, y = 0, turn = 0, scaleX = 1, scaleY = scaleX] = at.map(Number);
      path = shapes[name] ?? '';
      transform = `translate(${x} ${y})rotate(${turn})scale(${scaleX} ${scaleY})`;
    }
    const small = ink.toLowerCase();
    const [main = '', outline] = INKS[small] ?? [];
    const line = ink === small ? outline : main;
    return paint(path, {
      fill: ink === small ? colour(main) : 'none', stroke: line ? colour(line) : 'none', width, transform,
      opacity: /[hz]/.test(small) ? 0.28 : 1, solid: how === '&' || how === '*',
    });
  })}</g>`;
