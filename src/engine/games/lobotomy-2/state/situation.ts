// Starts a match from a situation: a position that a worked example, lesson or test describes. Properties that the
// situation leaves out have default values.
import { boundaryKinds, type BoundaryKind } from '../../../board/types.js';
import type { Fault, Json, Result } from '../../../kernel/index.js';
import type { Condition } from '../cards/card-types.js';
import { cardOf, type Content } from '../cards/card-index.js';
import { edgesOf, spaceId, isRevealed, setEdge } from '../rules/board/board.js';
import type { Position } from './step-context.js';
import {
  listOf,
  catchFault,
  list,
  object,
  oneOf,
  quoted,
  text,
  wholeNumber,
  InputFault,
  numbers,
  yesNo,
} from './readers.js';
import { monsterPhaseFrom } from '../rules/round.js';
import { fillPool } from '../rules/setup.js';
import { fillCharacter, type SituatedCharacter } from './situation-characters.js';
import { freeNumber, monsterTypeOf } from '../rules/monster-phase/spawning.js';
import type { Space, State } from './state.js';
import type { Step } from './steps.js';

const phases = [
  'round',
  'characters',
  'hunt',
  'bosses',
  'movement',
  'spawns',
  'attacks',
  'monster-phase-ends',
] as const;
const conditions: readonly Condition[] = ['fire', 'frost', 'stun'];

/** A situation as JSON. Every property is optional. Spaces are written as tile and letter: `ward.A`. */
export interface Situation {
  readonly round?: number;
  /** The phase in which play begins; `round` is the moment before the Round. Default: `characters`. */
  readonly phase?: (typeof phases)[number];
  readonly first?: number;
  /**
   * The index of the Character whose Turn it is. The Characters before it in ring order have already had their Turns.
   */
  readonly active?: number;
  /** The Action Points that the active Character has left. If they are left out, its Turn begins normally. */
  readonly ap?: number;
  /** The revealed tiles. Default: the tiles that the Scenario begins with. */
  readonly tiles?: readonly string[];
  /** The Characters in ring order. */
  readonly characters?: readonly SituatedCharacter[];
  readonly monsters?: readonly {
    readonly card: string;
    readonly at: string;
    readonly wounds?: number;
    readonly conditions?: readonly Condition[];
  }[];
  /** A Locker with a `face` is face up. */
  readonly lockers?: readonly { readonly at: string; readonly face?: string }[];
  /** Boundaries that tokens have changed, in addition to the tokens of the Scenario. */
  readonly edges?: readonly (readonly [a: string, b: string, kind: BoundaryKind])[];
  /** The Hunt Track. `shown` lists its cards from Space 1 on; null is a face-down card. */
  readonly hunt?: {
    readonly position?: number;
    readonly shown?: readonly (string | null)[];
    readonly battle?: boolean;
  };
  /** The cards that each deck still has. Its other cards are in the discard pile, unless a Character holds them. */
  readonly decks?: { readonly [K in keyof State['decks']]?: readonly string[] };
  readonly read?: readonly string[];
  /** The open objectives, in display order. */
  readonly objectives?: readonly string[];
  readonly flags?: readonly string[];
  readonly counters?: Readonly<Record<string, number>>;
  readonly final?: boolean;
}

const fields: readonly (keyof Situation)[] = [
  'round',
  'phase',
  'first',
  'active',
  'ap',
  'tiles',
  'characters',
  'monsters',
  'lockers',
  'edges',
  'hunt',
  'decks',
  'read',
  'objectives',
  'flags',
  'counters',
  'final',
];

export function situate(state: State, content: Content, json: Json): Result<{ state: State; steps: Step[] }, Fault> {
  return catchFault(() => {
    const situation = object<Situation>(json, fields, 'situation');
    const m: Position = { state, content };
    layBoard(m, situation);
    listOf(situation.characters, 'situation/characters', (character) => character, state.characters.length).forEach(
      (character, id) => {
        fillCharacter(m, id, character, `situation/characters/${id}`, spaceReader(m));
      },
    );
    for (const character of state.characters)
      if (character.at < 0) character.at = spaceReader(m)(starts(m)[0], 'situation/characters');
    placeMonsters(m, situation.monsters);
    setHunt(m, situation.hunt);
    setDecks(m, situation.decks);
    setStory(m, situation);
    return { state, steps: setTurn(state, situation) };
  });
}

