// The order of several effects of one event. LOB-RUL-110
import type { Asked } from '../../../kernel/index.js';
import { ask, atCard } from './ask.js';
import { kindOf } from '../cards/card-index.js';
import { characterOf } from './values-in-force.js';
import { itemOf } from './holdings.js';
import type { Position } from '../state/step-context.js';
import type { Step, StepOf } from '../state/steps.js';

/** The Character's player chooses the order; a Monster's effects happen in the order of the list. */
export function askOrder(m: Position, { player, of }: StepOf<'then-first'>): Asked<Step> {
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
