// The 17 Hunt Track Event cards of which a game shows eleven, and twelve where no Aura of INSANITY! lies. LOB-HST, LOB-HNT-04
import type { Effect, HuntCard, Whom } from '../cards.js';

/** A Character of the players' choice, near whom something comes in. */
const one: Whom = { of: 'character', take: 'one', where: 'anywhere' };
const each: Whom = { of: 'character', take: 'each', where: 'anywhere' };
const on = (whom: Whom, step: Effect): readonly Effect[] => [{ do: 'on', whom, steps: [step] }];

export const huntCards: readonly HuntCard[] = [
  // Somebody comes
  { id: 'headlights', steps: on(one, { do: 'spawn', colour: 'green', n: 1 }) },
  { id: 'flooded-stair', steps: on(one, { do: 'spawn', colour: 'blue', n: 1 }) },
  { id: 'cellar-fires', steps: on(one, { do: 'spawn', colour: 'red', n: 1 }) },
  { id: 'gas-lamps', steps: on(one, { do: 'spawn', colour: 'yellow', n: 1 }) },
  { id: 'roll-call', steps: on(each, { do: 'spawn', colour: 'drawn', n: 1 }) },
  { id: 'two-by-two', steps: on(one, { do: 'spawn', colour: 'chosen', n: 2 }) },

  // They are stronger for a Round. LOB-RUL-96
  { id: 'running-feet', steps: [{ do: 'monsters', stat: 'movement', n: 1, until: 'round' }] },
  { id: 'open-corridors', steps: [{ do: 'monsters', stat: 'movement', n: 2, until: 'round' }] },
  { id: 'sharpened-nails', steps: [{ do: 'monsters', stat: 'green', n: 1, until: 'round' }] },
  { id: 'whetted-appetite', steps: [{ do: 'monsters', stat: 'auto', n: 1, until: 'round' }] },
  { id: 'mattress-armour', steps: [{ do: 'monsters', stat: 'blue', n: 1, until: 'round' }] },
  { id: 'adrenaline', steps: [{ do: 'monsters', stat: 'health', n: 1, until: 'round' }] },

  // Something else
  { id: 'lights-out', steps: [{ do: 'door', to: 'closed', where: 'anywhere', take: 'each' }] },
  { id: 'locker-inspection', steps: on(each, { do: 'lose', what: 'meds', n: 1 }) },
  { id: 'relapse', steps: on(each, { do: 'cool', n: 1, which: 'one' }) },
  { id: 'walls-that-listen', steps: on(each, { do: 'test', attribute: 'wisdom', target: 2, fail: [{ do: 'wound', n: 1 }] }) },
  // The one that is good for the Characters.
  { id: 'window-left-open', steps: on(each, { do: 'heal', n: 1 }) },
];
