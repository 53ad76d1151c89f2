// How far it is from space to space: on foot (LOB-MOV, LOB-MMV, LOB-RUL-15), and as Range counts it (LOB-RNG, LOB-RUL-13).
import { edges, spaceNumber, type Board } from './board.js';
import { once } from './known.js';
import type { BoardEdge, BoardState, BoundaryKind, Policy } from './types.js';

/** Answers about steps over shared edges; a corner is none. Spaces come in the order of the board. */
export interface Distances {
  /** The spaces one step away. */
  steps(from: string): readonly string[];
  /** The least number of steps; null where there is no way. */
  distance(from: string, to: string): number | null;
  /** The spaces that are at least `min` and at most `max` steps away (LOB-RNG-01). */
  within(from: string, min: number, max: number): readonly string[];
  /** Every first step of a shortest way; none where there is no way, or none to go. */
  towards(from: string, to: string): readonly string[];
  /** One shortest way with both its ends, over the first space of the board at each tie (LOB-RUL-19); null where there is none. */
  way(from: string, to: string): readonly string[] | null;
  /** All the goals that are nearest, and every first step of a shortest way to one of them (LOB-MMV-01, -06); null where none can be reached. */
  nearest(from: string, goals: readonly string[]): Nearest | null;
}
export interface Nearest {
  readonly distance: number;
  readonly goals: readonly string[];
  readonly steps: readonly string[];
}

const onFoot = {
  walker: once((board, state) => distances(board, state, (kind) => crosses('walker', kind))),
  prowler: once((board, state) => distances(board, state, (kind) => crosses('prowler', kind))),
  ethereal: once((board, state) => distances(board, state, (kind) => crosses('ethereal', kind))),
} as const satisfies Readonly<Record<Policy, (board: Board, state: BoardState) => Distances>>;

/** Steps over the edges that this mover crosses (LOB-MOV-03, -05, -11, LOB-MMV-02, LOB-RUL-117). */
export const paths = (board: Board, state: BoardState, policy: Policy): Distances => onFoot[policy](board, changed(board, state, policy));

/** Of the state what this mover minds: an opened door is none for who passes closed ones. */
function changed({ edges: printed, edgeOfId }: Board, state: BoardState, policy: Policy): BoardState {
  const minds: Record<string, BoundaryKind> = {};
  for (const [id, kind] of Object.entries(state)) {
    const edge = printed[edgeOfId.get(id) ?? -1];
    if (edge && crosses(policy, edge.kind) !== crosses(policy, kind)) minds[id] = kind;
  }
  return minds;
}

const apart = once((board) => distances(board, {}, () => true));

/** Steps over all shared edges, walls ignored; the outside is not crossed (LOB-RNG-02 to -04, LOB-RUL-13). */
export const range = (board: Board): Distances => apart(board, {});

function crosses(policy: Policy, kind: BoundaryKind): boolean {
  switch (kind) {
    case 'open':
    case 'gap':
    case 'open-door':
    case 'breach':
      return true;
    case 'closed-door':
      return policy !== 'walker';
    case 'wall':
      return policy === 'ethereal';
  }
}

function distances(board: Board, state: BoardState, passes: (kind: BoundaryKind) => boolean): Distances {
  const { spaces, sides, around } = board;
  const now = edges(board, state);
  const near: number[][] = [];
  /** The spaces one step away, worked out when they are first asked for. */
  const stepsFrom = (here: number): readonly number[] => (near[here] ??= leads(here));
  const leads = (here: number): number[] => {
    const there: number[] = [];
    for (const n of around[here] ?? []) {
      const [one, other] = sides[n] as readonly [number, number];
      const beyond = one === here ? other : one;
      if (beyond >= 0 && !there.includes(beyond) && passes((now[n] as BoardEdge).kind)) there.push(beyond);
    }
    return there.sort((a, b) => a - b);
  };
  const known = new Map<number, Int16Array>();
  /** The distance of every space from this one; −1 where there is no way. Ways go both ways. */
  const from = (start: number): Int16Array => {
    let far = known.get(start);
    if (!far) {
      far = new Int16Array(spaces.length).fill(-1);
      far[start] = 0;
      const reached = [start];
      for (const here of reached)
        for (const there of stepsFrom(here)) {
          if (far[there] !== -1) continue;
          far[there] = (far[here] as number) + 1;
          reached.push(there);
        }
      known.set(start, far);
    }
    return far;
  };
  const number = (id: string): number => spaceNumber(board, id);
  const names = (numbers: readonly number[]): string[] => numbers.map((n) => spaces[n] as string);
  const firstSteps = (start: number, goals: readonly number[]): number[] =>
    stepsFrom(start).filter((there) => goals.some((goal) => (from(goal)[start] as number) > 0 && from(goal)[there] === (from(goal)[start] as number) - 1));

  return {
    steps: (id) => names(stepsFrom(number(id))),
    distance(a, b) {
      const far = from(number(a))[number(b)] as number;
      return far < 0 ? null : far;
    },
    within(id, min, max) {
      const far = from(number(id));
      return spaces.filter((_, n) => (far[n] as number) >= Math.max(0, min) && (far[n] as number) <= max);
    },
    towards: (a, b) => names(firstSteps(number(a), [number(b)])),
    way(a, b) {
      const [end, way] = [number(b), [number(a)]];
      if ((from(end)[way[0] as number] as number) < 0) return null;
      for (const here of way) way.push(...firstSteps(here, [end]).slice(0, 1));
      return names(way);
    },
    nearest(id, goals) {
      const [start, ends] = [number(id), goals.map(number)];
      const far = ends.map((end) => from(end)[start] as number);
      const distance = Math.min(...far.filter((steps) => steps >= 0));
      if (distance === Infinity) return null;
      const nearest = [...new Set(ends.filter((_, n) => far[n] === distance))].sort((a, b) => a - b);
      return { distance, goals: names(nearest), steps: names(firstSteps(start, nearest)) };
    },
  };
}
