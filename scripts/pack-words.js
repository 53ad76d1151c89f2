// All that a game's table says, in English, as a publisher's pack takes it: by who says it, and by the key of the message.
// The build writes it to cdn/<game>-words.json, to be translated.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const english = async (table) => (await import(pathToFileURL(resolve(`dist/messages/en/${table}.js`)).href)).default;

/** Tables by speaker, of what is in every game. */
const pieces = {
  'dice-pool': ['dice-pool'],
  'tile-grid': ['tile-grid', 'tile-grid-tools'],
  'card-hand': ['nw-card-hand'],
  'choices': ['nw-choices'],
  'log': ['nw-log'],
  'why': ['nw-why'],
  'rule': ['nw-rule'],
  'rule-panel': ['nw-rule-panel'],
  'match-replay': ['match-replay'],
  'rules-example': ['rules-example'],
  'share-panel': ['sharing'],
};

/** The words of a game's table, without those of our own cards and their notes, which a pack does not have. */
export async function packWords(game) {
  const own = readdirSync('dist/messages/en').map((file) => file.replace(/\.(js|d\.ts)$/, '')).filter((name) => new RegExp(`^(game-(?!guide)|${game}(-(?!card-texts|faults|guide)|$))`).test(name));
  const tables = { [`${game}-game`]: [...new Set(own)], [`${game}-guide`]: ['game-guide', `${game}-guide`], ...pieces };
  const cards = Object.keys(await english(`${game}-cards`));
  const ofCard = new RegExp(`^(${cards.join('|')}|dark\\.\\d)(\\.|$)|^all-notes$`);
  const speakers = await Promise.all(Object.entries(tables).map(async ([speaker, names]) => {
    const messages = await Promise.all(names.map(async (name) => Object.entries(await english(name)).filter(([key]) => !ofCard.test(key) && !(name.endsWith('-notes') && key.startsWith('note-')))));
    return [speaker, Object.fromEntries(messages.flat())];
  }));
  return { lang: 'en', words: Object.fromEntries(speakers) };
}
