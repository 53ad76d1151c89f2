// What <rules-example> says, and what can be wrong with an example.
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

  // What is wrong with an example
  'fault-json': 'The example cannot be read: {reason}.',
  'fault-game': 'There is no such game. There are: {games}.',
  'fault-load': 'This could not be fetched. Check the connection and load the page again.',
  'fault-field': 'This is no field of an example, or not of the kind it has to be. Fields here: {fields}.',
  'fault-choice': '{choice} is not offered here, by {rule}. Offered are: {options}.',
  'fault-event': 'The example claims that {claimed} happens in this step. What happens is {actual}.',
  'fault-never': 'The example claims that {claimed} does not happen in this step. It does: {actual}.',
  'fault-claim': 'The example claims {claimed}; in the match it is {actual}.',
  'fault-faces': 'These results are scripted and nothing has asked for them: {faces}.',
} as const;
