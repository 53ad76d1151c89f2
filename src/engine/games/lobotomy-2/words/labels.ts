// The label of each option: a sentence, its cost, and a note. Labels are made only when they are shown.
import type { Option, PlayerId, Question, TargetId } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import { canGet } from '../rules/conditions.js';
import { abilityOutlook, costOf, endsMove, untapCost } from '../rules/turn/abilities.js';
import { diceInPlay } from '../rules/attack/current-attack.js';
import { isLostOnDefense } from '../rules/attack/declare.js';
import { modifiersOfAttack } from '../rules/attack/modifiers.js';
import { keyAttributeOf, planWith } from '../rules/attack/reach.js';
import type { Attribute, Colour, Condition, Cost, Disorder, Junk } from '../cards/card-types.js';
import { cardOf, kindOf } from '../cards/card-index.js';
import { junkKinds, losable } from '../rules/costs.js';
import {
  attributeOf,
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
import { restrictingMonsters, movementPoints } from '../rules/turn/move.js';
import { itemText, rowDescription } from './item-texts.js';
import { junkPrice, price } from './prices.js';
import { actsInPlay } from '../rules/scenario/scenario.js';
import { symbolsSaid } from './dice-symbols.js';
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
  abilityWithKey,
  matchOf,
  miniName,
  minisName,
  sentences,
  spaceName,
  thingName,
  type Key,
  type SpeechContext,
} from './names.js';
import { isCharacter, type DefenseGroup, type Mini, type RolledDie, type Space } from '../state/state.js';
import { lootOf } from '../rules/turn/search.js';
import { costOfRow, insanityPrice } from '../rules/turn/upgrades.js';

export interface Label {
  readonly text: string;
  /** A warning or hint in a second sentence. */
  readonly note?: string | undefined;
  /** Shown at the left edge of the option. */
  readonly cost?: string | undefined;
  /** Whether the option would change nothing now. */
  readonly idle?: true;
}

