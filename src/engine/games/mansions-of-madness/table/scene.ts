// Turns a view into models to draw: the investigators, the cards, the current puzzle and the other open puzzles, and
// the question. The functions are pure and are tested without a browser.
import type { Option, View } from '../../../kernel/index.js';
import { moveOf, pileOf, positionOf, puzzleOf, type Position, type PuzzleEvent } from '../../../puzzle/index.js';
import type { PuzzleModel } from '../../../puzzle/puzzle-model.js';
import type { ChoicesModel } from '../../../scene/choices-model.js';
import { label } from '../words/labels.js';
import { cardName, nameOf, puzzleName, type SpeechContext } from '../words/names.js';
import { prompt } from '../words/prompts.js';
import { activeOf, type State } from '../state/state.js';

/** A puzzle on the table, with the name of its card. */
export interface PuzzleOnTable {
  readonly card: string;
  readonly title: string;
  readonly model: PuzzleModel;
}

export interface Scene {
  readonly investigators: readonly { readonly name: string; readonly active: boolean; readonly notes: string }[];
  readonly cards: readonly {
    readonly name: string;
    readonly notes: string;
    readonly open: boolean;
    readonly met: boolean;
  }[];
  /** The current puzzle; null while none has been met. */
  readonly board: PuzzleOnTable | null;
  /** A sentence that says how many pieces are left in the pile; '' if the puzzle has no pile. */
  readonly pile: string;
  readonly others: readonly PuzzleOnTable[];
  readonly choices: ChoicesModel;
}

/** @param next In a worked example, the next choice. The scene then shows only this choice. */
export function sceneOf(
  { state, questions, events, outcome }: View<State>,
  context: SpeechContext,
  next: Option | null,
): Scene {
  const { say } = context;
  const list = (parts: readonly string[]): string => parts.join(' · ');
  const { attempt, piles, open } = state.puzzles;
  const question = questions.find(({ standing }) => !standing);
  // A puzzle that has just been solved is shown in its solved position.
  const last = events.findLast((event): event is PuzzleEvent => 'position' in event);
  const about = attempt?.card ?? last?.card ?? open[0]?.card;
  const boardOf = (card: string, position: Position, more: Partial<PuzzleModel>): PuzzleOnTable => {
    return {
      card,
      title: `${cardName(context, card)} · ${puzzleName(context, position)}`,
      model: { version: 1, position: { ...position, pile: [] }, moves: [], ...more },
    };
  };
  const position = about === undefined ? null : (positionOf(state.puzzles, about) ?? last?.position);
  const moves = question?.kind === 'puzzle-move' ? question.options.map(({ id }) => id) : [];
  const ended = !attempt &&
    last && { ...(last.left !== undefined && { left: last.left }), ...(last.over && { over: last.over }) };
  const kind = position && puzzleOf(position.puzzle);
  return {
    investigators: state.investigators.map(({ intellect, luck, skillPoints, stunned, dead }, player) => {
      const active = player === activeOf(state) && !outcome;
      const steps = active ? [say('movement', { n: state.movement }), say('action', { n: state.action })] : [];
      return {
        name: nameOf(context, player),
        active,
        notes: list([
          say('values', { intellect, luck }),
          say('skill-points', { n: skillPoints }),
          ...(stunned ? [say('stunned')] : []),
          ...(dead ? [say('dead')] : steps),
        ]),
      };
    }),
    cards: Object.entries(state.cards).map(([card, { puzzle, lock, name }]) => {
      const opened = state.discarded.includes(card);
      return {
        name: cardName(context, card),
        open: opened,
        met: card === about,
        notes: list([
          ...(name ? [say(lock ? 'lock' : 'obstacle')] : []),
          puzzleName(context, { puzzle }),
          ...(opened ? [say('discarded')] : []),
        ]),
      };
    }),
    board:
      about !== undefined && position
        ? boardOf(about, position, {
            moves,
            ...(attempt
              ? { left: attempt.left, luck: attempt.luck, investigator: nameOf(context, attempt.player) }
              : ended),
            ...(next && moveOf(next.id) && { next: next.id }),
          })
        : null,
    pile:
      kind && kind.kind !== 'rune'
        ? say('pile', { n: piles.find(({ name }) => name === pileOf(kind))?.order.length ?? 0 })
        : '',
    others: open.filter(({ card }) => card !== about).map(({ card, position: lies }) => boardOf(card, lies, {})),
    choices: {
      version: 1,
      prompt: outcome ? say(outcome.winners.length ? 'won' : 'lost') : question ? prompt(context, question) : '',
      choices: next ? [{ id: next.id, text: label(context, next), rule: next.rule }] : [],
    },
  };
}
