// The pictures of a page's own pack, for cards, Rooms and Hallucinations. Where the pack has no picture, our drawing is
// used.
import type { SVGTemplateResult } from 'lit';
import type { PackFile } from '../../../engine/games/coma-ward/cards/schema/pack-schema.js';
import { imagesOf, type Images } from '../../game/pack/pack-pictures.js';
import { artOf, type Art } from './card-art.js';
import { figureArtOf, floorArtOf } from './floor-art.js';

/** The drawings with the pictures of a pack. It always returns the same objects, which avoids unnecessary redrawing. */
export type PictureReplacement = (calm: boolean) => Art;

/**
 * With softened content, a card with content warnings has its softened picture or our drawing, never its normal
 * picture. The first parameter is the pack: the absolute URLs of its pictures, and its texts.
 * @param missed Called once with the key of each picture that cannot be loaded.
 */
export function pictureReplacementOf(
  { pictures = {}, texts = {} }: Pick<PackFile, 'pictures' | 'texts'>,
  missed: (key: string) => void,
): PictureReplacement {
  const image = imagesOf(pictures, missed);
  const replaced = (calm: boolean): Art => {
    const ours = artOf(calm);
    const over = (id: string, box: Parameters<Images>[1], drawn?: SVGTemplateResult): SVGTemplateResult => {
      const keys = calm ? [`${id}.calm`, ...(texts[`${id}.notes`] ? [] : [id])] : [id];
      return image(
        keys.find((key) => Object.hasOwn(pictures, key)),
        box,
        drawn,
      );
    };
    const has = (id: string): boolean => Object.hasOwn(pictures, id) || Object.hasOwn(pictures, `${id}.calm`);
    const withPack = { path: ours.path, draw: over };
    const onCard = (id: string): SVGTemplateResult => over(id, [0, 0, 48, 48], ours.picture(id) ?? undefined);
    return {
      picture: (id) => (has(id) ? onCard(id) : ours.picture(id)),
      path: ours.path,
      card: { ...ours.card, ...(ours.card.picture && { picture: { box: ours.card.picture.box, draw: onCard } }) },
      floor: floorArtOf(withPack),
      figure: figureArtOf(withPack),
    };
  };
  const [plain, softened] = [replaced(false), replaced(true)];
  return (calm) => (calm ? softened : plain);
}
