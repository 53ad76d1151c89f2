// Reads the Characters of a situation, and takes their tokens and cards out of the bags and decks.
import type { Attribute, Colour, Condition, Junk } from '../cards/card-types.js';
import { characterOf, equipmentOf, isInUse, weaponOf } from '../rules/values-in-force.js';
import type { Position } from './step-context.js';
import { listOf, object, oneOf, quoted, text, wholeNumber, InputFault, numbers, yesNo } from './readers.js';
import type { HeldItem, Space } from './state.js';

export interface SituatedCharacter {
  readonly at?: string;
  readonly dead?: boolean;
  readonly insane?: boolean;
  readonly wounds?: number;
  readonly insanity?: number;
  readonly increases?: Partial<Record<Attribute, number>>;
  readonly decreases?: Partial<Record<Attribute, number>>;
  readonly conditions?: readonly Condition[];
  readonly junk?: Partial<Record<Junk, number>>;
  readonly meds?: Partial<Record<Colour, number>>;
  /**
   * If `worn` is left out, the Character wears Armor and Weapons while the Loadout has room. `rows` are the numbers of
   * the bought rows, counted from 0.
   */
  readonly items?: readonly (
    | string
    | { readonly card: string; readonly rows?: readonly number[]; readonly worn?: boolean; readonly tapped?: boolean }
  )[];
  readonly disorders?: readonly (string | { readonly card: string; readonly cooldown?: number })[];
  readonly quest?: number;
  readonly questDone?: boolean;
}

const fields: readonly (keyof SituatedCharacter)[] = [
  'at',
  'dead',
  'insane',
  'wounds',
  'insanity',
  'increases',
  'decreases',
  'conditions',
  'junk',
  'meds',
  'items',
  'disorders',
  'quest',
  'questDone',
];
const attributes: readonly Attribute[] = ['strength', 'dexterity', 'wisdom', 'imagination'];
const junk: readonly Junk[] = ['glass', 'wood', 'rope', 'paper', 'pipe', 'rock'];
const colours: readonly Colour[] = ['green', 'red', 'blue', 'brown'];
const conditions: readonly Condition[] = ['fire', 'frost', 'stun'];

export function fillCharacter(
  m: Position,
  id: number,
  json: unknown,
  path: string,
  spaceOf: (value: unknown, path: string) => Space,
): void {
  const given = object<SituatedCharacter>(json, fields, path);
  const character = characterOf(m, id);
  Object.assign(character, {
    at: given.at === undefined ? -1 : spaceOf(given.at, `${path}/at`),
    dead: yesNo(given.dead, `${path}/dead`),
    insane: yesNo(given.insane, `${path}/insane`),
    wounds: wholeNumber(given.wounds ?? 0, `${path}/wounds`, 0, 99),
    insanity: wholeNumber(given.insanity ?? 0, `${path}/insanity`, 0, 99),
    increases: numbers(given.increases, attributes, `${path}/increases`, 9),
    decreases: numbers(given.decreases, attributes, `${path}/decreases`, 9),
    conditions: Object.fromEntries(
      listOf(given.conditions, `${path}/conditions`, (condition, at) => [oneOf(condition, conditions, at), 0]),
    ),
    junk: takeOut(m.state.junkBag, numbers(given.junk, junk, `${path}/junk`, 99), `${path}/junk`),
    meds: takeOut(m.state.medsBag, numbers(given.meds, colours, `${path}/meds`, 99), `${path}/meds`),
    quest: wholeNumber(given.quest ?? 0, `${path}/quest`, 0, 99),
    questDone: yesNo(given.questDone, `${path}/questDone`),
  });
  listOf(given.items, `${path}/items`, (item, at) => {
    giveItem(m, id, item, at);
  });
  listOf(given.disorders, `${path}/disorders`, (disorder, at) => {
    giveDisorder(m, id, disorder, at);
  });
}

/** Takes tokens out of the bag. It is a fault if the bag does not hold enough. */
function takeOut<K extends string>(
  bag: Partial<Record<K, number>>,
  held: Partial<Record<K, number>>,
  path: string,
): Partial<Record<K, number>> {
  for (const kind of Object.keys(held) as K[]) {
    const left = bag[kind] ?? 0;
    bag[kind] = left - wholeNumber(held[kind], `${path}/${kind}`, 0, left);
  }
  return held;
}

function giveItem(m: Position, id: number, json: unknown, path: string): void {
  const given =
    typeof json === 'string' ? { card: json } : object<HeldItem>(json, ['card', 'rows', 'worn', 'tapped'], path);
  const name = text(given.card, `${path}/card`);
  const item: HeldItem = {
    card: name,
    rows: 0,
    tapped: 'tapped' in given && yesNo(given.tapped, `${path}/tapped`),
    untapped: false,
    worn: false,
  };
  const printed = weaponOf(m, item) ?? equipmentOf(m, item);
  if (!printed) throw new InputFault(path, 'no-card', { card: quoted(name) });
  if (m.state.characters.some(({ items }) => items.some((other) => other.card === name)))
    throw new InputFault(path, 'card-twice', { card: quoted(name) });
  if (!printed.basic) takeCard(m.state.decks[weaponOf(m, item) ? 'weapon' : 'equipment'].left, name, path);
  const bought =
    'rows' in given
      ? listOf(given.rows, `${path}/rows`, (row, at) => wholeNumber(row, at, 0, printed.rows.length - 1))
      : [];
  const character = characterOf(m, id);
  const worn = 'worn' in given ? yesNo(given.worn, `${path}/worn`) : hasRoom(m, character.items, item);
  character.armed ||= !printed.basic && m.content.weapons.has(name);
  character.items = [...character.items, { ...item, rows: bought.reduce((rows, row) => rows | (1 << row), 0), worn }];
}

/** Whether the Loadout has room for the Item. It holds at most one Armor and two Weapons. LOB-ARE-02 */
function hasRoom(m: Position, items: readonly HeldItem[], item: HeldItem): boolean {
  const worn = items.filter((other) => other.worn && isInUse(m, other));
  if (weaponOf(m, item)) return worn.filter((other) => weaponOf(m, other)).length < 2;
  return !!equipmentOf(m, item)?.armor && !worn.some((other) => equipmentOf(m, other)?.armor);
}

function giveDisorder(m: Position, id: number, json: unknown, path: string): void {
  const given =
    typeof json === 'string'
      ? { card: json }
      : object<{ card: string; cooldown: number }>(json, ['card', 'cooldown'], path);
  const name = text(given.card, `${path}/card`);
  const disorder = m.content.disorders.get(name);
  if (!disorder) throw new InputFault(path, 'no-card', { card: quoted(name) });
  takeCard(m.state.decks[disorder.deck].left, name, path);
  const character = characterOf(m, id);
  character.disorders = [
    ...character.disorders,
    { card: name, cooldown: 'cooldown' in given ? wholeNumber(given.cooldown ?? 0, `${path}/cooldown`, 0, 9) : 0 },
  ];
}

function takeCard(deck: string[], name: string, path: string): void {
  const at = deck.indexOf(name);
  if (at < 0) throw new InputFault(path, 'not-hidden', { card: quoted(name) });
  deck.splice(at, 1);
}
