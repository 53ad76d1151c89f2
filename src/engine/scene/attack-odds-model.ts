// The odds of an attack, as plain data: what a game makes of an author's words and `<nw-attack-odds>` draws.

/** What an author says. */
export interface AttackText {
  /** Who attacks and with what, or dice. */
  readonly attack: string;
  /** Whom, or the dice of the defense. */
  readonly against: string;
  /** Spaces between them; null: it reaches. */
  readonly distance: number | null;
}

/** What a reader may change. Its `id` and a value go back to the game, which gives other words. */
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
  /** Who it is and what with; '' where there are dice alone. */
  readonly name: string;
  /** The dice that are thrown, in this order. */
  readonly dice: readonly string[];
  /** All that joins the roll, in words; '' where nothing does. */
  readonly words: string;
  readonly controls: readonly AttackControl[];
}

export interface AttackModel {
  readonly version: 1;
  readonly attack: AttackSide;
  readonly against: AttackSide;
  /** Of 0, 1, 2 … Wounds. */
  readonly chances: readonly number[];
  readonly mean: number;
  /** The Wounds that defeat the target; null: nobody knows. */
  readonly left: number | null;
  /** Why it cannot be made; null: it can. */
  readonly out: string | null;
}
