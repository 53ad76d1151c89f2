// The end of a game. All players win or lose together. LOB-WIN, LOB-RUL-95
import type { RuleId } from '../../../kernel/index.js';
import { healthOf } from './values-in-force.js';
import type { Context, Position } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';

/** LOB-WIN-04 */
export function endGame(m: Context, won: boolean, rule: RuleId): void {
  m.emit({ type: 'over', rule, also: ['LOB-WIN-04'], won });
  m.end(won ? [...new Set(m.state.characters.map(({ seat }) => seat))] : [], rule);
}

/** Loses the game, unless the same event also defeats Monsters and this wins the game first. LOB-RUL-95 */
export function loseGame(m: Context, rule: RuleId): void {
  m.push(...deathChecks(m), { do: 'check-triggers' }, { do: 'game-lost', rule });
}

/** Checks for all Monsters whether their Wounds have reached their Health. LOB-RUL-97 */
export const deathChecks = (m: Position): StepOf<'check-death'>[] =>
  m.state.monsters
    .filter(({ id, wounds }) => wounds >= healthOf(m, id))
    .map(({ id }) => ({ do: 'check-death', mini: id, from: null }));

export const gameWon = (m: Context, { rule }: StepOf<'game-won'>): void => {
  endGame(m, true, rule);
};
export const gameLost = (m: Context, { rule }: StepOf<'game-lost'>): void => endGame(m, false, rule);
