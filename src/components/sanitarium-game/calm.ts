// Calm: other words, pictures and colours in place of what may distress. Fetched when calm is asked for.
import words from '../../messages/en/sanitarium-calm.js';
import { gridArt } from './art/calm-map.js';
import { picture } from './art/calm-pictures.js';
import { styles } from './calm.styles.js';
import type { Chosen } from './chosen.js';
import type { Art } from './publisher.js';

/** This file, once it is there. */
export type Calm = typeof import('./calm.js');

export { calmTongue } from '../../engine/games/sanitarium/calm.js';
export { styles, words };

const ours: Art = { picture, gridArt };

/** Calm pictures: those of the pack, where it has pictures of its own, and else ours. */
export const calmArt = ({ art }: Pick<Chosen, 'art'>): Art => art?.calm ?? ours;
