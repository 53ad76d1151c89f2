// The texts of <rules-example>, and the faults of an example.
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
  'fault-game': 'There is no such game. Choose one of: {games}.',
  'fault-load': 'This could not be loaded. Check your connection and reload the page.',
  'fault-field': 'An example has no such field, or the value has the wrong type. Fields here: {fields}.',
  'fault-choice': '{choice} is not possible here ({rule}). Choose one of: {options}.',
  'fault-event':
    'The example claims that {claimed} happens in this step, but this happens: {actual}. Correct the claim or the step.',
  'fault-never':
    'The example claims that {claimed} does not happen in this step, but it does: {actual}. Correct the claim or the step.',
  'fault-claim': 'The example claims {claimed}, but in the match it is {actual}. Correct the claim or the step.',
  'fault-faces': 'These scripted results were never used; remove them: {faces}.',
} as const;
