// Rolling dice: the first throw, explosions, rerolls, added dice, and results from a server or from real dice.
import type { Chance } from '../kernel/chance.js';
import type { Fault, Result } from '../kernel/types.js';
import { dieOf, preparePool } from './pool.js';
import type { Die, FaceName, Pool, Roll, Rolled, System } from './types.js';

type DieChance = Pick<Chance, 'die'>;
export type DieToThrow = Pick<Rolled, 'id' | 'die'>;

/**
 * Rolls the pool.
 * @throws RangeError if the pool names a die that the system does not have.
 */
export function roll(system: System, pool: Pool, chance: DieChance): Roll {
  return throwDice(system, pool, [], diceToThrow(system, pool), chance);
}

/** The dice of a pool before they are thrown. */
export const diceToThrow = (system: System, pool: Pool): readonly DieToThrow[] =>
  newDice(0, preparePool(system, pool).dice);

/** Throws the dice with these ids again. Unknown ids are ignored. */
export function reroll(system: System, before: Roll, ids: readonly string[], chance: DieChance): Roll {
  return throwDice(
    system,
    before.pool,
    before.throws,
    before.dice.filter(({ id }) => ids.includes(id)),
    chance,
  );
}

/** Adds further dice to a roll (LOB-TST-03). */
export function add(system: System, before: Roll, dice: Pool, chance: DieChance): Roll {
  const pool: Record<string, number> = { ...before.pool };
  for (const [key, count] of Object.entries(dice)) pool[key] = (pool[key] ?? 0) + count;
  return throwDice(system, pool, before.throws, newDice(before.dice.length, preparePool(system, dice).dice), chance);
}

function newDice(there: number, dice: readonly (readonly [string, number])[]): DieToThrow[] {
  const names = dice.flatMap(([name, count]) => Array<string>(count).fill(name));
  return names.map((die, i) => ({ id: String(there + i + 1), die }));
}

const has = (system: System, { die, face }: Rolled, symbol: string | undefined): boolean =>
  symbol !== undefined && Boolean(faceOf(system, die, face)[symbol]);

/** The symbols on the face with this name, and how often each is there. */
function faceOf(system: System, die: string, face: FaceName): Readonly<Record<string, number>> {
  const { names, faces } = dieOf(system, die) as Die;
  return faces[names.indexOf(face)] ?? {};
}

function throwDice(
  system: System,
  pool: Pool,
  before: Roll['throws'],
  first: readonly DieToThrow[],
  chance: DieChance,
): Roll {
  const throws = [...before];
  let thrown = first;
  // After fifty batches of dice, no more dice explode (CW-RUL-14).
  for (let batch = 0; thrown.length && batch < 50; batch++) {
    const results = thrown.map(({ id, die }) => {
      const { names } = dieOf(system, die) as Die;
      return { id, die, face: names[chance.die(die, names)] as FaceName };
    });
    throws.push(results);
    thrown = explosionDice(system, lyingDice(throws), results);
  }
  return rollOf(system, pool, throws);
}

/** The dice as they lie now, in the order in which they were last thrown. */
function lyingDice(throws: Roll['throws']): Rolled[] {
  const lying = new Map<string, Rolled>();
  for (const die of throws.flat()) {
    lying.delete(die.id); // a die that is thrown again moves to the end
    lying.set(die.id, die);
  }
  return [...lying.values()];
}

function rollOf(system: System, pool: Pool, throws: Roll['throws']): Roll {
  const dice = lyingDice(throws).sort((a, b) => Number(a.id) - Number(b.id));
  const counts = dieValues(system, pool, dice);
  return { pool, throws, dice, total: system.keep ? Math.max(0, ...counts) : counts.reduce((sum, n) => sum + n, 0) };
}

/**
 * The dice that are thrown next because dice exploded (CW-RUL-13): first the exploding dice themselves if they are
 * thrown again, then recycled dice, oldest first, then new dice.
 */
function explosionDice(system: System, lying: readonly Rolled[], results: readonly Rolled[]): readonly DieToThrow[] {
  const { explode } = system;
  if (!explode) return [];
  const bursting = results.filter((result) => has(system, result, explode.on));
  const wanted = bursting.flatMap(({ die }) => Array<string>(explode.add).fill(die));
  const recycled = lying.filter((die) => has(system, die, explode.recycle)).slice(0, wanted.length);
  const added = newDice(
    lying.length,
    wanted.slice(recycled.length).map((die) => [die, 1]),
  );
  return [...(explode.reroll ? bursting : []), ...recycled, ...added];
}

