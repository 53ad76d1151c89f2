// The guesses that a player has written in the notebook. Each room is marked "perhaps", "sure" or not at all.
import type { Guess, Guesses, NotebookModel } from '../../../engine/games/asylum-escape/table/notebook-model.js';

type Room = NotebookModel['columns'][number]['rooms'][number];

export const roomsOf = ({ columns }: NotebookModel): readonly Room[] => columns.flatMap(({ rooms }) => rooms);

export const guessOf = (guesses: Guesses, who: string, room: string): Guess | undefined =>
  Object.hasOwn(guesses, who) && Object.hasOwn(guesses[who] ?? {}, room) ? guesses[who]?.[room] : undefined;

const NEXT = { none: 'perhaps', perhaps: 'sure', sure: undefined } as const;

/**
 * Changes a guess from none to "perhaps", to "sure", and back to none. A player can be "sure" in only one room, so an
 * earlier "sure" becomes "perhaps".
 */
export function withNextGuess(guesses: Guesses, who: string, room: string): Guesses {
  const next = NEXT[guessOf(guesses, who, room) ?? 'none'];
  const others = Object.entries(guesses[who] ?? {}).filter(([id]) => id !== room);
  const own = others.map(([id, guess]): [string, Guess] => [id, next === 'sure' ? 'perhaps' : guess]);
  return { ...guesses, [who]: Object.fromEntries(next ? [...own, [room, next]] : own) };
}

/**
 * The guesses about one player in rooms that still exist: first the "sure" one, then the others in the order of the
 * plan.
 */
export function guessesAbout(
  model: NotebookModel,
  guesses: Guesses,
  who: string,
): readonly (readonly [room: string, guess: Guess])[] {
  const all = roomsOf(model).flatMap(({ id }) => {
    const guess = guessOf(guesses, who, id);
    return guess ? [[id, guess] as const] : [];
  });
  return [...all.filter(([, guess]) => guess === 'sure'), ...all.filter(([, guess]) => guess === 'perhaps')];
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value ? Object.entries(value) : [];

/** Reads guesses that a page has stored, and ignores invalid ones. */
export const readGuesses = (value: unknown): Guesses =>
  Object.fromEntries(
    entriesOf(value).map(([who, rooms]) => [
      who,
      Object.fromEntries(
        entriesOf(rooms).filter((entry): entry is [string, Guess] => entry[1] === 'perhaps' || entry[1] === 'sure'),
      ),
    ]),
  );
