// What may distress in Lobotomy 2, to be read before a match; that of a pack stands behind it, as its cards lie beside ours.
import words from '../../../messages/en/lobotomy-2/page.js';
import { contentWarnings } from '../../game/comfort/content-warnings.js';

export const notes = contentWarnings(words, true);
