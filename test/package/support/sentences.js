// What may be said: the sentences of the tables of a language, to be found again in what was heard.
import { filesBelow } from '../../../scripts/support/files.js';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A name may have a mark of its own: “Aura of INSANITY!, on Space 6”. */
const pattern = (text) => escaped(text).replace(/\\\{\w+\\\}/g, '((?:[^.?!]|[.?!](?=,))+?)');

/** How many letters of a message are always the same. */
const own = (text) => text.replace(/\{\w+\}/g, '').length;

/** The tables of a language by their paths, without those of other games: what another game says may be made of the same words. */
async function read(lang, game) {
  const folder = `dist/messages/${lang}`;
  const tables = new Map();
  for (const file of filesBelow(folder, '.js')) {
    const path = file.slice(folder.length + 1, -'.js'.length);
    if (![game, 'game', 'pieces'].includes(path.split('/')[0])) continue;
    const { default: table } = await import(pathToFileURL(resolve(file)).href);
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
    .filter(({ text }) => /[.?!]$/.test(text))
    // What says most of it by itself is meant, and not what may be said of anything.
    .sort((a, b) => own(b.text) - own(a.text));
  return {
    /** A message as it stands in the table of a piece, or in one of the game ('game'), for the names of things. */
    message: (speaker, key) => {
      const isSpeakers = (path) => (speaker === 'game' ? !path.startsWith('pieces/') : path === `pieces/${speaker}`);
      return [...tables].find(([path, table]) => isSpeakers(path) && key in table)?.[1][key];
    },
    /**
     * The sentences of a line in order, each with its key: a sentence of a table may be several of the language. What is
     * left over is in no table.
     */
    parse(line) {
      const found = [];
      let rest = line.trim();
      while (rest) {
        const ends = [...rest.matchAll(/[.?!](?= |$)/g)].map(({ index }) => index + 1).reverse();
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
