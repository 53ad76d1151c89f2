// Plays one match between bots, and counts what happens.
import { cardOf } from '../../../src/engine/games/sanitarium/cards/card-index.js';
import type { Content } from '../../../src/engine/games/sanitarium/cards/card-types.js';
import { sanityValue } from '../../../src/engine/games/sanitarium/rules/hands.js';
import type { SanitariumEvent } from '../../../src/engine/games/sanitarium/state/events.js';
import type { SanitariumView } from '../../../src/engine/games/sanitarium/state/knowledge.js';
import { escapeCost } from '../../../src/engine/games/sanitarium/rules/costs.js';
import { rules } from '../../../src/engine/games/sanitarium/rules/rules.js';
import { clockwise, type State } from '../../../src/engine/games/sanitarium/state/state.js';
import type { CardId, CardKind } from '../../../src/engine/games/sanitarium/cards/card-types.js';
import type { LiveMatch, PlayerId } from '../../../src/engine/kernel/index.js';
import { playOut } from '../../../test/support/bot-matches.js';
import type { Mode } from './modes.js';

/** What one player did with the cards of each kind. */
export interface CardUse {
  readonly gained: Set<CardKind>;
  /** The cards whose effect was used, and the Hallucinations that the player disbelieved. */
  readonly used: Set<CardKind>;
  readonly paid: Set<CardKind>;
  readonly claimed: Set<CardKind>;
  readonly held: Set<CardKind>;
}

export interface Played {
  /** The places of the winners in the order of play: 0 had the first turn. Empty if the deck ran out. */
  readonly winners: readonly number[];
  /** The seats that won. */
  readonly seats: readonly number[];
  /** The bots that won, as indexes in `Mode.bots`. */
  readonly bots: readonly number[];
  readonly turns: number;
  readonly choices: number;
  /** The number of cards in the deck at the end, including those placed under it. */
  readonly left: number;
  /** How each player used cards, in the order of play. */
  readonly cardUses: readonly CardUse[];
  /** For each turn, how much Sanity each player still needed for an escape, in the order of play. */
  readonly missingSanity: readonly (readonly number[])[];
  /** The kinds of the first cards that left the deck. */
  readonly early: ReadonlySet<CardKind>;
}

/**
 * The number of cards that count as early. Nearly every match uses this many, and only chance decides which cards they
 * are.
 */
const earlyCards = 24;

type Sanitarium = LiveMatch<State, SanitariumView>;

export function playMatch({ options, bots }: Mode, seed: number, pack?: unknown): Played {
  const shift = seed % bots.length;
  const seated = bots.flatMap((_, seat) => bots[(seat + shift) % bots.length] ?? []);
  const watch = new Watch();
  const setup = { seed: `balance ${seed}`, seats: bots.length, options, ...(pack !== undefined && { pack }) };
  const match = playOut(rules, setup, seated, {
    look: (at) => {
      watch.look(at);
    },
  });
  watch.look(match);
  const { state } = match;
  const order = clockwise(state, state.start);
  const winners = match.outcome?.winners ?? [];
  for (const [player, { items, actions, hallucinations }] of state.players.entries())
    for (const card of [...items.map((item) => item.card), ...actions, ...hallucinations])
      watch.cardUse(player).held.add(kindOf(card));
  return {
    winners: order.flatMap((player, place) => (winners.includes(player) ? [place] : [])),
    seats: winners,
    bots: winners.map((seat) => (seat + shift) % bots.length),
    turns: state.turn.number,
    choices: match.choices.length,
    left: state.deck.length + state.bottom.length,
    cardUses: order.map((player) => watch.cardUse(player)),
    missingSanity: watch.missingSanity.map((missing) => order.map((player) => missing[player] ?? 0)),
    early: watch.early,
  };
}

const kindOf = (card: CardId): CardKind => card.replace(/\.\d+$/, '');

/** Counts events during a match, with full knowledge of the state. */
class Watch {
  readonly missingSanity: number[][] = [];
  early: ReadonlySet<CardKind> = new Set();
  readonly #cardUses = new Map<PlayerId, CardUse>();
  #cursor = 0;
  #last = '';

  cardUse(player: PlayerId): CardUse {
    let use = this.#cardUses.get(player);
    if (!use)
      this.#cardUses.set(
        player,
        (use = { gained: new Set(), used: new Set(), paid: new Set(), claimed: new Set(), held: new Set() }),
      );
    return use;
  }

  look(match: Sanitarium): void {
    const { state } = match;
    const content = match.content as Content;
    const { events, cursor } = match.events.since(null, this.#cursor) ?? match.view(null, this.#cursor);
    this.#cursor = cursor;
    for (const event of events as SanitariumEvent[]) this.#read(event, state, content);
    if (state.turn.number > this.missingSanity.length)
      this.missingSanity.push(state.players.map((_, player) => missingSanityOf(content, state, player)));
    const out = content.deck.length - state.deck.length;
    if (this.early.size === 0 && out >= earlyCards) {
      const inside = new Set(state.deck);
      this.early = new Set(content.deck.filter((card) => !inside.has(card)).map(kindOf));
    }
  }

  #read(event: SanitariumEvent, { players }: State, content: Content): void {
    switch (event.type) {
      case 'gained-item':
        this.cardUse(event.player).gained.add(kindOf(event.card));
        break;
      case 'gained-action':
        this.cardUse(event.player).gained.add(kindOf(players[event.player]?.actions.at(-1) ?? ''));
        break;
      case 'used':
        this.cardUse(event.player).used.add(kindOf(event.card));
        break;
      case 'discarded':
        if (this.#last === 'paid') for (const card of event.cards) this.cardUse(event.player).paid.add(kindOf(card));
        break;
      case 'claimed':
        this.cardUse(event.player).claimed.add(event.kind);
        break;
      case 'suffered':
        this.cardUse(event.player).gained.add(kindOf(event.card));
        break;
      case 'dropped':
        this.cardUse(event.player).used.add(kindOf(event.card));
        break;
      case 'horror-rolled':
        for (const { card } of players[event.player]?.items ?? [])
          if (cardOf(content, card).mods.horror) this.cardUse(event.player).used.add(kindOf(card));
        break;
      default:
    }
    this.#last = event.type;
  }
}

/** The Sanity that the player still needs to escape and to disbelieve all their Hallucinations. */
function missingSanityOf(content: Content, state: State, player: PlayerId): number {
  const me = state.players[player];
  if (!me || me.escaped) return 0;
  const cards = [...me.items.flatMap(({ card, safe }) => (safe ? [] : [card])), ...me.actions];
  const owed =
    escapeCost(state, player)[0] + me.hallucinations.reduce((sum, card) => sum + cardOf(content, card).value, 0);
  return Math.max(0, owed - cards.reduce((sum, card) => sum + sanityValue(content, me, card), 0));
}
