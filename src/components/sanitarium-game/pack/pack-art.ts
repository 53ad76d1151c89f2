// What a publisher brings beside the cards: pictures of its own in place of ours. Fetched with a pack that has some.
import type { SVGTemplateResult } from 'lit';
import type { PackFile } from '../../../engine/games/sanitarium/cards/schema/pack-schema.js';
import { imagesOf, type Images } from '../../game/pack/pack-pictures.js';
import type { GridArt } from '../../tile-grid/drawings.js';
import { draw } from '../art/draw.js';
import { gridArtOf, type Pictures } from '../art/piece-art.js';

/** Pictures of cards, tiles and monsters. */
export interface Art extends Pictures {
  readonly gridArt: GridArt;
}

/** Those of a pack, and what stands for them in a calm game. */
export interface PackArt extends Art {
  readonly calm: Art;
}

/** A monster without a picture: a peg with as many rings as tell it from the others. */
const peg = (shape: number): SVGTemplateResult =>
  draw(
    `m3M-18 8V-6Q-18-16-9-20A18 18 0 1 1 9-20Q18-16 18-6V8z|P2.5${[0, 1, 2].map((ring) => (ring <= shape ? `M-17 ${2 - ring * 6}H17` : '')).join('')}`,
  );

/**
 * Art made of a pack's pictures; what it has no picture of has none of ours either. In a calm game it is of its calm pictures,
 * and of the others of cards that carry no note.
 * @param pack Whole addresses of its pictures, and its texts.
 * @param missed Called once for each picture that cannot be shown, with its key; its place stays plain.
 */
export function artOf(
  { pictures = {}, texts = {} }: Pick<PackFile, 'pictures' | 'texts'>,
  missed: (key: string) => void,
): PackArt {
  const images = imagesOf(pictures, missed);
  const keyOf = (id: string): string | undefined =>
    [id, id.replace(/^dark\.\d(?=\.calm$|$)/, 'dark').replace(/^(\w+-)?back(?=\.calm$|$)/, 'table.back')].find(
      (key) => pictures[key],
    );
  const image = (id: string, box: Parameters<Images>[1], plain?: SVGTemplateResult): SVGTemplateResult =>
    images(keyOf(id), box, plain);
  /** Art under names of its own; a name that is empty has no picture. */
  const artBy = (name: (id: string) => string): Art => ({
    picture: (id) => image(name(id), [0, 0, 200, 232]),
    // A card that lies upright has its picture turned with it, as paper has.
    gridArt: gridArtOf(
      ({ art = '' }) => image(name(art), [25, 25, 150, 50]),
      (shape) => image(name('table.monster'), [-42, -65, 84, 78], peg(shape)),
    ),
  });
  const distresses = (id: string): boolean =>
    id === 'table.monster' || [id, id.replace(/^dark\.\d$/, 'dark')].some((kind) => texts[`${kind}.notes`]);
  return {
    ...artBy((id) => id),
    calm: artBy((id) => (keyOf(`${id}.calm`) ? `${id}.calm` : distresses(id) ? '' : id)),
  };
}
