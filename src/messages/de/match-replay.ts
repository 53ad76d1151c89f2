// Was <match-replay> selbst sagt.
import type { Message } from '../message.js';
import type en from '../en/match-replay.js';

export default {
  eyes: 'Gesehen von',
  'eyes-everybody': 'allen',
  'player-n': 'Spieler {n}',
  'share-moment': 'Diesen Augenblick teilen',
} satisfies Record<keyof typeof en, Message>;
