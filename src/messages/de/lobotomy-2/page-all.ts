// Alles, was <lobotomy-game> auf Deutsch sagt.
import gameReplay from '../game/page.js';
import gameNotes from '../game/page.js';
import gameStart from '../game/page.js';
import gameTable from '../game/table.js';
import gameWhy from '../game/rules.js';
import calm from './cards-softened.js';
import cards from './cards.js';
import cast from './cards-character-names.js';
import characters from './cards-characters.js';
import disorders from './cards-disorders.js';
import end from './table-end.js';
import events from './cards-events.js';
import further from './table-all-scenarios.js';
import furtherCards from './cards-all-scenarios.js';
import furtherTiles from './cards-tiles-all-scenarios.js';
import hearing from './table-spoken.js';
import hints from './table-hints.js';
import items from './cards-items.js';
import log from './table-log.js';
import memories from './cards-memories.js';
import monsters from './cards-monsters.js';
import notes from './page-content-warnings.js';
import odds from './rules-attack-odds.js';
import scene from './table-scene.js';
import start from './page.js';
import dn1 from './story-dn1.js';
import dn2 from './story-dn2.js';
import dn3 from './story-dn3.js';
import dn4 from './story-dn4.js';
import s1 from './story-s1.js';
import s2 from './story-s2.js';
import s3 from './story-s3.js';
import s4 from './story-s4.js';
import stories from './story.js';
import table from './table.js';
import tiles from './cards-tiles.js';
import why from './rules.js';
import ui from './table-names.js';

/** Für die Beispiele: das Spiel nennt manches ebenso und sagt anderes. */
export { default as example } from '../pieces/rules-example.js';
export default {
  ...gameReplay,
  ...gameNotes,
  ...gameStart,
  ...gameTable,
  ...gameWhy,
  ...start,
  ...ui,
  ...log,
  ...hearing,
  ...table,
  ...scene,
  ...end,
  ...hints,
  ...why,
  ...calm,
  ...notes,
  ...odds,
  ...cast,
  ...cards,
  ...characters,
  ...disorders,
  ...events,
  ...items,
  ...memories,
  ...monsters,
  ...tiles,
  ...further,
  ...furtherCards,
  ...furtherTiles,
  ...stories,
  ...s1,
  ...s2,
  ...s3,
  ...s4,
  ...dn1,
  ...dn2,
  ...dn3,
  ...dn4,
};
