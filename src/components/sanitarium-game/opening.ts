// How a match of Sanitarium is opened or goes on, with as much of the rules as it needs.
import type { SanitariumView } from '../../engine/games/sanitarium/hidden.js';
import { playing } from '../../engine/games/sanitarium/playing.js';
import type { State } from '../../engine/games/sanitarium/state.js';
import { openingOf, type AnyMatch } from '../game/opening.js';

export type Match = AnyMatch<State, SanitariumView>;

export const { newMatch, oldMatch, seatAt } = openingOf({
  playing,
  whole: () => import('../../engine/games/sanitarium/rules.js'),
  seen: () => import('../../engine/games/sanitarium/seen.js'),
});
