// The words of a match that come with its table.
import type { Onward } from '../../engine/games/lobotomy-2/rules/scenario/campaign.js';
import type gameReplay from '../../messages/en/game/page.js';
import type gameWhy from '../../messages/en/game/rules.js';
import gameTable from '../../messages/en/game/table.js';
import cards from '../../messages/en/lobotomy-2/cards.js';
import type further from '../../messages/en/lobotomy-2/table-all-scenarios.js';
import type hearing from '../../messages/en/lobotomy-2/table-spoken.js';
import type odds from '../../messages/en/lobotomy-2/rules-attack-odds.js';
import log from '../../messages/en/lobotomy-2/table-log.js';
import scene from '../../messages/en/lobotomy-2/table-scene.js';
import table from '../../messages/en/lobotomy-2/table.js';
import tiles from '../../messages/en/lobotomy-2/cards-tiles.js';
import type why from '../../messages/en/lobotomy-2/rules.js';
import ui from '../../messages/en/lobotomy-2/table-names.js';
import type { NwElement } from '../shared/nw-element.js';
import type { StartKey } from './start/start-form.js';

export const en = { ...gameTable, ...ui, ...log, ...scene, ...table, ...cards, ...tiles };
export type Key =
  | keyof typeof en
  | keyof typeof further
  | keyof typeof why
  | keyof typeof gameWhy
  | keyof typeof hearing
  | keyof typeof odds
  | keyof typeof gameReplay
  | StartKey;

/** The element that all of it is said and drawn in. */
export type Game = NwElement<Key> & {
  calm: boolean;
  sound: boolean;
  layout: string;
  describe(): string;
  goOn(next: Onward): void;
};
