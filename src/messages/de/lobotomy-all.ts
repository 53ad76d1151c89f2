// Alles, was <lobotomy-game> auf Deutsch sagt.
import gameReplay from './game-replay.js';
import gameNotes from './game-notes.js';
import gameStart from './game-start.js';
import gameTable from './game-table.js';
import gameWhy from './game-why.js';
import calm from './lobotomy-calm.js';
import cards from './lobotomy-cards.js';
import cast from './lobotomy-cast.js';
import characters from './lobotomy-characters.js';
import disorders from './lobotomy-disorders.js';
import end from './lobotomy-end.js';
import events from './lobotomy-events.js';
import further from './lobotomy-further.js';
import furtherCards from './lobotomy-further-cards.js';
import furtherTiles from './lobotomy-further-tiles.js';
import hearing from './lobotomy-hearing.js';
import hints from './lobotomy-hints.js';
import items from './lobotomy-items.js';
import log from './lobotomy-log.js';
import memories from './lobotomy-memories.js';
import monsters from './lobotomy-monsters.js';
import notes from './lobotomy-notes.js';
import odds from './lobotomy-odds.js';
import scene from './lobotomy-scene.js';
import start from './lobotomy-start.js';
import dn1 from './lobotomy-story-dn1.js';
import dn2 from './lobotomy-story-dn2.js';
import dn3 from './lobotomy-story-dn3.js';
import dn4 from './lobotomy-story-dn4.js';
import s1 from './lobotomy-story-s1.js';
import s2 from './lobotomy-story-s2.js';
import s3 from './lobotomy-story-s3.js';
import s4 from './lobotomy-story-s4.js';
import stories from './lobotomy-story.js';
import table from './lobotomy-table.js';
import tiles from './lobotomy-tiles.js';
import why from './lobotomy-why.js';
import ui from './lobotomy.js';

/** Für die Beispiele: das Spiel nennt manches ebenso und sagt anderes. */
export { default as example } from './rules-example.js';
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
