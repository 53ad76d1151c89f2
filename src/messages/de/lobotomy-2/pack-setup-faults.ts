import type en from '../../en/lobotomy-2/pack-setup-faults.js';
import type ofSituations from '../../en/lobotomy-2/pack-situation-faults.js';
import type { Message } from '../../message.js';

export default {
  'not-object': 'Das muss ein Objekt sein.',
  'not-list': 'Das muss eine Liste sein.',
  'not-text': 'Das muss ein Text mit höchstens 80 Zeichen sein.',
  'not-whole': 'Das muss eine ganze Zahl von {min} bis {max} sein.',
  'not-yes-no': 'Das muss true oder false sein.',
  'not-one-of': 'Das muss eines von diesen sein: {choices}.',
  'unknown-field':
    'Ein solches Feld gibt es hier nicht; es muss heraus, oder sein Name ist zu berichtigen. Felder sind: {fields}.',
  'too-many': { one: 'Hier darf höchstens eines stehen.', other: 'Hier dürfen höchstens {n} stehen.' },
  'wrong-count': 'Für jeden Platz muss es eine Liste geben: {n}, nicht {found}.',
  'not-so-many': 'Es sind {min} bis {max} Charaktere im Spiel, nicht {found}.',
  'no-character': 'Jeder Platz hat mindestens einen Charakter; nenne einen, oder nimm den Platz weg.',
  'card-twice': 'Die Karte „{card}“ ist zweimal genannt; nenne sie einmal.',
  'no-card': 'In diesem Paket gibt es für diese Stelle keine Karte „{card}“; berichtige ihre Kennung.',
  'no-scenario': 'In diesem Paket gibt es kein Szenario „{scenario}“; nimm eines von diesen: {choices}.',
  'no-space':
    'Auf den Kartenteilen, die hier liegen, gibt es kein Feld „{space}“; ein Feld heißt nach Kartenteil und Buchstabe, wie „ward.A“, und „tiles“ sagt, welche Teile liegen.',
  'no-edge': 'Die Felder „{a}“ und „{b}“ berühren einander nicht; nenne zwei mit gemeinsamer Kante.',
  'no-tile': 'Auf dieser Karte gibt es kein Kartenteil „{tile}“.',
  'not-hidden': '„{card}“ liegt schon anderswo oder gehört nicht in diesen Stapel; nimm es heraus.',
  'no-minis': 'Von „{card}“ gibt es nur {n} Figuren; nimm welche weg.',
  'is-dead': 'Dieser Charakter ist tot und hat keinen Zug; nenne einen anderen.',
  'no-word':
    'Ein „{word}“ gehört hier zu keinem Angriff; nenne einen Charakter, ein Monster, eine Karte oder Fähigkeit mit ihrer Kennung, oder Würfel und Schlüsselwörter.',
  'same-side': 'Charaktere greifen Monster an, Monster greifen Charaktere an; nenne von beiden je eines.',
  'is-immune': 'Das Ziel ist gegen {condition} immun; nimm das Wort heraus.',
} satisfies Record<keyof typeof en | keyof typeof ofSituations, Message>;
