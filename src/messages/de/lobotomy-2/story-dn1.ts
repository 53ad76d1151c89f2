// Die Worte von DN1: Titel und `.text` nach CID, Wahlmöglichkeiten `<cid>.n`, Handlungen (`act.`), Ziele (`objective.`), Marker (`token.`).
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/story-dn1.js';

export default {
  'DN1-A': 'Ein Kissen zu viel',
  'DN1-A.text':
    'Station neun hat acht Betten, und jeden Morgen werden neun gemacht. Drei von denen, die sie machten, sind noch da: unter dem Brunnen, auf der Weststiege, in einem Koffer. Zwei Zeugen genügen jedem Gericht.',
  'DN1-B': 'Der Name',
  'DN1-B.text':
    'Beide sagen denselben Namen, und es ist der eines Kindes. Auf dem Operationstisch setzt sich etwas in einem Papierhemd auf, um ihn noch einmal zu hören. Es wartet darauf, so gerufen zu werden, mit den Schuhen an.',
  'DN1-B.1': 'Habt Mitleid: Jeder Charakter heilt 1.',
  'DN1-B.2': 'Habt Angst: Für einen Charakter eurer Wahl erscheint ein gezogenes Monster.',
  'DN1.done': 'Es legt sich wieder hin und zieht sich selbst das Laken über das Gesicht. Es waren immer acht Betten.',
  'DN1-EC1': 'Appell im Dunkeln',
  'DN1-EC1.text':
    'Du hörst dich zweimal antworten. Jeder Charakter macht eine Probe auf Weisheit (1) und verliert 1 Wahnsinn, wenn sie scheitert.',
  'DN1-EC2': 'Nachtwache',
  'DN1-EC2.text':
    'Sie will nur zählen. Wählt einen Charakter: Zieht eine Brutkarte, und eine Nachtschwester erscheint an seinem nächsten Brutpunkt dieser Farbe.',
  'DN1-EC3': 'Frische Laken',
  'DN1-EC3.text':
    'Hattet ihr Mitleid mit Bett Neun, heilt jeder Charakter 1. Sonst verteidigen sich alle Monster in dieser Runde mit 1 blauen Würfel mehr.',
  'act.remember-1': 'Aufheben, was hier jemand verloren hat',
  'act.remember-2': 'Das Päckchen aus Wachstuch öffnen',
  'act.remember-3': 'Unter die Bank sehen',
  'act.hear-well': 'Den unter dem Brunnen fragen',
  'act.hear-bench': 'Den auf der Weststiege fragen',
  'act.hear-trunk': 'Den im Koffer fragen',
  'act.say-name': 'Den Namen sagen: Probe auf Weisheit (1), sonst 1 Wahnsinn und 1 Wunde',
  'objective.witnesses': 'Hört zwei von drei Zeugen: Brunnen, Weststiege, Koffer.',
  'objective.say-name': 'Sagt den Namen am Operationstisch.',
  'token.memory-1': 'Erinnerung',
  'token.memory-2': 'Erinnerung',
  'token.memory-3': 'Erinnerung',
  'token.hear-well': 'Ein Zeuge',
  'token.hear-bench': 'Ein Zeuge',
  'token.hear-trunk': 'Ein Zeuge',
} satisfies Record<keyof typeof en, Message>;