export function label(
  context: SpeechContext,
  { player, kind, options }: Question,
  { id, targets, confirm }: Option,
): Label {
  const [act = '', first = '', second = '', third = ''] = id.split(':');
  const after = id.slice(act.length + 1);
  const n = Number(first);
  const {
    lexicon,
    view: { turn },
  } = context;
  /**
   * The values for the placeholders of the sentence. They are getters, so that only the values that the sentence
   * contains are computed.
   */
  const words: Params = {
    n,
    get place() {
      return spaceName(context, n);
    },
    get mini() {
      return miniName(context, n);
    },
    get player() {
      return characterName(context, n);
    },
    get card() {
      return cardName(context, after);
    },
    get thing() {
      return thingName(context, id);
    },
    get attribute() {
      return attributeName(context, first as Attribute);
    },
    get deck() {
      return deckName(context, first as Disorder);
    },
    get colour() {
      return colourName(context, first as Colour);
    },
  };
  const say = (params = words, key = `do-${act}`): Label => ({ text: lexicon.say(key as Key, params) });
  switch (act) {
    // Moving
    case 'walk':
      return {
        ...say(),
        cost: stepPrice(context),
        note: sentences(dangerNote(context, player, n), firstMoveNote(context, player)),
      };
    case 'flee':
      return {
        ...say({
          place: spaceName(context, n),
          mini: miniName(context, restrictingMonsters(matchOf(context), player)[0]?.id ?? -1),
        }),
        cost: stepPrice(context),
        note: sentences(fleePenalty(context, player), dangerNote(context, player, n), firstMoveNote(context, player)),
      };
    case 'move':
      return { ...say(), note: sentences(confirm && fleePenalty(context, player), dangerNote(context, player, n)) };
    case 'blink':
      return { ...say(), note: dangerNote(context, player, n) };
    case 'open':
      return {
        ...say({ place: beyond(context, player, after) }),
        cost: stepPrice(context),
        note: firstMoveNote(context, player) || undefined,
      };
    case 'push':
      return say({ place: spaceName(context, n), mini: targetName(context, options) });
    // Fighting
    case 'attack':
      return attackLabel(context, player, id);
    case 'counter':
      return say({
        card: cardName(context, first),
        attribute: attributeName(context, second as Attribute),
        n: attributeOf(matchOf(context), player, second as Attribute),
      });
    case 'die':
      return say(dieSaid(context, diceInPlay(matchOf(context), player).rolls[n]?.dice[Number(second)]));
    case 'pierce':
      return say(dieSaid(context, piercedRoll(context, targets)?.dice[n]));
    case 'meds':
      return say(words, kind === 'change' ? 'do-use-meds' : 'do-lose');
    // Abilities and their questions
    case 'use':
      return useLabel(context, player, kind, first, Number(second || 1), second !== '');
    case 'untap':
      return { ...say(), cost: kind === 'act' ? price(context, untapCost(matchOf(context), after)) : undefined };
    case 'on':
      return kind === 'use-on' ? { ...say(), note: healthNote(context, n) } : say(words, 'do-whom');
    case 'pay':
      return say({ price: paidCost(context, after) });
    case 'pass':
      return say(words, kind === 'pay-or-not' ? 'do-not-pay' : 'do-pass');
    case 'choose':
      return { text: chooseLabel(context, first, second, third) };
    case 'heal':
      return say(words, `do-heal-${first === 'wound' || first === 'fire' ? first : 'attribute'}`);
    case 'junk':
    case 'item':
      return say(words, 'do-lose');
    case 'edge':
      return { ...say({ places: edgeName(context, after) }), note: edgeNote(context, after) };
    case 'locker':
      return say({ place: spaceName(context, context.view.lockers[n]?.space ?? -1) });
    // Cards
    case 'search':
      return { ...say(), ...endsMoveCost(context, { ap: 1 }) };
    case 'loot':
      return {
        ...say(),
        cost: price(context, { ap: 1 }),
        note: sentences(lexicon.say('note-loot', { n: lootOf(matchOf(context), player) }), wastedNote(context)),
      };
    case 'buy':
      return buyLabel(context, first);
    case 'trade':
      return {
        ...say(),
        note: sentences(turn.refusals.includes(n) && lexicon.say('note-refused'), wastedNote(context)),
      };
    case 'loadout':
      return { ...say(), ...endsMoveCost(context) };
    case 'put':
      return {
        ...say({ thing: thingName(context, `${second}:${third}`) }, n === player ? 'do-give' : 'do-get'),
        note: second === 'item' ? itemText(context, third, n === player ? undefined : player) : undefined,
      };
    case 'basic':
    case 'wear':
    case 'stow':
      return { ...say(), note: itemText(context, first, player) };
    case 'upgrade':
      return upgradeLabel(context, player, first, Number(second) - 1);
    case 'disorder':
    case 'raise':
    case 'insane':
      return { ...say(), ...endsMoveCost(context, { insanity: insanityPrice }) };
    case 'cool':
      return { ...say(), note: cooldownNote(context, player, after) };
    // The Scenario
    case 'turn-up':
      return {
        ...say({ act: lexicon.card('act.turn-up') ?? act }, 'do-scenario'),
        ...endsMoveCost(context, { ap: 1 }),
      };
    case 'scenario':
      return {
        ...say({ act: lexicon.card(`act.${first}`) ?? first }),
        ...endsMoveCost(context, { ap: actPrice(context, first) }),
      };
    case 'choice':
      return { text: lexicon.card(`${first}.${second}`) ?? lexicon.say('do-choice-else', { n: Number(second) }) };
    case 'infect':
      return {
        ...say(),
        note: confirm
          ? lexicon.say('note-fatal')
          : lexicon.say('note-attribute', { n: attributeOf(matchOf(context), player, first as Attribute) }),
      };
    case 'end':
      return { ...say(), note: sentences(turn.ap > 0 && lexicon.say('note-end', { n: turn.ap }), wastedNote(context)) };
    // The table
    case 'in-order':
      return { ...say(), note: lexicon.say('note-in-order') };
    case 'first':
      return say(words, kind === 'then-first' ? 'do-first' : 'do-first-character');
    case 'space':
      return { ...say(words, `do-${kind}`), note: monstersNote(context, n) };
    case 'goal':
      return say({
        place: spaceName(context, Number(second)),
        minis: minisName(
          context,
          living(matchOf(context)).filter((who) => placeOf(matchOf(context), who) === Number(second)),
        ),
      });
    case 'way':
      return say({ place: spaceName(context, Number(second)) });
    case 'target':
      return { ...say({ player: characterName(context, Number(second)) }), note: healthNote(context, Number(second)) };
    default:
      return say();
  }
}

