// Puzzles as steps and questions of a match. A game adds them to its own tables of steps and questions. The game
// decides who attempts a puzzle, and which steps follow.
import type { Asked, Event, Offer, Play, PlayerId, Seat, Step } from '../../kernel/types.js';
import { begin, make, moveId, moves, timeOver, type Attempt, type Attempter, type Move } from '../attempt.js';
import { alsoOfAttempt, alsoOfMove, alsoOfOver, alsoOfSetUp, ruleOfMove, ruleOfSolved } from './citations.js';
import { attemptOf, attemptRefusal, clear, keep, positionOf, resetOpen, setUp, type Puzzles } from './open-puzzles.js';
import { puzzleOf } from '../puzzles.js';
import type { Position, Puzzle } from '../types.js';

/** The steps that follow when the puzzle of a card is solved, and when it is not (MOM-PUZ-02, -21). */
interface Ends {
  readonly solved: readonly Step[];
  readonly unsolved: readonly Step[];
}

export type PuzzleStep =
  /**
   * A card requires a puzzle. `puzzle` is the id of one of the nine puzzles, or an author's puzzle that `readPuzzle`
   * has accepted.
   */
  | ({
      readonly do: 'puzzle';
      readonly card: string;
      readonly puzzle: string | Puzzle;
      readonly player: PlayerId;
    } & Ends)
  | ({ readonly do: 'puzzle-over' } & Ends)
  | { readonly do: 'puzzle-make'; readonly move: Move }
  | { readonly do: 'puzzle-time-over' }
  | { readonly do: 'puzzle-reset'; readonly card: string }
  | PuzzleQuestion;

/** The question for the next move, and the standing question that a time limit adds. */
export type PuzzleQuestion =
  { readonly do: 'puzzle-move' } | { readonly do: 'puzzle-time'; readonly card: string; readonly player: PlayerId };

export interface PuzzleEvent extends Event {
  readonly type:
    | 'puzzle-set-up'
    | 'puzzle-resumed'
    | 'puzzle-attempt'
    | 'puzzle-moved'
    | 'puzzle-solved'
    | 'puzzle-unsolved'
    | 'puzzle-filled'
    | 'puzzle-reset';
  readonly card: string;
  readonly player?: PlayerId;
  /** The position of the puzzle after the event, without its pile. */
  readonly position?: Position;
  readonly move?: Move;
  /** Puzzle actions left. */
  readonly left?: number;
  readonly over?: Attempt['over'];
}

/** How the puzzle code reads and changes the state of a game. */
export interface PuzzleHost<S> {
  puzzles(state: S): Puzzles;
  investigator(state: S, player: PlayerId): Attempter & { readonly seat: Seat };
  spendSkillPoint(state: S, player: PlayerId): void;
  /** Returns a number that is different in each turn. */
  turn(state: S): number;
  /** The seconds that an attempt may last; null if the match has no time limit for puzzles (MOM-OPT-02). */
  timeLimit(state: S): number | null;
}

type M<S> = Play<S, unknown, PuzzleStep | Step, PuzzleEvent>;
type Of<K extends PuzzleStep['do']> = Extract<PuzzleStep, { do: K }>;

/**
 * Makes the steps and questions of puzzles, which a game adds to its own tables, and the standing question for the time
 * limit.
 */
