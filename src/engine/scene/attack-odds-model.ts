// The model of the odds of an attack. A game makes it from the text of a page's author, and `<nw-attack-odds>` draws
// it.

/** An attack as the author of a page writes it. */
export interface AttackText {
  /** The attacker and the weapon, or the dice. */
  readonly attack: string;
  /** The target of the attack, or the dice of the defense. */
  readonly against: string;
  /** The number of spaces between the attacker and the target; null to assume that the target is in range. */
  readonly distance: number | null;
}

/**
 * A control with which a visitor to the page changes the attack. The game receives the control's `id` and the new
 * value, and returns the changed text.
 */
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
  /** The dice, in the order in which they are drawn. */
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
