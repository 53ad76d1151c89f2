// Checks a view of Lobotomy 2 from an untrusted source before it is drawn. The modifiers that cards add to a roll are
// not fully checked, so code that draws such a view must catch errors.
import { boundaryKinds } from '../../../board/types.js';
import {
  objectOf,
  is,
  listOf as listUpTo,
  optional,
  recordOf,
  oneOf,
  nullable,
  anyObject,
  integer,
  boolean,
  type Check,
} from '../../../kernel/json-shape.js';
import type { Content } from '../cards/card-index.js';
import type {
  Attack,
  Character,
  Check as Checked,
  Declaration,
  Defender,
  DefenseGroup,
  Deck,
  HeldDisorder,
  HeldItem,
  Hunt,
  TotalModifiers,
  Lasting,
  Locker,
  BoardToken,
  Monster,
  MonsterChange,
  MonsterType,
  RollGroup,
  RolledDie,
  State,
  Trade,
  Turn,
} from './state.js';

/** No list in the game is longer than this. */
const longest = 250;
const list = (check: Check): Check => listUpTo(longest, check);
const known = (cards: ReadonlyMap<string, unknown>): Check =>
  is((value) => typeof value === 'string' && cards.has(value));
/** An id, or a name from a Scenario. */
const text = is((value) => typeof value === 'string' && value.length <= 80);
const count = integer(0, 9999);
const counted = (name: Check, check: Check = count): Check => recordOf(longest, name, check);
/** An object with numbers as values. Its property names are among the given names. */
const countsOf = (...names: readonly string[]): Check => counted(oneOf(...names));

const number = integer(-999, 9999);
const mask = integer(0, 2 ** 31 - 1);
const attributes = ['strength', 'dexterity', 'wisdom', 'imagination'];
const colours = ['green', 'red', 'blue', 'brown'];
const conditions = ['fire', 'frost', 'stun'];
const attribute = oneOf(...attributes);
const colour = oneOf(...colours);
const attributeCounts = countsOf(...attributes);
const junk = countsOf('glass', 'wood', 'rope', 'paper', 'pipe', 'rock');
const meds = countsOf(...colours);
const conditionCounts = countsOf(...conditions);
const level = oneOf('easiest', 'easier', 'harder', 'hardest');
const phase = oneOf('setup', 'maintenance', 'characters', 'hunt', 'bosses', 'movement', 'spawn', 'attacks');

/**
 * Returns the path of the first mistake in a view, or null. A view without mistakes has the right form, but its
 * position may still be impossible.
 */
export function viewFault(json: unknown, seats: number, content: Content): string | null {
  const { scenario, characters } = Object(json) as Partial<State>;
  const isScenario = known(content.scenarios);
  if (isScenario(scenario) !== null) return Object(json) === json && !Array.isArray(json) ? 'scenario' : '';
  const space = integer(0, content.map(scenario as string).ids.length - 1);
  const nowhere = integer(-1, content.map(scenario as string).ids.length - 1);
  const player = integer(0, Array.isArray(characters) ? characters.length - 1 : -1);
  const item = is((value) => [content.weapons, content.equipment].some((cards) => known(cards)(value) === null));
  const monster = known(content.monsters);
  const mini = is(
    (value) =>
      player(value) === null || (Number.isInteger(value) && (value as number) >= 10 && (value as number) <= 9999),
  );
  const table = { space, nowhere, player, mini, item };
  return objectOf<State>({
    scenario: isScenario,
    characters: (value) =>
      Array.isArray(value) && value.length > 0 && value.length <= 5
        ? list(character(content, seats, table))(value)
        : '',
    nightmares: list(isScenario),
    difficulty: list(objectOf<State['difficulty'][number]>({ card: known(content.difficulties), level })),
    kept: list(text),
    nearest: oneOf('range', 'walking'),
    round: count,
    phase,
    first: player,
    turn: objectOf<Turn>({
      character: player,
      ap: number,
      mp: number,
      looted: boolean,
      changed: boolean,
      traded: boolean,
      refusals: list(player),
      disordered: boolean,
      raised: boolean,
    }),
    monsters: list(
      objectOf<Monster>({
        id: integer(10, 9999),
        card: monster,
        number: integer(1, 9999),
        at: nowhere,
        wounds: count,
        conditions: conditionCounts,
        spawnRound: count,
        moved: boolean,
        attacked: boolean,
      }),
    ),
    types: list(objectOf<MonsterType>({ card: monster, empowered: boolean, pool: number })),
    nextMonster: integer(10, 9999),
    changes: list(
      objectOf<MonsterChange>({
        stat: oneOf('movement', ...colours, 'health', 'auto'),
        n: number,
        until: oneOf('turn', 'round', 'good', 'moved'),
        type: optional(monster),
      }),
    ),
    tiles: mask,
    edges: counted(text, oneOf(...boundaryKinds)),
    lockers: list(objectOf<Locker>({ space, face: nullable(known(content.lockers)) })),
    lockerStock: list(known(content.lockers)),
    marks: list(objectOf<BoardToken>({ token: text, space: nowhere, value: optional(nullable(text)) })),
    riddles: list(text),
    mine: nullable(space),
    gun: nullable(space),
    hunt: hunt(content),
    decks,
    junkBag: junk,
    medsBag: meds,
    read: list(text),
    firedTriggers: list(text),
    flags: list(text),
    counters: counted(text, number),
    objectives: list(text),
    final: boolean,
    spawnCardsToSkip: count,
    still: nullable(oneOf('move', 'attack', 'both')),
    attacks: list(attack(table)),
    check: nullable(
      objectOf<Checked>({
        kind: oneOf('test', 'search'),
        player,
        attribute,
        target: nullable(number),
        card: nullable(text),
        declared: list(declared(player)),
        side: nullable(joined),
        roll: nullable(roll(mini)),
      }),
    ),
    trade: nullable(objectOf<Trade>({ partner: player, given: list(text), got: list(text) })),
    x: count,
    rewarded: boolean,
    defeated: counted(text),
  })(json);
}

