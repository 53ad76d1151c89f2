// Was in Lobotomy 2 belasten kann, wie es vor einer Partie steht, wo eine Seite es erst gelesen haben will.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/page-content-warnings.js';

export default {
  'notes-cards': 'Die Karten und die Geschichte dieses Spiels erzählen und zeigen:',
  'notes-game':
    'Im Spiel selbst kämpfen sich Patienten nachts aus einer Anstalt, werden verletzt und können sterben, und ein Jäger kommt näher.',
  'note-violence': 'Gewalt',
  'note-blood': 'Blut',
  'note-death': 'Tod',
  'note-pursuit': 'Verfolgung',
  'note-confinement': 'Eingesperrtsein',
  'note-mental-illness': 'psychische Krankheit',
  'note-forced-treatment': 'Zwangsbehandlung',
  'note-medication': 'Medikamente',
  'note-surgery': 'Operationen',
  'note-body-horror': 'Körperhorror',
  'note-drowning': 'Ertrinken',
  'note-cannibalism': 'Kannibalismus',
  'note-child-in-danger': 'ein Kind in Gefahr',
  'note-domestic-violence': 'häusliche Gewalt',
  'note-animals': 'angreifende Tiere',
  'note-darkness': 'Dunkelheit',
  'note-voices': 'Stimmen',
  'note-fire': 'Feuer',
  'note-religion': 'Religion',
} satisfies Record<keyof typeof en, Message>;
