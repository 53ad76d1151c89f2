// What <sanitarium-game> says before a match: the form.
export default {
  title: 'Sanitarium',
  mode: 'How do you play?',
  competitive: 'Against each other',
  'competitive-note': 'The first to escape wins.',
  cooperative: 'Together',
  'cooperative-note': 'All escape, or nobody does.',
  solo: 'Alone',
  'solo-note': 'You play two halves that escape together.',
  'player-0': 'Ada',
  'player-1': 'Bruno',
  'player-2': 'Cleo',
  'player-3': 'Dov',
  'bot-steady': 'bot that plays sensibly',
  contains: 'Contains: {notes}.',
  'all-notes':
    'darkness, confinement, isolation, disorientation, pursuit, being watched, violence, theft, illness, medication, forced treatment, loss of control, voices, unwanted touch, body horror, insects, fire, religion, grief, death',
  'fault-mode': 'mode is “competitive”, “cooperative” or “solo”.',
  'fault-seats': 'seats names “person”, “steady” or “random” for each seat.',
  'fault-count': 'One seat plays mode=“solo”, two to four play the other modes.',
} as const;
