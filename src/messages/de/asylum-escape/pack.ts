// Was an einem Kartensatz oder einer Situation von Asylum Escape nicht stimmt; wo, sagt der Pfad daneben.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/pack.js';

export default {
  'not-object': 'Hier muss ein Objekt stehen.',
  'not-list': 'Hier muss eine Liste stehen.',
  'not-text': 'Hier muss ein Text stehen.',
  'not-whole': 'Hier muss eine ganze Zahl stehen.',
  'not-one-of': 'Hier muss eines davon stehen: {choices}.',
  'not-id':
    'Ein Name beginnt mit einem Kleinbuchstaben, danach bis zu 39 Kleinbuchstaben, Ziffern und Striche; „constructor“ ist vergeben.',
  'not-rooms': 'Hier muss eine Zahl von Räumen zwischen 1 und 9 stehen oder "stumble".',
  'not-word': 'Einen solchen Schritt gibt es nicht; nimm ein Wort der Anleitung, wie {"do": "survive"}.',
  'not-address':
    'Hier steht eine Adresse, vom Kartensatz aus gesehen, wie „pictures/lantern.webp“; andere Rechner und Daten gehen nicht.',
  'not-language': 'Hier steht das Kürzel einer Sprache, wie „es“ oder „pt-BR“.',
  'too-small': 'Hier muss mindestens {n} stehen.',
  'too-big': 'Hier darf höchstens {n} stehen.',
  'too-long': 'Dieser Text darf höchstens {n} Zeichen haben.',
  'too-few': { one: 'Hier muss mindestens eines stehen.', other: 'Hier müssen mindestens {n} stehen.' },
  'too-many': { one: 'Hier darf höchstens eines stehen.', other: 'Hier dürfen höchstens {n} stehen.' },
  'unknown-field': 'Dieses Feld gibt es hier nicht; streiche es oder berichtige seinen Namen.',
  'missing-field': 'Das fehlt; ergänze es.',

  'id-twice': 'Der Name „{id}“ kommt zweimal vor; gib einem von beiden einen anderen.',
  'no-such-location': 'In diesem Kartensatz gibt es keinen Ort „{id}“; nenne einen anderen oder bring ihn mit.',
  'other-colour': 'Der Ort „{room}“ hat die Farbe "{colour}"; schreib sie auch hier hin oder nenne einen anderen Ort.',
  'wrong-colours': {
    one: 'Das Haus hat von jeder Farbe {each} Orte, und von "{colour}" ist hier {n}; bring mehr davon mit.',
    other: 'Das Haus hat von jeder Farbe {each} Orte, und von "{colour}" sind hier {n}; ändere die Farbe von einigen.',
  },
  'only-stumble': 'Jede Flucht würde bei einem Patienten enden; ergänze eine Bewegungskarte mit einer Zahl.',
  'no-steps': 'In diesem Moment geschieht nichts; ergänze "steps" oder streiche "on".',
  'no-moment': 'Es steht nicht da, wann das geschieht; ergänze "on" oder streiche "steps".',
  'no-quirk': 'Das bewirkt nichts; gib ihm "mods" oder "on" und "steps".',
  'deck-too-big': 'Ein Stapel darf mit allen Exemplaren höchstens {n} Karten haben, nicht {found}; senke ein "count".',

  'not-now':
    'Hier täte das nichts, denn es gehört zu: {moments}. Lass die Karte in einem solchen Moment spielen oder streiche den Schritt.',
  'only-victims':
    'Das tut, wer die Patienten spielt: kein Opfer, und ohne Handkarten. Nenne andere Opfer oder streiche den Schritt.',
  'no-symbol':
    'Dieses Fenster ist nur für Karten mit dem Symbol offen: {symbols}. Ergänze es in "symbols" oder streiche das Fenster.',
  'no-window':
    'Mit diesem Symbol ließe sich die Karte nicht spielen; ergänze eines davon in "windows": {windows}. Oder streiche das Symbol.',
  'not-cancel':
    'In diesem Fenster wird nur eine Karte gespielt, deren erster Schritt {"do": "cancel"} ist; beginne damit oder streiche das Fenster.',
  'about-nobody': 'Nur in den Fenstern W3 und W4 geht es um ein Opfer; ergänze eines davon oder streiche das hier.',
  'while-without-hold': 'Das gilt, solange die Karte auf dem Tisch liegt; gib ihr "hold": true oder streiche das hier.',
  'never-killed':
    'Keine Augenzahl von „{patient}“ könnte „{victim}“ je töten, und eine Partie ginge ohne Ende weiter; verschone weniger Zahlen oder fang mit mehr.',
  'caught-again':
    'Wer hier stolpert, wird wieder und wieder gefangen; streiche den Schritt oder verleg ihn in einen anderen Moment.',
  'endless-deck':
    'Die Karten dieses Stapels bringen so viele neue, wie sie sind, und kämen nie zu einem Ende; lass weniger von ihnen nachziehen.',

  'text-foreign':
    'Nichts in diesem Satz hat diesen Text; nenne eine Karte beim Namen, mit .text, .boon, .flaw oder .flavour, oder eine Wahl wie „karte/wahl“. Die Worte des Tisches stehen in „language“.',
  'picture-foreign':
    'Keine Karte dieses Satzes heißt so; nenne eine oder einen Raum beim Namen, oder einen Patienten im Haus mit .token.',
  'picture-unread': 'Dieses Bild ist nicht zu zeigen; lege eines unter „{address}“, oder nimm die Zeile heraus.',

  // Situationen
  'not-yes-no': 'Das muss true oder false sein.',
  'no-room': 'Im Haus gibt es keinen Raum „{room}“; nenne einen, der steht.',
  'room-twice': 'Der Raum „{room}“ steht zweimal da; nenne ihn einmal.',
  'no-card': 'In diesem Paket gibt es keine solche Karte „{card}“; ein Exemplar heißt wie in „held-breath.1“.',
  'card-twice': 'Die Karte „{card}“ liegt an zwei Stellen; nenne sie einmal.',
  'hold-in-hand': '„{card}“ hat das Symbol zum Auslegen: Sie gehört in „held“.',
  'not-held': '„{card}“ hat kein Symbol zum Auslegen: Sie gehört in „hand“.',
  'not-a-victim': 'Das ist kein lebendes Opfer; nenne den Platz von einem.',
  'not-suspected': 'Der eigene Raum des Opfers muss unter den Räumen sein, in denen alle es vermuten.',
} satisfies Record<keyof typeof en, Message>;
