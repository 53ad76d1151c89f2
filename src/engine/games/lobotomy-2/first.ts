// Of several things that one event causes, what comes first. LOB-RUL-110
import type { Asked } from '../../kernel/index.js';
import { ask, atCard } from './asking.js';
import { kindOf } from './content.js';
import { characterOf } from './figures.js';
import { itemOf } from './holdings.js';
import type { M } from './play.js';
import type { Step, StepOf } from './steps.js';

/** The Character's player chooses; a Monster's come as they are listed. */
export function askFirst(m: M, { player, of }: StepOf<'then-first'>): Asked<Step> {
  return ask(
    m,
    player,
    'LOB-RUL-110',
    of.map(({ card, then }) => ({
      id: `first:${card}`,
      targets: [atCard(itemOf(characterOf(m, player), card) ? card : kindOf(card))],
      rule: 'LOB-RUL-110',
      then,
    })),
  );
}
