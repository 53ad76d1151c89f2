// The label of each option: its sentence, its cost, and a note. Made only when it is shown.
import type { Option, PlayerId, Question, TargetId } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import { costOf, endsMove, untapCost } from '../rules/turn/abilities.js';
import { thrownBy } from '../rules/attack/current-attack.js';
import { attackSide } from '../rules/attack/modifiers.js';
import { keyOf, wayOf } from '../rules/attack/reach.js';
import type { Attribute, Colour, Condition, Cost, Disorder, Junk } from '../cards/card-types.js';
import { card } from '../cards/card-index.js';
import { junkKinds } from '../rules/costs.js';
import {
  characterOf,
  equipmentOf,
  healthOf,
  living,
  monsterAt,
  monsterSide,
  monstersAt,
  placeOf,
  sum,
  weaponOf,
  woundsOf,
} from '../rules/values-in-force.js';
import { itemOf } from '../rules/holdings.js';
import { blocking, pointsOf } from '../rules/turn/move.js';
import { junkPrice, price } from './prices.js';
import { actsOf } from '../rules/scenario/scenario.js';
import { signsSaid } from './dice-symbols.js';
import {
  abilityText,
  attributeName,
  cardName,
  characterName,
  colourName,
  conditionName,
  deckName,
  edgeName,
  edgeSpaces,
  heldOf,
  matchOf,
  miniName,
  minisName,
  rowText,
  sentences,
  spaceName,
  thingName,
  type Key,
  type Told,
} from './names.js';
import { isCharacter, type DefenseGroup, type Mini, type Rolled, type Space } from '../state/state.js';
import { costOfRow, insanityPrice } from '../rules/turn/upgrades.js';

export interface Label {
  readonly text: string;
  /** Something to consider, in a second sentence. */
  readonly note?: string | undefined;
  /** Shown at the left edge of the option. */
  readonly cost?: string | undefined;
}

