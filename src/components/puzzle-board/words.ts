// What a puzzle says of itself: its name, how near it is, each piece with what it shows and touches, each move.
import { moveOf } from '../../engine/puzzle/attempt.js';
import { neighbours, shown, socketsOf, tileShows } from '../../engine/puzzle/geometry.js';
import { piecesOf } from '../../engine/puzzle/puzzles.js';
import type { PuzzleModel } from '../../engine/puzzle/puzzle-model.js';
import type { Puzzle, Side } from '../../engine/puzzle/types.js';
import type { Params } from '../../engine/speech/speak.js';
import { numberOf, puzzleIn, type Key } from './board-host.js';
import { isLive, nearOf } from './progress.js';

export interface Voice {
  say(key: Key, params?: Params): string;
}

const SIDES = [0, 1, 2, 3] as const satisfies readonly Side[];

export const titleOf = (voice: Voice, { id, kind }: Puzzle): string => voice.say(`kind-${kind}`, { id });

/** How near it is to being solved. */
export function progress(voice: Voice, model: PuzzleModel): string {
  const { position } = model;
  const { kind } = puzzleIn(model);
  if (model.over === 'solved') return voice.say(`solved-${kind}`);
  const of = position.pieces.length;
  const { edges, fromStart, fromEnd, inPlace } = nearOf(position);
  switch (kind) {
    case 'wiring':
      return voice.say('progress-wiring', { start: fromStart.length, end: fromEnd.length, of });
    case 'lock':
      return voice.say('progress-lock', { n: edges.filter(({ agrees }) => agrees).length, of: edges.length });
    case 'rune':
      return voice.say('progress-rune', { n: inPlace.length, of });
  }
}

/** What a piece shows, as it lies when turned so far. */
export function showsOf(voice: Voice, { kind, ...puzzle }: Puzzle, piece: string, turn = 0): string {
  if (kind === 'rune') return piece;
  const print = piecesOf({ kind, ...puzzle })[piece] ?? '';
  const sides = SIDES.flatMap((side) => {
    const what = shown(print, (turn & 3) as Side, side);
    return what === '-'
      ? []
      : voice.say('side', { what: voice.say(`${kind}-${what}` as Key), where: voice.say(`side${side}`) });
  });
  return sides.join(', ') || voice.say('no-wire');
}

/** What can be done with what is lifted. */
export const liftedWords = (voice: Voice, { kind }: Puzzle, id: string): string =>
  voice.say(id === 'tile' ? 'prompt-tile' : kind === 'rune' ? 'prompt-swap' : 'prompt-turn', { n: numberOf(id) });

/** A position with what lies there, what is beside it, and how that fits. */
export function positionWords(
  voice: Voice,
  model: PuzzleModel,
  n: number,
  states: readonly Key[],
  isDown = false,
): string {
  const { position } = model;
  const puzzle = puzzleIn(model);
  const piece = position.pieces[n - 1];
  if (!piece || isDown) return voice.say(piece ? 'piece-down' : 'piece-empty', { n });
  const name = voice.say(puzzle.kind === 'rune' ? 'piece-rune' : 'piece', {
    n,
    shows: showsOf(voice, puzzle, piece, position.turns[n - 1]),
  });
  const near = nearOf(position);
  const touching = near.edges.filter(({ at, to }) => at === n || to === n);
  const fits =
    puzzle.kind === 'lock'
      ? voice.say('agrees', { n: touching.filter(({ agrees }) => agrees).length, of: touching.length })
      : isLive(near, n)
        ? voice.say('live')
        : near.inPlace.includes(n)
          ? voice.say('in-place')
          : '';
  const beside = [
    ...[...neighbours(puzzle, n)].sort((a, b) => a - b).map(String),
    ...(socketsOf(puzzle).some(({ at }) => at === n) ? [voice.say('the-tile')] : []),
  ];
  return [
    name,
    fits,
    ...states.map((state) => voice.say(state)),
    beside.length ? voice.say('beside', { list: beside.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The setup tile of a lock with what it shows to its neighbours. */
export function tileWords(voice: Voice, model: PuzzleModel, states: readonly Key[]): string {
  const { tile } = model.position;
  const puzzle = puzzleIn(model);
  const shows = socketsOf(puzzle)
    .map(({ at, toSide }) =>
      voice.say('side', { what: voice.say(`lock-${tileShows(puzzle, tile, toSide)}` as Key), where: String(at) }),
    )
    .join(', ');
  return [
    voice.say('lock', { n: tile, of: puzzle.steps ?? 1, shows }),
    ...states.map((state) => voice.say(state)),
  ].join(' ');
}

/** A move as a sentence, done or to be done. */
export function moveWords(voice: Voice, as: 'did' | 'do', id: string, piece = ''): string {
  const move = moveOf(id);
  if (!move) return '';
  const way = 'by' in move ? (move.by > 0 ? 'cw' : 'ccw') : '';
  const act = move.do === 'rotate' ? way : move.do === 'turn-tile' ? `tile-${way}` : move.do;
  const [a = 0, b = 0] = 'at' in move ? [move.at].flat() : [];
  return voice.say(`${as}-${act}` as Key, { a, b, piece });
}
