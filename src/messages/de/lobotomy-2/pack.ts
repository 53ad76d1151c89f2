// The faults of a pack, an option or a situation of Lobotomy 2, explained to its author. The path of a fault says where
// it is.
import type { Message } from '../../message.js';
import type { default as en, setup as enSetup } from '../../en/lobotomy-2/pack.js';

export default {
  // Wrong types, sizes and fields
  'not-object': 'Hier muss ein Objekt stehen.',
  'not-list': 'Hier muss eine Liste stehen, mit so vielen Einträgen, wie die Anleitung sagt.',
  'not-text': 'Hier muss ein Text stehen.',
  'not-whole': 'Hier muss eine ganze Zahl stehen.',
  'not-one-of': 'Hier muss eines davon stehen: {choices}.',
  'not-id':
    'Eine Kennung muss mit einem Kleinbuchstaben beginnen, dem bis zu 39 Kleinbuchstaben, Ziffern und Bindestriche folgen; „constructor“ ist reserviert.',
  'not-scenario':
    'Die Kennung eines Szenarios besteht aus S und einer Zahl von 1 bis 99, die eines Albtraums aus DN und einer solchen Zahl, etwa „S5“ oder „DN5“.',
  'not-cid':
    'Die Kennung eines Kapitels sieht aus wie „S5-A“, die eines Ereignisses wie „S5-EC1“, die einer Referenzkarte wie „S5-RC-1“.',
  'not-space':
    'Ein Feld eines Kartenteils heißt zum Beispiel „A“; auf einem Plan steht das Kartenteil davor, wie in „ward.A“.',
  'not-rule': 'Eine Regel muss mit ihrer Kennung genannt werden, etwa „LOB-ATK-03“.',
  'not-riddle': 'Der verborgene Wert eines Markers muss ein Großbuchstabe oder eine Ziffer sein.',
  'not-count': 'Hier muss eine ganze Zahl bis 99 stehen, oder "x" für das bezahlte X.',
  'not-junk':
    'Hier muss eine Zahl für beliebiges Gerümpel stehen oder eine Zahl für jede Art, wie in {"wood": 1, "any": 2}.',
  'not-where': 'Hier muss "here", "sight", "anywhere" oder {"range": 2} stehen.',
  'not-whether':
    'Hier muss eine dieser Bedingungen stehen: {"wounded": 3}, {"insanity": 4}, {"monsters": 1, "where": "here"}, {"alone": true}, {"aura": true}, {"flag": "…"} oder {"not": …}.',
  'not-word': 'Einen solchen Schritt gibt es nicht; nimm einen aus der Anleitung, etwa {"do": "heal", "n": 1}.',
  'not-boundary': 'Eine Grenze braucht "kind" und einen Ort: "cell" und "side", oder "between" für zwei Felder.',
  'not-address':
    'Hier muss eine Adresse relativ zum Kartensatz stehen, etwa „pictures/lantern.webp“; andere Server und Data-URLs sind nicht erlaubt.',
  'not-language': 'Hier muss das Kürzel einer Sprache stehen, etwa „es“ oder „pt-BR“.',
  'too-small': 'Hier muss mindestens {n} stehen.',
  'too-big': 'Hier darf höchstens {n} stehen.',
  'too-long': 'Dieser Text darf höchstens {n} Zeichen haben.',
  'too-few': { one: 'Hier muss mindestens eines stehen.', other: 'Hier müssen mindestens {n} stehen.' },
  'too-many': { one: 'Hier darf höchstens eines stehen.', other: 'Hier dürfen höchstens {n} stehen.' },
  'wrong-count': 'Hier müssen {n} stehen, nicht {found}.',
  'unknown-field': 'Dieses Feld gibt es hier nicht; entferne es oder berichtige seinen Namen.',
  'missing-field': 'Das fehlt; ergänze es.',

  // Ids, and things that do not exist
  'id-twice': 'Die Kennung „{id}“ kommt zweimal vor; ändere sie an einer der beiden Stellen.',
  'cid-foreign': 'Das gehört zu einem anderen Szenario; lass es mit „{scenario}-“ beginnen.',
  'no-card': 'In diesem Kartensatz gibt es kein „{id}“; berichtige die Kennung oder ergänze die Karte.',
  'no-boss': '„{id}“ ist kein Boss; nenne ein Monster der Klasse "boss".',
  'no-space': 'Auf diesem Plan gibt es kein Feld „{id}“; nenne ein Feld eines seiner Kartenteile, wie „ward.A“.',
  'no-tile': 'Hier gibt es kein Kartenteil „{id}“; nenne eines, das es im Kartensatz und auf dem Plan gibt.',
  'no-chapter':
    'In diesem Szenario gibt es weder ein Kapitel noch eine Karte „{id}“; ergänze das Fehlende oder berichtige den Namen.',
  'no-objective': 'Das Ziel „{id}“ steht nicht in der Liste dieses Szenarios; ergänze es dort.',
  'no-value': 'Kein Marker verbirgt „{id}“; ergänze es in "values" oder entferne das hier.',
  'only-story': 'Das darf nur ein Szenario, denn es kennt seinen Plan und seine Kapitel; entferne den Schritt.',
  'space-hidden':
    'Das Kartenteil von „{id}“ liegt zu Beginn nicht auf dem Tisch; gib dem Kartenteil "shown": true oder nenne ein anderes Feld.',

  // What the rules need
  'no-basic': {
    one: 'Mindestens eines muss "basic" sein, damit jeder Charakter mit einem beginnen kann; gib einem "basic": true.',
    other:
      'Mindestens {n} müssen "basic" sein, damit jeder Charakter mit einem beginnen kann; gib weiteren "basic": true.',
  },
  'one-aura': 'Genau eine Jagdkarte muss die Aura sein: Gib einer "aura": true.',
  'no-huntmaster': 'Ein Endkampf braucht den Jagdmeister: Gib einem Boss "deck": "huntmaster".',
  'no-monster-card': 'So würde nie ein Monster erscheinen; ergänze eine Brutkarte der Art "monster".',
  'no-attack': 'Ein Monster, das keine Bosskarten zieht, braucht einen Angriff; ergänze einen.',
  'no-deck': 'Vom Stapel „{id}“ gibt es keine Bosskarten; ergänze welche oder entferne "deck".',
  'not-selected':
    'Bei mehreren Angriffen braucht jeder "id" und "upTo"; "upTo" steigt von einem zum nächsten und endet bei 6.',
  'from-to': 'Die erste Zahl darf nicht größer sein als die zweite; ändere eine von beiden.',
  'few-lockers': 'Es gibt nur {n} Spindseiten; leg weniger Spinde oder ergänze Seiten.',
  'few-nightmares': 'Drei Albträume sind zu überstehen; ergänze mindestens drei oder keinen.',
  'other-map':
    'Alle Albträume müssen auf denselben Kartenteilen liegen, denn jeder weitere beginnt auf dem Plan eines anderen; leg die Kartenteile von „{scenario}“.',
  'no-win': 'Dieses Szenario lässt sich nicht gewinnen; lass ein Kapitel {"do": "win"} tun.',
  'without-end': 'Das ließe sich ohne Ende benutzen; gib ihm Kosten, "cooldown" oder "once".',

  // Texts and pictures of a pack
  'text-foreign':
    'Nichts in diesem Kartensatz hat diesen Text; nimm die Kennung einer Karte, eines Feldes oder eines Kapitels und hänge .text oder .flavour an. Die anderen Sätze des Spiels gehören in „language“.',
  'picture-foreign':
    'Keine Karte dieses Kartensatzes hat diese Kennung; nimm die Kennung einer Karte, oder für die Figur auf dem Plan die Kennung eines Monsters mit angehängtem .token.',
  'picture-unread': 'Dieses Bild lässt sich nicht zeigen; lege eines unter „{address}“ ab oder entferne den Eintrag.',
} satisfies Record<keyof typeof en, Message>;

