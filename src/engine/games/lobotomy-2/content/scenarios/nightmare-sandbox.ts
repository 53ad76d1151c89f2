// The common parts of all Nightmares: their four tiles, the Events, and the Memory tokens. A match begins with one
// Nightmare. When the last Chapter of a Nightmare is read, another Nightmare begins. The effect `win` completes the
// Nightmare to which its Chapter belongs, and three completed Nightmares win the game. LOB-TYP-03, LOB-RUL-104
import type { Scenario, ChapterTrigger } from '../../cards/scenario-types.js';
import type { Effect } from '../../cards/card-types.js';
import { closedDoors, oneCharacter, spawn } from './shorthand.js';

const dailyCard: readonly Effect[] = [{ do: 'card', deck: 'nightmare' }];

export const sandbox = {
  kind: 'nightmare',
  map: [
    { tile: 'courtyard', at: [0, 0], shown: true },
    { tile: 'boiler', at: [5, 0], shown: true },
    { tile: 'theatre', at: [0, 5], shown: true },
    { tile: 'attic', at: [5, 5], shown: true },
  ],
  tokens: closedDoors(
    ['courtyard.G', 'boiler.D'],
    ['courtyard.J', 'theatre.B'],
    ['theatre.E', 'attic.B'],
    ['boiler.A', 'boiler.B'],
    ['boiler.B', 'boiler.F'],
    ['boiler.H', 'boiler.L'],
    ['theatre.D', 'theatre.O'],
    ['theatre.H', 'theatre.P'],
    ['attic.C', 'attic.H'],
    ['attic.A', 'attic.D'],
    ['attic.A', 'attic.J'],
  ),
  lockers: ['courtyard.H', 'boiler.A', 'boiler.E', 'boiler.J', 'theatre.A', 'theatre.F', 'attic.E', 'attic.I'],
  starts: ['courtyard.J', 'courtyard.F', 'courtyard.J', 'courtyard.F', 'courtyard.H'],
  slots: ['night-nurse', 'drowned-patient', 'hellhound', 'state-trooper', 'ceiling-crawler', 'hellhound'],
  monsters: [
    { monster: 'drowned-patient', space: 'boiler.G' },
    { monster: 'night-nurse', space: 'theatre.P' },
  ],
  hunt: { aura: 6, end: 'final-battle' },
  events: [dailyCard, dailyCard, dailyCard, [oneCharacter({ do: 'card', deck: 'memory' })], [spawn('drawn')]],
} as const satisfies Partial<Scenario>;

/** A Memory token, and the trigger that picks it up and draws a memory. */
export const memory = (n: number, space: string): { readonly laid: Effect; readonly taken: ChapterTrigger } => ({
  laid: { do: 'place', token: `memory-${n}`, space },
  taken: {
    happens: { on: 'act', id: `remember-${n}`, space, ap: 1 },
    steps: [
      { do: 'take-away', token: `memory-${n}` },
      { do: 'card', deck: 'memory' },
    ],
  },
});
