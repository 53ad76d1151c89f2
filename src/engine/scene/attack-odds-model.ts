// The odds of an attack: the model that a game makes of an author's words and `<nw-attack-odds>` draws.

/** An attack as an author writes it. */
export interface AttackText {
  /** Who attacks and with what, or the dice. */
  readonly attack: string;
  /** Who is attacked, or the dice of the defense. */
  readonly against: string;
  /** The number of spaces between them; null if it is in reach anyway. */
  readonly distance: number | null;
}

/** A control for the reader. Its `id` and the new value are given to the game, which returns the changed text. */
export type AttackControl =
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly label: string;
      readonly value: string;
      readonly options: readonly { readonly id: string; readonly name: string; readonly group?: string }[];
    }
  | { readonly kind: 'switch'; readonly id: string; readonly label: string; readonly on: boolean };

export interface AttackSide {
  /** Who it is and with what; '' if there are only dice. */
  readonly name: string;
  /** The dice, in this order. */
  readonly dice: readonly string[];
  /** Everything else that affects the roll, in words; '' if nothing does. */
  readonly words: string;
  readonly controls: readonly AttackControl[];
}

export interface AttackModel {
  readonly version: 1;
  readonly attack: AttackSide;
  readonly against: AttackSide;
  /** The chances of 0, 1, 2 … Wounds. */
  readonly chances: readonly number[];
  readonly mean: number;
  /** How many Wounds defeat the target; null if unknown. */
  readonly left: number | null;
  /** Why the attack is impossible; null if it is possible. */
  readonly out: string | null;
}
