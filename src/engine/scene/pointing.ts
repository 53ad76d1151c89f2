// Finds the option that a player chooses by pointing at the table. An option names its targets in the order of
// pointing: for example, first a figure, then a space. A tap, a key press and either end of a drag each count as
// pointing once.
import type { Option, TargetId } from '../kernel/types.js';

/** The result of pointing at targets, one after the other. */
export interface Pointed<T extends Pick<Option, 'targets'> = Option> {
  /** The targets that have been pointed at so far, in order. */
  readonly path: readonly TargetId[];
  /** The targets that may be pointed at now. */
  readonly next: ReadonlySet<TargetId>;
  /**
   * The options whose targets have all been pointed at. If there are several, or if `next` is not empty, the player is
   * asked which one is meant.
   */
  readonly choices: readonly T[];
  /** The option that is meant; null if that is not clear yet. */
  readonly option: T | null;
}

/** An option, and how many of its targets have been pointed at or skipped. */
interface Way<T> {
  readonly option: T;
  readonly targets: readonly TargetId[];
  readonly at: number;
}

/**
 * The next target may be skipped if it is the same in all options and is not the last target of any of them. For
 * example, a player who can move only one token may point at the space at once.
 */
function skipped<T>(ways: readonly Way<T>[]): readonly Way<T>[] {
  const sure = ways[0]?.targets[ways[0].at];
  const idle = sure !== undefined && ways.every(({ targets, at }) => targets[at] === sure && at + 1 < targets.length);
  return idle ? ways.map((way) => ({ ...way, at: way.at + 1 })) : [];
}

function through<T>(ways: readonly Way<T>[], target: TargetId): readonly Way<T>[] {
  const step = (from: readonly Way<T>[]): readonly Way<T>[] =>
    from.flatMap((way) => (way.targets[way.at] === target ? [{ ...way, at: way.at + 1 }] : []));
  const straight = step(ways);
  return straight.length ? straight : step(skipped(ways));
}

/** The result of pointing at the targets of `path` in order; null if this leads to no option. */
export function pointing<T extends Pick<Option, 'targets'>>(
  options: readonly T[],
  path: readonly TargetId[] = [],
): Pointed<T> | null {
  const all = options.flatMap((option) => (option.targets?.length ? [{ option, targets: option.targets, at: 0 }] : []));
  const ways = path.reduce<readonly Way<T>[]>(through, all);
  if (path.length && !ways.length) return null;
  const open = ways.filter(({ targets, at }) => at < targets.length);
  const choices = ways.filter(({ targets, at }) => at === targets.length).map(({ option }) => option);
  const next = new Set([...open, ...skipped(open)].flatMap(({ targets, at }) => targets[at] ?? []));
  return { path, next, choices, option: (!open.length && choices.length === 1 && choices[0]) || null };
}

/**
 * Points at one more target. Pointing at the last target again chooses the option that ends there. If several options
 * end there, none is chosen. If no option ends there, that target is removed from the path. A target that cannot come
 * next starts a new path. If it cannot start one either, the function returns null, and the old path remains.
 */
export function pointAt<T extends Pick<Option, 'targets'>>(
  options: readonly T[],
  path: readonly TargetId[],
  target: TargetId,
): Pointed<T> | null {
  const now = pointing(options, path);
  if (now?.next.has(target)) return pointing(options, [...path, target]);
  if (now && target === path.at(-1)) {
    const [only, ...others] = now.choices;
    return only ? { ...now, option: others.length ? null : only } : pointing(options, path.slice(0, -1));
  }
  return pointing(options, [target]);
}
