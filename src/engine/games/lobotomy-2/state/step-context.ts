// The context in which the function of a step runs: the state, the cards, chance, and functions that emit events and
// push further steps. The rules call it `m`.
import type { Play, Together } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import type { GameEvent } from './events.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

export type Context = Play<State, Content, Step | Together, GameEvent>;

/**
 * A state with its cards. Functions that emit no events and push no steps take a Position, so they work with a view
 * too.
 */
export type Position = Pick<Context, 'state' | 'content'>;
