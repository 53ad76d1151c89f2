// Loads a page's own pack of cards for Sanitarium with its pictures and texts.
import { faultAt } from '../../../engine/games/sanitarium/cards/schema/pack-faults.js';
import { mostOfPack, parsePack, type PackFile } from '../../../engine/games/sanitarium/cards/schema/pack-schema.js';
import { packLoader } from '../../game/pack/pack-loading.js';
import { localizedFault } from '../catalogue.js';
import type { PackInPlay } from '../match-settings.js';

export const loadPack = packLoader<PackFile, PackInPlay>({
  most: mostOfPack,
  parse: parsePack,
  faultAt,
  inWords: localizedFault,
  inPlay: async (file, missed) => {
    const { pack, texts = {}, pictures } = file;
    const publisher = pictures && (await import('./pack-art.js'));
    return { pack, texts, ...(publisher && { art: publisher.artOf(file, missed) }) };
  },
});
