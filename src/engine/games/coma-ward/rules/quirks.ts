// Quirks: how their counters are earned, and what they are worth when the third Clue is revealed. CW-QRK
import { effectOf } from '../../../effects/scope.js';
import type { PlayerId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { QuirkEvent } from '../cards/card-types.js';
import { most, playerOf } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { ask } from './ask.js';

/** Puts Quirk Counters on the player's Quirk. Everybody sees them; only the owner knows why. CW-QRK-01, CW-RUL-42 */
export function addCounters(m: Context, player: PlayerId, n: number, cause: QuirkEvent | 'claim' | 'effect'): void {
  const me = playerOf(m.state, player);
  const counters = Math.min(most.counters, me.counters + n);
  if (me.quirk === null || counters === me.counters) return;
  me.counters = counters;
  m.emit({ type: 'quirk-counter', rule: 'CW-QRK-01', also: ['CW-QRK-02', 'CW-RUL-42'], player, counters }, [player], {
    cause,
  });
}

/** Something happened that earns a counter if it is the condition of the player's Quirk. CW-QRK-01 */
export function notice(m: Context, player: PlayerId, event: QuirkEvent): void {
  const { quirk, alive } = playerOf(m.state, player);
  if (m.state.act !== 'prologue' || quirk === null || !alive) return;
  m.state.quirkHints++;
  if (cardOf(m.content.quirks, quirk).on === event) addCounters(m, player, 1, event);
}

/** The owner of a Quirk about persons says that its condition was met, at most once in a round. CW-RUL-59 */
export function claim(m: Context, { player }: StepOf<'claim'>) {
  const { quirk, alive, claimed, counters } = playerOf(m.state, player);
  const mayClaim =
    m.state.act === 'prologue' &&
    alive &&
    quirk !== null &&
    !claimed &&
    counters < most.counters &&
    cardOf(m.content.quirks, quirk).on === 'claim';
  return ask(
    m,
    player,
    'CW-RUL-59',
    mayClaim ? [{ id: 'claim', rule: 'CW-RUL-59', then: [{ do: 'claim-counter', player }] }] : [],
  );
}

export function claimCounter(m: Context, { player }: StepOf<'claim-counter'>): void {
  m.state.quirkHints++;
  playerOf(m.state, player).claimed = true;
  addCounters(m, player, 1, 'claim');
}

export function revealQuirk(m: Context, player: PlayerId): void {
  const me = playerOf(m.state, player);
  if (me.quirk === null || me.quirkShown) return;
  me.quirkShown = true;
  m.emit({ type: 'quirk-revealed', rule: 'CW-QRK-02', player, quirk: me.quirk, counters: me.counters });
}

/** Reveals the Quirk and gives what its counters are worth: only the highest tier counts. CW-QRK-03, CW-RUL-42 */
export function resolveQuirk(m: Context, { player }: StepOf<'resolve-quirk'>): void {
  const me = playerOf(m.state, player);
  if (me.quirk === null || !me.alive) return;
  const { tiers } = cardOf(m.content.quirks, me.quirk);
  me.quirkShown = true;
  m.emit({
    type: 'quirk-revealed',
    rule: 'CW-QRK-03',
    also: ['CW-RUL-42'],
    player,
    quirk: me.quirk,
    counters: me.counters,
  });
  const tier = tiers.filter(({ least }) => least <= me.counters).at(-1);
  m.push(...effectOf(tier?.then ?? [], { who: player, source: me.quirk }));
}

/** After they were resolved, Quirks leave the game. CW-QRK-04 */
export function putQuirksAway(m: Context): void {
  for (const me of m.state.players) {
    me.quirk = null;
    me.quirkShown = false;
    me.counters = 0;
  }
}
