// What <asylum-escape-game> says. English words of a match come with the match, other languages as a whole.
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