/** The label of an option. */
export function label(told: Told, { player, kind, options }: Question, { id, targets, confirm }: Option): Label {
  const [act = '', first = '', second = '', third = ''] = id.split(':');
  const after = id.slice(act.length + 1);
  const n = Number(first);
  const {
    tongue,
    view: { turn },
  } = told;
  /** What the option's id names. A getter runs only if the sentence uses it. */
  const words: Params = {
    n,
    get place() {
      return spaceName(told, n);
    },
    get mini() {
      return miniName(told, n);
    },
    get player() {
      return characterName(told, n);
    },
    get card() {
      return cardName(told, after);
    },
    get thing() {
      return thingName(told, id);
    },
    get attribute() {
      return attributeName(told, first as Attribute);
    },
    get deck() {
      return deckName(told, first as Disorder);
    },
    get colour() {
      return colourName(told, first as Colour);
    },
  };
  const say = (params = words, key = `do-${act}`): Label => ({ text: tongue.say(key as Key, params) });
  switch (act) {
    // Moving
    case 'walk':
      return { ...say(), cost: stepPrice(told), note: sentences(crowd(told, n), opening(told, player)) };
    case 'flee':
      return {
        ...say({ place: spaceName(told, n), mini: miniName(told, blocking(matchOf(told), player)[0]?.id ?? -1) }),
        cost: stepPrice(told),
        note: sentences(fleeing(told, player), crowd(told, n), opening(told, player)),
      };
    case 'move':
      return { ...say(), note: sentences(confirm && fleeing(told, player), crowd(told, n)) };
    case 'blink':
      return { ...say(), note: crowd(told, n) };
    case 'open':
      return {
        ...say({ place: beyond(told, player, after) }),
        cost: stepPrice(told),
        note: opening(told, player) || undefined,
      };
    case 'push':
      return say({ place: spaceName(told, n), mini: targetName(told, options) });
    // Fighting
    case 'attack':
      return attacking(told, player, id);
    case 'counter':
      return say({ card: cardName(told, first), attribute: attributeName(told, second as Attribute) });
    case 'die':
      return say(dieSaid(told, thrownBy(matchOf(told), player).rolls[n]?.dice[Number(second)]));
    case 'pierce':
      return say(dieSaid(told, piercedRoll(told, targets)?.dice[n]));
    case 'meds':
      return say(words, kind === 'change' ? 'do-use-meds' : 'do-lose');
    // Abilities and their questions
    case 'use':
      return using(told, kind, first, Number(second || 1), second !== '');
    case 'untap':
      return { ...say(), cost: kind === 'act' ? price(told, untapCost(matchOf(told), after)) : undefined };
    case 'on':
      return kind === 'use-on' ? { ...say(), note: health(told, n) } : say(words, 'do-whom');
    case 'pay':
      return say({ price: paid(told, after) });
    case 'pass':
      return say(words, kind === 'pay-or-not' ? 'do-not-pay' : 'do-pass');
    case 'choose':
      return { text: choosing(told, first, second, third) };
    case 'heal':
      return say(words, `do-heal-${first === 'wound' || first === 'fire' ? first : 'attribute'}`);
    case 'junk':
    case 'item':
      return say(words, 'do-lose');
    case 'edge':
      return { ...say({ places: edgeName(told, after) }), note: edgeNow(told, after) };
    case 'locker':
      return say({ place: spaceName(told, told.view.lockers[n]?.space ?? -1) });
    // Cards
    case 'search':
    case 'loot':
      return { ...say(), ...ending(told, { ap: 1 }) };
    case 'buy':
      return buying(told, first);
    case 'trade':
    case 'loadout':
      return { ...say(), ...ending(told) };
    case 'put':
      return say({ thing: thingName(told, `${second}:${third}`) }, n === player ? 'do-give' : 'do-get');
    case 'upgrade':
      return upgrading(told, player, first, Number(second) - 1);
    case 'disorder':
    case 'raise':
    case 'insane':
      return { ...say(), ...ending(told, { insanity: insanityPrice }) };
    case 'cool':
      return { ...say(), note: cooldown(told, player, after) };
    // The Scenario
    case 'turn-up':
      return { ...say({ act: tongue.card('act.turn-up') ?? act }, 'do-scenario'), ...ending(told, { ap: 1 }) };
    case 'scenario':
      return { ...say({ act: tongue.card(`act.${first}`) ?? first }), ...ending(told, { ap: actPrice(told, first) }) };
    case 'choice':
      return { text: tongue.card(`${first}.${second}`) ?? tongue.say('do-choice-else', { n: Number(second) }) };
    case 'end':
      return { ...say(), note: sentences(turn.ap > 0 && tongue.say('note-end', { n: turn.ap }), wasted(told)) };
    // The table
    case 'first':
      return say(words, kind === 'then-first' ? 'do-first' : 'do-first-character');
    case 'space':
      return { ...say(words, `do-${kind}`), note: crowd(told, n) };
    case 'goal':
      return say({
        place: spaceName(told, Number(second)),
        minis: minisName(
          told,
          living(matchOf(told)).filter((who) => placeOf(matchOf(told), who) === Number(second)),
        ),
      });
    case 'way':
      return say({ place: spaceName(told, Number(second)) });
    case 'target':
      return { ...say({ player: characterName(told, Number(second)) }), note: health(told, Number(second)) };
    default:
      return say();
  }
}

// Moving

/** A Movement Point of the current Move Action, or the Action Point that starts one. LOB-MOV-01, -10 */
const stepPrice = ({ view: { turn }, tongue }: Told): string =>
  tongue.say(turn.mp > 0 ? 'cost-mp' : 'cost-ap', { n: 1 });

const opening = (told: Told, player: PlayerId): string | false =>
  told.view.turn.mp === 0 && told.tongue.say('note-first-move', { n: pointsOf(matchOf(told), player) - 1 });

/** The Monsters on a Space. */
function crowd(told: Told, space: Space): string | undefined {
  const n = monstersAt(matchOf(told), space).length;
  return n > 0 ? told.tongue.say('note-monsters', { n }) : undefined;
}

