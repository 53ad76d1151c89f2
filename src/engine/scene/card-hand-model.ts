// What a row of cards looks like at one moment, as plain data: what a game's scene makes and `<nw-card-hand>` draws.
import type { TargetId } from '../kernel/types.js';

export interface HandCard {
  /** What options call their target. */
  readonly id: TargetId;
  /** `item`, `action`, `safe`, `hallucination`, `back` … chooses paper and mark. */
  readonly kind: string;
  /** Chooses the picture among those of a game. */
  readonly art?: string;
  readonly name: string;
  /** What it does, in a sentence or two. */
  readonly text?: string | undefined;
  readonly flavour?: string | undefined;
  /** What in it may distress, as a sentence. */
  readonly notes?: string | undefined;
  /** What it is worth, on its pennant. */
  readonly value?: number;
  /** The kind in words, at the foot. */
  readonly kindName?: string;
  /** What lies under it or marks it, such as the Safe Thing that protects it. */
  readonly mark?: { readonly kind: 'protected' | 'wanted'; readonly name: string };
  readonly state?: 'can-act' | 'selected' | 'disabled' | 'spent';
}

export interface HandModel {
  readonly version: 1;
  /** What the row is, such as whose cards these are. */
  readonly name: string;
  readonly cards: readonly HandCard[];
}
