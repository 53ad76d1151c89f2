// The player mat: Health and Terror, the Neurosis, the Quirk and the Role; and the Items that the player carries.
import type { PlayerId } from '../../../kernel/index.js';
import type { HandCard, HandModel } from '../../../scene/card-hand-model.js';
import { targetState, type OpenTargets } from '../../../scene/choices.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId } from '../cards/card-types.js';
import { itemLimit } from '../rules/items.js';
import { adrenalineDice, neurosisLevel } from '../rules/statistics.js';
import { kindOf } from '../state/state.js';
import { cardName, nameOf, roleOf, type SpeechContext } from '../words/names.js';

export interface MatModel {
  readonly player: PlayerId;
  readonly name: string;
  readonly letter: string;
  readonly alive: boolean;
  readonly health: number;
  readonly terror: number;
  /** Null until a Neurosis is chosen. `level` is 0 if none of its abilities is in force. */
  readonly neurosis: {
    readonly name: string;
    readonly level: number;
    readonly levels: readonly string[];
    /** The dice of its Adrenaline, in words; empty if there are none. */
    readonly adrenaline: string;
  } | null;
  /** Null if the player has none, or if the viewer does not know it. */
  readonly quirk: { readonly name: string; readonly condition: string; readonly counters: number } | null;
  /** Null if the player has none, or if the viewer does not know it. */
  readonly role: { readonly name: string; readonly text: string } | null;
  /** What only this player was told to get. */
  readonly wants: readonly string[];
  /** What a dead player still can do; null for the living. */
  readonly entity: { readonly name: string; readonly text: string } | null;
}

export function matOf(context: SpeechContext, player: PlayerId): MatModel {
  const { view, lexicon } = context;
  const me = view.players[player];
  const name = nameOf(context, player);
  const named = (id: CardId | null | undefined): string | null => id ?? null;
  const [quirk, entity] = [named(me?.quirk), named(me?.entity)];
  return {
    player,
    name,
    letter: name.charAt(0),
    alive: me?.alive ?? false,
    health: me?.health ?? 0,
    terror: me?.terror ?? 0,
    neurosis: neurosisOf(context, player),
    quirk:
      quirk === null
        ? null
        : {
            name: cardName(context, quirk),
            condition: lexicon.card(quirk, 'condition') ?? '',
            counters: me?.counters ?? 0,
          },
    role: roleOf(context, player),
    wants: (me?.wants ?? []).flatMap((card) => (card === null ? [] : [cardName(context, card)])),
    entity: entity === null ? null : { name: cardName(context, entity), text: lexicon.card(entity, 'text') ?? '' },
  };
}

function neurosisOf(context: SpeechContext, player: PlayerId): MatModel['neurosis'] {
  const { view, content, lexicon } = context;
  const me = view.players[player];
  if (!me?.neurosis) return null;
  const { neurosis } = me;
  const side = me.flipped ? 'hidden' : 'front';
  const n = adrenalineDice(me);
  const { adrenaline } = cardOf(content.neuroses, neurosis);
  return {
    name: cardName(context, neurosis),
    level: neurosisLevel(me),
    levels: [1, 2, 3].map((level) => lexicon.card(neurosis, `${side}.${level}`) ?? ''),
    adrenaline: n > 0 ? lexicon.say('adrenaline', { n, use: lexicon.say(adrenaline) }) : '',
  };
}

export function itemsOf(context: SpeechContext, player: PlayerId, targets: OpenTargets): HandModel {
  const { view, content, lexicon } = context;
  const me = view.players[player];
  const cards = (me?.items ?? []).map((id) => itemCard(context, id, targets));
  return {
    version: 1,
    name: lexicon.say('items-of', {
      player: nameOf(context, player),
      n: cards.length,
      limit: me ? itemLimit(content, me) : 0,
    }),
    cards,
  };
}

function itemCard(context: SpeechContext, id: CardId, targets: OpenTargets): HandCard {
  const { content, lexicon } = context;
  const item = cardOf(content.items, id);
  const kind = kindOf(id);
  const text =
    item.type === 'weapon'
      ? lexicon.say('weapon-text', { attack: item.attack, damage: item.damage, n: item.hands })
      : lexicon.card(kind, 'text');
  return {
    id: `card:${id}`,
    kind: item.type,
    art: kind,
    name: cardName(context, id),
    kindName: lexicon.say(`kind-${item.type}`),
    text,
    flavour: lexicon.card(kind, 'flavour'),
    ...targetState(targets, `card:${id}`),
  };
}
