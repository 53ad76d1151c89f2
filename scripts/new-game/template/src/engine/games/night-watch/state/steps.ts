// All steps of the game. Everything that happens in a match is a step.
import type { PlayerId } from '../../../kernel/index.js';

export type Step =
  /** Lights the candles. NIG-SET-01 */
  | { readonly do: 'begin' }
  /** Asks the player how many candles to put out. NIG-TURN-01 */
  | { readonly do: 'turn'; readonly player: PlayerId }
  /** Puts out `n` candles. NIG-TURN-02 */
  | { readonly do: 'put-out'; readonly player: PlayerId; readonly n: number };

export type StepNamed<Name extends Step['do']> = Extract<Step, { do: Name }>;
