// Which drawing of Sanitarium stands for what: the bridge between plain models and the art.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridTile, GridToken } from '../../engine/board/grid-model.js';
import type { CardArt } from '../nw-card-hand/nw-card-hand.js';
import type { StepArt } from '../nw-stat-track/nw-stat-track.js';
import type { GridArt } from '../tile-grid/drawings.js';
import { CARD_BOX, cardFrame, PENNANT_BOX, pennant } from './art/card-frame.js';
import { tileArt } from './art/tiles.js';
import { eyeMark, MARK_BOX, match, MATCH_BOX, monster, standee, typeMark, type CardKind } from './art/tokens.js';

export type Pictures = Pick<typeof import('./art/pictures.js'), 'PICTURE_BOX' | 'picture'>;

const facingOf = ({ facing }: GridTile): 'h' | 'v' => (facing === 'v' ? 'v' : 'h');

/** A whole number from where a tile lies, so that equal backs are not stamped alike. */
const cutOf = ({ cells }: GridTile): number => (cells[0]?.[0] ?? 0) * 7 + (cells[0]?.[1] ?? 0) * 3;

export const gridArt: GridArt = {
  tile: (tile) => {
    const kind = tile.kind === 'corridor' ? 'back' : tile.kind === 'dark' ? 'dark' : 'room';
    const facing = facingOf(tile);
    const eye = tile.state === 'seen' ? svg`<g transform=${facing === 'h' ? 'translate(100 84)' : 'translate(16 100)'}>${eyeMark()}</g>` : '';
    return svg`${tileArt({ kind, facing, ...(tile.art && { id: tile.art }) }, kind === 'room' ? tile.name : undefined, cutOf(tile))}${eye}`;
  },
  token: ({ kind, shape, letter }: GridToken): SVGTemplateResult => (kind === 'monster' ? monster(shape) : standee(shape, letter ?? '')),
};

/** The art of cards, with pictures once they are there. The same object for the same pictures, so that nothing is drawn anew. */
export function cardArt(pictures: Pictures | null): CardArt {
  return pictures ? (full ??= { ...bare, picture: { box: pictures.PICTURE_BOX, draw: pictures.picture } }) : bare;
}

const bare: CardArt = {
  frame: { box: CARD_BOX, draw: (kind) => cardFrame(kind as CardKind) },
  pennant: { box: PENNANT_BOX, draw: (kind, value) => pennant(kind as CardKind, value) },
  mark: { box: MARK_BOX, draw: (kind) => typeMark(kind as CardKind) },
};
let full: CardArt | undefined;

export const matchArt: StepArt = { box: MATCH_BOX, draw: (state) => match(state === 'empty' ? 'spent' : 'fresh') };
