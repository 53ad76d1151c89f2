// The measured modes of Lobotomy 2: the Scenarios, with difficulties and numbers of Characters. The bot `expert` plays
// every Character.
import type { Level } from '../../../src/engine/games/lobotomy-2/cards/card-types.js';
import type { Mode as Counted } from '../game.js';

export interface Mode extends Counted {
  readonly scenario: string;
  readonly characters: number;
  /**
   * The number of Difficulty Modifier cards, and the level of all of them. The cards are random, but each match draws
   * the same ones at every level. Without this field, the difficulty is normal. LOB-DIF-01
   */
  readonly difficulty?: { readonly cards: number; readonly level: Level };
}

/** The Scenario for new players. */
export const introduction = 'S1';
/** From easiest to hardest; null is normal. */
export const levels: readonly (Level | null)[] = ['easiest', 'easier', null, 'harder', 'hardest'];
export const campaign: readonly string[] = ['S2', 'S3', 'S4'];
export const nightmares: readonly string[] = ['DN1', 'DN2', 'DN3', 'DN4'];
/**
 * The numbers of Characters that are measured in addition to four. Four Characters are for four players, or for two
 * players with two Characters each. LOB-PLY-02, -03
 */
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
