// Loads a page's own pack of cards for Lobotomy 2 with its texts and pictures.
import { pack as ours } from '../../engine/games/lobotomy-2/content/pack.js';
import { faultAt } from '../../engine/games/lobotomy-2/cards/schema/pack-faults.js';
import { namesIn } from '../../engine/games/lobotomy-2/cards/schema/name-checks.js';
import { mostOfPack, parsePack, type PackFile } from '../../engine/games/lobotomy-2/cards/schema/pack-schema.js';
import { packLoader } from '../game/pack/pack-loading.js';
import { contentWarningsIn } from '../game/pack/pack-source.js';
import { namedTexts } from '../game/pack/pack-texts.js';
import { pictureReplacementOf } from './art/pack-art.js';
import { localizedPackFault } from './catalogue.js';
import type { PackInPlay } from './match-settings.js';

export const loadPack = packLoader<PackFile, PackInPlay>({
  most: mostOfPack,
  parse: (json) => parsePack(json, ours),
  faultAt,
  inWords: localizedPackFault,
  inPlay: (file, missed) => {
    const { pack, pictures } = file;
    const texts = namedTexts(file.texts, namesIn(pack), namesIn(ours));
    const notes = contentWarningsIn(texts);
    return {
      pack,
      texts,
      offer: { scenarios: idsOf(pack.scenarios), characters: idsOf(pack.characters), texts, notes },
      ...(pictures && { replacePictures: pictureReplacementOf(file, missed) }),
    };
  },
});

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);
