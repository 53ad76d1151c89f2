// A pool made ready: which dice are thrown and what each of their faces is worth. Rolling and odds both read it.
import { numbered } from './die.js';
import type { Die, Pool, System } from './types.js';

export interface Plan {
  /** The dice to throw, by name. */
  readonly dice: readonly (readonly [name: string, count: number])[];
  /** What face number `face` of that die counts. */
  worth(die: Die, face: number): number;
}

/** The die of that name, or undefined when the system has none. */
export function dieOf(system: System, name: string): Die | undefined {
  if (Object.hasOwn(system.dice, name)) return system.dice[name];
  const sides = system.counts['pip'] && Number(/^d(\d{1,3})$/.exec(name)?.[1]);
  return sides ? numbered(sides) : undefined;
}

/** The name that `dice` stands for. */
export const firstDie = (system: System): string => Object.keys(system.dice)[0] ?? '';

/** What the symbols of a face count together. */
export const worthOf = (counts: System['counts'], face: Die['faces'][number]): number =>
  Object.entries(face).reduce((sum, [symbol, n]) => sum + n * (counts[symbol] ?? 0), 0);

/** Throws a RangeError when the pool names dice that the system has not; less than no dice are none (CW-RUL-15). */
export function plan(system: System, pool: Pool): Plan {
  const { atMost, explode, counts } = system;
  const first = firstDie(system);
  const value = atMost?.of.reduce((sum, key) => sum + (pool[key] ?? 0), 0) ?? 0;
  const dice = Object.entries(atMost ? { dice: 1 } : pool).map(
    ([key, count]) => [key === 'dice' ? first : key, Math.max(0, count)] as const,
  );
  const unknown = dice.find(([name]) => !dieOf(system, name));
  if (unknown) throw new RangeError(`${system.id} has no die named ${unknown[0]}`);
  return {
    dice,
    worth({ names, faces }, i) {
      const name = names[i];
      // No ceiling and no floor: MOM-RUL-41.
      if (atMost) return Number(name === atMost.passes || (name !== atMost.fails && Number(name) <= value));
      const face = faces[i] ?? {};
      if (explode?.reroll && face[explode.on]) return 0;
      return worthOf(counts, face);
    },
  };
}
