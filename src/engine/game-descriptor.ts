// The type of src/engine/games/<id>/game.ts, which describes one game. The name of the folder is the game's id.
// Scripts, tests and the generated registries (scripts/build/registry.js) look for these files, so there is no list of
// games to keep up to date.

/** Plain data, so that scripts can read it without loading the game. */
export interface GameDescriptor {
  /** The prefix of the game's rule ids, such as `SAN` in SAN-TURN-01. */
  readonly rulePrefix: string;
  /**
   * The folder of src/components that draws the game. If that folder has a define.ts, its name is also the tag of the
   * game's element.
   */
  readonly element: `${string}-game`;
  /** The ids of the game's bots, the strongest first. `bot/<id>.ts` exports the bot under the same name. */
  readonly bots: readonly string[];
  /** The ids under which earlier versions offered bots, each with the id of the same bot today. */
  readonly formerBots?: Readonly<Record<string, string>>;
  /**
   * The rules in docs/rules/<id>.md that are implemented, as ids, groups (`MOM-PUZ`) and ranges (`MOM-EX-28..44`). Left
   * out if all of them are.
   */
  readonly builtRules?: readonly string[];
}
