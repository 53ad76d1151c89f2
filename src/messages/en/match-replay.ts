// What <match-replay> says of its own.
export default {
  eyes: 'Seen by',
  'eyes-everybody': 'everybody',
  'player-n': 'Player {n}',
  'share-moment': 'Share this moment',
} as const;
