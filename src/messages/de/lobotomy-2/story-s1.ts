// Die Worte von S1: Titel und `.text` nach CID, Wahlmöglichkeiten `<cid>.n`, Handlungen (`act.`), Ziele (`objective.`), Marker (`token.`).
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/story-s1.js';

export default {
  'S1-A': 'Die Riegel',
  'S1-A.text':
    'Halb drei. Den ganzen Gang entlang fahren die Riegel zurück, einer nach dem anderen, und niemand geht nebenher. Deine Tür ist nur noch zu. Irgendwo oben antwortet ein Horn sich selbst. Verlasst eure Zellen und sucht die Schlüssel des Wächters.',
  'S1-B': 'Noch warm',
  'S1-B.text':
    'Die Schlüssel hängen am Stuhl des Wächters, und der Stuhl ist warm. Stiefel kommen um die Ecke; dahinter steht die Tür zum Saal in einem Licht, das niemand gemacht hat. Auf dem Schwesternpult liegt der Nachtplan.',
  'S1-C': 'Der Nachtplan',
  'S1-C.text':
    'Eure Namen stehen unter morgen, neben jedem ein kleines Geweih. Neben dem Pult hängt die Alarmglocke an ihrem Seil. Am anderen Ende beginnt die Küchentreppe; dort wird sich ein Schlüssel drehen, sobald ganz hinten, in Zelle Fünf, der Nachtriegel gezogen ist.',
  'S1-C.1': 'Läutet sie in den Zellen: Der Jagdmeister geht 1 Feld zurück, und ein Höllenhund kommt an die Kreuzung.',
  'S1-C.2': 'Schneidet das Seil ab: Ein Charakter erhält 2 Seile.',
  'S1-D': 'Die Treppe ist offen',
  'S1-D.text':
    'Kalte Luft, Zwiebeln, und es geht weit hinab. Hinter euch wird eine Lampe in den Saal getragen, so hoch wie die Hand einer großen Frau. Niemand bleibt zurück: Bringt alle an den Treppenabsatz.',
  'S1-E': 'Hinab',
  'S1-E.text':
    'Ihr zieht die Tür zu und haltet sie, während auf der anderen Seite etwas die Nummer laut liest und weitergeht. Dann sind da nur noch Stufen, und ihr seid auf ihnen. Die Zellen liegen hinter euch.',
  'S1-RC-1': 'Dein Zug',
  'S1-RC-1.text':
    'Jeder Charakter hat in jeder Runde einen Zug mit 3 Aktionspunkten. Gib sie in beliebiger Reihenfolge aus, oder beende den Zug früher und verliere den Rest.',
  'S1-RC-2': 'Gehen',
  'S1-RC-2.text':
    'Eine Bewegungsaktion kostet 1 Aktionspunkt und gibt 2 Bewegungspunkte. Jeder bringt dich ein Feld weiter, über eine offene Kante oder durch eine Lücke; nie über Eck.',
  'S1-RC-3': 'Türen',
  'S1-RC-3.text':
    'Eine geschlossene Tür deines Feldes zu öffnen kostet 1 Bewegungspunkt; sie bleibt offen. Wände und geschlossene Türen halten dich auf. Monster gehen durch Türen und lassen sie geschlossen.',
  'S1-RC-4': 'Gerümpel',
  'S1-RC-4.text':
    'Einmal in deinem Zug kannst du für 1 Aktionspunkt plündern: Zieh 1 Gerümpel aus dem Beutel. Mit Gerümpel bezahlst du die Zeilen auf deinen Karten, jederzeit in deinem Zug und ohne Aktionspunkte.',
  'S1-RC-5': 'Durchsuchen',
  'S1-RC-5.text':
    'Durchsuche für 1 Aktionspunkt einen Spind auf deinem Feld: Wirf je Punkt Fantasie einen blauen Würfel. Sterne kaufen höchstens je eine Waffe, Ausrüstung und Medizin. Das Gerümpel bekommst du immer; der Spind ist weg.',
  'S1-RC-6': 'Was du trägst',
  'S1-RC-6.text':
    'In Gebrauch sind eine Rüstung und zwei Waffen, nämlich die griffbereiten. Einmal in deinem Zug darfst du sie wechseln und einmal mit jemandem auf deinem Feld tauschen; beides kostet keinen Aktionspunkt.',
  'S1-RC-7': 'Kämpfen',
  'S1-RC-7.text':
    'Ein Angriff kostet 1 Aktionspunkt. Wirf grüne Würfel nach dem Attribut deiner Waffe; zugleich würfelt das Monster zur Abwehr. Jeder Stachel, den kein Schild aufhält, ist eine Wunde. Bei so vielen Wunden wie Gesundheit ist es besiegt.',
  'S1-RC-8': 'Festgehalten',
  'S1-RC-8.text':
    'Zwei Monster auf deinem Feld halten dich fest. Vor einem einzelnen kannst du fliehen, wenn seine Karte es sagt: frei, wenn du genug von einem Attribut hast, sonst um einen Preis.',
  'S1-RC-9': 'Medizin',
  'S1-RC-9.text':
    'Nachdem du einen deiner Würfe gesehen hast, darfst du Medizin zurücklegen, eine nach der anderen, jede für einen weiteren Würfel ihrer Farbe: grün und rot beim Angriff, blau und braun bei allem anderen.',
  'S1-RC-10': 'Was du siehst',
  'S1-RC-10.text':
    'Du siehst ein Feld, wenn eine gerade Linie von deinem es erreicht. Wände und geschlossene Türen halten die Linie auf. Hinter einer offenen Tür oder einem Durchbruch endet sie im ersten Feld.',
  'S1-RC-11': 'Reichweite',
  'S1-RC-11.text':
    'Zähle Felder von Kante zu Kante, auch durch Wände; dein eigenes ist 0. Ohne Reichweite trifft ein Angriff nur dein eigenes Feld. Du brauchst Reichweite und Sicht.',
  'S1-RC-12': 'Wahnsinn',
  'S1-RC-12.text':
    'Wahnsinn auf deinen Würfeln und jeder Angriff, der jemanden besiegt, geben dir einen Marker; du hältst höchstens 6. Sie bezahlen deine eigenen Fähigkeiten, oder sechs auf einmal erhöhen ein Attribut.',
  'S1-RC-13': 'Störungen',
  'S1-RC-13.text':
    'Auf eine Störungskarte, die du benutzt, kommen Abklingmarker; in jeder Runde geht einer, und bis alle fort sind, schweigt die Karte. Sechs Wahnsinn geben dir eine weitere.',
  'S1-RC-14': 'Die Jagd',
  'S1-RC-14.text':
    'Wenn alle am Zug waren, geht der Jagdmeister auf seinem Pfad ein Feld weiter und deckt dessen Karte auf. Muss er von Feld 12 weitergehen, habt ihr verloren.',
  'S1-RC-15': 'Die Monster',
  'S1-RC-15.text':
    'Dann gehen Monster auf den Nächsten von euch zu, neue erscheinen, wo die Brutkarten es sagen, und alle greifen an, die können. Jeder weitere Angreifer auf denselben Charakter hat einen Erfolg mehr: Verteilt euch.',
  'S1-RC-16': 'Tod',
  'S1-RC-16.text':
    'Bei so vielen Wunden wie Gesundheit stirbst du, und der Jagdmeister geht einen Schritt weiter. In deinem nächsten Zug kehrst du an einem Brutpunkt zurück, geheilt und mit allem, was du hast.',
  'S1-EC1': 'Schäfchen zählen',
  'S1-EC1.text':
    'Hinter der Wand zählt jemand und kommt bei dir an. Ein Charakter eurer Wahl macht eine Probe auf Weisheit (1); scheitert sie, erhält er 1 Wahnsinn.',
  'S1-EC2': 'Von der Leine',
  'S1-EC2.text':
    'Ein Pfiff, zu hoch, um ihn zu hören. Wählt einen Charakter: Ein Höllenhund erscheint an seinem nächsten grünen Brutpunkt.',
  'S1-EC3': 'Das Abendtablett',
  'S1-EC3.text':
    'Es steht noch vor einer Tür, mit einem Pappbecher je Name. Ein Charakter eurer Wahl erhält 1 Medizin.',
  'S1-EC4': 'Einschluss',
  'S1-EC4.text': 'Die Riegel überlegen es sich anders. Alle Türen werden geschlossen.',
  'S1-EC5': 'Loser Putz',
  'S1-EC5.text': 'Die Decke gibt zurück, was in ihr versteckt war. Jeder Charakter erhält 1 Gerümpel.',
  'act.take-keys': 'Die Schlüssel vom Stuhl nehmen',
  'act.read-chart': 'Den Nachtplan lesen',
  'act.draw-bolt': 'Den Nachtriegel ziehen',
  'act.unlock-stair': 'Die Küchentreppe aufschließen',
  'objective.leave-cells': 'Verlasst eure Zellen.',
  'objective.keys': 'Nehmt die Schlüssel in der Wächternische.',
  'objective.chart': 'Lest den Plan auf dem Schwesternpult.',
  'objective.bolt': 'Zieht in Zelle Fünf den Nachtriegel.',
  'objective.stair': 'Schließt am Treppenabsatz die Küchentreppe auf.',
  'objective.together': 'Bringt alle lebenden Charaktere an den Treppenabsatz.',
} satisfies Record<keyof typeof en, Message>;
