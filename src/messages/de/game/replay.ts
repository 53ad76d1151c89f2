// Was ein Spiel sagt, solange eine weitergegebene Partie an der Stelle seines Tisches steht.
import type { Message } from '../../message.js';
import type en from '../../en/game/replay.js';

export default {
  'go-on': 'Von hier weiterspielen',
  'go-on-note': 'Das tritt an die Stelle der Partie, die hier aufbewahrt ist.',
  'leave-replay': 'Zurück zum Spiel',
} satisfies Record<keyof typeof en, Message>;
