// A puzzle in words: its name, its progress, each piece with its sides and neighbours, and each move.
import { moveOf } from '../../engine/puzzle/attempt.js';
import { neighbours, shown, socketsOf, tileShows } from '../../engine/puzzle/geometry.js';
import { piecesOf } from '../../engine/puzzle/puzzles.js';
import type { PuzzleModel } from '../../engine/puzzle/puzzle-model.js';
import type { Puzzle, Side } from '../../engine/puzzle/types.js';
import type en from '../../messages/en/pieces/puzzle-board.js';
import { runes } from './art/rune-shapes.js';
import { numberOf } from './layout.js';
import { isConnected, progressOf, puzzleIn } from './progress.js';
import type { Speaker } from '../shared/speaker.js';

export type Key = keyof typeof en;

const SIDES = [0, 1, 2, 3] as const satisfies readonly Side[];

export const titleOf = (speaker: Speaker<Key>, { id, kind }: Puzzle): string => speaker.say(`kind-${kind}`, { id });

/** What may be done, and what solves the puzzle. */
export function goalWords(speaker: Speaker<Key>, { id, kind, steps = 1 }: Puzzle): string {
  if (kind === 'rune') return speaker.say(Object.hasOwn(runes, id) ? 'goal-rune' : 'goal-rune-numbers');
  return speaker.say(kind === 'lock' && steps > 1 ? 'goal-lock-turning' : `goal-${kind}`);
}

export function progressWords(speaker: Speaker<Key>, model: PuzzleModel): string {
  const { position } = model;
  const { kind } = puzzleIn(model);
  if (model.over === 'solved') return speaker.say(`solved-${kind}`);
  const of = position.pieces.length;
  const { edges, fromStart, fromEnd, inPlace } = progressOf(position);
  switch (kind) {
    case 'wiring':
      return speaker.say('progress-wiring', { start: fromStart.length, end: fromEnd.length, of });
    case 'lock':
      return speaker.say('progress-lock', { n: edges.filter(({ agrees }) => agrees).length, of: edges.length });
    case 'rune':
      return speaker.say('progress-rune', { n: inPlace.length, of });
  }
}

/** The sides of a piece in words, after `turn` quarter turns. */
export function showsOf(speaker: Speaker<Key>, { kind, ...puzzle }: Puzzle, piece: string, turn = 0): string {
  if (kind === 'rune') return piece;
  const print = piecesOf({ kind, ...puzzle })[piece] ?? '';
  const sides = SIDES.flatMap((side) => {
    const what = shown(print, (turn & 3) as Side, side);
    return what === '-'
      ? []
      : speaker.say('side', { what: speaker.say(`${kind}-${what}` as Key), where: speaker.say(`side${side}`) });
  });
  return sides.join(', ') || speaker.say('no-wire');
}

/** Asks the player to select something. */
export const liftWords = (speaker: Speaker<Key>, { kind, steps = 1 }: Puzzle): string =>
  speaker.say(kind === 'rune' ? 'prompt-lift-rune' : steps > 1 ? 'prompt-lift-lock' : 'prompt-lift');

/** The possible moves of the selected thing, which the player sees. */
export const chosenWords = (speaker: Speaker<Key>, { kind }: Puzzle, id: string): string =>
  speaker.say(id === 'tile' ? 'prompt-tile' : kind === 'rune' ? 'prompt-chosen-rune' : 'prompt-chosen');

/** The possible moves of the selected thing, with its number for listeners. */
export const liftedWords = (speaker: Speaker<Key>, { kind }: Puzzle, id: string): string =>
  speaker.say(id === 'tile' ? 'prompt-tile' : kind === 'rune' ? 'prompt-swap' : 'prompt-turn', { n: numberOf(id) });

/** A position in words: its piece, its neighbours, and how they match. */
export function positionWords(
  speaker: Speaker<Key>,
  model: PuzzleModel,
  n: number,
  states: readonly Key[],
  isDown = false,
): string {
  const { position } = model;
  const puzzle = puzzleIn(model);
  const piece = position.pieces[n - 1];
  if (!piece || isDown) return speaker.say(piece ? 'piece-down' : 'piece-empty', { n });
  const name = speaker.say(puzzle.kind === 'rune' ? 'piece-rune' : 'piece', {
    n,
    shows: showsOf(speaker, puzzle, piece, position.turns[n - 1]),
  });
  const progress = progressOf(position);
  const touching = progress.edges.filter(({ at, to }) => at === n || to === n);
  const fits =
    puzzle.kind === 'lock'
      ? speaker.say('agrees', { n: touching.filter(({ agrees }) => agrees).length, of: touching.length })
      : isConnected(progress, n)
        ? speaker.say('live')
        : progress.inPlace.includes(n)
          ? speaker.say('in-place')
          : '';
  const beside = [
    ...[...neighbours(puzzle, n)].sort((a, b) => a - b).map(String),
    ...(socketsOf(puzzle).some(({ at }) => at === n) ? [speaker.say('the-tile')] : []),
  ];
  return [
    name,
    fits,
    ...states.map((state) => speaker.say(state)),
    beside.length ? speaker.say('beside', { list: beside.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The setup tile of a lock in words, with the symbol towards each neighbour. */
export function tileWords(speaker: Speaker<Key>, model: PuzzleModel, states: readonly Key[]): string {
  const { tile } = model.position;
  const puzzle = puzzleIn(model);
  const shows = socketsOf(puzzle)
    .map(({ at, toSide }) =>
      speaker.say('side', { what: speaker.say(`lock-${tileShows(puzzle, tile, toSide)}` as Key), where: String(at) }),
    )
    .join(', ');
  return [
    speaker.say('lock', { n: tile, of: puzzle.steps ?? 1, shows }),
    ...states.map((state) => speaker.say(state)),
  ].join(' ');
}

/**
 * A move as a sentence: a completed move (`did`) or a possible one (`do`). The pieces of a rune may show numbers of their
 * own, so its sentences speak of places.
 */
export function moveWords(speaker: Speaker<Key>, { kind }: Puzzle, as: 'did' | 'do', id: string, piece = ''): string {
  const move = moveOf(id);
  if (!move) return '';
  const way = 'by' in move ? (move.by > 0 ? 'cw' : 'ccw') : '';
  const act =
    move.do === 'rotate'
      ? way
      : move.do === 'turn-tile'
        ? `tile-${way}`
        : move.do === 'swap' && kind === 'rune'
          ? 'swap-rune'
          : move.do;
  const [a = 0, b = 0] = 'at' in move ? [move.at].flat() : [];
  return speaker.say(`${as}-${act}` as Key, { a, b, piece });
}
