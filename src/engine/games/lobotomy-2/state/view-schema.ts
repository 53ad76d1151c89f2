// What a view of Lobotomy 2 has to look like when it comes from outside, field by field, before it is drawn. What a card adds to a
// roll is not taken apart again: whoever draws a stranger's view tries first.
import { boundaryKinds } from '../../../board/types.js';
import {
  fields,
  is,
  list as listUpTo,
  maybe,
  named,
  one,
  orNull,
  record,
  whole,
  yes,
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
  Joined,
  Lasting,
  Locker,
  Mark,
  Monster,
  MonsterChange,
  MonsterType,
  RollGroup,
  Rolled,
  State,
  Trade,
  Turn,
} from './state.js';

/** No list of the game is longer. */
const longest = 250;
const list = (check: Check): Check => listUpTo(longest, check);
const known = (cards: ReadonlyMap<string, unknown>): Check =>
  is((value) => typeof value === 'string' && cards.has(value));
/** An id, or what a Scenario has called something. */
const text = is((value) => typeof value === 'string' && value.length <= 80);
const count = whole(0, 9999);
const counted = (name: Check, check: Check = count): Check => named(longest, name, check);
/** Some of these, each so many times. */
const some = (...names: readonly string[]): Check => counted(one(...names));

const number = whole(-999, 9999);
const mask = whole(0, 2 ** 31 - 1);
const attributes = ['strength', 'dexterity', 'wisdom', 'imagination'];
const colours = ['green', 'red', 'blue', 'brown'];
const conditions = ['fire', 'frost', 'stun'];
const attribute = one(...attributes);
const colour = one(...colours);
const fewer = some(...attributes);
const junk = some('glass', 'wood', 'rope', 'paper', 'pipe', 'rock');
const meds = some(...colours);
const suffered = some(...conditions);
const level = one('easiest', 'easier', 'harder', 'hardest');
const phase = one('setup', 'maintenance', 'characters', 'hunt', 'bosses', 'movement', 'spawn', 'attacks');

/** Where JSON is no view of this game; null: it is one, of some position or of none that can be. */
export function viewFault(json: unknown, seats: number, content: Content): string | null {
  const { scenario, characters } = Object(json) as Partial<State>;
  const isScenario = known(content.scenarios);
  if (isScenario(scenario) !== null) return Object(json) === json && !Array.isArray(json) ? 'scenario' : '';
  const space = whole(0, content.ground(scenario as string).ids.length - 1);
  const nowhere = whole(-1, content.ground(scenario as string).ids.length - 1);
  const player = whole(0, Array.isArray(characters) ? characters.length - 1 : -1);
  const item = is((value) => [content.weapons, content.equipment].some((cards) => known(cards)(value) === null));
  const monster = known(content.monsters);
  const mini = is(
    (value) =>
      player(value) === null || (Number.isInteger(value) && (value as number) >= 10 && (value as number) <= 9999),
  );
  const table = { space, nowhere, player, mini, item };
  return fields<State>({
    scenario: isScenario,
    characters: (value) =>
      Array.isArray(value) && value.length > 0 && value.length <= 5
        ? list(character(content, seats, table))(value)
        : '',
    nightmares: list(isScenario),
    difficulty: list(fields<State['difficulty'][number]>({ card: known(content.difficulties), level })),
    kept: list(text),
    nearest: one('range', 'walking'),
    round: count,
    phase,
    first: player,
    turn: fields<Turn>({
      character: player,
      ap: number,
      mp: number,
      looted: yes,
      changed: yes,
      traded: yes,
      disordered: yes,
      raised: yes,
    }),
    monsters: list(
      fields<Monster>({
        id: whole(10, 9999),
        card: monster,
        at: nowhere,
        wounds: count,
        conditions: suffered,
        came: count,
        moved: yes,
        attacked: yes,
      }),
    ),
    types: list(fields<MonsterType>({ card: monster, empowered: yes, pool: number })),
    nextMonster: whole(10, 9999),
    changes: list(
      fields<MonsterChange>({
        stat: one('movement', ...colours, 'health', 'auto'),
        n: number,
        until: one('turn', 'round', 'good', 'moved'),
        type: maybe(monster),
      }),
    ),
    tiles: mask,
    edges: counted(text, one(...boundaryKinds)),
    lockers: list(fields<Locker>({ space, face: orNull(known(content.lockers)) })),
    lockerStock: list(known(content.lockers)),
    marks: list(fields<Mark>({ token: text, space: nowhere, value: maybe(orNull(text)) })),
    riddles: list(text),
    mine: orNull(space),
    gun: orNull(fields<NonNullable<State['gun']>>({ owner: player, at: space })),
    hunt: hunt(content),
    decks,
    junkBag: junk,
    medsBag: meds,
    read: list(text),
    worked: list(text),
    flags: list(text),
    counters: counted(text, number),
    objectives: list(text),
    final: yes,
    spared: count,
    still: orNull(one('move', 'attack', 'both')),
    attacks: list(attack(table)),
    check: orNull(
      fields<Checked>({
        kind: one('test', 'search'),
        player,
        attribute,
        declared: list(declared(player)),
        side: orNull(joined),
        roll: orNull(roll(mini)),
      }),
    ),
    trade: orNull(fields<Trade>({ partner: player, given: list(text), got: list(text) })),
    x: count,
    rewarded: yes,
    defeated: counted(text),
  })(json);
}

