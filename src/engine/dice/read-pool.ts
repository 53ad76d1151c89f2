// The door for pools: JSON or a short text from a page becomes a pool, or faults with their paths.
import type { Fault, Result } from '../kernel/types.js';
import { dieOf, firstDie, worthOf } from './prepared-pool.js';
import type { Pool, System } from './types.js';

/**
 * A pool as JSON (`{"green": 2, "red": 1}`), as a number of the system's first die, or as a short text:
 * `3d6`, `2 green 1 red`, `4`, `5 attribute -2 modifier`. Nothing at all is the system's usual pool.
 */
export function readPool(system: System, source: unknown): Result<Pool, readonly Fault[]> {
  const faults: Fault[] = [];
  const keys = system.atMost?.of;
  const pool: Record<string, number> = {};
  const short = typeof source === 'string' || typeof source === 'number';
  const entries = short ? spell(String(source), keys?.[0] ?? 'dice') : Object.entries(record(source ?? system.pool));
  let reach = 0;
  for (const [name, n] of entries) {
    const made = dieOf(system, name === 'dice' ? firstDie(system) : name);
    const path = `dice/${name.slice(0, 40)}`;
    if (keys ? !keys.includes(name) : !made)
      faults.push({
        code: 'pool',
        path,
        message: `not a name of ${system.id}: ${(keys ?? ['dice', ...Object.keys(system.dice)]).join(', ')}`,
      });
    else if (!whole(n, keys ? -99 : 0, 100))
      faults.push({
        code: 'pool',
        path,
        message: keys ? 'a whole number from -99 to 100' : 'a whole number of dice from 0 to 100',
      });
    else {
      pool[name] = (pool[name] ?? 0) + n;
      reach += made ? n * Math.max(made.faces.length, ...made.faces.map((face) => worthOf(system.counts, face))) : 0;
    }
  }
  if (!entries.length) faults.push({ code: 'pool', path: 'dice', message: 'no dice are named; write for example 3d6' });
  if (reach > 10_000)
    faults.push({ code: 'pool', path: 'dice', message: 'too many dice, with too many faces or of too high a worth' });
  return faults.length ? { ok: false, error: faults } : { ok: true, value: pool };
}

export const record = (json: unknown): Record<string, unknown> =>
  typeof json === 'object' && json && !Array.isArray(json) ? (json as Record<string, unknown>) : {};
export const whole = (n: unknown, low: number, high: number): n is number =>
  Number.isInteger(n) && (n as number) >= low && (n as number) <= high;

/** `3d6`, `2 green 1 red`, `4`: numbers before names; no number is one, no name the usual one. */
function spell(text: string, usual: string): (readonly [string, number])[] {
  if (/[^\w\s,+-]/.test(text)) return [];
  const parts = [...text.toLowerCase().matchAll(/(-?\d+)?\s*([a-z][\w-]*)?/g)].filter(([all]) => all.trim());
  return parts.map(([, n, name]) => [name ?? usual, Number(n ?? 1)]);
}
