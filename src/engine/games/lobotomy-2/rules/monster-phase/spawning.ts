// Spawning of Monsters: Spawn cards, Spawn Points, the supply of minis. LOB-SPN, LOB-RUL-14, -29, -51, -81 to -84, -114
import type { RuleId } from '../../../../kernel/index.js';
import { ask, atSpace } from '../ask.js';
import type { SpawnCard, SpawnColour } from '../../cards/card-types.js';
import { cardOf, scenarioOf } from '../../cards/card-index.js';
import type { GameEvent } from '../../state/events.js';
import { characterOf, difficultyChange, healthOf, living, placeOf } from '../values-in-force.js';
import { distance, nearestOf, range, spawnPoints } from '../board/board.js';
import { drawCard } from '../holdings.js';
import type { Context, Position } from '../../state/step-context.js';
import type { Monster, MonsterType, Space } from '../../state/state.js';
import type { StepOf } from '../../state/steps.js';
import { spawnDeck } from '../../state/empty-table.js';
import { farthestFromCharacters } from '../absent-player.js';

/** Returns the type, and adds it to the match if it is new. A new type is Empowered if other types are. LOB-RUL-97 */
export function monsterTypeOf(m: Position, name: string): MonsterType {
  const { types, hunt } = m.state;
  const known = types.find((type) => type.card === name);
  if (known) return known;
  const { minis, empowered } = cardOf(m.content.monsters, name);
  const type = {
    card: name,
    pool: minis,
    empowered: !!empowered && (hunt.revealed || types.some((other) => other.empowered)),
  };
  types.push(type);
  return type;
}

/** The lowest number that no Monster of the type on the Board has. */
export function freeNumber({ state }: Position, card: string): number {
  const used = state.monsters.filter((other) => other.card === card).map(({ number }) => number);
  let free = 1;
  while (used.includes(free)) free++;
  return free;
}

// The phase

/** Each living Character draws a card, beginning with the First Character. LOB-SPN-01, LOB-DTH-05, LOB-RUL-90 */
export function spawnPhase(m: Context): void {
  m.state.phase = 'spawn';
  const changes = m.state.changes.filter(({ until }) => until !== 'moved');
  if (changes.length < m.state.changes.length) m.emit({ type: 'changes-over', rule: 'LOB-RUL-96', until: 'moved' });
  m.state.changes = changes;
  m.emit({ type: 'phase', rule: 'LOB-SPN-01', also: ['LOB-RND-01'], phase: 'spawn' });
  const order = living(m);
  // A Difficulty card can add draws, or remove the last ones.
  const count = order.length && Math.max(0, order.length + difficultyChange(m, 'spawns'));
  const draws: StepOf<'spawn-draw'>[] = [];
  for (let i = 0; i < count; i++) draws.push({ do: 'spawn-draw', player: order[i % order.length] ?? 0 });
  m.push(...draws);
}

/** Draws a Spawn card and carries it out. LOB-SPN-06, -09, -11 */
export function spawnDraw(m: Context, { player }: StepOf<'spawn-draw'>): void {
  if (characterOf(m, player).dead) return;
  if (m.state.spawnCardsToSkip > 0) {
    m.state.spawnCardsToSkip--;
    m.emit({ type: 'spawn-spared', rule: 'LOB-SPN-01', player });
    return;
  }
  const drawn = drawSpawnCard(m, 'LOB-SPN-09', ({ id }) => ({
    type: 'spawn-card',
    rule: 'LOB-SPN-01',
    also: ['LOB-SPN-11', 'LOB-RUL-84'],
    player,
    card: id,
  }));
  if (drawn?.kind === 'monster')
    m.push({ do: 'spawn-nearest', player, monster: monsterInSlot(m, drawn.slot), colour: drawn.colour });
  if (drawn?.kind === 'event') runEvent(m, drawn.number);
}

/** Runs the Scenario's Event with this number, if the Scenario has one. LOB-SPN-06 */
function runEvent(m: Context, number: number): void {
  const { id, events } = scenarioOf(m);
  m.emit({ type: 'event', rule: 'LOB-SPN-06', number });
  m.push({ do: 'run', effects: events[number - 1] ?? [], by: -1, on: -1, card: `${id}-EC${number}` });
}

// Cards

/**
 * Draws and discards a card; returns null if there is none (LOB-RUL-29). After a Reshuffle card, the deck, the discard
 * pile and the Reshuffle card form one deck again. The event of the reshuffle cites `rule`. LOB-SPN-08, LOB-RUL-114
 */
export function drawSpawnCard(m: Context, rule: RuleId, eventOf: (drawn: SpawnCard) => GameEvent): SpawnCard | null {
  const name = drawCard(m, 'spawn');
  if (name === null) return null;
  const drawn = cardOf(m.content.spawns, name);
  m.emit(eventOf(drawn));
  if (drawn.kind === 'reshuffle') {
    m.state.decks.spawn = spawnDeck(m.content.pack);
    m.emit({ type: 'reshuffled', rule, also: ['LOB-SPN-08', 'LOB-RUL-114'], deck: 'spawn' });
  } else m.state.decks.spawn.out.push(name);
  return drawn;
}

