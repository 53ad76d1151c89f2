// Softened content: gentler words, pictures and colours in place of distressing ones.
import { gridArt } from './art/softened-map.js';
import { picture } from './art/softened-pictures.js';
import { styles } from './art/softened.styles.js';
import type { Art, PackArt } from './pack/pack-art.js';

export type SoftenedContent = typeof import('./softened-content.js');

export { softenLexicon } from '../../engine/games/sanitarium/words/softened-words.js';
export { styles };
/** In softened content, the message `<key>.calm` replaces the message `<key>`. */
export { words } from './words.js';

const ours: Art = { picture, gridArt };

/** The softened pictures of the pack, or ours if the pack has none. */
export const softenedArt = ({ art }: { readonly art?: PackArt }): Art => art?.calm ?? ours;
