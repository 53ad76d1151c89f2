// The cards of the Huntmaster and the Wendigo. Each Boss moves, then the effects of the drawn card happen, then the
// Boss attacks. LOB-BOS-06
import type { BossCard } from '../cards/card-types.js';

export const bossCards: readonly BossCard[] = [
  { id: 'thrown-spear', deck: 'huntmaster', attack: { dice: { red: 3 }, range: [0, 3] } },
  {
    id: 'horn-for-the-pack',
    deck: 'huntmaster',
    steps: [
      {
        do: 'on',
        whom: { of: 'character', take: 'one', where: 'anywhere' },
        steps: [{ do: 'spawn', colour: 'drawn', n: 1 }],
      },
    ],
    attack: { dice: { red: 3 } },
  },
  {
    id: 'barbed-line',
    deck: 'huntmaster',
    steps: [
      { do: 'on', whom: { of: 'character', take: 'one', where: { range: 3, sight: true } }, steps: [{ do: 'pull' }] },
    ],
    attack: { dice: { red: 3 } },
  },
  {
    id: 'weighted-net',
    deck: 'huntmaster',
    attack: { dice: { red: 3 }, range: [0, 2], keywords: ['frost'], bolt: { keywords: ['stun'] } },
  },
  { id: 'at-a-gallop', deck: 'huntmaster', movement: 5, attack: { dice: { red: 3 }, keywords: ['aoe'] } },
  {
    id: 'downwind',
    deck: 'huntmaster',
    movement: 1,
    steps: [{ do: 'heal', n: 3 }],
    attack: { dice: { red: 4 }, range: [0, 1] },
  },
  { id: 'skinning-knife', deck: 'huntmaster', attack: { dice: { red: 4 }, bolt: { keywords: ['critical'] } } },
  { id: 'firebrand', deck: 'huntmaster', attack: { dice: { red: 3 }, range: [0, 1], keywords: ['fire'] } },
  {
    id: 'gates-shut',
    deck: 'huntmaster',
    steps: [{ do: 'door', to: 'closed', where: 'anywhere', take: 'each' }],
    attack: { dice: { red: 3 }, bolt: { auto: 1 } },
  },
  {
    id: 'thin-the-herd',
    deck: 'huntmaster',
    steps: [
      {
        do: 'on',
        whom: { of: 'character', take: 'each', where: 'sight' },
        steps: [{ do: 'test', attribute: 'wisdom', target: 1, fail: [{ do: 'wound', n: 1 }] }],
      },
    ],
    attack: { dice: { red: 3 }, keywords: ['pierce'] },
  },

  { id: 'gnaw-the-bone', deck: 'wendigo', attack: { dice: { red: 4 }, keywords: ['lifesteal'] } },
  { id: 'breath-of-winter', deck: 'wendigo', attack: { dice: { red: 3 }, range: [0, 2], keywords: ['aoe', 'frost'] } },
  {
    id: 'voice-you-know',
    deck: 'wendigo',
    steps: [
      {
        do: 'on',
        whom: { of: 'character', take: 'each', where: { range: 3 } },
        steps: [{ do: 'test', attribute: 'wisdom', target: 2, fail: [{ do: 'lose', what: 'insanity', n: 2 }] }],
      },
    ],
    attack: { dice: { red: 3 }, range: [0, 1] },
  },
  {
    id: 'antlers-down',
    deck: 'wendigo',
    movement: 5,
    attack: { dice: { red: 3 }, bolt: { auto: 1, keywords: ['stun'] } },
  },
  {
    id: 'starving-touch',
    deck: 'wendigo',
    steps: [{ do: 'heal', n: 2 }],
    attack: { dice: { red: 3 }, keywords: ['infection'], infects: 'strength' },
  },
];
