// The pictures of a page's own pack, for cards and for Monsters on the map. Where the pack has no picture, our drawing
// is used.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridToken } from '../../../engine/scene/tile-grid-model.js';
import type { PackFile } from '../../../engine/games/lobotomy-2/cards/schema/pack-schema.js';
import { imagesOf } from '../../game/pack/pack-pictures.js';
import { PICTURE_BOX } from './boxes.js';
import type { Art } from './drawing.js';

/**
 * Replaces drawings by the pictures of a pack. For the same drawings, it always returns the same object, which avoids
 * unnecessary redrawing.
 */
export type PictureReplacement = (art: Art, calm: boolean) => Art;

/**
 * With softened content, a card with content warnings has its softened picture or our softened drawing, never its
 * normal picture. The first parameter is the pack: the absolute URLs of its pictures, and its texts.
 * @param missed Called once with the key of each picture that cannot be loaded.
 */
export function pictureReplacementOf(
  { pictures = {}, texts = {} }: Pick<PackFile, 'pictures' | 'texts'>,
  missed: (key: string) => void,
): PictureReplacement {
  const image = imagesOf(pictures, missed);
  const keyOf = (name: string, calm: boolean): string | undefined => {
    const id = name.replace(/\.(insane|token)$/, '');
    const names = [name, ...(name.endsWith('.token') ? [] : [id])];
    const own = calm ? [...names.map((each) => `${each}.calm`), ...(texts[`${id}.notes`] ? [] : names)] : names;
    return own.find((key) => Object.hasOwn(pictures, key));
  };
  const over = ({ grid, card, ...art }: Art, calm: boolean): Art => ({
    ...art,
    grid: {
      ...grid,
      token: (token: GridToken): SVGTemplateResult => {
        const drawn = grid.token?.(token);
        const key = token.kind === 'monster' ? keyOf(`${token.art ?? ''}.token`, calm) : undefined;
        return key === undefined ? (drawn ?? svg``) : svg`${image(key, [-32, -68, 64, 82], drawn)}${art.number(token)}`;
      },
    },
    card: {
      ...card,
      picture: {
        box: PICTURE_BOX,
        draw: (id) => {
          const [drawn, key] = [card.picture?.draw(id), keyOf(id, calm)];
          return key === undefined ? (drawn ?? svg``) : image(key, [0, 0, 200, 232], drawn);
        },
      },
    },
  });
  const known = new WeakMap<Art, Art>();
  return (art, calm) => {
    const replaced = known.get(art) ?? over(art, calm);
    known.set(art, replaced);
    return replaced;
  };
}
