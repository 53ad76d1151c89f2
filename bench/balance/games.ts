// All games that are measured. Their modes have different names.
import { asylumEscape } from './asylum-escape/game.js';
import type { Game } from './game.js';
import { lobotomy2 } from './lobotomy-2/game.js';
import { sanitarium } from './sanitarium/game.js';

export const games: readonly Game[] = [sanitarium, lobotomy2, asylumEscape];
