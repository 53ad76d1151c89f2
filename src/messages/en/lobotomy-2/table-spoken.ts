// What is only heard of a match of Lobotomy 2: questions that were asked before, in a word, and many things at once.
export default {
  'hear-act': 'Action Points: {n}.',
  'hear-act-moving': 'Action Points: {ap}, Movement Points: {mp}.',
  'hear-choices': 'Choices: {n}.',
  'hear-spawned': 'Coming in: {minis}.',
  'hear-come': { one: '{minis} comes to {players}.', other: '{minis} come to {players}.' },
  'hear-prowl': { one: 'One Monster moves elsewhere.', other: '{n} Monsters move elsewhere.' },
  'n-monsters': '{n} Monsters',
  'hear-hunt': 'The Huntmaster is on Space {to}.',
  'hear-hunt-card': '{card}, on Space {space} of the hunt.',
  'hear-turn': 'Turn of {player}.',
  'hear-no-wound': '{mini} takes no Wound.',
  'hear-open-door': { one: 'One Door opens.', other: '{n} Doors open.' },
  'hear-closed-door': { one: 'One Door closes.', other: '{n} Doors close.' },
} as const;
