// What a board says of itself: each space with what sees it and why not, how far it is, who is there, its doors and ways.
import type { GridModel, GridSight, GridSpace, GridToken } from '../../../engine/board/grid-model.js';
import type { TargetId } from '../../../engine/kernel/types.js';
import { targetWords, type Key, type Voice } from '../words.js';
import { edgesAt, edgesOf, sideOf, type Edge } from './edges.js';
import { seenIn } from './sight.js';

const nameOf = ({ spaces }: GridModel, id: TargetId): string => spaces.find((space) => space.id === id)?.name ?? id;

/** How many openings of each kind a line goes through. */
function crossed(grid: GridModel, [[x, y], [x2, y2]]: readonly [readonly [number, number], readonly [number, number]]): Readonly<Partial<Record<Edge['kind'], number>>> {
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
  const how = count['open-door'] ? voice.say('past-door') : count.breach ? voice.say('through-breach') : count.gap ? voice.say('gaps', { n: count.gap }) : voice.say('clear');
  return back ? how : `${how} ${voice.say('one-way')}`;
}

/** A figure with what it carries. */
export function tokenName(voice: Voice, { name, marks = [] }: GridToken): string {
  if (!marks.length) return name;
  const known = ['wound', 'stun', 'fire', 'frost'] as const;
  const list = marks.map(({ kind, n = 1 }) => voice.say('carries', { n, kind: known.some((each) => each === kind) ? voice.say(kind as (typeof known)[number]) : kind })).join(', ');
  return voice.say('with', { name, list });
}

/** Equal names once, with their number. */
function counted(voice: Voice, names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? voice.say('several', { n, name }) : name)).join(', ');
}

const WAYS = { open: 'exit', gap: 'gap', 'open-door': 'open', 'closed-door': 'closed', breach: 'breach' } as const satisfies Partial<Record<Edge['kind'], Key>>;

function ways(voice: Voice, grid: GridModel, space: GridSpace): readonly string[] {
  const found = edgesAt(grid, space).flatMap((edge) => {
    if (edge.kind === 'wall') return [];
    const other = edge.spaces[0] === space ? edge.spaces[1] : edge.spaces[0];
    return other && other !== space ? [voice.say(WAYS[edge.kind], { name: other.name, side: voice.say(`side${sideOf(edge, space)}`) })] : [];
  });
  return [...new Set(found)];
}

export function spaceWords(voice: Voice, grid: GridModel, space: GridSpace): string {
  const { id, name } = space;
  const { viewers, of } = seenIn(grid);
  const sight = of.get(id);
  const looks = viewers.has(id) ? voice.say('looks') : sight ? `${voice.say(sight.seen ? 'seen' : 'unseen')} ${sightWords(voice, grid, sight)}`.trim() : '';
  const far = grid.rings?.find((ring) => ring.space === id);
  const here = grid.tokens.filter((token) => token.space === id).map((token) => tokenName(voice, token));
  const points = (grid.points ?? []).filter((point) => point.space === id).map(({ name, colour }) => name ?? voice.say(`${colour}-point`));
  const exits = ways(voice, grid, space);
  return [
    `${name}.`,
    looks,
    far ? voice.say('away', { n: far.distance }) : '',
    here.length + points.length ? voice.say('here', { list: counted(voice, [...here, ...points]) }) : '',
    targetWords(voice, grid.targets.find((each) => each.id === id)),
    exits.length ? voice.say('exits', { n: exits.length, list: exits.join(', ') }) : '',
  ].filter(Boolean).join(' ');
}

/** A door or another boundary by its name, or by what it is between. */
export function edgeName(voice: Voice, { kind, boundary, spaces }: Edge): string {
  const [a, b] = spaces.flatMap((space) => space?.name ?? []) as [string, string?];
  const door = kind === 'closed-door' ? 'closed' : kind === 'open-door' ? 'open' : null;
  return boundary?.name ?? (b === undefined ? voice.say(door ? `outer-${door}` : 'side', { a }) : voice.say(door ? `door-${door}` : 'passage', { a, b }));
}

export const edgeWords = (voice: Voice, { targets }: GridModel, edge: Edge): string =>
  `${edgeName(voice, edge)}. ${targetWords(voice, targets.find(({ id }) => id === edge.boundary?.id))}`.trim();

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
  return { title: voice.say('from', { n, name: [...viewers].map((id) => nameOf(grid, id)).join(', ') }), seen: rows(true), hidden: rows(false) };
}

/** The report as lines of text. */
export function reportLines(voice: Voice, grid: GridModel): readonly string[] {
  const told = report(voice, grid);
  if (!told) return [];
  const row = ([list, words]: readonly [string, string]): string => voice.say('row', { list, words });
  return [`${told.title}.`, ...told.seen.map(row), ...(told.hidden.length ? [`${voice.say('hidden')}:`] : []), ...told.hidden.map(row)];
}