/** What the Monster does to a Character that leaves it. LOB-FLE-02 */
function fleeing(told: Told, player: PlayerId): string {
  const { tongue } = told;
  const m = matchOf(told);
  const [penalty] = monsterSide(m, blocking(m, player)[0]?.card ?? '').flee?.penalty ?? [];
  switch (penalty?.do) {
    case 'wound':
      return tongue.say('note-flee-wound', { n: Number(penalty.n) });
    case 'lose':
      return tongue.say('note-flee-lose', { price: price(told, { [penalty.what]: penalty.n }) ?? '' });
    case 'afflict':
      return tongue.say('note-flee-afflict', { condition: conditionName(told, penalty.condition) });
    default:
      return tongue.say('note-flee-else');
  }
}

/** The Space on the other side of an edge. */
function beyond(told: Told, player: PlayerId, edge: string): string {
  const here = spaceName(told, placeOf(matchOf(told), player));
  const spaces = edgeSpaces(told, edge);
  return spaces.find((space) => space !== here) ?? here;
}

/** The first mini that the options point at. */
export function targetName(told: Told, options: readonly Option[]): string {
  const target =
    options.flatMap(({ targets = [] }) => targets).find((each) => /^(?:monster|character):/.test(each)) ?? '';
  return miniName(told, Number(target.split(':')[1]));
}

/** The cost of an act that ends a Move Action. LOB-MOV-10 */
const ending = (told: Told, cost: Cost = {}): Omit<Label, 'text'> => ({ cost: price(told, cost), note: wasted(told) });

const wasted = ({ view: { turn }, tongue }: Told): string | undefined =>
  turn.mp > 0 ? tongue.say('note-waste', { n: turn.mp }) : undefined;

// Fighting

function attacking(told: Told, player: PlayerId, id: string): Label {
  const { tongue } = told;
  const [, weapon = '', ...rest] = id.split(':');
  const m = matchOf(told);
  const target = Number(rest.at(-1));
  const chosen = rest.length > 1 ? (rest[0] as Attribute) : null;
  const said = { mini: miniName(told, target), card: cardName(told, weapon) };
  const text = chosen
    ? tongue.say('do-attack-by', { ...said, attribute: attributeName(told, chosen) })
    : tongue.say('do-attack', said);
  const { keywords } = attackSide(
    m,
    wayOf(player, { with: weapon, attribute: chosen ?? keyOf(m, player, weapon) ?? 'strength' }),
  );
  const others =
    keywords.includes('aoe') && living(m).some((id) => id !== player && placeOf(m, id) === placeOf(m, target));
  return {
    text,
    cost: tongue.say('cost-ap', { n: 1 }),
    note: sentences(health(told, target), others && tongue.say('note-aoe'), wasted(told)),
  };
}

function health(told: Told, mini: Mini): string | undefined {
  const m = matchOf(told);
  if (!isCharacter(mini) && !monsterAt(m, mini)) return undefined;
  const of = healthOf(m, mini);
  return told.tongue.say('note-health', { n: of - woundsOf(m, mini), of });
}

/** The Defense Roll that a die belongs to: `die:defense:<group>:<die>`. */
export const piercedRoll = ({ view }: Told, targets: readonly TargetId[] = []): DefenseGroup | undefined =>
  view.attacks.at(-1)?.defences[Number(targets[0]?.split(':')[2])];

const dieSaid = (told: Told, rolled: Rolled | undefined): { readonly colour: string; readonly signs: string } => ({
  colour: colourName(told, rolled?.die ?? 'green'),
  signs: signsSaid(told, rolled ? [rolled] : []),
});

// Abilities

function using(told: Told, kind: string, key: string, times: number, counted: boolean): Label {
  const { tongue } = told;
  const held = heldOf(told, key);
  const name = cardName(told, key);
  const text = counted ? tongue.say('do-use-times', { card: name, n: times }) : tongue.say('do-use', { card: name });
  if (!held) return { text };
  const cooldown = held.ability.cooldown ?? 0;
  const parts = [
    price(told, costOf(held), times),
    ...(cooldown > 0 ? [tongue.say('cost-cooldown', { n: cooldown })] : []),
  ].filter((part) => part !== undefined);
  return {
    text,
    cost: parts.join(' + ') || undefined,
    note: sentences(abilityText(told, held), kind === 'act' && endsMove(held, costOf(held)) && wasted(told)),
  };
}

