// The model of a great moment, such as a death or a new card. The table shows it on a card in its middle.
import type { RolledDice } from './rolled-dice.js';

export interface MomentCard {
  /** What happened, as a sentence, or the name of the card that was read. */
  readonly title: string;
  /** The text of the card, or what the moment means. */
  readonly text?: string | undefined;
  /** The id of a picture. Each game has its own pictures. */
  readonly picture?: string | undefined;
  /** The dice that brought it: those of one roll, or those of two sides that face each other. */
  readonly dice?: readonly RolledDice[] | undefined;
  /** `gain`: something good for the viewer; `loss`: something bad for anybody. */
  readonly mood: 'news' | 'gain' | 'loss';
  /** Set if the viewer takes no more part in the match, which goes on. */
  readonly isOut?: true;
}
