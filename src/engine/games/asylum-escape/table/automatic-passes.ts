// When the table passes for a Victim who does not want to be asked for a card. AE-RUL-43
import type { Question, Seat } from '../../../kernel/index.js';
import { isWatched } from '../state/building.js';
import type { AsylumView } from '../state/knowledge.js';

/**
 * Whether the seat wants to be passed for without being asked; the question stays open for its time all the same. With
 * `save` it is asked when it is caught, or will be found, and holds a card that may be played.
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
 * The same at a device that people pass around, where all see who is asked: it may depend only on what all know. With `save` all
 * are asked before anybody is found, and whoever is caught.
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
