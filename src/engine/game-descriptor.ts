// What src/engine/games/<id>/game.ts says of a game. The folder's name is the game's id, and a folder with a game.ts is a game:
// scripts, tests and the generated registries (scripts/build/registry.js) find it there, and no list of games is kept by hand.

/** Plain data: scripts read it without loading the game. */
export interface GameDescriptor {
  /** What the ids of its rules begin with: `SAN` of SAN-TURN-01. */
  readonly rulePrefix: string;
  /** The folder of src/components that draws it. If the folder has a define.ts, this is also the tag of its element. */
  readonly element: `${string}-game`;
  /** Its own bots, the strongest first; `bot/<id>.ts` exports each under its id. */
  readonly bots: readonly string[];
  /**
   * The part of docs/rules/<id>.md that is built, if not all of it: ids, groups (`MOM-PUZ`) and runs (`MOM-EX-28..44`).
   */
  readonly builtRules?: readonly string[];
}
