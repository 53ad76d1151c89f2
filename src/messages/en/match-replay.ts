// What <match-replay> says of its own.
export default {
  eyes: 'Seen by',
  'eyes-everybody': 'everybody',
  'player-n': 'Player {n}',
  'share-moment': 'Share this moment',
  'leave-link': 'Show the match of this page',
  'replay-none': 'No match is in here. A match file, or a link to a match, holds a “save” or a “record”.',
  'replay-missing': 'No match file could be fetched from {src}: {reason}.',
  'save-pack': 'This match was played with other cards. Give the element that pack, then open it again.',
} as const;
