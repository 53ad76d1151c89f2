// Was <sanitarium-game> vor einer Partie sagt. `<key>.calm` steht für `<key>` im Spiel mit sanften Inhalten.
import type { Message } from '../../message.js';
import type en from '../../en/sanitarium/page.js';

export default {
  // Das Formular
  title: 'Sanitarium',
  mode: 'Wie spielt ihr?',
  competitive: 'Gegen\u00ADeinander',
  'competitive-note': 'Wer zuerst entkommt, gewinnt.',
  cooperative: 'Gemeinsam',
  'cooperative-note': 'Alle entkommen, oder niemand.',
  solo: 'Allein',
  'solo-note': 'Du spielst zwei Hälften, die zusammen entkommen.',
  'player-0': 'Ada',
  'player-1': 'Bruno',
  'player-2': 'Cleo',
  'player-3': 'Dov',
  'bot-steady': 'Bot, spielt vernünftig',
  contains: 'Enthält: {notes}.',
  'fault-mode': 'mode ist „competitive“, „cooperative“ oder „solo“.',
  'fault-seats': 'seats nennt für jeden Platz „person“, „steady“ oder „random“.',
  'fault-count': 'Ein Platz spielt mode=„solo“, zwei bis vier spielen die anderen Arten.',

  // Inhaltshinweise, die vor einer Partie stehen, wo eine Seite es verlangt: `warning-…` sind die unserer eigenen Karten
  'notes-cards': 'Die Karten dieses Spiels erzählen und zeigen:',
  'notes-cards.calm': 'Ruhig stehen andere Worte und Bilder für das, was diese Karten sonst erzählen und zeigen:',
  'notes-game':
    'Im Spiel selbst werden Menschen von dunklen Gestalten durch ein verschlossenes Haus gejagt, und das Licht geht zu Ende.',
  'notes-game.calm':
    'Im Spiel selbst sucht man den Weg aus einem verschlossenen Haus. Andere kommen näher, und die Zeit läuft ab.',
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
