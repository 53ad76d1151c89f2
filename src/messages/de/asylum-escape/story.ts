// The texts of the lessons of Asylum Escape.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/story.js';

export default {
  'move-name': 'Versteckt',
  'move-0':
    'Du versteckst dich im Operationssaal, und nur du weißt es. In deinem Zug darfst du eine Karte ziehen: Zieh eine Bewegungskarte.',
  'move-1':
    'Alle haben gesehen, dass du zwei Räume weit gehen darfst, aber niemand sieht, ob du es tust. Wähle den Badesaal, zwei Räume tiefer.',
  'move-done':
    'Niemand weiß, wo du bist. Die Räume, die der Patient im nächsten Zug erreichen kann, sind unbeleuchtet.',
  'camo-name': 'Eine Karte zur rechten Zeit',
  'camo-0': 'Der Aufseher durchsucht deinen Raum, und gleich müsstest du dich melden. Spiele vorher: Auf Strümpfen.',
  'camo-1': 'Leise, einen Raum weiter. Wähle den Empfang über dir.',
  'camo-done':
    'Niemand wird gefunden, also würfelt er nicht; nach so einem Zug bekommen die Patienten eine Blutdurstkarte. Du wirst gefragt, sobald eine deiner Karten helfen kann.',
  'hunt-name': 'Die Patienten',
  'hunt-0':
    'Jetzt spielst du die Patienten, und die Münze erlaubt ihnen zwei Räume. Wähle den Aufseher, dann die Bibliothek.',
  'hunt-1':
    'Jeder Raum, den ein Patient betritt, wird durchsucht, aber Opfer melden sich erst, wenn sich alle Patienten bewegt haben. Noch ein Raum: das Amtszimmer.',
  'hunt-done':
    'Ein Opfer ist gefunden, und der Würfel zeigt eine Zahl aus dem Fangwert des Aufsehers. Kein Opfer ist mehr da, also haben die Patienten gewonnen.',
  'fall-name': 'Das Haus stürzt ein',
  'fall-0':
    'In den letzten drei Zügen stürzt am Ende jeder Raum mit einem Patienten ein. Jetzt sind es zwei: Wähle zuerst die Apotheke.',
  'fall-done':
    'Die Räume darüber sind mitgefallen, und ein Opfer fällt dem Aufseher in die Arme. Auch wo ein Opfer ausscheidet, stürzt der Raum ein.',
} satisfies Record<keyof typeof en, Message>;
