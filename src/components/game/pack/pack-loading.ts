// Loads a page's own pack for any game: fetches it, checks it against the game's schema, and prepares its words and
// pictures. If the pack is invalid, all its faults are reported together.
import type { AnyPackFile } from '../../../engine/cards/pack-file.js';
import type { Fault, Result } from '../../../engine/kernel/index.js';
import type { PackModule } from '../game-modules.js';
import type { FaultSpeaker } from '../localized-faults.js';
import { languageSwitch } from './pack-language.js';
import type { CardsInPlay } from './page-pack.js';
import { absoluteUrls, contentWarningsIn, readSource, refusal, reportFault } from './pack-source.js';

/** What a game says about its packs. `F` is a pack file that has been read, `C` is the cards as the game plays them. */
export interface PackFormat<F, C> {
  /** The maximum number of characters. */
  readonly most: number;
  parse(json: unknown): Result<F, readonly Fault[]>;
  faultAt(path: string, code: 'picture-unread', params: { readonly address: string }): Fault;
  readonly inWords: FaultSpeaker;
  /**
   * @param file The pack file, with absolute URLs of its pictures.
   * @param missed Reports that the picture with this key cannot be loaded.
   */
  inPlay(file: F, missed: (key: string) => void): C | Promise<C>;
}

export const packLoader =
  <F extends AnyPackFile<unknown, string>, C extends CardsInPlay>({
    most,
    parse,
    faultAt,
    inWords,
    inPlay,
  }: PackFormat<F, C>): PackModule<C>['loadPack'] =>
  async (source, host) => {
    const found = await readSource(source, most);
    if (!found.ok) return found;
    const { json, base } = found.value;
    const read = parse(json);
    if (!read.ok) return { ok: false, error: await refusal(read.error, (fault) => inWords(fault, host.language)) };
    const { texts = {}, pictures, language } = read.value;
    const missed = (key: string): void =>
      void reportFault(faultAt(`pictures/${key}`, 'picture-unread', { address: pictures?.[key] ?? '' }), host, inWords);
    const file = pictures ? { ...read.value, pictures: absoluteUrls(pictures, base) } : read.value;
    return {
      ok: true,
      value: {
        chosen: await inPlay(file, missed),
        contentWarnings: contentWarningsIn(texts),
        language: language && languageSwitch(language, host),
      },
    };
  };
