// Decides which seat knows what. Makes the views, lists the secrets, and makes imagined matches that a seat cannot
// distinguish from the real one. Follows the table "Hidden information" in docs/rules/asylum-escape.md line by line.
import type { Chance, Secret, Seat, Together } from '../../../kernel/index.js';
import { cardOf, type CardIndex } from '../cards/card-index.js';
import { hasPatient, listOf } from './building.js';
import type { Context } from './step-context.js';
import { unsealing } from './sealed-answers.js';
import {
  everybody,
  isFinal,
  lastTurn,
  type CardId,
  type DeckName,
  type KnownCard,
  type Preference,
  type RoomId,
  type State,
  type Victim,
} from './state.js';
import type { Step } from './steps.js';

type Hidden =
  'at' | 'before' | 'route' | 'suspects' | 'hand' | 'answers' | 'says' | 'slipped' | 'prefers' | 'preferred';

export interface SeenVictim extends Omit<Victim, Hidden> {
  /**
   * The seat's own room, the room of a dead Victim, or any room once the match is over; null if the seat does not know
   * it.
   */
  readonly at: RoomId | null;
  readonly route: readonly RoomId[] | null;
  /** The rooms where the Victim may be, according to public knowledge. */
  readonly suspects: readonly RoomId[];
  /** Null for each card that the seat does not know. */
  readonly hand: readonly (CardId | null)[];
  /** When the seat's own Victim wants to be asked; null for other Victims. */
  readonly prefers: Preference | null;
  readonly mayPrefer: boolean;
  /** The seat's own sealed card; null for other Victims. */
  readonly answer: CardId | null;
}

export interface SeenDeck {
  readonly count: number;
  /** The next cards that have been looked at; null for a card that this seat has not seen. */
  readonly top: readonly (CardId | null)[];
  readonly pile: readonly CardId[];
}

export interface AsylumView extends Omit<
  State,
  'victims' | 'decks' | 'undrawn' | 'before' | 'metPairs' | 'revealCount' | 'collapseDue'
> {
  readonly victims: readonly SeenVictim[];
  readonly decks: Readonly<Record<DeckName, SeenDeck>>;
  /** How many Patients and Special Patients are not yet released. */
  readonly undrawn: { readonly patients: number; readonly specials: number };
  /** Whether this is one of the final three turns. */
  readonly final: boolean;
  /** The Patients' turn after which the match ends; null while no end is in sight. */
  readonly last: number | null;
}

export function view({ state, content }: Readonly<Context>, seat: Seat | null): AsylumView {
  const bit = seat === null ? 0 : 1 << seat;
  const ended = state.stage === 'over';
  const face = ({ card, seen }: KnownCard): CardId | null => (seen & bit ? card : null);
  const deckOf = (name: DeckName): SeenDeck => {
    const { cards, top, pile } = state.decks[name];
    return {
      count: cards.length + top.length,
      top: top.map(({ card, seen }) => (seen & bit ? card : null)),
      pile: [...pile],
    };
  };
  return {
    version: state.version,
    coin: state.coin,
    collapseCatches: state.collapseCatches,
    patientsSeat: state.patientsSeat,
    turn: state.turn,
    active: state.active,
    stage: state.stage,
    rooms: state.rooms,
    columns: state.columns.map((column) => [...column]),
    destroyed: [...state.destroyed],
    patients: state.patients.map((patient) => ({ ...patient })),
    victims: state.victims.map((victim) => seenVictim(content, victim, victim.seat === seat, ended, state.turn, face)),
    decks: { 'camo-sabo': deckOf('camo-sabo'), movement: deckOf('movement'), bloodlust: deckOf('bloodlust') },
    undrawn: { patients: state.undrawn.patients.length, specials: state.undrawn.specials.length },
    searched: searchedRooms(state),
    marched: state.marched,
    marching: state.marching,
    caught: state.caught.map((each) => ({ ...each })),
    attempts: state.attempts.map((each) => ({ ...each, more: [...each.more], fewer: [...each.fewer] })),
    doomed: [...state.doomed],
    blast: state.blast,
    listed: [...state.listed],
    kills: state.kills,
    killsSinceAnnouncement: state.killsSinceAnnouncement,
    trigger: state.trigger,
    bloodlustLeft: state.bloodlustLeft,
    bloodlust: state.bloodlust && { ...state.bloodlust },
    plays: state.plays.map((each) => ({ ...each })),
    windows: state.windows.map((each) => ({ ...each })),
    played: state.played,
    catchChanges: state.catchChanges.map((each) => ({ ...each })),
    blocks: state.blocks.map((each) => ({ ...each })),
    final: isFinal(state),
    last: lastTurn(state),
  };
}

