// What is wrong with a pack or a situation of Sanitarium, for its author. The fault’s path says where.
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
    'Ein Name beginnt mit einem Kleinbuchstaben, danach bis zu 39 Kleinbuchstaben, Ziffern und Bindestriche; „constructor“ ist vergeben.',
  'too-small': 'Hier muss mindestens {n} stehen.',
  'too-big': 'Hier darf höchstens {n} stehen.',
  'too-long': 'Dieser Text darf höchstens {n} Zeichen haben.',
  'too-few': { one: 'Hier muss mindestens eines stehen.', other: 'Hier müssen mindestens {n} stehen.' },
  'too-many': { one: 'Hier darf höchstens eines stehen.', other: 'Hier dürfen höchstens {n} stehen.' },
  'wrong-count': 'Hier müssen {n} stehen, nicht {found}.',
  'unknown-field': 'Dieses Feld gibt es hier nicht; entferne es oder berichtige seinen Namen.',
  'missing-field': 'Das fehlt; ergänze es.',

  // Packs
  'id-twice': 'Der Name „{id}“ kommt in diesem Kartensatz zweimal vor; nenne eine Karte anders.',
  'text-foreign':
    'Keine Karte dieses Satzes hat diesen Text; nenne eine mit ihrem Namen und .text, .flavour oder .notes. Die Worte des Tisches gehören in „language“.',
  'picture-foreign':
    'Keine Karte dieses Satzes heißt so; nenne eine mit ihrem Namen, oder table.back oder table.monster.',
  'picture-unread': 'Dieses Bild lässt sich nicht zeigen; lege eines unter „{address}“ ab oder entferne den Eintrag.',
  'not-address':
    'Hier muss eine Adresse relativ zum Kartensatz stehen, etwa „pictures/lantern.webp“; andere Server und Data-URLs gehen nicht.',
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
    'Eine Karte auf dem Plan muss [Karte, "h" oder "v", x, y] sein. Liegt sie verdeckt, dann füge die Liste derer an, die sie kennen.',
  'not-cell': 'Ein Ort muss mit einem seiner Felder genannt werden: [x, y].',
  'too-far': 'Ein Plan reicht von -{far} bis {far}; rücke das näher an 0, 0.',
  overlap: 'Zwei Karten liegen auf demselben Feld; verschiebe eine.',
  'no-such-space': 'Auf diesem Feld liegt nichts; nenne ein Feld des Plans.',
  'no-thing': 'In diesem Kartensatz gibt es keine Geborgenheit „{thing}“; nenne eine Art von Gegenstand.',
  'thing-twice': 'Die Geborgenheit „{thing}“ ist zweimal ausgeteilt; nenne sie einmal.',
  'not-together': 'Gemeinsame Geborgenheiten gehören zum gemeinsamen Spiel; lass sie weg oder stelle den Modus um.',
  'claimed-bare':
    'Die gefundene Geborgenheit „{thing}“ liegt unter keinem Gegenstand; ergänze einen dieser Art in „items“.',
  'common-unknown': 'Die Geborgenheit „{thing}“ ist keine gemeinsame; ergänze sie in „common“.',
  'common-unclaimed':
    'Jemand hält einen Gegenstand der gemeinsamen Geborgenheit „{thing}“ und hat sie damit gefunden; ergänze sie in „commonClaimed“.',
  'common-twice':
    'Die gemeinsame Geborgenheit „{thing}“ liegt nur unter einem Gegenstand; lass das andere Exemplar weg.',
  'not-inside': 'Hier muss jemand stehen, der noch im Haus ist.',
  'no-seat': 'Wer spielt, hat eine Zahl von 0 bis {n}; nenne eine davon.',
  'not-three-dice': 'Gewürfelt wird mit drei Würfeln; nenne drei Werte.',
  'not-rolled': 'Dieser Wert wurde nicht gewürfelt; nimm einen aus „dice“.',
} satisfies Record<keyof typeof en, Message>;
