// All that a game's table says, in English, as a publisher's pack takes it: by who says it, and by the key of the message.
// The build writes it to cdn/<game>-words.json, to be translated.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const english = async (table) => (await import(pathToFileURL(resolve(`dist/messages/en/${table}.js`)).href)).default;

/** Tables by speaker, of what is at every game's table. */
const pieces = {
  'dice-pool': ['dice-pool'],
  'tile-grid': ['tile-grid', 'tile-grid-tools'],
  'card-hand': ['nw-card-hand'],
  choices: ['nw-choices'],
  log: ['nw-log'],
  why: ['nw-why'],
  rule: ['nw-rule'],
  'rule-panel': ['nw-rule-panel'],
  'match-replay': ['match-replay'],
  'rules-example': ['rules-example'],
  'share-panel': ['sharing'],
};

/**
 * How the element and the tables of a game begin, which tables are of its own cards, who else speaks at its table, and who does not;
 * `whole`: a pack has all cards, so that what may distress in ours is never told beside it.
 */
const games = {
  sanitarium: {
    name: 'sanitarium',
    cards: /-card/,
    whole: true,
    others: { 'sanitarium-guide': ['game-guide', 'sanitarium-guide'] },
  },
  'lobotomy-2': {
    name: 'lobotomy',
    cards: /-(cards|cast|characters|disorders|events|items|memories|monsters|story.*|tiles)$/,
    others: {
      'dice-pool': ['dice-pool', 'dice-play'],
      'tile-grid': ['tile-grid', 'tile-grid-tools', 'tile-grid-board', 'tile-grid-sight', 'tile-grid-board-page'],
      'hunt-track': ['hunt-play'],
    },
  },
  'asylum-escape': {
    name: 'asylum-escape',
    cards: /-card(s|-texts)$/,
    others: { 'dice-pool': ['dice-pool', 'dice-play'], house: ['nw-house'], notebook: ['asylum-escape-notebook'] },
    silent: ['tile-grid'],
  },
};

/** The words of a game's table, without those of our own cards, which a pack has texts for. */
export async function packWords(game) {
  const { name, cards, whole, others, silent = [] } = games[game];
  const all = readdirSync('dist/messages/en').flatMap((file) =>
    file.endsWith('.js') ? [file.replace('.js', '')] : [],
  );
  const own = all.filter((table) =>
    new RegExp(`^(game-(?!guide)|${name}($|-(?!(pack-)?faults|guide|notebook)))`).test(table),
  );
  const ofCards = new Set(
    (await Promise.all(own.filter((table) => cards.test(table)).map(english))).flatMap(Object.keys),
  );
  /** `bell.text.calm` is about whatever `bell` is. */
  const isOfCard = (key) => key.split('.').some((_, i, parts) => ofCards.has(parts.slice(0, i + 1).join('.')));
  const notes = whole
    ? ['all-notes', ...Object.keys(await english(`${name}-notes`)).filter((key) => key.startsWith('note-'))]
    : [];
  const said = async (tables) => (await Promise.all(tables.map(english))).flatMap(Object.entries);
  const words = { [`${name}-game`]: (await said(own)).filter(([key]) => !isOfCard(key) && !notes.includes(key)) };
  for (const [speaker, tables] of Object.entries({ ...pieces, ...others }))
    if (!silent.includes(speaker)) words[speaker] = await said(tables);
  return {
    lang: 'en',
    words: Object.fromEntries(
      Object.entries(words).map(([speaker, messages]) => [speaker, Object.fromEntries(messages)]),
    ),
  };
}
