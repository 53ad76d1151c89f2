// The odds of an attack: a game makes this model from an author's text and `<nw-attack-odds>` draws it.

/** An attack as an author writes it. */
export interface AttackText {
  /** The attacker and the weapon, or the dice. */
  readonly attack: string;
  /** The target of the attack, or the dice of the defense. */
  readonly against: string;
  /** The number of spaces between the attacker and the target; null if the target is within reach anyway. */
  readonly distance: number | null;
}

/** A control for the reader. The game receives its `id` and the new value and returns the changed text. */
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
  /** The attacker or target, with the weapon; '' if there are only dice. */
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