const starts = ({ content, state }: Position): readonly string[] => cardOf(content.scenarios, state.scenario).starts;

/** Returns a function that reads the id of a Space. The Space has to be on a revealed tile. */
const spaceReader =
  (m: Position) =>
  (value: unknown, path: string): Space => {
    const id = text(value, path);
    const space = m.content.map(m.state.scenario).numbers.get(id);
    if (space === undefined || !isRevealed(m, space)) throw new InputFault(path, 'no-space', { space: quoted(id) });
    return space;
  };

function layBoard(m: Position, { tiles, edges, lockers }: { readonly [K in keyof Situation]?: unknown }): void {
  const { state, content } = m;
  const scenario = cardOf(content.scenarios, state.scenario);
  const shown =
    tiles === undefined
      ? scenario.map.flatMap(({ tile, shown: begins }) => (begins ? [tile] : []))
      : listOf(tiles, 'situation/tiles', text);
  shown.forEach((tile, i) => {
    const at = scenario.map.findIndex((placed) => placed.tile === tile);
    if (at < 0) throw new InputFault(`situation/tiles/${i}`, 'no-tile', { tile: quoted(tile) });
    state.tiles |= 1 << at;
  });
  listOf(edges, 'situation/edges', (entry, path) => {
    const [a, b, kind, ...more] = list(entry, path, 3);
    const [from, to] = [spaceReader(m)(a, `${path}/0`), spaceReader(m)(b, `${path}/1`)];
    const edge = edgesOf(m, from).find((between) => between.to === to);
    if (!edge || more.length > 0) throw new InputFault(path, 'no-edge', { a: spaceId(m, from), b: spaceId(m, to) });
    setEdge(m, edge.id, oneOf(kind, boundaryKinds, `${path}/2`));
  });
  state.lockers = listOf(lockers, 'situation/lockers', (entry, path) => {
    const given = object<{ at: string; face: string }>(entry, ['at', 'face'], path);
    const face = given.face === undefined ? null : text(given.face, `${path}/face`);
    if (face !== null && !state.lockerStock.includes(face))
      throw new InputFault(`${path}/face`, 'not-hidden', { card: quoted(face) });
    state.lockerStock = state.lockerStock.filter((other) => other !== face);
    return { space: spaceReader(m)(given.at, `${path}/at`), face };
  });
}

function placeMonsters(m: Position, json: unknown): void {
  const { state, content } = m;
  fillPool(m, cardOf(content.scenarios, state.scenario));
  listOf(json, 'situation/monsters', (entry, path) => {
    const given = object<NonNullable<Situation['monsters']>[number]>(
      entry,
      ['card', 'at', 'wounds', 'conditions'],
      path,
    );
    const name = text(given.card, `${path}/card`);
    if (!content.monsters.has(name)) throw new InputFault(`${path}/card`, 'no-card', { card: quoted(name) });
    const type = monsterTypeOf(m, name);
    if (type.pool-- <= 0)
      throw new InputFault(path, 'no-minis', { card: name, n: cardOf(content.monsters, name).minis });
    state.monsters.push({
      id: state.nextMonster++,
      card: name,
      number: freeNumber(m, name),
      at: spaceReader(m)(given.at, `${path}/at`),
      wounds: wholeNumber(given.wounds ?? 0, `${path}/wounds`, 0, 99),
      conditions: Object.fromEntries(
        listOf(given.conditions, `${path}/conditions`, (condition, at) => [
          oneOf(condition, conditions, at),
          state.round || 1,
        ]),
      ),
      spawnRound: 0,
      moved: false,
      attacked: false,
    });
  });
}

