import type { Params } from '../../engine/speech/speak.js';

/** Something that has messages in the language of the page; `K` is the type of their keys. */
export interface Speaker<K extends string = string> {
  say(key: K, params?: Params): string;
}
