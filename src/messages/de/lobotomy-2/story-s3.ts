// Die Worte von S3: Titel und `.text` nach CID, Wahlmöglichkeiten `<cid>.n`, Handlungen (`act.`), Ziele (`objective.`), Marker (`token.`).
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/story-s3.js';

export default {
  'S3-A': 'Schnee',
  'S3-A.text':
    'Die Fenster der Kapelle sind dunkel, und das Lied kommt trotzdem hindurch. Linus hat es gesagt: Sie hört nur auf, wenn Licht auf sie fällt. Die Ewigen Lichter sind trocken. Das Öllager liegt hinter den Kesseln.',
  'S3-B': 'Die Vorhalle ist offen',
  'S3-B.text':
    'Mit der Kanne unter dem Mantel gibt die Kapellentür nach, als hätte jemand von innen daran gelehnt. Drei Lampen hängen tot in Chor und Seitenschiffen. In den Bänken Reihe um Reihe nasses Haar, alles nach vorn gewandt.',
  'S3-C': 'Die Gemeinde erhebt sich',
  'S3-C.text':
    'Licht läuft die Pfeiler hinauf, und die Bänke erheben sich wie ein Mann. Man hat sie hier einmal zu oft getauft. Bettet vier von ihnen zur Ruhe, alle dieser Nacht zählen, oder haltet aus, bis der Jagdmeister auf Feld 9 steht.',
  'S3-D': 'Schwester Perpetua',
  'S3-D.text':
    'Sie wendet sich vom Altar, ohne die Knie zu heben. Ein gehaltenes Schiff, ein Psalm vom Dachboden, die klare Stimme eines Jungen: Jedes nimmt ihr etwas. Sie fragt, ganz sanft, was ihr getan habt.',
  'S3-D.1': 'Beichtet: Jeder Charakter verliert allen Wahnsinn, und sie nimmt 4 Wunden.',
  'S3-D.2': 'Schweigt: Bis zur nächsten Jagdphase hat jeder Angriff der Charaktere 1 automatischen Erfolg.',
  'S3-E': 'Amen',
  'S3-E.text':
    'Das Lied bricht mitten in einem Wort ab. Unter dem Altartuch führt eine Treppe in die Krypta. Daneben liegen die Silbertruhe und das Buch, in dem jeder Name als Seele geführt wird. Eines davon könnt ihr tragen.',
  'S3-E.1': 'Das Silber: Man kann Schrot daraus gießen.',
  'S3-E.2': 'Das Buch: Man kann die Namen laut vorlesen.',
  'S3-EC1': 'Nordwind',
  'S3-EC1.text':
    'Er war vorher in allen anderen Häusern. Jeder Charakter macht eine Probe auf Stärke (1) und bekommt Frost, wenn sie scheitert.',
  'S3-EC2': 'Zu spät zur Kirche',
  'S3-EC2.text':
    'Er hinterlässt keine Spuren, nur Pfützen. Wählt einen Charakter: Ein Ertrunkener erscheint an seinem nächsten blauen Brutpunkt.',
  'S3-EC3': 'Der Klingelbeutel',
  'S3-EC3.text': 'Er geht von Hand zu Hand bis zu euch. Zieht eine Szenariokarte.',
  'S3-EC4': 'Zweite Strophe',
  'S3-EC4.text': 'Es ist die vom Schwert. In dieser Runde haben alle Angriffe der Monster 1 grünen Würfel mehr.',
  'S3-EC5': 'Eine trockene Decke',
  'S3-EC5.text': 'Sie riecht nach Pferd und nach anderswo. Ein Charakter eurer Wahl heilt 2.',
  'S3-EC6': 'Messwein',
  'S3-EC6.text': 'Jemand hat ihn verbessert. Ein Charakter eurer Wahl erhält 2 Medizin.',
  'S3-EC7': 'Der Stab des Küsters',
  'S3-EC7.text': 'Und was er daneben verwahrte. Ein Charakter eurer Wahl zieht 1 Waffe.',
  'S3-EC8': 'Ein Vorleser',
  'S3-EC8.text':
    'Er hat die Zeile verloren und findet sie in deinem Gesicht. Wählt einen Charakter: Ein Kultist erscheint an seinem nächsten roten Brutpunkt.',
  'S3-EC9': 'Mitsingen',
  'S3-EC9.text': 'Du wusstest nicht, dass du den Text kennst. Jeder Charakter erhält 1 Wahnsinn.',
  'S3-EC10': 'Schnee über Spuren',
  'S3-EC10.text': 'Für eine kleine Weile war niemand hier. Der Jagdmeister geht 1 Feld zurück.',
  'S3-EC11': 'Der Opferstock',
  'S3-EC11.text':
    'Es steckt schon eine Hand darin. Ein Charakter eurer Wahl macht eine Probe auf Fantasie (2): Gelingt sie, zieht er 1 Ausrüstung, sonst nimmt er 1 Wunde.',
  'S3-EC12': 'Kerzenstummel',
  'S3-EC12.text': 'Und Draht, und Blei, und Wachs. Jeder Charakter erhält 1 Gerümpel.',
  'S3-EC13': 'Ein Eintrag im Buch',
  'S3-EC13.text':
    'Habt ihr das Buch der Abgereisten gelesen, so kennt ihr seinen Namen: Ein Charakter erhält 1 rote Medizin. Sonst wählt einen Charakter: Bei ihm erscheint ein gezogenes Monster.',
  'act.draw-oil': 'Das Öl zapfen: Probe auf Stärke (1), sonst fängst du dabei Feuer',
  'act.stoke-boiler': 'Die Klappe öffnen und sich wärmen',
  'act.lamp-epistle': 'Die Südlampe entzünden',
  'act.lamp-gospel': 'Die Nordlampe entzünden',
  'act.lamp-choir': 'Die Chorlampe entzünden',
  'objective.oil': 'Zapft Öl im Öllager hinter den Kesseln.',
  'objective.lamps': 'Entzündet die drei Lampen: Nordschiff, Südschiff, Chor.',
  'objective.hold': 'Besiegt insgesamt 4 Ertrunkene, oder haltet aus, bis der Jagdmeister auf Feld 9 steht.',
  'objective.perpetua': 'Besiegt Schwester Perpetua.',
  'token.oil': 'Öl',
  'token.lamp-epistle': 'Südlampe',
  'token.lamp-gospel': 'Nordlampe',
  'token.lamp-choir': 'Chorlampe',
} satisfies Record<keyof typeof en, Message>;
