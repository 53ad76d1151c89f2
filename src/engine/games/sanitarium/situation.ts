// A match that begins in the middle: a worked example, a lesson or a test names what lies where, the rest is filled in.
import type { Fault, Json, Result } from '../../kernel/index.js';
import { cardOf, type Content } from './content.js';
import { everybody } from './explore.js';
import { cellOf, isExposed, placeOf, spaceAt } from './map.js';
import type { CardId, Facing, Phase, Place, State, Step } from './state.js';

/** A cell of the map, x to the right and y down. */
type Cell = readonly [x: number, y: number];

/** What a situation may say. Everything is optional but the map, whose first card may be anything. */
export interface Situation {
  /** Cards on the map: id, facing, left or top cell, and the players who know a face-down one. */
  readonly map: readonly (readonly [card: CardId, facing: Facing, x: number, y: number, seen?: readonly number[]])[];
  readonly players?: readonly {
    readonly at?: Cell;
    readonly items?: readonly CardId[];
    readonly actions?: readonly CardId[];
    /** Secret Safe Things; those of `claimed` lie under a matching Item. */
    readonly things?: readonly string[];
    readonly claimed?: readonly string[];
    readonly hallucinations?: readonly CardId[];
    readonly escaped?: boolean;
  }[];
  readonly monsters?: readonly Cell[];
  /** Cards of unknown order; all that are left if not said. */
  readonly deck?: readonly CardId[];
  readonly bottom?: readonly CardId[];
  readonly hallucinations?: readonly CardId[];
  readonly pile?: readonly CardId[];
  /** Common Safe Things, and which of them are claimed. */
  readonly common?: readonly string[];
  readonly commonClaimed?: readonly string[];
  readonly active?: number;
  /** Where the turn stands: before it, or in one of its phases. */
  readonly phase?: 'turn' | Exclude<Phase, 'setup'>;
  readonly dice?: readonly number[];
  /** The die that was taken for Action Points. */
  readonly taken?: number;
  readonly ap?: number;
  readonly mp?: number;
  readonly pool?: number;
}

const phases: readonly string[] = ['turn', 'darkness', 'dice', 'actions', 'monsters'];
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 100;

class Wrong extends Error {
  constructor(readonly path: string, message: string) {
    super(message);
  }
}

export function situate(state: State, content: Content, json: Json): Result<{ state: State; steps: Step[] }, Fault> {
  try {
    if (typeof json !== 'object' || json === null) throw new Wrong('', 'has to be an object');
    return { ok: true, value: { state: fill(state, content, json as unknown as Situation), steps: stepsOf(state, json as unknown as Situation) } };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { ok: false, error: { code: 'situation', path: `situation/${error.path}`, message: error.message } };
  }
}

function list<T>(value: readonly T[] | undefined, path: string): readonly T[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Wrong(path, 'has to be a list');
  return value as readonly T[];
}

