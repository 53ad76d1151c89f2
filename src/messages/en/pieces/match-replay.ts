// The texts of <match-replay>, and of the panel for sharing a match.
export default {
  eyes: 'Seen by',
  'eyes-everybody': 'everybody',
  'player-n': 'Player {n}',
  'share-moment': 'Share this moment',
  coming: 'The match is loading.',
  'leave-link': 'Back to the match on this page',
  'replay-none': 'No match was found here. A match file or a link to a match contains a “save” or a “record”.',
  'replay-missing': 'The match file {src} could not be loaded: {reason}.',
  'riddle-none':
    'This match has no guessing game. For that, open the file of a whole match of a game in which somebody hides.',
  'save-pack':
    'This match was played with other cards. Give the element the pack that contains them, then open the match again.',

  // The share panel
  share: 'Share',
  whose: 'Whose view do you want to share?',
  everybody: 'Everybody',
  'everybody-note': 'Only what everybody can see.',
  own: 'As {player} saw it',
  'own-note': 'Only what {player} knows.',
  all: 'Everything, secrets too',
  'all-note': 'Anyone who opens it sees every secret and can play on from here.',
  link: 'Copy a link',
  file: 'Save a file',
  watch: 'Watch it again',
  copied: 'Link copied.',
  'not-copied': 'Your browser did not allow copying. Here is the link:',
  address: 'The link',
  long: 'This link has {n} characters, and some apps cut off long links. A file contains the same match.',
  'file-text': 'If no file was saved, the page around this one does not allow it. Copy this text into a file instead:',
  'file-content': 'The content of the file',
  close: 'Close',
} as const;
