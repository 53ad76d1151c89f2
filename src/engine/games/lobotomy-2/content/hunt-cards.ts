// The Aura of INSANITY! and the 17 Hunt Track Event cards. A match uses eleven of the Event cards, or twelve if it has
// no Aura. LOB-HST, LOB-HNT-04
import type { HuntCard } from '../cards/card-types.js';
import { eachCharacter, oneCharacter, spawn } from './scenarios/shorthand.js';

export const huntCards: readonly HuntCard[] = [
  // LOB-HNT-05
  { id: 'aura-of-insanity', aura: true, steps: [{ do: 'empower' }] },

  // A Monster arrives
  { id: 'headlights', steps: [spawn('green')] },
  { id: 'flooded-stair', steps: [spawn('blue')] },
  { id: 'cellar-fires', steps: [spawn('red')] },
  { id: 'gas-lamps', steps: [spawn('yellow')] },
  { id: 'roll-call', steps: [eachCharacter({ do: 'spawn', colour: 'drawn', n: 1 })] },
  { id: 'two-by-two', steps: [oneCharacter({ do: 'spawn', colour: 'chosen', n: 2 })] },

  // Monsters are stronger for a Round. LOB-RUL-96
  { id: 'running-feet', steps: [{ do: 'monsters', stat: 'movement', n: 1, until: 'round' }] },
  { id: 'open-corridors', steps: [{ do: 'monsters', stat: 'movement', n: 2, until: 'round' }] },
  { id: 'sharpened-nails', steps: [{ do: 'monsters', stat: 'green', n: 1, until: 'round' }] },
  { id: 'whetted-appetite', steps: [{ do: 'monsters', stat: 'auto', n: 1, until: 'round' }] },
  { id: 'mattress-armour', steps: [{ do: 'monsters', stat: 'blue', n: 1, until: 'round' }] },
  { id: 'adrenaline', steps: [{ do: 'monsters', stat: 'health', n: 1, until: 'round' }] },

  // Other effects
  { id: 'lights-out', steps: [{ do: 'door', to: 'closed', where: 'anywhere', take: 'each' }] },
  { id: 'locker-inspection', steps: [eachCharacter({ do: 'lose', what: 'meds', n: 1 })] },
  { id: 'relapse', steps: [eachCharacter({ do: 'cool', n: 1, which: 'one' })] },
  {
    id: 'walls-that-listen',
    steps: [eachCharacter({ do: 'test', attribute: 'wisdom', target: 2, fail: [{ do: 'wound', n: 1 }] })],
  },
  // The only card that helps the Characters.
  { id: 'window-left-open', steps: [eachCharacter({ do: 'heal', n: 1 })] },
];
