// The rules of Sanitarium with cards that never change, so that tests of rules do not depend on the balance of our
// cards.
import type { Pack } from '../../../../../src/engine/games/sanitarium/cards/card-types.js';
import { rules as played } from '../../../../../src/engine/games/sanitarium/rules/rules.js';

const pack: Pack = {
  format: 1,
  id: 'unchanging',
  items: [
    { kind: 'wheelchair', value: 1, use: 'free', steps: [{ do: 'walk', n: 1 }] },
    { kind: 'knucklebone', value: 1, use: 'free', when: 'dice', steps: [{ do: 'reroll' }] },
    { kind: 'brass-bell', value: 1, use: 'free', steps: [{ do: 'push-monster', n: 1, reach: 99 }] },
    { kind: 'tin-saint', value: 1, use: 'passive', mods: { horror: -1 } },
    { kind: 'storm-lantern', value: 2, use: 'free', steps: [{ do: 'push-monster', n: 1, reach: 1 }] },
    { kind: 'music-box', value: 2, use: 'discard', steps: [{ do: 'lull' }] },
    { kind: 'stopped-watch', value: 2, use: 'discard', when: 'dice', steps: [{ do: 'set-die' }] },
    { kind: 'smelling-salts', value: 2, use: 'discard', when: 'horror', steps: [{ do: 'ignore-horror' }] },
    { kind: 'hand-mirror', value: 2, use: 'free', steps: [{ do: 'peek', n: 1, reach: 2 }] },
    { kind: 'night-key', value: 3, use: 'discard', steps: [{ do: 'to-room' }] },
    { kind: 'felt-slippers', value: 3, use: 'discard', steps: [{ do: 'walk', n: 2 }] },
    { kind: 'case-file', value: 3, use: 'discard', steps: [{ do: 'peek', n: 2, reach: 99 }] },
    { kind: 'hooked-cane', value: 4, use: 'discard', steps: [{ do: 'take-item', reach: 1 }] },
  ],
  actions: [
    { kind: 'hold-the-door', value: 1, steps: [{ do: 'close-door' }] },
    { kind: 'run-for-it', value: 1, steps: [{ do: 'walk', n: 2 }] },
    { kind: 'shove-it-back', value: 2, steps: [{ do: 'push-monster', n: 2, reach: 1 }] },
    {
      kind: 'follow-the-wall',
      value: 2,
      steps: [
        { do: 'explore', where: 'next' },
        { do: 'explore', where: 'next' },
      ],
    },
    { kind: 'sleight-of-hand', value: 3, steps: [{ do: 'take-item', reach: 0 }] },
  ],
  rooms: [
    'chapel',
    'day-room',
    'records',
    'linen-store',
    'hydrotherapy',
    'ward-nine',
    'dispensary',
    'boiler-room',
    'visiting-room',
  ],
  dark: 9,
  hallucinations: [
    { kind: 'footsteps-behind', value: 2, mods: { creep: 1 } },
    { kind: 'someone-calls', value: 2, mods: { 'move-first': 1 } },
    { kind: 'buried-hands', value: 3, mods: { search: 1 } },
    { kind: 'cold-fingers', value: 3, mods: { horror: 1 } },
    { kind: 'leaden-legs', value: 3, mods: { ap: -1 } },
    { kind: 'the-long-turn', value: 4, mods: { 'no-jump': 1 } },
    { kind: 'moths', value: 4, mods: { worth: -1 } },
    { kind: 'white-noise', value: 5, mods: { 'no-concentrate': 1 } },
    { kind: 'puppet-strings', value: 5, mods: { 'neighbour-die': 1 } },
  ],
  confusion: { kind: 'confusion', value: 3, mods: { 'first-move': 1 } },
};

export const rules: typeof played = { ...played, pack };
