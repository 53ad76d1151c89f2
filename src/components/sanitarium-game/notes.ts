// What may distress in the cards of Sanitarium, to be read before a match.
import words from '../../messages/en/sanitarium-notes.js';
import { notesOf } from '../game/notes.js';

export const notes = notesOf(words);
