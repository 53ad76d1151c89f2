// What every step of Lobotomy 2 acts on: the state, the cards, chance, and where events and further steps go. The rules
// call it `m`.
import type { Play, Together } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import type { GameEvent } from './events.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

export type Context = Play<State, Content, Step | Together, GameEvent>;

/** A state with its cards: enough to look at a match, or to change it without events and further steps. Views have it too. */
export type Position = Pick<Context, 'state' | 'content'>;