// Moving

/**
 * The price of a step: a Movement Point of the current Move Action, or the Action Point for a new Move Action.
 * LOB-MOV-01, -10
 */
const stepPrice = ({ view: { turn }, lexicon }: SpeechContext): string =>
  lexicon.say(turn.mp > 0 ? 'cost-mp' : 'cost-ap', { n: 1 });

const firstMoveNote = (context: SpeechContext, player: PlayerId): string | false =>
  context.view.turn.mp === 0 &&
  context.lexicon.say('note-first-move', { n: movementPoints(matchOf(context), player) - 1 });

/** Tells a Character that might go to the Space whether Monsters would hold it there. LOB-MOV-06 */
function dangerNote(context: SpeechContext, player: PlayerId, space: Space): string | undefined {
  const n = restrictingMonsters(matchOf(context), player, space).length;
  return n > 1 ? context.lexicon.say('note-monsters-hold', { n }) : monstersNote(context, space);
}

function monstersNote(context: SpeechContext, space: Space): string | undefined {
  const n = monstersAt(matchOf(context), space).length;
  return n > 0 ? context.lexicon.say('note-monsters', { n }) : undefined;
}

/** The penalty that the Character would suffer for leaving the Monster's Space. LOB-FLE-02 */
function fleePenalty(context: SpeechContext, player: PlayerId): string | undefined {
  const { lexicon } = context;
  const m = matchOf(context);
  const [penalty] = monsterSide(m, restrictingMonsters(m, player)[0]?.card ?? '').flee?.penalty ?? [];
  switch (penalty?.do) {
    case 'wound':
      return lexicon.say('note-flee-wound', { n: Number(penalty.n) });
    case 'lose':
      return loss(context, player, penalty.what, Number(penalty.n));
    case 'afflict':
      return canGet(m, player, penalty.condition)
        ? lexicon.say('note-flee-afflict', { condition: conditionName(context, penalty.condition) })
        : undefined;
    default:
      return lexicon.say('note-flee-else');
  }
}

/** What a Character gives up of a kind of things: at most what it has. */
function loss(context: SpeechContext, player: PlayerId, what: LostKind, n: number): string | undefined {
  const lost = Math.min(n, losable(matchOf(context), player, what));
  return lost > 0
    ? context.lexicon.say('note-flee-lose', { price: price(context, { [what]: lost }) ?? '' })
    : undefined;
}
type LostKind = Parameters<typeof losable>[2];

/** The Space on the other side of an edge. */
function beyond(context: SpeechContext, player: PlayerId, edge: string): string {
  const here = spaceName(context, placeOf(matchOf(context), player));
  const spaces = edgeSpaces(context, edge);
  return spaces.find((space) => space !== here) ?? here;
}

/** The name of the first mini that the options point at. */
export function targetName(context: SpeechContext, options: readonly Option[]): string {
  const target =
    options.flatMap(({ targets = [] }) => targets).find((each) => /^(?:monster|character):/.test(each)) ?? '';
  return miniName(context, Number(target.split(':')[1]));
}

