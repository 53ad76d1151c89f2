// The 61 Hallucination Cards: fifteen scenarios in four versions, and one single card. The versions of a scenario have the
// same situation and options, and each option is the best one in at least one of them. A random option costs about one
// Terror, a lost Health counted as two, and draws an Item in about one case of four. CW-HAL-05
import type { Hallucination } from '../cards/card-types.js';

export const hallucinations: readonly Hallucination[] = [
  // An old woman and an orange
  {
    id: 'visiting-hours.a',
    options: {
      yes: [{ do: 'draw-item', n: 1 }],
      no: [{ do: 'gain-terror', n: 2 }],
      eat: [{ do: 'gain-terror', n: 1 }],
    },
  },
  {
    id: 'visiting-hours.b',
    options: {
      yes: [{ do: 'gain-terror', n: 2 }],
      no: [
        { do: 'draw-item', n: 1 },
        { do: 'gain-terror', n: 1 },
      ],
      eat: [{ do: 'lose-health', n: 1 }],
    },
  },
  {
    id: 'visiting-hours.c',
    options: {
      yes: [
        { do: 'lose-health', n: 1 },
        { do: 'lose-terror', n: 1 },
      ],
      no: [
        { do: 'gain-terror', n: 1 },
        { do: 'each', of: 'others-in-sight', then: [{ do: 'gain-terror', n: 1 }] },
      ],
      eat: [{ do: 'draw-item', n: 1 }],
    },
  },
  {
    id: 'visiting-hours.d',
    options: {
      yes: [{ do: 'grant-moves', n: 2 }],
      no: [
        { do: 'lose-item', n: 1 },
        { do: 'gain-terror', n: 1 },
      ],
      eat: [{ do: 'gain-terror', n: 2 }],
    },
  },

  // A pager knows your bed
  {
    id: 'pager.a',
    options: {
      call: [
        { do: 'gain-terror', n: 1 },
        { do: 'move-to', to: 'start' },
      ],
      pocket: [{ do: 'draw-item', n: 1 }],
      crush: [{ do: 'gain-terror', n: 2 }],
    },
  },
  {
    id: 'pager.b',
    options: {
      call: [{ do: 'draw-item', n: 1 }],
      pocket: [{ do: 'lose-health', n: 1 }],
      crush: [{ do: 'gain-terror', n: 1 }],
    },
  },
  {
    id: 'pager.c',
    options: {
      call: [
        { do: 'gain-terror', n: 2 },
        { do: 'each', of: 'others-same-floor', then: [{ do: 'gain-terror', n: 1 }] },
      ],
      pocket: [
        { do: 'gain-terror', n: 1 },
        { do: 'forced-move', n: 2 },
      ],
      crush: [
        { do: 'bonus-dice', on: 'focus', n: 2, for: 'check' },
        { do: 'lose-terror', n: 1 },
      ],
    },
  },
  {
    id: 'pager.d',
    options: {
      call: [{ do: 'draw-hallucination' }],
      pocket: [
        {
          do: 'check',
          of: 'dexterity',
          need: 2,
          pass: [{ do: 'draw-item', n: 1 }],
          fail: [{ do: 'gain-terror', n: 2 }],
        },
      ],
      crush: [{ do: 'lose-health', n: 1 }],
    },
  },

  // Six white coats
  {
    id: 'night-round.a',
    options: {
      still: [{ do: 'draw-item', n: 1 }],
      well: [{ do: 'lose-health', n: 1 }],
      read: [
        { do: 'draw-item', n: 1 },
        { do: 'gain-terror', n: 2 },
      ],
    },
  },
  {
    id: 'night-round.b',
    options: {
      still: [{ do: 'gain-terror', n: 2 }, { do: 'skip-main-action' }],
      well: [{ do: 'gain-health', n: 1 }],
      read: [{ do: 'gain-terror', n: 1 }],
    },
  },
  {
    id: 'night-round.c',
    options: {
      still: [{ do: 'gain-terror', n: 2 }],
      well: [
        { do: 'gain-terror', n: 1 },
        { do: 'lock', where: 'here', need: 2 },
      ],
      read: [
        { do: 'draw-item', n: 1 },
        { do: 'gain-terror', n: 1 },
      ],
    },
  },
  {
    id: 'night-round.d',
    options: {
      still: [
        { do: 'lose-terror', n: 1 },
        { do: 'each', of: 'nearest', then: [{ do: 'gain-terror', n: 1 }] },
      ],
      well: [
        {
          do: 'roll',
          rows: [
            [2, [{ do: 'lose-health', n: 1 }]],
            [4, [{ do: 'gain-terror', n: 1 }]],
            [6, [{ do: 'lose-terror', n: 1 }]],
          ],
        },
      ],
      read: [
        { do: 'gain-terror', n: 2 },
        { do: 'add-quirk-counter', n: 1 },
      ],
    },
  },

  // Somebody breathes behind the curtain
  {
    id: 'other-bed.a',
    options: { look: [{ do: 'draw-item', n: 1 }], leave: [{ do: 'gain-terror', n: 2 }] },
  },
  {
    id: 'other-bed.b',
    options: {
      look: [
        { do: 'gain-terror', n: 2 },
        { do: 'place-shadow', where: 'here' },
      ],
      leave: [{ do: 'lose-terror', n: 1 }],
    },
  },
  {
    id: 'other-bed.c',
    options: {
      look: [
        { do: 'draw-item', n: 1 },
        { do: 'lose-health', n: 1 },
      ],
      leave: [
        { do: 'gain-terror', n: 1 },
        { do: 'each', of: 'others-here', then: [{ do: 'gain-terror', n: 1 }] },
      ],
    },
  },
  {
    id: 'other-bed.d',
    options: {
      look: [{ do: 'gain-terror', n: 2 }],
      leave: [{ do: 'each', of: 'in-sight', then: [{ do: 'lose-terror', n: 1 }] }],
    },
  },

  // A child counts
  {
    id: 'hide-and-seek.a',
    options: {
      hide: [{ do: 'draw-item', n: 1 }],
      call: [{ do: 'gain-terror', n: 2 }],
      count: [{ do: 'gain-terror', n: 2 }],
    },
  },
  {
    id: 'hide-and-seek.b',
    options: {
      hide: [
        { do: 'gain-terror', n: 2 },
        { do: 'move-to', to: 'stairs' },
      ],
      call: [{ do: 'lose-terror', n: 1 }],
      count: [
        { do: 'lose-item', n: 1, random: true },
        { do: 'gain-terror', n: 1 },
      ],
    },
  },
  {
    id: 'hide-and-seek.c',
    options: {
      hide: [{ do: 'lose-health', n: 1 }],
      call: [
        { do: 'gain-terror', n: 1 },
        { do: 'choose-player', from: 'others-same-floor', then: [{ do: 'gain-terror', n: 1 }] },
      ],
      count: [{ do: 'draw-item', n: 1 }],
    },
  },
  {
    id: 'hide-and-seek.d',
    options: {
      hide: [
        { do: 'lose-terror', n: 1 },
        { do: 'bonus-dice', on: 'dodge', n: 2, for: 'turn' },
      ],
      call: [{ do: 'lose-health', n: 1 }],
      count: [
        { do: 'gain-terror', n: 1 },
        { do: 'forced-move', n: 2 },
      ],
    },
  },

  // A wristband with another name
  {
    id: 'wrong-name.a',
    options: {
      tear: [{ do: 'gain-terror', n: 2 }],
      answer: [{ do: 'draw-item', n: 1 }],
      silent: [{ do: 'gain-terror', n: 1 }],
    },
  },
  {
    id: 'wrong-name.b',
    options: {
      tear: [
        { do: 'lose-terror', n: 1 },
        { do: 'bonus-dice', on: 'strength', n: 2, for: 'turn' },
      ],
      answer: [{ do: 'lose-health', n: 1 }],
      silent: [{ do: 'each', of: 'same-floor', then: [{ do: 'gain-terror', n: 1 }] }],
    },
  },
  {
    id: 'wrong-name.c',
    options: {
      tear: [{ do: 'options', of: { pull: [{ do: 'lose-health', n: 1 }], stop: [{ do: 'gain-terror', n: 2 }] } }],
      answer: [{ do: 'gain-terror', n: 1 }, { do: 'reveal-quirk' }],
      silent: [{ do: 'draw-item', n: 1 }],
    },
  },
  {
    id: 'wrong-name.d',
    options: {
      tear: [{ do: 'choose-player', from: 'others', then: [{ do: 'gain-terror', n: 1 }] }],
      answer: [
        { do: 'gain-terror', n: 1 },
        { do: 'move-to', to: 'nearest-player' },
      ],
      silent: [{ do: 'gain-terror', n: 2 }],
    },
  },

  // An elevator where none was
  {
    id: 'dance-music.a',
    options: {
      enter: [
        { do: 'draw-item', n: 1 },
        { do: 'move-to', to: 'elevator' },
      ],
      wait: [{ do: 'gain-terror', n: 2 }],
    },
  },
  {
    id: 'dance-music.b',
    options: {
      enter: [
        { do: 'lose-health', n: 1 },
        { do: 'gain-terror', n: 1 },
      ],
      wait: [{ do: 'draw-item', n: 1 }],
    },
  },
  {
    id: 'dance-music.c',
    options: { enter: [{ do: 'place-portal' }], wait: [{ do: 'gain-terror', n: 2 }] },
  },
  {
    id: 'dance-music.d',
    options: {
      enter: [
        { do: 'gain-terror', n: 2 },
        { do: 'move-to', to: 'start' },
      ],
      wait: [
        {
          do: 'if',
          is: { of: 'others-in-sight', least: 1 },
          then: [{ do: 'lose-terror', n: 1 }],
          else: [{ do: 'gain-terror', n: 1 }],
        },
      ],
    },
  },

  // Everything has your name on it
  {
    id: 'vending-machine.a',
    options: {
      press: [{ do: 'draw-item', n: 1 }],
      shake: [
        {
          do: 'check',
          of: 'strength',
          need: 2,
          pass: [{ do: 'lose-terror', n: 1 }],
          fail: [{ do: 'lose-health', n: 1 }],
        },
      ],
      reach: [
        { do: 'draw-item', n: 1 },
        { do: 'lose-health', n: 1 },
      ],
      leave: [{ do: 'gain-terror', n: 1 }],
    },
  },
  {
    id: 'vending-machine.b',
    options: {
      press: [{ do: 'gain-terror', n: 2 }],
      shake: [
        { do: 'draw-item', n: 2 },
        { do: 'gain-terror', n: 2 },
      ],
      reach: [{ do: 'gain-terror', n: 1 }],
      leave: [{ do: 'gain-terror', n: 1 }, { do: 'end-turn' }],
    },
  },
  {
    id: 'vending-machine.c',
    options: {
      press: [{ do: 'lose-health', n: 1 }],
      shake: [
        { do: 'gain-terror', n: 1 },
        { do: 'lose-item', n: 1, random: true },
      ],
      reach: [{ do: 'draw-item', n: 1 }],
      leave: [
        { do: 'gain-terror', n: 1 },
        { do: 'move-to', to: 'hallway' },
      ],
    },
  },
  {
    id: 'vending-machine.d',
    options: {
      press: [
        { do: 'gain-health', n: 1 },
        { do: 'gain-terror', n: 2 },
      ],
      shake: [
        { do: 'gain-terror', n: 2 },
        { do: 'each', of: 'others-in-sight', then: [{ do: 'gain-terror', n: 1 }] },
      ],
      reach: [{ do: 'gain-terror', n: 2 }],
      leave: [
        { do: 'lose-terror', n: 1 },
        { do: 'grant-moves', n: 2 },
      ],
    },
  },

  // A sunny garden at night
  {
    id: 'summer.a',
    options: {
      open: [{ do: 'lose-terror', n: 2 }],
      wave: [
        { do: 'draw-item', n: 1 },
        { do: 'gain-terror', n: 2 },
      ],
      blind: [{ do: 'gain-terror', n: 2 }],
    },
  },
  {
    id: 'summer.b',
    options: {
      open: [{ do: 'lose-health', n: 1 }],
      wave: [{ do: 'draw-item', n: 1 }],
      blind: [
        { do: 'check', of: 'focus', need: 2, pass: [{ do: 'lose-terror', n: 1 }], fail: [{ do: 'gain-terror', n: 2 }] },
      ],
    },
  },
  {
    id: 'summer.c',
    options: {
      open: [
        { do: 'gain-terror', n: 1 },
        { do: 'replace-room', where: 'here' },
      ],
      wave: [{ do: 'gain-terror', n: 2 }],
      blind: [{ do: 'draw-item', n: 1 }],
    },
  },
  {
    id: 'summer.d',
    options: {
      open: [{ do: 'gain-terror', n: 1 }, { do: 'place-portal' }],
      wave: [
        { do: 'lose-terror', n: 1 },
        { do: 'choose-player', from: 'others-in-sight', then: [{ do: 'lose-terror', n: 1 }], may: true },
      ],
      blind: [
        { do: 'gain-terror', n: 2 },
        { do: 'lock', where: 'choose', need: 2 },
      ],
    },
  },

  // Names from the loudspeaker
  {
    id: 'announcement.a',
    options: {
      listen: [{ do: 'draw-item', n: 1 }],
      call: [{ do: 'gain-terror', n: 2 }],
      unplug: [{ do: 'gain-terror', n: 1 }],
    },
  },
  {
    id: 'announcement.b',
    options: {
      listen: [
        { do: 'draw-item', n: 1 },
        { do: 'gain-terror', n: 2 },
      ],
      call: [
        { do: 'lose-terror', n: 1 },
        { do: 'bonus-dice', on: 'focus', n: 1, for: 'turn' },
      ],
      unplug: [{ do: 'lose-health', n: 1 }],
    },
  },
  {
    id: 'announcement.c',
    options: {
      listen: [{ do: 'each', of: 'everyone', then: [{ do: 'gain-terror', n: 1 }] }],
      call: [
        { do: 'gain-terror', n: 1 },
        { do: 'choose-player', from: 'others-same-floor', then: [{ do: 'draw-hallucination' }] },
      ],
      unplug: [{ do: 'draw-item', n: 1 }],
    },
  },
  {
    id: 'announcement.d',
    options: {
      listen: [
        { do: 'remove-rummage', where: 'choose' },
        { do: 'unlock', where: 'choose' },
      ],
      call: [
        { do: 'gain-terror', n: 2 },
        { do: 'each', of: 'left', then: [{ do: 'gain-terror', n: 1 }] },
      ],
      unplug: [
        { do: 'gain-terror', n: 1 },
        { do: 'lose-item', n: 1 },
      ],
    },
  },

  // Water under the door
  {
    id: 'high-water.a',
    options: {
      climb: [{ do: 'check', of: 'dexterity', pass: [{ do: 'draw-item', n: 1 }], fail: [{ do: 'lose-health', n: 1 }] }],
      wade: [{ do: 'lose-health', n: 1 }],
      float: [{ do: 'gain-terror', n: 2 }],
    },
  },
  {
    id: 'high-water.b',
    options: {
      climb: [
        { do: 'gain-terror', n: 1 },
        { do: 'drop-item', n: 1 },
      ],
      wade: [{ do: 'draw-item', n: 1 }],
      float: [{ do: 'lose-health', n: 1 }],
    },
  },
  {
    id: 'high-water.c',
    options: {
      climb: [
        { do: 'lose-health', n: 1 },
        { do: 'gain-terror', n: 1 },
      ],
      wade: [
        { do: 'draw-item', n: 1 },
        { do: 'gain-terror', n: 2 },
      ],
      float: [{ do: 'lose-terror', n: 2 }],
    },
  },
  {
    id: 'high-water.d',
    options: {
      climb: [
        { do: 'gain-terror', n: 1 },
        { do: 'lock', where: 'here', need: 2 },
      ],
      wade: [{ do: 'grant-moves', n: 3 }],
      float: [
        { do: 'gain-terror', n: 2 },
        { do: 'move-to', to: 'room' },
      ],
    },
  },

  // A wheelchair waits
  {
    id: 'empty-chair.a',
    options: {
      sit: [
        { do: 'draw-item', n: 1 },
        { do: 'forced-move', n: 2 },
      ],
      push: [{ do: 'gain-terror', n: 1 }],
      blanket: [{ do: 'gain-terror', n: 2 }],
    },
  },
  {
    id: 'empty-chair.b',
    options: {
      sit: [{ do: 'lose-health', n: 1 }],
      push: [{ do: 'choose-player', from: 'others-same-floor', then: [{ do: 'forced-move', n: 2 }] }],
      blanket: [{ do: 'gain-health', n: 1 }],
    },
  },
  {
    id: 'empty-chair.c',
    options: {
      sit: [
        { do: 'draw-item', n: 1 },
        { do: 'gain-terror', n: 1 },
        { do: 'move-to', to: 'elevator' },
      ],
      push: [{ do: 'draw-item', n: 1 }],
      blanket: [
        { do: 'gain-terror', n: 1 },
        { do: 'bonus-dice', on: 'dexterity', n: -2, for: 'turn' },
      ],
    },
  },
  {
    id: 'empty-chair.d',
    options: {
      sit: [{ do: 'grant-moves', n: 4 }],
      push: [{ do: 'lose-health', n: 1 }],
      blanket: [
        {
          do: 'if',
          is: { of: 'clothing', least: 1 },
          then: [{ do: 'lose-terror', n: 1 }],
          else: [{ do: 'gain-terror', n: 1 }],
        },
      ],
    },
  },

  // A reflection that is late
  {
    id: 'slow-mirror.a',
    options: {
      touch: [{ do: 'draw-item', n: 1 }],
      turn: [{ do: 'lose-health', n: 1 }],
      smile: [{ do: 'gain-terror', n: 2 }],
      cover: [
        { do: 'gain-terror', n: 1 },
        { do: 'add-quirk-counter', n: 1 },
      ],
    },
  },
  {
    id: 'slow-mirror.b',
    options: {
      touch: [{ do: 'gain-terror', n: 1 }, { do: 'place-portal' }],
      turn: [
        { do: 'draw-item', n: 1 },
        { do: 'gain-terror', n: 1 },
      ],
      smile: [
        { do: 'gain-terror', n: 2 },
        { do: 'give-item', to: 'others-in-sight' },
      ],
      cover: [
        { do: 'gain-terror', n: 1 },
        { do: 'bonus-dice', on: 'focus', n: -1, for: 'turn' },
      ],
    },
  },
  {
    id: 'slow-mirror.c',
    options: {
      touch: [
        { do: 'lose-health', n: 1 },
        { do: 'bonus-dice', on: 'attack', n: 1, for: 'turn' },
      ],
      turn: [
        { do: 'draw-item', n: 1 },
        { do: 'gain-terror', n: 2 },
        { do: 'place-shadow', where: 'here' },
      ],
      smile: [
        { do: 'lose-terror', n: 1 },
        { do: 'bonus-dice', on: 'dexterity', n: 1, for: 'turn' },
      ],
      cover: [{ do: 'each', of: 'here', then: [{ do: 'gain-terror', n: 1 }] }],
    },
  },
  {
    id: 'slow-mirror.d',
    options: {
      touch: [{ do: 'gain-terror', n: 2 }],
      turn: [
        { do: 'gain-terror', n: 1 },
        { do: 'move-shadow', n: 3 },
      ],
      smile: [{ do: 'gain-terror', n: 1 }, { do: 'reveal-quirk' }],
      cover: [{ do: 'draw-item', n: 1 }],
    },
  },

  // No choice: the light fails
  {
    id: 'power-cut.a',
    result: [
      {
        do: 'if',
        is: { of: 'others-in-sight', least: 1 },
        then: [{ do: 'lose-terror', n: 1 }],
        else: [{ do: 'gain-terror', n: 2 }],
      },
    ],
  },
  {
    id: 'power-cut.b',
    result: [
      { do: 'draw-item', n: 1 },
      { do: 'gain-terror', n: 1 },
    ],
  },
  {
    id: 'power-cut.c',
    result: [
      {
        do: 'roll',
        rows: [
          [2, [{ do: 'lose-health', n: 1 }]],
          [4, [{ do: 'forced-move', n: 2 }]],
          [6, [{ do: 'gain-terror', n: 1 }]],
        ],
      },
    ],
  },
  {
    id: 'power-cut.d',
    result: [
      { do: 'gain-terror', n: 1 },
      { do: 'place-shadow', where: 'choose' },
      { do: 'move-shadow', n: 2 },
    ],
  },

  // No choice: an hour is gone
  {
    id: 'missing-hour.a',
    result: [
      { do: 'move-to', to: 'any-player' },
      { do: 'each', of: 'here', then: [{ do: 'lose-terror', n: 1 }] },
    ],
  },
  {
    id: 'missing-hour.b',
    result: [
      { do: 'draw-item', n: 1 },
      { do: 'lose-health', n: 1 },
    ],
  },
  {
    id: 'missing-hour.c',
    result: [
      { do: 'gain-terror', n: 1 },
      { do: 'move-to', to: 'stairs' },
    ],
  },
  {
    id: 'missing-hour.d',
    result: [
      { do: 'gain-terror', n: 1 },
      { do: 'replace-room', where: 'choose' },
    ],
  },

  // The single card
  {
    id: 'three-o-clock.a',
    result: [{ do: 'each', of: 'everyone', then: [{ do: 'gain-terror', n: 1 }] }, { do: 'place-portal' }],
  },
];
