// What a table can do without until it has been drawn once: pictures of the cards and what is written under their names, the
// words of all Chapters, how it is told to the ear, what an Attack may do and who is in sight of it, and why something is not possible.
import characters from '../../messages/en/lobotomy-2/cards-characters.js';
import disorders from '../../messages/en/lobotomy-2/cards-disorders.js';
import events from '../../messages/en/lobotomy-2/cards-events.js';
import items from '../../messages/en/lobotomy-2/cards-items.js';
import memories from '../../messages/en/lobotomy-2/cards-memories.js';
import monsters from '../../messages/en/lobotomy-2/cards-monsters.js';
import dn1 from '../../messages/en/lobotomy-2/story-dn1.js';
import dn2 from '../../messages/en/lobotomy-2/story-dn2.js';
import dn3 from '../../messages/en/lobotomy-2/story-dn3.js';
import dn4 from '../../messages/en/lobotomy-2/story-dn4.js';
import s1 from '../../messages/en/lobotomy-2/story-s1.js';
import s2 from '../../messages/en/lobotomy-2/story-s2.js';
import s3 from '../../messages/en/lobotomy-2/story-s3.js';
import s4 from '../../messages/en/lobotomy-2/story-s4.js';
import gameWhy from '../../messages/en/game/rules.js';
import hearing from '../../messages/en/lobotomy-2/table-spoken.js';
import why from '../../messages/en/lobotomy-2/rules.js';

export { asking, missed } from './why.js';
export * as hearing from '../../engine/games/lobotomy-2/words/spoken.js';
export { shotOf } from '../../engine/games/lobotomy-2/table/scene-sight.js';
export { oddsOf } from '../../engine/games/lobotomy-2/table/scene-odds.js';
export { Gallery } from './art/gallery.js';

const texts = { ...characters, ...disorders, ...events, ...items, ...memories, ...monsters };
const chapters = { ...s1, ...s2, ...s3, ...s4, ...dn1, ...dn2, ...dn3, ...dn4 };
export const words = { ...texts, ...chapters, ...hearing, ...gameWhy, ...why };
