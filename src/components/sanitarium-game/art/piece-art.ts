// Connects models to the drawings of Sanitarium.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridTile, GridToken } from '../../../engine/scene/tile-grid-model.js';
import type { CardArt } from '../../nw-card-hand/nw-card-hand.js';
import type { StepArt } from '../../nw-stat-track/nw-stat-track.js';
import type { GridArt } from '../../tile-grid/drawings.js';
import { CARD_BOX, cardFrame, PENNANT_BOX, pennant, PICTURE_BOX } from './card-frame.js';
import { knownCard, tileArt } from './tiles.js';
import { MARK_BOX, match, MATCH_BOX, monster, STANDEES, standee, typeMark, type CardKind } from './tokens.js';

export type Pictures = Pick<typeof import('./card-pictures.js'), 'picture'>;

const facingOf = ({ facing }: GridTile): 'h' | 'v' => (facing === 'v' ? 'v' : 'h');

/** Derives a number from the position of a tile, so that the backs of equal cards differ a little. */
const cutOf = ({ cells }: GridTile): number => (cells[0]?.[0] ?? 0) * 7 + (cells[0]?.[1] ?? 0) * 3;

/**
 * Returns the drawings of the map. `inside` draws the contents of a card, and `creature` draws a monster, in place of
 * our own drawings.
 */
export const gridArtOf = (inside?: (tile: GridTile) => SVGTemplateResult, creature = monster): GridArt => ({
  tile: (tile) => {
    const kind = tile.kind === 'corridor' ? 'back' : tile.kind === 'dark' ? 'dark' : 'room';
    const facing = facingOf(tile);
    const known = tile.state === 'seen' ? knownCard(tile.title ?? '', facing) : '';
    const other = inside?.(tile);
    return svg`${tileArt({ kind, facing, ...(tile.art && { id: tile.art }), ...(other && { inside: other }) }, kind === 'room' ? tile.name : undefined, cutOf(tile))}${known}`;
  },
  token: ({ kind, shape, letter }: GridToken): SVGTemplateResult =>
    kind === 'monster' ? creature(shape) : standee(shape, letter ?? ''),
  tint: ({ kind, shape }) => (kind === 'person' ? STANDEES[shape]?.[1] : undefined),
});

export const gridArt = gridArtOf();

/**
 * Returns the drawings of cards. The result is always the same object for the same pictures, which avoids unnecessary
 * redrawing.
 */
export function cardArt(pictures: Pictures): CardArt {
  const art = full.get(pictures) ?? { ...bare, picture: { box: PICTURE_BOX, draw: pictures.picture } };
  full.set(pictures, art);
  return art;
}

const bare: CardArt = {
  frame: { box: CARD_BOX, draw: (kind) => cardFrame(kind as CardKind) },
  pennant: { box: PENNANT_BOX, draw: (kind, value) => pennant(kind as CardKind, value) },
  mark: { box: MARK_BOX, draw: (kind) => typeMark(kind as CardKind) },
};
const full = new WeakMap<Pictures, CardArt>();

export const matchArt: StepArt = { box: MATCH_BOX, draw: (state) => match(state === 'empty' ? 'spent' : 'fresh') };
