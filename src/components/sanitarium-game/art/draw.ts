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

const numbers = (text: string): number[] => text.trim().split(/[ ,]+/).map(Number);

/**
 * Reads a drawing: parts joined by `|`, painted in order. A part is an ink letter (a class `ink-…` of
 * art.styles; capitals are lines), an optional line width, and one of
 * - path data: `kM0 0H9V9z`, `K3M0 0H9`
 * - a disc `o x y rx [ry]`: `fo 80 92 30`
 * - limbs `& x y r x y r …`, several joined by `;`: fingers, arms, bones
 * - a shared shape `*name x y [turn° [scaleX [scaleY]]]`: `p*door 80 40 12`
 * Limbs and shapes fill where they overlap; other paths cut holes there.
 */
export const draw = (drawing: string, shapes: Shapes = {}): SVGTemplateResult =>
  svg`${drawing.split('|').map((part) => {
    const [, ink = '', width, how, rest = ''] = /^(\w)([\d.]+)?([o&*])?(.*)$/s.exec(part) ?? [];
    let path = rest;
    let place: string | undefined;
    if (how === 'o') {
      const [x = 0, y = 0, rx = 0, ry = rx] = numbers(rest);
      path = disc(x, y, rx, ry);
    } else if (how === '&') {
      path = rest.split(';').map((joints) => limb(numbers(joints))).join('');
    } else if (how === '*') {
      const [name = '', ...at] = rest.split(' ');
      const [x = 0, y = 0, turn = 0, scaleX = 1, scaleY = scaleX] = at.map(Number);
      path = shapes[name] ?? '';
      place = `translate(${x} ${y})rotate(${turn})scale(${scaleX} ${scaleY})`;
    }
    const solid = how === '&' || how === '*' ? ' solid' : '';
    return svg`<path class=${`ink-${ink}${solid}`} d=${path} stroke-width=${width ?? 2} transform=${place ?? nothing}></path>`;
  })}`;
