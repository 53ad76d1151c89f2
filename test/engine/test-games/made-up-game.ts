// Makes small games for kernel tests, in which most parts of the rules can be replaced.
import type { Rules } from '../../../src/engine/kernel/index.js';

/**
 * A game that asks seat 0 again and again. `options` contains the ids of the options, each with the steps that it
 * causes. The step `log` adds its word to `state.log`.
 */
export function words(
  options: Readonly<Record<string, readonly { readonly do: string }[]>>,
  steps: Rules['steps'] = {},
  more: Partial<Rules> = {},
): Rules {
  return {
    id: 'words',
    version: 1,
    seats: { min: 1, max: 3 },
    pack: null,
    options: () => ({ ok: true, value: null }),
    setup: () => ({ ok: true, value: { state: { log: [] }, steps: [{ do: 'ask' }] } }),
    steps: {
      log: (m, step: { word: string }) => {
        (m.state as { log: string[] }).log.push(step.word);
      },
      ...steps,
    },
    asks: {
      ask: () => ({
        seat: 0,
        player: 0,
        rule: 'W-01',
        options: Object.entries(options).map(([id, then]) => ({ id, rule: 'W-01', then: [...then, { do: 'ask' }] })),
      }),
    },
    view: (m) => structuredClone(m.state as Record<string, unknown>),
    secrets: () => [],
    determinize: () => undefined,
    explain: () => ({ rule: 'W-02', message: 'That is no word.' }),
    ...more,
  };
}
