// What <sanitarium-game> says: English before a match (the words of a match come with it), other languages as a whole.
import gamePage from '../../messages/en/game/page.js';
import page from '../../messages/en/sanitarium/page.js';
import type { Catalogue } from '../shared/nw-element.js';

export const catalogue: Catalogue = { en: { ...gamePage, ...page }, de: () => import('./german.js') };
