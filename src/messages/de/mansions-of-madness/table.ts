// The texts of the puzzles of Mansions of Madness when they are played as a game: questions, choices, log lines and
// names.
import type { Message } from '../../message.js';
import type en from '../../en/mansions-of-madness/table.js';

export default {
  // Players, cards and puzzles
  'player-0': 'Die erste Ermittlerin',
  'player-1': 'Der zweite Ermittler',
  'player-2': 'Die dritte Ermittlerin',
  'player-3': 'Der vierte Ermittler',
  lock: 'Schlosskarte',
  obstacle: 'Hinderniskarte',
  wiring: 'Leitungsrätsel {puzzle}',
  'lock-puzzle': 'Schlossrätsel {puzzle}',
  rune: 'Runenrätsel {puzzle}',

  // The table
  investigators: 'Ermittler',
  cards: 'Karten des Hauses',
  values: 'Intellekt {intellect}, Glück {luck}',
  'skill-points': { one: 'ein Fertigkeitspunkt', other: '{n} Fertigkeitspunkte' },
  movement: { one: 'ein Bewegungsschritt', other: '{n} Bewegungsschritte' },
  action: { one: 'ein Aktionsschritt', other: '{n} Aktionsschritte' },
  stunned: 'betäubt',
  dead: 'tot',
  discarded: 'abgelegt',
  pile: { one: 'Ein Teil liegt noch im Stapel.', other: '{n} Teile liegen noch im Stapel.' },

  // Questions and choices
  'ask-turn': '{player}: Was tust du in diesem Zug?',
  'ask-move': { one: '{player}: noch eine Rätselaktion.', other: '{player}: noch {n} Rätselaktionen.' },
  'ask-replace': '{player}: Welches Teil soll dem gezogenen weichen?',
  'ask-spend': '{player}: einen Fertigkeitspunkt ausgeben oder aufhören?',
  won: 'Alle Karten des Hauses sind überwunden.',
  lost: 'Das Haus hat seine Karten behalten.',
  'do-enter': 'Versuchen, an „{card}“ vorbeizukommen.',
  'do-explore': 'Erkunden: es mit „{card}“ versuchen.',
  'do-reset': 'Das Rätsel von „{card}“ neu aufbauen.',
  'do-end': 'Den Zug beenden.',
  'do-time-over': 'Die Zeit ist um.',
  'do-swap': 'Die Teile {a} und {b} tauschen.',
  'do-rotate-cw': 'Teil {a} nach rechts drehen.',
  'do-rotate-ccw': 'Teil {a} nach links drehen.',
  'do-turn-tile-cw': 'Das Schloss nach rechts drehen.',
  'do-turn-tile-ccw': 'Das Schloss nach links drehen.',
  'do-draw': 'Ein Teil vom Stapel ziehen.',
  'do-replace': 'Teil {a} durch das gezogene ersetzen.',
  'do-skill-point': 'Einen Fertigkeitspunkt ausgeben.',
  'do-stop': 'Aufhören.',

  // What happens
  'e-met-lock': '{player} will an „{card}“ vorbei und muss dafür ein Rätsel lösen.',
  'e-met-obstacle': '{player} erkundet, trifft auf „{card}“ und muss dafür ein Rätsel lösen.',
  'e-set-up-wiring': {
    one: 'Leitungsrätsel {puzzle} wird aufgebaut: die Platte und ein Teil, Pfeil nach oben.',
    other: 'Leitungsrätsel {puzzle} wird aufgebaut: die Platte und {n} Teile, Pfeile nach oben.',
  },
  'e-set-up-lock': {
    one: 'Schlossrätsel {puzzle} wird aufgebaut: die Platte und ein Teil, Pfeil nach oben.',
    other: 'Schlossrätsel {puzzle} wird aufgebaut: die Platte und {n} Teile, Pfeile nach oben.',
  },
  'e-set-up-rune': {
    one: 'Runenrätsel {puzzle} wird aufgebaut: ein Bruchstück, aufrecht.',
    other: 'Runenrätsel {puzzle} wird aufgebaut: {n} Bruchstücke, aufrecht.',
  },
  'e-resumed': '{player} macht mit dem Rätsel von „{card}“ dort weiter, wo es liegen blieb.',
  'e-attempt': { one: '{player} hat eine Rätselaktion.', other: '{player} hat {n} Rätselaktionen.' },
  'e-swap': '{player} tauscht die Teile {a} und {b}.',
  'e-rotate-cw': '{player} dreht Teil {a} nach rechts.',
  'e-rotate-ccw': '{player} dreht Teil {a} nach links.',
  'e-turn-tile-cw': '{player} dreht das Schloss nach rechts.',
  'e-turn-tile-ccw': '{player} dreht das Schloss nach links.',
  'e-draw': '{player} zieht ein Teil vom Stapel.',
  'e-replace': '{player} ersetzt Teil {a} durch das gezogene; Teil {a} kommt unter den Stapel.',
  'e-skill-point': {
    one: '{player} gibt einen Fertigkeitspunkt aus und hat jetzt eine Rätselaktion.',
    other: '{player} gibt einen Fertigkeitspunkt aus und hat jetzt {n} Rätselaktionen.',
  },
  'e-stop': '{player} hört auf.',
  'e-solved-wiring': 'Der Draht führt von START über {path} zu LAMPE: gelöst.',
  'e-solved-lock': 'Alle Zeichen, die sich berühren, passen zusammen: gelöst.',
  'e-solved-rune': 'Jedes Bruchstück liegt an seinem Platz: gelöst.',
  'e-unsolved-used-up': 'Die Rätselaktionen sind verbraucht. Das Rätsel ist nicht gelöst und bleibt, wie es ist.',
  'e-unsolved-stopped': {
    one: 'Das Rätsel ist nicht gelöst und bleibt, wie es ist; eine Rätselaktion verfällt.',
    other: 'Das Rätsel ist nicht gelöst und bleibt, wie es ist; {n} Rätselaktionen verfallen.',
  },
  'e-unsolved-time': {
    one: 'Die Zeit ist um. Das Rätsel ist nicht gelöst, und eine Rätselaktion verfällt.',
    other: 'Die Zeit ist um. Das Rätsel ist nicht gelöst, und {n} Rätselaktionen verfallen.',
  },
  'e-filled': 'Zurückgelegte Teile füllen jetzt die Lücken im Rätsel von „{card}“.',
  'e-reset': 'Alle Teile von „{card}“ werden zurückgemischt, und das Rätsel wird neu aufgebaut.',
  'e-discarded-lock': '„{card}“ wird abgelegt: {player} geht hinein.',
  'e-discarded-obstacle': '„{card}“ wird abgelegt: {player} erkundet weiter.',
  'e-stayed-lock': '{player} bleibt für diesen Zug draußen; der Bewegungsschritt ist verbraucht.',
  'e-stayed-obstacle': 'Das Erkunden ist zu Ende; der Aktionsschritt ist verbraucht.',
  'e-killed': '{player} kommt dabei um.',
  'e-turn': {
    one: '{player} ist am Zug: ein Bewegungsschritt und ein Aktionsschritt.',
    other: '{player} ist am Zug: {n} Bewegungsschritte und ein Aktionsschritt.',
  },
} satisfies Record<keyof typeof en, Message>;
