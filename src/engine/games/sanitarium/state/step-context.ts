// What every step of Sanitarium acts on.
import type { Play, Together } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import type { SanitariumEvent } from './events.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

export type M = Play<State, Content, Step | Together, SanitariumEvent>;
