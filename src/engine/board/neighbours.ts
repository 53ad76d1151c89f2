// Steps from space to space: for movement on foot (LOB-MOV, LOB-MMV, LOB-RUL-15), and for Range (LOB-RNG, LOB-RUL-13).
// A space is named by its index on the board.
import { edges, type Board } from './board.js';
import { memoByBoard } from './memo.js';
import type { BoardEdge, BoardState, BoundaryKind, Policy } from './types.js';

/**
 * Steps across the edges that two spaces share; corners do not count. Every step can be taken in both directions. Lists
 * of spaces are in the order of the board.
 */
export interface Steps {
  /** The spaces one step away. */
  from(here: number): readonly number[];
  /** The least number of steps to every space; Infinity if there is no path. */
  away(start: number): readonly number[];
  /** Every space that is the first step of a shortest path to one of the goals. */
  towards(start: number, ...goals: readonly number[]): readonly number[];
}

const walking = (policy: Policy): ((board: Board, state: BoardState) => Steps) =>
  memoByBoard((board, state) => stepsOn(board, state, (kind) => crosses(policy, kind)));

const walkingSteps: Readonly<Record<Policy, ReturnType<typeof walking>>> = {
  walker: walking('walker'),
  prowler: walking('prowler'),
  ethereal: walking('ethereal'),
};

/** Steps across the edges that this mover may cross (LOB-MOV-03, -05, -11, LOB-MMV-02, LOB-RUL-117). */
export const stepsOnFoot = (board: Board, state: BoardState, policy: Policy): Steps =>
  walkingSteps[policy](board, changesForMover(board, state, policy));

/**
 * The part of the state that affects this mover. For example, an opened door makes no difference to a mover that can
 * pass closed doors.
 */
function changesForMover({ edges: printed, edgeOfId }: Board, state: BoardState, policy: Policy): BoardState {
  const changes: Record<string, BoundaryKind> = {};
  for (const [id, kind] of Object.entries(state)) {
    const edge = printed[edgeOfId.get(id) ?? -1];
    if (edge && crosses(policy, edge.kind) !== crosses(policy, kind)) changes[id] = kind;
  }
  return changes;
}

const apart = memoByBoard((board) => stepsOn(board, {}, () => true));

/** Steps across all shared edges, ignoring walls, but never outside the board (LOB-RNG-02 to -04, LOB-RUL-13). */
export const stepsInRange = (board: Board): Steps => apart(board, {});

function crosses(policy: Policy, kind: BoundaryKind): boolean {
  switch (kind) {
    case 'closed-door':
      return policy !== 'walker';
    case 'wall':
      return policy === 'ethereal';
    default:
      return true;
  }
}

function stepsOn(board: Board, state: BoardState, passes: (kind: BoundaryKind) => boolean): Steps {
  const { spaces, sides, around } = board;
  const now = edges(board, state);
  // The neighbours and distances of each space, computed when they are first needed.
  const near: number[][] = [];
  const known: number[][] = [];
  const from = (here: number): readonly number[] => (near[here] ??= leads(here));
  const leads = (here: number): number[] => {
    const there: number[] = [];
    for (const n of around[here] ?? []) {
      const [one, other] = sides[n] as readonly [number, number];
      const beyond = one === here ? other : one;
      if (beyond >= 0 && !there.includes(beyond) && passes((now[n] as BoardEdge).kind)) there.push(beyond);
    }
    return there.sort((a, b) => a - b);
  };
  const away = (start: number): readonly number[] => (known[start] ??= measured(start));
  const measured = (start: number): number[] => {
    const far = Array<number>(spaces.length).fill(Infinity);
    far[start] = 0;
    const reached = [start];
    for (const here of reached)
      for (const there of from(here)) {
        if (far[there] !== Infinity) continue;
        far[there] = (far[here] as number) + 1;
        reached.push(there);
      }
    return far;
  };
  return {
    from,
    away,
    towards: (start, ...goals) =>
      from(start).filter((there) =>
        goals.some((goal) => (away(goal)[there] as number) < (away(goal)[start] as number)),
      ),
  };
}
