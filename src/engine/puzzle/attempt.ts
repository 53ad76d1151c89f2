// An attempt at a puzzle, as plain JSON. The investigator has a number of puzzle actions, and a skill point may add
// more. An attempt may also have a deadline at which it ends. Attempts work alone or within a match.
import type { Refusal, Result } from '../kernel/types.js';
import { act, actions, costOf, refusalOf } from './actions.js';
import { isSolved } from './solved.js';
import type { Action, Position } from './types.js';

/** What can be done during an attempt. */
export type Move = Action | { readonly do: 'skill-point' } | { readonly do: 'stop' };

/** The attributes of the investigator that matter for a puzzle. */
export interface Attempter {
  /**
   * The current Intellect, including the effects of traumas and cards. Stun and darkness do not change it (MOM-PUZ-31,
   * MOM-RUL-103).
   */
  readonly intellect: number;
  readonly luck: number;
  readonly skillPoints: number;
}

export interface Attempt {
  readonly position: Position;
  /** Puzzle actions left. */
  readonly left: number;
  /** Puzzle actions used. */
  readonly used: number;
  /** Puzzle actions that a skill point would add now; null if no skill point can be spent any more (MOM-RUL-102). */
  readonly luck: number | null;
  /** The time at which the attempt ends, on the caller's clock (MOM-OPT-02); null if time is not limited. */
  readonly deadline: number | null;
  readonly over: null | 'solved' | 'used-up' | 'stopped' | 'time';
}

/** Begins an attempt (MOM-PUZ-08). If the puzzle is already solved, the attempt is over at once (MOM-RUL-100). */
export function begin(
  position: Position,
  { intellect, luck, skillPoints }: Attempter,
  deadline: number | null = null,
): Attempt {
  return settled({
    position,
    left: Math.max(0, intellect),
    used: 0,
    luck: skillPoints > 0 ? Math.max(0, luck) : null,
    deadline,
    over: null,
  });
}

function settled(attempt: Attempt): Attempt {
  const { position, left, luck } = attempt;
  if (isSolved(position)) return { ...attempt, over: 'solved' };
  return left === 0 && luck === null && position.drawn === null ? { ...attempt, over: 'used-up' } : attempt;
}

/** Every legal move; none once the attempt is over. */
export function moves(attempt: Attempt): Move[] {
  const { position, luck, over } = attempt;
  if (over) return [];
  return [
    ...actions(position).filter((action) => costOf(action) <= attempt.left),
    ...(luck === null ? [] : [{ do: 'skill-point' } as const]),
    ...(position.drawn === null ? [{ do: 'stop' } as const] : []),
  ];
}

/** Why the move is not legal now; null if it is legal. Refuses every value that is no move. */
export function moveRefusal({ position, left, luck, over }: Attempt, move: Move): Refusal | null {
  if (over) return { rule: 'MOM-PUZ-16', reason: 'over', message: 'The attempt is over.' };
  const { do: what } = Object(move) as { readonly do?: Move['do'] };
  if (what === 'skill-point')
    return luck === null
      ? {
          rule: 'MOM-RUL-102',
          reason: 'no-skill-point',
          message: 'One skill point may be spent in each attempt, by an investigator who has one.',
        }
      : null;
  if (what === 'stop')
    return position.drawn === null
      ? null
      : { rule: 'MOM-PUZ-13', reason: 'replace-first', message: 'First replace a piece with the one that was drawn.' };
  const action = move as Action;
  const refusal = refusalOf(position, action);
  if (refusal || costOf(action) <= left) return refusal;
  return what === 'draw' && left > 0
    ? { rule: 'MOM-PUZ-14', reason: 'draw-costs-two', message: 'Drawing costs two puzzle actions.' }
    : { rule: 'MOM-PUZ-08', reason: 'no-actions-left', message: 'No puzzle action is left.' };
}

/**
 * Returns the attempt after the move, or the reason why the move is not legal. If the attempt has a deadline, `now` is
 * required. From the deadline on, no move counts and the attempt is over.
 */
export function make(attempt: Attempt, move: Move, now = -Infinity): Result<Attempt> {
  const { position, left, used, luck, deadline } = attempt;
  if (deadline !== null && now >= deadline) return { ok: true, value: timeOver(attempt) };
  const error = moveRefusal(attempt, move);
  if (error) return { ok: false, error };
  // MOM-PUZ-27
  if (move.do === 'skill-point')
    return { ok: true, value: settled({ ...attempt, left: left + (luck ?? 0), luck: null }) };
  if (move.do === 'stop') return { ok: true, value: { ...attempt, over: 'stopped' } };
  const done = act(position, move);
  if (!done.ok) return done;
  const cost = costOf(move);
  return { ok: true, value: settled({ ...attempt, position: done.value, left: left - cost, used: used + cost }) };
}

/**
 * Ends an attempt at its deadline (MOM-OPT-02): the remaining actions are lost. A drawn piece that was not placed goes
 * to the bottom of the pile.
 */
export function timeOver(attempt: Attempt): Attempt {
  const { position, over } = attempt;
  if (over) return attempt;
  const { drawn, pile } = position;
  return {
    ...attempt,
    position: drawn === null ? position : { ...position, drawn: null, pile: [...pile, drawn] },
    over: 'time',
  };
}

/** The stable name of a move, such as `swap:1-2`, `rotate:3:cw`, `turn-tile:ccw`, `draw`. */
export function moveId(move: Move): string {
  const way = 'by' in move ? (move.by > 0 ? ':cw' : ':ccw') : '';
  return `${move.do}${'at' in move ? `:${[move.at].flat().join('-')}` : ''}${way}`;
}

/** The move with this name (see `moveId`); null if there is no such move. */
export function moveOf(id: string): Move | null {
  const [, name, at, other, way] = /^([a-z-]+)(?::(\d{1,2})(?:-(\d{1,2}))?)?(?::(cw|ccw))?$/.exec(id) ?? [];
  const by = way === 'cw' ? 1 : -1;
  const move = ((): Move | null => {
    switch (name) {
      case 'swap':
        return { do: name, at: [Number(at), Number(other)] };
      case 'rotate':
        return { do: name, at: Number(at), by };
      case 'turn-tile':
        return { do: name, by };
      case 'replace':
        return { do: name, at: Number(at) };
      case 'draw':
      case 'skill-point':
      case 'stop':
        return { do: name };
      default:
        return null;
    }
  })();
  return move && moveId(move) === id ? move : null;
}
