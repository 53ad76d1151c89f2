// The stories of the Scenarios of Lobotomy 2, then the lessons. In a story, `<cid>` is the title of a Chapter,
// `<cid>.text` is its text, and `<cid>.<n>` is a choice. The actions of a Scenario begin with `act.`, its objectives
// with `objective.`, and its tokens with `token.`. The titles of the Scenarios are in page.ts.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/story.js';

export default {
  // S1: Lights Out
  'S1-A': 'Die Riegel',
  'S1-A.text':
    'Halb drei. Den ganzen Gang entlang fahren die Riegel zurück, einer nach dem anderen, und niemand geht nebenher. Deine Tür ist zu, aber nicht mehr verriegelt. Irgendwo oben antwortet ein Horn sich selbst. Verlasst eure Zellen und sucht die Schlüssel des Wächters.',
  'S1-B': 'Noch warm',
  'S1-B.text':
    'Die Schlüssel hängen am Stuhl des Wächters, und der Stuhl ist warm. Stiefel kommen um die Ecke; dahinter steht die Tür zum Saal in einem Licht, das niemand gemacht hat. Auf dem Schwesternpult liegt der Nachtplan.',
  'S1-C': 'Der Nachtplan',
  'S1-C.text':
    'Eure Namen stehen unter dem Datum von morgen, neben jedem ein kleines Geweih. Neben dem Pult hängt die Alarmglocke an ihrem Seil. Am anderen Ende beginnt die Küchentreppe; dort wird sich ein Schlüssel drehen, sobald ganz hinten, in Zelle Fünf, der Nachtriegel gezogen ist.',
  'S1-C.1':
    'Läutet die Glocke in den Zellen: Der Jagdmeister geht 1 Feld zurück, und ein Höllenhund erscheint an der Kreuzung.',
  'S1-C.1.calm':
    'Läutet die Glocke in den Zellen: Der Jagdmeister geht 1 Feld zurück, und ein Großer Hund erscheint an der Kreuzung.',
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
    'Einmal im Zug kannst du für 1 Aktionspunkt plündern: Zieh 1 Gerümpel aus dem Beutel. Mit Gerümpel bezahlst du die Zeilen auf deinen Karten, jederzeit in deinem Zug und ohne Aktionspunkte.',
  'S1-RC-5': 'Durchsuchen',
  'S1-RC-5.text':
    'Durchsuche für 1 Aktionspunkt einen Spind auf deinem Feld: Wirf je Punkt Fantasie einen blauen Würfel. Mit Sternen bezahlst du höchstens je eine Waffe, Ausrüstung und Medizin. Das Gerümpel bekommst du immer; der Spind wird entfernt.',
  'S1-RC-6': 'Was du trägst',
  'S1-RC-6.text':
    'Benutzen kannst du, was du griffbereit hast: eine Rüstung und zwei Waffen. Einmal im Zug darfst du sie wechseln und einmal im Zug mit jemandem auf deinem Feld tauschen. Beides kostet keinen Aktionspunkt.',
  'S1-RC-7': 'Kämpfen',
  'S1-RC-7.text':
    'Ein Angriff kostet 1 Aktionspunkt. Wirf einen grünen Würfel für jeden Punkt im Attribut deiner Waffe; zugleich würfelt das Monster zur Abwehr. Jeder Stachel, den kein Schild aufhält, ist eine Wunde. Hat ein Monster so viele Wunden wie Gesundheit, ist es besiegt.',
  'S1-RC-8': 'Festgehalten',
  'S1-RC-8.text':
    'Zwei Monster auf deinem Feld halten dich fest. Vor einem einzelnen kannst du fliehen, wenn seine Karte es sagt: ungehindert, wenn ein Attribut hoch genug ist, sonst gegen einen Preis.',
  'S1-RC-9': 'Medizin',
  'S1-RC-9.text':
    'Nach deinem Wurf darfst du Medizin ausgeben, eine nach der anderen. Jede bringt einen Würfel ihrer Farbe: grün oder rot beim Angriff, blau oder braun bei jedem anderen Wurf.',
  'S1-RC-10': 'Was du siehst',
  'S1-RC-10.text':
    'Du siehst ein Feld, wenn eine gerade Linie von deinem Feld dorthin führt. Wände und geschlossene Türen halten die Linie auf. Hinter einer offenen Tür oder einem Durchbruch endet sie im ersten Feld.',
  'S1-RC-11': 'Reichweite',
  'S1-RC-11.text':
    'Zähle Felder von Kante zu Kante, auch durch Wände; dein eigenes ist 0. Ohne Reichweite trifft ein Angriff nur dein eigenes Feld. Du brauchst Reichweite und Sicht.',
  'S1-RC-12': 'Wahnsinn',
  'S1-RC-12.text':
    'Du erhältst einen Marker für jedes Wahnsinn-Symbol auf deinen Würfeln und für jeden Angriff, der jemanden besiegt; du hast höchstens 6. Damit bezahlst du deine angeborenen Fähigkeiten; sechs auf einmal erhöhen ein Attribut.',
  'S1-RC-13': 'Störungen',
  'S1-RC-13.text':
    'Wenn du eine Störungskarte benutzt, lege Abklingmarker darauf. In jeder Runde entfernst du einen; bis alle weg sind, kannst du die Karte nicht benutzen. Für sechs Wahnsinn bekommst du eine weitere.',
  'S1-RC-14': 'Die Jagd',
  'S1-RC-14.text':
    'Wenn alle am Zug waren, geht der Jagdmeister auf seinem Pfad ein Feld weiter und deckt die Karte dort auf. Muss er von Feld 12 weitergehen, habt ihr verloren.',
  'S1-RC-15': 'Die Monster',
  'S1-RC-15.text':
    'Dann geht jedes Monster auf den Charakter zu, der ihm am nächsten ist, und neue erscheinen, wo die Brutkarten es sagen. Danach greifen alle Monster an, die es können. Jeder weitere Angreifer auf denselben Charakter hat einen Erfolg mehr: Verteilt euch.',
  'S1-RC-16': 'Tod',
  'S1-RC-16.calm': 'Aussetzen',
  'S1-RC-16.text':
    'Hast du so viele Wunden wie Gesundheit, stirbst du, und der Jagdmeister geht einen Schritt weiter. In deinem nächsten Zug kehrst du an einem Brutpunkt zurück, geheilt und mit allem, was du hast.',
  'S1-RC-16.text.calm':
    'Hast du so viele Wunden wie Gesundheit, musst du aussetzen, und der Jagdmeister geht einen Schritt weiter. In deinem nächsten Zug kehrst du an einem Brutpunkt zurück, geheilt und mit allem, was du hast.',
  'S1-EC1': 'Schäfchen zählen',
  'S1-EC1.text':
    'Hinter der Wand zählt jemand, und die nächste Zahl bist du. Ein Charakter eurer Wahl macht eine Probe auf Weisheit (1); scheitert sie, erhält er 1 Wahnsinn.',
  'S1-EC2': 'Von der Leine',
  'S1-EC2.text':
    'Ein Pfiff, zu hoch, um ihn zu hören. Wählt einen Charakter: An dem grünen Brutpunkt, der ihm am nächsten ist, erscheint ein Höllenhund.',
  'S1-EC2.text.calm':
    'Jemand pfeift. Wählt einen Charakter: An dem grünen Brutpunkt, der ihm am nächsten ist, erscheint ein Großer Hund.',
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
  'objective.together.calm': 'Bringt alle Charaktere an den Treppenabsatz.',

  // S2: The Boy in the Wall
  'S2-A': 'Im Souterrain',
  'S2-A.text':
    'Die Küche ist gescheuert, für vierzig gedeckt und leer. An fünf Stellen steht in Kreide ein Buchstabe, den nur lesen kann, wer davor niederkniet. Hinter einer dieser Stellen atmet ein Kind durch die Hand. Findet es vor den anderen.',
  'S2-A.text.calm':
    'Die Küche ist gescheuert, für vierzig gedeckt und leer. An fünf Stellen steht in Kreide ein Buchstabe, den nur lesen kann, wer niederkniet. Hinter einer dieser Stellen versteckt sich ein Junge und kichert. Findet ihn.',
  'S2-B': 'Linus',
  'S2-B.text':
    'Er ist neun und lebt seit zwei Wintern in der Wand. Linus kennt die drei Schlüssel zum Dachboden: Speisekammer, Apotheke, Trophäenzimmer. Er singt, wenn er Angst hat. Jetzt hat er Angst.',
  'S2-B.text.calm':
    'Er ist neun und kann sich gut verstecken. Linus kennt die drei Schlüssel zum Dachboden: Speisekammer, Apotheke, Trophäenzimmer. Er singt auch, und zwar ziemlich laut.',
  'S2-B.1':
    'Nehmt ihn mit: Wählt einen Charakter und eine Farbe; an dem Brutpunkt dieser Farbe, der dem Charakter am nächsten ist, erscheint ein Monster.',
  'S2-B.2': 'Mauert ihn leise wieder ein: Jeder Charakter heilt 1.',
  'S2-B.2.calm': 'Lasst ihn weiterspielen: Jeder Charakter heilt 1.',
  'S2-C': 'Drei Schlüssel',
  'S2-C.text':
    'Sie passen nacheinander in ein einziges Schloss. Über dem Podest liegt der Dachboden und in seinem Fenster die Lampe, die den Fuhrmann an den Vorbau ruft. Dort oben wurde etwas zu Bett gebracht. Es schläft nicht.',
  'S2-C.text.calm':
    'Sie passen nacheinander in ein einziges Schloss. Über dem Podest liegt der Dachboden und in seinem Fenster die Lampe, die den Fuhrmann an den Vorbau ruft.',
  'S2-D': 'Zweimal kurz, einmal lang',
  'S2-D.text':
    'Weit unten an der Auffahrt antwortet eine Laterne. Das Haus auch: Jede Tür schwingt auf, um euch gehen zu sehen. Bringt alle zum Vorbau.',
  'S2-E': 'Das Haus dreht sich um',
  'S2-E.calm': 'Frühschicht',
  'S2-E.text':
    'Um zehn nach drei dreht sich alles, was schlief, auf die andere Seite. Türen fallen zu wie Lider. In der Küche legt ein Pfleger in sauberer Schürze Riemen bereit, nach Länge geordnet.',
  'S2-E.text.calm':
    'Um zehn nach drei stehen die Ersten auf. Türen gehen auf und zu, und in der Küche deckt ein Pfleger in sauberer Schürze den Tisch.',
  'S2-F': 'Der Fuhrmann',
  'S2-F.text':
    'Er hat kein Pferd und kein nennenswertes Gesicht, aber er fährt euch um das Haus in den Hof, und dort hält er. Das Tor dahinter liegt in Ketten. Aus der Kapelle kommt Gesang. Näher geht er nicht.',
  'S2-F.text.calm':
    'Er sagt nicht viel, aber er fährt euch um das Haus in den Hof, und dort hält er. Das Tor dahinter ist zu. Aus der Kapelle kommt Gesang.',
  'S2-EC1': 'Küchenreste',
  'S2-EC1.text':
    'Man hat ihnen die Reste versprochen. Wählt einen Charakter: An dem grünen Brutpunkt, der ihm am nächsten ist, erscheint ein Höllenhund.',
  'S2-EC1.text.calm':
    'Man hat ihnen die Reste versprochen. Wählt einen Charakter: An dem grünen Brutpunkt, der ihm am nächsten ist, erscheint ein Großer Hund.',
  'S2-EC2': 'Zugluft',
  'S2-EC2.text': 'Jemand hat ein Fenster geöffnet, in einem Stock ohne Fenster. Alle Türen werden geschlossen.',
  'S2-EC3': 'Schritte in der Wand',
  'S2-EC3.calm': 'Schritte im Obergeschoss',
  'S2-EC3.text': 'Nicht die des Jungen. Zieht eine Szenariokarte.',
  'S2-EC3.text.calm': 'Jemand ist früh auf. Zieht eine Szenariokarte.',
  'S2-EC4': 'Zu spät zur Visite',
  'S2-EC4.text':
    'Auf jedem Stock quietschen Sohlen. Bei ihrer nächsten Bewegung können alle Monster 1 Feld weiter gehen.',
  'S2-EC5': 'Die hängenden Pfannen',
  'S2-EC5.text':
    'Sie beginnen zu schwingen. Ein Charakter eurer Wahl macht eine Probe auf Geschick (1): Gelingt sie, erhält er 2 Gerümpel, sonst erleidet er 1 Wunde.',
  'S2-EC6': 'Die Schublade des Verwalters',
  'S2-EC6.text':
    'Unter den Speiseplänen liegt, was man den Patienten nahm. Ein Charakter eurer Wahl zieht 1 Ausrüstung.',
  'S2-EC7': 'Suppe',
  'S2-EC7.text': 'Sie ist heiß, und es ist nur Suppe. Jeder Charakter heilt 1.',
  'S2-EC8': 'Der Gong',
  'S2-EC8.text':
    'Einmal, zum ersten Gang. Wählt einen Charakter: An dem gelben Brutpunkt, der ihm am nächsten ist, erscheint ein gezogenes Monster.',
  'S2-EC9': 'Braunglas',
  'S2-EC9.text': 'Auf dem Etikett steht: nachts. Ein Charakter eurer Wahl erhält 1 braune Medizin.',
  'S2-EC10': 'Deine Akte',
  'S2-EC10.calm': 'Ein langer Brief',
  'S2-EC10.text':
    'Sie endet mit dem heutigen Datum. Jeder Charakter macht eine Probe auf Weisheit (1) und verliert 1 Wahnsinn, wenn sie scheitert.',
  'S2-EC10.text.calm':
    'Er ist schwer zu lesen. Jeder Charakter macht eine Probe auf Weisheit (1) und verliert 1 Wahnsinn, wenn sie scheitert.',
  'S2-EC11': 'Eine stehende Uhr',
  'S2-EC11.text': 'Solange ihr das Pendel haltet. Der Jagdmeister geht 1 Feld zurück.',
  'S2-EC12': 'Ausbesserungen',
  'S2-EC12.text': 'Ein Werkzeugkasten, noch verschnürt. Ein Charakter eurer Wahl erhält 3 Gerümpel.',
  'S2-EC13': 'Ein Lied hinter dem Herd',
  'S2-EC13.text':
    'Ist der Junge bei euch, summt er die Monster an euch vorbei: Die nächsten 2 Brutkarten entfallen. Ist er nicht bei euch, dann wählt einen Charakter: An dem roten Brutpunkt, der ihm am nächsten ist, erscheint ein gezogenes Monster.',
  'act.turn-up': 'Niederknien und den Buchstaben lesen',
  'act.read-ledger': 'Das Buch der Abgereisten lesen',
  'act.read-ledger.calm': 'Das Gästebuch lesen',
  'act.key-pantry': 'Den Schlüssel der Speisekammer nehmen',
  'act.key-dispensary': 'Den Schlüssel der Apotheke nehmen',
  'act.key-office': 'Den Schlüssel aus dem Hirschmaul nehmen',
  'act.take-psalm': 'Den Psalm vom Harmonium nehmen',
  'act.light-signal': 'Das Signal entzünden: Probe auf Fantasie (1), bei Misserfolg 1 Wunde',
  'objective.find-boy': 'Deckt die Buchstaben auf und findet den Jungen.',
  'objective.three-keys': 'Nehmt drei Schlüssel: Speisekammer, Apotheke, Trophäenzimmer.',
  'objective.signal': 'Entzündet das Signal im Fenster des Dachbodens.',
  'objective.porch': 'Bringt alle lebenden Charaktere zum Vorbau.',
  'objective.porch.calm': 'Bringt alle Charaktere zum Vorbau.',
  'token.key-pantry': 'Schlüssel der Speisekammer',
  'token.key-dispensary': 'Schlüssel der Apotheke',
  'token.key-office': 'Schlüssel des Trophäenzimmers',
  'riddle.A': 'Der Junge',
  'riddle.B': 'Zähne: Ein Höllenhund erscheint, an einem Brutpunkt in einer Farbe deiner Wahl.',
  'riddle.B.calm': 'Ein Schwanz, der wedelt: Ein Großer Hund erscheint, an einem Brutpunkt in einer Farbe deiner Wahl.',
  'riddle.C': 'Ein Arzneikasten: Du erhältst 2 Medizin.',
  'riddle.D': 'Jemandes Versteck: Du ziehst 1 Waffe.',
  'riddle.E':
    'Eine Schwester, die wartet: Sie erscheint an einem Brutpunkt in einer Farbe deiner Wahl, und du erhältst 2 Gerümpel.',

  // S3: Vespers
  'S3-A': 'Schnee',
  'S3-A.text':
    'Die Fenster der Kapelle sind dunkel, und das Lied kommt trotzdem hindurch. Linus hat es gesagt: Die Sängerin hört nur auf, wenn Licht auf sie fällt. Die Ewigen Lichter sind trocken. Das Öllager liegt hinter den Kesseln.',
  'S3-B': 'Die Vorhalle ist offen',
  'S3-B.text':
    'Ihr tragt die Kanne unter dem Mantel. Die Kapellentür gibt nach, als hätte jemand von innen daran gelehnt. Drei Lampen hängen tot in Chor und Seitenschiffen. In den Bänken Reihe um Reihe nasses Haar, alles nach vorn gewandt.',
  'S3-B.text.calm':
    'Ihr tragt die Kanne unter dem Mantel. Die Kapellentür geht leicht auf. Drei Lampen in Chor und Seitenschiffen sind aus. Die Bänke sind voll, und alle hat der Regen erwischt.',
  'S3-C': 'Die Gemeinde erhebt sich',
  'S3-C.text':
    'Licht läuft die Pfeiler hinauf, und die Bänke erheben sich wie ein Mann. Man hat sie hier einmal zu oft getauft. Bettet vier von ihnen zur Ruhe (alle aus dieser Nacht zählen mit) oder haltet aus, bis der Jagdmeister auf Feld 9 steht.',
  'S3-C.text.calm':
    'Licht läuft die Pfeiler hinauf, und die Bänke erheben sich. Schickt vier von ihnen nach Hause (alle aus dieser Nacht zählen mit) oder haltet aus, bis der Jagdmeister auf Feld 9 steht.',
  'S3-D': 'Schwester Perpetua',
  'S3-D.text':
    'Sie wendet sich vom Altar ab, ohne die Knie zu heben. Ein Kirchenschiff, das ihr gehalten habt, ein Psalm vom Dachboden, die klare Stimme eines Jungen: Jedes nimmt ihr etwas. Sie fragt, ganz sanft, was ihr getan habt.',
  'S3-D.text.calm':
    'Sie wendet sich vom Altar ab. Ein Kirchenschiff, das ihr gehalten habt, ein Psalm vom Dachboden, die klare Stimme eines Jungen: Jedes stimmt sie milder. Sie fragt, ganz sanft, was ihr getan habt.',
  'S3-D.1': 'Beichtet: Jeder Charakter verliert allen Wahnsinn, und sie erleidet 4 Wunden.',
  'S3-D.2': 'Schweigt: Bis zur nächsten Jagdphase hat jeder Angriff der Charaktere 1 automatischen Erfolg.',
  'S3-E': 'Amen',
  'S3-E.text':
    'Das Lied bricht mitten in einem Wort ab. Unter dem Altartuch führt eine Treppe in die Krypta. Daneben liegen die Silbertruhe und das Buch, in dem jeder Name als Seele geführt wird. Eines davon könnt ihr tragen.',
  'S3-E.text.calm':
    'Das Lied ist zu Ende. Unter dem Altartuch führt eine Treppe hinab. Daneben liegen die Silbertruhe und das Buch der Namen. Eines davon könnt ihr tragen.',
  'S3-E.1': 'Das Silber: Man kann Schrot daraus gießen.',
  'S3-E.1.calm': 'Das Silber: Es klingt gut.',
  'S3-E.2': 'Das Buch: Man kann die Namen laut vorlesen.',
  'S3-EC1': 'Nordwind',
  'S3-EC1.text':
    'Er war vorher in allen anderen Häusern. Jeder Charakter macht eine Probe auf Stärke (1) und bekommt Frost, wenn sie scheitert.',
  'S3-EC2': 'Zu spät zur Kirche',
  'S3-EC2.text':
    'Er hinterlässt keine Spuren, nur Pfützen. Wählt einen Charakter: An dem blauen Brutpunkt, der ihm am nächsten ist, erscheint ein Ertrunkener.',
  'S3-EC2.text.calm':
    'Er hat seinen Schirm vergessen. Wählt einen Charakter: An dem blauen Brutpunkt, der ihm am nächsten ist, erscheint ein Nasser Gast.',
  'S3-EC3': 'Der Klingelbeutel',
  'S3-EC3.text': 'Er geht von Hand zu Hand bis zu euch. Zieht eine Szenariokarte.',
  'S3-EC4': 'Zweite Strophe',
  'S3-EC4.text': 'Es ist die vom Schwert. In dieser Runde haben alle Angriffe der Monster 1 grünen Würfel mehr.',
  'S3-EC4.text.calm': 'Es ist die laute. In dieser Runde haben alle Angriffe der Monster 1 grünen Würfel mehr.',
  'S3-EC5': 'Eine trockene Decke',
  'S3-EC5.text': 'Sie riecht nach Pferd und nach anderswo. Ein Charakter eurer Wahl heilt 2.',
  'S3-EC6': 'Messwein',
  'S3-EC6.text': 'Jemand hat ihn verbessert. Ein Charakter eurer Wahl erhält 2 Medizin.',
  'S3-EC7': 'Der Stab des Küsters',
  'S3-EC7.text': 'Und was er daneben verwahrte. Ein Charakter eurer Wahl zieht 1 Waffe.',
  'S3-EC8': 'Ein Vorleser',
  'S3-EC8.text':
    'Er hat die Zeile verloren und findet sie in deinem Gesicht. Wählt einen Charakter: An dem roten Brutpunkt, der ihm am nächsten ist, erscheint ein Kultist.',
  'S3-EC8.text.calm':
    'Er hat die Zeile verloren. Wählt einen Charakter: An dem roten Brutpunkt, der ihm am nächsten ist, erscheint ein Vereinsbruder.',
  'S3-EC9': 'Mitsingen',
  'S3-EC9.text': 'Du wusstest nicht, dass du den Text kennst. Jeder Charakter erhält 1 Wahnsinn.',
  'S3-EC10': 'Schnee über Spuren',
  'S3-EC10.text': 'Für eine kleine Weile war niemand hier. Der Jagdmeister geht 1 Feld zurück.',
  'S3-EC11': 'Der Opferstock',
  'S3-EC11.text':
    'Es steckt schon eine Hand darin. Ein Charakter eurer Wahl macht eine Probe auf Fantasie (2): Gelingt sie, zieht er 1 Ausrüstung, sonst erleidet er 1 Wunde.',
  'S3-EC11.text.calm':
    'Der Schlitz ist eng. Ein Charakter eurer Wahl macht eine Probe auf Fantasie (2): Gelingt sie, zieht er 1 Ausrüstung, sonst erleidet er 1 Wunde.',
  'S3-EC12': 'Kerzenstummel',
  'S3-EC12.text': 'Und Draht, und Blei, und Wachs. Jeder Charakter erhält 1 Gerümpel.',
  'S3-EC13': 'Ein Eintrag im Buch',
  'S3-EC13.calm': 'Ein Eintrag im Gästebuch',
  'S3-EC13.text':
    'Habt ihr das Buch der Abgereisten gelesen, so kennt ihr diesen Namen: Ein Charakter erhält 1 rote Medizin. Kennt ihr ihn nicht, dann wählt einen Charakter: Bei ihm erscheint ein gezogenes Monster.',
  'S3-EC13.text.calm':
    'Habt ihr das Gästebuch gelesen, so kennt ihr diesen Namen: Ein Charakter erhält 1 rote Medizin. Kennt ihr ihn nicht, dann wählt einen Charakter: Bei ihm erscheint ein gezogenes Monster.',
  'act.draw-oil': 'Das Öl zapfen: Probe auf Stärke (1), bei Misserfolg fängst du Feuer',
  'act.stoke-boiler': 'Die Klappe öffnen und sich wärmen',
  'act.lamp-epistle': 'Die Südlampe entzünden',
  'act.lamp-gospel': 'Die Nordlampe entzünden',
  'act.lamp-choir': 'Die Chorlampe entzünden',
  'objective.oil': 'Zapft Öl im Öllager hinter den Kesseln.',
  'objective.lamps': 'Entzündet die drei Lampen: Nordschiff, Südschiff, Chor.',
  'objective.hold': 'Besiegt insgesamt 4 Ertrunkene, oder haltet aus, bis der Jagdmeister auf Feld 9 steht.',
  'objective.hold.calm': 'Besiegt insgesamt 4 Nasse Gäste, oder haltet aus, bis der Jagdmeister auf Feld 9 steht.',
  'objective.perpetua': 'Besiegt Schwester Perpetua.',
  'token.oil': 'Öl',
  'token.lamp-epistle': 'Südlampe',
  'token.lamp-gospel': 'Nordlampe',
  'token.lamp-choir': 'Chorlampe',

  // S4: Open Season
  'S4-A': 'Unter den Bänken',
  'S4-A.text':
    'Die Krypta endet unter dem Operationssaal. Durch das Glas seht ihr ihn das Tor passieren: ohne Eile, ohne Hut, ein Horn am Gürtel. Horn, Hunde und Tor sind seine Jagd. Nehmt ihm zwei davon, ehe er mitten unter euch steht.',
  'S4-A.text.calm':
    'Die Treppe endet unter dem Hörsaal. Durch das Glas seht ihr ihn das Tor passieren: ohne Eile, ohne Hut, ein Horn am Gürtel. Horn, Hunde und Tor sind sein Spiel. Nehmt ihm zwei davon, ehe er mitten unter euch steht.',
  'S4-B': 'Gleiche Chancen',
  'S4-B.text':
    'Er bleibt im Schnee stehen und lacht, einmal, wie jemand, der ein Geschenk bekommt. Von hier an kehrt niemand zurück. Den Ort dürft ihr wählen, die Nacht nicht.',
  'S4-B.text.calm':
    'Er bleibt im Schnee stehen und lacht, einmal, wie jemand, der ein Geschenk bekommt. Wer von hier an aussetzen muss, scheidet endgültig aus. Den Ort dürft ihr wählen, die Nacht nicht.',
  'S4-B.1': 'Kämpft: DER TOD IST ENDGÜLTIG, und der Endkampf beginnt.',
  'S4-B.1.calm': 'Bleibt: Wer aussetzen muss, scheidet endgültig aus, und der Endkampf beginnt.',
  'S4-B.2': 'Flieht: DER TOD IST ENDGÜLTIG; bringt alle, die leben, zum äußeren Tor, vorbei an dem, der es hütet.',
  'S4-B.2.calm':
    'Lauft: Wer aussetzen muss, scheidet endgültig aus; bringt alle anderen zum äußeren Tor, vorbei an dem, der es hütet.',
  'S4-C': 'Kämpft',
  'S4-C.text':
    'Ihr löscht die Lampen selbst. Silberschrot beißt ihn, ein zerbrochenes Horn beschämt ihn, freie Hunde wissen noch, wer sie schlug, und eine gespannte Winde hält seine Treiber draußen. Er kommt lächelnd herein. Sonst lächelt niemand.',
  'S4-C.text.calm':
    'Ihr löscht die Lampen selbst. Silber verwirrt ihn, ein zerbrochenes Horn beschämt ihn, freie Hunde laufen davon, und eine gespannte Winde hält seine Freunde draußen. Er kommt lächelnd herein.',
  'S4-D': 'Flieht',
  'S4-D.text':
    'Es gibt zwei Wege: die Vordertreppe, und zurück durch die alten Zellen zum Schlittenschuppen. Am Tor steht Paps mit offenen Armen und will alle daheim haben. Was ihr verdorben habt, hat ihn verunsichert; eine gespannte Winde übertönt eure Schritte.',
  'S4-D.text.calm':
    'Es gibt zwei Wege: die Vordertreppe, und zurück durch die alten Zellen zum Schlittenschuppen. Am Tor steht Paps und will, dass alle zum Abendbrot bleiben. Was ihr verdorben habt, hat ihn verunsichert; eine gespannte Winde übertönt eure Schritte.',
  'S4-E': 'Über den Hügel',
  'S4-E.text':
    'Niemand schießt. Auf der Kuppe seht ihr zurück, und jedes Fenster von Harrowmere ist hell, und in jedem steht jemand und winkt. Das Horn beginnt von neuem, leise, für andere. Ihr seid entkommen. Nur entkommen.',
  'S4-E.text.calm':
    'Auf der Kuppe seht ihr zurück, und jedes Fenster von Harrowmere ist hell, und in jedem steht jemand und winkt. Ihr seid entkommen.',
  'S4-F': 'Die Jagdzeit ist vorbei',
  'S4-F.text':
    'Er setzt sich auf die große Treppe wie ein Gast, den man warten ließ, und ist ein Mantel und etwas Laub. In den Zwingern legen sich die Hunde hin. Linus öffnet die Läden. Es ist schon eine ganze Weile Morgen.',
  'S4-F.text.calm':
    'Er setzt sich auf die große Treppe wie ein Gast, den man warten ließ, und schläft ein. In den Zwingern legen sich die Hunde hin. Linus öffnet die Läden. Es ist schon eine ganze Weile Morgen.',
  'S4-EC1': 'Halali',
  'S4-EC1.text':
    'Jemand hat eure Spuren gesehen und freut sich. Wählt einen Charakter und zieht eine Brutkarte: An dem Brutpunkt dieser Farbe, der dem Charakter am nächsten ist, erscheint ein Höllenhund.',
  'S4-EC1.text.calm':
    'Jemand hat eure Spuren gesehen und freut sich. Wählt einen Charakter und zieht eine Brutkarte: An dem Brutpunkt dieser Farbe, der dem Charakter am nächsten ist, erscheint ein Großer Hund.',
  'S4-EC2': 'Volles Geläut',
  'S4-EC2.text': 'Alle auf einmal. Bei ihrer nächsten Bewegung können alle Monster 1 Feld weiter gehen.',
  'S4-EC3': 'Unter dem Schnee',
  'S4-EC3.text': 'Vor euch sind andere hier gelaufen. Zieht eine Szenariokarte.',
  'S4-EC3.text.calm': 'Schneeglöckchen. Zieht eine Szenariokarte.',
  'S4-EC4': 'Glasdach',
  'S4-EC4.text':
    'Er hat nach oben geschossen, des Klanges wegen. Jeder Charakter macht eine Probe auf Geschick (1) und erleidet 1 Wunde, wenn sie scheitert.',
  'S4-EC4.text.calm':
    'Das Eis kommt herunter. Jeder Charakter macht eine Probe auf Geschick (1) und erleidet 1 Wunde, wenn sie scheitert.',
  'S4-EC5': 'Die Zwingertür',
  'S4-EC5.text':
    'Sind die Hunde frei, fallen sie übereinander her: Jeder Höllenhund erleidet 1 Wunde. Sind sie nicht frei, dann wählt einen Charakter: An dem grünen Brutpunkt, der ihm am nächsten ist, erscheint ein Höllenhund.',
  'S4-EC5.text.calm':
    'Sind die Hunde frei, toben sie: Jeder Große Hund erleidet 1 Wunde. Sind sie nicht frei, dann wählt einen Charakter: An dem grünen Brutpunkt, der ihm am nächsten ist, erscheint ein Großer Hund.',
  'S4-EC6': 'Falsche Fährte',
  'S4-EC6.text': 'Deine alten Pantoffeln, weit geworfen. Der Jagdmeister geht 1 Feld zurück.',
  'S4-EC7': 'Ein Treiberstock',
  'S4-EC7.text': 'Er braucht ihn nicht mehr. Ein Charakter eurer Wahl zieht 1 Waffe.',
  'S4-EC7.text.calm': 'Er hat ihn verlegt. Ein Charakter eurer Wahl zieht 1 Waffe.',
  'S4-EC8': 'Flaute',
  'S4-EC8.text': 'Er ist stehen geblieben, um sich eine Pfeife anzuzünden. Jeder Charakter heilt 1.',
  'S4-EC9': 'Die zweite Reihe',
  'S4-EC9.text':
    'Es sind immer mehr, als man gezählt hat. Wählt einen Charakter: An dem roten Brutpunkt, der ihm am nächsten ist, erscheint ein gezogenes Monster.',
  'S4-EC10': 'Ein Flachmann',
  'S4-EC10.text': 'Graviert: einem fairen Verlierer. Ein Charakter eurer Wahl erhält 2 Medizin.',
  'S4-EC11': 'Klare Nacht',
  'S4-EC11.text':
    'Einen Augenblick lang hörst du dich selbst denken und sonst niemanden. Jeder Charakter entfernt 1 Abklingmarker von einer seiner Störungskarten.',
  'S4-EC12': 'Die Garderobenmarke',
  'S4-EC12.text': 'Sie ist für deinen eigenen Mantel. Ein Charakter eurer Wahl zieht 1 Ausrüstung.',
  'S4-EC13': 'Fleisch',
  'S4-EC13.calm': 'Hundekuchen',
  'S4-EC13.text': 'Über die Mauer, und nicht eures. Jeder Höllenhund auf dem Spielplan ist betäubt.',
  'S4-EC13.text.calm': 'Über die Mauer, und reichlich. Jeder Große Hund auf dem Spielplan ist betäubt.',
  'S4-EC14': 'Trophäen',
  'S4-EC14.text': 'Geweih, Messing und Draht, von der Wand. Jeder Charakter erhält 1 Gerümpel.',
  'act.break-horn': 'Sein zweites Horn zerbrechen: Probe auf Geschick (2), bei Misserfolg 1 Wunde',
  'act.wind-gate': 'Die Torwinde spannen: Probe auf Stärke (2), bei Misserfolg 1 Wunde',
  'act.loose-dogs': 'Den Hunden zureden und sie freilassen: Probe auf Weisheit (2), bei Misserfolg 1 Wunde',
  'act.open-safe': 'Den Tresor des Direktors mit dem Datum aus dem Buch öffnen: 1 Waffe und 1 Medizin',
  'objective.spoil': 'Tut zwei von dreien: das Horn zerbrechen, die Winde spannen, die Hunde freilassen.',
  'objective.stand': 'Besiegt den Jagdmeister.',
  'objective.gate': 'Bringt alle lebenden Charaktere zum äußeren Tor.',
  'objective.gate.calm': 'Bringt alle Charaktere, die noch da sind, zum äußeren Tor.',
  'token.break-horn': 'Das zweite Horn',
  'token.wind-gate': 'Die Torwinde',
  'token.loose-dogs': 'Der Zwingerriegel',

  // DN1: Bed Nine
  'DN1-A': 'Ein Kissen zu viel',
  'DN1-A.text':
    'Station neun hat acht Betten, und jeden Morgen werden neun gemacht. Drei von denen, die sie machten, sind noch da: unter dem Brunnen, auf der Weststiege, in einem Koffer. Zwei Zeugen genügen jedem Gericht.',
  'DN1-B': 'Der Name',
  'DN1-B.text':
    'Beide sagen denselben Namen, und es ist der eines Kindes. Auf dem Operationstisch setzt sich etwas in einem Papierhemd auf, um ihn noch einmal zu hören. Es wartet darauf, so gerufen zu werden, und hat die Schuhe schon an.',
  'DN1-B.text.calm':
    'Beide sagen denselben Namen. Am Tisch setzt sich jemand Kleines im Schlafanzug auf, um ihn noch einmal zu hören, schon in Schuhen, bereit für den Heimweg.',
  'DN1-B.1': 'Habt Mitleid: Jeder Charakter heilt 1.',
  'DN1-B.2': 'Habt Angst: Wählt einen Charakter; bei ihm erscheint ein gezogenes Monster.',
  'DN1.done': 'Es legt sich wieder hin und zieht sich selbst das Laken über das Gesicht. Es waren immer acht Betten.',
  'DN1.done.calm': 'Jemand Kleines geht heim und winkt. Es waren immer acht Betten.',
  'DN1-EC1': 'Appell im Dunkeln',
  'DN1-EC1.text':
    'Du hörst dich zweimal antworten. Jeder Charakter macht eine Probe auf Weisheit (1) und verliert 1 Wahnsinn, wenn sie scheitert.',
  'DN1-EC2': 'Nachtwache',
  'DN1-EC2.text':
    'Sie will nur zählen. Wählt einen Charakter und zieht eine Brutkarte: An dem Brutpunkt dieser Farbe, der dem Charakter am nächsten ist, erscheint eine Nachtschwester.',
  'DN1-EC3': 'Frische Laken',
  'DN1-EC3.text':
    'Hattet ihr Mitleid mit Bett Neun, heilt jeder Charakter 1. Sonst verteidigen sich alle Monster in dieser Runde mit 1 blauen Würfel mehr.',
  'act.remember-1': 'Aufheben, was hier jemand verloren hat',
  'act.remember-2': 'Das Päckchen aus Wachstuch öffnen',
  'act.remember-3': 'Unter die Bank sehen',
  'act.hear-well': 'Den unter dem Brunnen fragen',
  'act.hear-bench': 'Den auf der Weststiege fragen',
  'act.hear-trunk': 'Den im Koffer fragen',
  'act.say-name': 'Den Namen sagen: Probe auf Weisheit (1), bei Misserfolg 1 Wahnsinn und 1 Wunde',
  'objective.witnesses': 'Hört zwei von drei Zeugen: Brunnen, Weststiege, Koffer.',
  'objective.say-name': 'Sagt den Namen am Operationstisch.',
  'objective.say-name.calm': 'Sagt den Namen am Tisch.',
  'token.memory-1': 'Erinnerung',
  'token.memory-2': 'Erinnerung',
  'token.memory-3': 'Erinnerung',
  'token.hear-well': 'Ein Zeuge',
  'token.hear-bench': 'Ein Zeuge',
  'token.hear-trunk': 'Ein Zeuge',

  // DN2: Feed the Fire
  'DN2-A': 'Die Nadel fällt',
  'DN2-A.text':
    'Bei neun Grad beginnen die Rohre zu klopfen, und unten klopft etwas zurück. Bringt, was brennt: Stühle aus dem Waschraum, den Schlitten, eine Wiege; oder die Akten bei den Kesseln, wenn ihr ertragt, wessen sie sind.',
  'DN2-A.text.calm':
    'Bei neun Grad beginnen die Rohre zu klopfen. Bringt, was brennt: Stühle aus dem Waschraum, den Schlitten, eine alte Kiste; oder das Altpapier bei den Kesseln.',
  'DN2-B': 'Sie kommen der Wärme wegen',
  'DN2-B.text':
    'Die Feuertür fasst drei Ladungen. Bei der ersten heben sich die Gullydeckel, und die zu lange Gebadeten klettern heraus, um näher am Feuer zu sitzen. Sie wissen nicht, dass sie im Weg sind.',
  'DN2-B.text.calm':
    'Die Feuertür fasst drei Ladungen. Bei der ersten kommen die Gäste aus den Bädern herauf, um näher am Feuer zu sitzen. Sie wissen nicht, dass sie im Weg sind.',
  'DN2.done':
    'Die Nadel steigt, das Klopfen wird langsamer, und unter dem Boden dreht sich etwas um und schläft weiter.',
  'DN2.done.calm': 'Die Nadel steigt, das Klopfen wird langsamer, und es ist wieder warm.',
  'DN2-EC1': 'Eisblumen',
  'DN2-EC1.text':
    'Sie haben Stängel, und die Stängel haben Knöchel. Jeder Charakter macht eine Probe auf Stärke (1) und bekommt Frost, wenn sie scheitert.',
  'DN2-EC1.text.calm':
    'Sie sind hübsch. Jeder Charakter macht eine Probe auf Stärke (1) und bekommt Frost, wenn sie scheitert.',
  'DN2-EC2': 'Koks und Schlacke',
  'DN2-EC2.text': 'Und ein paar Zähne. Ein Charakter eurer Wahl erhält 2 Gerümpel.',
  'DN2-EC2.text.calm': 'Und ein paar gute Nägel. Ein Charakter eurer Wahl erhält 2 Gerümpel.',
  'DN2-EC3': 'Badetag',
  'DN2-EC3.text':
    'Irgendwo laufen alle Hähne. Wählt einen Charakter und zieht eine Brutkarte: An dem Brutpunkt dieser Farbe, der dem Charakter am nächsten ist, erscheint ein Ertrunkener.',
  'DN2-EC3.text.calm':
    'Irgendwo laufen alle Hähne. Wählt einen Charakter und zieht eine Brutkarte: An dem Brutpunkt dieser Farbe, der dem Charakter am nächsten ist, erscheint ein Nasser Gast.',
  'act.remember-4': 'Den Schnee vom Stein wischen',
  'act.remember-5': 'Hinter den Schornstein sehen',
  'act.remember-6': 'Das Foto von der Pumpe nehmen',
  'act.fuel-chairs': 'Die Stühle zerschlagen',
  'act.fuel-sledge': 'Den Schlitten zerschlagen',
  'act.fuel-cradle': 'Die Wiege zerschlagen',
  'act.fuel-cradle.calm': 'Die Kiste zerschlagen',
  'act.burn-files': 'Die Akten zum Verbrennen nehmen',
  'act.burn-files.calm': 'Das Altpapier zum Verbrennen nehmen',
  'act.stoke': 'Nachlegen: 1 Gerümpel zahlen oder eine Probe auf Stärke (1), bei Misserfolg fängst du Feuer',
  'objective.fuel': 'Sammelt drei Ladungen Brennstoff.',
  'objective.stoke': 'Legt an der Feuertür dreimal nach.',
  'token.memory-4': 'Erinnerung',
  'token.memory-5': 'Erinnerung',
  'token.memory-6': 'Erinnerung',
  'token.fuel-chairs': 'Stühle',
  'token.fuel-sledge': 'Der Schlitten',
  'token.fuel-cradle': 'Eine Wiege',
  'token.fuel-cradle.calm': 'Eine Kiste',

  // DN3: Matinée
  'DN3-A': 'Ausverkauft',
  'DN3-A.text':
    'Auf dem Zettel an der Tür steht: heute, auf vielfachen Wunsch, die Entnahme. Auf allen Plätzen sitzen Mäntel. In der Arena liegen die Instrumente der Größe nach. Der Äther steht oben bei den Arzneikisten, falls ihn jemand verderben möchte.',
  'DN3-A.text.calm':
    'Auf dem Zettel an der Tür steht: heute, auf vielfachen Wunsch, der Vortrag. Auf allen Plätzen liegen Mäntel. Das Duftwasser steht oben bei den Arzneikisten, falls es jemand verdünnen möchte.',
  'DN3-B': 'Der Freiwillige',
  'DN3-B.text':
    'Als ihr ins Licht tretet, klatschen die Mäntel. Er verbeugt sich vor ihnen und wendet euch ein Gesicht zu, an dem er offenbar geübt hat. Ein Stuhl, ein Riemen, und die Uhr über der Tür beginnt zu ticken.',
  'DN3-B.text.calm':
    'Als ihr ins Licht tretet, klatscht jemand. Er verbeugt sich und blättert in seinen Notizen. Da steht ein Stuhl, und die Uhr über der Tür beginnt zu ticken.',
  'DN3-C': 'Zugabe',
  'DN3-C.text':
    'Er zerfällt entlang der gestrichelten Linien. Das Publikum steht, lauter Münder, und ihre Mutter kommt herab, um zu sehen, wer sich die Blumen verdient hat.',
  'DN3-C.text.calm':
    'Er hat seinen Text vergessen und geht. Das Publikum steht, und die Leiterin des Chors kommt herab, um zu sehen, wer sich die Blumen verdient hat.',
  'DN3-C.1': 'Verbeugt euch: Jeder Charakter verliert 1 Wahnsinn, und sie erleidet 2 Wunden.',
  'DN3-C.2':
    'Verweigert euch: Bis zur nächsten Jagdphase hat jeder Angriff der Charaktere 1 automatischen Erfolg, und eine Nachtschwester erscheint.',
  'DN3.done':
    'Einer nach dem anderen sind die Mäntel nur noch Mäntel. Auf der Brüstung hat jemand eine Rose liegen lassen.',
  'DN3-EC1': 'Schleifen',
  'DN3-EC1.calm': 'Probe',
  'DN3-EC1.text': 'Lange Züge, keine Eile. In dieser Runde haben alle Angriffe der Monster 1 grünen Würfel mehr.',
  'DN3-EC1.text.calm':
    'Lange Tonleitern, keine Eile. In dieser Runde haben alle Angriffe der Monster 1 grünen Würfel mehr.',
  'DN3-EC2': 'Requisitenkiste',
  'DN3-EC2.text': 'Alles darin wurde einmal getragen. Ein Charakter eurer Wahl zieht 1 Ausrüstung.',
  'DN3-EC3': 'Das Saallicht geht aus',
  'DN3-EC3.text': 'Habt ihr euch verweigert, erhält jeder Charakter 1 Wahnsinn. Sonst werden alle Türen geschlossen.',
  'act.remember-7': 'Das Programmheft lesen',
  'act.remember-8': 'Den Ruß vom Spiegel wischen',
  'act.remember-9': 'Den Deckel des Harmoniums heben',
  'act.spoil-ether': 'Den Äther verwässern und 1 Medizin erhalten',
  'act.spoil-ether.calm': 'Das Duftwasser verdünnen und 1 Medizin erhalten',
  'objective.arena': 'Tretet in die Arena.',
  'objective.surgeon': 'Besiegt den Genähten Chirurgen.',
  'objective.surgeon.calm': 'Besiegt den Zerstreuten Doktor.',
  'objective.applause': 'Besiegt die Chormutter.',
  'objective.applause.calm': 'Besiegt die Chorleiterin.',
  'token.memory-7': 'Erinnerung',
  'token.memory-8': 'Erinnerung',
  'token.memory-9': 'Erinnerung',

  // DN4: White Footprints
  'DN4-A': 'Kein erster Schritt',
  'DN4-A.text':
    'Spuren eines barfüßigen Mannes, tief, als trüge er etwas. Sie beginnen bei den Wäscheleinen und gehen die Haustreppe hinauf, und in jedem Abdruck liegt etwas Fell. Folgt ihnen von der Treppe aus.',
  'DN4-A.text.calm':
    'Jemand ging barfuß im Schnee, und flott. Die Spuren beginnen bei den Wäscheleinen und gehen die Haustreppe hinauf. Folgt ihnen von der Treppe aus.',
  'DN4-B': 'Nach oben',
  'DN4-B.text':
    'Sie überqueren die Hofmauer ohne anzuhalten, laufen die Rinne entlang und enden an der Falltür des Dachbodens. Dort oben wurde etwas verstaut, ordentlich, von Leuten, die hungrig waren und sich dann schämten.',
  'DN4-B.text.calm':
    'Sie überqueren die Hofmauer ohne anzuhalten, laufen die Rinne entlang und enden an der Falltür des Dachbodens. Dort oben hat man etwas verstaut, ordentlich.',
  'DN4-C': 'Was verwahrt wurde',
  'DN4-C.text':
    'Knochen, in einer Hutschachtel, sortiert. Im Öllager fragt eine Stimme, wer heute mit Kochen dran ist. Gebt die Knochen den Gräbern an der Mauer zurück, dann muss sie nicht länger suchen. Oder seid das, was sie findet.',
  'DN4-C.text.calm':
    'Blumenzwiebeln, in einer Hutschachtel, sortiert. Im Öllager fragt jemand danach. Setzt sie in die Beete an der Mauer, dann gibt es nichts mehr zu suchen. Oder lasst euch finden.',
  'DN4-C.1': 'Füttert den Wendigo: Jeder Charakter erleidet 1 Wunde, und der Wendigo erleidet 8.',
  'DN4-C.1.calm': 'Teilt mit dem Schneehirsch: Jeder Charakter erleidet 1 Wunde, und der Schneehirsch erleidet 8.',
  'DN4-C.2': 'Versteckt euch: Bis zur nächsten Jagdphase schleicht jeder Charakter.',
  'DN4.done': 'Der Schnee über dem Grab liegt glatt, und zum ersten Mal in diesem Winter hat niemand Hunger.',
  'DN4.done.calm': 'Der Schnee über dem Beet liegt glatt, und im Frühling wachsen hier Krokusse.',
  'DN4-EC1': 'Weißer Atem',
  'DN4-EC1.text': 'Es ist eine Wolke mehr da als Münder. Jeder Charakter bekommt Frost.',
  'DN4-EC2': 'Etwas an der Kette',
  'DN4-EC2.text':
    'Und jetzt nur noch die Kette. Wählt einen Charakter und zieht eine Brutkarte: An dem Brutpunkt dieser Farbe, der dem Charakter am nächsten ist, erscheint ein Höllenhund.',
  'DN4-EC2.text.calm':
    'Sie hat sich gelöst. Wählt einen Charakter und zieht eine Brutkarte: An dem Brutpunkt dieser Farbe, der dem Charakter am nächsten ist, erscheint ein Großer Hund.',
  'DN4-EC3': 'Abendbrot',
  'DN4-EC3.text':
    'Habt ihr den Wendigo gefüttert, heilt ein Charakter eurer Wahl 2. Sonst können alle Monster bei ihrer nächsten Bewegung 1 Feld weiter gehen.',
  'DN4-EC3.text.calm':
    'Habt ihr geteilt, heilt ein Charakter eurer Wahl 2. Sonst können alle Monster bei ihrer nächsten Bewegung 1 Feld weiter gehen.',
  'act.remember-10': 'Graben, wo die Hunde gruben',
  'act.remember-11': 'Den Mantel durchsuchen',
  'act.remember-12': 'Die Matratze anheben',
  'act.follow': 'Den Fußspuren folgen',
  'act.take-bones': 'Die Hutschachtel nehmen',
  'act.give-back': 'Die Knochen begraben, wo sie hingehören',
  'act.give-back.calm': 'Die Zwiebeln einsetzen, wo sie hingehören',
  'objective.follow': 'Folgt den Fußspuren von der Haustreppe aus.',
  'objective.bones': 'Seht nach, was an der Falltür des Dachbodens liegt.',
  'objective.give-back': 'Gebt die Knochen an den Gräbern zurück, oder besiegt den Wendigo.',
  'objective.give-back.calm': 'Setzt die Blumenzwiebeln in die Beete an der Mauer, oder besiegt den Schneehirsch.',
  'token.memory-10': 'Erinnerung',
  'token.memory-11': 'Erinnerung',
  'token.memory-12': 'Erinnerung',
  'token.footprints': 'Fußspuren',
  'token.bones': 'Eine Hutschachtel',
  'token.grave': 'Ein offenes Grab',
  'token.grave.calm': 'Ein offenes Beet',

  // Lessons
  'door-name': 'Durch eine Tür',
  'door-0': 'Ein Aktionspunkt gibt dir zwei Bewegungspunkte. Öffne mit dem ersten eine Tür: Wähle die markierte.',
  'door-1': 'Der zweite bringt dich hindurch. Geh in den Waschraum.',
  'door-done': 'Du hast drei Aktionspunkte im Zug. Unbenutzte Bewegungspunkte verfallen, sobald du etwas anderes tust.',
  'blow-name': 'Kämpfen',
  'blow-0': 'Auf deinem Feld steht ein Staatspolizist. Wähle ihn, dann den Angriff mit der Glasscherbe.',
  'blow-done':
    'Vier Treffer, denn bei dieser Waffe zählt auch ein Blitz, und der blaue Würfel des Polizisten hat keinen abgewehrt. Er ist besiegt, und du erhältst 1 Wahnsinn.',
  'spend-name': 'Wahnsinn',
  'spend-0':
    'Würfel und besiegte Monster bringen dir Wahnsinn, mit dem du Fähigkeiten bezahlst. Wähle den Polizisten, dann die Zauberrolle.',
  'spend-1': 'Bevor du würfelst, darfst du Würfel dazugeben. Benutze den Tumor 2-mal: 2 Wahnsinn bringen zwei Würfel.',
  'spend-done':
    'Vier Nieten, aber drei Treffer auf den beiden gekauften Würfeln. Nun muss die Karte abklingen, bevor du sie wieder benutzt.',
  'search-name': 'Spinde',
  'search-0': 'Du stehst vor einem Spind. Durchsuche ihn; das kostet einen Aktionspunkt.',
  'search-1': 'Sterne sind Erfolge, und du hast sechs. Nimm eine Waffe und Ausrüstung, für fünf.',
  'search-done':
    'Beides gehört dir, das Gerümpel auch. Du hattest noch eine Hand frei, also hältst du die Waffe schon griffbereit.',
  'trade-name': 'Tauschen',
  'trade-0': 'Harriet ist ein Feld entfernt. Geh zu ihr.',
  'trade-1': 'Ein Tausch kostet nichts. Tausche mit Harriet.',
  'trade-2': 'Wähle, was den Besitzer wechselt. Gib das Papier.',
  'trade-3':
    'Du könntest auch um etwas bitten. Biete den Tausch an, wie er ist: Sind beide einig, verfällt dein letzter Bewegungspunkt.',
  'trade-done':
    'Mit Gerümpel wertest du auf, was du bei dir hast, und zwar für immer. Gib es jemandem, der es brauchen kann.',
  'flee-name': 'Wegkommen',
  'flee-0':
    'Ein Staatspolizist lässt dich mit Stärke 3 gehen, und Felix hat 2. Geh trotzdem in den Schlittenschuppen und nimm den Preis in Kauf.',
  'flee-done': 'Du hast eine Wunde erlitten. Zwei Monster auf deinem Feld hätten dich ganz festgehalten.',
  'bite-name': 'Monster greifen an',
  'bite-0':
    'Wenn alle am Zug waren, bewegen sich die Monster und greifen an, nach ihren eigenen Regeln. Lassen die Regeln eine Wahl, entscheidet ihr: Der Höllenhund greift Tobias an.',
  'bite-done': 'Zwei Stacheln gegen zwei blaue Würfel: ein Schild, also eine Wunde. Sterne wehren nichts ab.',
  'hunt-name': 'Die Jagd',
  'hunt-0':
    'In jeder Runde geht der Jagdmeister auf seinem Pfad einen Schritt weiter, und die Karte dort wird aufgedeckt. Beende den Zug.',
  'hunt-1':
    'Auf Feld 6 liegt die Aura: Von nun an sind alle Monster stärker, und du kannst es auch werden. Marta hat ihre Aufgabe erfüllt und besitzt 6 Wahnsinn: Werde WAHNSINNIG!',
  'hunt-done':
    'Tut, was das Szenario verlangt, bevor er seine zwölf Felder gegangen ist. Das ist das ganze Spiel: Alle gewinnen, oder niemand.',
} satisfies Record<keyof typeof en, Message>;
