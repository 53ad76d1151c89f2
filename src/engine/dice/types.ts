// The words of dice: a die is a list of faces, a face a bag of symbols, a system says what counts.
// All of it is plain data, so that rolling and reckoning odds read one and the same specification.

/** How often each symbol is on a face; a number on a face is that many of the symbol `pip`. */
export type Face = Readonly<Record<string, number>>;

/** What a face is called in scripts, results and events: `4`, or `'B3'`. */
export type FaceName = string | number;

export interface Die {
  readonly names: readonly FaceName[];
  readonly faces: readonly Face[];
}

export interface System {
  readonly id: string;
  /** Dice by name; the first is the one that a pool calls `dice`. Where pips count, `d2`, `d3`, … need no entry. */
  readonly dice: Readonly<Record<string, Die>>;
  /** What a symbol is worth. */
  readonly counts: Readonly<Record<string, number>>;
  /** The pool that is rolled when none is named. */
  readonly pool: Pool;
  /** One die is chosen and counts alone; odds are those of the best one. */
  readonly keep?: 'one';
  /** With `keep`: what two dice that were not chosen are worth together. */
  readonly rest?: 'difference';
  /** One die passes (counts 1) up to the sum of these entries of the pool; two faces pass and fail whatever the sum. */
  readonly atMost?: { readonly of: readonly string[]; readonly passes: number; readonly fails: number };
  readonly explode?: Explosion;
  /** Dice may be rerolled or added after the roll. */
  readonly changes?: boolean;
}

/** What a face does that brings further dice. */
export interface Explosion {
  /** The symbol that does it. */
  readonly on: string;
  /** How many dice are thrown in addition, 1 or 2; 0 only with `reroll`. */
  readonly add: number;
  /** The die itself is thrown again and its face counts nothing. */
  readonly reroll?: boolean;
  /** Dice that show this symbol are taken up again before new ones are. */
  readonly recycle?: string;
}

/** How many dice of each name (`dice`: of the system's first), or the entries that `atMost` adds up. */
export type Pool = Readonly<Record<string, number>>;

export interface Rolled {
  /** Unique within the roll: '1', '2', … in the order of coming. */
  readonly id: string;
  readonly die: string;
  readonly face: FaceName;
}

export interface Roll {
  readonly pool: Pool;
  /** Every throw in order: the first, then explosions, rerolls and added dice. */
  readonly throws: readonly (readonly Rolled[])[];
  /** The dice as they lie now, in the order of coming. */
  readonly dice: readonly Rolled[];
  /** What the dice count; with `keep` the best die. */
  readonly total: number;
}
