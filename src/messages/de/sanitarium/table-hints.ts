// Hinweise, wenn man in Sanitarium etwas zum ersten Mal tun kann.
import type { Message } from '../../message.js';
import type en from '../../en/sanitarium/table-hints.js';

export default {
  'hint-place': 'Zeige auf einen gestrichelten Platz. Wo die Karte liegt, entscheidet, welche Wege es gibt.',
  'hint-choose-die':
    'Ein hoher Würfel gibt viele Taten. Der Unterschied der beiden anderen geht an die Monster; ein Pasch, der liegen bleibt, erschreckt dich sofort.',
  'hint-act': 'Wohin du gehen kannst, ist auf dem Plan umrandet. Alles andere steht in der Liste, mit seinem Preis.',
  'hint-search': 'Du stehst auf einer verdeckten Karte. Durchsuche sie: Vielleicht ist sie, was du brauchst.',
  'hint-explore':
    'Erkunde an einem offenen Durchgang, wenn du nirgends hinkommst. Ein dunkler Flur ist ein Weg hinaus.',
  'hint-concentrate': 'Wer sich sammelt, hat in diesem Zug Verstand zum Bezahlen.',
  'hint-use':
    'Karten, die du hältst, lassen sich benutzen; die meisten sind dann fort und für die Flucht nichts mehr wert.',
  'hint-claim':
    'Das gehört zu deiner geheimen Geborgenheit. Lege sie darunter: Sie schützt den Gegenstand, und die Flucht wird billiger.',
  'hint-disbelieve':
    'Solange du eine Halluzination erleidest, kommst du nicht hinaus. Bezahle Verstand, um sie loszuwerden.',
  'hint-give': 'Jemand ist mit dir am selben Ort: Du kannst einen Gegenstand abgeben.',
  'hint-escape': 'Du kannst jetzt hinaus. Bezahlt wird mit den Karten, die du hältst.',
  'hint-monster-point':
    'Schicke die Monster dorthin, wo sie die anderen erschrecken: Wer mit einem allein ist, macht einen Schreckenswurf.',
  'hint-take-or-leave': 'Was du nimmst, gehört dir, und eine andere Karte kommt an seine Stelle.',
  'hint-horror-answer': 'Eine Karte kann dir den Schreckenswurf ersparen.',
  'hint-lose-item': 'Gib her, was du am wenigsten brauchst; was Geborgenheit schützt, geht nie verloren.',
  'hint-want':
    'Jemand hält einen Gegenstand, der zu deiner Geborgenheit gehört. Bitte darum: Mehr darf nicht gesagt werden, und alle wissen es dann.',
  'hint-report': 'Wer von seiner Geborgenheit spricht, kann gemeldet werden; die anderen stimmen darüber ab.',
  'hint-vote': 'Stimme ab, wie du es gehört hast: Sind die meisten dafür, erleidet die Person eine Halluzination.',
  'hint-hunt-order': 'Die Monster gehen eins nach dem anderen. Lass zuerst das gehen, das jemanden erreichen soll.',
  'hint-scare-order': 'Jedes Monster hier verlangt einen Schreckenswurf. Wähle, welches zuerst kommt.',
  'hint-pay': 'Lege Karten ab, bis ihr Verstand den Preis erreicht.',
} satisfies Record<keyof typeof en, Message>;
