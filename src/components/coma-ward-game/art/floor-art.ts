// The drawings of a Floor: Rooms as lit signs, hallways as linoleum, undiscovered spaces as dark doors; patients in
// their gowns, Shadowy Figures, Enemies, and what lies on the floor. A Space is 100 units wide.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridTile, GridToken } from '../../../engine/scene/tile-grid-model.js';
import { paint } from '../../shared/drawing.js';
import type { GridArt } from '../../tile-grid/drawings.js';

/** The view box of a figure, which stands on y = 0. */
export const STANDEE_BOX = '-30 -65 60 78';

const box = (inset: number, radius: number): string => {
  const side = 100 - 2 * inset - 2 * radius;
  return `M${inset + radius} ${inset}h${side}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${side}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${-side}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${-side}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`;
};

/** The words of a name in as few lines as fit, each with at most `most` letters if its words allow. */
function linesOf(name: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Writes a name at the foot of a tile. A long word is drawn smaller. */
function nameplate(name: string, fill: string): readonly SVGTemplateResult[] {
  const lines = linesOf(name, 11);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = `min(var(--letter,15px),${Math.min(17, 120 / longest)}px)`;
  return lines.map(
    (line, i) =>
      svg`<text x="50" y="90" dy=${`${(i + 1 - lines.length) * 1.05}em`} text-anchor="middle" font-family="var(--nw-title-font)" font-weight="700" font-size=${size} fill=${fill}>${line}</text>`,
  );
}

const linoleum = paint('M0 0H100V100H0zM0 50H100M50 0V100', {
  fill: 'var(--nw-shade)',
  stroke: 'var(--nw-line)',
  width: 0.8,
  opacity: 0.75,
});

const isWrong = ({ kind }: GridTile): boolean => kind === 'hallucination';

type Box = readonly [x: number, y: number, width: number, height: number];
/** The pictures of Rooms, figures and signs. */
export interface Pictures {
  /** The path of our pictogram; without one, an empty text. */
  readonly path: (id: string) => string;
  /** Draws a picture in a box, or `drawn`, our own drawing. */
  readonly draw: (id: string, box: Box, drawn: SVGTemplateResult) => SVGTemplateResult;
}

/** Draws a picture in a square, or our pictogram. */
const sign = (
  { path, draw }: Pictures,
  id: string,
  [x, y, size]: readonly [number, number, number],
  fill: string,
  opacity = 1,
): SVGTemplateResult =>
  draw(
    id,
    [x, y, size, size],
    paint(path(id), { fill, opacity, transform: `translate(${x} ${y})scale(${size / 48})` }),
  );

/** A Room: a lit sign between walls. The walls of a Hallucination Room are not quite straight. */
function room(tile: GridTile, pictures: Pictures): SVGTemplateResult {
  const { art = '', name, state } = tile;
  const wall = isWrong(tile) ? 'M7 5Q50 11 95 4Q89 50 96 94Q50 90 5 96Q11 50 7 5z' : box(4, 4);
  const paper = isWrong(tile) ? 'var(--nw-ink)' : 'var(--nw-paper)';
  const ink = isWrong(tile) ? 'var(--nw-ground)' : 'var(--nw-paper-ink)';
  return svg`${linoleum}${paint(wall, { fill: paper, stroke: 'var(--nw-ink)', width: 5 })}
    ${sign(pictures, art, [28, 10, 44], ink, 0.85)}${nameplate(name, ink)}
    ${state === 'rummaged' ? paint('M78 12H90V24H78zM80.500 18l3 3 5-6', { stroke: ink, width: 2.5 }) : ''}
    ${state === 'locked' ? paint('M76 20H92V32H76zM79 20V15a5 5 0 0 1 10 0V20', { fill: 'var(--nw-alarm)', stroke: ink, width: 2 }) : ''}`;
}

function tileArt(tile: GridTile, pictures: Pictures): SVGTemplateResult {
  const { kind, art = '', name } = tile;
  switch (kind) {
    case 'unknown':
      return svg`${paint('M0 0H100V100H0z', { fill: 'var(--nw-ground)' })}
        ${paint(box(5, 4), { fill: 'var(--nw-shade)', stroke: 'var(--nw-muted)', width: 2.5 })}
        ${sign(pictures, art, [26, 26, 48], 'var(--nw-muted)')}`;
    case 'hallway':
      return linoleum;
    case 'stairs':
    case 'elevator':
      return svg`${linoleum}${kind === 'elevator' ? paint(box(6, 3), { fill: 'var(--nw-lit)', stroke: 'var(--nw-ink)', width: 3 }) : ''}${sign(pictures, art, [26, 14, 48], 'var(--nw-ink)', 0.8)}${nameplate(name, 'var(--nw-ink)')}`;
    default:
      return room(tile, pictures);
  }
}

/** The gowns of the players, by seat: a colour, and the cut of the board that carries the figure. */
export const GOWNS: readonly (readonly [colour: string, board: string])[] = [
  ['#2f8f6b', 'M-21 0V-40a21 21 0 0 1 42 0V0z'],
  ['#9a5b12', 'M-21 0V-36L0-62 21-36V0z'],
  ['#a2416a', 'M-21 0V-60L0-50 21-60V0z'],
  ['#4a6078', 'M-21 0V-44H-13V-60H13V-44H21V0z'],
  ['#75661c', 'M-21 0L-15-17A24 24 0 1 1 15-17L21 0z'],
  ['#6a4aa0', 'M-21 0V-46L-10-60H10L21-46V0z'],
];

/** A patient in a gown, with the letter of the player's name. */
export function patient(seat: number, letter: string): SVGTemplateResult {
  const [fill = '', board = ''] = GOWNS[seat % GOWNS.length] ?? [];
  return svg`${paint('M-22 9L20-1 34 2 26 12z', { fill: '#000', opacity: 0.25 })}
    ${paint(board, { fill, stroke: '#f2fbf7', width: 4 })}
    ${paint('M-8-42a8 8 0 1 1 16 0a8 8 0 1 1-16 0zM-15 0V-16Q-13-30 0-31Q13-30 15-16V0z', { fill: '#f2fbf7', solid: true })}
    ${paint('M-24-1H24L28 8H-28z', { fill: '#f2fbf7', stroke: '#14302a', width: 1 })}
    <text y="-6" text-anchor="middle" fill="#14302a" font-family="var(--nw-title-font)" font-weight="700" font-size="22">${letter}</text>`;
}

/** A Shadowy Figure: somebody who stands in the light of the corridor, too tall. */
const shadow = svg`${paint('M-9-54a9 10 0 1 1 18 0a9 10 0 1 1-18 0zM-18 8Q-22-22-14-40Q-6-46 0-45Q6-46 14-40Q22-22 18 8Q10 2 6 8Q0 2-6 8Q-10 2-18 8z', { fill: '#081210', stroke: '#9dbab1', width: 2, solid: true })}`;

/** An Enemy: its picture on a dark plate with a red edge. */
const enemy = (art: string, pictures: Pictures): SVGTemplateResult =>
  svg`${paint('M-26-48H26V8H-26z', { fill: '#16080a', stroke: '#e0565b', width: 3 })}${sign(pictures, art, [-22, -42, 44], '#f2fbf7')}`;

const mark = (letter: string): SVGTemplateResult =>
  svg`${paint('M-13-8a13 13 0 1 1 26 0a13 13 0 1 1-26 0z', { fill: '#f2fbf7', stroke: '#14302a', width: 2.5 })}<text y="-2" text-anchor="middle" fill="#14302a" font-family="var(--nw-title-font)" font-weight="700" font-size="17">${letter}</text>`;

function tokenArt({ kind, shape, letter = '', art = '' }: GridToken, pictures: Pictures): SVGTemplateResult {
  switch (kind) {
    case 'person':
      return patient(shape, letter);
    case 'mark':
      return mark(letter);
    case 'monster':
      return art === 'table.shadow' ? pictures.draw(art, [-24, -56, 48, 64], shadow) : enemy(art, pictures);
  }
}

/** The drawings of figures at their full size, for lists. */
export const figureArtOf = (pictures: Pictures): GridArt => ({ token: (token) => tokenArt(token, pictures) });

/** On a Floor, figures are so small and stand so high that the name of their Room can be read below them. */
export const floorArtOf = (pictures: Pictures): GridArt => ({
  tile: (tile) => tileArt(tile, pictures),
  token: (token) => svg`<g transform="scale(.62)">${tokenArt(token, pictures)}</g>`,
  inset: 6,
  feet: 52,
  tint: ({ kind, shape }) => (kind === 'person' ? GOWNS[shape % GOWNS.length]?.[0] : undefined),
});
