// The Scenarios of Lobotomy 2 that are measured, and how difficult: four of the crew, one Character each.
import type { Level } from '../../../src/engine/games/lobotomy-2/cards.js';
import type { Mode as Counted } from '../game.js';

export interface Mode extends Counted {
  readonly scenario: string;
  /** Of two Difficulty Modifier cards that chance draws, the same in each match whatever the level; without it normal. LOB-DIF-01 */
  readonly level?: Level;
}

/** The Scenario that is held to bands. */
export const introduction = 'S1';
/** From the mildest; null is normal. */
export const levels: readonly (Level | null)[] = ['easiest', 'easier', null, 'harder', 'hardest'];

export const idOf = (level: Level | null): string => (level ? `${introduction}-${level}` : introduction);

export const modes: readonly Mode[] = [
  ...levels.map((level): Mode => ({ id: idOf(level), scenario: introduction, matches: level ? 400 : 1000, ...(level && { level }) })),
  ...['S2', 'S3', 'S4', 'DN1', 'DN2', 'DN3', 'DN4'].map((scenario): Mode => ({ id: scenario, scenario, matches: 200 })),
];
