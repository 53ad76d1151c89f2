// The names of dice and of their symbols.
import en from '../../messages/en/pieces/dice-pool.js';
import type { Speaker } from '../shared/speaker.js';

export type Key = keyof typeof en;
/** Symbols that have a message. Other symbols, on dice that a page has defined, are called by their own name. */
const SYMBOLS = [
  'spike',
  'bolt',
  'star',
  'shield',
  'shield-star',
  'insanity',
  'success',
  'failure',
  'suspense',
] as const satisfies readonly Key[];

export function dieName(speaker: Speaker<Key>, die: string): string {
  const key = `die-${die}`;
  return key in en ? speaker.say(key as Key) : die;
}

/** The symbols on one or more faces in words; `blank` if there are none. */
export function symbolWords(speaker: Speaker<Key>, bag: Readonly<Record<string, number>>): readonly string[] {
  const words = Object.entries(bag).map(([name, n]) => {
    const symbol = SYMBOLS.find((each) => each === name);
    return symbol ? speaker.say(symbol, { n }) : `${n} ${name}`;
  });
  return words.length ? words : [speaker.say('blank')];
}
