import type { Params } from '../../engine/speech/speak.js';

/** Returns its messages in the language of the page; `K` are their keys. */
export interface Speaker<K extends string = string> {
  say(key: K, params?: Params): string;
}
