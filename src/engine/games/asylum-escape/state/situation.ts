// Starts a match in the middle. A worked example, a lesson or a test gives a part of the position; everything else is
// filled in.
import { joinPath } from '../../../kernel/faults.js';
import type { Fault, Json, Result } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import { cardOf, type CardIndex } from '../cards/card-index.js';
import { faultAt, type FaultCode } from '../cards/schema/pack-faults.js';
import { bitOf, roomsWhere, setOf } from './building.js';
import { isFinal, type CardId, type DeckName, type RoomId, type State, type Victim } from './state.js';
import type { Step } from './steps.js';

/** The form of a situation. Everything except the Patients is optional. */
export interface Situation {
  /**
   * The columns from the left, each with its rooms from the bottom. By default, there are five columns of five rooms in
   * the order of the pack. Rooms that are in no column are destroyed.
   */
  readonly columns?: readonly (readonly RoomId[])[];
  /** The Patients in the order of their release. `released` is the turn of the release; the default is 0. */
  readonly patients: readonly { readonly card: CardId; readonly at: RoomId; readonly released?: number }[];
  /** Clockwise from the Patients player. */
  readonly victims?: readonly {
    readonly card?: CardId;
    /** The default is the first room without a Patient. */
    readonly at?: RoomId;
    readonly hand?: readonly CardId[];
    readonly held?: CardId;
    readonly dead?: boolean;
    /**
     * The rooms where everybody suspects the Victim. By default, these are all rooms without a Patient and the Victim's
     * own room.
     */
    readonly suspects?: readonly RoomId[];
  }[];
  /** The number of the Patients' turn that begins or is in progress, counted from 1. */
  readonly turn?: number;
  /**
   * The part of a turn with which the match begins. `patients`: the Patients' turn. `march`: the Patients' movement
   * after the coin flip. `bloodlust`: Bloodlust. `final`: the destruction of rooms in the final three turns. `victim`:
   * a Victim's turn.
   */
  readonly phase?: 'patients' | 'march' | 'bloodlust' | 'final' | 'victim';
  /** In the phase `march`: the number of rooms that the coin allows. */
  readonly rooms?: number;
  /** In the phase `victim`: the seat whose turn it is. */
  readonly active?: number;
  /** The turn in which only one Victim was left. */
  readonly trigger?: number;
  /** The cards in the discard piles, which lie face up. */
  readonly piles?: { readonly [K in DeckName]?: readonly CardId[] };
  /**
   * The face-down cards of each deck, in no particular order. By default, these are all cards that are nowhere else.
   */
  readonly decks?: { readonly [K in DeckName]?: readonly CardId[] };
}

/** The fields that a situation and its parts may have. Any other field is a fault. */
const situationFields: Record<keyof Situation, true> = {
  columns: true,
  patients: true,
  victims: true,
  turn: true,
  phase: true,
  rooms: true,
  active: true,
  trigger: true,
  piles: true,
  decks: true,
};
const patientFields: Record<keyof Situation['patients'][number], true> = { card: true, at: true, released: true };
const victimFields: Record<keyof NonNullable<Situation['victims']>[number], true> = {
  card: true,
  at: true,
  hand: true,
  held: true,
  dead: true,
  suspects: true,
};
const deckFields: Record<DeckName, true> = { 'camo-sabo': true, movement: true, bloodlust: true };
const phases = ['patients', 'march', 'bloodlust', 'final', 'victim'] as const;

/** Shortens untrusted text before a message quotes it. */
const quoted = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

class InputFault extends Error {
  constructor(
    readonly path: string,
    readonly code: FaultCode,
    readonly params: Params = {},
  ) {
    super(code);
  }
}

export function situate(state: State, content: CardIndex, json: Json): Result<{ state: State; steps: Step[] }, Fault> {
  try {
    const situation = object<Situation>(json, situationFields, '');
    fill(state, content, situation);
    return { ok: true, value: { state, steps: stepsOf(state, situation) } };
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    return { ok: false, error: faultAt(joinPath('situation', error.path), error.code, error.params) };
  }
}

// Functions that read values from outside, whose types are unknown.

function object<T>(value: unknown, known: Record<keyof T, true>, path: string): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new InputFault(path, 'not-object');
  const unknownField = Object.keys(value).find((name) => !Object.hasOwn(known, name));
  if (unknownField !== undefined) throw new InputFault(`${path && `${path}/`}${quoted(unknownField)}`, 'unknown-field');
  return value as T;
}

