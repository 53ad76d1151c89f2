// The models of cards: a Character with its Items and Disorders, the Monsters on the Board, and other cards that a
// question is about.
import type { PlayerId, TargetId } from '../../../kernel/index.js';
import type { HandCard, HandModel } from '../../../scene/card-hand-model.js';
import { costOf } from '../rules/turn/abilities.js';
import { atCard, atRow } from '../rules/ask.js';
import type { Colour, Modifiers, UpgradeRow } from '../cards/card-types.js';
import { cardOf, kindOf } from '../cards/card-index.js';
import {
  characterOf,
  equipmentOf,
  healthOf,
  monsterSide,
  monsterChange,
  characterSide,
  weaponOf,
} from '../rules/values-in-force.js';
import { junkPrice, price } from '../words/prices.js';
import { targetState, type TargetState } from '../../../scene/choices.js';
import type { Look } from './scene-context.js';
import { modifiersText } from '../words/roll-modifiers.js';
import { itemText, rowDescription } from '../words/item-texts.js';
import { cardName, cardText, characterName, deckName, sentences, type SpeechContext } from '../words/names.js';
import type { HeldDisorder, HeldItem } from '../state/state.js';
import { costOfRow } from '../rules/turn/upgrades.js';

/** An Innate Ability. */
export interface Ability {
  readonly name: string;
  readonly text: string;
  /** The cost in a few words. */
  readonly cost?: string | undefined;
  /** The id of the option that uses the Ability now. */
  readonly option?: string | undefined;
  /** Whether the Ability can be used only once in a Turn, and has already been used. */
  readonly used: boolean;
}
/** A Character's card. */
export interface Sheet extends HandCard {
  readonly abilities: readonly Ability[];
}
export interface ItemCard extends HandCard {
  readonly kind: 'weapon' | 'armor' | 'equipment' | 'fists';
  readonly rows: readonly Row[];
}
/** An upgrade row. */
export interface Row extends TargetState {
  /** The id by which options point at the row. */
  readonly id: TargetId;
  /** The price of the row in Junk, in words. */
  readonly cost: string;
  readonly text: string;
  readonly bought: boolean;
}
export interface Items extends HandModel {
  readonly cards: readonly ItemCard[];
}

/** Makes the model of a card. All copies of a card look the same. */
function cardModel<K extends string>(
  look: Look,
  id: string,
  kind: K,
  kindName: string,
  ...text: readonly (string | false | undefined)[]
): HandCard & { readonly kind: K } {
  const { context } = look;
  const art = kindOf(id);
  return {
    id: atCard(id),
    kind,
    art,
    name: cardName(context, id),
    kindName,
    flavour: context.lexicon.card(art, 'flavour'),
    text: sentences(...text),
    ...targetState(look, atCard(id)),
  };
}

/** The Character's card, on its visible side. */
export function sheetOf(look: Look, player: PlayerId): Sheet {
  const { context, m, options } = look;
  const { lexicon } = context;
  const { card: name, insane, used } = characterOf(m, player);
  const side = insane ? 'insane' : 'blue';
  const abilities = characterSide(m, player).abilities.map((ability, i): Ability => {
    const [key, id] = [`${name}.${i + 1}`, `${name}.${side}.${i + 1}`];
    return {
      name: lexicon.card(id) ?? '',
      text: lexicon.card(id, 'text') ?? '',
      cost: price(context, costOf({ key, ability, of: 'character', card: name })),
      option: options.find((option) => `${option.id}:`.startsWith(`use:${key}:`))?.id,
      used: !!ability.once && used.includes(key),
    };
  });
  const texts = abilities.map(({ name: title, text }) => lexicon.say('on-named', { name: title, text }));
  return {
    ...cardModel(look, name, side, lexicon.say(`on-${side}-side`), ...texts),
    ...(insane && { art: `${name}.insane` }),
    abilities,
  };
}

export function disordersOf(look: Look, player: PlayerId): HandModel {
  const { context, m } = look;
  return {
    version: 1,
    name: context.lexicon.say('on-disorders-of', { player: characterName(context, player) }),
    cards: characterOf(m, player).disorders.map((held) => disorderCard(look, held)),
  };
}

function disorderCard(look: Look, { card: name, cooldown }: HeldDisorder): HandCard {
  const {
    context,
    context: { content, lexicon },
  } = look;
  const { deck } = cardOf(content.disorders, name);
  const waits = cooldown > 0;
  return {
    ...(waits && { state: 'spent' }),
    ...cardModel(
      look,
      name,
      deck,
      deckName(context, deck),
      cardText(context, name),
      waits && lexicon.say('on-cooldown', { n: cooldown }),
    ),
  };
}

// Items

/** Items in the Loadout come first. The Basic Attack comes last; it is always possible. LOB-ATK-04 */
export function itemsOf(look: Look, player: PlayerId): Items {
  const { context, m } = look;
  const { items } = characterOf(m, player);
  const inOrder = [...items.filter(({ worn }) => worn), ...items.filter(({ worn }) => !worn)];
  return {
    version: 1,
    name: context.lexicon.say('on-items-of', { player: characterName(context, player) }),
    cards: [...inOrder.map((item) => itemCard(look, player, item)), fists(look)],
  };
}

function fists(look: Look): ItemCard {
  const { lexicon } = look.context;
  return {
    ...cardModel(look, 'fists', 'fists', lexicon.say('on-always'), lexicon.say('on-fists')),
    name: lexicon.say('on-fists-name'),
    rows: [],
  };
}

