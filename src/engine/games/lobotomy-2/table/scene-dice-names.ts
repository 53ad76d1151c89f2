// Whose dice lie on the table, in words; and how the dice of one throw are told from those of the next.
import type { DiceModel } from '../../../scene/dice-pool-model.js';
import type { Attribute } from '../cards/card-types.js';
import type { Look } from './scene-context.js';
import { attributeName, miniName, minisName } from '../words/names.js';
import type { Mini } from '../state/state.js';

export interface DiceGroup {
  readonly side: 'attack' | 'defense' | 'test' | 'search' | 'd6';
  /** Whose dice these are. */
  readonly name: string;
  readonly model: DiceModel;
  /** What they come to, in words; '' while that is open. */
  readonly counts: string;
}

export const attackName = ({ told }: Look, by: Mini, whom: readonly Mini[]): string =>
  whom.length > 0
    ? told.tongue.say('on-attacks-on', { name: miniName(told, by), whom: minisName(told, whom) })
    : told.tongue.say('on-attacks-all', { name: miniName(told, by) });

export const defenseName = ({ told }: Look, minis: readonly Mini[]): string =>
  told.tongue.say('on-defends', { name: minisName(told, minis) });

export const checkName = ({ told }: Look, kind: 'test' | 'search', player: Mini, attribute: Attribute): string =>
  kind === 'search'
    ? told.tongue.say('on-searches', { name: miniName(told, player) })
    : told.tongue.say('on-tests', { name: miniName(told, player), attribute: attributeName(told, attribute) });

/** The same as long as the same dice lie there. */
export function rollNumber(
  {
    told: {
      view: { round, turn },
    },
  }: Look,
  by: Mini,
  target: Mini | null,
): number {
  return ((round * 10 + turn.ap) * 1000 + by + 1) * 1000 + (target ?? -1) + 1;
}
