// The description of a game in src/engine/games/<id>/game.ts. The folder's name is the game's id, and every folder with
// a game.ts is a game. Scripts, tests and the generated registries (scripts/build/registry.js) find games there, so
// there is no separate list of games.

/** Plain data: scripts read it without loading the game. */
export interface GameDescriptor {
  /** The prefix of its rule ids: `SAN` in SAN-TURN-01. */
  readonly rulePrefix: string;
  /** The folder of src/components that draws it. If the folder has a define.ts, this is also the tag of its element. */
  readonly element: `${string}-game`;
  /** The game's bots, the strongest first; `bot/<id>.ts` exports each under its id. */
  readonly bots: readonly string[];
  /**
   * The implemented part of docs/rules/<id>.md, if not all of it: ids, groups (`MOM-PUZ`) and ranges (`MOM-EX-28..44`).
   */
  readonly builtRules?: readonly string[];
}
