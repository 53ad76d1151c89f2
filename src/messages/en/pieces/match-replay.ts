// What <match-replay> says of its own.
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
} as const;
