// Was <asylum-escape-game> vor einer Partie sagt: das Formular.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/page-start-form.js';

export default {
  title: 'Asylum Escape',
  version: 'Welche Fassung?',
  short: 'Kurz',
  'short-note': 'Neun Züge. Alle Opfer, die dann noch leben, gewinnen gemeinsam.',
  long: 'Lang',
  'long-note': 'Bis nur ein Opfer übrig ist, und drei Züge mehr. Nur dieses kann gewinnen.',
  patients: 'Wer spielt die Patienten?',
  'patients-random': 'der Zufall entscheidet',
  coin: 'Was sagt, wie weit die Patienten gehen?',
  'coin-coin': 'eine Münze',
  'coin-die': 'ein Würfel: ungerade heißt ein Raum, gerade heißt zwei',
  collapse: 'Stürzende Räume fangen',
  'collapse-note': 'Ein Patient, der durch einen Einsturz in den Raum eines Opfers gerät, darf es fangen.',
  'bot-lurker': 'Bot, spielt vernünftig',
  contains: 'Enthält: {notes}.',
  'all-notes':
    'Verfolgung, Tod, Gewalt, Eingesperrtsein, Dunkelheit, psychische Krankheit, Zwangsbehandlung, Beobachtetwerden, Verrat, einstürzende Räume',
  'fault-version': 'version ist „short“ oder „long“; mit einem einzigen Opfer gibt es nur die kurze.',
  'fault-patients': 'patients ist die Nummer eines Platzes, ab 0, oder fehlt.',
  'fault-coin': 'coin ist „coin“ oder „die“.',
  'fault-collapse-catches': 'collapse-catches ist „on“ oder „off“.',
  'fault-seats': 'seats nennt für jeden von zwei bis sieben Plätzen „person“, „lurker“ oder „random“.',
} satisfies Record<keyof typeof en, Message>;
