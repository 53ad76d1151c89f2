// Loads a page's own pack of cards for Lobotomy 2 with its texts, and checks it against the schema. If the pack is
// invalid, all its faults are reported together.
import { pack as ours } from '../../engine/games/lobotomy-2/content/pack.js';
import { faultAt } from '../../engine/games/lobotomy-2/cards/schema/pack-faults.js';
import { namesIn } from '../../engine/games/lobotomy-2/cards/schema/name-checks.js';
import { mostOfPack, parsePack, type PackFile } from '../../engine/games/lobotomy-2/cards/schema/pack-schema.js';
import type { Fault, Result } from '../../engine/kernel/index.js';
import type { Messages } from '../../messages/message.js';
import { absoluteUrls, contentWarningsIn, readSource, refusal, reportFault } from '../game/pack/pack-source.js';
import { languageSwitch } from '../game/pack/pack-language.js';
import type { LoadedPack, PackHost, PackSource } from '../game/pack/page-pack.js';
import type { PackInPlay } from './match-settings.js';
import { pictureReplacementOf } from './art/pack-art.js';
import { localizedPackFault } from './catalogue.js';

export async function loadPack(source: PackSource, host: PackHost): Promise<Result<LoadedPack<PackInPlay>, Fault>> {
  const found = await readSource(source, mostOfPack);
  if (!found.ok) return found;
  const { json, base } = found.value;
  const read = parsePack(json, ours);
  if (!read.ok)
    return { ok: false, error: await refusal(read.error, (fault) => localizedPackFault(fault, host.language)) };
  const { pack, language, pictures } = read.value;
  const texts = textsOf(read.value);
  const notes = contentWarningsIn(read.value.texts ?? {});
  const offer = { scenarios: idsOf(pack.scenarios), characters: idsOf(pack.characters), texts, notes };
  const missed = (key: string): void =>
    void reportFault(
      faultAt(`pictures/${key}`, 'picture-unread', { address: pictures?.[key] ?? '' }),
      host,
      localizedPackFault,
    );
  const replacePictures =
    pictures && pictureReplacementOf({ ...read.value, pictures: absoluteUrls(pictures, base) }, missed);
  return {
    ok: true,
    value: {
      chosen: { pack, texts, offer, ...(replacePictures && { replacePictures }) },
      ...(notes && { contentWarnings: notes }),
      language: language && languageSwitch(language, host),
    },
  };
}

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

/**
 * Returns the texts of a pack. A new card without a name is called by its id; otherwise, one of our messages with the
 * same key could be used as its name.
 */
function textsOf({ pack, texts = {} }: PackFile): Messages {
  const known = namesIn(ours);
  const strangers = [...namesIn(pack)].filter((name) => !known.has(name));
  return { ...Object.fromEntries(strangers.map((name) => [name, name])), ...texts };
}
