// Die Worte von S2: Titel und `.text` nach CID, Wahlmöglichkeiten `<cid>.n`, Handlungen (`act.`), Ziele (`objective.`), Marker (`token.`).
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/story-s2.js';

export default {
  'S2-A': 'Unter der Treppe',
  'S2-A.text':
    'Die Küche ist gescheuert, für vierzig gedeckt und leer. An fünf Stellen steht in Kreide ein Buchstabe, den nur lesen kann, wer davor niederkniet. Hinter einer davon atmet ein Kind durch die Hand. Findet es vor den anderen.',
  'S2-B': 'Linus',
  'S2-B.text':
    'Er ist neun und lebt seit zwei Wintern in der Wand. Linus kennt die drei Schlüssel zum Dachboden: Speisekammer, Apotheke, Trophäenzimmer. Er singt, wenn er Angst hat. Jetzt hat er Angst.',
  'S2-B.1': 'Nehmt ihn mit: Für einen Charakter eurer Wahl erscheint ein Monster, in einer Farbe seiner Wahl.',
  'S2-B.2': 'Mauert ihn leise wieder ein: Jeder Charakter heilt 1.',
  'S2-C': 'Drei Schlüssel',
  'S2-C.text':
    'Sie passen nacheinander in ein einziges Schloss. Über dem Podest liegt der Dachboden und in seinem Fenster die Lampe, die den Fuhrmann an den Vorbau ruft. Dort oben wurde etwas zu Bett gebracht. Es schläft nicht.',
  'S2-D': 'Zweimal kurz, einmal lang',
  'S2-D.text':
    'Weit unten an der Auffahrt antwortet eine Laterne. Das Haus auch: Jede Tür schwingt auf, um euch gehen zu sehen. Bringt alle zum Vorbau.',
  'S2-E': 'Das Haus dreht sich um',
  'S2-E.text':
    'Um zehn nach drei dreht sich alles, was schlief, auf die andere Seite. Türen fallen zu wie Lider. In der Küche legt ein Pfleger in sauberer Schürze Riemen der Länge nach bereit.',
  'S2-F': 'Der Fuhrmann',
  'S2-F.text':
    'Er hat kein Pferd und kein nennenswertes Gesicht, aber er fährt euch um das Haus in den Hof, und dort hält er. Das Tor dahinter liegt in Ketten. Aus der Kapelle kommt Gesang. Näher geht er nicht.',
  'S2-EC1': 'Küchenreste',
  'S2-EC1.text':
    'Man hat ihnen die Reste versprochen. Wählt einen Charakter: Ein Höllenhund erscheint an seinem nächsten grünen Brutpunkt.',
  'S2-EC2': 'Zugluft',
  'S2-EC2.text': 'Jemand hat ein Fenster geöffnet, in einem Stock ohne Fenster. Alle Türen werden geschlossen.',
  'S2-EC3': 'Schritte in der Wand',
  'S2-EC3.text': 'Nicht die des Jungen. Zieht eine Szenariokarte.',
  'S2-EC4': 'Zu spät zur Visite',
  'S2-EC4.text':
    'Auf jedem Stock quietschen Sohlen. Wenn sie das nächste Mal ziehen, haben alle Monster 1 Bewegung mehr.',
  'S2-EC5': 'Die hängenden Pfannen',
  'S2-EC5.text':
    'Sie beginnen zu schwingen. Ein Charakter eurer Wahl macht eine Probe auf Geschick (1): Gelingt sie, erhält er 2 Gerümpel, sonst nimmt er 1 Wunde.',
  'S2-EC6': 'Die Schublade des Verwalters',
  'S2-EC6.text':
    'Unter den Speiseplänen liegt, was man den Patienten nahm. Ein Charakter eurer Wahl zieht 1 Ausrüstung.',
  'S2-EC7': 'Suppe',
  'S2-EC7.text': 'Sie ist heiß, und es ist nur Suppe. Jeder Charakter heilt 1.',
  'S2-EC8': 'Der Gong',
  'S2-EC8.text':
    'Einmal, zum ersten Gang. Wählt einen Charakter: Ein gezogenes Monster erscheint an seinem nächsten gelben Brutpunkt.',
  'S2-EC9': 'Braunglas',
  'S2-EC9.text': 'Auf dem Etikett steht: nachts. Ein Charakter eurer Wahl erhält 1 braune Medizin.',
  'S2-EC10': 'Deine Akte',
  'S2-EC10.text':
    'Sie endet mit dem heutigen Datum. Jeder Charakter macht eine Probe auf Weisheit (1) und verliert 1 Wahnsinn, wenn sie scheitert.',
  'S2-EC11': 'Eine stehende Uhr',
  'S2-EC11.text': 'Solange ihr das Pendel haltet. Der Jagdmeister geht 1 Feld zurück.',
  'S2-EC12': 'Ausbesserungen',
  'S2-EC12.text': 'Ein Werkzeugkasten, noch verschnürt. Ein Charakter eurer Wahl erhält 3 Gerümpel.',
  'S2-EC13': 'Ein Lied hinter dem Herd',
  'S2-EC13.text':
    'Ist der Junge bei euch, summt er sie vorbei: Die nächsten 2 Brutkarten entfallen. Sonst wählt einen Charakter: Ein gezogenes Monster erscheint an seinem nächsten roten Brutpunkt.',
  'act.turn-up': 'Niederknien und den Buchstaben lesen',
  'act.read-ledger': 'Das Buch der Abgereisten lesen',
  'act.key-pantry': 'Den Schlüssel der Speisekammer nehmen',
  'act.key-dispensary': 'Den Schlüssel der Apotheke nehmen',
  'act.key-office': 'Den Schlüssel aus dem Hirschmaul nehmen',
  'act.take-psalm': 'Den Psalm vom Harmonium nehmen',
  'act.light-signal': 'Das Signal entzünden: Probe auf Fantasie (1), sonst 1 Wunde',
  'objective.find-boy': 'Deckt die Buchstaben auf und findet den Jungen.',
  'objective.three-keys': 'Nehmt drei Schlüssel: Speisekammer, Apotheke, Trophäenzimmer.',
  'objective.signal': 'Entzündet das Signal im Fenster des Dachbodens.',
  'objective.porch': 'Bringt alle lebenden Charaktere zum Vorbau.',
  'token.key-pantry': 'Schlüssel der Speisekammer',
  'token.key-dispensary': 'Schlüssel der Apotheke',
  'token.key-office': 'Schlüssel des Trophäenzimmers',
  'riddle.A': 'Der Junge',
  'riddle.B': 'Zähne: Ein Höllenhund erscheint, in einer Farbe deiner Wahl.',
  'riddle.C': 'Ein Arzneikasten: Du erhältst 2 Medizin.',
  'riddle.D': 'Jemandes Versteck: Du ziehst 1 Waffe.',
  'riddle.E': 'Eine Schwester, die wartet: Sie erscheint in einer Farbe deiner Wahl, und du erhältst 2 Gerümpel.',
} satisfies Record<keyof typeof en, Message>;
