// Softened content: gentler words, pictures and colours, which are loaded when softened content is turned on.
import type { CSSResult } from 'lit';
import type { Messages } from '../../../messages/message.js';

/** What a game's `softened-content.ts` provides. */
export interface SoftenedContent {
  /** English messages. The message `<key>.calm` takes the place of `<key>`. */
  readonly words: Messages;
  readonly styles?: CSSResult;
}

/** The key of the softened words for `key`; `key` itself if there are none. */
export function softenedKey<K extends string>({ words }: SoftenedContent, key: K): K {
  const calm = `${key}.calm`;
  return Object.hasOwn(words, calm) ? (calm as K) : key;
}
