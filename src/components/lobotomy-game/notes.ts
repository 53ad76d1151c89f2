// What may distress in Lobotomy 2, to be read before a match; that of a pack stands behind it, as its cards lie beside ours.
import words from '../../messages/en/lobotomy-notes.js';
import { notesOf, type Notes } from '../game/notes.js';

const own = notesOf(words);
const ours = Object.keys(words).filter((key) => key.startsWith('note-'));

export const notes: Notes = {
  ...own,
  panel: (element, listed, read) => own.panel(element, listed && [...new Set([...ours.map((key) => element.say(key)), ...listed.split(', ')])].join(', '), read),
};
