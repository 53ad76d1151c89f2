// Starts a match in the middle, for a worked example, a lesson or a test. A situation is a part of the state; what it
// leaves out is as at the beginning, and the cards that it does not name are in their decks.
import * as v from 'valibot';
import { placedCards, situated } from '../../../cards/zones.js';
import type { Fault, Json, Result } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import { checksFor, table } from './knowledge.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

/** The step that the match begins with: the turn of the active player, the rest of it after the free actions, or a word. */
const beginnings = v.optional(v.picklist(['turn', 'act', 'end-of-turn', 'open-phenomenon']), 'act');

/** The decks that hold all cards that lie nowhere else. */
const decks = ['itemDeck', 'roomDeck', 'hallucinationRooms', 'hallucinationDeck', 'unusedQuirks'] as const;

export function situate(
  before: State,
  content: Content,
  json: Json,
): Result<{ readonly state: State; readonly steps: readonly Step[] }, Fault> {
  const fault = (path: string, message: string): Result<never, Fault> => ({
    ok: false,
    error: { code: 'situation', path: path === '' ? 'situation' : `situation/${path}`, message },
  });
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return fault('', 'Write an object.');
  const { begin, ...given } = json as { begin?: unknown };
  const beginning = v.safeParse(beginnings, begin);
  if (!beginning.success) return fault('begin', beginning.issues[0].message);
  const read = situated(table, before, given, checksFor(content, before.players.length));
  if (!read.ok) return { ok: false, error: read.error[0] as Fault };
  const state = read.value;
  for (const player of state.players) if (player.alive && player.at === '') player.at = content.hospital.start;
  const named = namedCards(state, given);
  const twice = [...named.values()].flatMap((ids) => ids.filter((id, i) => ids.indexOf(id) !== i))[0];
  if (twice !== undefined) return fault('', `The card "${twice}" is in two places.`);
  fillRest(state, content, given, named);
  return { ok: true, value: { state, steps: stepsFrom(state, beginning.output) } };
}

/**
 * The cards that the situation puts somewhere, by kind. The decks that it leaves out still hold everything. An Item that
 * a secret names also lies somewhere else.
 */
function namedCards(state: State, given: object): Map<string, string[]> {
  const bare = { ...state, ...Object.fromEntries(decks.filter((deck) => !(deck in given)).map((deck) => [deck, []])) };
  return placedCards(table, bare);
}

/** The cards that the situation does not name are in their decks. */
function fillRest(
  state: State,
  { pack, items, hallucinations, quirks }: Content,
  given: object,
  named: ReadonlyMap<string, readonly string[]>,
): void {
  const rest = (kind: string, ids: readonly string[]): string[] =>
    ids.filter((id) => !named.get(kind)?.includes(id)).sort();
  const clues = state.clues.map(({ card }) => card);
  if (!('itemDeck' in given))
    state.itemDeck = rest('item', Object.keys(items)).filter(
      (id) => items[id]?.type !== 'special' && !clues.includes(id),
    );
  if (!('hallucinationDeck' in given)) state.hallucinationDeck = rest('hallucination', Object.keys(hallucinations));
  if (!('unusedQuirks' in given)) state.unusedQuirks = rest('quirk', Object.keys(quirks));
  if (!('roomDeck' in given))
    state.roomDeck = rest(
      'room',
      pack.rooms.map(({ id }) => id),
    );
  if (!('hallucinationRooms' in given))
    state.hallucinationRooms = rest(
      'room',
      pack.hallucinationRooms.map(({ id }) => id),
    );
}

function stepsFrom({ active: player }: State, begin: 'turn' | 'act' | 'end-of-turn' | 'open-phenomenon'): Step[] {
  const rest: Step[] = [{ do: 'end-of-turn', player }, { do: 'turn-over' }, { do: 'next-turn' }];
  switch (begin) {
    case 'turn':
      return [{ do: 'turn', player }];
    case 'act':
      return [{ do: 'act', player }, ...rest];
    case 'end-of-turn':
      return rest;
    case 'open-phenomenon':
      return [{ do: 'open-phenomenon' }];
  }
}
