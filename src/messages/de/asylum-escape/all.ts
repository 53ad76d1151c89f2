// Alles, was <asylum-escape-game> auf Deutsch sagt.
import calm from './cards-softened.js';
import texts from './cards-texts.js';
import cards from './cards.js';
import end from './table-end.js';
import hints from './table-hints.js';
import notes from './page-content-warnings.js';
import riddle from './page-riddle.js';
import scene from './table-scene.js';
import sought from './page-likely-rooms.js';
import start from './page-start-form.js';
import table from './table-panels.js';
import why from './rules-why-not.js';
import ui from './table.js';
import gameNotes from '../game/page.js';
import replay from '../game/page.js';
import gameStart from '../game/page.js';
import gameTable from '../game/table.js';
import gameWhy from '../game/rules.js';

/** Für die Beispiele: das Spiel nennt manches ebenso und sagt anderes. */
export { default as example } from '../pieces/rules-example.js';
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
