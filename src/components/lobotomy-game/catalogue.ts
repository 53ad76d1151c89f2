// The messages of <lobotomy-game>. In English, the messages for a match are loaded with the match. In any other
// language, all messages are loaded together.
import gamePage from '../../messages/en/game/page.js';
import page from '../../messages/en/lobotomy-2/page.js';
import { faultsFrom } from '../game/localized-faults.js';
import { catalogueOf } from '../shared/catalogue.js';

export const catalogue = catalogueOf(
  { ...gamePage, ...page },
  'game/page',
  'game/rules',
  'game/table',
  'lobotomy-2/page',
  'lobotomy-2/rules',
  'lobotomy-2/table',
  'lobotomy-2/cards',
  'lobotomy-2/story',
);

/** Adds the message to a fault in the options, in a situation or in a described Attack. */
export const localizedFault = faultsFrom('lobotomy-2/pack', 'setup');
export const localizedPackFault = faultsFrom('lobotomy-2/pack');
