// What a table of messages is made of. Tables are plain data; src/engine/speech/speak.ts speaks them.

/** A sentence, or one for each plural form of the parameter `n`. */
export type Message =
  string | { readonly one?: string; readonly few?: string; readonly many?: string; readonly other: string };
export type Messages<K extends string = string> = Readonly<Record<K, Message>>;
