// The events of a match of Lobotomy 2: facts in order, each with the rule behind it.
import type { AttackEvent } from './attack-events.js';
import type { TurnEvent } from './turn-events.js';
import type { RoundEvent } from './round-events.js';

export type GameEvent = AttackEvent | TurnEvent | RoundEvent;
