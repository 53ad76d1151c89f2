// The texts of <nw-hallucination>.
export default {
  hallucination: 'Hallucination',
  ask: 'What do you do?',
  again: 'Start over',
  'fault-version': 'A card is JSON with version 1, a title, a situation, and options or a result.',
  'fault-text': 'A text is missing here: write it in quotation marks.',
  'fault-options':
    'This must be a list of options, each with a title and a result. A card without a choice has a result instead.',
  'fault-card':
    'There is no such card. Its id is a scenario and a version, such as pager.b. The scenarios: {scenarios}.',
  'fault-load': 'The cards could not be loaded. Reload the page to try again.',
  'fault-state': 'The option in a state is its place on the card, counted from 0; or null.',
} as const;
