// Alles, was <asylum-escape-game> auf Deutsch sagt.
import calm from './asylum-escape-calm.js';
import texts from './asylum-escape-card-texts.js';
import cards from './asylum-escape-cards.js';
import end from './asylum-escape-end.js';
import hints from './asylum-escape-hints.js';
import notes from './asylum-escape-notes.js';
import riddle from './asylum-escape-riddle.js';
import scene from './asylum-escape-scene.js';
import sought from './asylum-escape-sought.js';
import start from './asylum-escape-start.js';
import table from './asylum-escape-table.js';
import why from './asylum-escape-why.js';
import ui from './asylum-escape.js';
import gameNotes from './game-notes.js';
import replay from './game-replay.js';
import gameStart from './game-start.js';
import gameTable from './game-table.js';
import gameWhy from './game-why.js';

/** Für die Beispiele: das Spiel nennt manches ebenso und sagt anderes. */
export { default as example } from './rules-example.js';
export default {
  ...gameNotes,
  ...gameStart,
  ...gameTable,
  ...gameWhy,
  ...riddle,
  ...scene,
  ...sought,
  ...start,
  ...ui,
  ...table,
  ...cards,
  ...texts,
  ...calm,
  ...end,
  ...hints,
  ...notes,
  ...replay,
  ...why,
};
