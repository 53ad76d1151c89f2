/** What a bot considers. A weaker bot considers less. */
export interface Skill {
  /** Whether it uses the effects of cards. Otherwise, cards are only Sanity and Safe Things. */
  readonly usesEffects: boolean;
  /** Whether it takes the die that helps most. Otherwise, it takes the highest die. */
  readonly weighsDice: boolean;
  /** Whether it lays cards where they help. Otherwise, it lays them anywhere. */
  readonly choosesPlaces: boolean;
  /** After it has spent this many Action Points on anything except Moves, it only looks for safety or an escape. */
  readonly zeal: number;
}
