// Which pictures are kept in test/pictures/: the key stories, how they are dressed, and how wide they are.

/**
 * How a story can look. `settings`: of Storybook's toolbar, for which it is opened anew; `root`: attributes of <html>, and
 * `media`: what the system asks for, both put on where it stands; `as`: it has no picture of its own, but has to look like that.
 */
export const looks = {
  light: {},
  dark: { root: { 'data-theme': 'dark' } },
  forced: { media: { forcedColors: 'active' } },
  text: { root: { 'data-text': '200%' } },
  rtl: { settings: { direction: 'rtl', locale: 'en-XA' } },
  print: { media: { media: 'print' } },
  still: { as: 'light' },
};

const [phone, paper, desk] = [320, 718, 1200];

const both = [phone, desk];

/** Widths by look. */
export const themes = { light: both, dark: both, forced: both };
const some = { light: both, dark: [phone], forced: [phone] };
const piece = { ...some, still: [phone], print: [paper], text: [phone], rtl: [phone] };

/**
 * By id of a story: each element's main state, the game from its start to its end, and what is read in it.
 * Of those that `inWindow` fits only what is seen without scrolling: the table below is another story's.
 */
export const keyStories = {
  'games-sanitarium-game--start': { ...themes, still: [phone], print: [paper], text: [phone], rtl: [phone] },
  'games-sanitarium-game--competitive': { ...themes, still: both, print: [paper], text: both, rtl: [desk] },
  'games-sanitarium-game-endings--won': { ...some, dark: both, still: [desk] },
  'games-sanitarium-game-endings--lost': some,
  'games-sanitarium-game-care--calm': { light: [phone] },
  'games-sanitarium-game-learning--lesson': { light: both, dark: [desk] },
  'games-sanitarium-game-sharing--share-at-the-table': { light: [phone], dark: [desk], forced: [phone] },
  'games-lobotomy-game--start': { light: both, dark: both },
  'games-lobotomy-game--midnight': { light: both, dark: both, forced: [phone], print: [paper], rtl: [desk] },
  'games-lobotomy-game--start-with-a-pack': { light: [phone], dark: [desk] },
  'games-lobotomy-game--house-pack': { light: [phone], dark: [desk], forced: [phone] },
  'games-lobotomy-game-care--calm-pack': { light: [desk] },
  'games-lobotomy-game-endings--won': { light: both, dark: both },
  'games-lobotomy-game-endings--lost': { light: [desk], dark: [desk] },
  'games-asylum-escape-game--start': { light: both, dark: [phone] },
  'games-asylum-escape-game--turn': { ...themes, print: [paper], text: [phone], rtl: [desk] },
  'games-asylum-escape-game--hunting': { light: [phone], dark: [desk] },
  'games-asylum-escape-game--passing': { light: [phone], dark: [desk] },
  'games-asylum-escape-game--calm': { light: [desk] },
  'games-asylum-escape-game--won': { light: [desk], dark: both },
  'games-asylum-escape-game--lost': { light: both, forced: [phone] },
  'sanitarium-reference--place-in-vain': some,
  'sanitarium-reference--aid': { ...some, text: [phone] },
  'pieces-rules-example--stepped': { ...themes, still: both, print: [paper], text: [phone], rtl: [phone] },
  'pieces-match-replay--middle': { ...piece, dark: both },
  'pieces-dice-pool--reroll': piece,
  'pieces-nw-attack-odds--weapon': { ...some, print: [paper] },
  'pieces-nw-attack-odds--boss': { light: [desk], dark: [phone] },
  'pieces-nw-attack-odds--out-of-reach': { light: [phone] },
  'pieces-nw-card-hand--many': { ...piece, dark: both, text: both },
  'pieces-nw-card-hand--reading': { ...some, text: [phone] },
  'pieces-nw-choices--turn': piece,
  'pieces-nw-log--open': piece,
  'pieces-nw-stat-track--escape': piece,
  'pieces-nw-rule--ruling': { light: [phone], dark: [desk], forced: [desk] },
  'pieces-puzzle-board--lifted': { ...piece, dark: both },
  'pieces-puzzle-board--held-lock': { light: [phone], dark: [desk], forced: [phone] },
  'pieces-puzzle-board--lifted-fragment': { light: [desk], dark: [phone], forced: [desk] },
  'pieces-puzzle-board--solved-wiring': { light: [phone], dark: [desk], print: [paper] },
  'pieces-puzzle-board--solved-lock': { light: [desk] },
  'pieces-puzzle-board--drawn': { dark: [phone] },
  'pieces-hunt-track--hunt': { ...piece, dark: both, forced: both },
  'pieces-hunt-track--start': { light: [phone], dark: [desk] },
  'pieces-hunt-track--caught-up': { light: [desk], dark: [phone], text: [phone] },
  'pieces-hunt-track--end': { dark: [desk] },
  'pieces-hunt-track--another-game': { light: [phone], dark: [desk], forced: [desk] },
  'pieces-hunt-track--ring': { light: [desk] },
  'pieces-tile-grid--ward': { ...piece, forced: both, text: both },
  'pieces-tile-grid-boards--sight-from-i': { ...piece, dark: both, forced: both, text: both },
  'pieces-tile-grid-boards--past-openings': { light: [phone], dark: [desk] },
  'pieces-tile-grid-boards--old-wing': { light: [desk], dark: [desk], forced: [phone] },
  'pieces-tile-grid-boards--thirty-on-a-phone': { light: [phone], dark: [phone] },
  'pieces-tile-grid-boards--crowd-spread': { light: [phone], dark: [phone] },
  'pieces-tile-grid-boards--range-rings': { light: [phone] },
  'pieces-tile-grid--states': { light: [phone], forced: [phone] },
};

export const inWindow = /^sanitarium-reference--|--(reading|lesson|share-at-the-table|ruling)$/;
