// Die Worte von S4: Titel und `.text` nach CID, Wahlmöglichkeiten `<cid>.n`, Handlungen (`act.`), Ziele (`objective.`), Marker (`token.`).
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/story-s4.js';

export default {
  'S4-A': 'Unter den Bänken',
  'S4-A.text':
    'Die Krypta endet unter dem Operationssaal. Durch das Glas seht ihr ihn das Tor passieren: ohne Eile, ohne Hut, ein Horn am Gürtel. Horn, Hunde und Tor sind seine Jagd. Nehmt ihm zwei davon, ehe er unter euch ist.',
  'S4-B': 'Gleiche Chancen',
  'S4-B.text':
    'Er bleibt im Schnee stehen und lacht, einmal, wie jemand, der ein Geschenk bekommt. Von hier an kehrt niemand zurück. Den Ort dürft ihr wählen, die Nacht nicht.',
  'S4-B.1': 'Kämpft: DER TOD IST ENDGÜLTIG, und der Endkampf beginnt.',
  'S4-B.2': 'Flieht: DER TOD IST ENDGÜLTIG; bringt alle, die leben, zum äußeren Tor, vorbei an dem, der es hütet.',
  'S4-C': 'Kämpft',
  'S4-C.text':
    'Ihr löscht die Lampen selbst. Silberschrot beißt ihn, ein zerbrochenes Horn beschämt ihn, freie Hunde wissen noch, wer sie schlug, und eine gespannte Winde hält seine Treiber draußen. Er kommt lächelnd herein. Sonst lächelt niemand.',
  'S4-D': 'Flieht',
  'S4-D.text':
    'Es gibt zwei Wege: die Vordertreppe, und zurück durch die alten Zellen zum Schlittenschuppen. Am Tor steht Paps mit offenen Armen und will alle daheim haben. Was ihr verdorben habt, hat ihn verunsichert; eine gespannte Winde übertönt eure Schritte.',
  'S4-E': 'Über den Hügel',
  'S4-E.text':
    'Niemand schießt. Auf der Kuppe seht ihr zurück, und jedes Fenster von Harrowmere ist hell, und in jedem steht jemand und winkt. Das Horn beginnt von neuem, leise, für andere. Ihr seid entkommen. Nur entkommen.',
  'S4-F': 'Die Jagdzeit ist vorbei',
  'S4-F.text':
    'Er setzt sich auf die große Treppe wie ein Gast, den man warten ließ, und ist ein Mantel und etwas Laub. In den Zwingern legen sich die Hunde hin. Linus öffnet die Läden. Es ist schon eine ganze Weile Morgen.',
  'S4-EC1': 'Halali',
  'S4-EC1.text':
    'Jemand hat eure Spuren gesehen und freut sich. Wählt einen Charakter: Zieht eine Brutkarte, und ein Höllenhund erscheint an seinem nächsten Brutpunkt dieser Farbe.',
  'S4-EC2': 'Volles Geläut',
  'S4-EC2.text': 'Alle auf einmal. Wenn sie das nächste Mal ziehen, haben alle Monster 1 Bewegung mehr.',
  'S4-EC3': 'Unter dem Schnee',
  'S4-EC3.text': 'Vor euch sind andere hier gelaufen. Zieht eine Szenariokarte.',
  'S4-EC4': 'Glasdach',
  'S4-EC4.text':
    'Er hat nach oben geschossen, des Klanges wegen. Jeder Charakter macht eine Probe auf Geschick (1) und nimmt 1 Wunde, wenn sie scheitert.',
  'S4-EC5': 'Die Zwingertür',
  'S4-EC5.text':
    'Sind die Hunde frei, fallen sie übereinander her: Jeder Höllenhund nimmt 1 Wunde. Sonst wählt einen Charakter: Ein Höllenhund erscheint an seinem nächsten grünen Brutpunkt.',
  'S4-EC6': 'Falsche Fährte',
  'S4-EC6.text': 'Deine alten Pantoffeln, weit geworfen. Der Jagdmeister geht 1 Feld zurück.',
  'S4-EC7': 'Ein Treiberstock',
  'S4-EC7.text': 'Er braucht ihn nicht mehr. Ein Charakter eurer Wahl zieht 1 Waffe.',
  'S4-EC8': 'Flaute',
  'S4-EC8.text': 'Er ist stehen geblieben, um sich eine Pfeife anzuzünden. Jeder Charakter heilt 1.',
  'S4-EC9': 'Die zweite Reihe',
  'S4-EC9.text':
    'Es sind immer mehr, als man gezählt hat. Wählt einen Charakter: Ein gezogenes Monster erscheint an seinem nächsten roten Brutpunkt.',
  'S4-EC10': 'Ein Flachmann',
  'S4-EC10.text': 'Graviert: einem fairen Verlierer. Ein Charakter eurer Wahl erhält 2 Medizin.',
  'S4-EC11': 'Klare Nacht',
  'S4-EC11.text':
    'Einen Augenblick lang hörst du dich selbst denken und sonst niemanden. Jeder Charakter entfernt 1 Abklingmarker von einer seiner Störungskarten.',
  'S4-EC12': 'Die Garderobenmarke',
  'S4-EC12.text': 'Sie ist für deinen eigenen Mantel. Ein Charakter eurer Wahl zieht 1 Ausrüstung.',
  'S4-EC13': 'Fleisch',
  'S4-EC13.text': 'Über die Mauer, und nicht eures. Jeder Höllenhund auf dem Spielplan ist betäubt.',
  'S4-EC14': 'Trophäen',
  'S4-EC14.text': 'Geweih, Messing und Draht, von der Wand. Jeder Charakter erhält 1 Gerümpel.',
  'act.break-horn': 'Sein zweites Horn zerbrechen: Probe auf Geschick (2), sonst 1 Wunde',
  'act.wind-gate': 'Die Torwinde spannen: Probe auf Stärke (2), sonst 1 Wunde',
  'act.loose-dogs': 'Den Hunden zureden und sie freilassen: Probe auf Weisheit (2), sonst 1 Wunde',
  'act.open-safe': 'Den Tresor des Direktors mit dem Datum aus dem Buch öffnen: 1 Waffe und 1 Medizin',
  'objective.spoil': 'Tut zwei von dreien: das Horn zerbrechen, die Winde spannen, die Hunde freilassen.',
  'objective.stand': 'Besiegt den Jagdmeister.',
  'objective.gate': 'Bringt alle lebenden Charaktere zum äußeren Tor.',
  'token.break-horn': 'Das zweite Horn',
  'token.wind-gate': 'Die Torwinde',
  'token.loose-dogs': 'Der Zwingerriegel',
} satisfies Record<keyof typeof en, Message>;
