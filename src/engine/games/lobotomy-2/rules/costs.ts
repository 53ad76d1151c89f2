// Checks and pays the costs of Actions and Abilities. LOB-ACT-01, -02, LOB-MOV-10
import type { Cost, Junk, JunkCost } from '../cards/card-types.js';
import { characterOf, healthOf } from './values-in-force.js';
import { changeItem, countedItems, dropItem, itemOf, spendJunk } from './holdings.js';
import type { Character } from '../state/state.js';
import type { Step } from '../state/steps.js';
import type { PlayerId } from '../../../kernel/index.js';
import type { Context, Position } from '../state/step-context.js';

export const junkKinds: readonly Junk[] = ['glass', 'wood', 'rope', 'paper', 'pipe', 'rock'];
export const junkHeld = ({ junk }: Character): number => countAll(junk);
export const medsHeld = ({ meds }: Character): number => countAll(meds);

/** The number of things of a kind that a Character could lose. */
export function losable(m: Position, player: PlayerId, what: 'insanity' | 'junk' | 'meds' | 'item'): number {
  const character = characterOf(m, player);
  switch (what) {
    case 'insanity':
      return character.insanity;
    case 'junk':
      return junkHeld(character);
    case 'meds':
      return medsHeld(character);
    case 'item':
      return countedItems(m, player).length;
  }
}

export function countAll(counts: { readonly [kind: string]: number | undefined }): number {
  let n = 0;
  for (const kind in counts) n += counts[kind] ?? 0;
  return n;
}

const asJunk = (cost: number | JunkCost): JunkCost => (typeof cost === 'number' ? { any: cost } : cost);

/** Named types are paid with Junk of the same type, and `any` with the remaining Junk. LOB-JNK-04 */
export function canPayJunk(character: Character, cost: number | JunkCost): boolean {
  if (typeof cost === 'number') return cost === 0 || junkHeld(character) >= cost;
  if (junkHeld(character) < countAll(cost)) return false;
  for (const kind of junkKinds) if ((character.junk[kind] ?? 0) < (cost[kind] ?? 0)) return false;
  return true;
}

/**
 * Whether the Character can pay the whole cost now and survive. `card` is the card with the Ability. A Character can
 * spend Action Points only in its own Turn.
 */
export function canPay(
  m: Position,
  player: PlayerId,
  { ap = 0, insanity = 0, junk = 0, meds = 0, wounds = 0, tap }: Cost,
  card: string,
): boolean {
  const character = characterOf(m, player);
  const { turn, phase } = m.state;
  const points = turn.character === player && phase === 'characters' ? turn.ap : 0;
  return (
    points >= ap &&
    character.insanity >= (insanity === 'x' ? 1 : insanity) &&
    canPayJunk(character, junk) &&
    (meds === 0 || medsHeld(character) >= meds) &&
    (wounds === 0 || character.wounds + wounds < healthOf(m, player)) &&
    !(tap && itemOf(character, card)?.tapped)
  );
}

/**
 * Pays the cost, except an X, which `markUsed` pays. The player's choices of Junk and Meds come before all steps that
 * are already waiting.
 */
export function pay(
  m: Context,
  player: PlayerId,
  { ap = 0, insanity = 0, junk = 0, meds = 0, wounds = 0, discard, tap }: Cost,
  card: string,
): void {
  const character = characterOf(m, player);
  m.state.turn.ap -= ap;
  if (insanity !== 'x') character.insanity -= insanity;
  const item = itemOf(character, card);
  if (tap) changeItem(m, player, card, { tapped: true });
  const steps: Step[] = payJunk(m, player, junk);
  if (meds > 0) steps.push({ do: 'lose-what', player, what: 'meds', left: meds, to: null });
  if (wounds > 0) steps.push({ do: 'wound', mini: player, n: wounds, from: null, rule: 'LOB-ABL-01' });
  m.push(...steps);
  if (discard && item) dropItem(m, player, card, 'LOB-ABL-01');
}

/** Spends the named types of Junk, and returns the steps in which the player chooses the remaining Junk. */
export function payJunk(m: Position, player: PlayerId, cost: number | JunkCost): Step[] {
  const { any = 0, ...named } = asJunk(cost);
  for (const kind of junkKinds) for (let i = 0; i < (named[kind] ?? 0); i++) spendJunk(m, player, kind);
  return any > 0 ? [{ do: 'lose-what', player, what: 'junk', left: any, to: null }] : [];
}

/** Spends the Action Points of an action. Every action except moving ends the Move Action. LOB-MOV-10, LOB-RUL-35 */
export function spendActionPoints(m: Context, player: PlayerId, action: string, ap: number, rule: string): void {
  const { turn } = m.state;
  turn.ap -= ap;
  turn.mp = 0;
  m.state.rewarded = false;
  m.emit({
    type: 'action',
    rule,
    also: ['LOB-ACT-01', 'LOB-ACT-03', 'LOB-MOV-10', 'LOB-RUL-34', 'LOB-RUL-35'],
    player,
    action,
    ap,
  });
}
