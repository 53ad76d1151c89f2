// The 6 Neurosis Strips, two for each statistic of Adrenaline. The levels of the front grow more extreme with Terror; the
// hidden side is kinder. Everybody starts with 3 Terror, at level II. Levels I and II of the front never take away
// Terror, so that the hidden side is hard to reach. CW-NEU, CW-RUL-45, CW-RUL-46
import type { Neurosis } from '../cards/card-types.js';

export const neuroses: readonly Neurosis[] = [
  // Strength
  {
    id: 'bolted-doors',
    adrenaline: 'strength',
    front: [
      {
        timing: 'free',
        if: { of: 'on-room', least: 1 },
        then: [
          { do: 'lock', where: 'here', need: 2 },
          { do: 'bonus-dice', on: 'strength', n: 1, for: 'turn' },
        ],
      },
      {
        timing: 'free',
        if: { of: 'on-room', least: 1 },
        then: [
          { do: 'lock', where: 'here', need: 3 },
          { do: 'bonus-dice', on: 'dodge', n: 2, for: 'turn' },
        ],
      },
      { timing: 'end', if: { of: 'others-here', least: 1 }, then: [{ do: 'gain-terror', n: 1 }] },
    ],
    hidden: [
      { timing: 'free', then: [{ do: 'unlock', where: 'choose' }] },
      {
        timing: 'free',
        if: { of: 'on-room', least: 1 },
        then: [
          { do: 'lock', where: 'here', need: 2 },
          { do: 'lose-terror', n: 1 },
        ],
      },
      { timing: 'end', if: { of: 'on-room', least: 1 }, then: [{ do: 'lose-terror', n: 1 }] },
    ],
  },
  {
    id: 'short-fuse',
    adrenaline: 'strength',
    front: [
      {
        timing: 'free',
        if: { of: 'items', least: 1 },
        then: [
          { do: 'lose-item', n: 1 },
          { do: 'bonus-dice', on: 'strength', n: 2, for: 'check' },
        ],
      },
      {
        timing: 'free',
        then: [
          { do: 'lose-health', n: 1 },
          { do: 'bonus-dice', on: 'attack', n: 3, for: 'turn' },
        ],
      },
      {
        timing: 'free',
        then: [
          { do: 'lose-health', n: 1 },
          { do: 'lose-terror', n: 2 },
        ],
      },
    ],
    hidden: [
      { timing: 'free', then: [{ do: 'bonus-dice', on: 'strength', n: 1, for: 'turn' }] },
      { timing: 'free', then: [{ do: 'bonus-dice', on: 'attack', n: 2, for: 'turn' }] },
      { timing: 'end', if: { of: 'others-here', most: 0 }, then: [{ do: 'lose-terror', n: 1 }] },
    ],
  },

  // Dexterity
  {
    id: 'sleepwalking',
    adrenaline: 'dexterity',
    front: [
      {
        timing: 'free',
        then: [
          { do: 'gain-terror', n: 1 },
          { do: 'grant-moves', n: 2 },
        ],
      },
      {
        timing: 'free',
        if: { of: 'items', least: 1 },
        then: [
          { do: 'drop-item', n: 1 },
          { do: 'grant-moves', n: 3 },
        ],
      },
      { timing: 'end', if: { of: 'on-room', least: 1 }, then: [{ do: 'move-to', to: 'hallway' }] },
    ],
    hidden: [
      { timing: 'free', then: [{ do: 'grant-moves', n: 1 }] },
      { timing: 'free', then: [{ do: 'grant-moves', n: 2 }] },
      {
        timing: 'free',
        then: [
          { do: 'move-to', to: 'any-player' },
          { do: 'lose-terror', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'clean-hands',
    adrenaline: 'dexterity',
    front: [
      {
        timing: 'free',
        if: { of: 'items', least: 1 },
        then: [
          { do: 'drop-item', n: 1 },
          { do: 'bonus-dice', on: 'dodge', n: 2, for: 'turn' },
        ],
      },
      { timing: 'end', if: { of: 'others-here', least: 1 }, then: [{ do: 'gain-terror', n: 1 }] },
      {
        timing: 'end',
        if: { of: 'items', least: 3 },
        then: [
          { do: 'drop-item', n: 1 },
          { do: 'lose-terror', n: 1 },
        ],
      },
    ],
    hidden: [
      { timing: 'free', then: [{ do: 'bonus-dice', on: 'dodge', n: 1, for: 'turn' }] },
      { timing: 'end', if: { of: 'others-here', most: 0 }, then: [{ do: 'lose-terror', n: 1 }] },
      {
        timing: 'free',
        then: [
          { do: 'move-to', to: 'hallway' },
          { do: 'bonus-dice', on: 'dodge', n: 2, for: 'turn' },
        ],
      },
    ],
  },

  // Focus
  {
    id: 'collector',
    adrenaline: 'focus',
    front: [
      { timing: 'end', if: { of: 'items', most: 1 }, then: [{ do: 'gain-terror', n: 1 }] },
      {
        timing: 'free',
        if: { of: 'rummaged', least: 1 },
        then: [
          { do: 'gain-terror', n: 1 },
          { do: 'remove-rummage', where: 'here' },
        ],
      },
      {
        timing: 'free',
        if: { of: 'rummaged', least: 1 },
        then: [
          { do: 'lose-health', n: 1 },
          { do: 'draw-item', n: 1 },
        ],
      },
    ],
    hidden: [
      { timing: 'free', if: { of: 'rummaged', least: 1 }, then: [{ do: 'remove-rummage', where: 'here' }] },
      { timing: 'end', if: { of: 'items', least: 4 }, then: [{ do: 'lose-terror', n: 1 }] },
      {
        timing: 'free',
        if: { of: 'items', least: 3 },
        then: [
          { do: 'lose-item', n: 1 },
          { do: 'draw-item', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'ear-to-the-wall',
    adrenaline: 'focus',
    front: [
      {
        timing: 'free',
        then: [
          { do: 'gain-terror', n: 1 },
          { do: 'bonus-dice', on: 'focus', n: 2, for: 'check' },
        ],
      },
      { timing: 'free', then: [{ do: 'draw-hallucination' }, { do: 'bonus-dice', on: 'focus', n: 2, for: 'turn' }] },
      {
        timing: 'end',
        if: { of: 'others-here', least: 1 },
        then: [
          { do: 'each', of: 'others-here', then: [{ do: 'gain-terror', n: 1 }] },
          { do: 'lose-terror', n: 1 },
        ],
      },
    ],
    hidden: [
      { timing: 'free', then: [{ do: 'bonus-dice', on: 'focus', n: 1, for: 'turn' }] },
      {
        timing: 'end',
        if: { of: 'others-in-sight', least: 1 },
        then: [{ do: 'each', of: 'in-sight', then: [{ do: 'lose-terror', n: 1 }] }],
      },
      { timing: 'free', then: [{ do: 'bonus-dice', on: 'focus', n: 2, for: 'turn' }] },
    ],
  },
];
