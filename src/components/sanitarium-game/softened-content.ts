// Softened content: other words, pictures and colours in place of what may distress. Fetched when somebody asks for it.
import page from '../../messages/en/sanitarium/page.js';
import { gridArt } from './art/softened-map.js';
import { picture } from './art/softened-pictures.js';
import { styles } from './art/softened.styles.js';
import type { Art, PackArt } from './pack/pack-art.js';
import { words as matchWords } from './words.js';

/** This file, once it is there. */
export type SoftenedContent = typeof import('./softened-content.js');

export { softenLexicon } from '../../engine/games/sanitarium/words/softened-words.js';
export { styles };
/** Where there is a `<key>.calm`, it stands for `<key>`. */
export const words = { ...page, ...matchWords };

const ours: Art = { picture, gridArt };

/** Softened pictures: those of the pack, where it has pictures of its own, and otherwise ours. */
export const softenedArt = ({ art }: { readonly art?: PackArt }): Art => art?.calm ?? ours;
