// What every step of Coma Ward works with: the state, the cards, chance, and the functions for events and further
// steps. The rules call it `m`.
import type { Play, Together } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import type { ComaWardEvent } from './events.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

export type Context = Play<State, Content, Step | Together, ComaWardEvent>;
