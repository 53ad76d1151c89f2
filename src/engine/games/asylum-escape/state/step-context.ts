// What every step of Asylum Escape acts on.
import type { Offer, Play, Together } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import type { Happening } from './events.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

export type M = Play<State, Content, Step | Together, Happening>;
export type Act = Offer<Step | Together>;
