// The drawings of a match. An Item card is a printed form with the mark of its kind and a pictogram.
import { svg, type SVGTemplateResult } from 'lit';
import { paint, type Shapes } from '../../shared/drawing.js';
import type { CardArt } from '../../nw-card-hand/nw-card-hand.js';
import { PICTOGRAM_BOX } from '../../shared/pictogram-shapes.js';
import type { GridArt } from '../../tile-grid/drawings.js';
import { calmPictograms } from './calm-pictograms.js';
import { figureArtOf, floorArtOf, type Pictures } from './floor-art.js';
import { pictograms } from './pictograms.js';

/** The drawings of a match. */
export interface Art {
  /** The pictogram of a card, a Hallucination or a Phenomenon; null if it has none. */
  readonly picture: (id: string) => SVGTemplateResult | null;
  /** The path of our pictogram; without one, an empty text. */
  readonly path: (id: string) => string;
  readonly card: CardArt;
  readonly floor: GridArt;
  /** The figures of a Floor, for lists. */
  readonly figure: GridArt;
}

/** What each kind of Item does, as a mark: strikes, covers, feeds, heals, tells, belongs to the story. */
const MARKS: Readonly<Record<string, string>> = {
  weapon: 'M-9 7L5-7 9-9 7-5-7 9z',
  clothing: 'M-4-8Q0-4 4-8L10-3 7 1 5 0V9H-5V0L-7 1-10-3z',
  food: 'M-8-2H8Q8 8 0 8T-8-2zM-4-9V-4M0-9V-4M4-9V-4',
  medicine: 'M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3z',
  clue: 'M-2-9a7 7 0 1 1-.1 0zM4 3L9 9',
  special: 'M0-9L3-3 9-3 4 2 6 9 0 5-6 9-4 2-9-3-3-3z',
};

function drawingsOf(paths: Shapes): Art {
  const path = (id: string): string => paths[id] ?? '';
  const picture = (id: string): SVGTemplateResult | null =>
    path(id) ? paint(path(id), { fill: 'currentColor' }) : null;
  const ours: Pictures = { path, draw: (_id, _box, drawn) => drawn };
  return {
    picture,
    path,
    card: {
      frame: {
        box: '0 0 50 70',
        draw: () =>
          svg`<path d="M1 3a2 2 0 0 1 2-2H47a2 2 0 0 1 2 2V67a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2z" fill="var(--nw-paper)" stroke="var(--nw-line)"></path>`,
      },
      mark: { box: '-12 -12 24 24', draw: (kind) => paint(MARKS[kind] ?? '', { fill: 'currentColor' }) },
      picture: { box: PICTOGRAM_BOX, draw: (id) => picture(id) ?? svg`` },
    },
    floor: floorArtOf(ours),
    figure: figureArtOf(ours),
  };
}

const plain = drawingsOf(pictograms);
const softened = drawingsOf({ ...pictograms, ...calmPictograms });

/** The same objects each time, which avoids unnecessary redrawing. */
export const artOf = (calm: boolean): Art => (calm ? softened : plain);
