// Starts a match in the middle, for a worked example, a lesson or a test. A situation gives a part of the position;
// everything else is filled in.
import { joinPath } from '../../../kernel/faults.js';
import type { Fault, Json, Result } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import { cardOf } from '../cards/card-index.js';
import type { Card, CardId, Content, CardKind } from '../cards/card-types.js';
import { faultAt, type FaultCode } from '../cards/schema/pack-faults.js';
import { cellOf, isExposed, placeOf, spaceAt } from './map.js';
import { everybody, type Facing, type Phase, type CardCell, type Player, type State } from './state.js';
import type { Step } from './steps.js';

/** A cell of the map, x to the right and y down. */
type Cell = readonly [x: number, y: number];

/** The form of a situation. Only `map` is required. The first card of the map need not be a Room. */
export interface Situation {
  /** The cards on the map: id, facing, left or top cell, and, for a face-down card, the seats that know it. */
  readonly map: readonly (readonly [card: CardId, facing: Facing, x: number, y: number, seen?: readonly number[]])[];
  readonly players?: readonly {
    readonly at?: Cell;
    readonly items?: readonly CardId[];
    readonly actions?: readonly CardId[];
    /** The player's secret Safe Things. A Safe Thing that lies under a matching Item is listed in `claimed` instead. */
    readonly things?: readonly string[];
    readonly claimed?: readonly string[];
    readonly hallucinations?: readonly CardId[];
    readonly escaped?: boolean;
  }[];
  readonly monsters?: readonly Cell[];
  /** The cards in the deck whose order nobody knows. Default: all remaining cards. */
  readonly deck?: readonly CardId[];
  readonly bottom?: readonly CardId[];
  readonly hallucinations?: readonly CardId[];
  readonly pile?: readonly CardId[];
  /** Common Safe Things. */
  readonly common?: readonly string[];
  /** Common Safe Things that are claimed. */
  readonly commonClaimed?: readonly string[];
  readonly active?: number;
  /** The current phase of the turn, or `turn` if the turn is about to begin. */
  readonly phase?: 'turn' | Exclude<Phase, 'setup'>;
  readonly dice?: readonly number[];
  /** The die that was taken for Action Points. */
  readonly taken?: number;
  readonly ap?: number;
  readonly mp?: number;
  readonly pool?: number;
}

/** All fields of a situation and of its players. Any other field is a fault. */
const fields: Record<keyof Situation, true> = {
  map: true,
  players: true,
  monsters: true,
  deck: true,
  bottom: true,
  hallucinations: true,
  pile: true,
  common: true,
  commonClaimed: true,
  active: true,
  phase: true,
  dice: true,
  taken: true,
  ap: true,
  mp: true,
  pool: true,
};
const playerFields: Record<keyof NonNullable<Situation['players']>[number], true> = {
  at: true,
  items: true,
  actions: true,
  things: true,
  claimed: true,
  hallucinations: true,
  escaped: true,
};
const phases: readonly unknown[] = ['turn', 'darkness', 'dice', 'actions', 'monsters'] satisfies Situation['phase'][];

/**
 * The greatest coordinate of a card. It leaves room for cards that are explored later, because the lookup keys of cells
 * have a limited range (see map.ts).
 */
const far = 256;

/** Shortens untrusted text before a fault quotes it. */
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

export function situate(state: State, content: Content, json: Json): Result<{ state: State; steps: Step[] }, Fault> {
  try {
    const situation = object<Situation>(json, fields, '');
    return { ok: true, value: { state: fill(state, content, situation), steps: stepsOf(state, situation) } };
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    return { ok: false, error: faultAt(joinPath('situation', error.path), error.code, error.params) };
  }
}

// Functions that read untrusted values

/** Reads an object, and refuses unknown fields. The values of the fields are still unchecked. */
function object<T>(value: unknown, known: Record<keyof T, true>, path: string): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new InputFault(path, 'not-object');
  const unknownField = Object.keys(value).find((name) => !Object.hasOwn(known, name));
  if (unknownField !== undefined) throw new InputFault(`${path && `${path}/`}${quoted(unknownField)}`, 'unknown-field');
  return value as T;
}

function list(value: unknown, path: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new InputFault(path, 'not-list');
  return value;
}

/** Reads a list of ids, and calls `use` for each id and its path. */
function texts<T = string>(value: unknown, path: string, use: (id: string, path: string) => T): T[] {
  return list(value, path).map((each, i) => {
    const at = `${path}/${i}`;
    if (typeof each !== 'string') throw new InputFault(at, 'not-text');
    return use(each, at);
  });
}

function whole(value: unknown, path: string, min: number, max: number): number {
  if (!Number.isInteger(value)) throw new InputFault(path, 'not-whole');
  const n = value as number;
  if (n < min) throw new InputFault(path, 'too-small', { n: min });
  if (n > max) throw new InputFault(path, 'too-big', { n: max });
  return n;
}

const isCell = (value: unknown): value is Cell =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);

/** The cards and Safe Things that the situation has named so far. Each may be named only once. */
class Dealt {
  readonly cards = new Set<CardId>();
  readonly things = new Set<CardKind>();