export function puzzleSteps<S>(host: PuzzleHost<S>) {
  const kindOf = ({ puzzle }: Position): Puzzle => puzzleOf(puzzle) as Puzzle;
  const bare = (position: Position): Position => ({ ...position, pile: [] });

  function running(m: M<S>): { state: Puzzles; card: string; player: PlayerId; attempt: Attempt } | null {
    const state = host.puzzles(m.state);
    const attempt = attemptOf(state);
    return state.attempt && attempt && { state, card: state.attempt.card, player: state.attempt.player, attempt };
  }

  function store(state: Puzzles, card: string, player: PlayerId, { position, ...attempt }: Attempt): void {
    keep(state, card, position);
    state.attempt = { ...attempt, card, player };
  }

  function filled(m: M<S>, cards: readonly string[]): void {
    for (const card of cards) {
      const position = positionOf(host.puzzles(m.state), card);
      if (position) m.emit({ type: 'puzzle-filled', rule: 'MOM-RUL-108', card, position: bare(position) });
    }
  }

  function puzzle(m: M<S>, { card, puzzle: id, player, solved, unsolved }: Of<'puzzle'>): void {
    const state = host.puzzles(m.state);
    if (attemptRefusal(state, card, player, host.turn(m.state))) {
      m.push(...unsolved);
      return;
    }
    const resumed = positionOf(state, card) !== null;
    if (!resumed) setUp(state, card, id, m.chance);
    const position = positionOf(state, card);
    if (!position) return;
    const kind = kindOf(position);
    if (resumed)
      m.emit({
        type: 'puzzle-resumed',
        rule: 'MOM-PUZ-23',
        also: ['MOM-RUL-99'],
        card,
        player,
        position: bare(position),
      });
    else
      m.emit({
        type: 'puzzle-set-up',
        rule: 'MOM-PUZ-04',
        also: [...alsoOfSetUp(kind), ...(position.pieces.includes(null) ? ['MOM-RUL-108'] : [])],
        card,
        player,
        position: bare(position),
      });
    state.open = state.open.map((each) =>
      each.card === card ? { ...each, attempted: { ...each.attempted, [player]: host.turn(m.state) } } : each,
    );
    const attempt = begin(position, host.investigator(m.state, player));
    store(state, card, player, attempt);
    m.emit({ type: 'puzzle-attempt', rule: 'MOM-PUZ-08', also: alsoOfAttempt, card, player, left: attempt.left });
    m.push({ do: 'puzzle-move' }, { do: 'puzzle-over', solved, unsolved });
  }

  function puzzleMake(m: M<S>, { move }: Of<'puzzle-make'>): void {
    const now = running(m);
    if (!now) return;
    const { state, card, player, attempt } = now;
    const made = make(attempt, move);
    if (!made.ok) return;
    if (move.do === 'skill-point') host.spendSkillPoint(m.state, player);
    store(state, card, player, made.value);
    state.moves++;
    const { left, position } = made.value;
    m.emit({
      type: 'puzzle-moved',
      rule: ruleOfMove[move.do],
      also: alsoOfMove(move),
      card,
      player,
      move,
      left,
      position: bare(position),
    });
    m.push({ do: 'puzzle-move' });
  }

  function timeIsOver(m: M<S>): void {
    const now = running(m);
    if (now) store(now.state, now.card, now.player, timeOver(now.attempt));
  }

  function over(m: M<S>, { solved, unsolved }: Of<'puzzle-over'>): void {
    const now = running(m);
    if (!now) return;
    const {
      state,
      card,
      player,
      attempt: { over: how, used, left, position },
    } = now;
    const { kind } = kindOf(position);
    const also = alsoOfOver(kind, { over: how, used });
    const facts = { also, card, player, position: bare(position), left, over: how };
    state.attempt = null;
    if (how === 'solved') {
      m.emit({ type: 'puzzle-solved', rule: ruleOfSolved[kind], ...facts });
      filled(m, clear(state, card, m.chance));
    } else m.emit({ type: 'puzzle-unsolved', rule: how === 'time' ? 'MOM-OPT-02' : 'MOM-PUZ-16', ...facts });
    m.push(...(how === 'solved' ? solved : unsolved));
  }

  function reset(m: M<S>, { card }: Of<'puzzle-reset'>): void {
    const state = host.puzzles(m.state);
    const others = resetOpen(state, card, m.chance);
    const position = positionOf(state, card);
    if (!position) return;
    m.emit({ type: 'puzzle-reset', rule: 'MOM-PUZ-26', also: ['MOM-RUL-109'], card, position: bare(position) });
    filled(m, others);
  }

  function ask(m: M<S>): Asked<PuzzleStep> {
    const now = running(m);
    if (!now) return { seat: 0, player: 0, rule: 'MOM-PUZ-08', options: [] };
    const { player, attempt } = now;
    const { drawn } = attempt.position;
    const options = moves(attempt).map((move): Offer<PuzzleStep> => {
      const targets = 'at' in move ? [move.at].flat().map((n) => `position:${n}`) : null;
      return {
        id: moveId(move),
        rule: ruleOfMove[move.do],
        ...(targets && { targets }),
        then: [{ do: 'puzzle-make', move }],
      };
    });
    // MOM-RUL-102: when the actions are used up, the player spends a skill point or stops. MOM-RUL-137: when the time
    // is over, the player stops.
    const rule = drawn !== null ? 'MOM-PUZ-13' : attempt.left ? 'MOM-PUZ-08' : 'MOM-RUL-102';
    const fallback = drawn === null ? 'stop' : options[0]?.id;
    return {
      seat: host.investigator(m.state, player).seat,
      player,
      rule,
      options,
      ...(fallback !== undefined && { fallback }),
    };
  }

  function askTime(m: M<S>, { card, player }: Of<'puzzle-time'>): Asked<PuzzleStep> {
    const limit = host.timeLimit(m.state);
    const now = running(m);
    const open = limit !== null && now && now.card === card && now.player === player && !now.attempt.over;
    const options: Offer<PuzzleStep>[] = open
      ? [{ id: 'time-over', rule: 'MOM-OPT-02', then: [{ do: 'puzzle-time-over' }] }]
      : [];
    return {
      seat: host.investigator(m.state, player).seat,
      player,
      rule: 'MOM-OPT-02',
      options,
      fallback: 'time-over',
      ...(limit !== null && { limit }),
    };
  }

  return {
    steps: {
      puzzle,
      'puzzle-make': puzzleMake,
      'puzzle-time-over': timeIsOver,
      'puzzle-over': over,
      'puzzle-reset': reset,
    },
    asks: { 'puzzle-move': ask, 'puzzle-time': askTime },
    /**
     * The standing question for the time limit of the current attempt. It keeps its number until the attempt ends, so
     * that its time runs for the whole attempt (MOM-RUL-111).
     */
    standing(m: M<S>): PuzzleQuestion[] {
      const now = host.timeLimit(m.state) === null ? null : running(m);
      return now ? [{ do: 'puzzle-time', card: now.card, player: now.player }] : [];
    },
  };
}
