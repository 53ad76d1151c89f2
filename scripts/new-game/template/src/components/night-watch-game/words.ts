// The messages of a match in the language of the page.
import type { Lexicon } from '../../engine/games/night-watch/words/names.js';
import type gamePage from '../../messages/en/game/page.js';
import gameRules from '../../messages/en/game/rules.js';
import gameTable from '../../messages/en/game/table.js';
import type page from '../../messages/en/night-watch/page.js';
import rules from '../../messages/en/night-watch/rules.js';
import table from '../../messages/en/night-watch/table.js';
import type { NwElement } from '../shared/nw-element.js';

export const words = { ...gameTable, ...gameRules, ...table, ...rules };
export type Key = keyof typeof words | keyof typeof gamePage | keyof typeof page;

export const lexiconOf = (element: NwElement<Key>, names: readonly string[]): Lexicon => ({
  say: (key, params) => element.say(key, params),
  names,
});
