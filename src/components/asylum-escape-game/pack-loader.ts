// Loads a page's own pack of cards for Asylum Escape with its texts and pictures.
import type { SVGTemplateResult } from 'lit';
import { faultAt } from '../../engine/games/asylum-escape/cards/schema/pack-faults.js';
import { pack as ours } from '../../engine/games/asylum-escape/content/pack.js';
import { namesIn } from '../../engine/games/asylum-escape/cards/schema/name-checks.js';
import { packTongue } from '../../engine/games/asylum-escape/words/pack-words.js';
import { mostOfPack, parsePack, type PackFile } from '../../engine/games/asylum-escape/cards/schema/pack-schema.js';
import { imagesOf, type Images } from '../game/pack/pack-pictures.js';
import { packLoader } from '../game/pack/pack-loading.js';
import { localizedFault } from './catalogue.js';
import type { PackInPlay, PictureOverrides } from './match-settings.js';

export const loadPack = packLoader<PackFile, PackInPlay>({
  most: mostOfPack,
  parse: (json) => parsePack(json, ours),
  faultAt,
  inWords: localizedFault,
  inPlay: (file, missed) => {
    const { pack, pictures } = file;
    const known = namesIn(ours);
    return {
      pack,
      speak: (tongue, calm) => packTongue(tongue, file, known, calm),
      ...(pictures && { pictureOverrides: pictureOverridesOf(pictures, missed) }),
    };
  },
});

/** The box in which <nw-house> draws a room: x, y, width and height. */
const ROOM = [0, 0, 160, 128] as const;
/** The box in which <nw-house> draws a figure: x, y, width and height. */
const FIGURE = [-52, -116, 104, 122] as const;

/**
 * @param pictures Absolute URLs by the id of a card or room. The figure of a Patient in the house has the key
 * `<id>.token`.
 */
function pictureOverridesOf(
  pictures: Readonly<Record<string, string>>,
  missed: (key: string) => void,
): PictureOverrides {
  const image = imagesOf(pictures, missed);
  const over = (key: string, box: Parameters<Images>[1], drawn: SVGTemplateResult): SVGTemplateResult =>
    image(Object.hasOwn(pictures, key) ? key : undefined, box, drawn);
  return {
    cards: once(({ picture, ...art }) => ({
      ...art,
      ...(picture && {
        picture: { box: picture.box, draw: (id: string) => over(id, [0, 0, 200, 232], picture.draw(id)) },
      }),
    })),
    house: once((drawings) => ({
      ...drawings,
      drawRoom: (room) => over(room ?? '', ROOM, drawings.drawRoom(room)),
      drawFigure: (figure, letter, shape) =>
        over(`${figure ?? ''}.token`, FIGURE, drawings.drawFigure(figure, letter, shape)),
    })),
  };
}

/** Remembers results, so that the same object always gives the same result. */
function once<T extends object>(make: (from: T) => T): (from: T) => T {
  const made = new WeakMap<T, T>();
  return (from) => {
    const result = made.get(from) ?? make(from);
    made.set(from, result);
    return result;
  };
}
