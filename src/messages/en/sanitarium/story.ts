// The texts of the lessons of Sanitarium.
export default {
  'dark-name': 'Creeping Darkness',
  'dark-0': 'Every turn begins with a new card for the map. Choose a place for it, then lay it there.',
  'dark-done': 'It lies face down, and only you know what it is. When the cards run out, everybody loses.',
  'dice-name': 'One die for you',
  'dice-0': 'One die is yours to spend this turn; the other two move the monsters. Take the 5.',
  'dice-done':
    'You have five Action Points; the monsters get the difference between 4 and 2. If you leave a pair, you make a Horror Roll.',
  'search-name': 'Searching',
  'search-0':
    'You are looking for the Night Key. A step costs one point: go through the doorway, onto the face-down card.',
  'search-1': 'Now search the card you stand on.',
  'search-2': 'There it is. Take it.',
  'search-3': 'It matches your secret Safe Thing. Lay the Safe Thing under the Night Key.',
  'search-done': 'Now it is protected, and it counts for your escape.',
  'explore-name': 'Exploring',
  'explore-0': 'You can escape only through a Dark Hallway. Choose an open doorway beside you to explore.',
  'explore-1': 'A Dark Hallway! Lay it so that its doorway meets yours.',
  'explore-done': 'You have found a way out. But something came in with it.',
  'safety-name': 'Safety',
  'safety-0': 'If you are alone with a monster, you make a Horror Roll. In a Room you are safe: go into the Chapel.',
  'safety-done': 'You are safe here. You are also safe with another player in your space.',
  'monsters-name': 'Monsters',
  'monsters-0': 'After your actions, you move monsters. Choose this one, then Bruno’s space.',
  'monsters-done': 'Bruno rolled badly and suffers a Hallucination. He must get rid of it before he can escape.',
  'escape-name': 'The way out',
  'escape-0':
    'Your Safe Thing is claimed, and you have no Hallucination: you can leave by a Dark Hallway. Choose to escape.',
  'escape-1': 'You pay for an escape in Sanity, by discarding cards. Here it takes both: choose which goes first.',
  'escape-done':
    'You have escaped, and won. That is the whole game: search, claim, and get out before the cards run out.',
} as const;
