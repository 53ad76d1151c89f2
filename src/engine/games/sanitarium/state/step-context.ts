// What every step of Sanitarium acts on: the state, the cards, chance, and where events and further steps go. The rules call it `m`.
import type { Play, Together } from '../../../kernel/index.js';
import type { Content } from '../cards/card-types.js';
import type { SanitariumEvent } from './events.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

export type Context = Play<State, Content, Step | Together, SanitariumEvent>;