/**
 * The rooms that have been searched, and the one where a new Patient waits for the others to move: everybody knows that
 * its search counts with theirs. AE-RUL-13, AE-RUL-14
 */
function searchedRooms({ searched, patients, blast, marched, stage }: State): AsylumView['searched'] {
  const waits = blast !== null && (!marched || stage === 'march');
  return [...(waits ? [{ patient: patients.length - 1, room: blast }] : []), ...searched.map((each) => ({ ...each }))];
}

function seenVictim(
  content: CardIndex,
  victim: Victim,
  own: boolean,
  ended: boolean,
  turn: number,
  face: (known: KnownCard) => CardId | null,
): SeenVictim {
  const { seat, card, held, alive, drew, skips, turns, stirred, unseen, lie, flight } = victim;
  return {
    seat,
    card,
    held,
    alive,
    drew,
    skips,
    turns,
    stirred,
    unseen,
    lie,
    flight,
    limit: victim.limit && { ...victim.limit },
    at: own || ended || !alive ? victim.at : null,
    route: own || ended ? [...victim.route] : null,
    suspects: listOf(content, victim.suspects),
    hand: victim.hand.map((known) => (own ? known.card : face(known))),
    prefers: own ? victim.prefers : null,
    mayPrefer: own && turn > victim.preferred,
    answer: own ? (victim.answers.at(-1)?.card ?? null) : null,
  };
}

export function secrets(state: State, stack: readonly (Step | Together)[]): Secret[] {
  const all = everybody(state);
  const facts: Secret[] = [
    { id: `reveal:${state.revealCount}`, seen: all },
    { id: `unsealing:${unsealing(state, stack)}`, seen: all },
  ];
  for (const { cards, top, pile } of Object.values(state.decks)) {
    for (const card of cards) facts.push({ id: `card:${card}`, seen: 0 });
    for (const { card, seen } of top) facts.push({ id: `card:${card}`, seen });
    for (const card of pile) facts.push({ id: `card:${card}`, seen: all });
  }
  for (const { hand, held } of state.victims) {
    for (const { card, seen } of hand) facts.push({ id: `card:${card}`, seen });
    if (held !== null) facts.push({ id: `card:${held}`, seen: all });
  }
  return facts;
}

/**
 * Moves the other Victims to random rooms where they may be according to public knowledge. Replaces each card that the
 * seat does not know with a random one that it could be. Hands get no card with the hold symbol, because such a card
 * would lie on the table.
 */
export function determinize({ state, content }: Context, seat: Seat, chance: Chance): void {
  const bit = 1 << seat;
  for (const victim of state.victims) {
    if (victim.seat === seat) continue;
    Object.assign(victim, {
      answers: [],
      says: '',
      prefers: 'save',
      preferred: 0,
    } satisfies Partial<Victim>);
    // When the match is over, all routes are shown, so no room has to be imagined.
    if (state.stage === 'over') continue;
    const rooms = listOf(content, victim.suspects);
    if (victim.alive) victim.at = rooms[chance.below(rooms.length)] ?? '';
    // Whoever is in a Patient's room has not slipped away: entering that room would have been a catch.
    victim.slipped = victim.stirred && !hasPatient(state, victim.at);
    victim.before = victim.at;
    victim.route = victim.at === '' ? [] : [victim.at];
  }
  for (const name of ['camo-sabo', 'movement', 'bloodlust'] as const) {
    const deck = state.decks[name];
    const owners = name === 'camo-sabo' ? state.victims : [];
    const unknown = [...owners.flatMap(({ hand }) => hand), ...deck.top].filter(({ seen }) => !(seen & bit));
    const pool = [...deck.cards, ...unknown.map(({ card }) => card)].sort();
    const take = (fits: (card: CardId) => boolean): CardId => {
      const card = chance.draw('imagined', pool.filter(fits));
      pool.splice(pool.indexOf(card), 1);
      return card;
    };
    const deal = (cards: KnownCard[], seen: number, fits: (card: CardId) => boolean): void => {
      cards.forEach((known, i) => {
        if (!(known.seen & bit)) cards[i] = { card: take(fits), seen };
      });
    };
    // Hands come first: they cannot contain cards with the hold symbol, but the top of the deck can.
    for (const { seat: owner, hand } of owners) deal(hand, 1 << owner, (card) => !cardOf(content, card).hold);
    deal(deck.top, 0, () => true);
    deck.cards = pool;
  }
}
