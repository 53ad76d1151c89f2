// Was Lobotomy 2 erst in den Szenarien nach der Einführung sagt: von Bossen, von dem, was eine Aura wendet, von Rätseln, Erinnerungen und dem Ende.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/table-all-scenarios.js';

export default {
  // Fragen und was man wählt
  'ask-battle-where': '{player} entscheidet: Wo verlässt der Jagdmeister seinen Pfad?',
  'ask-boss-order': '{player} entscheidet: Welcher Boss handelt als nächster?',
  'do-battle-where': 'Er betritt „{place}“.',

  // Was geschieht
  'e-marks-laid': { one: 'Ein Marker liegt verdeckt.', other: '{n} Marker liegen verdeckt.' },
  'e-track-laid-final-battle': 'Der Jagdmeister steht vor dem Jagdpfad. An dessen Ende kommt er selbst.',
  'e-hunt-moved-at': 'Der Jagdmeister geht auf dem Jagdpfad von Feld {from} auf Feld {to}: {place}.',
  'e-track-ended-final-battle': 'Der Jagdmeister verlässt das Ende des Jagdpfads und kommt zu euch.',
  'e-empowered': 'Jetzt erstarkt: {cards}.',
  'e-empowered-none': 'Kein Monster kann erstarken.',
  'e-final-battle': 'Der letzte Kampf beginnt.',
  'e-attack-chosen': '{mini} würfelt den Angriff aus: {n}.',
  'e-boss-rolled': '{mini} würfelt {n}: {card}.',
  'e-boss-card': '{mini} zieht „{card}“.',
  'e-death-is-final': 'Der Tod ist jetzt endgültig.',
  'e-insane': '{player} wird WAHNSINNIG!',
  'e-memory': '{mini} findet eine Erinnerung: „{card}“.',
  'e-memory-own': '{mini} findet eine eigene Erinnerung: „{card}“.',
  'e-turned-up': 'Aufgedeckt auf „{place}“: {value}.',
  'e-nightmare': 'Ein weiterer Albtraum beginnt: „{title}“.',
  'e-nightmare-done': '„{title}“ ist vorbei.',
  'over-won-battle': 'Der Jagdmeister ist besiegt. Alle gewinnen.',
  'over-won-nightmares': 'Drei Albträume sind vorbei. Alle gewinnen.',
  'over-lost-dead': 'Alle sind tot, und der Tod ist endgültig. Alles ist verloren.',

  // Auf dem Tisch
  'on-token': 'Verdeckter Marker',
  'on-token-up': 'Marker {value}',
  'on-gone': '{name} ist endgültig tot.',
  'on-insane-side': 'Charakter, WAHNSINN!-Seite',
  'on-boss': 'Boss',
  'on-empowered-basic': 'Verstärktes Monster',
  'on-empowered-elite': 'Verstärktes Elitemonster',
  'on-empowered-boss': 'Verstärkter Boss',
  'on-attack-of': '{name}, bei {from}–{to}: {mods}.',
} as const satisfies Readonly<Record<keyof typeof en, Message>>;
