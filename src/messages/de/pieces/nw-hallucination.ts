// The texts of <nw-hallucination>.
import type { Messages } from '../../message.js';
import type en from '../../en/pieces/nw-hallucination.js';

export default {
  hallucination: 'Halluzination',
  ask: 'Was tust du?',
  again: 'Von vorn',
  'fault-version': 'Eine Karte ist JSON mit version 1, title, situation und options oder result.',
  'fault-text': 'Hier fehlt ein Text: Schreibe ihn in Anführungszeichen.',
  'fault-options':
    'Hier muss eine Liste von Optionen stehen, jede mit title und result. Eine Karte ohne Wahl hat stattdessen result.',
  'fault-card':
    'Diese Karte gibt es nicht. Ihre id besteht aus Szenario und Fassung, etwa pager.b. Die Szenarien: {scenarios}.',
  'fault-load': 'Die Karten konnten nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.',
  'fault-state': 'Die Option in einem Zustand ist ihr Platz auf der Karte, gezählt ab 0; oder null.',
} satisfies Messages<keyof typeof en>;
