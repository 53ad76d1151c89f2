// How a player is asked.
import type { Asked, Offer, PlayerId, RuleId, TargetId } from '../../kernel/index.js';
import type { M } from './play.js';
import { isCharacter, type Mini, type Space } from './state.js';
import type { Step } from './steps.js';
import { seatOf } from './table.js';

/** An answer, with the steps that it causes. */
export type Act = Offer<Step>;

export const ask = ({ state }: M, player: PlayerId, rule: RuleId, options: readonly Act[]): Asked<Step> => ({ seat: seatOf(state, player), player, rule, options });

// What options point at on the table
export const atMini = (mini: Mini): TargetId => (isCharacter(mini) ? `character:${String(mini)}` : `monster:${String(mini)}`);
export const atSpace = (space: Space): TargetId => `space:${String(space)}`;
export const atCard = (card: string): TargetId => `card:${card}`;
