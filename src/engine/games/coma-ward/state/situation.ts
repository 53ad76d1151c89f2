// Starts a match in the middle, for a worked example, a lesson or a test. A situation is a part of the state; what it
// leaves out is as at the beginning, and the cards that it does not name are in their decks.
import { placedCards, situated } from '../../../cards/zones.js';
import { joinPath } from '../../../kernel/faults.js';
import { isRecord } from '../../../kernel/json-shape.js';
import type { Fault, Json, Result } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import { faultAt } from '../cards/schema/pack-faults.js';
import { checksFor, table } from './knowledge.js';
import { beginnings, impossible, type Beginning } from './possible.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

/** The decks that hold all cards that lie nowhere else. */
const decks = ['itemDeck', 'roomDeck', 'hallucinationRooms', 'hallucinationDeck', 'unusedQuirks'] as const;

export function situate(
  before: State,
  content: Content,
  json: Json,
): Result<{ readonly state: State; readonly steps: readonly Step[] }, Fault> {
  const refused = (fault: Fault): Result<never, Fault> => ({ ok: false, error: fault });
  if (!isRecord(json)) return refused(faultAt('situation', 'not-object'));
  const { begin: given = 'act', ...fields } = json;
  const begin = beginnings.find((each) => each === given);
  if (!begin) return refused(faultAt('situation/begin', 'not-one-of', { choices: beginnings.join(', ') }));
  const checks = checksFor(content, before.players.length);
  const read = situated(table, before, fields, checks, faultAt);
  if (!read.ok) return refused(read.error[0] as Fault);
  const state = read.value;
  fillGaps(state, content, fields);
  const named = namedCards(state, fields);
  const twice = [...named.values()].flatMap((ids) => ids.filter((id, i) => ids.indexOf(id) !== i))[0];
  if (twice !== undefined) return refused(faultAt(pathOfSecond(twice, fields), 'card-twice', { card: twice }));
  const fault = impossible({ state, content, begin });
  if (fault) return refused(fault);
  fillRest(state, content, fields, named);
  return { ok: true, value: { state, steps: stepsFrom(state, begin) } };
}

/** What follows from the rest, where the situation leaves it out. */
function fillGaps(state: State, { hospital }: Content, given: object): void {
  for (const player of state.players) {
    if (!player.alive) player.health = 0;
    else if (player.at === '') player.at = hospital.start;
  }
  if (!('enemiesSeen' in given)) state.enemiesSeen = Math.max(0, ...state.enemies.map(({ id }) => id + 1));
  // Where nothing was dropped, nothing can be picked up.
  state.dropped = Object.fromEntries(Object.entries(state.dropped).filter(([, items]) => items.length > 0));
}

/** The path of the second place where the situation names the card. */
function pathOfSecond(card: string, json: unknown): string {
  const placesIn = (value: unknown, path: string): string[] => {
    if (value === card) return [path];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => placesIn(inner, joinPath(path, name)));
  };
  return placesIn(json, 'situation')[1] ?? 'situation';
}

/**
 * The cards that the situation puts somewhere, by kind. The decks that it leaves out still hold everything. An Item that
 * a secret names also lies somewhere else.
 */
function namedCards(state: State, given: object): Map<string, string[]> {
  const bare = { ...state, ...Object.fromEntries(decks.filter((deck) => !(deck in given)).map((deck) => [deck, []])) };
  const placed = placedCards(table, bare);
  const clues = state.clues.map(({ card }) => card);
  return placed.set('item', [...(placed.get('item') ?? []), ...clues]);
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
  if (!('itemDeck' in given))
    state.itemDeck = rest('item', Object.keys(items)).filter((id) => items[id]?.type !== 'special');
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

function stepsFrom({ active: player }: State, begin: Beginning): Step[] {
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
