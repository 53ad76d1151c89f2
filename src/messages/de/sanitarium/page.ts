// The texts of <sanitarium-game> before a match. The softened ones are in table.ts.
import type { Message } from '../../message.js';
import type en from '../../en/sanitarium/page.js';

export default {
  // The start form
  title: 'Sanitarium',
  'what-it-is': 'Finde im dunklen Haus, was dich bei Verstand hält, und entkomme, ehe die Kerze erlischt.',
  mode: 'Wie wollt ihr spielen?',
  competitive: 'Gegen\u00ADeinander',
  'competitive-note': 'Wer zuerst entkommt, gewinnt.',
  cooperative: 'Gemeinsam',
  'cooperative-note': 'Alle entkommen, oder niemand.',
  solo: 'Allein',
  'solo-note': 'Beide Hälften einer Person entkommen zusammen.',
  'player-0': 'Ada',
  'player-1': 'Bruno',
  'player-2': 'Cleo',
  'player-3': 'Dov',
  contains: 'Enthält: {notes}.',
  'fault-mode': 'mode muss „competitive“, „cooperative“ oder „solo“ sein.',
  'fault-seats': 'seats muss für jeden Platz „person“, „beginner“, „casual“, „expert“ oder „random“ nennen.',
  'fault-count': 'mode=„solo“ braucht einen Platz, die anderen Spielarten brauchen zwei bis vier.',

  // Content warnings about our own cards
  'warning-darkness': 'Dunkelheit',
  'warning-confinement': 'Eingesperrtsein',
  'warning-isolation': 'Verlassenheit',
  'warning-disorientation': 'Orientierungslosigkeit',
  'warning-pursuit': 'Verfolgung',
  'warning-being-watched': 'Beobachtetwerden',
  'warning-violence': 'Gewalt',
  'warning-theft': 'Diebstahl',
  'warning-illness': 'Krankheit',
  'warning-medication': 'Medikamente',
  'warning-forced-treatment': 'Zwangsbehandlung',
  'warning-loss-of-control': 'Kontrollverlust',
  'warning-voices': 'Stimmen',
  'warning-unwanted-touch': 'unerwünschte Berührung',
  'warning-body-horror': 'Körperhorror',
  'warning-insects': 'Insekten',
  'warning-fire': 'Feuer',
  'warning-religion': 'Religion',
  'warning-grief': 'Trauer',
  'warning-death': 'Tod',
} satisfies Record<keyof typeof en, Message>;
