// Was die Lektionen von Lobotomy 2 sagen.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/story-lessons.js';
import gameGuide from '../game/page.js';

export default {
  ...gameGuide,
  'door-name': 'Durch eine Tür',
  'door-0':
    'Ein Aktionspunkt gibt dir eine Bewegung mit zwei Punkten. Der erste öffnet eine Tür: Zeige auf die markierte.',
  'door-1': 'Der zweite bringt dich hindurch. Geh in den Waschraum.',
  'door-done':
    'In deinem Zug hast du drei Aktionspunkte, wofür du willst. Was von einer Bewegung übrig ist, verfällt, sobald du etwas anderes tust.',
  'blow-name': 'Kämpfen',
  'blow-0': 'Auf deinem Feld steht ein Staatspolizist. Zeige auf ihn und wähle dann den Angriff mit der Glasscherbe.',
  'blow-done':
    'Vier Treffer, denn bei dieser Waffe zählt auch ein Blitz, und sein blauer Würfel hat keinen abgewehrt. Er fällt, und das bringt dir 1 Wahnsinn.',
  'spend-name': 'Wahnsinn',
  'spend-0':
    'Würfel und besiegte Monster bringen dir Wahnsinn, und mit dem bezahlst du. Zeige auf den Polizisten und wähle die Zauberrolle.',
  'spend-1': 'Bevor du würfelst, darfst du etwas dazugeben. Benutze den Tumor 2-mal: 2 Wahnsinn sind zwei Würfel.',
  'spend-done':
    'Vier Nieten, und drei Treffer auf den beiden gekauften Würfeln. Nun muss die Karte abklingen, bevor du sie wieder benutzt.',
  'search-name': 'Spinde',
  'search-0': 'Du stehst vor einem Spind. Durchsuche ihn; das kostet einen Aktionspunkt.',
  'search-1': 'Sterne sind Erfolge, und du hast sechs. Nimm eine Waffe und Ausrüstung, für fünf.',
  'search-done':
    'Beides gehört dir, das Gerümpel auch. Du hattest noch eine Hand frei, also hältst du die Waffe schon griffbereit.',
  'trade-name': 'Tauschen',
  'trade-0': 'Harriet ist ein Feld entfernt. Geh zu ihr.',
  'trade-1':
    'Ein Tausch kostet nichts, beendet aber deine Bewegung: Der Punkt, der übrig ist, verfällt. Tausche mit Harriet.',
  'trade-2': 'Lege hin, was den Besitzer wechselt. Gib das Papier.',
  'trade-3': 'Du könntest auch um etwas bitten. Biete es so an, wie es liegt.',
  'trade-done':
    'Mit Gerümpel wertest du auf, was du bei dir hast, und zwar für immer. Gib es dem, der es brauchen kann.',
  'flee-name': 'Wegkommen',
  'flee-0':
    'Ein Staatspolizist lässt dich mit Stärke 3 gehen, und Felix hat 2. Geh trotzdem in den Schlittenschuppen und sag Ja zum Preis.',
  'flee-done': 'Das war eine Wunde. Zwei Monster auf deinem Feld hätten dich ganz festgehalten.',
  'bite-name': 'Monster greifen an',
  'bite-0':
    'Wenn alle am Zug waren, gehen die Monster und greifen an, nach eigenen Regeln. Was die offen lassen, entscheidet ihr: Der Höllenhund greift Tobias an.',
  'bite-done': 'Zwei Stacheln gegen zwei blaue Würfel: ein Schild, also eine Wunde. Sterne halten keinen Schlag auf.',
  'hunt-name': 'Die Jagd',
  'hunt-0':
    'In jeder Runde geht der Jagdmeister auf seinem Pfad einen Schritt weiter, und die Karte dort wird aufgedeckt. Beende den Zug.',
  'hunt-1':
    'Auf Feld 6 liegt die Aura: Von nun an sind alle Monster stärker, und du kannst es auch werden. Marta hat ihre Aufgabe erfüllt und 6 Wahnsinn: Werde WAHNSINNIG!',
  'hunt-done':
    'Tut, was das Szenario von euch will, bevor er seine zwölf Felder gegangen ist. Das ist das ganze Spiel: Alle gewinnen, oder niemand.',
} satisfies Record<keyof typeof en, Message>;
