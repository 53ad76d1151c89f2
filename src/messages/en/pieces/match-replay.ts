// What <match-replay> says, and the panel on which a match is shared.
export default {
  eyes: 'Seen by',
  'eyes-everybody': 'everybody',
  'player-n': 'Player {n}',
  'share-moment': 'Share this moment',
  coming: 'The match is on its way.',
  'leave-link': 'Show the match of this page',
  'replay-none': 'No match is in here. A match file, or a link to a match, holds a “save” or a “record”.',
  'replay-missing': 'No match file could be fetched from {src}: {reason}.',
  'riddle-none':
    'There is no riddle in this match: it takes the file of a whole match, of a game in which somebody hides.',
  'save-pack': 'This match was played with other cards. Give the element that pack, then open it again.',

  // The share panel
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
