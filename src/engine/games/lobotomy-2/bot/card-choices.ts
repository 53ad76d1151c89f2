// Answers the questions that are not about an act of a Turn, a move or a roll: for example, questions about the effects
// of cards. Most answers are the option with the highest value.
import { cardOf, kindOf } from '../cards/card-index.js';
import {
  attributeOf,
  characterOf,
  living,
  monsterAt,
  placeOf,
  characterSide,
  weaponOf,
} from '../rules/values-in-force.js';
import { range } from '../rules/board/board.js';
import type { Position } from '../state/step-context.js';
import { isCharacter } from '../state/state.js';
import type { Option, Question } from '../../../kernel/index.js';
import { healthLeftOf } from './foes.js';
import { bestGear, itemsWornBetterBy, weaponAttributes, gearValue } from './gear.js';
import { chapterOf, valueOf } from './worth.js';

export function cardAnswer(m: Position, question: Question): string | undefined {
  const { kind, options, player } = question;
  switch (kind) {
    case 'basic-weapon':
      return bestOption(options, ({ id }) => basicWeaponValue(m, player, id.split(':')[1] ?? ''));
    case 'search-buy':
      return bestOption(options, ({ id }) =>
        id
          .split(/[:+]/)
          .slice(1)
          .reduce((sum, what) => sum + (prizeValues[what] ?? 0), 0),
      );
    case 'respawn-where':
      return bestOption(options, (option) => -nearestCharacter(m, numberOf(option)));
    case 'trade-offer':
      return tradeAnswer(m, player, options);
    case 'trade-agree':
      return 'yes';
    case 'loadout':
      return loadoutAnswer(m, player, options);
    case 'item-limit':
      return bestOption(options, ({ id }) => -keepValue(m, player, id.slice('drop:'.length)));
    case 'chapter-choice':
      return bestOption(options, ({ id }) => choiceValue(m, id));
    case 'use-on':
    case 'on-whom':
      return bestOption(options, ({ id }) => (id === 'nobody' ? -1 : targetValue(m, Number(id.split(':')[1]))));
    case 'use-x':
      return options.at(-1)?.id;
    case 'infect-what':
      return bestOption(options, ({ id }) => attributeOf(m, player, id.split(':')[1] as 'strength'));
    // Spending Junk is always worth it. Spending Insanity is worth it only near the limit, where it would soon be lost.
    case 'pay-or-not':
      return (
        options.find(
          ({ id }) => id.startsWith('pay:') && (!id.includes('insanity') || characterOf(m, player).insanity >= 4),
        )?.id ?? 'pass'
      );
    case 'heal-what':
    case 'trigger':
      return options[0]?.id;
    case 'push-where':
      return pushAnswer(m, options);
    default:
      return undefined;
  }
}

const prizeValues: Readonly<Record<string, number>> = { weapon: 1.5, equipment: 1.4, meds: 0.7 };

const numberOf = ({ id }: Option): number => Number(id.split(':').at(-1));

const nearestCharacter = (m: Position, space: number): number =>
  Math.min(Infinity, ...living(m).map((id) => range(m, placeOf(m, id), space)));

/**
 * The value of the Attribute that the Weapon uses. A longer Range breaks ties. If later Characters can use the Weapon
 * better, copies are left for them. LOB-RUL-22
 */
function basicWeaponValue(m: Position, player: number, id: string): number {
  const { key, mods } = cardOf(m.content.weapons, id);
  const valueOf = (who: number): number => characterSide(m, who).attributes[key === 'any' ? 'strength' : key];
  const isBest = (who: number): boolean =>
    weaponAttributes.every((other) => characterSide(m, who).attributes[other] <= valueOf(who));
  const items = m.state.characters.map((character) => character.items);
  const copies = 2 - items.flat().filter((item) => kindOf(item.card) === id).length;
  const claims = items.filter(
    (held, who) =>
      who > player && !held.some((item) => weaponOf(m, item)) && valueOf(who) > valueOf(player) && isBest(who),
  ).length;
  return valueOf(player) + 0.1 * (mods?.range?.[1] ?? 0) - (claims >= copies ? 2 : 0);
}

/** Pushes a Monster as far as possible from all Characters. Characters are not pushed. */
function pushAnswer(m: Position, options: readonly Option[]): string | undefined {
  const spaceOf = ({ id, targets = [] }: Option): number =>
    id === 'stay' ? -1 : Number((targets.find((target) => target.startsWith('space:')) ?? '').split(':')[1]);
  return options.some(({ targets = [] }) => targets.some((target) => target.startsWith('character:')))
    ? 'stay'
    : bestOption(options, (option) => (option.id === 'stay' ? 0.5 : nearestCharacter(m, spaceOf(option))));
}

/**
 * Prefers Monsters that are nearly defeated or dangerous. In the Character Phase, effects on Characters are mostly
 * helpful, so the most wounded Character is preferred. In other phases, they are mostly harmful, so the least wounded
 * Character is preferred.
 */
const targetValue = (m: Position, mini: number): number =>
  isCharacter(mini)
    ? (m.state.phase === 'characters' ? 1 : -1) * characterOf(m, mini).wounds
    : { basic: 4, elite: 6, boss: 8 }[cardOf(m.content.monsters, monsterAt(m, mini)?.card ?? '').class] -
      0.5 * Math.min(6, healthLeftOf(m, mini));

function choiceValue(m: Position, id: string): number {
  const [, cid = '', n = '1'] = id.split(':');
  return valueOf(m, -1, -1, chapterOf(m, cid)?.choice?.[Number(n) - 1] ?? []);
}

/** Prefers Items of the best Loadout. */
function keepValue(m: Position, player: number, name: string): number {
  const item = characterOf(m, player).items.find((each) => each.card === name);
  return item ? gearValue(m, player, item) + (bestGear(m, player).includes(item) ? 10 : 0) : 0;
}

/** First takes off Items outside the best Loadout, then puts on the missing ones. */
function loadoutAnswer(m: Position, player: number, options: readonly Option[]): string {
  const best = bestGear(m, player).map((item) => item.card);
  const is =
    (verb: string, good: boolean) =>
    ({ id }: Option): boolean =>
      id.startsWith(`${verb}:`) && best.includes(id.slice(verb.length + 1)) === good;
  return (options.find(is('stow', false)) ?? options.find(is('wear', true)))?.id ?? 'done';
}

function tradeAnswer(m: Position, player: number, options: readonly Option[]): string {
  const partner = m.state.trade?.partner ?? player;
  const wanted = [
    ...itemsWornBetterBy(m, player, partner).map((name) => `put:${player}:item:${name}`),
    ...itemsWornBetterBy(m, partner, player).map((name) => `put:${partner}:item:${name}`),
  ];
  return options.find(({ id }) => wanted.includes(id))?.id ?? options.find(({ id }) => id === 'offer')?.id ?? 'cancel';
}

function bestOption(options: readonly Option[], value: (option: Option) => number): string | undefined {
  return [...options].sort((a, b) => value(b) - value(a))[0]?.id;
}
