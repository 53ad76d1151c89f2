// The texts of <coma-ward-game> before a match: the start form and the content warnings.
import type { Message } from '../../message.js';
import type en from '../../en/coma-ward/page.js';

export default {
  // The start form
  title: 'Coma Ward',
  'what-it-is': 'Ihr erwacht in einem leeren Krankenhaus. Findet heraus, was geschehen ist, bevor es euch findet.',
  quirks: 'Marotten?',
  'quirks-on': 'Mit Marotten',
  'quirks-on-note': 'Alle haben eine heimliche Gewohnheit, die sich lohnt, wenn der dritte Hinweis gefunden ist.',
  'quirks-off': 'Ohne',
  'quirks-off-note': 'Einfacher, für die erste Partie.',
  contains: 'Enthält: {notes}.',
  'fault-quirks': 'quirks muss „on“ oder „off“ sein.',
  'fault-seats':
    'seats muss für jeden von zwei bis sechs Plätzen „person“, „beginner“, „casual“, „expert“ oder „random“ nennen.',

  // Names of the players
  'player-0': 'Ada',
  'player-1': 'Bruno',
  'player-2': 'Cleo',
  'player-3': 'Dov',
  'player-4': 'Esme',
  'player-5': 'Finn',

  // Content warnings about our own cards
  'warning-disorientation': 'Orientierungslosigkeit',
  'warning-medication': 'Medikamente',
  'warning-illness': 'Krankheit',
  'warning-violence': 'Gewalt',
  'warning-being-watched': 'Beobachtetwerden',
  'warning-voices': 'Stimmen',
  'warning-confinement': 'Eingesperrtsein',
  'warning-darkness': 'Dunkelheit',
  'warning-loss-of-control': 'Kontrollverlust',
  'warning-grief': 'Trauer',
  'warning-forced-treatment': 'Zwangsbehandlung',
  'warning-pursuit': 'Verfolgung',
  'warning-death': 'Tod',
  'warning-isolation': 'Verlassenheit',
  'warning-betrayal': 'Verrat',
  'warning-unwanted-touch': 'unerwünschte Berührung',
  'warning-theft': 'Diebstahl',
  'warning-siege': 'Belagerung',
  'warning-religion': 'Religion',
  'warning-medical-procedures': 'medizinische Eingriffe',
  'warning-loss-of-identity': 'Verlust der Identität',
  'warning-insomnia': 'Schlaflosigkeit',
  'warning-gambling': 'Glücksspiel',
  'warning-drowning': 'Ertrinken',
  'warning-contagion': 'Ansteckung',
  'warning-bureaucracy': 'Bürokratie',
} satisfies Record<keyof typeof en, Message>;
