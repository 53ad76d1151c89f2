// The cards that come with the library: their kinds, values and effects. Their texts are in src/messages.
import type { Pack } from '../cards/card-types.js';

export const pack: Pack = {
  format: 1,
  id: 'nightward',
  items: [
    // Items of value 1 are the strongest.
    { kind: 'wheelchair', value: 1, use: 'free', steps: [{ do: 'walk', n: 1 }] },
    { kind: 'knucklebone', value: 1, use: 'free', when: 'dice', steps: [{ do: 'reroll' }] },
    { kind: 'brass-bell', value: 1, use: 'free', steps: [{ do: 'push-monster', n: 1, reach: 99 }] },
    { kind: 'tin-saint', value: 1, use: 'passive', mods: { horror: -1 } },
    { kind: 'storm-lantern', value: 1, use: 'free', steps: [{ do: 'push-monster', n: 1, reach: 1 }] },
    { kind: 'music-box', value: 1, use: 'discard', steps: [{ do: 'lull' }] },
    { kind: 'stopped-watch', value: 2, use: 'discard', when: 'dice', steps: [{ do: 'set-die' }] },
    { kind: 'smelling-salts', value: 2, use: 'discard', when: 'horror', steps: [{ do: 'ignore-horror' }] },
    { kind: 'hand-mirror', value: 2, use: 'free', steps: [{ do: 'peek', n: 1, reach: 2 }] },
    { kind: 'felt-slippers', value: 2, use: 'discard', steps: [{ do: 'walk', n: 2 }] },
    { kind: 'case-file', value: 2, use: 'discard', steps: [{ do: 'peek', n: 3, reach: 99 }] },
    { kind: 'night-key', value: 3, use: 'discard', steps: [{ do: 'to-room' }] },
    // Items of value 4 are often worth more as Sanity than in use.
    { kind: 'hooked-cane', value: 4, use: 'discard', steps: [{ do: 'take-item', reach: 3 }] },
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
    { kind: 'footsteps-behind', value: 3, mods: { creep: 1 } },
    { kind: 'someone-calls', value: 3, mods: { 'move-first': 1, 'first-move': 1 } },
    { kind: 'buried-hands', value: 4, mods: { search: 2 } },
    { kind: 'cold-fingers', value: 4, mods: { horror: 1 } },
    { kind: 'leaden-legs', value: 4, mods: { ap: -2 } },
    { kind: 'the-long-turn', value: 4, mods: { 'no-jump': 1, 'first-move': 1 } },
    { kind: 'moths', value: 4, mods: { worth: -1 } },
    { kind: 'white-noise', value: 5, mods: { 'no-concentrate': 1, search: 1 } },
    { kind: 'puppet-strings', value: 5, mods: { 'neighbour-die': 1 } },
  ],
  confusion: { kind: 'confusion', value: 3, mods: { 'first-move': 1 } },
};
