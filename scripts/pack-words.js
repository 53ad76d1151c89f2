// All that a game's table says, in English, as a publisher's pack takes it: by who says it, and by the key of the message.
// The build writes it to cdn/<game>-words.json, to be translated.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const english = async (table) => (await import(pathToFileURL(resolve(`dist/messages/en/${table}.js`)).href)).default;
const tablesOf = (folder) =>
  readdirSync(`dist/messages/en/${folder}`).flatMap((file) =>
    file.endsWith('.js') ? [`${folder}/${file.replace('.js', '')}`] : [],
  );

/** Tables by speaker, of what is at every game's table. */
const pieces = {
  'dice-pool': ['pieces/dice-pool'],
  'tile-grid': ['pieces/tile-grid'],
  'card-hand': ['pieces/nw-card-hand'],
  choices: ['pieces/nw-choices'],
  log: ['pieces/nw-log'],
  why: ['pieces/nw-why'],
  rule: ['pieces/nw-rule'],
  'rule-panel': ['pieces/nw-rule'],
  'match-replay': ['pieces/match-replay'],
  'rules-example': ['pieces/rules-example'],
  'share-panel': ['pieces/match-replay'],
};

/**
 * The element of a game, who else speaks at its table, and who does not; `whole`: a pack has all cards, so that what may
 * distress in ours is never told beside it.
 */
const games = {
  sanitarium: {
    tag: 'sanitarium-game',
    whole: true,
    others: { 'sanitarium-guide': ['game/page', 'sanitarium/story-lessons'] },
  },
  'lobotomy-2': {
    tag: 'lobotomy-game',
    others: {
      'hunt-track': ['pieces/hunt-track'],
    },
  },
  'asylum-escape': {
    tag: 'asylum-escape-game',
    others: {
      house: ['pieces/nw-house'],
      notebook: ['pieces/nw-notebook'],
    },
    silent: ['tile-grid'],
  },
};

/** The words of a game's table, without those of our own cards, which a pack has texts for. */
export async function packWords(game) {
  const { tag, whole, others, silent = [] } = games[game];
  const own = [
    ...tablesOf('game'),
    ...tablesOf(game).filter((table) => !/\/(pack|story-lessons|table-notebook)/.test(table)),
  ];
  const ofCards = new Set(
    (await Promise.all(own.filter((table) => /\/(cards|story)/.test(table)).map(english))).flatMap(Object.keys),
  );
  /** `bell.text.calm` is about whatever `bell` is. */
  const isOfCard = (key) => key.split('.').some((_, i, parts) => ofCards.has(parts.slice(0, i + 1).join('.')));
  const notes = whole
    ? [
        'all-notes',
        ...Object.keys(await english(`${game}/page-content-warnings`)).filter((key) => key.startsWith('note-')),
      ]
    : [];
  const said = async (tables) => (await Promise.all(tables.map(english))).flatMap(Object.entries);
  const words = { [tag]: (await said(own)).filter(([key]) => !isOfCard(key) && !notes.includes(key)) };
  for (const [speaker, tables] of Object.entries({ ...pieces, ...others }))
    if (!silent.includes(speaker)) words[speaker] = await said(tables);
  return {
    lang: 'en',
    words: Object.fromEntries(
      Object.entries(words).map(([speaker, messages]) => [speaker, Object.fromEntries(messages)]),
    ),
  };
}