function fill(state: State, content: Content, said: Situation): State {
  const taken = new Set<CardId>();
  const take = (id: CardId, path: string): CardId => {
    if (!Object.hasOwn(content.cards, id)) throw new Wrong(path, `there is no card "${id}" in this pack`);
    if (taken.has(id)) throw new Wrong(path, `"${id}" lies in two places`);
    taken.add(id);
    return id;
  };
  if (list(said.map, 'map').length === 0) throw new Wrong('map', 'has to name at least one card');

  said.map.forEach((entry, i) => {
    const path = `map/${String(i)}`;
    if (!Array.isArray(entry)) throw new Wrong(path, 'is [card, "h" or "v", x, y]');
    const [card, facing, x, y, seen] = entry as unknown as readonly [CardId, string, number, number, (readonly number[])?];
    if ((facing !== 'h' && facing !== 'v') || !Number.isInteger(x) || !Number.isInteger(y)) throw new Wrong(path, 'is [card, "h" or "v", x, y]');
    const { type } = cardOf(content, take(card, path));
    if (type === 'hallucination') throw new Wrong(path, 'a Hallucination is not part of the map');
    const face = type === 'room' || type === 'dark' ? type : 'down';
    state.map.push({ card, face, x, y, facing, seen: face === 'down' ? list(seen, path).reduce((mask, seat) => mask | (1 << seat), 0) : everybody(state) });
  });
  const cells = state.map.flatMap((laid) => [0, 1].map((cell) => cellOf(laid, cell).join()));
  if (new Set(cells).size < cells.length) throw new Wrong('map', 'two cards overlap');

  const find = (cell: Cell | undefined, path: string): Place => {
    if (cell !== undefined && !Array.isArray(cell)) throw new Wrong(path, 'is a cell: [x, y]');
    const [x, y] = cell ?? cellOf(state.map[0] ?? { x: 0, y: 0, facing: 'h' }, 0);
    const at = cells.indexOf(`${String(x)},${String(y)}`);
    if (at < 0) throw new Wrong(path, `no card covers the cell ${String(x)}, ${String(y)}`);
    return spaceAt(state, placeOf(at >> 1, at & 1));
  };

  const kinds = content.pack.items.map(({ kind }) => kind);
  const things = new Set<string>();
  const thing = (kind: string, path: string): string => {
    if (!kinds.includes(kind)) throw new Wrong(path, `there is no Safe Thing "${kind}"`);
    if (things.has(kind)) throw new Wrong(path, `the Safe Thing "${kind}" is dealt twice`);
    things.add(kind);
    return kind;
  };
  for (const [i, kind] of list(said.common, 'common').entries())
    state.common.push({ kind: thing(kind, `common/${String(i)}`), claimed: list(said.commonClaimed, 'commonClaimed').includes(kind) });

  state.players.forEach((player, id) => {
    const told = list(said.players, 'players')[id] ?? {};
    const path = `players/${String(id)}`;
    player.escaped = told.escaped === true;
    player.at = player.escaped ? -1 : find(told.at, `${path}/at`);
    const claimed = list(told.claimed, `${path}/claimed`);
    for (const kind of [...claimed, ...list(told.things, `${path}/things`)]) player.things.push({ kind: thing(kind, `${path}/things`), claimed: claimed.includes(kind), shown: claimed.includes(kind) });
    const open = new Set(claimed);
    for (const card of list(told.items, `${path}/items`)) {
      const { kind, type } = cardOf(content, take(card, `${path}/items`));
      if (type !== 'item') throw new Wrong(`${path}/items`, `"${card}" is no Item`);
      const common = state.common.some((each) => each.kind === kind && each.claimed);
      player.items.push({ card, safe: open.delete(kind) ? 'own' : common ? 'common' : null });
    }
    if (open.size > 0) throw new Wrong(`${path}/claimed`, `a claimed Safe Thing lies under an Item of its kind: ${[...open].join(', ')}`);
    player.actions = list(told.actions, `${path}/actions`).map((card) => {
      if (cardOf(content, take(card, `${path}/actions`)).type !== 'action') throw new Wrong(`${path}/actions`, `"${card}" is no Action`);
      return card;
    });
    player.hallucinations = list(told.hallucinations, `${path}/hallucinations`).map((card) => {
      if (cardOf(content, take(card, `${path}/hallucinations`)).type !== 'hallucination') throw new Wrong(`${path}/hallucinations`, `"${card}" is no Hallucination`);
      return card;
    });
  });

  for (const [i, cell] of list(said.monsters, 'monsters').entries()) {
    const id = state.supply.shift();
    if (id === undefined) throw new Wrong('monsters', 'there are three monsters at most');
    state.monsters.push({ id, at: find(cell, `monsters/${String(i)}`) });
  }
  state.bottom = list(said.bottom, 'bottom').map((card) => take(card, 'bottom'));
  state.pile = list(said.pile, 'pile').map((card) => take(card, 'pile'));
  state.deck = said.deck ? list(said.deck, 'deck').map((card) => take(card, 'deck')).sort() : content.deck.filter((card) => !taken.has(card));
  state.hallucinations = said.hallucinations
    ? list(said.hallucinations, 'hallucinations').map((card) => take(card, 'hallucinations')).sort()
    : content.hallucinations.filter((card) => !taken.has(card));
  state.undealt = kinds.filter((kind) => !things.has(kind)).sort();

  const active = said.active ?? 0;
  if (!Number.isInteger(active) || !state.players[active] || state.players[active].escaped) throw new Wrong('active', 'is no player who is still inside');
  if (said.phase !== undefined && !phases.includes(said.phase)) throw new Wrong('phase', `is one of ${phases.join(', ')}`);
  for (const name of ['ap', 'mp', 'pool', 'taken'] as const) if (said[name] !== undefined && !isCount(said[name])) throw new Wrong(name, 'is a whole number from 0 to 99');
  if (list(said.dice, 'dice').some((die) => !isCount(die) || die < 1 || die > 6) || ![0, 3].includes(list(said.dice, 'dice').length)) throw new Wrong('dice', 'are three numbers from 1 to 6');
  state.active = state.start = active;
  state.turn = { ...state.turn, number: said.phase === 'turn' ? 0 : 1, phase: said.phase === undefined || said.phase === 'turn' ? 'darkness' : said.phase, dice: [...(said.dice ?? [])], taken: said.taken ?? 0, ap: said.ap ?? 0, mp: said.mp ?? 0, pool: said.pool ?? 0 };
  // Who stands with a monster from the beginning was scared before.
  state.players.forEach((player, id) => {
    for (const monster of state.monsters) if (isExposed(state, id, monster)) player.exposed |= 1 << monster.id;
  });
  return state;
}

function stepsOf(state: State, { phase = 'actions', dice }: Situation): Step[] {
  const player = state.active;
  const rest = [{ do: 'actions' }, { do: 'monster-phase' }, { do: 'next-turn' }] as const;
  switch (phase) {
    case 'turn': return [{ do: 'turn', player }];
    case 'darkness': return [{ do: 'darkness' }, ...rest];
    case 'dice': return [{ do: dice ? 'dice-settle' : 'roll' }, ...rest];
    case 'actions': return [...rest];
    case 'monsters': return rest.slice(1);
  }
}
