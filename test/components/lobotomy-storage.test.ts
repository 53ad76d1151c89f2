// What becomes of a match of Lobotomy 2 when the page is left, and when the browser's storage is refused or damaged.
import { keepsItsMatch } from './game-storage.js';
import { asked, ids, log, play, signature, take, text } from './lobotomy.js';

keepsItsMatch({
  tag: 'lobotomy-game',
  attributes: { scenario: 'DN1', characters: 'lotte-wren ian-mcfellow, harriet-voss', seats: 'person random', seed: 'kept', id: 'kept', 'no-save': 'false' },
  play, asked,
  takeFirst: (game) => take(game, ids(game)[0]!),
  seen: (game) => JSON.stringify([signature(game), log(game), text(game)]),
});
