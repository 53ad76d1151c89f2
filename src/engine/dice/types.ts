// The vocabulary of dice: a die is a list of faces, a face a bag of symbols, and a system says what counts.
// All of it is plain data, so that rolls and odds are computed from the same specification.

/** How often each symbol is on a face. A number on a face counts as that many of the symbol `pip`. */
export type Face = Readonly<Record<string, number>>;

/** What a face is called in scripts, results and events: `4`, or `'B3'`. */
export type FaceName = string | number;

export interface Die {
  readonly names: readonly FaceName[];
  readonly faces: readonly Face[];
}

export interface System {
  readonly id: string;
  /** Dice by name; in pools, `dice` means the first one. In a system that counts pips, `d2`, `d3`, … need no entry. */
  readonly dice: Readonly<Record<string, Die>>;
  /** The value of each symbol. */
  readonly counts: Readonly<Record<string, number>>;
  /** The pool that is rolled when none is given. */
  readonly pool: Pool;
  /** Only one die counts, and the player chooses it; odds are those of the best die. */
  readonly keep?: 'one';
  /** With `keep`: how the two dice that were not chosen are combined into a second number. */
  readonly rest?: 'difference';
  /**
   * Roll under: a die counts 1 if it shows at most the sum of these entries of the pool. Face `passes` always counts;
   * face `fails` never does.
   */
  readonly atMost?: { readonly of: readonly string[]; readonly passes: number; readonly fails: number };
  readonly explode?: Explosion;
  /** Dice may be rerolled or added after the roll. */
  readonly changes?: boolean;
}

/** How dice explode: a face brings further dice. */
export interface Explosion {
  /** The symbol that explodes. */
  readonly on: string;
  /** How many further dice are thrown: 1 or 2; 0 only with `reroll`. */
  readonly add: number;
  /** The die itself is thrown again, and its face does not count. */
  readonly reroll?: boolean;
  /** Dice that show this symbol are thrown again in place of new ones. */
  readonly recycle?: string;
}

/** How many dice of each name (`dice` is the system's first die), or the numbers that `atMost` adds up. */
export type Pool = Readonly<Record<string, number>>;

export interface Rolled {
  /** Unique within the roll: '1', '2', … in the order in which dice joined it. */
  readonly id: string;
  readonly die: string;
  readonly face: FaceName;
}

export interface Roll {
  readonly pool: Pool;
  /** Every throw in order: the first, then explosions, rerolls and added dice. */
  readonly throws: readonly (readonly Rolled[])[];
  /** The dice as they lie now, in the order in which they joined the roll. */
  readonly dice: readonly Rolled[];
  /** The total value of the dice; with `keep`, of the best die. */
  readonly total: number;
}

/**
 * A die from its faces: a number is that many pips, a string names symbols (`'shield bolt'`; `''` is blank).
 * A face of symbols is named by the prefix and its place from 1, such as `B3`; without a prefix by its place alone.
 */
export function die(faces: readonly (string | number)[], prefix = ''): Die {
  return {
    names: faces.map((face, i) => (typeof face === 'number' ? face : prefix ? prefix + String(i + 1) : i + 1)),
    faces: faces.map((face) => {
      const bag: Record<string, number> = {};
      if (typeof face === 'number') bag['pip'] = face;
      else for (const symbol of face.split(' ').filter(Boolean)) bag[symbol] = (bag[symbol] ?? 0) + 1;
      return bag;
    }),
  };
}

/** A die with the numbers 1 to `sides`. */
export const numbered = (sides: number): Die => die(Array.from({ length: sides }, (_, i) => i + 1));
