// Death: the player is Eliminated, and the Items stay behind. CW-DIE
import type { PlayerId } from '../../../kernel/index.js';
import { playerOf } from '../state/state.js';
import type { Context } from '../state/step-context.js';

/** A player at 0 Health is Eliminated. All Items drop on the Space of death. CW-STA-06, CW-DIE-01, CW-DIE-02 */
export function die(m: Context, player: PlayerId): void {
  const { state } = m;
  const me = playerOf(state, player);
  const { at, items } = me;
  me.alive = false;
  me.at = '';
  me.items = [];
  me.bonusDice = [];
  if (items.length > 0) (state.dropped[at] ??= []).push(...items);
  // The Quirk leaves the game face down. CW-RUL-34
  if (me.quirk !== null && !me.quirkShown) state.unusedQuirks.push(me.quirk);
  me.quirk = null;
  me.counters = 0;
  m.emit({
    type: 'died',
    rule: 'CW-DIE-01',
    also: ['CW-DIE-02', 'CW-DIE-03', 'CW-DRP-04', 'CW-STA-06', 'CW-GEN-10', 'CW-RUL-35'],
    player,
    at,
    items,
  });
  if (state.act === 'phenomenon') {
    m.push({ do: 'moment', moment: { of: 'died', player, at } });
    return;
  }
  if (state.players.some(({ alive }) => alive)) return;
  // If everybody dies in the Prologue, all lose. CW-RUL-34
  m.emit({ type: 'all-dead', rule: 'CW-RUL-34' });
  m.end([], 'CW-RUL-34');
}
