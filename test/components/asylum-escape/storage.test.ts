// What becomes of a match of Asylum Escape when the page is left, and when the browser's storage is refused or damaged.
import { asked, ids, log, house, play, prompt, takeFirst } from './harness.js';
import { keepsItsMatch } from '../game/storage.js';

keepsItsMatch({
  tag: 'asylum-escape-game',
  attributes: { seats: 'person random', patients: '1', seed: 'kept', id: 'kept', 'no-save': 'false' },
  play,
  asked,
  takeFirst,
  // Pictures, and what stands on the cards, come when they come.
  seen: (game) =>
    JSON.stringify([
      prompt(game),
      ids(game),
      log(game).length,
      house(game).model?.own,
      house(game).model?.figures.map(({ id, room }) => [id, room]),
    ]),
});
