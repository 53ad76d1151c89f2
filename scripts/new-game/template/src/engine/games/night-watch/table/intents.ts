// The acts that a player may want to ask about, named by the ids that their options would have.
import type { View } from '../../../kernel/index.js';
import type { Pack } from '../cards/card-types.js';
import type { NightWatchView } from '../state/state.js';

/** The acts that are not available now; empty if the seat is not asked. */
export function unavailableActs({ most }: Pack, { questions }: View<NightWatchView>): string[] {
  const options = questions.flatMap((question) => question.options.map(({ id }) => id));
  if (options.length === 0) return [];
  return Array.from({ length: most }, (_, i) => `put-out:${i + 1}`).filter((id) => !options.includes(id));
}
