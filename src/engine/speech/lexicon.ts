// The texts of a game in one language, for the functions that make its sentences.
import type { Messages } from '../../messages/message.js';
import { inLanguage } from './language-rules.js';
import { speak, type Params } from './speak.js';

/**
 * `Key` is the type of the game's message keys. `Part` is the type of the parts of a card that have texts, such as
 * `text` and `flavour`.
 */
export interface Lexicon<Key extends string = string, Part extends string = string> {
  /** The message with that key, with its placeholders filled in. */
  say(key: Key, params?: Params): string;
  /**
   * The name of a card (or of anything else with an id), or the text of one of its parts. Undefined if there is none.
   */
  card(id: string, part?: Part): string | undefined;
  /** Joins several things into a list, such as "a, b, and c". */
  list(parts: readonly string[]): string;
  /** The names of the players by seat. The list may be shorter than the number of seats. */
  readonly names: readonly string[];
}

/**
 * The input of all functions that make a game's sentences: the listener's view, the content of the match, and the
 * lexicon.
 */
export interface SpeechContext<V, C, L extends Lexicon = Lexicon> {
  readonly view: V;
  readonly content: C;
  readonly lexicon: L;
}

export interface LexiconSource<Key extends string, Part extends string> {
  /** Formats a message. A key without a message is returned as it is. */
  say(key: Key, params?: Params): string;
  /** A BCP 47 tag. */
  readonly lang: string;
  readonly names: readonly string[];
  /** The texts of the page's own pack, under the same keys. They take precedence over the texts of this library. */
  readonly packTexts?: Messages;
  /** Parts of cards whose texts are left out, such as `flavour` in softened content. */
  readonly omit?: ReadonlySet<Part>;
}

/** Makes a lexicon in which the message `<id>` is the name of a card and `<id>.<part>` is the text of a part. */
export function lexiconOf<Key extends string, Part extends string>({
  say,
  lang,
  names,
  packTexts = {},
  omit,
}: LexiconSource<Key, Part>): Lexicon<Key, Part> {
  const list = inLanguage(lang, (tag) => new Intl.ListFormat(tag));
  return {
    say,
    names,
    card(id, part) {
      if (part !== undefined && omit?.has(part)) return undefined;
      const key = part === undefined ? id : `${id}.${part}`;
      if (Object.hasOwn(packTexts, key)) return speak(packTexts, lang, key);
      const words = say(key as Key);
      return words === key ? undefined : words;
    },
    list: (parts) => list.format(parts),
  };
}
