// All that a game's table says, in English, as a publisher's pack takes it: by who says it, and by the key of the message.
// The build writes it to cdn/<game>-words.json, to be translated.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../support/files.js';

const load = (file) => import(pathToFileURL(resolve(file)).href);

/** What the elements and parts of elements whose tag ends in this name say, as their classes have it. */
async function spokenBy(speaker) {
  const tag = new RegExp(`tag = "(?:nw1?-)?${speaker}"`);
  const files = filesBelow('dist/components', '.js').filter((file) => tag.test(readFileSync(file, 'utf8')));
  const classes = (await Promise.all(files.map(load))).flatMap(Object.values);
  const found = classes.filter((each) => each?.tag?.replace(/^nw1?-/, '') === speaker);
  if (!found.length) throw new Error(`no element is called ${speaker}, which packs of a game have words for`);
  return Object.assign({}, ...found.map(({ catalogue }) => catalogue.en));
}

/**
 * What the element of a game says besides our cards, which a pack has texts for.
 * @param parts What others at its table say: they may have another message under the same key.
 */
async function spokenByGame(game, parts) {
  const tables = await Promise.all(
    ['game', game]
      .flatMap((folder) => filesBelow(`dist/messages/en/${folder}`, '.js'))
      .filter((file) => !/\/(pack|lessons|story-lessons)[^/]*$/.test(file))
      .map(async (file) => [file, (await load(file)).default]),
  );
  const { pack } = await load(`dist/engine/games/${game}/content/pack.js`);
  const ofCards = new Set([
    ...tables.flatMap(([file, table]) => (/\/(cards|story)[^/]*$/.test(file) ? Object.keys(table) : [])),
    // The form names some of them too.
    ...[pack.characters, pack.scenarios].flatMap((list = []) => list.map(({ id }) => id)),
  ]);
  /** `bell.text.calm` is about whatever `bell` is. */
  const isOfCard = (key) => key.split('.').some((_, i, parts) => ofCards.has(parts.slice(0, i + 1).join('.')));
  const messages = tables.flatMap(([, table]) => Object.entries(table)).filter(([key]) => !isOfCard(key));
  const isOfPart = ([key, message]) => parts.some((words) => words[key] === message);
  return Object.fromEntries([...messages.filter(isOfPart), ...messages.filter((each) => !isOfPart(each))]);
}

/** @param speakers Of the game's pack schema. */
export async function packWords({ id, element }, speakers) {
  const words = Object.fromEntries(
    await Promise.all(speakers.filter((name) => name !== element).map(async (name) => [name, await spokenBy(name)])),
  );
  return { lang: 'en', words: { [element]: await spokenByGame(id, Object.values(words)), ...words } };
}
