// What is said where a match is passed on: in a link, or in a file.
export default {
  share: 'Share',
  whose: 'Whose eyes is it for?',
  everybody: 'Everybody',
  'everybody-note': 'Only what lies open.',
  own: 'As {player} saw it',
  'own-note': 'With what {player} knows, and nothing else.',
  all: 'Everything, secrets too',
  'all-note': 'Whoever opens it sees all that is hidden, and can play on from here.',
  link: 'Copy a link',
  file: 'Save a file',
  watch: 'Watch it again',
  copied: 'The link is copied.',
  'not-copied': 'The browser does not let this page copy. Here is the link:',
  address: 'The link',
  long: 'This link has {n} letters; some places cut off so long ones. A file holds the same.',
  close: 'Close',
} as const;