/** `insanity:1`, `junk:2`, `wood:1` … joined by `+`. */
function paid(told: Told, cost: string): string {
  const parts = cost.split('+').map((part) => part.split(':'));
  return told.tongue.list(
    parts.map(
      ([what = '', n]) =>
        price(told, (isJunk(what) ? { junk: { [what]: Number(n) } } : { [what]: Number(n) }) as Cost) ?? '',
    ),
  );
}
const isJunk = (what: string): boolean => what === 'any' || junkKinds.includes(what as Junk);

function cooldown(told: Told, player: PlayerId, name: string): string | undefined {
  const n = characterOf(matchOf(told), player).disorders.find((each) => each.card === name)?.cooldown ?? 0;
  return n > 0 ? told.tongue.say('note-cooldown', { n }) : undefined;
}

/** By the name of its first effect, which is in the option's id. */
function choosing(told: Told, n: string, word: string, of: string): string {
  const { tongue } = told;
  switch (word) {
    case 'untap':
    case 'cool':
    case 'breach':
    case 'blink':
      return tongue.say(`do-choose-${word}`);
    case 'door':
      return tongue.say(of === 'open' ? 'do-choose-door-open' : 'do-choose-door-closed');
    case 'item':
      return tongue.say(of === 'weapon' ? 'do-choose-weapon' : 'do-choose-equipment');
    case 'cure':
      return tongue.say('do-choose-cure', { condition: conditionName(told, of as Condition) });
    case 'attribute':
      return tongue.say('do-choose-attribute', { attribute: attributeName(told, of as Attribute) });
    case 'disorder':
      return tongue.say('do-disorder', { deck: deckName(told, of as Disorder) });
    case 'on':
      return tongue.say(of === 'monster' ? 'do-choose-monster' : 'do-choose-character');
    default:
      return tongue.say('do-choose-else', { n: Number(n) });
  }
}

function edgeNow({ view, content, tongue }: Told, edge: string): string | undefined {
  const kind =
    view.edges[edge] ??
    content
      .ground(view.scenario)
      .laid(view.tiles)
      .edges.find(({ id }) => id === edge)?.kind;
  return kind && tongue.say('note-edge', { edge: tongue.say(`edge-${kind}`) });
}

// Cards

function buying(told: Told, things: string): Label {
  const { tongue, view, content } = told;
  if (things === 'nothing') return { text: tongue.say('do-buy-nothing') };
  const bought = things.split('+') as ('weapon' | 'equipment' | 'meds')[];
  const face = view.lockers.find(
    ({ face: shown, space }) => shown !== null && space === placeOf(matchOf(told), view.turn.character),
  )?.face;
  const cost = sum(bought.map((what) => (face ? card(content.lockers, face)[what] : 0)));
  return {
    text: tongue.say('do-buy', { things: tongue.list(bought.map((what) => tongue.say(`buy-${what}`))) }),
    cost: tongue.say('cost-success', { n: cost }),
  };
}

function upgrading(told: Told, player: PlayerId, name: string, row: number): Label {
  const { tongue } = told;
  const m = matchOf(told);
  const item = itemOf(characterOf(m, player), name);
  const printed = (weaponOf(m, item) ?? equipmentOf(m, item))?.rows[row];
  return {
    text: tongue.say('do-upgrade', { card: cardName(told, name), n: row + 1 }),
    cost: printed && junkPrice(told, costOfRow(m, player, printed.cost)),
    note: sentences(rowText(told, name, row), wasted(told)),
  };
}

/** The Action Points of an act of the Scenario. */
const actPrice = (told: Told, id: string): number =>
  actsOf(matchOf(told)).find(({ happens }) => happens.id === id)?.happens.ap ?? 0;
