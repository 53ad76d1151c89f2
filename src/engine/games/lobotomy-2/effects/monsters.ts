// What cards do with Monsters and the hunt.
import { chooser, healthOf } from '../figures.js';
import type { M } from '../play.js';
import { isCharacter } from '../state.js';
import type { EffectOf, Step } from '../steps.js';
import type { Acting } from '../turn-steps.js';

/** For the Character that is meant, or for the players' decider. LOB-SPN-07, LOB-RUL-82 */
export function spawn(m: M, { monster, colour, n }: EffectOf<'spawn'>, { by, on }: Acting): void {
  const player = on >= 0 && isCharacter(on) ? on : chooser(m, by);
  const one: Step = { do: 'spawn-effect', player, colour, ...(monster !== undefined && { monster }) };
  m.push(...Array<Step>(n).fill(one));
}
/** Cards he lands on wait for the next Hunt Phase. LOB-HST-09, LOB-RUL-92 */
export function hunt(m: M, { n }: EffectOf<'hunt'>): void {
  m.push({ do: 'hunt-step', n, reveals: false });
}
export function empower(m: M): void {
  m.push({ do: 'empower' });
}

/** Movement for a Round is for the next time they move (LOB-RUL-96). Whoever has Wounds enough for less Health is removed. LOB-RUL-97 */
export function change(m: M, { stat, n, until, type }: EffectOf<'monsters'>): void {
  const late = stat === 'movement' && until === 'round' && !['hunt', 'bosses'].includes(m.state.phase);
  m.state.changes.push({ stat, n, until: late ? 'moved' : until, ...(type !== undefined && { type }) });
  if (stat === 'health' && n < 0) m.push(...m.state.monsters.filter(({ id, wounds }) => wounds >= healthOf(m, id)).map(({ id }): Step => ({ do: 'check-death', mini: id, from: null })));
}
export function still(m: M, { what }: EffectOf<'still'>): void {
  m.state.still = m.state.still !== null && m.state.still !== what ? 'both' : what;
}
/** The Monster that is meant attacks now, whom it would in its phase. */
export function strike(m: M, _: EffectOf<'strike'>, { on }: Acting): void {
  if (!isCharacter(on)) m.push({ do: 'monster-attack', monster: on });
}
export function skipSpawn(m: M, { n }: EffectOf<'skip-spawn'>): void {
  m.state.spared += n;
}
