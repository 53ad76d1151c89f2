// The texts around the table that all games share: the buttons for the match, and handing the device to another player.
export default {
  bot: 'bot',
  undo: 'Undo',
  share: 'Share',
  'no-hints': 'Turn off hints',
  'new-game': 'New game',
  'same-again': 'Restart match',
  sound: 'Sound',
  curtain: 'Hand the device to {player}.',
  'curtain-note': 'Their cards are hidden until then.',
  'i-am': 'I am {player}',
  'told-earlier': {
    one: 'One earlier line is in “Everything that happened”.',
    other: '{n} earlier lines are in “Everything that happened”.',
  },
} as const;
