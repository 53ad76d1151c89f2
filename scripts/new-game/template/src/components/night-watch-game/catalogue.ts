// The messages of <night-watch-game>. The English messages of a match are loaded with the match; other languages are
// loaded whole.
import gamePage from '../../messages/en/game/page.js';
import page from '../../messages/en/night-watch/page.js';
import { faultsFrom } from '../game/localized-faults.js';
import { catalogueOf } from '../shared/catalogue.js';

export const catalogue = catalogueOf(
  { ...gamePage, ...page },
  'game/page',
  'game/rules',
  'game/table',
  'night-watch/page',
  'night-watch/rules',
  'night-watch/table',
);

export const localizedFault = faultsFrom('night-watch/pack');
