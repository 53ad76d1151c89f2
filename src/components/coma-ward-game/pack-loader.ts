// Loads a page's own pack of cards for Coma Ward with its texts and pictures.
import { pack as ours } from '../../engine/games/coma-ward/content/pack.js';
import { faultAt } from '../../engine/games/coma-ward/cards/schema/pack-faults.js';
import { namesIn } from '../../engine/games/coma-ward/cards/schema/name-checks.js';
import { mostOfPack, parsePack, type PackFile } from '../../engine/games/coma-ward/cards/schema/pack-schema.js';
import { packLoader } from '../game/pack/pack-loading.js';
import { namedTexts } from '../game/pack/pack-texts.js';
import { pictureReplacementOf } from './art/pack-art.js';
import { localizedFault } from './catalogue.js';
import type { PackInPlay } from './match-settings.js';

export const loadPack = packLoader<PackFile, PackInPlay>({
  most: mostOfPack,
  parse: (json) => parsePack(json, ours),
  faultAt,
  inWords: localizedFault,
  inPlay: (file, missed) => {
    const { pack, texts, pictures } = file;
    return {
      pack,
      texts: namedTexts(texts, namesIn(pack), namesIn(ours)),
      ...(pictures && { replacePictures: pictureReplacementOf(file, missed) }),
    };
  },
});
