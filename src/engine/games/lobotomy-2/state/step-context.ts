// The context of every step: the state, the cards, chance, and the receivers of events and further steps. The rules
// call it `m`.
import type { Play, Together } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import type { GameEvent } from './events.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

export type Context = Play<State, Content, Step | Together, GameEvent>;

/** A state with its cards. A view has them too. Code that needs no events and no further steps takes a Position. */
export type Position = Pick<Context, 'state' | 'content'>;
