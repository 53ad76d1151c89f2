import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/table-scene.js';

// Was neben den Karten auf dem Tisch von Lobotomy 2 steht: Namen der Phasen, Marker und Zeilen, die Zahlen der Karten in Worten.
export default {
  // Die Runde
  'on-round': 'Runde {n}',
  'on-maintenance': 'Abklingen',
  'on-characters': 'Charaktere handeln',
  'on-hunt': 'Die Jagd',
  'on-bosses': 'Bosse',
  'on-movement': 'Monster ziehen',
  'on-spawn': 'Monster erscheinen',
  'on-attacks': 'Monster greifen an',
  'on-ap': { one: 'Aktionspunkt übrig', other: 'Aktionspunkte übrig' },
  'on-mp': { one: 'Bewegungspunkt', other: 'Bewegungspunkte' },
  'on-really': 'Ja, so sei es.',
  'on-back': 'Nein, zurück.',

  // Der Plan
  'on-point-green': 'Grüner Brutpunkt',
  'on-point-blue': 'Blauer Brutpunkt',
  'on-point-red': 'Roter Brutpunkt',
  'on-point-yellow': 'Gelber Brutpunkt',
  'on-letter-green': 'Gn',
  'on-letter-blue': 'B',
  'on-letter-red': 'R',
  'on-letter-yellow': 'Ge',
  'on-locker-open': 'Offener Spind ({things})',
  'on-locker-empty': 'Offener Spind',
  'on-for': '{thing} für {n}',
  'on-letter-locker': 'S',
  'on-mine': 'Mine',
  'on-gun': 'Geschütz von {player}',

  // Charaktere
  'on-wounds': 'Wunden',
  'on-lowered': '{attribute}, gesenkt',
  'on-alive': '{name}: {place}, {wounds} von {health} Wunden, {insanity} von {limit} Wahnsinn.',
  'on-dead': '{name} ist tot und kehrt mit dem nächsten Zug zurück.',

  // Karten
  'on-items-of': 'Gegenstände von {player}',
  'on-disorders-of': 'Störungen von {player}',
  'on-monsters-here': 'Monster auf dem Plan',
  'on-offered': 'Karten auf dem Tisch',
  'on-weapon': 'Waffe',
  'on-worn-weapon': 'Waffe, griffbereit',
  'on-armor': 'Rüstung',
  'on-worn-armor': 'Rüstung, getragen',
  'on-equipment': 'Ausrüstung',
  'on-always': 'Immer zur Hand',
  'on-blue-side': 'Charakter',
  'on-basic': 'Monster',
  'on-elite': 'Elitemonster',
  'on-tapped': 'Die Karte ist gedreht.',
  'on-cooldown': { one: '{n} Abklingmarker liegt darauf.', other: '{n} Abklingmarker liegen darauf.' },
  'on-fists-name': 'Bloße Fäuste',
  'on-fists': 'Der einfache Angriff: ein grüner Würfel je Punkt Stärke, auf dem eigenen Feld.',
  'on-named': '{name}: {text}',
  'on-key': 'Angriff mit {attribute}: {mods}.',
  'on-key-alone': 'Angriff mit {attribute}.',
  'on-any-key': 'Angriff mit Stärke, Geschick oder Weisheit: {mods}.',
  'on-any-key-alone': 'Angriff mit Stärke, Geschick oder Weisheit.',
  'on-threshold': 'Geübt ab {n}.',
  'on-row': 'Zeile {n}, {cost}: {text}',
  'on-row-bought': 'Zeile {n}, gekauft: {text}',
  'on-row-skilled': '{text} Nur für Geübte.',
  'on-mods': '{mods}.',

  // Monster
  'on-numbers': 'Gesundheit {health}, Bewegung {movement}.',
  'on-attack': 'Angriff: {mods}.',
  'on-defense': 'Verteidigung: {mods}.',
  'on-no-defense': 'Kein Verteidigungswurf.',

  // Was zu einem Wurf kommt
  'on-green-dice': { one: '{n} grüner Würfel', other: '{n} grüne Würfel' },
  'on-red-dice': { one: '{n} roter Würfel', other: '{n} rote Würfel' },
  'on-blue-dice': { one: '{n} blauer Würfel', other: '{n} blaue Würfel' },
  'on-brown-dice': { one: '{n} brauner Würfel', other: '{n} braune Würfel' },
  'on-attack-auto': { one: '{n} automatischer Erfolg', other: '{n} automatische Erfolge' },
  'on-defense-auto': { one: '{n} automatischer Schild', other: '{n} automatische Schilde' },
  'on-range': 'Reichweite {min}–{max}',
  'on-range-one': 'Reichweite {max}',
  'on-unseen': 'ohne Sichtlinie',
  'on-reroll': { one: 'ein Würfel darf neu geworfen werden', other: '{n} Würfel dürfen neu geworfen werden' },
  'on-bolt': 'ein Blitz gibt {what}',
  'on-attack-bolt': { one: '{n} Erfolg', other: '{n} Erfolge' },
  'on-defense-bolt': { one: '{n} Schild', other: '{n} Schilde' },

  // Würfel
  'on-attacks-on': '{name} greift {whom} an',
  'on-attacks-all': '{name} greift an',
  'on-defends': '{name} verteidigt sich',
  'on-tests': '{name}: Probe auf {attribute}',
  'on-searches': '{name} sucht',
  'on-throws': '{name} wirft einen Würfel',
  'on-hits': { one: '{n} Treffer', other: '{n} Treffer' },
  'on-avoids': { one: '{n} Treffer abgewehrt', other: '{n} Treffer abgewehrt' },
  'on-pierced': 'Durchbohrt',
  'on-meds': 'Medizin',

  // Chancen
  'on-odds': 'Im Mittel {mean} Wunden. Es fällt in {n} von 100 Fällen.',
} as const satisfies Readonly<Record<keyof typeof en, Message>>;
