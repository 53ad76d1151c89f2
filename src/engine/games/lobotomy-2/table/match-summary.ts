// Counts what each Character has done and suffered in a match.
import type { Event, PlayerId } from '../../../kernel/index.js';
import type { GameEvent } from '../state/events.js';
import { isCharacter } from '../state/state.js';

/** Each list has a number for every Character. */
export type Tally = Readonly<Record<'defeated' | 'wounds' | 'taken' | 'deaths' | 'spaces', readonly number[]>>;

/**
 * Counts defeated Monsters, Wounds dealt and taken, deaths, and entered Spaces.
 * @param events All events of the match.
 */
export function tally(events: readonly Event[], characters: number): Tally {
  const none = (): number[] => Array<number>(characters).fill(0);
  const counts = { defeated: none(), wounds: none(), taken: none(), deaths: none(), spaces: none() };
  const add = (row: number[], player: PlayerId | null, n = 1): void => {
    if (player !== null && isCharacter(player)) row[player] = (row[player] ?? 0) + n;
  };
  for (const event of events as readonly GameEvent[]) {
    switch (event.type) {
      case 'defeated':
        add(counts.defeated, event.by);
        break;
      case 'wounded':
        add(counts.taken, event.mini, event.n);
        if (!isCharacter(event.mini)) add(counts.wounds, event.from, event.n);
        break;
      case 'died':
        add(counts.deaths, event.player);
        break;
      case 'moved':
        add(counts.spaces, event.mini);
        break;
      default:
    }
  }
  return counts;
}
