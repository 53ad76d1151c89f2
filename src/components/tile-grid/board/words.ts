// A board in words: each space with its figures, doors and exits.
import type { GridModel, GridSpace, GridToken } from '../../../engine/scene/tile-grid-model.js';
import { targetWords, type Key } from '../words.js';
import { edgesAt, sideOf, type Edge } from './edges.js';
import type { Speaker } from '../../shared/speaker.js';

/** Returns a figure's name with its marks. */
export function tokenName(speaker: Speaker<Key>, { name, marks = [] }: GridToken): string {
  if (!marks.length) return name;
  const known = ['wound', 'stun', 'fire', 'frost'] as const;
  const list = marks
    .map(({ kind, n = 1 }) =>
      speaker.say('carries', {
        n,
        kind: known.some((each) => each === kind) ? speaker.say(kind as (typeof known)[number]) : kind,
      }),
    )
    .join(', ');
  return speaker.say('with', { name, list });
}

/** Lists equal names once, with their number. */
function counted(speaker: Speaker<Key>, names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? speaker.say('several', { n, name }) : name)).join(', ');
}

const WAYS = {
  open: 'exit',
  gap: 'gap',
  'open-door': 'open',
  'closed-door': 'closed',
  breach: 'breach',
} as const satisfies Partial<Record<Edge['kind'], Key>>;

function ways(speaker: Speaker<Key>, grid: GridModel, space: GridSpace): readonly string[] {
  const found = edgesAt(grid, space).flatMap((edge) => {
    if (edge.kind === 'wall') return [];
    const other = edge.spaces[0] === space ? edge.spaces[1] : edge.spaces[0];
    return other && other !== space
      ? [speaker.say(WAYS[edge.kind], { name: other.name, side: speaker.say(`side${sideOf(edge, space)}`) })]
      : [];
  });
  return [...new Set(found)];
}

/** @param asked Sentences about visibility and distance; empty if there is no viewer. */
export function boardSpaceWords(
  speaker: Speaker<Key>,
  grid: GridModel,
  space: GridSpace,
  asked: readonly string[] = [],
): string {
  const { id, name } = space;
  const here = grid.tokens.filter((token) => token.space === id).map((token) => tokenName(speaker, token));
  const points = (grid.points ?? [])
    .filter((point) => point.space === id)
    .map(({ name, colour }) => name ?? speaker.say(`${colour}-point`));
  const exits = ways(speaker, grid, space);
  return [
    `${name}.`,
    ...asked,
    here.length + points.length ? speaker.say('here', { list: counted(speaker, [...here, ...points]) }) : '',
    targetWords(
      speaker,
      grid.targets.find((each) => each.id === id),
    ),
    exits.length ? speaker.say('exits', { n: exits.length, list: exits.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The name of a boundary. A boundary without a name is described by the spaces beside it. */
export function edgeName(speaker: Speaker<Key>, { kind, boundary, spaces }: Edge): string {
  const [a, b] = spaces.flatMap((space) => space?.name ?? []) as [string, string?];
  const door = kind === 'closed-door' ? 'closed' : kind === 'open-door' ? 'open' : null;
  return (
    boundary?.name ??
    (b === undefined
      ? speaker.say(door ? `outer-${door}` : 'side', { a })
      : speaker.say(door ? `door-${door}` : 'passage', { a, b }))
  );
}

export const edgeWords = (speaker: Speaker<Key>, { targets }: GridModel, edge: Edge): string =>
  `${edgeName(speaker, edge)}. ${targetWords(
    speaker,
    targets.find(({ id }) => id === edge.boundary?.id),
  )}`.trim();

/**
 * A space with a name. If it has only a kind, it is named after it; where there are many of a kind, only the id is
 * written on it.
 */
export function namedSpace(speaker: Speaker<Key>, space: GridSpace): GridSpace {
  const { id, name, kind } = space;
  if (name || !kind) return space;
  const words = speaker.say(kind, { id });
  const isOneOfMany = kind === 'hallway' || kind === 'undiscovered' || kind === 'room';
  return { ...space, name: words, title: isOneOfMany ? id : words };
}
