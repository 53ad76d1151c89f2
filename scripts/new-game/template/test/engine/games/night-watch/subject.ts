// What the tests of every game need to know about Night Watch.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { pack, rules } from '../../../../src/engine/games/night-watch/index.js';
import type { NightWatchView } from '../../../../src/engine/games/night-watch/state/state.js';
import { viewFault } from '../../../../src/engine/games/night-watch/state/view-schema.js';
import { sceneOf } from '../../../../src/engine/games/night-watch/table/scene.js';
import { line } from '../../../../src/engine/games/night-watch/words/log-lines.js';
import type { Lexicon } from '../../../../src/engine/games/night-watch/words/names.js';
import type { View } from '../../../../src/engine/kernel/index.js';
import { speak } from '../../../../src/engine/speech/speak.js';
import page from '../../../../src/messages/en/night-watch/page.js';
import table from '../../../../src/messages/en/night-watch/table.js';
import type { Subject } from '../../../support/subject.js';

const lexicon: Lexicon = { say: (key, params) => speak({ ...page, ...table }, 'en', key, params), names: [] };

export const subject: Subject = {
  rules,
  setups: [{ seats: 2 }, { seats: 3 }, { seats: 4, options: { candles: 40 } }],
  // Nothing is hidden.
  scramble: () => undefined,
  limit: 40,
  runs: 5,
  stride: 1,
  viewFault,
  outside: {
    tables: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
    situations: fc.record({ candles: fc.integer({ min: 1, max: 40 }), active: fc.integer({ min: 0, max: 1 }) }),
    scripted: { seats: 2, seed: 7 },
    sharedMatches: [
      { seed: 'a', seats: 2 },
      { seed: 'b', seats: 3, options: { candles: 9 } },
    ],
    drawEverything: (seen: View<NightWatchView>) => {
      const context = { view: seen.state, content: pack, lexicon };
      for (const event of seen.events) line(context, event);
      assert.ok(sceneOf(seen, context).choices.prompt);
    },
    everyNth: 1,
  },
  replay: {
    match: { seed: 'replay 1', seats: 3 },
    others: [{ seed: 'replay 2', seats: 2 }],
    invalidField: ['candles', 'many'],
  },
};
