// Sight in words: who sees what on a board, and what blocks the view.
import type { GridModel, GridSight } from '../../../engine/scene/tile-grid-model.js';
import type { TargetId } from '../../../engine/kernel/types.js';
import type { Key } from '../words.js';
import { edgesOf, type Edge } from './edges.js';
import { titleOf } from './labels.js';
import { seenIn } from './sight.js';
import type { Speaker } from '../../shared/speaker.js';

/** What is written on a space, because a list of spaces may be long; without soft hyphens, as these words are spoken. */
const nameOf = ({ spaces }: GridModel, id: TargetId): string => {
  const space = spaces.find((each) => each.id === id);
  return (space ? titleOf(space) : id).replaceAll('\u00AD', '');
};

/** Counts the openings of each kind that a line crosses. */
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

/** How a space is visible, or what blocks the view. */
export function sightWords(speaker: Speaker<Key>, grid: GridModel, { seen, line, by, back = true }: GridSight): string {
  if (!seen) return by ? speaker.say(`by-${by}`) : '';
  if (!line) return back ? '' : speaker.say('one-way');
  const count = crossed(grid, line);
  const how = count['open-door']
    ? speaker.say('past-door')
    : count.breach
      ? speaker.say('through-breach')
      : count.gap
        ? speaker.say('gaps', { n: count.gap })
        : speaker.say('clear');
  return back ? how : `${how} ${speaker.say('one-way')}`;
}

/** Says that a space is the viewer's own, or whether and how it is visible; empty if there is no viewer. */
export function lookWords(speaker: Speaker<Key>, grid: GridModel, id: TargetId): string {
  const { viewers, of } = seenIn(grid);
  const sight = of.get(id);
  return viewers.has(id)
    ? speaker.say('looks')
    : sight
      ? `${speaker.say(sight.seen ? 'seen' : 'unseen')} ${sightWords(speaker, grid, sight)}`.trim()
      : '';
}

/**
 * The visible and the hidden spaces. Spaces that are visible in the same way, or hidden for the same reason, share a
 * row.
 */
export interface SightReport {
  readonly title: string;
  readonly seen: readonly (readonly [names: string, words: string])[];
  readonly hidden: readonly (readonly [names: string, words: string])[];
}

export function sightReport(speaker: Speaker<Key>, grid: GridModel): SightReport | null {
  const { viewers, of } = seenIn(grid);
  if (!viewers.size) return null;
  const rows = (isSeen: boolean): SightReport['seen'] => {
    const byWords = new Map<string, string[]>();
    for (const [id, sight] of of) {
      if (sight.seen !== isSeen || viewers.has(id)) continue;
      const words = sightWords(speaker, grid, sight) || speaker.say(isSeen ? 'seen' : 'unseen');
      byWords.set(words, [...(byWords.get(words) ?? []), nameOf(grid, id)]);
    }
    return [...byWords].map(([words, names]) => [names.join(', '), words]);
  };
  const n = [...of].filter(([id, { seen }]) => seen && !viewers.has(id)).length;
  return {
    title: speaker.say('from', { n, name: [...viewers].map((id) => nameOf(grid, id)).join(', ') }),
    seen: rows(true),
    hidden: rows(false),
  };
}

export function reportLines(speaker: Speaker<Key>, grid: GridModel): readonly string[] {
  const report = sightReport(speaker, grid);
  if (!report) return [];
  const row = ([list, words]: readonly [string, string]): string => speaker.say('row', { list, words });
  return [
    `${report.title}.`,
    ...report.seen.map(row),
    ...(report.hidden.length ? [`${speaker.say('hidden')}:`] : []),
    ...report.hidden.map(row),
  ];
}
