// The texts of the lessons of Asylum Escape.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/story.js';
import gameGuide from '../game/page.js';

export default {
  ...gameGuide,
  'move-name': 'Versteckt',
  'move-0':
    'Du versteckst dich im Operationssaal, und nur du weißt es. In deinem Zug darfst du eine Karte ziehen: Zieh eine Bewegungskarte.',
  'move-1':
    'Alle haben gesehen, dass du zwei Räume weit gehen darfst, aber niemand sieht, ob du es tust. Wähle den Badesaal, zwei Räume tiefer.',
  'move-done':
    'Niemand weiß, wo du bist. Die Räume, die der Patient im nächsten Zug erreichen kann, sind unbeleuchtet.',
  'hunt-name': 'Die Patienten',
  'hunt-0':
    'Jetzt spielst du die Patienten, und die Münze erlaubt ihnen zwei Räume. Wähle den Aufseher, dann die Bibliothek.',
  'hunt-1':
    'Jeder Raum, den ein Patient betritt, wird durchsucht, aber Opfer melden sich erst, wenn sich alle Patienten bewegt haben. Noch ein Raum: das Amtszimmer.',
  'hunt-done':
    'Ein Opfer ist gefunden, und der Würfel zeigt eine Zahl aus dem Fangwert des Aufsehers. Kein Opfer ist mehr da, also haben die Patienten gewonnen.',
} satisfies Record<keyof typeof en, Message>;
