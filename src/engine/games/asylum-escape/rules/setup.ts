// The setup: the grid of rooms, the Victim cards with a mulligan, the first Patient, the secret starting rooms, and the
// first Camo/Sabo cards. The rulebook describes it under Set-Up, Choose a Playstyle and Starting the Game. AE-SET-01 to
// AE-SET-13
import type { Asked, Fault, Result, Seat, Together } from '../../../kernel/index.js';
import { patientCardOf, sumOf, type CardIndex } from '../cards/card-index.js';
import { hasPatient, roomsOf, roomsWhere, setOf } from '../state/building.js';
import type { Context } from '../state/step-context.js';
import type { Deck, State, Victim } from '../state/state.js';
import { victimOf } from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';

export interface Options {
  readonly version: 'short' | 'long';
  /** The seat that plays the Patients; random if nobody volunteers. AE-RUL-42 */
  readonly patients: Seat | 'random';
  /** Whether a die replaces the coin. AE-RUL-44 */
  readonly coin: 'coin' | 'die';
  /** Whether a Patient that enters a Victim's room in a collapse catches the Victim. AE-RUL-07 */
  readonly collapseCatches: boolean;
}

/** Checks the options that a page or a program passes. */
export function readOptions(json: unknown, seats: number): Result<Options, Fault> {
  const {
    version = 'short',
    patients: who = 'random',
    coin = 'coin',
    collapseCatches = true,
  } = (json ?? {}) as Record<string, unknown>;
  const wrong = (path: string, message: string): Result<Options, Fault> => ({
    ok: false,
    error: { code: path, path: `options/${path}`, message },
  });
  if (version !== 'short' && version !== 'long') return wrong('version', 'The version must be "short" or "long".');
  // AE-RUL-01
  if (version === 'long' && seats === 2) return wrong('version', 'With one Victim, the version must be "short".');
  if (who !== 'random' && !(Number.isInteger(who) && (who as number) >= 0 && (who as number) < seats))
    return wrong('patients', `Name the seat that plays the Patients, 0 to ${seats - 1}, or "random".`);
  if (coin !== 'coin' && coin !== 'die') return wrong('coin', 'The coin must be "coin" or "die".');
  return {
    ok: true,
    value: { version, patients: who as Options['patients'], coin, collapseCatches: collapseCatches !== false },
  };
}

const deck = (cards: readonly string[]): Deck => ({ cards: [...cards], top: [], pile: [] });

const aVictim = (seat: Seat): Victim => ({
  seat,
  card: '',
  at: '',
  before: '',
  route: [],
  suspects: 0,
  hand: [],
  held: null,
  alive: true,
  drew: false,
  skips: false,
  limit: null,
  turns: 0,
  stirred: false,
  slipped: false,
  unseen: false,
  lie: 0,
  says: '',
  answers: [],
  flight: 0,
  prefers: 'save',
  preferred: 0,
});

/** The Victims clockwise from the Patients player. */
export const victimsAround = (seats: number, patients: Seat): Victim[] =>
  Array.from({ length: seats - 1 }, (_, i) => aVictim((patients + 1 + i) % seats));

/** The state before anything is laid out. */
export function emptyState(
  seats: number,
  { version, patients, coin, collapseCatches }: Options,
  content: CardIndex,
): State {
  const seat = patients === 'random' ? 0 : patients;
  return {
    version,
    coin,
    collapseCatches,
    patientsSeat: seat,
    turn: 0,
    active: seat,
    stage: 'setup',
    rooms: 0,
    columns: [],
    destroyed: [],
    patients: [],
    victims: victimsAround(seats, seat),
    decks: {
      'camo-sabo': deck(content.decks['camo-sabo']),
      movement: deck(content.decks.movement),
      bloodlust: deck(content.decks.bloodlust),
    },
    undrawn: {
      victims: content.pack.victims.map(({ id }) => id).sort(),
      patients: content.pack.patients.map(({ id }) => id).sort(),
      specials: content.pack.specials.map(({ id }) => id).sort(),
    },
    searched: [],
    marched: true,
    marching: false,
    caught: [],
    attempts: [],
    doomed: [],
    blast: null,
    collapseDue: false,
    before: { patients: [], suspects: [] },
    metPairs: [],
    listed: [],
    kills: 0,
    killsSinceAnnouncement: 0,
    trigger: null,
    bloodlust: null,
    bloodlustLeft: 0,
    plays: [],
    windows: [],
    played: 0,
    catchChanges: [],
    blocks: [],
    revealCount: 0,
  };
}

/** Picks the Patients player at random, as nobody has volunteered. AE-RUL-42 */
export function drawSeat({ state, chance }: Context): void {
  const seats = state.victims.length + 1;
  state.patientsSeat = state.active = chance.below(seats, 'patients');
  state.victims = victimsAround(seats, state.patientsSeat);
}

/**
 * Tells everybody who plays the Patients, and lays out the rooms at random. The name of a room does not affect its
 * position. AE-SET-01, AE-SET-02
 */
