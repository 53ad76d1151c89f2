// The types of message tables. Tables are plain data; src/engine/speech/speak.ts turns them into sentences.

/** A sentence, or one for each plural form of the parameter `n`. */
export type Message =
  string | { readonly one?: string; readonly few?: string; readonly many?: string; readonly other: string };
export type Messages<K extends string = string> = Readonly<Record<K, Message>>;
