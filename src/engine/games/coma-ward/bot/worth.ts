// What the effects of cards are worth to a player, in Terror that the player does not have. Rough, like a person's
// judgement at a glance.
import type { Content } from '../cards/card-index.js';
import type { CardId, Word, Words } from '../cards/card-types.js';
import type { ComaWardView } from '../state/knowledge.js';

export type Me = ComaWardView['players'][number];

/** The worth of one Health, one Item and one extra die. */
const [health, item, die] = [2, 1.5, 0.4];

/** A Check is passed about every other time. */
const likely = 0.5;

export const worthOf = (me: Me, words: Words): number => words.reduce((sum, word) => sum + worthOfWord(me, word), 0);

function worthOfWord(me: Me, word: Word): number {
  switch (word.do) {
    case 'gain-health':
      return health * Math.min(word.n, 5 - me.health);
    case 'lose-health':
      return -health * word.n * (word.n >= me.health ? 5 : 1);
    case 'gain-terror':
      return -word.n * (me.terror + word.n > 6 ? health : 1);
    case 'lose-terror':
      return Math.min(word.n, me.terror);
    case 'draw-item':
      return item * word.n;
    case 'lose-item':
    case 'drop-item':
    case 'give-item':
      return me.items.length > 0 ? -1 : 0;
    case 'bonus-dice':
      return die * word.n;
    case 'check':
      return likely * worthOf(me, word.pass ?? []) + (1 - likely) * worthOf(me, word.fail ?? []);
    case 'if':
      return likely * worthOf(me, word.then) + (1 - likely) * worthOf(me, word.else ?? []);
    case 'roll':
      return word.rows.reduce((sum, [most, then], i) => {
        const faces = most - (word.rows[i - 1]?.[0] ?? 0);
        return sum + (faces / 6) * worthOf(me, then);
      }, 0);
    case 'draw-hallucination':
      return -0.7;
    case 'end-turn':
    case 'skip-main-action':
    case 'forced-move':
      return -1;
    default:
      return 0;
  }
}

/** What using this Food or Medicine is worth to the player. */
export function worthOfUse(me: Me, { items }: Content, card: CardId): number {
  const used = items[card];
  return used?.type === 'food' || used?.type === 'medicine' ? worthOf(me, used.effect) : 0;
}