/** The Monster in this slot of the Scenario, or '' if the slot is empty. LOB-RUL-83, -84 */
const monsterInSlot = (m: Position, slot: number): string => scenarioOf(m).slots[slot - 1] ?? '';

/**
 * Spawns a Monster near a Character outside the Spawn Phase. A Spawn card decides everything that the step leaves open.
 * LOB-SPN-07, -10, LOB-RUL-82
 */
export function spawnEffect(m: Context, step: StepOf<'spawn-effect'>): void {
  const { player, monster, colour } = step;
  if (monster !== undefined && colour !== 'drawn') {
    m.push(
      colour === 'chosen' ? { do: 'spawn-colour', player, monster } : { do: 'spawn-nearest', player, monster, colour },
    );
    return;
  }
  const drawn = drawSpawnCard(m, 'LOB-SPN-10', ({ id }) => ({
    type: 'spawn-card',
    rule: 'LOB-SPN-11',
    also: ['LOB-RUL-82'],
    player,
    card: id,
  }));
  if (drawn?.kind === 'monster')
    m.push({
      ...step,
      monster: monster ?? monsterInSlot(m, drawn.slot),
      colour: colour === 'drawn' ? drawn.colour : colour,
    });
  // An Event card has no colour, so the player chooses one. The next Monster card decides the type.
  else if (drawn?.kind === 'event') m.push({ ...step, colour: colour === 'drawn' ? 'chosen' : colour });
  else if (drawn) m.push(step);
}

// Places

export function spawnColour(m: Position, { player, monster }: StepOf<'spawn-colour'>) {
  const colours = [...new Set(spawnPoints(m).map(({ colour }) => colour))];
  return ask(
    m,
    player,
    'LOB-SPN-07',
    colours.map((colour: SpawnColour) => ({
      id: `colour:${colour}`,
      rule: 'LOB-SPN-07',
      then: [{ do: 'spawn-nearest', player, monster, colour }],
    })),
  );
}

/**
 * The Spawn Points nearest to a Space, of one colour or of all. With the house rule `walking`, Spawn Points that can be
 * reached on foot come before all others. LOB-RUL-14
 */
export function nearestSpawnPoints(m: Position, from: Space, colour?: SpawnColour): Space[] {
  const points = [
    ...new Set(
      spawnPoints(m)
        .filter((point) => point.colour === (colour ?? point.colour))
        .map(({ space }) => space),
    ),
  ];
  const walked = m.state.nearest === 'walking' ? nearestOf(points, (space) => distance(m, from, space, 'prowler')) : [];
  return walked.length > 0 ? walked : nearestOf(points, (space) => range(m, from, space));
}

/** Spawns the Monster on the nearest Spawn Point of this colour. LOB-SPN-02, -03, -05, LOB-RUL-14, -83 */
export function spawnNearest(m: Context, { player, monster, colour }: StepOf<'spawn-nearest'>): void {
  const spaces = nearestSpawnPoints(m, placeOf(m, player), colour);
  const [space, other] = spaces;
  if (!m.content.monsters.has(monster) || space === undefined)
    m.emit({ type: 'no-spawn', rule: 'LOB-RUL-83', card: monster });
  else if (monsterTypeOf(m, monster).pool <= 0) m.emit({ type: 'no-spawn', rule: 'LOB-SPN-05', card: monster });
  else
    m.push(
      other === undefined
        ? { do: 'spawn-at', monster, space, by: 'LOB-SPN-02' }
        : { do: 'spawn-where', player, monster, spaces },
    );
}

const named = (space: Space): string => `space:${space}`;

export function spawnWhere(m: Position, { player, monster, spaces }: StepOf<'spawn-where'>) {
  return ask(
    m,
    player,
    'LOB-SPN-04',
    spaces.map((space) => ({
      id: named(space),
      targets: [atSpace(space)],
      rule: 'LOB-SPN-04',
      then: [{ do: 'spawn-at', monster, space, by: 'LOB-SPN-02' }],
    })),
    { decided: named(farthestFromCharacters(m, spaces) ?? -1) },
  );
}

/** Places a mini, if one is left in the supply. LOB-SPN-05, -12, LOB-RUL-30 */
export function spawnAt(m: Context, { monster: name, space, by }: StepOf<'spawn-at'>): void {
  const { state } = m;
  const type = monsterTypeOf(m, name);
  if (type.pool <= 0) {
    m.emit({ type: 'no-spawn', rule: 'LOB-SPN-05', also: ['LOB-RUL-30'], card: name });
    return;
  }
  type.pool--;
  const id = state.nextMonster++;
  const monster: Monster = {
    id,
    card: name,
    number: freeNumber(m, name),
    at: space,
    wounds: 0,
    conditions: {},
    spawnRound: state.phase === 'spawn' ? state.round : 0,
    moved: false,
    attacked: false,
  };
  state.monsters.push(monster);
  m.emit({
    type: 'spawned',
    rule: by,
    also: [
      'LOB-SPN-03',
      'LOB-SPN-12',
      'LOB-MON-02',
      'LOB-BOS-01',
      'LOB-BOS-02',
      'LOB-RUL-14',
      'LOB-RUL-51',
      'LOB-RUL-99',
    ],
    monster: id,
    card: name,
    at: space,
    health: healthOf(m, id),
  });
  m.push({ do: 'check-triggers' });
}
