// What may distress in the cards of Sanitarium, to be read before a match.
import words from '../../../messages/en/sanitarium/page-content-warnings.js';
import { contentWarnings } from '../../game/comfort/content-warnings.js';

export const notes = contentWarnings(words);
