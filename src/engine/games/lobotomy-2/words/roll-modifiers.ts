// The modifiers of rolls that cards show as symbols, in words.
import { colours } from '../rules/attack/dice.js';
import type { Modifiers } from '../cards/card-types.js';
import { keywordName, type SpeechContext } from './names.js';

/** All modifiers of a roll as a list, or '' if there are none. Other effects are in the card's own text. */
export function modifiersText(context: SpeechContext, roll: 'attack' | 'defense', mods: Modifiers): string {
  const { lexicon } = context;
  const { dice = {}, auto = 0, keywords = [], range, unseen, reroll = 0 } = mods;
  return lexicon.list([
    ...(range
      ? [
          range[0] === range[1]
            ? lexicon.say('on-range-one', { max: range[1] })
            : lexicon.say('on-range', { min: range[0], max: range[1] }),
        ]
      : []),
    ...(unseen ? [lexicon.say('on-unseen')] : []),
    ...colours.flatMap((colour) => (dice[colour] ? [lexicon.say(`on-${colour}-dice`, { n: dice[colour] })] : [])),
    ...(auto ? [lexicon.say(`on-${roll}-auto`, { n: auto })] : []),
    ...keywords.map((keyword) => keywordName(context, keyword)),
    ...boltText(context, roll, mods),
    ...(reroll ? [lexicon.say('on-reroll', { n: reroll })] : []),
  ]);
}

function boltText(
  context: SpeechContext,
  roll: 'attack' | 'defense',
  { bolt: { auto = 0, keywords = [] } = {} }: Modifiers,
): string[] {
  const { lexicon } = context;
  const gives = [
    ...(auto ? [lexicon.say(`on-${roll}-bolt`, { n: auto })] : []),
    ...keywords.map((keyword) => keywordName(context, keyword)),
  ];
  return gives.length > 0 ? [lexicon.say('on-bolt', { what: lexicon.list(gives) })] : [];
}
