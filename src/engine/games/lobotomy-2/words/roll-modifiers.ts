// The symbols on cards in words: everything that modifies a roll.
import { colours } from '../rules/attack/dice.js';
import type { Mods } from '../cards/card-types.js';
import { keywordName, type Told } from './names.js';

/** Everything that modifies a roll, as a list; '' if there are no symbols. Anything more is in the card's own text. */
export function modsWords(told: Told, roll: 'attack' | 'defense', mods: Mods): string {
  const { tongue } = told;
  const { dice = {}, auto = 0, keywords = [], range, unseen, reroll = 0 } = mods;
  return tongue.list([
    ...(range
      ? [
          range[0] === range[1]
            ? tongue.say('on-range-one', { max: range[1] })
            : tongue.say('on-range', { min: range[0], max: range[1] }),
        ]
      : []),
    ...(unseen ? [tongue.say('on-unseen')] : []),
    ...colours.flatMap((colour) => (dice[colour] ? [tongue.say(`on-${colour}-dice`, { n: dice[colour] })] : [])),
    ...(auto ? [tongue.say(`on-${roll}-auto`, { n: auto })] : []),
    ...keywords.map((keyword) => keywordName(told, keyword)),
    ...boltWords(told, roll, mods),
    ...(reroll ? [tongue.say('on-reroll', { n: reroll })] : []),
  ]);
}

function boltWords(told: Told, roll: 'attack' | 'defense', { bolt: { auto = 0, keywords = [] } = {} }: Mods): string[] {
  const { tongue } = told;
  const gives = [
    ...(auto ? [tongue.say(`on-${roll}-bolt`, { n: auto })] : []),
    ...keywords.map((keyword) => keywordName(told, keyword)),
  ];
  return gives.length > 0 ? [tongue.say('on-bolt', { what: tongue.list(gives) })] : [];
}