/** What depends on the Scenario and on who plays. */
type Table = Readonly<Record<'space' | 'nowhere' | 'player' | 'mini' | 'item', Check>>;

const character = (content: Content, seats: number, { nowhere, item }: Table): Check =>
  fields<Character>({
    card: known(content.characters),
    seat: whole(0, seats - 1),
    insane: yes,
    at: nowhere,
    dead: yes,
    gone: yes,
    acted: yes,
    wounds: count,
    insanity: count,
    increases: fewer,
    decreases: fewer,
    conditions: suffered,
    junk,
    meds,
    items: list(fields<HeldItem>({ card: item, rows: mask, tapped: yes, untapped: yes, worn: yes })),
    disorders: list(fields<HeldDisorder>({ card: known(content.disorders), cooldown: count })),
    quest: count,
    questDone: yes,
    used: list(text),
    lasting: list(fields<Lasting>({ until: one('turn', 'round', 'good'), card: text, passive: record })),
    attackers: count,
  });

const hunt = ({ hunt: cards }: Content): Check => {
  const event = known(cards);
  return fields<Hunt>({
    position: whole(0, 99),
    shown: listUpTo(12, orNull(event)),
    hidden: list(event),
    aura: whole(0, 12),
    revealed: yes,
    leaving: yes,
    battle: yes,
  });
};

const deck = fields<Deck>({ left: list(text), out: list(text) });
const decks = fields<State['decks']>({
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

const joined = fields<Joined>({
  dice: fields<Joined['dice']>({ green: number, red: number, blue: number, brown: number }),
  auto: number,
  printed: number,
  keywords: list(text),
  infects: orNull(attribute),
  bolt: fields<Joined['bolt']>({ auto: number, keywords: list(text), infects: orNull(attribute), then: list(record) }),
  range: listUpTo(2, number),
  unseen: yes,
  reroll: number,
  convert: list(record),
  convertFoe: list(record),
  turn: list(record),
  immune: list(text),
  then: list(record),
});

const rollFields = (mini: Check) => ({
  minis: list(mini),
  foe: list(record),
  dice: list(fields<Rolled>({ die: colour, face: whole(0, 5), added: yes })),
  rerolls: number,
  marked: list(count),
});
const roll = (mini: Check): Check => fields<RollGroup>(rollFields(mini));

const declared = (player: Check): Check => fields<Declaration>({ player, key: text, type: text, mods: list(record) });

function attack({ space, player, mini }: Table): Check {
  const group = whole(-1, longest);
  return fields<Attack>({
    by: is((value) => value === -1 || mini(value) === null),
    with: text,
    target: orNull(mini),
    space,
    attribute: orNull(attribute),
    printed: list(record),
    bonus: yes,
    counter: yes,
    declared: list(declared(player)),
    side: orNull(joined),
    defenders: list(
      fields<Defender>({
        mini,
        attack: group,
        defence: group,
        dodges: yes,
        placed: list(one(...conditions)),
        pierced: orNull(count),
        wounds: count,
      }),
    ),
    attacks: list(roll(mini)),
    defences: list(fields<DefenseGroup>({ ...rollFields(mini), side: joined, rolls: yes })),
  });
}
