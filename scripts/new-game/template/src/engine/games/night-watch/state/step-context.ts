// What every step acts on: the state, the content, chance, and where events and further steps go. The rules call it `m`.
import type { Play, Together } from '../../../kernel/index.js';
import type { Pack } from '../cards/card-types.js';
import type { GameEvent } from './events.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

export type Context = Play<State, Pack, Step | Together, GameEvent>;
