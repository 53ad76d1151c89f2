// The possessions of Characters (Insanity, Junk, Meds, Items, Disorder cards), and the bags and decks that these come
// from. LOB-INS, -JNK, -MED, -ITM
import type { PlayerId, RuleId } from '../../../kernel/index.js';
import type { Colour, Disorder, Junk } from '../cards/card-types.js';
import { cardOf, kindOf } from '../cards/card-index.js';
import { characterOf, equipmentOf, limitOf, weaponOf } from './values-in-force.js';
import type { Context, Position } from '../state/step-context.js';
import { countForQuest } from './quests.js';
import type { Character, Deck, HeldDisorder, HeldItem, Lasting, State } from '../state/state.js';

/** Insanity above the limit is lost. LOB-INS-03 */
export function gainInsanity(m: Context, player: PlayerId, n: number, rule: RuleId): void {
  const character = characterOf(m, player);
  const gained = Math.min(n, limitOf(m, player, 'insanity') - character.insanity);
  if (gained <= 0) return;
  character.insanity += gained;
  m.emit({ type: 'insanity', rule, also: ['LOB-INS-03', 'LOB-PRE-02'], player, n: gained });
  countForQuest(m, player, 'insanity', gained);
}

/** Returns an entry for each token in the bag. If `only` is given, tokens of other kinds are left out. */
function tokensOf<K extends string>(bag: Partial<Record<K, number>>, only?: K): K[] {
  const all: K[] = [];
  for (const kind of (Object.keys(bag) as K[]).sort())
    if (kind === (only ?? kind)) for (let left = bag[kind] ?? 0; left > 0; left--) all.push(kind);
  return all;
}

/** Moves one token between a bag and a Character, or between Characters. */
export function moveToken<K extends string>(
  from: Partial<Record<K, number>>,
  to: Partial<Record<K, number>>,
  kind: K,
): void {
  from[kind] = (from[kind] ?? 0) - 1;
  to[kind] = (to[kind] ?? 0) + 1;
}

/**
 * Draws `n` tokens at random. If `kind` is given, only tokens of this kind are drawn. If the bag runs out, fewer tokens
 * are drawn. LOB-RUL-29
 */
function drawTokens<K extends string>(
  m: Context,
  name: 'junk' | 'meds',
  bag: Partial<Record<K, number>>,
  held: Partial<Record<K, number>>,
  n: number,
  kind?: K,
): K[] {
  const taken: K[] = [];
  while (taken.length < n) {
    const left = tokensOf(bag, kind);
    if (left.length === 0) break;
    const drawn = m.chance.draw(name, left) as K;
    moveToken(bag, held, drawn);
    taken.push(drawn);
  }
  return taken;
}

/** LOB-JNK-01 */
export function gainJunk(m: Context, player: PlayerId, n: number, rule: RuleId, kind?: Junk): void {
  for (const drawn of drawTokens(m, 'junk', m.state.junkBag, characterOf(m, player).junk, n, kind))
    m.emit({ type: 'junk', rule, also: ['LOB-JNK-01', 'LOB-JNK-02', 'LOB-JNK-03', 'LOB-RUL-31'], player, kind: drawn });
}

/** LOB-JNK-05 */
export function spendJunk(m: Position, player: PlayerId, kind: Junk): void {
  moveToken(characterOf(m, player).junk, m.state.junkBag, kind);
}

/** LOB-MED-01 */
export function gainMeds(m: Context, player: PlayerId, n: number, rule: RuleId, colour?: Colour): void {
  for (const drawn of drawTokens(m, 'meds', m.state.medsBag, characterOf(m, player).meds, n, colour))
    m.emit({ type: 'meds', rule, also: ['LOB-MED-01'], player, colour: drawn });
}

/** The token returns to the bag immediately. LOB-MED-02, LOB-RUL-103 */
export function spendMeds(m: Position, player: PlayerId, colour: Colour): void {
  moveToken(characterOf(m, player).meds, m.state.medsBag, colour);
}

/**
 * Draws any of the remaining cards. If the deck is empty, the discard pile is reshuffled; returns null if the pile is
 * empty too. LOB-RUL-29
 */
export function drawCard(m: Context, name: keyof State['decks']): string | null {
  const deck: Deck = m.state.decks[name];
  if (deck.left.length === 0 && deck.out.length > 0 && name !== 'scenario' && name !== 'nightmare') {
    [deck.left, deck.out] = [deck.out.sort(), []];
    m.emit({ type: 'reshuffled', rule: 'LOB-RUL-29', deck: name });
  }
  return deck.left.length === 0 ? null : m.chance.draw(name, deck.left);
}

export const itemOf = (character: Character, name: string): HeldItem | undefined =>
  character.items.find((item) => item.card === name);
const isWeapon = (m: Position, name: string): boolean => m.content.weapons.has(kindOf(name));
export const isBasic = (m: Position, item: HeldItem): boolean => !!(weaponOf(m, item) ?? equipmentOf(m, item))?.basic;

