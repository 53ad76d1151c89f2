// Reads a pool of dice from a page's input, and prepares it for rolls and odds, which need the dice to throw and the
// value of each face.
import { isRecord } from '../kernel/json-shape.js';
import type { Fault, Result } from '../kernel/types.js';
import { numbered, type Die, type Pool, type System } from './types.js';

export interface PreparedPool {
  /** The dice to throw, by name. */
  readonly dice: readonly (readonly [name: string, count: number])[];
  /** The value of the face with index `face` of that die. */
  worth(die: Die, face: number): number;
}

/**
 * The die with this name; undefined if the system has none. In a system that counts pips, `d1` to `d999` need no entry
 * in `dice`.
 */
export function dieOf(system: System, name: string): Die | undefined {
  if (Object.hasOwn(system.dice, name)) return system.dice[name];
  const sides = system.counts['pip'] && Number(/^d(\d{1,3})$/.exec(name)?.[1]);
  return sides ? numbered(sides) : undefined;
}

/** The name of the system's first die. In a pool, the name `dice` stands for this die. */
export const firstDie = (system: System): string => Object.keys(system.dice)[0] ?? '';

/** The total value of the symbols on a face. */
export const worthOf = (counts: System['counts'], face: Die['faces'][number]): number =>
  Object.entries(face).reduce((sum, [symbol, n]) => sum + n * (counts[symbol] ?? 0), 0);

/**
 * A negative number of dice counts as none (CW-RUL-15).
 * @throws RangeError when the pool names dice that the system does not have.
 */
export function preparePool(system: System, pool: Pool): PreparedPool {
  const { atMost, explode, counts } = system;
  const first = firstDie(system);
  const value = atMost?.of.reduce((sum, key) => sum + (pool[key] ?? 0), 0) ?? 0;
  const dice = Object.entries(atMost ? { dice: 1 } : pool).map(
    ([key, count]) => [key === 'dice' ? first : key, Math.max(0, count)] as const,
  );
  const unknown = dice.find(([name]) => !dieOf(system, name));
  if (unknown)
    throw new RangeError(
      `${system.id} has no die "${unknown[0]}"; its dice are ${Object.keys(system.dice).join(', ')}.`,
    );
  return {
    dice,
    worth({ names, faces }, i) {
      const name = names[i];
      // `value` has neither an upper nor a lower limit (MOM-RUL-41).
      if (atMost) return Number(name === atMost.passes || (name !== atMost.fails && Number(name) <= value));
      const face = faces[i] ?? {};
      if (explode?.reroll && face[explode.on]) return 0;
      return worthOf(counts, face);
    },
  };
}

/**
 * Reads a pool: an object (`{"green": 2, "red": 1}`), a number of the system's first die, or a short text such as
 * `3d6`, `2 green 1 red`, `4` or `5 attribute -2 modifier`. Null and undefined stand for the system's default pool. A
 * pool may have at most 100 dice of each name, and fewer if their faces are numerous or of high value.
 */
export function readPool(system: System, source: unknown): Result<Pool, readonly Fault[]> {
  const faults: Fault[] = [];
  const keys = system.atMost?.of;
  const pool: Record<string, number> = {};
  const short = typeof source === 'string' || typeof source === 'number';
  const entries = short ? spell(String(source), keys?.[0] ?? 'dice') : Object.entries(asRecord(source ?? system.pool));
  let reach = 0;
  for (const [name, n] of entries) {
    const made = dieOf(system, name === 'dice' ? firstDie(system) : name);
    const path = `dice/${name.slice(0, 40)}`;
    if (keys ? !keys.includes(name) : !made)
      faults.push({
        code: 'pool',
        path,
        message: `In ${system.id}, the name must be one of ${(keys ?? ['dice', ...Object.keys(system.dice)]).join(', ')}.`,
      });
    else if (!isIntegerIn(n, keys ? -99 : 0, 100))
      faults.push({
        code: 'pool',
        path,
        message: keys ? 'Write a whole number from -99 to 100.' : 'Write a whole number of dice from 0 to 100.',
      });
    else {
      pool[name] = (pool[name] ?? 0) + n;
      reach += made ? n * Math.max(made.faces.length, ...made.faces.map((face) => worthOf(system.counts, face))) : 0;
    }
  }
  if (!entries.length) faults.push({ code: 'pool', path: 'dice', message: 'Name some dice, such as 3d6.' });
  if (reach > 10_000)
    faults.push({
      code: 'pool',
      path: 'dice',
      message: 'These are too many dice for their faces and values; use fewer dice.',
    });
  return faults.length ? { ok: false, error: faults } : { ok: true, value: pool };
}

/** The value if it is an object, or else an empty object. */
export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** Whether the value is an integer from `low` to `high`, both included. */
export const isIntegerIn = (n: unknown, low: number, high: number): n is number =>
  Number.isInteger(n) && (n as number) >= low && (n as number) <= high;

/**
 * Reads a text such as `3d6`, `2 green 1 red` or `4`, in which each number precedes its name. If a number is missing,
 * it is 1. If a name is missing, it is `usual`.
 */
function spell(text: string, usual: string): (readonly [string, number])[] {
  if (/[^\w\s,+-]/.test(text)) return [];
  const parts = [...text.toLowerCase().matchAll(/(-?\d+)?\s*([a-z][\w-]*)?/g)].filter(([all]) => all.trim());
  return parts.map(([, n, name]) => [name ?? usual, Number(n ?? 1)]);
}
