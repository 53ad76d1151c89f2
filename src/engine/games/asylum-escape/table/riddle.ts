// "Where is the Victim?" of a whole match that is looked at again: who is hidden from everybody, and where they are.
import { restoreMatch } from '../../../kernel/restore-match.js';
import type { PlayerId, Save } from '../../../kernel/index.js';
import type { AsylumView } from '../state/knowledge.js';
import { rules } from '../rules/rules.js';
import type { RoomId } from '../state/state.js';

/** The Victims whom one may look for: who has hidden, and may be in more than one room as far as everybody knows; in the fewest first. */
export const hiddenIn = ({ stage, victims }: Pick<AsylumView, 'stage' | 'victims'>): readonly PlayerId[] =>
  stage === 'over'
    ? []
    : victims
        .filter(({ alive, suspects }) => alive && suspects.length > 1)
        .sort((a, b) => a.suspects.length - b.suspects.length)
        .map(({ seat }) => seat);

/**
 * Of each moment of what everybody saw, where each Victim is; nothing where the match cannot be restored.
 * @param pack The content that it was played with; our own if not said.
 */
export function truthOf(save: Save | undefined, pack?: unknown): readonly ReadonlyMap<PlayerId, RoomId>[] {
  const restored = restoreMatch(rules, save, pack);
  if (!restored.ok) return [];
  const match = restored.value;
  const stops = new Set(match.frames(null).map(({ choices }) => choices));
  const truth: ReadonlyMap<PlayerId, RoomId>[] = [];
  match.replayed(match.choices.length, undefined, ({ choices, state }) => {
    if (stops.has(choices.length)) truth.push(new Map(state.victims.map(({ seat, at }) => [seat, at])));
  });
  return truth;
}
