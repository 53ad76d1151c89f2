// What every game says around its table: what can be done with a match, and who has the device.
export default {
  bot: 'bot',
  undo: 'Take back',
  share: 'Share',
  'no-hints': 'No more hints',
  'new-game': 'New game',
  'same-again': 'Same again',
  'not-saved': 'This browser keeps no saves; the match lives as long as the page.',
  sound: 'Sound',
  curtain: 'Hand the device to {player}.',
  'curtain-note': 'Their cards are hidden until then.',
  'i-am': 'I am {player}',
  'told-earlier': {
    one: 'Earlier: one line under “All that happened”.',
    other: 'Earlier: {n} lines under “All that happened”.',
  },
} as const;
