// The first argument of every step, called `m`: the state, the content, chance, and functions to emit events and push
// steps.
import type { Play, Together } from '../../../kernel/index.js';
import type { Pack } from '../cards/card-types.js';
import type { GameEvent } from './events.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

export type Context = Play<State, Pack, Step | Together, GameEvent>;