/** The value of each die, in the order of `dice`. */
export function dieValues(system: System, pool: Pool, dice: readonly Omit<Rolled, 'id'>[]): number[] {
  const { worth } = preparePool(system, pool);
  return dice.map(({ die: name, face }) => {
    const die = dieOf(system, name) as Die;
    return worth(die, die.names.indexOf(face));
  });
}

/** How often each symbol shows, by symbol. */
export function tally(system: System, { dice }: Roll): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { die, face } of dice)
    for (const [symbol, n] of Object.entries(faceOf(system, die, face))) sums[symbol] = (sums[symbol] ?? 0) + n;
  return sums;
}

export interface DieChoice {
  readonly id: string;
  readonly value: number;
  /**
   * The combined value of the two other dice, if the system has `rest`. In Sanitarium, these are the Monster Points.
   */
  readonly rest?: number;
}

/** The result of choosing each die. Choosing dice of equal value makes no difference (SAN-RUL-40). */
export function choices(system: System, { pool, dice }: Roll): DieChoice[] {
  const counts = dieValues(system, pool, dice);
  return dice.map(({ id }, i) => {
    const others = counts.filter((_, j) => j !== i);
    const value = counts[i] as number;
    return system.rest && others.length === 2
      ? { id, value, rest: Math.abs((others[0] as number) - (others[1] as number)) }
      : { id, value };
  });
}

/** A source of chance that uses scripted results before random ones. */
export interface ScriptedDice extends DieChance {
  /** The results that have not been used yet, each with its index in the original list. */
  readonly left: readonly { readonly at: number; readonly die?: string; readonly face?: FaceName }[];
}

/**
 * A source of chance that first uses the results in `faces`: names of faces, or `{die, face}`. If none of them fits, it
 * uses `otherwise`.
 */
export function scriptedDice(faces: readonly unknown[], otherwise: DieChance): ScriptedDice {
  const left = faces.map((entry, at) => ({
    at,
    ...((typeof entry === 'object' ? entry : { face: entry }) as Partial<Rolled>),
  }));
  return {
    left,
    die(name, names) {
      const index = left.findIndex(({ die, face }) => (die ?? name) === name && names.includes(face as FaceName));
      const [found] = index < 0 ? [] : left.splice(index, 1);
      return found ? names.indexOf(found.face as FaceName) : otherwise.die(name, names);
    },
  };
}

class Missing extends Error {}

/**
 * Makes a roll from results of a server or of real dice. `faces` lists the results in the order in which the dice were
 * thrown: names of faces, or `{die, face}`. There must be exactly as many results as the pool needs, including its
 * explosions.
 */
export function readResults(system: System, pool: Pool, faces: readonly unknown[]): Result<Roll, readonly Fault[]> {
  const fault = (at: number, message: string): Fault => ({ code: 'faces', path: `faces/${at}`, message });
  const script = scriptedDice(faces, {
    die(name, names) {
      throw new Missing(`A result of ${name} is missing; add one of ${names.join(', ')}.`);
    },
  });
  try {
    const value = roll(system, pool, script);
    if (!script.left.length) return { ok: true, value };
    return {
      ok: false,
      error: script.left.map(({ at }) => fault(at, 'The pool has no die for this face; remove it.')),
    };
  } catch (error) {
    if (error instanceof Missing)
      return { ok: false, error: [fault(faces.length - script.left.length, error.message)] };
    throw error;
  }
}

/** Reads a saved roll from its pool and its unchecked throws. */
export function readRoll(system: System, pool: Pool, throws: unknown): Result<Roll, readonly Fault[]> {
  const fault = (path: string, message: string): Result<Roll, readonly Fault[]> => ({
    ok: false,
    error: [{ code: 'roll', path, message }],
  });
  if (!Array.isArray(throws)) return fault('throws', 'Write a list of throws, each of which is a list of dice.');
  for (const [i, thrown] of (throws as unknown[]).entries()) {
    if (!Array.isArray(thrown)) return fault(`throws/${i}`, 'Write a list of the dice of this throw.');
    const bad = thrown.findIndex((die) => !isRolled(system, die));
    if (bad >= 0) return fault(`throws/${i}/${bad}`, `Write {id, die, face} with a die and a face of ${system.id}.`);
  }
  return { ok: true, value: rollOf(system, pool, throws as Roll['throws']) };
}

function isRolled(system: System, value: unknown): value is Rolled {
  const { id, die, face } = (value ?? {}) as Partial<Rolled>;
  return typeof id === 'string' && typeof die === 'string' && !!dieOf(system, die)?.names.includes(face as FaceName);
}
