// Alles, was <sanitarium-game> auf Deutsch sagt.
import gameNotes from '../game/page.js';
import gameStart from '../game/page.js';
import gameTable from '../game/table.js';
import gameWhy from '../game/rules.js';
import replay from '../game/page.js';
import aid from './table-reference-cards.js';
import texts from './cards-texts.js';
import calm from './cards-softened.js';
import cards from './cards.js';
import end from './table-end.js';
import hearing from './table-spoken.js';
import hints from './table-hints.js';
import notes from './page-content-warnings.js';
import start from './page-start-form.js';
import why from './rules-why-not.js';
import ui from './table.js';

/** Für die Beispiele: das Spiel nennt manches ebenso und sagt anderes. */
export { default as example } from '../pieces/rules-example.js';
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
