// The messages of <sanitarium-game>. In English, the messages for a match are loaded with the match. In any other
// language, all messages are loaded together.
import gamePage from '../../messages/en/game/page.js';
import page from '../../messages/en/sanitarium/page.js';
import { faultsFrom } from '../game/localized-faults.js';
import { catalogueOf } from '../shared/catalogue.js';

export const catalogue = catalogueOf(
  { ...gamePage, ...page },
  'game/page',
  'game/rules',
  'game/table',
  'sanitarium/page',
  'sanitarium/rules',
  'sanitarium/table',
  'sanitarium/cards',
);

export const localizedFault = faultsFrom('sanitarium/pack');
