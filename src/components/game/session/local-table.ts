// Makes the table of a match that is played in this page. The table uses the page's clock and timers.
import type { Bot } from '../../../engine/bots/bot.js';
import type { Fault, LiveMatch, Refusal } from '../../../engine/kernel/index.js';
import { DeviceTable } from '../../../engine/table/shared-device-table.js';
import type { Clock, AutoAnswer } from '../../../engine/table/seat-handle.js';
import type { SessionSetup } from './session-host.js';

const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** @param bots The bots by name. Every other occupant is a person. */
export const localTable = <S, V>(
  match: LiveMatch<S, V>,
  { occupants, pace, botSeed }: SessionSetup,
  bots: Readonly<Record<string, Bot>>,
  autoAnswer: AutoAnswer<V> | undefined,
  failed: (error: Refusal | Fault) => void,
): DeviceTable<S, V> =>
  new DeviceTable({
    match,
    occupants: occupants.map((name) => (bots[name] ? { kind: 'bot', bot: bots[name] } : { kind: 'person' })),
    clock: pageClock,
    pace,
    seed: botSeed,
    ...(autoAnswer && { autoAnswer }),
    failed,
  });
