// What may distress in Asylum Escape, to be read before a match; that of a pack stands behind it, as its cards lie beside ours.
import words from '../../messages/en/asylum-escape-notes.js';
import { notesOf } from '../game/notes.js';

export const notes = notesOf(words, true);