/** Sets the Hunt Track. A face-up Aura Empowers all Monsters. LOB-HNT-05 */
function setHunt(m: Position, json: unknown): void {
  const { hunt } = m.state;
  const path = 'situation/hunt';
  const given = object<NonNullable<Situation['hunt']>>(json ?? {}, ['position', 'shown', 'battle'], path);
  hunt.position = wholeNumber(given.position ?? 0, `${path}/position`, 0, 12);
  hunt.battle = yesNo(given.battle, `${path}/battle`);
  listOf(
    given.shown,
    `${path}/shown`,
    (entry, at) => {
      if (entry === null) return null;
      const name = text(entry, at);
      const aura = !!m.content.hunt.get(name)?.aura;
      if (aura ? hunt.revealed : !hunt.hidden.includes(name))
        throw new InputFault(at, 'not-hidden', { card: quoted(name) });
      hunt.hidden = hunt.hidden.filter((other) => other !== name);
      hunt.revealed ||= aura;
      return name;
    },
    12,
  ).forEach((name, i) => {
    hunt.shown[i] = name;
  });
  if (hunt.revealed)
    for (const type of m.state.types) type.empowered = !!cardOf(m.content.monsters, type.card).empowered;
}

function setDecks({ state }: Position, json: unknown): void {
  const names = Object.keys(state.decks) as (keyof State['decks'])[];
  const given = object<NonNullable<Situation['decks']>>(json ?? {}, names, 'situation/decks');
  for (const name of names) {
    if (given[name] === undefined) continue;
    const deck = state.decks[name];
    const left = listOf(given[name], `situation/decks/${name}`, (entry, path) => {
      const id = text(entry, path);
      if (!deck.left.includes(id)) throw new InputFault(path, 'not-hidden', { card: quoted(id) });
      deck.left = deck.left.filter((other) => other !== id);
      return id;
    });
    state.decks[name] = { left: left.sort(), out: deck.left };
  }
}

function setStory(
  { state, content }: Position,
  { read, objectives, flags, counters, final }: { readonly [K in keyof Situation]?: unknown },
): void {
  state.read = listOf(read, 'situation/read', text);
  state.objectives = listOf(objectives, 'situation/objectives', (entry, path) =>
    oneOf(entry, cardOf(content.scenarios, state.scenario).objectives, path),
  );
  state.flags.push(...listOf(flags, 'situation/flags', text));
  const counted = object<Record<string, number>>(counters ?? {}, Object.keys(counters ?? {}), 'situation/counters');
  state.counters = numbers(counted, Object.keys(counted), 'situation/counters', 999) as Record<string, number>;
  state.final = yesNo(final, 'situation/final');
  if (state.final) for (const character of state.characters) character.gone = character.dead;
}

/** Sets the phase and the active Turn, and returns the remaining steps of the Round. */
function setTurn(state: State, situation: { readonly [K in keyof Situation]?: unknown }): Step[] {
  const last = state.characters.length - 1;
  const phase = situation.phase === undefined ? 'characters' : oneOf(situation.phase, phases, 'situation/phase');
  state.round = wholeNumber(situation.round ?? 1, 'situation/round', 1, 99);
  state.first = wholeNumber(situation.first ?? 0, 'situation/first', 0, last);
  const player = wholeNumber(situation.active ?? state.first, 'situation/active', 0, last);
  const ap = situation.ap === undefined ? null : wholeNumber(situation.ap, 'situation/ap', 0, 9);
  if (phase === 'round') {
    state.round--;
    return [{ do: 'round' }];
  }
  if (phase !== 'characters') return [...monsterPhaseFrom(phase), { do: 'round' }];
  state.phase = 'characters';
  if (state.characters[player]?.dead && ap !== null) throw new InputFault('situation/active', 'is-dead');
  for (let id = state.first; id !== player; id = (id + 1) % (last + 1)) acted(state, id);
  const rest: Step[] = [{ do: 'next-character' }, { do: 'monster-phase' }, { do: 'round' }];
  if (ap === null) return rest;
  acted(state, player);
  Object.assign(state.turn, { character: player, ap });
  return [{ do: 'act', player }, { do: 'end-turn', player }, ...rest];
}

function acted({ characters }: State, id: number): void {
  const character = characters[id];
  if (character) character.acted = true;
}
