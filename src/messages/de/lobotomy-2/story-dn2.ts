// Die Worte von DN2: Titel und `.text` nach CID, Wahlmöglichkeiten `<cid>.n`, Handlungen (`act.`), Ziele (`objective.`), Marker (`token.`).
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/story-dn2.js';

export default {
  'DN2-A': 'Die Nadel fällt',
  'DN2-A.text':
    'Bei neun Grad beginnen die Rohre zu klopfen, und unten klopft etwas zurück. Bringt, was brennt: Stühle aus dem Waschraum, den Schlitten, eine Wiege; oder die Akten bei den Kesseln, wenn ihr ertragt, wessen sie sind.',
  'DN2-B': 'Sie kommen der Wärme wegen',
  'DN2-B.text':
    'Die Feuertür fasst drei Ladungen. Bei der ersten heben sich die Gullydeckel, und die zu lange gebadet wurden, klettern heraus, um näher zu sitzen. Sie wissen nicht, dass sie im Weg sind.',
  'DN2.done':
    'Die Nadel steigt, das Klopfen wird langsamer, und unter dem Boden dreht sich etwas um und schläft weiter.',
  'DN2-EC1': 'Eisblumen',
  'DN2-EC1.text':
    'Sie haben Stängel, und die Stängel haben Knöchel. Jeder Charakter macht eine Probe auf Stärke (1) und bekommt Frost, wenn sie scheitert.',
  'DN2-EC2': 'Koks und Schlacke',
  'DN2-EC2.text': 'Und ein paar Zähne. Ein Charakter eurer Wahl erhält 2 Gerümpel.',
  'DN2-EC3': 'Badetag',
  'DN2-EC3.text':
    'Irgendwo laufen alle Hähne. Wählt einen Charakter: Zieht eine Brutkarte, und ein Ertrunkener erscheint an seinem nächsten Brutpunkt dieser Farbe.',
  'act.remember-4': 'Den Schnee vom Stein wischen',
  'act.remember-5': 'Hinter den Schornstein sehen',
  'act.remember-6': 'Das Foto von der Pumpe nehmen',
  'act.fuel-chairs': 'Die Stühle zerschlagen',
  'act.fuel-sledge': 'Den Schlitten zerschlagen',
  'act.fuel-cradle': 'Die Wiege zerschlagen',
  'act.burn-files': 'Die Akten zum Verbrennen nehmen',
  'act.stoke': 'Nachlegen: 1 Gerümpel, oder Probe auf Stärke (1), und du fängst Feuer, wenn sie scheitert',
  'objective.fuel': 'Sammelt drei Ladungen Brennstoff.',
  'objective.stoke': 'Legt an der Feuertür dreimal nach.',
  'token.memory-4': 'Erinnerung',
  'token.memory-5': 'Erinnerung',
  'token.memory-6': 'Erinnerung',
  'token.fuel-chairs': 'Stühle',
  'token.fuel-sledge': 'Der Schlitten',
  'token.fuel-cradle': 'Eine Wiege',
} satisfies Record<keyof typeof en, Message>;
