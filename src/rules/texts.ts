// The shape of a game's rules as text. The files beside this one are made from docs/rules/ and are fetched when a reader
// asks for a rule.

/** A table of a specification: rules, worked examples or rulings. */
export interface RuleTable {
  readonly name: string;
  /** What stands in a row behind the id, column by column: `rule`, `source`; `question`, `ruling`, `why` … */
  readonly columns: readonly string[];
  /** Of each entry its id and its cells; a cell is text with Markdown in it. */
  readonly rows: readonly (readonly [id: string, ...cells: string[]])[];
}

export interface RuleTexts {
  /** The name of the game. */
  readonly name: string;
  readonly tables: readonly RuleTable[];
}
