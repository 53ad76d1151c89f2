// Was <sanitarium-game> vor einer Partie sagt: das Formular.
import type { Message } from '../../message.js';
import type en from '../../en/sanitarium/page-start-form.js';

export default {
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
  'all-notes':
    'Dunkelheit, Eingesperrtsein, Verlassenheit, Orientierungslosigkeit, Verfolgung, Beobachtetwerden, Gewalt, Diebstahl, Krankheit, Medikamente, Zwangsbehandlung, Kontrollverlust, Stimmen, unerwünschte Berührung, Körperhorror, Insekten, Feuer, Religion, Trauer, Tod',
  'fault-mode': 'mode ist „competitive“, „cooperative“ oder „solo“.',
  'fault-seats': 'seats nennt für jeden Platz „person“, „steady“ oder „random“.',
  'fault-count': 'Ein Platz spielt mode=„solo“, zwei bis vier spielen die anderen Arten.',
} satisfies Record<keyof typeof en, Message>;
