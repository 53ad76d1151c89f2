// Loads a page's own pack of cards for Asylum Escape and checks it against the schema. If the pack is invalid, all its
// faults are reported together.
import type { SVGTemplateResult } from 'lit';
import { faultAt } from '../../engine/games/asylum-escape/cards/schema/pack-faults.js';
import { pack as ours } from '../../engine/games/asylum-escape/content/pack.js';
import { namesIn } from '../../engine/games/asylum-escape/cards/schema/name-checks.js';
import { packTongue } from '../../engine/games/asylum-escape/words/pack-words.js';
import { mostOfPack, parsePack } from '../../engine/games/asylum-escape/cards/schema/pack-schema.js';
import type { Fault, Result } from '../../engine/kernel/index.js';
import { imagesOf, type Images } from '../game/pack/pack-pictures.js';
import { absoluteUrls, contentWarningsIn, readSource, refusal, reportFault } from '../game/pack/pack-source.js';
import { languageSwitch } from '../game/pack/pack-language.js';
import type { LoadedPack, PackHost, PackSource } from '../game/pack/page-pack.js';
import { localizedFault } from './catalogue.js';
import type { PackInPlay, PictureOverrides } from './match-settings.js';

export async function loadPack(source: PackSource, host: PackHost): Promise<Result<LoadedPack<PackInPlay>, Fault>> {
  const found = await readSource(source, mostOfPack);
  if (!found.ok) return found;
  const { json, base } = found.value;
  const read = parsePack(json, ours);
  if (!read.ok) return { ok: false, error: await refusal(read.error, (fault) => localizedFault(fault, host.language)) };
  const { pack, texts = {}, language, pictures } = read.value;
  const known = namesIn(ours);
  const missed = (key: string): void =>
    void reportFault(
      faultAt(`pictures/${key}`, 'picture-unread', { address: pictures?.[key] ?? '' }),
      host,
      localizedFault,
    );
  const chosen: PackInPlay = {
    pack,
    speak: (tongue, calm) => packTongue(tongue, read.value, known, calm),
    ...(pictures && { pictureOverrides: pictureOverridesOf(absoluteUrls(pictures, base), missed) }),
  };
  return {
    ok: true,
    value: {
      chosen,
      contentWarnings: contentWarningsIn(texts),
      language: language && languageSwitch(language, host),
    },
  };
}

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
