// When the table passes for a Victim who does not want to be asked for a card. AE-RUL-43
import type { Question, Seat } from '../../../kernel/index.js';
import { isWatched } from '../state/building.js';
import type { AsylumView } from '../state/knowledge.js';

/**
 * Whether the table passes for the seat without asking; the question still stays open for its full time. With `save`,
 * the seat is asked if it is caught or will be found, and holds a card that it may play.
 */
export function passesForSoloPlayer(
  { victims, patients, searched, attempts, marching }: AsylumView,
  seat: Seat,
  { kind, options }: Pick<Question, 'kind' | 'options'>,
): boolean {
  const me = victims.find((victim) => victim.seat === seat);
  if (kind !== 'react' || !me || me.prefers === 'always') return false;
  const found = marching && isWatched({ searched, patients }, me.at);
  return me.prefers === 'never' || options.length === 1 || !(found || attempts.at(-1)?.victim === seat);
}

/**
 * Whether the table passes for the seat at a device that people hand around. Everybody sees who is asked, so the answer
 * may depend only on public knowledge. With `save`, everybody is asked before the announcements, and every caught
 * Victim is asked.
 */
export function passesAtSharedDevice(
  { victims, windows }: AsylumView,
  seat: Seat,
  { kind }: Pick<Question, 'kind'>,
): boolean {
  const prefers = victims.find((victim) => victim.seat === seat)?.prefers ?? 'always';
  if (kind !== 'react' || prefers === 'always') return false;
  const { window, about } = windows.at(-1) ?? {};
  return prefers === 'never' || !(window === 'W2' || about === seat);
}
