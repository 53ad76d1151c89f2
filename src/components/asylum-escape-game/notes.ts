// What may distress in Asylum Escape, to be read before a match.
import words from '../../messages/en/asylum-escape-notes.js';
import { notesOf } from '../game/notes.js';

export const notes = notesOf(words);
