// Alles, was <sanitarium-game> auf Deutsch sagt.
import gameNotes from './game-notes.js';
import gameStart from './game-start.js';
import gameTable from './game-table.js';
import gameWhy from './game-why.js';
import replay from './game-replay.js';
import aid from './sanitarium-aid.js';
import texts from './sanitarium-card-texts.js';
import calm from './sanitarium-calm.js';
import cards from './sanitarium-cards.js';
import end from './sanitarium-end.js';
import hearing from './sanitarium-hearing.js';
import hints from './sanitarium-hints.js';
import notes from './sanitarium-notes.js';
import start from './sanitarium-start.js';
import why from './sanitarium-why.js';
import ui from './sanitarium.js';

/** Für die Beispiele: das Spiel nennt manches ebenso und sagt anderes. */
export { default as example } from './rules-example.js';
export default {
  ...gameNotes,
  ...gameStart,
  ...gameTable,
  ...gameWhy,
  ...start,
  ...ui,
  ...aid,
  ...cards,
  ...hearing,
  ...texts,
  ...calm,
  ...end,
  ...hints,
  ...notes,
  ...replay,
  ...why,
};
