import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/rules-attack-odds.js';

export default {
  'odds-attacker': 'Wer greift an',
  'odds-with': 'Womit',
  'odds-target': 'Wen',
  'odds-armor': 'Rüstung',
  'odds-dice': 'Nur Würfel',
  'odds-bare': 'Keine',
  'odds-characters': 'Charaktere',
  'odds-basic': 'Monster',
  'odds-elite': 'Elitemonster',
  'odds-boss': 'Bosse',
  'odds-joins': '{list}',
  'odds-row': 'Zeile {n}: {text}',
  'odds-fire': 'Hat Feuer',
  'odds-stun': 'Ist betäubt',
  'odds-insane': 'WAHNSINN!-Seite',
  'odds-empowered': 'Verstärkt',
  'odds-out': {
    one: 'Dieser Angriff reicht {min} bis {max} Felder weit. Das Ziel ist {n} Feld entfernt.',
    other: 'Dieser Angriff reicht {min} bis {max} Felder weit. Das Ziel ist {n} Felder entfernt.',
  },
  'odds-out-one': {
    one: 'Dieser Angriff trifft nur in der Entfernung {max}. Das Ziel ist {n} Feld entfernt.',
    other: 'Dieser Angriff trifft nur in der Entfernung {max}. Das Ziel ist {n} Felder entfernt.',
  },
} satisfies Record<keyof typeof en, Message>;
