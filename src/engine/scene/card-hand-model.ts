// A row of cards at one moment: the model that a game's scene makes and `<nw-card-hand>` draws.
import type { TargetId } from '../kernel/types.js';

export interface HandCard {
  /** The id by which options name this card as a target. */
  readonly id: TargetId;
  /**
   * Selects the background and the symbol of the card: `item`, `action`, `safe`, `hallucination`, `back` and others.
   */
  readonly kind: string;
  /** The key of one of the game's pictures. */
  readonly art?: string;
  readonly name: string;
  /** The effect, in one or two sentences. */
  readonly text?: string | undefined;
  readonly flavour?: string | undefined;
  /** The content warnings of the card, as a sentence. */
  readonly notes?: string | undefined;
  readonly value?: number;
  /** The kind of the card in words, shown at its foot. */
  readonly kindName?: string;
  /** The mark on the card, such as the Safe Thing that protects it. */
  readonly mark?: { readonly kind: 'protected' | 'wanted'; readonly name: string };
  readonly state?: 'can-act' | 'selected' | 'disabled' | 'spent';
}

export interface HandModel {
  readonly version: 1;
  /** The name of the row, such as "Ada's hand". */
  readonly name: string;
  readonly cards: readonly HandCard[];
}
