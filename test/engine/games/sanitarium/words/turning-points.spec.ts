// What decided a match of Sanitarium.
import { casual } from '../../../../../src/engine/games/sanitarium/bot/casual.js';
import { contentOf } from '../../../../../src/engine/games/sanitarium/cards/card-index.js';
import { pack, rules } from '../../../../../src/engine/games/sanitarium/index.js';
import * as moments from '../../../../../src/engine/games/sanitarium/words/moments.js';
import type { Event } from '../../../../../src/engine/kernel/index.js';
import { testTurningPoints } from '../../../every-game/turning-points.js';
import { lexiconOf } from '../support/languages.js';

const content = contentOf(pack);
const lexicon = lexiconOf();

testTurningPoints({
  rules,
  telling: moments,
  contextOf: (view) => ({ view, content, lexicon }),
  turnOf: (event) => (event.type === 'turn-began' ? (event as Event & { readonly number: number }).number : undefined),
  bot: casual,
  setups: [
    ...['a', 'b', 'c'].map((seed) => ({ seed, seats: 3 })),
    ...['d', 'e'].map((seed) => ({ seed, seats: 2, options: { mode: 'cooperative' } })),
    { seed: 'f', seats: 1 },
  ],
  last: {
    'SAN-OUT-01': /none was left\.$/,
    'SAN-ESC-08': /escapes\.$/,
    'SAN-COOP-06': /escapes\.$/,
  },
});
