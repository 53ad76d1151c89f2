// Was ein ruhiges Asylum Escape statt der Worte sagt, die belasten können: `<key>.calm` steht für `<key>`. Zeilen der Stimmung fallen weg.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/cards-softened.js';

export default {
  // Orte
  'padded-cell.calm': 'Stilles Zimmer',
  'morgue.calm': 'Kühlkammer',
  'shock-room.calm': 'Lampenkammer',
  'theatre.calm': 'Hörsaal',
  // Patienten
  'warden.calm': 'Der Hausmeister',
  'gauze.calm': 'Herr Augenbinde',
  'crawler.calm': 'Die Turnerin',
  'crawler.text.calm': 'Die Turnerin darf immer zwei Räume weit gehen, was auch die Münze zeigt.',
  'bather.calm': 'Die Schwimmerin',
  'bather.text.calm':
    'Die Schwimmerin hat bei jedem Fang zwei Versuche und darf einen Raum weiter gehen, als die Münze erlaubt. Wer ihr entkommt, setzt das nächste Ziehen aus.',
  'surgeon.calm': 'Der Doktor',
  'surgeon.text.calm': 'Wer dem Doktor entkommt, legt eine zufällige Handkarte ab.',
  'unbound.calm': 'Der mit den langen Ärmeln',
  'unbound.text.calm':
    'Der mit den langen Ärmeln darf einen Raum weiter gehen, als die Münze erlaubt. Wird er freigelassen, darf jeder Patient bis zu drei Räume weit gehen.',
  // Opfer
  'student.boon.calm': 'Scheidet ein anderes Opfer aus, dann zieh vier Tarn- oder Sabotagekarten.',
  'chimney-sweep.boon.calm':
    'Du fliehst einen Raum weiter. Scheidet ein anderes Opfer aus, dann zieh drei Tarn- oder Sabotagekarten.',
  'cook.boon.calm':
    '„Dem nächsten Patienten in die Arme gestolpert“ zählt für dich als Bewegungskarte mit 1 Raum. Scheidet ein anderes Opfer aus, dann zieh drei Tarn- oder Sabotagekarten.',
  'photographer.boon.calm': 'Scheidet ein anderes Opfer aus, dann zieh vier Tarn- oder Sabotagekarten.',
  'organist.boon.calm':
    'Eine 6 wirft dich nie hinaus. Scheidet ein anderes Opfer aus, dann zieh drei Tarn- oder Sabotagekarten.',
  'organist.flaw.calm': 'Du beginnst ohne Tarn- oder Sabotagekarte. Eine 1 wirft dich bei jedem Fangwert hinaus.',
  'clerk.boon.calm':
    'Eine 3 wirft dich nie hinaus. Scheidet ein anderes Opfer aus, dann zieh drei Tarn- oder Sabotagekarten.',
  'stowaway.boon.calm':
    'Du beginnst mit einer Tarn- oder Sabotagekarte mehr und hältst bis zu 9 Karten auf der Hand. Scheidet ein anderes Opfer aus, dann zieh drei Tarn- oder Sabotagekarten.',
  'stowaway.flaw.calm': 'Entkommst du aus einem Fang, dann setzt du dein nächstes Ziehen aus.',
  'sleepwalker.boon.calm': 'Scheidet ein anderes Opfer aus, dann zieh vier Tarn- oder Sabotagekarten.',
  'sleepwalker.flaw.calm': 'Du beginnst ohne Tarn- oder Sabotagekarte. Eine 4 wirft dich bei jedem Fangwert hinaus.',
  'medium.boon.calm': 'Scheidet ein anderes Opfer aus, dann zieh vier Tarn- oder Sabotagekarten.',
  // Tarnung, Sabotage und Blutdurst
  'the-porter-called.text.calm': 'Bei diesem Versuch werfen 1, 2 und 3 dich nicht hinaus.',
  'it-was-never-me.text.calm': 'Hebe die Sabotage- oder Übermutkarte auf, die eben gespielt wurde.',
  'red-ink.text.calm': 'Nach dieser Übermutkarte wird noch eine gezogen.',
  'the-lamp-turns.text.calm': 'Bei diesem Versuch wirft auch eine 6 hinaus.',
  'fever-before-dawn.calm': 'Auf vor Tagesanbruch',
  'fever-before-dawn.text.calm':
    'Der zuletzt freigelassene Patient darf bis zu drei Räume weit gehen. Bis zum Ende des Zuges wirft bei jedem Patienten auch eine 6 hinaus.',
  'dust-in-the-lungs.calm': 'Staub in der Luft',
  // Fragen
  'ask-react-W4-me.calm': '{player}: Der Wurf wirft dich hinaus. Spielst du eine Karte?',
  'ask-react-W4-other.calm': '{player}: Der Wurf wirft {victim} hinaus. Spielst du eine Karte?',
  'ask-react-W5.calm': '{player}: Eine Übermutkarte ist verlesen. Spielst du eine Karte?',
  // Was geschieht
  'e-rolled-kills.calm': '{patient} würfelt {face}; hinaus werfen: {faces}.',
  'e-rolled-misses.calm': '{patient} würfelt {face}; nur das hätte hinausgeworfen: {faces}.',
  'e-rolled-harmless.calm': '{patient} würfelt {face}, und keine Zahl wirft hinaus.',
  'e-grip-more-attempt.calm': '{patient} wirft bei diesem Versuch auch mit {faces} hinaus.',
  'e-grip-more-turn.calm': '{patient} wirft bis zum Ende des Zuges auch mit {faces} hinaus.',
  'e-grip-fewer-attempt.calm': '{patient} wirft bei diesem Versuch nicht mit {faces} hinaus.',
  'e-grip-fewer-turn.calm': '{patient} wirft bis zum Ende des Zuges nicht mit {faces} hinaus.',
  'e-killed.calm': '{victim} scheidet aus: {room}.',
  'e-killed-hand.calm': '{victim} scheidet aus: {room}. Abgelegt: {cards}.',
  'e-last-one.calm': 'Nur {victim} ist noch da. Die Partie endet nach Zug {last} der Patienten.',
  'e-survived.calm': '{victim} entkommt.',
  'e-bloodlust.calm': 'Niemand ist ausgeschieden. Übermut: {card}.',
  'e-bloodlust-extra.calm': 'Noch einmal Übermut: {card}.',
  'e-no-bloodlust.calm': 'Ist jemand ausgeschieden, gibt es keinen Übermut.',
  'over-killed.calm': 'Alle Opfer sind ausgeschieden. {player} gewinnt mit den Patienten.',
  'over-survived.calm': {
    one: '{victims} ist entkommen und gewinnt.',
    other: '{victims} sind entkommen und gewinnen gemeinsam.',
  },
  // Der Tisch
  'deck-bloodlust.calm': 'Übermut',
  'kind-bloodlust.calm': 'Übermut',
  'stage-bloodlust.calm': 'Übermut',
  'window-W4-me.calm': 'Wenn der Wurf dich hinauswirft.',
  'window-W4-other.calm': 'Wenn der Wurf ein anderes Opfer hinauswirft.',
  'window-W5.calm': 'Wenn eine Übermutkarte verlesen ist.',
  'turns-open.calm': 'Noch kein letzter Zug: Mehr als ein Opfer ist noch da.',
  'alive.calm': 'im Haus',
  'dead.calm': 'ausgeschieden',
  'notes-cards.calm':
    'In der ruhigen Fassung stehen andere Worte und Bilder für das, was die Karten sonst erzählen und zeigen:',
  'notes-game.calm': 'Im Spiel selbst spielen Leute nachts in einem alten Haus Verstecken, und das Haus wird kleiner.',
  'calm-locations': 'Raum {n}',
  'calm-victims': 'Opfer {n}',
  'calm-patients': 'Patient {n}',
  'calm-specials': 'Besonderer Patient {n}',
  'calm-camoSabo': 'Tarn- oder Sabotagekarte {n}',
  'calm-movement': 'Bewegungskarte {n}',
  'calm-bloodlust': 'Übermutkarte {n}',
} satisfies Record<keyof typeof en, Message>;
