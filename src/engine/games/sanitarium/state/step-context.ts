// What every step of Sanitarium works with: the state, the cards, chance, and the functions for events and further
// steps. The rules call it `m`.
import type { Play, Together } from '../../../kernel/index.js';
import type { Content } from '../cards/card-types.js';
import type { SanitariumEvent } from './events.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

export type Context = Play<State, Content, Step | Together, SanitariumEvent>;
