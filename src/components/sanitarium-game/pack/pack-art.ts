// The pictures of a page's own pack, which replace our drawings. This module is loaded only with a pack that has
// pictures.
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

/** The pictures of a pack, and their replacements in softened content. */
export interface PackArt extends Art {
  readonly calm: Art;
}

/** Draws a monster for which the pack has no picture: a peg whose number of rings identifies the monster. */
const peg = (shape: number): SVGTemplateResult =>
  draw(
    `m3M-18 8V-6Q-18-16-9-20A18 18 0 1 1 9-20Q18-16 18-6V8z|P2.5${[0, 1, 2].map((ring) => (ring <= shape ? `M-17 ${2 - ring * 6}H17` : '')).join('')}`,
  );

/**
 * Makes drawings from a pack's pictures; a card without a picture stays plain. Softened content uses the softened
 * pictures, and the normal pictures of cards without content warnings. The first parameter is the pack: the absolute
 * URLs of its pictures, and its texts.
 * @param missed Called once with the key of each picture that cannot be loaded.
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
  /**
   * Makes drawings from a function that returns the key of the picture for an id. An empty key means that there is no
   * picture.
   */
  const artBy = (name: (id: string) => string): Art => ({
    picture: (id) => image(name(id), [0, 0, 200, 232]),
    // On a vertical card, the picture is rotated with the card.
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
