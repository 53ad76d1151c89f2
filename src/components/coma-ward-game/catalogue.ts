// The messages of <coma-ward-game>. In English, the messages for a match are loaded with the match. In any other
// language, all messages are loaded together.
import page from '../../messages/en/coma-ward/page.js';
import gamePage from '../../messages/en/game/page.js';
import { faultsFrom } from '../game/localized-faults.js';
import { catalogueOf } from '../shared/catalogue.js';

export const catalogue = catalogueOf(
  { ...gamePage, ...page },
  'game/page',
  'game/rules',
  'game/table',
  'coma-ward/page',
  'coma-ward/rules',
  'coma-ward/table',
  'coma-ward/cards',
  'coma-ward/story',
);

export const localizedFault = faultsFrom('coma-ward/pack');
