// The Scenarios of Lobotomy 2 that are measured, how difficult, and with how many Characters: each is one of the crew.
import type { Level } from '../../../src/engine/games/lobotomy-2/cards/card-types.js';
import type { Mode as Counted } from '../game.js';

export interface Mode extends Counted {
  readonly scenario: string;
  readonly characters: number;
  /** Of so many Difficulty Modifier cards that chance draws, the same in each match whatever the level; without it normal. LOB-DIF-01 */
  readonly difficulty?: { readonly cards: number; readonly level: Level };
}

/** The Scenario for new players. */
export const introduction = 'S1';
/** From easiest to hardest; null is normal. */
export const levels: readonly (Level | null)[] = ['easiest', 'easier', null, 'harder', 'hardest'];
export const campaign: readonly string[] = ['S2', 'S3', 'S4'];
export const nightmares: readonly string[] = ['DN1', 'DN2', 'DN3', 'DN4'];
/** Two players have two Characters each, as four have one; one player has three. LOB-PLY-02, -03 */
export const otherCrews: readonly number[] = [3, 5];

export const idOf = (level: Level | null): string => (level ? `${introduction}-${level}` : introduction);
export const crewOf = (characters: number): string => `${introduction}-of-${characters}`;

const usual = 4;

export const modes: readonly Mode[] = [
  ...levels.map((level): Mode => ({
    id: idOf(level),
    scenario: introduction,
    characters: usual,
    matches: level ? 400 : 1000,
    ...(level && { difficulty: { cards: 2, level } }),
  })),
  // LOB-DIF-04
  ...otherCrews.map((characters): Mode => ({
    id: crewOf(characters),
    scenario: introduction,
    characters,
    matches: 200,
    ...(characters === 3 && { difficulty: { cards: 1, level: 'easiest' } }),
  })),
  ...[...campaign, ...nightmares].map((scenario): Mode => ({
    id: scenario,
    scenario,
    characters: usual,
    matches: 200,
  })),
];
