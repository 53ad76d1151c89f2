// The open puzzles of a match, each with the card that requires it, and the piles that they share.
import type { Chance } from '../../kernel/chance.js';
import type { PlayerId, Refusal, Secret } from '../../kernel/types.js';
import type { Attempt } from '../attempt.js';
import { fill, lay, shuffle } from '../deal.js';
import { pileOf, piecesOf, puzzleOf } from '../puzzles.js';
import type { Position, Puzzle } from '../types.js';

type Draw = Pick<Chance, 'draw'>;

export interface Pile {
  readonly name: string;
  /** The pieces, from the top of the pile. */
  readonly order: readonly string[];
  /** The number of pieces at the bottom whose order everybody knows, because everybody saw them put there. */
  readonly known: number;
}

/** A puzzle that has been set up. It belongs to its card and not to a player (MOM-RUL-99). */
export interface OpenPuzzle {
  readonly card: string;
  /** `pile` is empty here, because the pile is shared. */
  readonly position: Position;
  /** The turn of each player's last attempt (MOM-PUZ-24). */
  readonly attempted: Readonly<Record<PlayerId, number>>;
}

/** The state of the puzzles in a match, as JSON. The steps change it in place. */
export interface Puzzles {
  piles: Pile[];
  /** The open puzzles, in the order in which they were set up. */
  open: OpenPuzzle[];
  attempt: (Omit<Attempt, 'position'> & { readonly card: string; readonly player: PlayerId }) | null;
  /** The number of moves made in the match. No move can be undone (MOM-PUZ-28). */
  moves: number;
}

export const noPuzzles = (): Puzzles => ({ piles: [], open: [], attempt: null, moves: 0 });

const kindOf = ({ puzzle }: Position): Puzzle => puzzleOf(puzzle) as Puzzle;

const openOf = ({ open }: Puzzles, card: string): OpenPuzzle | undefined => open.find((each) => each.card === card);

const pileNamed = ({ piles }: Puzzles, name: string): Pile | undefined => piles.find((pile) => pile.name === name);

/** The position of the card's puzzle, including the shared pile; null if the puzzle is not open. */
export function positionOf(state: Puzzles, card: string): Position | null {
  const open = openOf(state, card);
  return open ? { ...open.position, pile: pileNamed(state, pileOf(kindOf(open.position)))?.order ?? [] } : null;
}

/** The current attempt with its position; null if there is none. */
export function attemptOf(state: Puzzles): Attempt | null {
  const position = state.attempt && positionOf(state, state.attempt.card);
  return state.attempt && position && { ...state.attempt, position };
}

/** Why the player may not attempt the card's puzzle in this turn; null if they may. */
export function attemptRefusal(state: Puzzles, card: string, player: PlayerId, turn: number): Refusal | null {
  return openOf(state, card)?.attempted[player] === turn
    ? {
        rule: 'MOM-PUZ-24',
        reason: 'attempted',
        message: 'An investigator attempts the same puzzle at most once per turn.',
      }
    : null;
}

function setPile(state: Puzzles, pile: Pile): void {
  state.piles = [...state.piles.filter(({ name }) => name !== pile.name), pile];
}

/** Stores a position: its pieces for the card, and its remaining pile for all puzzles that share this pile. */
export function keep(
  state: Puzzles,
  card: string,
  position: Position,
  attempted = openOf(state, card)?.attempted ?? {},
): void {
  const name = pileOf(kindOf(position));
  const { order, known } = pileNamed(state, name) ?? { order: [], known: 0 };
  const { pile } = position;
  setPile(state, { name, order: pile, known: Math.min(known + Math.max(0, pile.length - order.length), pile.length) });
  const open = { card, position: { ...position, pile: [] }, attempted };
  state.open = openOf(state, card)
    ? state.open.map((each) => (each.card === card ? open : each))
    : [...state.open, open];
}

/** MOM-PUZ-04: the unused pieces are shuffled and dealt. */
export function setUp(state: Puzzles, card: string, puzzle: string | Puzzle, chance: Draw): void {
  const kind = puzzleOf(puzzle) as Puzzle;
  const name = pileOf(kind);
  setPile(state, {
    name,
    order: shuffle(name, pileNamed(state, name)?.order ?? Object.keys(piecesOf(kind)), chance),
    known: 0,
  });
  dealOpen(state, card, puzzle);
}

function dealOpen(state: Puzzles, card: string, puzzle: string | Puzzle, attempted?: OpenPuzzle['attempted']): void {
  keep(state, card, lay(puzzle, pileNamed(state, pileOf(puzzleOf(puzzle) as Puzzle))?.order ?? []), attempted);
}

/**
 * Closes a puzzle. Its pieces and the rest of the pile are shuffled together (MOM-PUZ-22, MOM-RUL-104), and the empty
 * positions of other puzzles are filled from the pile (MOM-RUL-108). Returns the cards of these other puzzles.
 */
export function clear(state: Puzzles, card: string, chance: Draw): string[] {
  const position = positionOf(state, card);
  if (!position) return [];
  const name = pileOf(kindOf(position));
  state.open = state.open.filter((each) => each.card !== card);
  setPile(state, {
    name,
    order: shuffle(
      name,
      [...position.pieces, ...position.pile].filter((piece) => piece !== null),
      chance,
    ),
    known: 0,
  });
  return state.open.flatMap((other) => {
    const before = positionOf(state, other.card);
    if (!before?.pieces.includes(null) || !before.pile.length || pileOf(kindOf(before)) !== name) return [];
    keep(state, other.card, fill(before));
    return [other.card];
  });
}

/**
 * MOM-PUZ-26: deals the puzzle again; attempts of this turn still count (MOM-RUL-109). Returns the cards of the other
 * puzzles whose empty positions were filled.
 */
export function resetOpen(state: Puzzles, card: string, chance: Draw): string[] {
  const open = openOf(state, card);
  if (!open) return [];
  const others = clear(state, card, chance);
  dealOpen(state, card, open.position.puzzle, open.attempted);
  return others;
}

/** The state as every seat sees it. Nobody sees the order of the face-down pieces of a pile. */
export function visible(state: Puzzles): Puzzles {
  return { ...state, piles: state.piles.map((pile) => ({ ...pile, order: mixed(pile, (hidden) => hidden.sort()) })) };
}

/** Gives the face-down pieces an order that nobody can distinguish from the true one. */
export function imagineOrder(state: Puzzles, chance: Draw): void {
  state.piles = state.piles.map((pile) => ({
    ...pile,
    order: mixed(pile, (hidden) => shuffle('imagined', hidden, chance)),
  }));
}

function mixed({ order, known }: Pile, mix: (hidden: string[]) => string[]): string[] {
  const at = order.length - known;
  return [...mix(order.slice(0, at)), ...order.slice(at)];
}

/** The secrets for the kernel: which pieces lie face down, and how many moves have been revealed. */
export function puzzleSecrets({ piles, moves, open }: Puzzles, everybody: number): Secret[] {
  const piece =
    (pile: string, seen: number) =>
    (id: string): Secret => ({ id: `piece:${pile}:${id}`, seen });
  return [
    ...piles.flatMap(({ name, order, known }) => {
      const at = order.length - known;
      return [...order.slice(0, at).map(piece(name, 0)), ...order.slice(at).map(piece(name, everybody))];
    }),
    ...open.flatMap(({ position }) =>
      [...position.pieces, position.drawn].filter((id) => id !== null).map(piece(pileOf(kindOf(position)), everybody)),
    ),
    { id: `puzzle-moves:${moves}`, seen: moves ? everybody : 0 },
  ];
}
