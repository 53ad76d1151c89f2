// The English messages of a match, and the lexicon that is made from them in the language of the page.
import type { Lexicon } from '../../engine/games/coma-ward/words/names.js';
import { lexiconOf as anyLexicon, type LexiconSource } from '../../engine/speech/lexicon.js';
import type gamePage from '../../messages/en/game/page.js';
import gameRules from '../../messages/en/game/rules.js';
import gameTable from '../../messages/en/game/table.js';
import cards from '../../messages/en/coma-ward/cards.js';
import rules from '../../messages/en/coma-ward/rules.js';
import story from '../../messages/en/coma-ward/story.js';
import table from '../../messages/en/coma-ward/table.js';
import type { NwElement } from '../shared/nw-element.js';
import type { StartKey } from './start/start-form.js';

export const words = { ...gameTable, ...gameRules, ...table, ...cards, ...story, ...rules };
export type Key = keyof typeof words | keyof typeof gamePage | StartKey;

/** The element in which the match is drawn. */
export type ComaWardElement = NwElement<Key> & {
  calm: boolean;
  sound: boolean;
  layout: string;
  describe(): string;
};

export const lexiconOf = (source: LexiconSource<Key, string>): Lexicon => anyLexicon(source);
