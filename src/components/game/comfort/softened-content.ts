// Calm: other words, pictures and colours in place of what may distress. A game brings them once they are asked for.
import type { CSSResult } from 'lit';
import type { Messages } from '../../../messages/message.js';

/** A game's calm.ts, once it is there. */
export interface SoftenedContent {
  /** In English; `<key>.calm` stands for `<key>`. */
  readonly words: Messages;
  readonly styles?: CSSResult;
}

/** The key of the calm words that stand for those of `key`, if there are any. */
export function softenedKey<K extends string>({ words }: SoftenedContent, key: K): K {
  const calm = `${key}.calm`;
  return Object.hasOwn(words, calm) ? (calm as K) : key;
}
