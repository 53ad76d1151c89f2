// Where the crew wants to be: what the Chapters wait for, Lockers, somebody who needs help.
import { characterOf, healthOf, woundsOf } from '../games/lobotomy-2/figures.js';
import { distance, isShown, spaceOf } from '../games/lobotomy-2/ground.js';
import type { M } from '../games/lobotomy-2/play.js';
import { triggersOf } from '../games/lobotomy-2/scenario.js';
import type { Space } from '../games/lobotomy-2/state.js';

interface Goal {
  readonly space: Space;
  readonly worth: number;
}

/** Goals of a Character, by what reaching them is worth. */
function goalsOf(m: M, player: number): Goal[] {
  const here = characterOf(m, player).at;
  const story = triggersOf(m).flatMap(([key, { happens, again }]): Goal[] => {
    if (m.state.worked.includes(key) && !again) return [];
    switch (happens.on) {
      case 'enter': case 'act': return [{ space: spaceOf(m, happens.space), worth: 12 }];
      case 'clear': return [{ space: spaceOf(m, happens.space), worth: 9 }];
      case 'defeated': return m.state.monsters.filter(({ card }) => card === happens.monster).map(({ at }) => ({ space: at, worth: 10 }));
      default: return [];
    }
  });
  const early = m.state.round <= 5;
  const lockers = m.state.lockers.map(({ space }) => ({ space, worth: early ? 8 : 3 }));
  const monsters = m.state.monsters.map(({ at }) => ({ space: at, worth: 2 }));
  return [...story, ...lockers, ...monsters].filter(({ space }) => space !== here && isShown(m, space));
}

/** How good it is to stand there: the best goal, the nearer the better; Closed Doors do not hide it. */
export function pull(m: M, player: number, from: Space): number {
  return Math.max(0, ...goalsOf(m, player).map(({ space, worth }) => worth / (1 + distance(m, from, space, 'prowler'))));
}

/** Too hurt to look for a fight. */
export const isWeak = (m: M, player: number): boolean => healthOf(m, player) - woundsOf(m, player) <= 3;
