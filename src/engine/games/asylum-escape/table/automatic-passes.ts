// When the table passes for a Victim who does not want to be asked for a card. AE-RUL-43
import type { Question, Seat } from '../../../kernel/index.js';
import { isSearched } from '../state/building.js';
import type { AsylumView } from '../state/knowledge.js';

/**
 * Whether the table passes for the seat without asking; the question still stays open for its full time. A player
 * without a card to play is never asked. With the preference `save`, the player is asked only while their Victim is
 * being caught or will be found.
 */
export function passesForSoloPlayer(
  { victims, searched, attempts, marching }: AsylumView,
  seat: Seat,
  { kind, options }: Pick<Question, 'kind' | 'options'>,
): boolean {
  const me = victims.find((victim) => victim.seat === seat);
  if (kind !== 'react' || !me) return false;
  if (options.length === 1 || me.prefers === 'never') return true;
  const found = marching && isSearched({ searched }, me.at);
  return me.prefers === 'save' && !(found || attempts.at(-1)?.victim === seat);
}

/**
 * Whether the table passes for the seat without asking, at a device that several people share. Everybody there can see
 * who is asked, so the decision may depend only on public knowledge. With the preference `save`, every player is asked
 * before the announcements (W2), and also while their own Victim is being caught.
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
