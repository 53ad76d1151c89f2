// The faults of a pack or a situation of Sanitarium, explained to its author. The path of a fault says where it is.
import type { Message } from '../../message.js';
import type en from '../../en/sanitarium/pack.js';

export default {
  'not-object': 'Hier muss ein Objekt stehen.',
  'not-list': 'Hier muss eine Liste stehen.',
  'not-text': 'Hier muss ein Text stehen.',
  'not-whole': 'Hier muss eine ganze Zahl stehen.',
  'not-yes-no': 'Hier muss true oder false stehen.',
  'not-one-of': 'Hier muss eines davon stehen: {choices}.',
  'not-id':
    'Eine Kennung muss mit einem Kleinbuchstaben beginnen, dem bis zu 39 Kleinbuchstaben, Ziffern und Bindestriche folgen; „constructor“ ist reserviert.',
  'too-small': 'Hier muss mindestens {n} stehen.',
  'too-big': 'Hier darf höchstens {n} stehen.',
  'too-long': 'Dieser Text darf höchstens {n} Zeichen haben.',
  'too-few': { one: 'Hier muss mindestens eines stehen.', other: 'Hier müssen mindestens {n} stehen.' },
  'too-many': { one: 'Hier darf höchstens eines stehen.', other: 'Hier dürfen höchstens {n} stehen.' },
  'wrong-count': 'Hier müssen {n} stehen, nicht {found}.',
  'unknown-field': 'Dieses Feld gibt es hier nicht; entferne es oder berichtige seinen Namen.',
  'missing-field': 'Das fehlt; ergänze es.',

  // Packs
  'id-twice': 'Die Kennung „{id}“ kommt in diesem Kartensatz zweimal vor; gib einer Karte eine andere.',
  'text-foreign':
    'Keine Karte dieses Kartensatzes hat diesen Text; nimm die Kennung einer Karte und hänge .text, .flavour oder .notes an. Die anderen Sätze des Spiels gehören in „language“.',
  'picture-foreign':
    'Keine Karte dieses Kartensatzes hat diese Kennung; nimm die Kennung einer Karte, table.back oder table.monster.',
  'picture-unread': 'Dieses Bild lässt sich nicht zeigen; lege eines unter „{address}“ ab oder entferne den Eintrag.',
  'not-address':
    'Hier muss eine Adresse relativ zum Kartensatz stehen, etwa „pictures/lantern.webp“; andere Server und Data-URLs sind nicht erlaubt.',
  'not-language': 'Hier muss das Kürzel einer Sprache stehen, etwa „es“ oder „pt-BR“.',

  // Situations
  'no-card': 'In diesem Kartensatz gibt es keine Karte „{card}“; ein Exemplar heißt zum Beispiel „night-key.1“.',
  'card-twice': 'Die Karte „{card}“ liegt an zwei Stellen; nenne sie einmal.',
  'wrong-type-item': '„{card}“ ist kein Gegenstand; nenne einen Gegenstand.',
  'wrong-type-action': '„{card}“ ist keine Aktion; nenne eine Aktion.',
  'wrong-type-hallucination': '„{card}“ ist keine Halluzination; nenne eine Halluzination.',
  'wrong-type-deck': '„{card}“ ist eine Halluzination; sie gehört in die Liste „hallucinations“ oder „pile“.',
  'wrong-type-map': '„{card}“ ist eine Halluzination und kann nicht auf dem Plan liegen; lege eine andere Karte.',
  'not-laid':
    'Eine Karte auf dem Plan muss [Karte, "h" oder "v", x, y] sein. Liegt sie verdeckt, dann füge eine Liste der Spielenden an, die sie kennen.',
  'not-cell': 'Hier muss eines der Felder dieses Ortes stehen: [x, y].',
  'too-far': 'Ein Plan reicht von -{far} bis {far}; rücke das näher an 0, 0.',
  overlap: 'Zwei Karten liegen auf demselben Feld; verschiebe eine.',
  'no-such-space': 'Auf diesem Feld liegt nichts; nenne ein Feld des Plans.',
  'no-thing': 'In diesem Kartensatz gibt es keinen Talisman „{thing}“; nenne eine Art von Gegenstand.',
  'thing-twice': 'Der Talisman „{thing}“ ist zweimal ausgeteilt; nenne ihn einmal.',
  'not-together': 'Gemeinsame Talismane gehören zum gemeinsamen Spiel; lass sie weg oder stelle den Modus um.',
  'claimed-bare':
    'Der gefundene Talisman „{thing}“ liegt unter keinem Gegenstand; ergänze in „items“ einen Gegenstand dieser Art.',
  'common-unknown': 'Der Talisman „{thing}“ ist kein gemeinsamer; ergänze ihn in „common“.',
  'common-unclaimed':
    'Jemand hat den Gegenstand des gemeinsamen Talismans „{thing}“ und hat den Talisman damit gefunden; ergänze ihn in „commonClaimed“.',
  'common-twice':
    'Ein anderes Exemplar dieses Gegenstands hat den gemeinsamen Talisman „{thing}“ schon; lass dieses Exemplar weg.',
  'not-inside': 'Hier muss eine Person stehen, die noch im Haus ist.',
  'no-seat': 'Die Spielenden sind von 0 bis {n} nummeriert; nenne eine dieser Nummern.',
  'not-three-dice': 'Gewürfelt wird mit drei Würfeln; nenne drei Werte.',
  'not-rolled': 'Dieser Wert wurde nicht gewürfelt; nimm einen aus „dice“.',
} satisfies Record<keyof typeof en, Message>;
