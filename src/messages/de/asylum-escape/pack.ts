// The faults of a pack or a situation of Asylum Escape, explained to its author. The path of a fault says where it is.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/pack.js';

export default {
  // Wrong types, sizes and fields
  'not-object': 'Hier muss ein Objekt stehen.',
  'not-list': 'Hier muss eine Liste stehen.',
  'not-text': 'Hier muss ein Text stehen.',
  'not-whole': 'Hier muss eine ganze Zahl stehen.',
  'not-one-of': 'Hier muss eines davon stehen: {choices}.',
  'not-id':
    'Eine Kennung muss mit einem Kleinbuchstaben beginnen, dem bis zu 39 Kleinbuchstaben, Ziffern und Bindestriche folgen; „constructor“ ist reserviert.',
  'not-rooms': 'Hier muss eine Anzahl Räume von 1 bis 9 stehen oder "stumble".',
  'not-word': 'Einen solchen Schritt gibt es nicht; nimm einen aus der Anleitung, etwa {"do": "survive"}.',
  'not-address':
    'Hier muss eine Adresse relativ zum Kartensatz stehen, etwa „pictures/lantern.webp“; andere Server und Data-URLs sind nicht erlaubt.',
  'not-language': 'Hier muss das Kürzel einer Sprache stehen, etwa „es“ oder „pt-BR“.',
  'too-small': 'Hier muss mindestens {n} stehen.',
  'too-big': 'Hier darf höchstens {n} stehen.',
  'too-long': 'Dieser Text darf höchstens {n} Zeichen haben.',
  'too-few': { one: 'Hier muss mindestens eines stehen.', other: 'Hier müssen mindestens {n} stehen.' },
  'too-many': { one: 'Hier darf höchstens eines stehen.', other: 'Hier dürfen höchstens {n} stehen.' },
  'unknown-field': 'Dieses Feld gibt es hier nicht; entferne es oder berichtige seinen Namen.',
  'missing-field': 'Das fehlt; ergänze es.',

  // Ids, and requirements of the rules
  'id-twice': 'Die Kennung „{id}“ kommt zweimal vor; ändere sie an einer der beiden Stellen.',
  'no-such-location': 'In diesem Kartensatz gibt es keinen Ort „{id}“; nenne einen anderen oder ergänze ihn.',
  'other-colour': 'Der Ort „{room}“ hat die Farbe "{colour}"; schreib sie auch hierhin oder nenne einen anderen Ort.',
  'wrong-colours': {
    one: 'Das Haus braucht von jeder Farbe {each} Orte, aber von "{colour}" gibt es {n}; ergänze weitere.',
    other:
      'Das Haus braucht von jeder Farbe {each} Orte, aber von "{colour}" gibt es {n}; ändere die Farbe von einigen.',
  },
  'only-stumble': 'Jede Flucht würde bei einem Patienten enden; ergänze eine Bewegungskarte mit einer Zahl.',
  'no-steps': '"on" nennt einen Moment, aber es fehlt, was dann geschieht; ergänze "steps" oder entferne "on".',
  'no-moment': 'Hier steht nicht, wann das geschieht; ergänze "on" oder entferne "steps".',
  'no-quirk': 'Das bewirkt nichts; gib ihm "mods" oder "on" und "steps".',
  'deck-too-big': 'Ein Stapel darf mit allen Exemplaren höchstens {n} Karten haben, nicht {found}; senke ein "count".',

  // Parts of cards that would do nothing, or would never end
  'not-now':
    'Hier würde das nichts bewirken, denn es gehört zu: {moments}. Erlaube, die Karte in einem solchen Moment zu spielen, oder entferne den Schritt.',
  'only-victims':
    'Das würde hier die Person tun, die die Patienten spielt; sie ist aber kein Opfer und nimmt keine Karten. Nenne andere Opfer oder entferne den Schritt.',
  'no-symbol':
    'Dieses Fenster ist nur für Karten mit diesem Symbol offen: {symbols}. Ergänze es in "symbols" oder entferne das Fenster.',
  'no-window':
    'Mit diesem Symbol ließe sich die Karte nicht spielen; ergänze eines davon in "windows": {windows}. Oder entferne das Symbol.',
  'not-cancel':
    'In diesem Fenster lässt sich nur eine Karte spielen, deren erster Schritt {"do": "cancel"} ist; setze ihn an den Anfang oder entferne das Fenster.',
  'about-nobody': 'Nur in den Fenstern W3 und W4 geht es um ein Opfer; ergänze eines davon oder entferne das hier.',
  'while-without-hold': 'Das gilt, solange die Karte auf dem Tisch liegt; gib ihr "hold": true oder entferne das hier.',
  'never-killed':
    'Mit keiner Augenzahl könnte „{patient}“ das Opfer „{victim}“ je töten, und so würde eine Partie vielleicht nie enden; gib dem Fangwert mehr Zahlen oder verschone das Opfer bei weniger Zahlen.',
  'caught-again':
    'Wer hier stolpert, wird wieder und wieder gefangen; entferne den Schritt oder wähle für ihn einen anderen Moment.',
  'endless-deck':
    'Die Karten dieses Stapels ziehen zusammen so viele Karten nach, wie der Stapel hat, und so würde er nie leer; lass weniger von ihnen nachziehen.',

  // Texts and pictures of a pack
  'text-foreign':
    'Nichts in diesem Kartensatz hat diesen Text; nimm die Kennung einer Karte und hänge .text, .boon, .flaw oder .flavour an, oder nenne eine Wahl wie „karte/wahl“. Die anderen Sätze des Spiels gehören in „language“.',
  'picture-foreign':
    'Keine Karte dieses Kartensatzes hat diese Kennung; nimm die Kennung einer Karte oder eines Raums, oder für die Figur im Haus die Kennung eines Patienten mit angehängtem .token.',
  'picture-unread': 'Dieses Bild lässt sich nicht zeigen; lege eines unter „{address}“ ab oder entferne den Eintrag.',

  // Situations
  'not-yes-no': 'Hier muss true oder false stehen.',
  'no-room': 'Im Haus gibt es keinen Raum „{room}“; nenne einen, der noch steht.',
  'room-twice': 'Der Raum „{room}“ ist zweimal aufgeführt; nenne ihn einmal.',
  'no-card': 'In diesem Kartensatz gibt es keine Karte „{card}“; ein Exemplar heißt zum Beispiel „held-breath.1“.',
  'card-twice': 'Die Karte „{card}“ liegt an zwei Stellen; nenne sie einmal.',
  'hold-in-hand': '„{card}“ hat das Symbol zum Auslegen: Sie gehört in „held“.',
  'not-held': '„{card}“ hat kein Symbol zum Auslegen: Sie gehört in „hand“.',
  'not-a-victim': 'Hier muss ein lebendes Opfer stehen; nenne einen anderen Platz oder lass ein Opfer leben.',
  'not-suspected': 'In dieser Liste fehlt der eigene Raum des Opfers; ergänze ihn.',
} satisfies Record<keyof typeof en, Message>;
