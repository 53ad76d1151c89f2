// All that <asylum-escape-game> says in German, fetched as one.
import gameNotes from '../../messages/de/game/page.js';
import gameReplay from '../../messages/de/game/page.js';
import gameStart from '../../messages/de/game/page.js';
import gameTable from '../../messages/de/game/table.js';
import gameWhy from '../../messages/de/game/rules.js';
import cards from '../../messages/de/asylum-escape/cards.js';
import page from '../../messages/de/asylum-escape/page.js';
import rules from '../../messages/de/asylum-escape/rules.js';
import table from '../../messages/de/asylum-escape/table.js';

export default {
  ...gameNotes,
  ...gameReplay,
  ...gameStart,
  ...gameTable,
  ...gameWhy,
  ...page,
  ...table,
  ...cards,
  ...rules,
};
