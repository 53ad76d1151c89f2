// Calm: other words, pictures and colours in place of what may distress. Fetched when calm is asked for.
import { svg } from 'lit';
import words from '../../messages/en/sanitarium-calm.js';
import type { Catalogue, NwElement } from '../shared/nw-element.js';
import { gridArt } from './art/calm-map.js';
import { picture } from './art/calm-pictures.js';
import { styles } from './calm.styles.js';
import type { Art } from './publisher.js';
import type { Chosen } from './page-pack.js';

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

const ours: Art = { picture, gridArt, has: () => true };
const made = new WeakMap<Art, Art>();

/**
 * Calm pictures. Beside those of a pack: its own calm ones, its others of cards that carry no note, and else ours. The same
 * object for the same pack, so that nothing is drawn anew.
 */
export function calmArt({ art, texts }: Pick<Chosen, 'art' | 'texts'>): Art {
  if (!art) return ours;
  const carries = (id: string): boolean => [id, id.replace(/^dark\.\d$/, 'dark')].some((kind) => !!texts[`${kind}.notes`]);
  /** Under which name the pack has something calm. */
  const calmly = (id: string): string | null => (art.has(`${id}.calm`) ? `${id}.calm` : carries(id) ? null : id);
  const calm = made.get(art) ?? {
    has: (id) => art.has(id),
    picture: (id) => {
      const own = calmly(id);
      return own === null ? picture(id) : art.picture(own);
    },
    gridArt: {
      tile: (tile) => {
        const own = calmly(tile.art ?? '');
        return (own === null ? gridArt : art.gridArt).tile?.(own === null ? tile : { ...tile, art: own }) ?? svg``;
      },
      token: (token) => (token.kind === 'monster' ? gridArt : art.gridArt).token?.(token) ?? svg``,
    },
  };
  made.set(art, calm);
  return calm;
}
