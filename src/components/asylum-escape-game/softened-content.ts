// Calm: other words and pictures in place of what may distress. Fetched when calm is asked for.
import cards from '../../messages/en/asylum-escape/cards.js';
import page from '../../messages/en/asylum-escape/page.js';
import table from '../../messages/en/asylum-escape/table.js';

/** This file, once it is there. */
export type Calm = typeof import('./softened-content.js');

export { calmArt, calmHouse } from './art/softened.js';

/** `<key>.calm` stands for `<key>`. */
export const words = { ...page, ...table, ...cards };