/** The faults of options and situations, and of Attacks that the author of a page describes. */
export const setup = {
  'not-object': 'Hier muss ein Objekt stehen.',
  'not-list': 'Hier muss eine Liste stehen.',
  'not-text': 'Hier muss ein Text mit höchstens 80 Zeichen stehen.',
  'not-whole': 'Hier muss eine ganze Zahl von {min} bis {max} stehen.',
  'not-one-of': 'Hier muss eines davon stehen: {choices}.',
  'unknown-field': 'Dieses Feld gibt es hier nicht; entferne es oder berichtige seinen Namen. Felder sind: {fields}.',
  'too-many': { one: 'Hier darf höchstens eines stehen.', other: 'Hier dürfen höchstens {n} stehen.' },
  'wrong-count': 'Für jeden Platz muss es eine Liste geben: {n}, nicht {found}.',
  'not-so-many': 'Es müssen {min} bis {max} Charaktere sein, nicht {found}.',
  'no-character': 'Jeder Platz braucht mindestens einen Charakter; nenne einen oder entferne den Platz.',
  'card-twice': 'Die Karte „{card}“ ist zweimal genannt; nenne sie einmal.',
  'no-card': 'In diesem Kartensatz gibt es für diese Stelle keine Karte „{card}“; berichtige ihre Kennung.',
  'no-scenario': 'In diesem Kartensatz gibt es kein Szenario „{scenario}“; wähle eines davon: {choices}.',
  'not-yes-no': 'Hier muss true oder false stehen.',
  'no-space':
    'Auf diesen Kartenteilen gibt es kein Feld „{space}“; nenne Kartenteil und Buchstaben, wie „ward.A“. Die Kartenteile stehen in „tiles“.',
  'no-edge': 'Die Felder „{a}“ und „{b}“ berühren einander nicht; nenne zwei mit einer gemeinsamen Kante.',
  'no-tile': 'Auf diesem Plan gibt es kein Kartenteil „{tile}“; nenne eines seiner Kartenteile.',
  'not-hidden': '„{card}“ liegt schon anderswo oder gehört nicht in diesen Stapel; entferne die Karte.',
  'no-minis': 'Von „{card}“ gibt es nur {n} Figuren; entferne welche.',
  'is-dead': 'Dieser Charakter ist tot und hat keinen Zug; nenne einen anderen.',
  'no-word':
    'Ein Angriff kann hier „{word}“ nicht enthalten; nimm die Kennung eines Charakters, eines Monsters, einer Karte oder einer Fähigkeit, oder Würfel und Schlüsselwörter.',
  'same-side': 'Charaktere greifen Monster an, Monster greifen Charaktere an; nenne einen Charakter und ein Monster.',
  'is-immune': 'Das Ziel ist gegen {condition} immun; entferne das Wort.',
} satisfies Record<keyof typeof enSetup, Message>;
