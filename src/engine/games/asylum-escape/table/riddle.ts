// The riddle "Where is the Victim?" in a replay of a whole match: which Victims can be guessed, and where they really
// are.
import { restoreMatch } from '../../../kernel/restore-match.js';
import type { PlayerId, Save } from '../../../kernel/index.js';
import type { AsylumView } from '../state/knowledge.js';
import { rules } from '../rules/rules.js';
import type { RoomId } from '../state/state.js';

/**
 * The Victims whose room can be guessed: they have hidden, and according to public knowledge they may be in more than
 * one room. The Victim with the fewest possible rooms comes first.
 */
export const hiddenIn = ({ stage, victims }: Pick<AsylumView, 'stage' | 'victims'>): readonly PlayerId[] =>
  stage === 'over'
    ? []
    : victims
        .filter(({ alive, suspects }) => alive && suspects.length > 1)
        .sort((a, b) => a.suspects.length - b.suspects.length)
        .map(({ seat }) => seat);

/**
 * Where each Victim is, for each moment that a spectator of the replay sees; empty if the match cannot be restored.
 * @param pack The content with which the match was played. The default is the library's own pack.
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
