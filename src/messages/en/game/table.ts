// What every game says around its table: the buttons for the match, and who holds the device.
export default {
  bot: 'bot',
  undo: 'Take back',
  share: 'Share',
  'no-hints': 'No more hints',
  'new-game': 'New game',
  'same-again': 'Same again',
  'not-saved': 'This browser does not save matches; yours lasts as long as this page is open.',
  sound: 'Sound',
  curtain: 'Hand the device to {player}.',
  'curtain-note': 'Their cards are hidden until then.',
  'i-am': 'I am {player}',
  'told-earlier': {
    one: 'One earlier line is in “All that happened”.',
    other: '{n} earlier lines are in “All that happened”.',
  },
} as const;
