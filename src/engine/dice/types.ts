// The types of dice. A die is a list of faces, a face is a collection of symbols, and a dice system gives each symbol
// its value. All of it is plain data, so rolls and odds are computed from the same specification.

/** How often each symbol is on a face. A number on a face counts as that many of the symbol `pip`. */
export type Face = Readonly<Record<string, number>>;

/** The name of a face in scripts, results and events, such as `4` or `'B3'`. */
export type FaceName = string | number;

export interface Die {
  readonly names: readonly FaceName[];
  readonly faces: readonly Face[];
}

export interface System {
  readonly id: string;
  /**
   * The dice by name. In a pool, the name `dice` stands for the first of them. In a system that counts pips, `d2`, `d3`
   * and so on need no entry.
   */
  readonly dice: Readonly<Record<string, Die>>;
  /** The value of each symbol. */
  readonly counts: Readonly<Record<string, number>>;
  /** The pool that is rolled by default. */
  readonly pool: Pool;
  /** Only one die counts, and the player chooses which. Odds assume the best die. */
  readonly keep?: 'one';
  /** With `keep`: how the two dice that were not chosen are combined into a second number. */
  readonly rest?: 'difference';
  /**
   * A die counts 1 if it shows at most a target number. The target number is the sum of the pool's numbers for the
   * names in `of`. The face `passes` always counts 1, and the face `fails` never counts.
   */
  readonly atMost?: { readonly of: readonly string[]; readonly passes: number; readonly fails: number };
  readonly explode?: Explosion;
  /** Dice may be rerolled or added after the roll. */
  readonly changes?: boolean;
}

/** How dice explode: a certain symbol on a die causes more dice to be thrown. */
export interface Explosion {
  /** A die that shows this symbol explodes. */
  readonly on: string;
  /** How many further dice are thrown: 1 or 2; 0 only with `reroll`. */
  readonly add: number;
  /** The exploding die itself is thrown again as well, and its first face does not count. */
  readonly reroll?: boolean;
  /** Dice that show this symbol are thrown again instead of adding new dice. */
  readonly recycle?: string;
}

/**
 * The number of dice of each name. The name `dice` stands for the system's first die. In a system with `atMost`, the
 * pool contains the parts of the target number instead.
 */
export type Pool = Readonly<Record<string, number>>;

export interface Rolled {
  /** Unique within the roll: '1', '2' and so on, in the order in which the dice joined the roll. */
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
  /** The total value of the dice. In a system with `keep`, the value of the best die. */
  readonly total: number;
}

/**
 * Makes a die from its faces. A number stands for that many pips. A string names symbols, such as `'shield bolt'`; an
 * empty string is a blank face. A face with a number is named by this number. A face with symbols is named by the
 * prefix and its position, counted from 1, such as `B3`, or by the position alone if there is no prefix.
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
