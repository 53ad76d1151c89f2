// Was auf unseren Erinnerungskarten steht: `.flavour` die Erinnerung, `.text` was geschieht, `.own.text` was es für den, der sie verlor, noch tut.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/cards-memories.js';

export default {
  'memory-1.flavour': 'Irgendwo über Wasser schlug die Nadel um, und du bist ihr gefolgt, weil sie so sicher war.',
  'memory-1.text': 'Du erhältst 2 Bewegungspunkte, falls deine Bewegungsaktion noch läuft.',
  'memory-1.own.text': 'Deine Aufgabe rückt um 1 vor, und du darfst bis zu 2 Felder weit springen.',
  'memory-2.flavour': 'Eine Stimme verlangte eine Nummer, und es war die dieses Hauses, Jahre bevor du kamst.',
  'memory-2.text': 'Du erhältst 1 Wahnsinn.',
  'memory-2.own.text': 'Deine Aufgabe rückt um 1 vor, und du heilst 2.',
  'memory-3.flavour': 'Du hast gewonnen. Den anderen trugen sie unter einem Mantel hinaus, und du hast geschwiegen.',
  'memory-3.text': 'Bis zur nächsten Jagdphase haben deine Angriffe 1 grünen Würfel mehr.',
  'memory-3.own.text':
    'Deine Aufgabe rückt um 1 vor, und bis zur nächsten Jagdphase haben deine Angriffe 1 roten Würfel mehr.',
  'memory-4.flavour': 'Auf dem Tisch lagen zwei Federn. Die zweite hielt deine Schwester.',
  'memory-4.text': 'Du heilst 1.',
  'memory-4.own.text': 'Deine Aufgabe rückt um 1 vor, und du heilst 2.',
  'memory-5.flavour': 'Der eine, den du nicht geprüft hast. Sie hat darauf vertraut, dass du zählst.',
  'memory-5.text': 'Du erhältst 2 Gerümpel.',
  'memory-5.own.text': 'Deine Aufgabe rückt um 1 vor, und du ziehst 1 Ausrüstung.',
  'memory-6.flavour': 'Du hast ihm doch eine Tür gezeichnet. Er hielt sie auf und wartete auf dich.',
  'memory-6.text': 'Du erhältst 1 Papier.',
  'memory-6.own.text': 'Deine Aufgabe rückt um 1 vor, und du darfst bis zu 3 Felder weit springen.',
  'memory-7.flavour': 'Man bezahlte dich dafür, dass sie nachgehen. Es war deine eigene Hand am Zeiger.',
  'memory-7.text': 'Du erhältst 1 Aktionspunkt.',
  'memory-7.own.text': 'Deine Aufgabe rückt um 1 vor, und der Jagdmeister geht 1 Feld zurück.',
  'memory-8.flavour': 'In deiner eigenen Schrift: nichts zu melden. Datiert auf die Nacht der Schreie.',
  'memory-8.text': 'Du erhältst 1 Medizin.',
  'memory-8.own.text': 'Deine Aufgabe rückt um 1 vor, du erhältst noch 1 Medizin und verlierst Frost.',
  'memory-9.flavour': 'Er hatte dein Gesicht, und er langweilte sich.',
  'memory-9.text': 'Entferne 1 Abklingmarker von einer deiner Störungskarten.',
  'memory-9.own.text':
    'Deine Aufgabe rückt um 1 vor, und du entfernst 1 Abklingmarker von jeder deiner Störungskarten.',
  'memory-10.flavour': 'Vierzig Briefe, alle an den Mann, der dich gefunden hat.',
  'memory-10.text': 'Du erhältst 1 Wahnsinn und Frost.',
  'memory-10.own.text': 'Deine Aufgabe rückt um 1 vor, und du verlierst Frost.',
  'memory-11.flavour':
    'Elf Tage lang warst du hier glücklich, zwischen den Laken. Ausgerechnet das hattest du vergessen.',
  'memory-11.text': 'Bis zur nächsten Jagdphase verteidigst du dich mit 1 blauen Würfel mehr.',
  'memory-11.own.text': 'Deine Aufgabe rückt um 1 vor, und du ziehst eine Störungskarte.',
  'memory-12.flavour': 'Die letzte Seite zeigt diesen Raum, und jemanden, der liest.',
  'memory-12.text': 'Probe auf Fantasie (1): Gelingt sie, erhältst du 1 Medizin, sonst 1 Wahnsinn.',
  'memory-12.own.text': 'Deine Aufgabe rückt um 1 vor, und du heilst 1.',
} satisfies Record<keyof typeof en, Message>;
