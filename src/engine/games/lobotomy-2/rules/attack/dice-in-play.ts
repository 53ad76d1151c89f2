// The dice that a Character has thrown, and which Meds may join them. LOB-MED-03, -04
import type { PlayerId } from '../../../../kernel/index.js';
import type { Colour } from '../../cards/card-types.js';
import type { M } from '../../state/step-context.js';
import type { Joined, RollGroup } from '../../state/state.js';
import { current } from './current-attack.js';

export type Kind = 'attack' | 'defense' | 'test' | 'search';

/** The dice that a Character has thrown, in an Attack or a Test: several Attack Rolls of an area are changed together. */
export function thrownBy(
  m: M,
  player: PlayerId,
): { readonly kind: Kind; readonly rolls: readonly RollGroup[]; readonly side: Joined | null } {
  const { check } = m.state;
  if (check) return { kind: check.kind, rolls: check.roll ? [check.roll] : [], side: check.side };
  const { by, attacks, defences, side } = current(m);
  if (by === player) return { kind: 'attack', rolls: attacks, side };
  const own = defences.filter(({ minis }) => minis.includes(player));
  return { kind: 'defense', rolls: own, side: own[0]?.side ?? null };
}

/** LOB-MED-03, LOB-MED-04 */
export const medsFor = (kind: Kind): readonly Colour[] => (kind === 'attack' ? ['green', 'red'] : ['blue', 'brown']);
