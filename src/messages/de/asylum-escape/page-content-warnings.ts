// Was in Asylum Escape belasten kann, wie es vor einer Partie aufgezählt wird, wo eine Seite es vorher gelesen haben will.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/page-content-warnings.js';

export default {
  'notes-cards': 'Die Karten dieses Spiels erzählen und zeigen:',
  'notes-game':
    'Im Spiel selbst verstecken sich Menschen vor Patienten einer Anstalt, werden gefangen und können getötet werden, und das Haus stürzt ein.',
  'note-pursuit': 'Verfolgung',
  'note-death': 'Tod',
  'note-violence': 'Gewalt',
  'note-confinement': 'Eingesperrtsein',
  'note-darkness': 'Dunkelheit',
  'note-mental-illness': 'psychische Krankheit',
  'note-forced-treatment': 'Zwangsbehandlung',
  'note-being-watched': 'Beobachtetwerden',
  'note-betrayal': 'Verrat',
  'note-collapsing-rooms': 'einstürzende Räume',
} satisfies Record<keyof typeof en, Message>;
