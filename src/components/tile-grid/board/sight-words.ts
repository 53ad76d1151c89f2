// How it is told who sees what on a board, and what is in the way.
import type { GridModel, GridSight } from '../../../engine/scene/tile-grid-model.js';
import type { TargetId } from '../../../engine/kernel/types.js';
import type { Voice } from '../words.js';
import { edgesOf, type Edge } from './edges.js';
import { seenIn } from './sight.js';

const nameOf = ({ spaces }: GridModel, id: TargetId): string => spaces.find((space) => space.id === id)?.name ?? id;

/** How many openings of each kind a line goes through. */
function crossed(
  grid: GridModel,
  [[x, y], [x2, y2]]: readonly [readonly [number, number], readonly [number, number]],
): Readonly<Partial<Record<Edge['kind'], number>>> {
  const count: Partial<Record<Edge['kind'], number>> = {};
  for (const edge of edgesOf(grid)) {
    const [from, to, line] = edge.upright ? [x, x2, edge.x] : [y, y2, edge.y];
    const part = (line - from) / (to - from);
    if (!(part > 0 && part < 1)) continue;
    const across = edge.upright ? y + (y2 - y) * part - edge.y : x + (x2 - x) * part - edge.x;
    if (across >= 0 && across < 1) count[edge.kind] = (count[edge.kind] ?? 0) + 1;
  }
  return count;
}

/** How a space is seen, or what is in the way. */
export function sightWords(voice: Voice, grid: GridModel, { seen, line, by, back = true }: GridSight): string {
  if (!seen) return by ? voice.say(`by-${by}`) : '';
  if (!line) return back ? '' : voice.say('one-way');
  const count = crossed(grid, line);
  const how = count['open-door']
    ? voice.say('past-door')
    : count.breach
      ? voice.say('through-breach')
      : count.gap
        ? voice.say('gaps', { n: count.gap })
        : voice.say('clear');
  return back ? how : `${how} ${voice.say('one-way')}`;
}

/** A space: that one looks from there, or how it is seen; nothing while nobody looks. */
export function lookWords(voice: Voice, grid: GridModel, id: TargetId): string {
  const { viewers, of } = seenIn(grid);
  const sight = of.get(id);
  return viewers.has(id)
    ? voice.say('looks')
    : sight
      ? `${voice.say(sight.seen ? 'seen' : 'unseen')} ${sightWords(voice, grid, sight)}`.trim()
      : '';
}

/** What is seen from where one looks, and what is not: spaces with the same reason in one row. */
export interface Report {
  readonly title: string;
  readonly seen: readonly (readonly [names: string, words: string])[];
  readonly hidden: readonly (readonly [names: string, words: string])[];
}

export function report(voice: Voice, grid: GridModel): Report | null {
  const { viewers, of } = seenIn(grid);
  if (!viewers.size) return null;
  const rows = (isSeen: boolean): Report['seen'] => {
    const byWords = new Map<string, string[]>();
    for (const [id, sight] of of) {
      if (sight.seen !== isSeen || viewers.has(id)) continue;
      const words = sightWords(voice, grid, sight) || voice.say(isSeen ? 'seen' : 'unseen');
      byWords.set(words, [...(byWords.get(words) ?? []), nameOf(grid, id)]);
    }
    return [...byWords].map(([words, names]) => [names.join(', '), words]);
  };
  const n = [...of].filter(([id, { seen }]) => seen && !viewers.has(id)).length;
  return {
    title: voice.say('from', { n, name: [...viewers].map((id) => nameOf(grid, id)).join(', ') }),
    seen: rows(true),
    hidden: rows(false),
  };
}

/** The report as lines of text. */
export function reportLines(voice: Voice, grid: GridModel): readonly string[] {
  const told = report(voice, grid);
  if (!told) return [];
  const row = ([list, words]: readonly [string, string]): string => voice.say('row', { list, words });
  return [
    `${told.title}.`,
    ...told.seen.map(row),
    ...(told.hidden.length ? [`${voice.say('hidden')}:`] : []),
    ...told.hidden.map(row),
  ];
}
