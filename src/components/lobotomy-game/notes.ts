// What may distress in Lobotomy 2, to be read before a match.
import words from '../../messages/en/lobotomy-notes.js';
import { notesOf } from '../game/notes.js';

export const notes = notesOf(words);
