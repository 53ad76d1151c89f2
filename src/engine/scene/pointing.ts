// From what is pointed at on the table to the one option that is meant. An option names its targets in the order of
// pointing: what, then where. A tap, a key and either end of a drag are each one pointing.
import type { Option, TargetId } from '../kernel/types.js';

/** Where the pointing stands. */
export interface Pointed<T extends Pick<Option, 'targets'> = Option> {
  /** What has been pointed at. */
  readonly path: readonly TargetId[];
  /** What may be pointed at now. */
  readonly next: ReadonlySet<TargetId>;
  /** The options that are complete as it stands: more than one, or with `next` not empty, they are asked by a short list. */
  readonly choices: readonly T[];
  /** The one option that is meant; null while that is open. */
  readonly option: T | null;
}

/** An option and how many of its targets have been reached. */
interface Way<T> {
  readonly option: T;
  readonly targets: readonly TargetId[];
  readonly at: number;
}

/**
 * A target that every way goes through and none ends at tells nothing, so it may be left out: a player who can move
 * nothing but the own token points at the space alone.
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

/** Where `path` leads among the open options; null if no option is pointed at like that. */
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
 * One pointing more, from the path so far. The last target again means "this, and no more", or takes it back if nothing is
 * complete there; a target that does not go on but can begin begins anew. Null: no option is meant, the path stays.
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