/** The cost of an act, and a note if Movement Points would be lost. LOB-MOV-10 */
const endsMoveCost = (context: SpeechContext, cost: Cost = {}): Omit<Label, 'text'> => ({
  cost: price(context, cost),
  note: wastedNote(context),
});

const wastedNote = ({ view: { turn }, lexicon }: SpeechContext): string | undefined =>
  turn.mp > 0 ? lexicon.say('note-waste', { n: turn.mp }) : undefined;

// Fighting

function attackLabel(context: SpeechContext, player: PlayerId, id: string): Label {
  const { lexicon } = context;
  const [, weapon = '', ...rest] = id.split(':');
  const m = matchOf(context);
  const target = Number(rest.at(-1));
  const chosen = rest.length > 1 ? (rest[0] as Attribute) : null;
  const attribute = chosen ?? keyAttributeOf(m, player, weapon) ?? 'strength';
  const text = lexicon.say(chosen ? 'do-attack-by' : 'do-attack', {
    mini: miniName(context, target),
    card: cardName(context, weapon),
    attribute: attributeName(context, attribute),
    n: attributeOf(m, player, attribute),
  });
  const { keywords } = modifiersOfAttack(m, planWith(player, { with: weapon, attribute }));
  const others =
    keywords.includes('aoe') && living(m).some((id) => id !== player && placeOf(m, id) === placeOf(m, target));
  return {
    text,
    cost: lexicon.say('cost-ap', { n: 1 }),
    note: sentences(healthNote(context, target), others && lexicon.say('note-aoe'), wastedNote(context)),
  };
}

function healthNote(context: SpeechContext, mini: Mini): string | undefined {
  const m = matchOf(context);
  if (!isCharacter(mini) && !monsterAt(m, mini)) return undefined;
  const of = healthOf(m, mini);
  return context.lexicon.say('note-health', { n: of - woundsOf(m, mini), of });
}

/** The Defense Roll that contains the die of the first target, `die:defense:<group>:<die>`. */
export const piercedRoll = ({ view }: SpeechContext, targets: readonly TargetId[] = []): DefenseGroup | undefined =>
  view.attacks.at(-1)?.defences[Number(targets[0]?.split(':')[2])];

const dieSaid = (
  context: SpeechContext,
  rolled: RolledDie | undefined,
): { readonly colour: string; readonly signs: string } => ({
  colour: colourName(context, rolled?.die ?? 'green'),
  signs: symbolsSaid(context, rolled ? [rolled] : []),
});

// Abilities

function useLabel(
  context: SpeechContext,
  player: PlayerId,
  kind: string,
  key: string,
  times: number,
  counted: boolean,
): Label {
  const { lexicon } = context;
  const held = abilityWithKey(context, key);
  const name = cardName(context, key);
  const text = counted ? lexicon.say('do-use-times', { card: name, n: times }) : lexicon.say('do-use', { card: name });
  if (!held) return { text };
  const cooldown = held.ability.cooldown ?? 0;
  const parts = [
    price(context, costOf(held), times),
    ...(cooldown > 0 ? [lexicon.say('cost-cooldown', { n: cooldown })] : []),
  ].filter((part) => part !== undefined);
  const m = matchOf(context);
  const isIdle =
    (kind === 'act' && abilityOutlook(m, player, held) === 'nothing') ||
    (kind === 'attack-defend' && isLostOnDefense(m, player, held));
  return {
    text,
    cost: parts.join(' + ') || undefined,
    ...(isIdle && { idle: true }),
    note: sentences(
      abilityText(context, held),
      isIdle && lexicon.say('note-nothing'),
      kind === 'act' && endsMove(held, costOf(held)) && wastedNote(context),
    ),
  };
}

