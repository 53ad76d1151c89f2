// Every language but English, and its tables of messages by their names in src/messages/<language>, loaded when one is asked for.
// Made by `node scripts/build/registry.js`; not to be edited by hand.
import type { Messages } from './message.js';

export type TableName =
  | 'asylum-escape/cards'
  | 'asylum-escape/pack'
  | 'asylum-escape/page'
  | 'asylum-escape/rules'
  | 'asylum-escape/story'
  | 'asylum-escape/table'
  | 'game/page'
  | 'game/rules'
  | 'game/table'
  | 'lobotomy-2/cards'
  | 'lobotomy-2/pack'
  | 'lobotomy-2/page'
  | 'lobotomy-2/rules'
  | 'lobotomy-2/story'
  | 'lobotomy-2/table'
  | 'mansions-of-madness/pack'
  | 'mansions-of-madness/rules'
  | 'mansions-of-madness/table'
  | 'pieces/dice-pool'
  | 'pieces/hunt-track'
  | 'pieces/links'
  | 'pieces/match-replay'
  | 'pieces/nw-attack-odds'
  | 'pieces/nw-card-hand'
  | 'pieces/nw-choices'
  | 'pieces/nw-house'
  | 'pieces/nw-log'
  | 'pieces/nw-notebook'
  | 'pieces/nw-rule'
  | 'pieces/puzzle-board'
  | 'pieces/rules-example'
  | 'pieces/tile-grid'
  | 'pieces/why'
  | 'sanitarium/cards'
  | 'sanitarium/pack'
  | 'sanitarium/page'
  | 'sanitarium/rules'
  | 'sanitarium/story'
  | 'sanitarium/table';

type Tables = Readonly<
  Partial<Record<TableName, () => Promise<{ readonly default: Messages; readonly setup?: Messages }>>>
>;

export const languages: Readonly<Record<string, Tables>> = {
  de: {
    'asylum-escape/cards': () => import('./de/asylum-escape/cards.js'),
    'asylum-escape/pack': () => import('./de/asylum-escape/pack.js'),
    'asylum-escape/page': () => import('./de/asylum-escape/page.js'),
    'asylum-escape/rules': () => import('./de/asylum-escape/rules.js'),
    'asylum-escape/story': () => import('./de/asylum-escape/story.js'),
    'asylum-escape/table': () => import('./de/asylum-escape/table.js'),
    'game/page': () => import('./de/game/page.js'),
    'game/rules': () => import('./de/game/rules.js'),
    'game/table': () => import('./de/game/table.js'),
    'lobotomy-2/cards': () => import('./de/lobotomy-2/cards.js'),
    'lobotomy-2/pack': () => import('./de/lobotomy-2/pack.js'),
    'lobotomy-2/page': () => import('./de/lobotomy-2/page.js'),
    'lobotomy-2/rules': () => import('./de/lobotomy-2/rules.js'),
    'lobotomy-2/story': () => import('./de/lobotomy-2/story.js'),
    'lobotomy-2/table': () => import('./de/lobotomy-2/table.js'),
    'mansions-of-madness/pack': () => import('./de/mansions-of-madness/pack.js'),
    'mansions-of-madness/rules': () => import('./de/mansions-of-madness/rules.js'),
    'mansions-of-madness/table': () => import('./de/mansions-of-madness/table.js'),
    'pieces/dice-pool': () => import('./de/pieces/dice-pool.js'),
    'pieces/hunt-track': () => import('./de/pieces/hunt-track.js'),
    'pieces/links': () => import('./de/pieces/links.js'),
    'pieces/match-replay': () => import('./de/pieces/match-replay.js'),
    'pieces/nw-attack-odds': () => import('./de/pieces/nw-attack-odds.js'),
    'pieces/nw-card-hand': () => import('./de/pieces/nw-card-hand.js'),
    'pieces/nw-choices': () => import('./de/pieces/nw-choices.js'),
    'pieces/nw-house': () => import('./de/pieces/nw-house.js'),
    'pieces/nw-log': () => import('./de/pieces/nw-log.js'),
    'pieces/nw-notebook': () => import('./de/pieces/nw-notebook.js'),
    'pieces/nw-rule': () => import('./de/pieces/nw-rule.js'),
    'pieces/puzzle-board': () => import('./de/pieces/puzzle-board.js'),
    'pieces/rules-example': () => import('./de/pieces/rules-example.js'),
    'pieces/tile-grid': () => import('./de/pieces/tile-grid.js'),
    'pieces/why': () => import('./de/pieces/why.js'),
    'sanitarium/cards': () => import('./de/sanitarium/cards.js'),
    'sanitarium/pack': () => import('./de/sanitarium/pack.js'),
    'sanitarium/page': () => import('./de/sanitarium/page.js'),
    'sanitarium/rules': () => import('./de/sanitarium/rules.js'),
    'sanitarium/story': () => import('./de/sanitarium/story.js'),
    'sanitarium/table': () => import('./de/sanitarium/table.js'),
  },
};
