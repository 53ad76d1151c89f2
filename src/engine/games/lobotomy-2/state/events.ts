// The events of a match of Lobotomy 2. Each event names its rule.
import type { AttackEvent } from './attack-events.js';
import type { TurnEvent } from './turn-events.js';
import type { RoundEvent } from './round-events.js';

export type GameEvent = AttackEvent | TurnEvent | RoundEvent;
