// All that <sanitarium-game> says in German, fetched as one.
import gamePage from '../../messages/de/game/page.js';
import gameRules from '../../messages/de/game/rules.js';
import gameTable from '../../messages/de/game/table.js';
import cards from '../../messages/de/sanitarium/cards.js';
import page from '../../messages/de/sanitarium/page.js';
import rules from '../../messages/de/sanitarium/rules.js';
import table from '../../messages/de/sanitarium/table.js';

export default { ...gamePage, ...gameRules, ...gameTable, ...page, ...table, ...cards, ...rules };
