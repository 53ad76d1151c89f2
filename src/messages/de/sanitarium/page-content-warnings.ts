// Was belasten kann, wie es vor einer Partie steht, wo eine Seite es erst gelesen haben will: `note-…` sind die Worte unserer
// eigenen Karten.
import type { Message } from '../../message.js';
import type en from '../../en/sanitarium/page-content-warnings.js';

export default {
  'notes-cards': 'Die Karten dieses Spiels erzählen und zeigen:',
  'notes-game':
    'Im Spiel selbst werden Menschen von dunklen Gestalten durch ein verschlossenes Haus gejagt, und das Licht geht zu Ende.',
  'note-darkness': 'Dunkelheit',
  'note-confinement': 'Eingesperrtsein',
  'note-isolation': 'Verlassenheit',
  'note-disorientation': 'Orientierungslosigkeit',
  'note-pursuit': 'Verfolgung',
  'note-being-watched': 'Beobachtetwerden',
  'note-violence': 'Gewalt',
  'note-theft': 'Diebstahl',
  'note-illness': 'Krankheit',
  'note-medication': 'Medikamente',
  'note-forced-treatment': 'Zwangsbehandlung',
  'note-loss-of-control': 'Kontrollverlust',
  'note-voices': 'Stimmen',
  'note-unwanted-touch': 'unerwünschte Berührung',
  'note-body-horror': 'Körperhorror',
  'note-insects': 'Insekten',
  'note-fire': 'Feuer',
  'note-religion': 'Religion',
  'note-grief': 'Trauer',
  'note-death': 'Tod',
} satisfies Record<keyof typeof en, Message>;
