// Calm: other words, pictures and colours in place of what may distress. Fetched when calm is asked for.
import words from '../../messages/en/sanitarium/cards-softened.js';
import { gridArt } from './art/softened-map.js';
import { picture } from './art/softened-pictures.js';
import { styles } from './art/softened.styles.js';
import type { Chosen } from './pack/chosen-pack.js';
import type { Art } from './pack/pack-art.js';

/** This file, once it is there. */
export type Calm = typeof import('./softened-content.js');

export { calmTongue } from '../../engine/games/sanitarium/words/softened-words.js';
export { styles, words };

const ours: Art = { picture, gridArt };

/** Calm pictures: those of the pack, where it has pictures of its own, and else ours. */
export const calmArt = ({ art }: Pick<Chosen, 'art'>): Art => art?.calm ?? ours;
