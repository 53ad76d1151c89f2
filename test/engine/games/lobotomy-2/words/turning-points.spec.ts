// What decided a match of Lobotomy 2.
import { casual } from '../../../../../src/engine/games/lobotomy-2/bot/casual.js';
import { contentOf } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { pack, rules } from '../../../../../src/engine/games/lobotomy-2/index.js';
import type { State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import * as moments from '../../../../../src/engine/games/lobotomy-2/words/moments.js';
import { goneIn } from '../../../../../src/engine/games/lobotomy-2/words/log-lines.js';
import type { SpeechContext } from '../../../../../src/engine/games/lobotomy-2/words/names.js';
import type { Event } from '../../../../../src/engine/kernel/index.js';
import { testTurningPoints } from '../../../every-game/turning-points.js';
import { lexiconOf } from '../support/messages.js';

const content = contentOf(pack);
const lexicon = lexiconOf('en');
const contextOf = (view: State): SpeechContext => ({ view, content, lexicon, gone: goneIn([]) });

testTurningPoints({
  rules,
  telling: moments,
  contextOf,
  turnOf: (event) => (event.type === 'round' ? (event as Event & { readonly n: number }).n : undefined),
  bot: casual,
  setups: ['a', 'b', 'c', 'd'].map((seed, i) => ({
    seed,
    seats: 1 + (i % 3),
    options: { scenario: ['S1', 'S2'][i % 2], difficulty: 'normal' },
  })),
  last: { 'LOB-WIN-01': /\.$/, 'LOB-WIN-02': /walks off the end of the Hunt Track/, 'LOB-WIN-03': /dies at/ },
});
