// What <rules-example> says of its own.
export default {
  controls: 'The example',
  reset: 'Reset',
  back: 'Back',
  play: 'Play',
  pause: 'Pause',
  step: 'Step',
  jump: 'Jump to a step',
  rule: 'Rule {rule}',
  'step-of': 'Step {n} of {of}',
  start: { one: 'Before the only step', other: 'Before the first of {n} steps' },
  happened: 'What happened',
  'fault-json': 'The example cannot be read: {reason}.',
  'fault-game': 'There is no such game. There are: {games}.',
  'fault-load': 'This could not be fetched. Check the connection and load the page again.',
} as const;