export function layOut(m: Context): void {
  const { state, content } = m;
  m.emit({
    type: 'seated',
    rule: 'AE-SET-02',
    also: ['AE-SET-03', 'AE-SET-04', 'AE-RUL-01', 'AE-RUL-42'],
    patients: state.patientsSeat,
    version: state.version,
  });
  const rooms = [...content.rooms];
  state.columns = Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => m.chance.draw('locations', rooms)));
  m.emit({
    type: 'laid-out',
    rule: 'AE-SET-01',
    also: ['AE-RUL-02', 'AE-RUL-03'],
    columns: state.columns.map((column) => [...column]),
  });
  m.push(
    { do: 'deal-victims' },
    ...state.victims.map(({ seat }): Step => ({ do: 'mulligan', victim: seat })),
    { do: 'return-victims' },
    { do: 'show-victims' },
    { do: 'first-patient' },
    { do: 'hide' },
    { do: 'deal-cards' },
    { do: 'patients-turn' },
  );
}

export function dealVictims(m: Context): void {
  for (const victim of m.state.victims) {
    victim.card = m.chance.draw('victims', m.state.undrawn.victims);
    m.emit({ type: 'victim-drawn', rule: 'AE-SET-05', victim: victim.seat, card: victim.card });
  }
}

export function mulligan(_: Context, { victim }: StepOf<'mulligan'>): Asked<Step | Together> {
  return {
    seat: victim,
    player: victim,
    rule: 'AE-SET-06',
    options: [
      { id: 'keep', rule: 'AE-SET-06', then: [] },
      { id: 'redraw', rule: 'AE-RUL-38', then: [{ do: 'redraw', victim }] },
    ],
  };
}

/**
 * The first card stays aside until everybody has decided, so nobody draws a card that another player returned.
 * AE-RUL-38
 */
export function redraw(m: Context, { victim: player }: StepOf<'redraw'>): void {
  const victim = victimOf(m.state, player);
  const back = victim.card;
  victim.card = m.chance.draw('victims', m.state.undrawn.victims);
  m.emit({ type: 'mulligan', rule: 'AE-SET-06', also: ['AE-RUL-38'], victim: player, card: victim.card, back });
}

/** Shuffles the returned Victim cards into the deck after all mulligans. AE-RUL-38 */
export function returnVictims({ state, content }: Context): void {
  const held = state.victims.map(({ card }) => card);
  state.undrawn.victims = content.pack.victims
    .map(({ id }) => id)
    .filter((id) => !held.includes(id))
    .sort();
}

export function showVictims(m: Context): void {
  m.emit({ type: 'victims-shown', rule: 'AE-SET-07', cards: m.state.victims.map(({ card }) => card) });
}

/**
 * Places the first Patient. There is no mulligan, and the Patient's room is not destroyed. AE-SET-08, AE-SET-09,
 * AE-RUL-15
 */
export function firstPatient(m: Context): void {
  const card = m.chance.draw('patients', m.state.undrawn.patients);
  const { start } = patientCardOf(m.content, card);
  m.state.patients.push({ card, at: start, released: 0, left: 0, stalled: 0 });
  m.emit({
    type: 'released',
    rule: 'AE-SET-09',
    also: ['AE-SET-08', 'AE-RUL-15'],
    patient: 0,
    card,
    room: start,
    special: false,
  });
}

/** All Victims choose their rooms in secret. The others learn only that a choice was made. AE-SET-10, AE-SET-12 */
export function hide(m: Context): void {
  const starts = m.state.victims.map(({ seat }): Step => ({ do: 'start', victim: seat }));
  m.push({ do: 'together', of: starts } satisfies Together, { do: 'hidden' });
}

export function start({ state }: Context, { victim }: StepOf<'start'>): Asked<Step | Together> {
  const options = roomsOf(state)
    .filter((room) => !hasPatient(state, room))
    .map(
      (room) =>
        ({
          id: `start:${room}`,
          targets: [`room:${room}`],
          rule: 'AE-SET-10',
          then: [{ do: 'start-in', victim, room }],
        }) as const,
    );
  return { seat: victim, player: victim, rule: 'AE-SET-10', options };
}

export function startIn({ state }: Context, { victim: player, room }: StepOf<'start-in'>): void {
  const victim = victimOf(state, player);
  victim.at = victim.before = room;
  victim.route.push(room);
}

export function announceHidden(m: Context): void {
  const { state, content } = m;
  for (const victim of state.victims) {
    victim.suspects = setOf(content, roomsWhere(state, 'empty'));
    m.emit(
      { type: 'hid', rule: 'AE-SET-12', also: ['AE-SET-10', 'AE-RUL-18', 'AE-RUL-39'], victim: victim.seat },
      [victim.seat],
      { room: victim.at },
    );
  }
}

export function dealCards(m: Context): void {
  const cards = m.state.victims.flatMap((victim) =>
    Array.from({ length: Math.max(0, 1 + sumOf(m.content, victim, 'start')) }, (): Step => ({
      do: 'gain',
      victim: victim.seat,
      rule: 'AE-SET-11',
    })),
  );
  m.push(...cards);
  m.chance.use('play');
}
