// What can be wrong with a worked example.
export default {
  'fault-field': 'This is no field of an example, or not of the kind it has to be. Fields here: {fields}.',
  'fault-choice': '{choice} is not offered here, by {rule}. Offered are: {options}.',
  'fault-event': 'The example claims that {claimed} happens in this step. What happens is {actual}.',
  'fault-never': 'The example claims that {claimed} does not happen in this step. It does: {actual}.',
  'fault-claim': 'The example claims {claimed}; in the match it is {actual}.',
  'fault-faces': 'These results are scripted and nothing has asked for them: {faces}.',
} as const;