/** The cost in words. `cost` consists of parts such as `insanity:1`, `junk:2` or `wood:1`, joined by `+`. */
function paidCost(context: SpeechContext, cost: string): string {
  const parts = cost.split('+').map((part) => part.split(':'));
  return context.lexicon.list(
    parts.map(
      ([what = '', n]) =>
        price(context, (isJunk(what) ? { junk: { [what]: Number(n) } } : { [what]: Number(n) }) as Cost) ?? '',
    ),
  );
}
const isJunk = (what: string): boolean => what === 'any' || junkKinds.includes(what as Junk);

function cooldownNote(context: SpeechContext, player: PlayerId, name: string): string | undefined {
  const n = characterOf(matchOf(context), player).disorders.find((each) => each.card === name)?.cooldown ?? 0;
  return n > 0 ? context.lexicon.say('note-cooldown', { n }) : undefined;
}

/** `word` is the name of the option's first effect, which is part of its id. */
function chooseLabel(context: SpeechContext, n: string, word: string, detail: string): string {
  const { lexicon } = context;
  switch (word) {
    case 'untap':
    case 'cool':
    case 'breach':
    case 'blink':
      return lexicon.say(`do-choose-${word}`);
    case 'door':
      return lexicon.say(detail === 'open' ? 'do-choose-door-open' : 'do-choose-door-closed');
    case 'item':
      return lexicon.say(detail === 'weapon' ? 'do-choose-weapon' : 'do-choose-equipment');
    case 'cure':
      return lexicon.say('do-choose-cure', { condition: conditionName(context, detail as Condition) });
    case 'attribute':
      return lexicon.say('do-choose-attribute', { attribute: attributeName(context, detail as Attribute) });
    case 'disorder':
      return lexicon.say('do-disorder', { deck: deckName(context, detail as Disorder) });
    case 'on':
      return lexicon.say(detail === 'monster' ? 'do-choose-monster' : 'do-choose-character');
    default:
      return lexicon.say('do-choose-else', { n: Number(n) });
  }
}

function edgeNote({ view, content, lexicon }: SpeechContext, edge: string): string | undefined {
  const kind =
    view.edges[edge] ??
    content
      .map(view.scenario)
      .board(view.tiles)
      .edges.find(({ id }) => id === edge)?.kind;
  return kind && lexicon.say('note-edge', { edge: lexicon.say(`edge-${kind}`) });
}

// Cards

function buyLabel(context: SpeechContext, things: string): Label {
  const { lexicon, view, content } = context;
  if (things === 'nothing') return { text: lexicon.say('do-buy-nothing') };
  const bought = things.split('+') as ('weapon' | 'equipment' | 'meds')[];
  const face = view.lockers.find(
    ({ face: shown, space }) => shown !== null && space === placeOf(matchOf(context), view.turn.character),
  )?.face;
  const cost = sum(bought.map((what) => (face ? cardOf(content.lockers, face)[what] : 0)));
  return {
    text: lexicon.say('do-buy', { things: lexicon.list(bought.map((what) => lexicon.say(`buy-${what}`))) }),
    cost: lexicon.say('cost-success', { n: cost }),
  };
}

function upgradeLabel(context: SpeechContext, player: PlayerId, name: string, row: number): Label {
  const { lexicon } = context;
  const m = matchOf(context);
  const item = itemOf(characterOf(m, player), name);
  const printed = (weaponOf(m, item) ?? equipmentOf(m, item))?.rows[row];
  return {
    text: lexicon.say('do-upgrade', { card: cardName(context, name), n: row + 1 }),
    cost: printed && junkPrice(context, costOfRow(m, player, printed.cost)),
    note: sentences(
      printed && lexicon.say('note-adds', { text: rowDescription(context, kindOf(name), printed, row) }),
      wastedNote(context),
    ),
  };
}

/** The Action Points of an act of the Scenario. */
const actPrice = (context: SpeechContext, id: string): number =>
  actsInPlay(matchOf(context)).find(({ happens }) => happens.id === id)?.happens.ap ?? 0;
