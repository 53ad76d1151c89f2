// The eight Patients, who kill with three faces of the die, and the four Special Patients, who kill with four or five.
// The reason is in docs/balance.md.
import type { PatientCard } from '../cards/card-types.js';

export const patients: readonly PatientCard[] = [
  { id: 'warden', start: 'office', colour: 'staff', catches: [1, 2, 3] },
  {
    id: 'lamplighter',
    start: 'courtyard',
    colour: 'air',
    catches: [4, 5, 6],
    ability: { mods: { attempts: 2, stride: 1 }, on: 'moved', steps: [{ do: 'ask-adjacent', which: 'this', n: 1 }] },
  },
  { id: 'twins', start: 'nursery', colour: 'ward', catches: [2, 4, 5], ability: { mods: { attempts: 2, stride: 1 } } },
  {
    id: 'seamstress',
    start: 'laundry',
    colour: 'service',
    catches: [2, 3, 4],
    ability: { mods: { attempts: 2, stride: 1 } },
  },
  { id: 'gauze', start: 'pharmacy', colour: 'treatment', catches: [1, 4, 6] },
  { id: 'crawler', start: 'boiler-room', colour: 'service', catches: [1, 2, 4], ability: { mods: { least: 2 } } },
  {
    id: 'bather',
    start: 'bath-hall',
    colour: 'treatment',
    catches: [3, 4, 5],
    ability: { mods: { attempts: 2, stride: 1 }, on: 'missed', steps: [{ do: 'skip-draw', whom: 'caught' }] },
  },
  {
    id: 'conductor',
    start: 'bell-tower',
    colour: 'air',
    catches: [3, 4, 6],
    ability: { mods: { attempts: 2, stride: 1 }, on: 'moved', steps: [{ do: 'crowded', what: 'height' }] },
  },
];

export const specials: readonly PatientCard[] = [
  {
    id: 'surgeon',
    start: 'theatre',
    colour: 'treatment',
    catches: [1, 2, 3, 4],
    ability: { on: 'missed', steps: [{ do: 'discard', whom: 'caught', n: 1, how: 'random' }] },
  },
  {
    id: 'matron',
    start: 'dormitory',
    colour: 'ward',
    catches: [2, 3, 4, 5, 6],
    ability: { mods: { unblocked: true } },
  },
  {
    id: 'unbound',
    start: 'padded-cell',
    colour: 'ward',
    catches: [1, 2, 5, 6],
    ability: { mods: { stride: 1 }, on: 'released', steps: [{ do: 'extra-move', which: 'all', n: 3 }] },
  },
  {
    id: 'founder',
    start: 'library',
    colour: 'staff',
    catches: [3, 4, 5, 6],
    ability: { on: 'released', steps: [{ do: 'extra-move', which: 'all', n: 3 }] },
  },
];