function list(value: unknown, path: string, most: number): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new InputFault(path, 'not-list');
  if (value.length > most) throw new InputFault(path, 'too-many', { n: most });
  return value;
}

function text(value: unknown, path: string): string {
  if (typeof value !== 'string') throw new InputFault(path, 'not-text');
  return value;
}

function whole(value: unknown, path: string, min: number, max: number): number {
  if (!Number.isInteger(value)) throw new InputFault(path, 'not-whole');
  const n = value as number;
  if (n < min) throw new InputFault(path, 'too-small', { n: min });
  if (n > max) throw new InputFault(path, 'too-big', { n: max });
  return n;
}

/** Takes a card from a list and notes it in `taken`, so that no card is taken twice. */
function take(from: readonly CardId[], taken: Set<CardId>, value: unknown, path: string): CardId {
  const card = text(value, path);
  if (!from.includes(card)) throw new InputFault(path, 'no-card', { card: quoted(card) });
  if (taken.has(card)) throw new InputFault(path, 'card-twice', { card });
  taken.add(card);
  return card;
}

function room(state: State, value: unknown, path: string): RoomId {
  const id = text(value, path);
  if (!state.columns.flat().includes(id)) throw new InputFault(path, 'no-room', { room: quoted(id) });
  return id;
}

function fill(state: State, content: CardIndex, situation: Situation): void {
  layColumns(state, content, situation.columns);
  state.turn = situation.turn === undefined ? 1 : whole(situation.turn, 'turn', 1, 99);
  state.trigger = situation.trigger === undefined ? null : whole(situation.trigger, 'trigger', 1, 99);
  const taken = new Set<CardId>();
  const known = [...content.patients.keys()];
  const patients = list(situation.patients, 'patients', 3);
  if (patients.length === 0) throw new InputFault('patients', 'too-few', { n: 1 });
  state.patients = patients.map((each, i) => {
    const path = `patients/${i}`;
    const { card, at, released = 0 } = object<Situation['patients'][number]>(each, patientFields, path);
    return {
      card: take(known, taken, card, `${path}/card`),
      at: room(state, at, `${path}/at`),
      released: whole(released, `${path}/released`, 0, 99),
      left: 0,
      stalled: 0,
    };
  });
  state.undrawn.patients = state.undrawn.patients.filter((card) => !taken.has(card));
  state.undrawn.specials = state.undrawn.specials.filter((card) => !taken.has(card));
  const victims = list(situation.victims, 'victims', state.victims.length);
  // Victims first get the cards that the situation names, so that nobody else gets these cards.
  const cards = new Set<CardId>();
  const named = state.victims.map((_, i) =>
    object<NonNullable<Situation['victims']>[number]>(victims[i] ?? {}, victimFields, `victims/${i}`),
  );
  const ownCards = named.map(({ card }, i) =>
    card === undefined ? null : take(state.undrawn.victims, cards, card, `victims/${i}/card`),
  );
  const rest = state.undrawn.victims.filter((card) => !cards.has(card));
  state.victims.forEach((victim, i) => {
    victim.card = ownCards[i] ?? rest.shift() ?? '';
  });
  state.undrawn.victims = rest;
  state.victims.forEach((victim, i) => {
    fillVictim(state, content, victim, named[i] ?? {}, taken, `victims/${i}`);
  });
  if (state.victims.every(({ alive }) => !alive)) throw new InputFault('victims', 'not-a-victim');
  fillDecks(state, content, situation, taken);
  const active =
    situation.active === undefined ? state.patientsSeat : whole(situation.active, 'active', 0, state.victims.length);
  if (situation.phase !== undefined && !phases.includes(situation.phase))
    throw new InputFault('phase', 'not-one-of', { choices: phases.join(', ') });
  if (situation.phase === 'victim' && !state.victims.some(({ seat, alive }) => seat === active && alive))
    throw new InputFault('active', 'not-a-victim');
  state.active = state.patientsSeat;
  if (situation.rooms !== undefined) state.rooms = whole(situation.rooms, 'rooms', 0, 5);
}

