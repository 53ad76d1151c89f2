// How the words of a card's text become steps.
import type { PlayerId } from '../kernel/index.js';

/** Whom a word acts on, and where its text stands. */
export interface Scope {
  readonly who: PlayerId;
  /**
   * The key of the text that the words come from, such as `soup` or `nurse.a.follow`. The text must be public by now,
   * because the waiting steps are the same in every imagined match.
   */
  readonly source: string;
}

/** The step that ends every effect. What cuts an effect short drops all steps before it. */
export interface EffectOver {
  readonly do: 'effect-over';
}

/** The words as steps with this scope. */
export const inScope = <const W extends object>(words: readonly W[], { who, source }: Scope): (W & Scope)[] =>
  words.map((word) => ({ ...word, who, source }));

/** The words as one effect, which can be cut short as a whole. */
export const effectOf = <const W extends object>(words: readonly W[], scope: Scope): ((W & Scope) | EffectOver)[] =>
  words.length > 0 ? [...inScope(words, scope), { do: 'effect-over' }] : [];
