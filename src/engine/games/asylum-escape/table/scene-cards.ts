// The cards that a seat sees: the hand that is shown, held cards, cards that lie face up on the table, and the decks.
import type { TargetId } from '../../../kernel/index.js';
import type { HandCard, HandModel } from '../../../scene/card-hand-model.js';
import { momentsOf } from '../cards/card-index.js';
import { targetState } from '../../../scene/choices.js';
import type { Look } from './scene-context.js';
import { cardName, deckName, kindOf, nameOf, type Key } from '../words/names.js';
import type { CardId, DeckName } from '../state/state.js';

/** A card, and sentences that say when it may be played. */
export interface AsylumCard extends HandCard {
  readonly when?: readonly string[];
}

export interface Cards extends HandModel {
  readonly cards: readonly AsylumCard[];
}

export interface DeckCard {
  readonly id: TargetId;
  readonly name: string;
  readonly left: number;
  /** The discard pile, the newest card first. */
  readonly pile: Cards;
  /** The next cards that somebody has looked at; null for a card that the seat has not seen. */
  readonly next: readonly (string | null)[];
  readonly state?: HandCard['state'];
}

/** The hand of the player whose cards are shown; unknown cards lie face down. */
export function handOf(look: Look): Cards {
  const { context, player, me } = look;
  const { lexicon } = context;
  return {
    version: 1,
    name: lexicon.say('hand-of', { player: nameOf(context, player) }),
    cards: (me?.hand ?? []).map((card, i) =>
      card === null
        ? { id: `back:${player}:${i}`, kind: 'back', name: lexicon.say('on-card') }
        : {
            ...camoSabo(look, card),
            ...(me?.answer === card && {
              state: 'selected' as const,
              mark: { kind: 'wanted' as const, name: lexicon.say('on-sealed') },
            }),
          },
    ),
  };
}

/** The held cards: at most one in front of each Victim. AE-SYM-07 */
export function heldOf(look: Look): Cards {
  const { context } = look;
  return {
    version: 1,
    name: context.lexicon.say('on-held'),
    cards: context.view.victims.flatMap(({ seat, held }) =>
      held === null
        ? []
        : [
            {
              ...camoSabo(look, held),
              mark: {
                kind: 'wanted' as const,
                name: context.lexicon.say('held-of', { player: nameOf(context, seat) }),
              },
            },
          ],
    ),
  };
}

/**
 * Cards that have been read or played but not carried out yet, and cards that a question is about. Cards that are
 * already shown in the hand or as held cards are left out.
 */
export function tableOf(look: Look): Cards {
  const { context, options, questions, me } = look;
  const { view } = context;
  const asked = options.flatMap(({ targets = [] }) =>
    targets.flatMap((target) => (target.startsWith('card:') ? [target.slice('card:'.length)] : [])),
  );
  const drawn = questions.some(({ kind }) => kind === 'mulligan') && me ? [me.card] : [];
  const lies = [...(me?.hand ?? []), ...view.victims.map(({ held }) => held)];
  const cards = [
    ...(view.bloodlust ? [view.bloodlust.card] : []),
    ...view.plays.map(({ card }) => card),
    ...drawn,
    ...asked.filter((card) => !lies.includes(card)),
  ];
  return {
    version: 1,
    name: context.lexicon.say('on-table'),
    cards: [...new Set(cards)].map((card) => anyCard(look, card)),
  };
}

/** The card that asks the open question: the one that was played last or, if there is none, the Bloodlust. */
export function resolvedOf(look: Look): AsylumCard | null {
  const { view } = look.context;
  const card = view.plays.at(-1)?.card ?? view.bloodlust?.card;
  return card === undefined || look.questions.length === 0 ? null : anyCard(look, card);
}

export function decksOf(look: Look): readonly DeckCard[] {
  const { context } = look;
  return (['camo-sabo', 'movement', 'bloodlust'] as const satisfies readonly DeckName[]).map((deck) => {
    const { count, pile, top } = context.view.decks[deck];
    return {
      id: `deck:${deck}`,
      name: deckName(context, deck),
      left: count,
      ...targetState(look, `deck:${deck}`),
      next: top.map((card) => (card === null ? null : cardName(context, card))),
      pile: {
        version: 1,
        name: context.lexicon.say('pile-of', { deck: deckName(context, deck) }),
        cards: pile.map((card) => anyCard(look, card)).reverse(),
      },
    };
  });
}

export function anyCard(look: Look, card: CardId): AsylumCard {
  const { content } = look.context;
  if (content.camoSabo.has(card)) return camoSabo(look, card);
  const kind = content.movement.has(card)
    ? 'movement'
    : content.bloodlust.has(card)
      ? 'bloodlust'
      : content.victims.has(card)
        ? 'victim'
        : content.pack.specials.some(({ id }) => id === card)
          ? 'special'
          : 'patient';
  return cardOf(look, card, kind);
}

function camoSabo(look: Look, card: CardId): AsylumCard {
  const { content, lexicon } = look.context;
  const printed = content.camoSabo.get(card);
  if (!printed) return cardOf(look, card, 'camo');
  return {
    ...cardOf(look, card, printed.kind),
    when: momentsOf(printed).map((moment) => lexicon.say(`window-${moment.replace(' ', '-')}` as Key)),
  };
}

function cardOf(
  look: Look,
  card: CardId,
  kind: 'camo' | 'sabo' | 'movement' | 'bloodlust' | 'victim' | 'patient' | 'special',
): AsylumCard {
  const { context } = look;
  const { lexicon } = context;
  const art = kindOf(card);
  return {
    id: `card:${card}`,
    kind,
    art,
    name: cardName(context, card),
    text: textOf(look, art),
    flavour: lexicon.card(art, 'flavour'),
    kindName: lexicon.say(`kind-${kind}`),
    ...targetState(look, `card:${card}`),
  };
}

/** The text that says what a card does. For a Victim, it consists of the boon and the flaw. */
export function textOf({ context: { lexicon } }: Look, art: string): string | undefined {
  const [boon, flaw] = [lexicon.card(art, 'boon'), lexicon.card(art, 'flaw')];
  return boon === undefined
    ? lexicon.card(art, 'text')
    : [`${lexicon.say('boon')}: ${boon}`, `${lexicon.say('flaw')}: ${flaw ?? ''}`].join(' ');
}
