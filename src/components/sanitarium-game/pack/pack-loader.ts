// Loads a page's own pack of cards for Sanitarium with its pictures and texts, and checks it against the schema. If the
// pack is invalid, all its faults are reported together.
import { faultAt } from '../../../engine/games/sanitarium/cards/schema/pack-faults.js';
import { mostOfPack, parsePack } from '../../../engine/games/sanitarium/cards/schema/pack-schema.js';
import type { Fault, Result } from '../../../engine/kernel/index.js';
import { absoluteUrls, contentWarningsIn, readSource, refusal, reportFault } from '../../game/pack/pack-source.js';
import { languageSwitch } from '../../game/pack/pack-language.js';
import type { LoadedPack, PackHost, PackSource } from '../../game/pack/page-pack.js';
import type { PackInPlay } from '../match-settings.js';
import { localizedFault } from '../catalogue.js';

export async function loadPack(source: PackSource, host: PackHost): Promise<Result<LoadedPack<PackInPlay>, Fault>> {
  const found = await readSource(source, mostOfPack);
  if (!found.ok) return found;
  const { json, base } = found.value;
  const read = parsePack(json);
  if (!read.ok) return { ok: false, error: await refusal(read.error, (fault) => localizedFault(fault, host.language)) };
  const { pack, texts = {}, pictures, language } = read.value;
  const publisher = pictures && (await import('./pack-art.js'));
  const addresses = pictures && absoluteUrls(pictures, base);
  const missed = (id: string): void =>
    void reportFault(
      faultAt(`pictures/${id}`, 'picture-unread', { address: pictures?.[id] ?? '' }),
      host,
      localizedFault,
    );
  return {
    ok: true,
    value: {
      chosen: {
        pack,
        texts,
        ...(addresses && publisher && { art: publisher.artOf({ pictures: addresses, texts }, missed) }),
      },
      contentWarnings: contentWarningsIn(texts),
      language: language && languageSwitch(language, host),
    },
  };
}