  constructor(private readonly content: Content) {}

  /** Reads the id of a card. If the card has none of these types, the fault has the code `code`. */
  card(id: string, path: string, code: FaultCode, ...types: readonly Card['type'][]): CardId {
    if (!Object.hasOwn(this.content.cards, id)) throw new InputFault(path, 'no-card', { card: quoted(id) });
    if (!types.includes(cardOf(this.content, id).type)) throw new InputFault(path, code, { card: id });
    if (this.cards.has(id)) throw new InputFault(path, 'card-twice', { card: id });
    this.cards.add(id);
    return id;
  }

  thing(kind: string, path: string): CardKind {
    if (!this.content.pack.items.some((item) => item.kind === kind))
      throw new InputFault(path, 'no-thing', { thing: quoted(kind) });
    if (this.things.has(kind)) throw new InputFault(path, 'thing-twice', { thing: kind });
    this.things.add(kind);
    return kind;
  }
}

const ofTheDeck = ['item', 'action', 'room', 'dark'] as const;

function fill(state: State, content: Content, situation: Situation): State {
  const dealt = new Dealt(content);
  layMap(state, content, dealt, situation.map);
  dealCommon(state, dealt, situation);
  const players = list(situation.players, 'players');
  if (players.length > state.players.length) throw new InputFault('players', 'too-many', { n: state.players.length });
  state.players.forEach((player, id) => {
    fillPlayer(state, content, dealt, player, id < players.length ? players[id] : {}, `players/${id}`);
  });
  checkCommon(state, content);

  const monsters = list(situation.monsters, 'monsters');
  if (monsters.length > state.supply.length) throw new InputFault('monsters', 'too-many', { n: state.supply.length });
  state.monsters = monsters.map((cell, i) => ({ id: i, at: find(state, cell, `monsters/${i}`) }));
  state.supply = state.supply.slice(monsters.length);

  const ground = (value: unknown, path: string): CardId[] =>
    texts(value, path, (id, at) => dealt.card(id, at, 'wrong-type-deck', ...ofTheDeck));
  const haunts = (value: unknown, path: string): CardId[] =>
    texts(value, path, (id, at) => dealt.card(id, at, 'wrong-type-hallucination', 'hallucination'));
  const rest = (cards: readonly CardId[]): CardId[] => cards.filter((card) => !dealt.cards.has(card));
  state.bottom = ground(situation.bottom, 'bottom');
  state.pile = haunts(situation.pile, 'pile');
  state.deck = situation.deck === undefined ? rest(content.deck) : ground(situation.deck, 'deck').sort();
  state.hallucinations =
    situation.hallucinations === undefined
      ? rest(content.hallucinations)
      : haunts(situation.hallucinations, 'hallucinations').sort();
  state.undealt = content.pack.items
    .map(({ kind }) => kind)
    .filter((kind) => !dealt.things.has(kind))
    .sort();

  setTurn(state, situation);
  // Players who are exposed to a monster at the start have made their Horror Rolls already.
  state.players.forEach((player, id) => {
    for (const monster of state.monsters) if (isExposed(state, id, monster)) player.exposed |= 1 << monster.id;
  });
  return state;
}

function layMap(state: State, content: Content, dealt: Dealt, map: unknown): void {
  const entries = list(map, 'map');
  if (entries.length === 0) throw new InputFault('map', 'too-few', { n: 1 });
  const seats = state.solo ? 1 : state.players.length;
  const covered = new Set<string>();
  entries.forEach((entry, i) => {
    const path = `map/${i}`;
    const [id, facing, x, y, seen, ...more] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
    if (typeof id !== 'string' || (facing !== 'h' && facing !== 'v') || !isCell([x, y]) || more.length > 0)
      throw new InputFault(path, 'not-laid');
    const laid = { x: x as number, y: y as number, facing } as const;
    if (Math.abs(laid.x) > far || Math.abs(laid.y) > far) throw new InputFault(path, 'too-far', { far });
    const card = dealt.card(id, path, 'wrong-type-map', ...ofTheDeck);
    const { type } = cardOf(content, card);
    const face = type === 'room' || type === 'dark' ? type : 'down';
    const known = list(seen, `${path}/4`).reduce<number>((mask, seat) => {
      if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= seats)
        throw new InputFault(`${path}/4`, 'no-seat', { n: seats - 1 });
      return mask | (1 << (seat as number));
    }, 0);
    for (const cell of [0, 1]) {
      const place = cellOf(laid, cell).join();
      if (covered.has(place)) throw new InputFault(path, 'overlap');
      covered.add(place);
    }
    state.map.push({ card, face, ...laid, seen: face === 'down' ? known : everybody(state) });
  });
}

/** The space that a cell belongs to. */
function find(state: State, cell: unknown, path: string): CardCell {
  if (!isCell(cell)) throw new InputFault(path, 'not-cell');
  const at = state.map.flatMap((laid) => [0, 1].map((half) => cellOf(laid, half).join())).indexOf(cell.join());
  if (at < 0) throw new InputFault(path, 'no-such-space');
  return spaceAt(state, placeOf(at >> 1, at & 1));
}

