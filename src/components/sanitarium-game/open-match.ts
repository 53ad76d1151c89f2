// How a match of Sanitarium is opened or goes on, with as much of the rules as it needs.
import type { SanitariumView } from '../../engine/games/sanitarium/state/knowledge.js';
import { playing } from '../../engine/games/sanitarium/rules/step-table.js';
import type { State } from '../../engine/games/sanitarium/state/state.js';
import { openingOf, type SessionMatch } from '../game/session/open-match.js';

export type Match = SessionMatch<State, SanitariumView>;

export const { newMatch, oldMatch, seatAt } = openingOf({
  playing,
  whole: () => import('../../engine/games/sanitarium/rules/rules.js'),
  seen: () => import('../../engine/games/sanitarium/state/view-schema.js'),
});
