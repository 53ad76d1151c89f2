// Collects the English messages of a game's table in the form that a publisher's pack uses: by speaker (the game's
// element or a piece), then by key. The build writes them to cdn/<game>-words.json for translators.
import { readFileSync } from 'node:fs';
import { filesBelow, importFile } from '../support/files.js';

/** The messages of the elements whose tag is the name of this speaker, with or without the prefix `nw-` or `nw1-`. */
async function spokenBy(speaker) {
  const tag = new RegExp(`tag = "(?:nw1?-)?${speaker}"`);
  const files = filesBelow('dist/components', '.js').filter((file) => tag.test(readFileSync(file, 'utf8')));
  const classes = (await Promise.all(files.map(importFile))).flatMap(Object.values);
  const found = classes.filter((each) => each?.tag?.replace(/^nw1?-/, '') === speaker);
  if (!found.length) throw new Error(`a pack may have words for ${speaker}, but no element has this tag`);
  return Object.assign({}, ...found.map(({ catalogue }) => catalogue.en));
}

/**
 * The messages of a game's element, without the texts of its cards, because a pack has its own.
 * @param parts The messages of the other speakers, which may use the same key for another message.
 */
async function spokenByGame(game, parts) {
  const tables = await Promise.all(
    ['game', game]
      .flatMap((folder) => filesBelow(`dist/messages/en/${folder}`, '.js'))
      .filter((file) => !/\/(pack|lessons|story-lessons)[^/]*$/.test(file))
      .map(async (file) => [file, (await importFile(file)).default]),
  );
  const { pack } = await importFile(`dist/engine/games/${game}/content/pack.js`);
  const ofCards = new Set([
    ...tables.flatMap(([file, table]) =>
      new RegExp(`/${game}/(cards|story)[^/]*$`).test(file) ? Object.keys(table) : [],
    ),
    // The start form also names some cards.
    ...[pack.characters, pack.scenarios].flatMap((list = []) => list.map(({ id }) => id)),
  ]);
  /** Whether a key belongs to a card: `bell.text.calm` belongs to the card `bell`. */
  const isOfCard = (key) => key.split('.').some((_, i, parts) => ofCards.has(parts.slice(0, i + 1).join('.')));
  const messages = tables.flatMap(([, table]) => Object.entries(table)).filter(([key]) => !isOfCard(key));
  const isOfPart = ([key, message]) => parts.some((words) => words[key] === message);
  return Object.fromEntries([...messages.filter(isOfPart), ...messages.filter((each) => !isOfPart(each))]);
}

/** @param speakers From the game's pack schema. */
export async function packWords({ id, element }, speakers) {
  const words = Object.fromEntries(
    await Promise.all(speakers.filter((name) => name !== element).map(async (name) => [name, await spokenBy(name)])),
  );
  return { lang: 'en', words: { [element]: await spokenByGame(id, Object.values(words)), ...words } };
}
