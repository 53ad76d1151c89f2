// The 30 Spawn cards: 24 for the six Monster slots of a Scenario in four colours, five Events, and one Reshuffle card.
// LOB-RUL-84
import type { SpawnCard } from '../cards/card-types.js';

const slots = [1, 2, 3, 4, 5, 6];
const colours = ['green', 'blue', 'red', 'yellow'] as const;
const events = [1, 2, 3, 4, 5];

export const spawnCards: readonly SpawnCard[] = [
  ...slots.flatMap((slot) =>
    colours.map((colour): SpawnCard => ({ id: `spawn-${slot}-${colour}`, kind: 'monster', slot, colour })),
  ),
  ...events.map((number): SpawnCard => ({ id: `event-${number}`, kind: 'event', number })),
  { id: 'reshuffle', kind: 'reshuffle' },
];