function dealCommon(state: State, dealt: Dealt, { common, commonClaimed }: Situation): void {
  state.common = texts(common, 'common', (kind, path) => ({ kind: dealt.thing(kind, path), claimed: false }));
  if (state.common.length > 0 && state.mode !== 'cooperative') throw new InputFault('common', 'not-together');
  texts(commonClaimed, 'commonClaimed', (kind, path) => {
    const thing = state.common.find((each) => each.kind === kind);
    if (!thing) throw new InputFault(path, 'common-unknown', { thing: quoted(kind) });
    thing.claimed = true;
  });
}

function fillPlayer(state: State, content: Content, dealt: Dealt, player: Player, json: unknown, path: string): void {
  const given = object(json, playerFields, path);
  if (given.escaped !== undefined && typeof given.escaped !== 'boolean')
    throw new InputFault(`${path}/escaped`, 'not-yes-no');
  player.escaped = given.escaped === true;
  const at = given.at === undefined ? spaceAt(state, 0) : find(state, given.at, `${path}/at`);
  player.at = player.escaped ? -1 : at;
  player.safeThings = [
    ...texts(given.claimed, `${path}/claimed`, (kind, where) => ({
      kind: dealt.thing(kind, where),
      claimed: true,
      shown: true,
    })),
    ...texts(given.things, `${path}/things`, (kind, where) => ({
      kind: dealt.thing(kind, where),
      claimed: false,
      shown: false,
    })),
  ];
  const bare = new Set(player.safeThings.flatMap(({ kind, claimed }) => (claimed ? [kind] : [])));
  player.items = texts(given.items, `${path}/items`, (id, where) => {
    const card = dealt.card(id, where, 'wrong-type-item', 'item');
    const { kind } = cardOf(content, card);
    return {
      card,
      safe: bare.delete(kind)
        ? 'own'
        : state.common.some((each) => each.kind === kind && each.claimed)
          ? 'common'
          : null,
    };
  });
  for (const thing of bare) throw new InputFault(`${path}/claimed`, 'claimed-bare', { thing });
  player.actions = texts(given.actions, `${path}/actions`, (id, where) =>
    dealt.card(id, where, 'wrong-type-action', 'action'),
  );
  player.hallucinations = texts(given.hallucinations, `${path}/hallucinations`, (id, where) =>
    dealt.card(id, where, 'wrong-type-hallucination', 'hallucination'),
  );
}

/**
 * An Item that matches a common Safe Thing must have claimed it, and players may hold only one copy of this Item.
 * SAN-COOP-10, SAN-RUL-18
 */
function checkCommon(state: State, content: Content): void {
  for (const { kind, claimed } of state.common) {
    const held = state.players.flatMap(({ items }, id) =>
      items.flatMap(({ card }, item) => (cardOf(content, card).kind === kind ? [`players/${id}/items/${item}`] : [])),
    );
    if (held[0] !== undefined && !claimed) throw new InputFault(held[0], 'common-unclaimed', { thing: kind });
    if (held[1] !== undefined) throw new InputFault(held[1], 'common-twice', { thing: kind });
  }
}

function setTurn(state: State, { phase, dice: rolled, taken, active = 0, ap = 0, mp = 0, pool = 0 }: Situation): void {
  const player = whole(active, 'active', 0, state.players.length - 1);
  if (state.players[player]?.escaped !== false) throw new InputFault('active', 'not-inside');
  if (phase !== undefined && !phases.includes(phase))
    throw new InputFault('phase', 'not-one-of', { choices: phases.join(', ') });
  const dice = list(rolled, 'dice').map((die, i) => whole(die, `dice/${i}`, 1, 6));
  if (rolled !== undefined && dice.length !== 3) throw new InputFault('dice', 'not-three-dice');
  if (taken !== undefined && !dice.includes(whole(taken, 'taken', 1, 6))) throw new InputFault('taken', 'not-rolled');
  state.active = state.start = player;
  state.turn = {
    ...state.turn,
    number: phase === 'turn' ? 0 : 1,
    phase: phase === undefined || phase === 'turn' ? 'darkness' : phase,
    dice,
    taken: taken ?? 0,
    ap: whole(ap, 'ap', 0, 99),
    mp: whole(mp, 'mp', 0, 99),
    pool: whole(pool, 'pool', 0, 99),
  };
}

function stepsOf(state: State, { phase = 'actions', dice }: Situation): Step[] {
  const player = state.active;
  const rest = [{ do: 'actions' }, { do: 'monster-phase' }, { do: 'next-turn' }] as const;
  switch (phase) {
    case 'turn':
      return [{ do: 'turn', player }];
    case 'darkness':
      return [{ do: 'darkness' }, ...rest];
    case 'dice':
      return [{ do: dice ? 'dice-settle' : 'roll' }, ...rest];
    case 'actions':
      return [...rest];
    case 'monsters':
      return rest.slice(1);
  }
}