/** Checks that depend on the Scenario and the number of players. */
type Table = Readonly<Record<'space' | 'nowhere' | 'player' | 'mini' | 'item', Check>>;

const character = (content: Content, seats: number, { nowhere, item }: Table): Check =>
  objectOf<Character>({
    card: known(content.characters),
    seat: integer(0, seats - 1),
    insane: boolean,
    at: nowhere,
    dead: boolean,
    gone: boolean,
    acted: boolean,
    wounds: count,
    insanity: count,
    increases: attributeCounts,
    decreases: attributeCounts,
    conditions: conditionCounts,
    junk,
    meds,
    items: list(objectOf<HeldItem>({ card: item, rows: mask, tapped: boolean, untapped: boolean, worn: boolean })),
    armed: boolean,
    disorders: list(objectOf<HeldDisorder>({ card: known(content.disorders), cooldown: count })),
    quest: count,
    questDone: boolean,
    used: list(text),
    lasting: list(objectOf<Lasting>({ until: oneOf('turn', 'round', 'good'), card: text, passive: anyObject })),
    attackers: count,
  });

const hunt = ({ hunt: cards }: Content): Check => {
  const event = known(cards);
  return objectOf<Hunt>({
    position: integer(0, 99),
    shown: listUpTo(12, nullable(event)),
    hidden: list(event),
    aura: integer(0, 12),
    revealed: boolean,
    leaving: boolean,
    battle: boolean,
  });
};

const deck = objectOf<Deck>({ left: list(text), out: list(text) });
const decks = objectOf<State['decks']>({
  weapon: deck,
  equipment: deck,
  spawn: deck,
  aggression: deck,
  ocd: deck,
  schizophrenia: deck,
  anxiety: deck,
  scenario: deck,
  nightmare: deck,
  memory: deck,
  huntmaster: deck,
  wendigo: deck,
});

// Rolls

const joined = objectOf<TotalModifiers>({
  dice: objectOf<TotalModifiers['dice']>({ green: number, red: number, blue: number, brown: number }),
  auto: number,
  printed: number,
  keywords: list(text),
  infects: nullable(attribute),
  bolt: objectOf<TotalModifiers['bolt']>({
    auto: number,
    keywords: list(text),
    infects: nullable(attribute),
    then: list(anyObject),
  }),
  range: listUpTo(2, number),
  unseen: boolean,
  reroll: number,
  convert: list(anyObject),
  convertFoe: list(anyObject),
  turn: list(anyObject),
  immune: list(text),
  then: list(anyObject),
});

const rollFields = (mini: Check) => ({
  minis: list(mini),
  foe: list(anyObject),
  dice: list(objectOf<RolledDie>({ die: colour, face: integer(0, 5), added: boolean })),
  rerolls: number,
  marked: list(count),
});
const roll = (mini: Check): Check => objectOf<RollGroup>(rollFields(mini));

const declared = (player: Check): Check =>
  objectOf<Declaration>({ player, key: text, type: text, mods: list(anyObject) });

function attack({ space, player, mini }: Table): Check {
  const group = integer(-1, longest);
  return objectOf<Attack>({
    by: is((value) => value === -1 || mini(value) === null),
    with: text,
    target: nullable(mini),
    space,
    attribute: nullable(attribute),
    printed: list(anyObject),
    bonus: boolean,
    counter: boolean,
    declared: list(declared(player)),
    side: nullable(joined),
    defenders: list(
      objectOf<Defender>({
        mini,
        attack: group,
        defence: group,
        dodges: boolean,
        placed: list(oneOf(...conditions)),
        pierced: nullable(count),
        wounds: count,
      }),
    ),
    attacks: list(roll(mini)),
    defences: list(objectOf<DefenseGroup>({ ...rollFields(mini), side: joined, rolls: boolean })),
  });
}
