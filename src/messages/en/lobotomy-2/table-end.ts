// What <lobotomy-game> says when a match is over.
export default {
  'end-rounds': { one: 'It took one Round.', other: 'It took {n} Rounds.' },
  'end-numbers': 'The night in numbers',
  'end-defeated': 'Monsters defeated',
  'end-wounds': 'Wounds given',
  'end-taken': 'Wounds taken',
  'end-deaths': 'Deaths',
  'end-spaces': 'Spaces entered',
  'end-next': 'Go on: {scenario}',
  'end-again': 'Once more, other cards',
  'end-same': 'The same night again',
} as const;