/** The Items that count against the limit. LOB-RUL-20 */
export const countedItems = (m: Position, player: PlayerId): HeldItem[] =>
  characterOf(m, player).items.filter((item) => !isBasic(m, item));

/**
 * Gives an Item with its upgrades to a Character. The first Weapon that the Character gains besides its Basic Weapon
 * goes into a free slot. LOB-ITM-07, LOB-RUL-26
 */
export function receiveItem(m: Position, player: PlayerId, item: HeldItem): void {
  const character = characterOf(m, player);
  const worn = character.items.filter(({ worn: used, card: name }) => used && isWeapon(m, name)).length;
  const additional = isWeapon(m, item.card) && !isBasic(m, item);
  character.items = [...character.items, withItemChanges(item, { worn: additional && !character.armed && worn < 2 })];
  character.armed ||= additional;
}

/** Returns a changed copy. `Object.assign` gives all Items the same object shape: see `uniform-shapes.ts`. */
export const withItemChanges = (item: HeldItem, change: Partial<HeldItem>): HeldItem =>
  Object.assign({ ...item }, change);

export function changeItem(m: Position, player: PlayerId, name: string, change: Partial<HeldItem>): void {
  const character = characterOf(m, player);
  character.items = character.items.map((item) => (item.card === name ? withItemChanges(item, change) : item));
}

/** Draws a card of the deck, then checks the limit of Items. LOB-SEA-06, -08 */
export function gainItem(m: Context, player: PlayerId, deck: 'weapon' | 'equipment', rule: RuleId): void {
  const drawn = drawCard(m, deck);
  if (drawn === null) return;
  receiveItem(m, player, { card: drawn, rows: 0, tapped: false, untapped: false, worn: false });
  m.emit({
    type: 'item',
    rule,
    also: ['LOB-ITM-01', 'LOB-ITM-07', 'LOB-SEA-08', 'LOB-WPN-08', 'LOB-EQP-05', 'LOB-RUL-26'],
    player,
    card: drawn,
  });
  m.push({ do: 'item-limit', player });
}

/**
 * Checks a Character that may have lost a card: it dies if it needed the card's Health or Attribute, and it gives up
 * what it held only because the card raised a limit. LOB-DTH-01, LOB-RUL-100, -123
 */
export const checkAfterLoss = (m: Context, player: PlayerId): void => {
  m.push({ do: 'check-death', mini: player, from: null }, { do: 'keep-limits', player });
};

/** Discards an Item and removes its tokens. A Basic Item leaves the game. LOB-ITM-04 */
export function dropItem(m: Context, player: PlayerId, name: string, rule: RuleId): void {
  const character = characterOf(m, player);
  const item = itemOf(character, name);
  character.items = character.items.filter((other) => other !== item);
  if (item && !isBasic(m, item)) m.state.decks[isWeapon(m, name) ? 'weapon' : 'equipment'].out.push(name);
  m.emit({
    type: 'dropped',
    rule,
    also: ['LOB-ARE-04', 'LOB-ITM-04', 'LOB-ITM-09', 'LOB-RUL-20', 'LOB-RUL-21', 'LOB-RUL-78', 'LOB-RUL-123'],
    player,
    card: name,
  });
  checkAfterLoss(m, player);
}

/** Ends the changes that last until this moment. */
export function endLasting(m: Context, over: Lasting['until']): void {
  m.state.characters.forEach((each, player) => {
    if (!each.lasting.some(({ until }) => until === over)) return;
    each.lasting = each.lasting.filter(({ until }) => until !== over);
    checkAfterLoss(m, player);
  });
}

/** LOB-GDC-01, LOB-DIS-13 */
export function gainDisorder(m: Context, player: PlayerId, deck: Disorder, rule: RuleId): void {
  const drawn = drawCard(m, deck);
  if (drawn === null) return;
  const character = characterOf(m, player);
  character.disorders = [...character.disorders, { card: drawn, cooldown: 0 }];
  m.emit({ type: 'disorder', rule, also: ['LOB-CHR-04', 'LOB-DIS-03', 'LOB-RUL-23'], player, card: drawn });
  m.push({ do: 'disorder-limit', player });
}

export function setCooldown(m: Position, player: PlayerId, held: HeldDisorder, cooldown: number): void {
  const character = characterOf(m, player);
  character.disorders = character.disorders.map((each) => (each === held ? { card: held.card, cooldown } : each));
}

export function dropDisorder(m: Context, player: PlayerId, name: string, rule: RuleId): void {
  const character = characterOf(m, player);
  character.disorders = character.disorders.filter((held) => held.card !== name);
  m.state.decks[cardOf(m.content.disorders, name).deck].out.push(name);
  m.emit({ type: 'disorder-dropped', rule, also: ['LOB-ARE-04', 'LOB-GDC-02'], player, card: name });
  checkAfterLoss(m, player);
}