/**
 * The model of an Item. The prices of its rows are those for `player`: the holder of the Item or, if nobody holds it,
 * the player who has to choose.
 */
function itemCard(look: Look, player: PlayerId, item: HeldItem): ItemCard {
  const { context, m } = look;
  const { lexicon } = context;
  const { card: id, worn, tapped } = item;
  const weapon = weaponOf(m, item);
  const equipment = equipmentOf(m, item);
  const kind = weapon ? 'weapon' : equipment?.armor ? 'armor' : 'equipment';
  const rows = (weapon ?? equipment)?.rows ?? [];
  const printed = rows.map((row, r) => rowModel(look, player, item, row, r));
  return {
    ...(tapped && { state: 'spent' }),
    ...cardModel(
      look,
      id,
      kind,
      lexicon.say(worn && kind !== 'equipment' ? `on-worn-${kind}` : `on-${kind}`),
      itemText(context, id),
      ...printed.map(({ bought, cost, text }, r) =>
        lexicon.say(bought ? 'on-row-bought' : 'on-row', { n: r + 1, cost, text }),
      ),
      tapped && lexicon.say('on-tapped'),
    ),
    rows: printed,
  };
}

function rowModel(look: Look, player: PlayerId, item: HeldItem, row: UpgradeRow, r: number): Row {
  const { context, m } = look;
  const id = atRow(item.card, r + 1);
  return {
    id,
    cost: junkPrice(context, costOfRow(m, player, row.cost)) ?? '',
    text: rowDescription(context, kindOf(item.card), row, r),
    bought: (item.rows & (1 << r)) !== 0,
    ...targetState(look, id),
  };
}

// Monsters

/** A card with the current numbers for each type of Monster on the Board. LOB-MON-02, LOB-BOS */
export function monstersOf(look: Look): HandModel {
  const { context } = look;
  const names = [...new Set(context.view.monsters.map(({ card: name }) => name))];
  return {
    version: 1,
    name: context.lexicon.say('on-monsters-here'),
    cards: names.map((name) => monsterCard(look, name)),
  };
}

function monsterCard(look: Look, name: string): HandCard {
  const { context, m } = look;
  const { view, content, lexicon } = context;
  const { attacks, defense, movement } = monsterSide(m, name);
  const { class: kind } = cardOf(content.monsters, name);
  const empowered = view.types.some((type) => type.card === name && type.empowered);
  const one = view.monsters.find((monster) => monster.card === name);
  // LOB-HNT-04
  const raised = ({ dice = {} }: Modifiers, ...colours: readonly Colour[]): Modifiers['dice'] & object => ({
    ...dice,
    ...Object.fromEntries(colours.map((die) => [die, (dice[die] ?? 0) + monsterChange(m, name, die)])),
  });
  const guard = modifiersText(context, 'defense', { ...defense, dice: raised(defense, 'blue', 'brown') });
  const numbers = { health: one ? healthOf(m, one.id) : 0, movement: movement + monsterChange(m, name, 'movement') };
  return cardModel(
    look,
    name,
    empowered ? 'empowered' : kind,
    lexicon.say(empowered ? `on-empowered-${kind}` : `on-${kind}`),
    lexicon.say('on-numbers', numbers),
    ...attacks.map((attack, i) =>
      attackText(
        context,
        { ...attack, dice: raised(attack, 'green', 'red'), auto: (attack.auto ?? 0) + monsterChange(m, name, 'auto') },
        (attacks[i - 1]?.upTo ?? 0) + 1,
        attacks.length,
      ),
    ),
    guard ? lexicon.say('on-defense', { mods: guard }) : lexicon.say('on-no-defense'),
    lexicon.card(name, 'text'),
  );
}

/**
 * The text of an attack. If a Boss has several attacks, the text contains the attack's name and the results of the d6
 * that select it. LOB-BOS-03
 */
function attackText(
  context: SpeechContext,
  attack: ReturnType<typeof monsterSide>['attacks'][number],
  from: number,
  of: number,
): string {
  const { lexicon } = context;
  const mods = modifiersText(context, 'attack', attack);
  if (of === 1 || attack.id === undefined) return lexicon.say('on-attack', { mods });
  return sentences(
    lexicon.say('on-attack-of', { name: cardName(context, attack.id), from, to: attack.upTo ?? 6, mods }),
    lexicon.card(attack.id, 'text'),
  );
}

// Other cards

/** Cards that the question is about and that are not shown elsewhere: from the supply, or from another Character. */
export function offeredOf(look: Look, player: PlayerId, shown: readonly HandCard[]): HandModel {
  const { context, m, options } = look;
  const there = new Set(shown.map(({ id }) => id));
  const asked = [...new Set(options.flatMap(({ targets = [] }) => targets))].filter(
    (id) => id.startsWith('card:') && !there.has(id),
  );
  return {
    version: 1,
    name: context.lexicon.say('on-offered'),
    cards: asked.map((id): HandCard => {
      const name = id.slice('card:'.length);
      for (const [holder, { card: own, items, disorders }] of m.state.characters.entries()) {
        const [item, disorder] = [
          items.find((each) => each.card === name),
          disorders.find((each) => each.card === name),
        ];
        if (item) return itemCard(look, holder, item);
        if (disorder) return disorderCard(look, disorder);
        if (own === name) return sheetOf(look, holder);
      }
      return itemCard(look, player, { card: name, rows: 0, tapped: false, untapped: false, worn: false });
    }),
  };
}
