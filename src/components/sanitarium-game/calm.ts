// Calm: other words, pictures and colours in place of what may distress. Fetched when calm is asked for.
import words from '../../messages/en/sanitarium-calm.js';
import type { Catalogue, NwElement } from '../shared/nw-element.js';
import { gridArt } from './art/calm-map.js';
import { picture } from './art/calm-pictures.js';
import { styles } from './calm.styles.js';
import type { Chosen } from './chosen.js';
import type { Art } from './publisher.js';

/** This file, once it is there. */
export type Calm = typeof import('./calm.js');

export { calmTongue } from '../../engine/games/sanitarium/calm.js';

/** Gives the game its calm words in English (other languages come whole), and the element its calm colours. */
export function bring({ constructor, shadowRoot }: NwElement): void {
  const game = constructor as unknown as { catalogue: Catalogue };
  game.catalogue = { ...game.catalogue, en: { ...game.catalogue.en, ...words } };
  const sheets = shadowRoot?.adoptedStyleSheets;
  if (styles.styleSheet && !sheets?.includes(styles.styleSheet)) sheets?.push(styles.styleSheet);
}

/** The key of the calm words that stand for those of `key`, if there are any. */
export function calmKey<K extends string>(key: K): K {
  const calm = `${key}.calm`;
  return Object.hasOwn(words, calm) ? (calm as K) : key;
}

const ours: Art = { picture, gridArt };

/** Calm pictures: those of the pack, where it has pictures of its own, and else ours. */
export const calmArt = ({ art }: Pick<Chosen, 'art'>): Art => art?.calm ?? ours;
