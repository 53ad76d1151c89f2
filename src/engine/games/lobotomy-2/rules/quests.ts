// Quests: what a Character does counts towards the goal on its blue side. LOB-CHR-03, LOB-RUL-75
import type { PlayerId } from '../../../kernel/index.js';
import type { Quest } from '../cards/card-types.js';
import { cardOf } from '../cards/card-index.js';
import { characterOf } from './values-in-force.js';
import type { Context } from '../state/step-context.js';

/** Counts for the Quest, if this is what the Quest asks for. */
export function countForQuest(m: Context, player: PlayerId, counts: Quest['counts'], n: number): void {
  if (cardOf(m.content.characters, characterOf(m, player).card).quest.counts === counts) advanceQuest(m, player, n);
}

/** Advances the Quest, whatever it counts. A completed Quest stays completed. */
export function advanceQuest(m: Context, player: PlayerId, n: number): void {
  const character = characterOf(m, player);
  if (character.questDone || n <= 0) return;
  const { quest } = cardOf(m.content.characters, character.card);
  character.quest = Math.min(quest.n, character.quest + n);
  character.questDone = character.quest >= quest.n;
  const { quest: now, questDone: done } = character;
  m.emit({ type: 'quest', rule: 'LOB-CHR-03', ...(done && { also: ['LOB-RUL-75'] }), player, n: now, done });
}
