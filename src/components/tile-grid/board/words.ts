// What a board says of itself: each space with who is there, its doors and ways.
import type { GridModel, GridSpace, GridToken } from '../../../engine/scene/tile-grid-model.js';
import { targetWords, type Key, type Voice } from '../words.js';
import { edgesAt, sideOf, type Edge } from './edges.js';

/** A figure with what it carries. */
export function tokenName(voice: Voice, { name, marks = [] }: GridToken): string {
  if (!marks.length) return name;
  const known = ['wound', 'stun', 'fire', 'frost'] as const;
  const list = marks
    .map(({ kind, n = 1 }) =>
      voice.say('carries', {
        n,
        kind: known.some((each) => each === kind) ? voice.say(kind as (typeof known)[number]) : kind,
      }),
    )
    .join(', ');
  return voice.say('with', { name, list });
}

/** Equal names once, with their number. */
function counted(voice: Voice, names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? voice.say('several', { n, name }) : name)).join(', ');
}

const WAYS = {
  open: 'exit',
  gap: 'gap',
  'open-door': 'open',
  'closed-door': 'closed',
  breach: 'breach',
} as const satisfies Partial<Record<Edge['kind'], Key>>;

function ways(voice: Voice, grid: GridModel, space: GridSpace): readonly string[] {
  const found = edgesAt(grid, space).flatMap((edge) => {
    if (edge.kind === 'wall') return [];
    const other = edge.spaces[0] === space ? edge.spaces[1] : edge.spaces[0];
    return other && other !== space
      ? [voice.say(WAYS[edge.kind], { name: other.name, side: voice.say(`side${sideOf(edge, space)}`) })]
      : [];
  });
  return [...new Set(found)];
}

/** @param asked Whether it is seen, and how far it is, where somebody asks. */
export function spaceWords(voice: Voice, grid: GridModel, space: GridSpace, asked: readonly string[] = []): string {
  const { id, name } = space;
  const here = grid.tokens.filter((token) => token.space === id).map((token) => tokenName(voice, token));
  const points = (grid.points ?? [])
    .filter((point) => point.space === id)
    .map(({ name, colour }) => name ?? voice.say(`${colour}-point`));
  const exits = ways(voice, grid, space);
  return [
    `${name}.`,
    ...asked,
    here.length + points.length ? voice.say('here', { list: counted(voice, [...here, ...points]) }) : '',
    targetWords(
      voice,
      grid.targets.find((each) => each.id === id),
    ),
    exits.length ? voice.say('exits', { n: exits.length, list: exits.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A door or another boundary by its name, or by what it is between. */
export function edgeName(voice: Voice, { kind, boundary, spaces }: Edge): string {
  const [a, b] = spaces.flatMap((space) => space?.name ?? []) as [string, string?];
  const door = kind === 'closed-door' ? 'closed' : kind === 'open-door' ? 'open' : null;
  return (
    boundary?.name ??
    (b === undefined
      ? voice.say(door ? `outer-${door}` : 'side', { a })
      : voice.say(door ? `door-${door}` : 'passage', { a, b }))
  );
}

export const edgeWords = (voice: Voice, { targets }: GridModel, edge: Edge): string =>
  `${edgeName(voice, edge)}. ${targetWords(
    voice,
    targets.find(({ id }) => id === edge.boundary?.id),
  )}`.trim();
