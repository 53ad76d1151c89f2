// The English messages of a Lobotomy 2 match, and the keys of all messages of <lobotomy-game>.
import type gamePage from '../../messages/en/game/page.js';
import gameTable from '../../messages/en/game/table.js';
import gameRules from '../../messages/en/game/rules.js';
import cards from '../../messages/en/lobotomy-2/cards.js';
import rules from '../../messages/en/lobotomy-2/rules.js';
import story from '../../messages/en/lobotomy-2/story.js';
import table from '../../messages/en/lobotomy-2/table.js';
import type { CampaignStep } from '../../engine/games/lobotomy-2/rules/scenario/campaign.js';
import type { NwElement } from '../shared/nw-element.js';
import type { StartKey } from './start/start-form.js';

export const words = { ...gameTable, ...gameRules, ...rules, ...table, ...cards, ...story };
export type Key = keyof typeof words | keyof typeof gamePage | StartKey;

/** The element in which the match is drawn. */
export type GameHost = NwElement<Key> & {
  calm: boolean;
  sound: boolean;
  layout: string;
  describe(): string;
  goOn(next: CampaignStep): void;
};