function layColumns(state: State, content: CardIndex, columns: unknown): void {
  const listed = list(columns, 'columns', 25);
  if (columns === undefined) {
    state.columns = [0, 1, 2, 3, 4].map((x) => content.rooms.slice(5 * x, 5 * x + 5));
    return;
  }
  if (listed.length === 0) throw new InputFault('columns', 'too-few', { n: 1 });
  const seen = new Set<RoomId>();
  state.columns = listed.map((column, x) => {
    const path = `columns/${x}`;
    const rooms = list(column, path, 25).map((each, y) => {
      const id = text(each, `${path}/${y}`);
      if (!content.colours.has(id)) throw new InputFault(`${path}/${y}`, 'no-room', { room: quoted(id) });
      if (seen.has(id)) throw new InputFault(`${path}/${y}`, 'room-twice', { room: id });
      seen.add(id);
      return id;
    });
    if (rooms.length === 0) throw new InputFault(path, 'too-few', { n: 1 });
    return rooms;
  });
  state.destroyed = content.rooms.filter((id) => !seen.has(id));
}

function fillVictim(
  state: State,
  content: CardIndex,
  victim: Victim,
  given: NonNullable<Situation['victims']>[number],
  taken: Set<CardId>,
  path: string,
): void {
  const { at, hand, held, dead = false, suspects } = given;
  if (typeof dead !== 'boolean') throw new InputFault(`${path}/dead`, 'not-yes-no');
  const empty = roomsWhere(state, 'empty');
  victim.alive = !dead;
  victim.at = victim.before =
    at === undefined ? (empty[0] ?? state.columns[0]?.[0] ?? '') : room(state, at, `${path}/at`);
  victim.route = [victim.at];
  victim.turns = state.turn;
  victim.suspects =
    suspects === undefined
      ? setOf(content, [...empty, victim.at])
      : setOf(
          content,
          list(suspects, `${path}/suspects`, 25).map((each, i) => room(state, each, `${path}/suspects/${i}`)),
        );
  if (!(victim.suspects & bitOf(content, victim.at))) throw new InputFault(`${path}/suspects`, 'not-suspected');
  const deck = content.decks['camo-sabo'];
  victim.hand = list(hand, `${path}/hand`, 20).map((each, i) => {
    const card = take(deck, taken, each, `${path}/hand/${i}`);
    if (cardOf(content, card).hold) throw new InputFault(`${path}/hand/${i}`, 'hold-in-hand', { card });
    return { card, seen: 1 << victim.seat };
  });
  victim.held = held === undefined ? null : take(deck, taken, held, `${path}/held`);
  if (victim.held !== null && !cardOf(content, victim.held).hold)
    throw new InputFault(`${path}/held`, 'not-held', { card: victim.held });
}

function fillDecks(state: State, content: CardIndex, situation: Situation, taken: Set<CardId>): void {
  const piles = object<NonNullable<Situation['piles']>>(situation.piles ?? {}, deckFields, 'piles');
  const decks = object<NonNullable<Situation['decks']>>(situation.decks ?? {}, deckFields, 'decks');
  for (const name of ['camo-sabo', 'movement', 'bloodlust'] as const) {
    const all = content.decks[name];
    const cards = (value: unknown, path: string): CardId[] =>
      list(value, path, 99).map((each, i) => take(all, taken, each, `${path}/${i}`));
    const pile = cards(piles[name], `piles/${name}`);
    const down = decks[name] === undefined ? null : cards(decks[name], `decks/${name}`).sort();
    state.decks[name] = { cards: down ?? all.filter((card) => !taken.has(card)), top: [], pile };
  }
}

function stepsOf(state: State, { phase = 'patients', active = state.patientsSeat }: Situation): Step[] {
  const rest: Step[] = [{ do: 'bloodlust' }, { do: 'final' }, { do: 'end-of-turn' }];
  const i = state.victims.findIndex(({ seat }) => seat === active);
  switch (phase) {
    case 'patients':
      state.turn--;
      return [{ do: 'patients-turn' }];
    case 'march':
      return [{ do: 'allow' }, { do: 'march' }, { do: 'reckon' }, { do: 'abilities' }, ...rest];
    case 'bloodlust':
      return rest;
    case 'final':
      return isFinal(state) ? rest.slice(1) : rest.slice(2);
    case 'victim':
      state.stage = 'victims';
      return [
        ...state.victims
          .slice(i)
          .filter(({ alive }) => alive)
          .map(({ seat }): Step => ({ do: 'victim-turn', victim: seat })),
        { do: 'patients-turn' },
      ];
  }
}
