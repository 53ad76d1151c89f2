// Quests: acts of a Character count towards the goal on its blue side. LOB-CHR-03, LOB-RUL-75
import type { PlayerId } from '../../../kernel/index.js';
import type { Quest } from '../cards/card-types.js';
import { cardOf } from '../cards/card-index.js';
import { characterOf } from './values-in-force.js';
import type { Context } from '../state/step-context.js';

/** Advances the Quest if it counts events of this kind. */
export function countForQuest(m: Context, player: PlayerId, counts: Quest['counts'], n: number): void {
  if (cardOf(m.content.characters, characterOf(m, player).card).quest.counts === counts) advanceQuest(m, player, n);
}

/** Advances a Quest of any kind. A completed Quest remains completed. */
export function advanceQuest(m: Context, player: PlayerId, n: number): void {
  const character = characterOf(m, player);
  if (character.questDone || n <= 0) return;
  const { quest } = cardOf(m.content.characters, character.card);
  character.quest = Math.min(quest.n, character.quest + n);
  character.questDone = character.quest >= quest.n;
  const { quest: now, questDone: done } = character;
  m.emit({ type: 'quest', rule: 'LOB-CHR-03', ...(done && { also: ['LOB-RUL-75'] }), player, n: now, done });
}
