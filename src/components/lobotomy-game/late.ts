// What a table can do without until it has been drawn once: pictures of the cards and what is written under their names, the
// words of all Chapters, how it is told to the ear, what an Attack may do and who is in sight of it, and why something is not possible.
import characters from '../../messages/en/lobotomy-characters.js';
import disorders from '../../messages/en/lobotomy-disorders.js';
import events from '../../messages/en/lobotomy-events.js';
import items from '../../messages/en/lobotomy-items.js';
import memories from '../../messages/en/lobotomy-memories.js';
import monsters from '../../messages/en/lobotomy-monsters.js';
import dn1 from '../../messages/en/lobotomy-story-dn1.js';
import dn2 from '../../messages/en/lobotomy-story-dn2.js';
import dn3 from '../../messages/en/lobotomy-story-dn3.js';
import dn4 from '../../messages/en/lobotomy-story-dn4.js';
import s1 from '../../messages/en/lobotomy-story-s1.js';
import s2 from '../../messages/en/lobotomy-story-s2.js';
import s3 from '../../messages/en/lobotomy-story-s3.js';
import s4 from '../../messages/en/lobotomy-story-s4.js';
import gameWhy from '../../messages/en/game-why.js';
import hearing from '../../messages/en/lobotomy-hearing.js';
import why from '../../messages/en/lobotomy-why.js';

export { asking, missed } from './why.js';
export * as hearing from '../../engine/games/lobotomy-2/hearing.js';
export { shotOf } from '../../engine/games/lobotomy-2/scene-shot.js';
export { oddsOf } from '../../engine/games/lobotomy-2/scene-odds.js';
export { Gallery } from './gallery.js';

const texts = { ...characters, ...disorders, ...events, ...items, ...memories, ...monsters };
const chapters = { ...s1, ...s2, ...s3, ...s4, ...dn1, ...dn2, ...dn3, ...dn4 };
export const words = { ...texts, ...chapters, ...hearing, ...gameWhy, ...why };
