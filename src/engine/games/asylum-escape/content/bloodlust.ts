// The 24 Bloodlust cards: a third of them move pieces, a third give information, and a third destroy rooms. None of
// them kills directly.
import type { BloodlustCard } from '../cards/card-types.js';

const moving: readonly BloodlustCard[] = [
  { id: 'one-more-door', steps: [{ do: 'extra-move', which: 'all', n: 2 }] },
  { id: 'the-long-stride', steps: [{ do: 'extra-move', which: 'chosen', n: 3 }] },
  {
    id: 'running-in-the-dark',
    steps: [
      {
        do: 'flip',
        heads: [{ do: 'extra-move', which: 'chosen', n: 4 }],
        tails: [{ do: 'extra-move', which: 'all', n: 2 }],
      },
    ],
  },
  { id: 'the-same-wallpaper', steps: [{ do: 'lure', n: 4 }] },
  {
    id: 'fever-before-dawn',
    steps: [
      { do: 'extend-catch', which: 'all', faces: [6], lasts: 'turn' },
      { do: 'extra-move', which: 'newest', n: 3 },
    ],
  },
  { id: 'the-house-tilts', steps: [{ do: 'push', whom: 'all', way: 'chosen', n: 1 }] },
  { id: 'no-sleep', steps: [{ do: 'draw-movement', whom: 'all' }] },
  {
    id: 'lift-without-a-cage',
    steps: [
      { do: 'swap-rooms', pair: 'any' },
      { do: 'extra-move', which: 'chosen', n: 2 },
    ],
  },
];

const informing: readonly BloodlustCard[] = [
  { id: 'ear-to-the-wall', steps: [{ do: 'ask-adjacent', which: 'all', n: 1 }] },
  { id: 'warm-air', steps: [{ do: 'ask-adjacent', which: 'chosen', n: 2 }] },
  { id: 'head-count', steps: [{ do: 'crowded', what: 'column' }] },
  { id: 'floor-by-floor', steps: [{ do: 'crowded', what: 'height' }] },
  { id: 'house-ledger', steps: [{ do: 'sweep', what: 'colour' }] },
  { id: 'row-of-bells', steps: [{ do: 'sweep', what: 'column' }] },
  { id: 'visiting-card', steps: [{ do: 'reveal', whom: 'any', what: 'colour' }] },
  { id: 'lamp-under-the-door', steps: [{ do: 'reveal', whom: 'any', what: 'column' }] },
];

const destroying: readonly BloodlustCard[] = [
  { id: 'rotten-beams', steps: [{ do: 'destroy-room', where: 'empty', pick: 'choice' }] },
  { id: 'the-roof-first', steps: [{ do: 'destroy-room', where: 'top', pick: 'choice' }] },
  { id: 'water-in-the-cellar', steps: [{ do: 'destroy-room', where: 'bottom', pick: 'choice' }] },
  { id: 'underfoot', steps: [{ do: 'destroy-room', where: 'patient', pick: 'choice' }] },
  { id: 'through-the-wall', steps: [{ do: 'destroy-room', where: 'near-patient', pick: 'choice' }] },
  { id: 'the-outer-walls', steps: [{ do: 'destroy-room', where: 'outer', pick: 'random' }] },
  {
    id: 'boards-and-nails',
    steps: [
      { do: 'destroy-room', where: 'top', pick: 'random' },
      { do: 'block', where: 'empty', against: 'victims', turns: 2 },
    ],
  },
  { id: 'dust-in-the-lungs', steps: [{ do: 'destroy-room', where: 'any', pick: 'random' }] },
];

export const bloodlust: readonly BloodlustCard[] = [...moving, ...informing, ...destroying];
