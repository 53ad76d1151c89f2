// The rules of Sanitarium as far as a match is set up: dealing, and laying the first cards. A page draws with these while
// the others (playing.ts) are on their way.
import type { Fault, Json, Result, Rules } from '../../kernel/index.js';
import { contentOf, type Content, type Pack } from './content.js';
import { pack } from './content/pack.js';
import type { Happening } from './events.js';
import { explore, lay, place } from './explore.js';
import { determinize, secrets, view, type SanitariumView } from './hidden.js';
import { darkSearch, deal, emptyTable, tokens, type Options } from './setup.js';
import type { State, Step } from './state.js';

function options(json: unknown): Result<Options, Fault> {
  const { mode = 'competitive', honour = false } = (json ?? {}) as { mode?: unknown; honour?: unknown };
  if (mode !== 'competitive' && mode !== 'cooperative') return { ok: false, error: { code: 'mode', path: 'options/mode', message: 'the mode is "competitive" or "cooperative"; one seat plays solo' } };
  return { ok: true, value: { mode, honour: honour === true } };
}

export const opening: Rules<State, Content, Options, SanitariumView, Step, Happening> = {
  id: 'sanitarium',
  version: 1,
  seats: { min: 1, max: 4 },
  pack,
  content: (chosen) => contentOf(chosen as Pack),
  options,
  setup: ({ seats, options: chosen }) => ({ ok: true, value: { state: emptyTable(seats.length, chosen), steps: [{ do: 'deal' }] } }),
  steps: { deal, 'dark-search': darkSearch, tokens, explore, lay },
  asks: { place },
  view,
  secrets,
  determinize,
  fingerprint: ({ pack: { id: _, ...played } }) => played as unknown as Json,
};
