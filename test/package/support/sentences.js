// Finds the sentences of a language's message tables in announcements.
import { filesBelow, importFile } from '../../../scripts/support/files.js';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/**
 * The pattern of a sentence with placeholders. The text in a placeholder may contain a punctuation mark before a comma,
 * as in “Aura of INSANITY!, on Space 6”.
 */
const pattern = (text) => escaped(text).replace(/\\\{\w+\\\}/g, '((?:[^.?!]|[.?!](?=,))+?)');

/** The number of letters in a message outside its placeholders. */
const own = (text) => text.replace(/\{\w+\}/g, '').length;

/**
 * Returns the message tables of a language under their paths, without those of other games, which may contain the same
 * sentences.
 */
async function read(lang, game) {
  const folder = `dist/messages/${lang}`;
  const tables = new Map();
  for (const file of filesBelow(folder, '.js')) {
    const path = file.slice(folder.length + 1, -'.js'.length);
    if (![game, 'game', 'pieces'].includes(path.split('/')[0])) continue;
    const { default: table } = await importFile(file);
    tables.set(path, table);
  }
  return tables;
}

/** @param game The id of a game. */
export async function sentencesOf(lang, game) {
  const tables = await read(lang, game);
  const known = [...tables.values()]
    .flatMap((table) =>
      Object.entries(table).flatMap(([key, message]) =>
        (typeof message === 'string' ? [message] : Object.values(message)).map((text) => ({
          key,
          whole: new RegExp(`^${pattern(text)}$`, 'u'),
          text,
        })),
      ),
    )
    .filter(({ text }) => /[.?!][”“]?$/.test(text))
    // If several sentences match, the one with the most fixed letters is meant.
    .sort((a, b) => own(b.text) - own(a.text));
  return {
    /** Returns a message from the table of a piece, or from the tables of the game (speaker 'game'). */
    message: (speaker, key) => {
      const isSpeakers = (path) => (speaker === 'game' ? !path.startsWith('pieces/') : path === `pieces/${speaker}`);
      return [...tables].find(([path, table]) => isSpeakers(path) && key in table)?.[1][key];
    },
    /**
     * Divides a line into messages of the tables, each with its key. One message may consist of several sentences.
     * @returns The messages `found`, in order, and the rest of the line that matches no message (`left`).
     */
    parse(line) {
      const found = [];
      let rest = line.trim();
      while (rest) {
        const ends = [...rest.matchAll(/[.?!][”“]?(?= |$)/g)].map(({ 0: end, index }) => index + end.length).reverse();
        const next = ends.flatMap((end) =>
          known
            .filter(({ whole }) => whole.test(rest.slice(0, end)))
            .slice(0, 1)
            .map(({ key }) => ({ key, text: rest.slice(0, end) })),
        )[0];
        if (!next) return { found, left: rest };
        found.push(next);
        rest = rest.slice(next.text.length).trim();
      }
      return { found, left: '' };
    },
  };
}
