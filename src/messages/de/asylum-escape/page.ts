// The texts of <asylum-escape-game> before a match: the start form and the content warnings.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/page.js';

export default {
  // The start form
  title: 'Asylum Escape',
  'what-it-is': 'Versteckt euch in einem Haus, das einstürzt, während eine Person die anderen jagt.',
  role: 'Verstecken oder jagen?',
  hide: 'Ver\u00ADstecken',
  'hide-note': 'Du bist ein Opfer. Niemand sieht, wohin du gehst.',
  hunt: 'Jagen',
  'hunt-note': 'Du spielst die Patienten und durchsuchst das Haus.',
  lot: 'Auslosen',
  'lot-note': 'Der Zufall entscheidet.',
  version: 'Wie lang?',
  short: 'Kurz',
  'short-note': 'Neun Züge. Alle Opfer, die danach noch leben, gewinnen gemeinsam.',
  long: 'Lang',
  'long-note': 'Bis nur ein Opfer übrig ist, dann noch drei Züge. Nur dieses kann gewinnen.',
  patients: 'Wer spielt die Patienten?',
  'patients-random': 'wird ausgelost',
  coin: 'Wie viele Räume weit gehen die Patienten?',
  'coin-coin': 'Münze: Kopf 1, Zahl 2',
  'coin-die': 'Würfel: ungerade 1, gerade 2',
  collapse: 'Fangen beim Einsturz',
  'collapse-off': 'kein Fangen beim Einsturz',
  'collapse-note': 'Ein Patient, der durch einen Einsturz in den Raum eines Opfers gerät, darf es fangen.',
  contains: 'Enthält: {notes}.',
  'fault-version': 'version muss „short“ oder „long“ sein; mit einem einzigen Opfer gibt es nur die kurze Fassung.',
  'fault-patients': 'patients muss die Nummer eines Platzes sein, ab 0 gezählt, oder fehlen.',
  'fault-coin': 'coin muss „coin“ oder „die“ sein.',
  'fault-collapse-catches': 'collapse-catches muss „on“ oder „off“ sein.',
  'fault-seats':
    'seats muss für jeden von zwei bis sieben Plätzen „person“, „beginner“, „casual“, „expert“ oder „random“ nennen.',

  // Names of the players
  'player-0': 'Ada',
  'player-1': 'Bruno',
  'player-2': 'Cleo',
  'player-3': 'Dov',
  'player-4': 'Esme',
  'player-5': 'Finn',
  'player-6': 'Greta',

  // Content warnings about our own cards
  'warning-pursuit': 'Verfolgung',
  'warning-death': 'Tod',
  'warning-violence': 'Gewalt',
  'warning-confinement': 'Eingesperrtsein',
  'warning-darkness': 'Dunkelheit',
  'warning-mental-illness': 'psychische Krankheit',
  'warning-forced-treatment': 'Zwangsbehandlung',
  'warning-being-watched': 'Beobachtetwerden',
  'warning-betrayal': 'Verrat',
  'warning-collapsing-rooms': 'einstürzende Räume',
} satisfies Record<keyof typeof en, Message>;
