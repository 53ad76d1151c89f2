// The context from which sentences are made, and the names of investigators, cards and puzzles. Moves are described
// here too, because they occur both in the log and in the labels of options.
import type en from '../../../../messages/en/mansions-of-madness/table.js';
import type { PlayerId } from '../../../kernel/index.js';
import { puzzleOf, type Move, type Position } from '../../../puzzle/index.js';
import type { Params } from '../../../speech/speak.js';
import type { State } from '../state/state.js';

export type Key = keyof typeof en;

export interface SpeechContext {
  readonly view: State;
  say(key: Key, params?: Params): string;
  readonly names: readonly string[];
}

export const nameOf = ({ names, say }: SpeechContext, player: PlayerId): string =>
  names[player] ?? say(`player-${(player % 4) as 0 | 1 | 2 | 3}`);

export const typeOf = ({ view }: SpeechContext, card: string): 'lock' | 'obstacle' =>
  view.cards[card]?.lock ? 'lock' : 'obstacle';

/** The name on a card, or else the name of its kind. */
export const cardName = (context: SpeechContext, card: string): string =>
  context.view.cards[card]?.name || context.say(typeOf(context, card));

/** The kind of the puzzle and its number. */
export function puzzleName({ say }: SpeechContext, { puzzle: which }: Pick<Position, 'puzzle'>): string {
  const { kind, id } = puzzleOf(which) ?? { kind: 'rune', id: '' };
  return say(kind === 'lock' ? 'lock-puzzle' : kind, { puzzle: id });
}

/** Describes a puzzle move: as an event for the log (`e`), or as an option (`do`). */
export function moveLine({ say }: SpeechContext, how: 'e' | 'do', move: Move, params: Params): string {
  switch (move.do) {
    case 'swap':
      return say(`${how}-swap`, { ...params, a: move.at[0], b: move.at[1] });
    case 'rotate':
      return say(`${how}-rotate-${move.by > 0 ? 'cw' : 'ccw'}`, { ...params, a: move.at });
    case 'turn-tile':
      return say(`${how}-turn-tile-${move.by > 0 ? 'cw' : 'ccw'}`, params);
    case 'replace':
      return say(`${how}-replace`, { ...params, a: move.at });
    case 'draw':
    case 'stop':
    case 'skill-point':
      return say(`${how}-${move.do}`, params);
  }
}
