// The words of a game's sentences in one language.
import type { Messages } from '../../messages/message.js';
import { inLanguage } from './language-rules.js';
import { speak, type Params } from './speak.js';

/** `Key` are the keys of the game's messages, `Part` the parts of a card that have words, such as `text` and `flavour`. */
export interface Lexicon<Key extends string = string, Part extends string = string> {
  /** The sentence of that key, with its placeholders filled in. */
  say(key: Key, params?: Params): string;
  /**
   * The words of a card (or anything else with a name) of that id: its name, or one part of it. Undefined if it has
   * none.
   */
  card(id: string, part?: Part): string | undefined;
  /** Several things as a list of the language, such as "a, b, and c". */
  list(parts: readonly string[]): string;
  /** Names of the players by seat. May be shorter than the number of seats. */
  readonly names: readonly string[];
}

/** What all sentences of a game need: the listener's knowledge, the cards of the match, and the words. */
export interface SpeechContext<V, C, L extends Lexicon = Lexicon> {
  readonly view: V;
  readonly content: C;
  readonly lexicon: L;
}

export interface LexiconSource<Key extends string, Part extends string> {
  /** Says a message; a key without a message is returned as it is. */
  say(key: Key, params?: Params): string;
  /** A BCP 47 tag. */
  readonly lang: string;
  readonly names: readonly string[];
  /** The words of the page's own pack, by the same keys; they take precedence over ours. */
  readonly packTexts?: Messages;
  /** Parts of cards that are not used, such as `flavour` in softened content. */
  readonly omit?: ReadonlySet<Part>;
}

/** A lexicon in which the words of a card are the messages `<id>` (its name) and `<id>.<part>`. */
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
