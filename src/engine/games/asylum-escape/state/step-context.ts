// The types of the context in which the steps of Asylum Escape run, and of the options that they offer.
import type { Offer, Play, Together } from '../../../kernel/index.js';
import type { CardIndex } from '../cards/card-index.js';
import type { GameEvent } from './events.js';
import type { State } from './state.js';
import type { Step } from './steps.js';

export type Context = Play<State, CardIndex, Step | Together, GameEvent>;
export type OfferedAct = Offer<Step | Together>;
