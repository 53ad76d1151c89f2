// What becomes of a match of Lobotomy 2 when the page is left, and when the browser's storage is refused or damaged.
import { keepsItsMatch } from '../game/storage.js';
import { asked, board, ids, log, play, prompt, take } from './game-on-page.js';

keepsItsMatch({
  tag: 'lobotomy-game',
  attributes: {
    scenario: 'DN1',
    characters: 'lotte-wren ian-mcfellow, harriet-voss',
    seats: 'person random',
    seed: 'kept',
    id: 'kept',
    'no-save': 'false',
  },
  play,
  asked,
  takeFirst: (game) => take(game, ids(game)[0]!),
  // Pictures, and what stands on the cards, come when they come.
  seen: (game) =>
    JSON.stringify([
      prompt(game),
      ids(game),
      log(game).length,
      board(game)!.model!.tokens.map(({ id, space }) => [id, space]),
    ]),
});
