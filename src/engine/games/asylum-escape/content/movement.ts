// The 40 Movement cards; 15 % of them are Stumble cards.
import type { MovementCard } from '../cards/card-types.js';

export const movement: readonly MovementCard[] = [
  { id: 'one-room', count: 8, n: 1 },
  { id: 'two-rooms', count: 12, n: 2 },
  { id: 'three-rooms', count: 10, n: 3 },
  { id: 'four-rooms', count: 4, n: 4 },
  { id: 'stumble', count: 6, n: 'stumble' },
];
