// Was <asylum-escape-game> vor einer Partie sagt: das Formular, und was belasten kann.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/page.js';

export default {
  // Das Formular
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
  'fault-version': 'version ist „short“ oder „long“; mit einem einzigen Opfer gibt es nur die kurze.',
  'fault-patients': 'patients ist die Nummer eines Platzes, ab 0, oder fehlt.',
  'fault-coin': 'coin ist „coin“ oder „die“.',
  'fault-collapse-catches': 'collapse-catches ist „on“ oder „off“.',
  'fault-seats': 'seats nennt für jeden von zwei bis sieben Plätzen „person“, „lurker“ oder „random“.',

  // Wer spielt
  'player-0': 'Ada',
  'player-1': 'Bruno',
  'player-2': 'Cleo',
  'player-3': 'Dov',
  'player-4': 'Esme',
  'player-5': 'Finn',
  'player-6': 'Greta',

  // Was belasten kann
  'notes-cards': 'Die Karten dieses Spiels erzählen und zeigen:',
  'notes-cards.calm':
    'In der ruhigen Fassung stehen andere Worte und Bilder für das, was die Karten sonst erzählen und zeigen:',
  'notes-game':
    'Im Spiel selbst verstecken sich Menschen vor Patienten einer Anstalt, werden gefangen und können getötet werden, und das Haus stürzt ein.',
  'notes-game.calm': 'Im Spiel selbst spielen Leute nachts in einem alten Haus Verstecken, und das Haus wird kleiner.',
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
