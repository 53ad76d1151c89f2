// The messages of <asylum-escape-game>. In English, the messages for a match are loaded with the match. In any other
// language, all messages are loaded together.
import page from '../../messages/en/asylum-escape/page.js';
import gamePage from '../../messages/en/game/page.js';
import { faultsFrom } from '../game/localized-faults.js';
import { catalogueOf } from '../shared/catalogue.js';

export const catalogue = catalogueOf(
  { ...gamePage, ...page },
  'game/page',
  'game/rules',
  'game/table',
  'asylum-escape/page',
  'asylum-escape/rules',
  'asylum-escape/table',
  'asylum-escape/cards',
);

export const localizedFault = faultsFrom('asylum-escape/pack');
