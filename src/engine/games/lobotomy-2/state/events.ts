// The events of a match of Lobotomy 2: facts in order, each with the rule behind it.
import type { AttackHappening } from './attack-events.js';
import type { TurnHappening } from './turn-events.js';
import type { WorldHappening } from './round-events.js';

export type Happening = AttackHappening | TurnHappening | WorldHappening;
