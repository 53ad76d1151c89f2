// Hints at the first use of everything one can do in Sanitarium.
export default {
  'hint-place': 'Point at a dashed place. Where the card lies decides which ways there are.',
  'hint-choose-die':
    'A high die gives many acts. The difference of the other two goes to the monsters; a pair left behind frightens you at once.',
  'hint-act': 'Where you can go is outlined on the map. Everything else is in the list, with its price.',
  'hint-search': 'You stand on a face-down card. Search it: it may be what you need.',
  'hint-explore': 'Explore at an open doorway when there is nowhere to go. A Dark Hallway is a way out.',
  'hint-concentrate': 'Concentrating gives Sanity for this turn, to pay with.',
  'hint-use': 'Cards you hold can be used; most of them are gone then, and are worth nothing for your way out.',
  'hint-claim': 'This is one of your secret Safe Things. Claim it: it is protected, and your escape gets cheaper.',
  'hint-disbelieve': 'While you suffer a Hallucination you cannot leave. Pay Sanity to be rid of it.',
  'hint-give': 'Somebody shares your space: you can give them an Item.',
  'hint-escape': 'You can leave now. What it costs is paid with the cards you hold.',
  'hint-monster-point':
    'Send the monsters where they frighten the others: whoever is alone with one makes a Horror Roll.',
  'hint-take-or-leave': 'What you take is yours, and another card comes in its place.',
  'hint-horror-answer': 'A card can spare you the Horror Roll.',
  'hint-lose-item': 'Give up what you need least; what a Safe Thing protects is never lost.',
  'hint-want':
    'Somebody holds an Item that is one of your Safe Things. Ask for it: nothing else may be said, and all know then.',
  'hint-report': 'Whoever speaks of their Safe Things can be reported; the others vote on it.',
  'hint-vote': 'Vote as you heard it: if most agree, the accused suffers a Hallucination.',
  'hint-hunt-order': 'The monsters walk one after the other. Let first the one go that should reach somebody.',
  'hint-scare-order': 'Each monster here asks for a Horror Roll. Choose which comes first.',
  'hint-pay': 'Lay down cards until their Sanity reaches the price.',
} as const;
