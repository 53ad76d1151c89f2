// Softened words and pictures.
import cards from '../../messages/en/asylum-escape/cards.js';
import table from '../../messages/en/asylum-escape/table.js';

export type Calm = typeof import('./softened-content.js');

export { calmArt, calmHouse } from './art/softened.js';

/** In softened content, the message `<key>.calm` replaces the message `<key>`. */
export const words = { ...table, ...cards };
