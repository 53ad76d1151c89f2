// Die Worte von DN3: Titel und `.text` nach CID, Wahlmöglichkeiten `<cid>.n`, Handlungen (`act.`), Ziele (`objective.`), Marker (`token.`).
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/story-dn3.js';

export default {
  'DN3-A': 'Ausverkauft',
  'DN3-A.text':
    'Auf dem Zettel an der Tür steht: heute, auf Wunsch, die Entfernung. Auf allen Plätzen sitzen Mäntel. In der Arena liegen die Instrumente der Größe nach. Der Äther steht oben bei den Arzneikisten, falls ihn jemand verderben möchte.',
  'DN3-B': 'Der Freiwillige',
  'DN3-B.text':
    'Als ihr ins Licht tretet, klatschen die Mäntel. Er verbeugt sich vor ihnen und wendet euch ein Gesicht zu, an dem er offenbar geübt hat. Ein Stuhl, ein Riemen, und die Uhr über der Tür beginnt zu ticken.',
  'DN3-C': 'Zugabe',
  'DN3-C.text':
    'Er zerfällt entlang der gestrichelten Linien. Das Publikum steht, lauter Münder, und ihre Mutter kommt herab, um zu sehen, wer sich die Blumen verdient hat.',
  'DN3-C.1': 'Verbeugt euch: Jeder Charakter verliert 1 Wahnsinn, und sie nimmt 2 Wunden.',
  'DN3-C.2':
    'Verweigert euch: Bis zur nächsten Jagdphase hat jeder Angriff der Charaktere 1 automatischen Erfolg, und eine Nachtschwester kommt.',
  'DN3.done':
    'Einer nach dem anderen sind die Mäntel nur noch Mäntel. Auf der Brüstung hat jemand eine Rose liegen lassen.',
  'DN3-EC1': 'Schleifen',
  'DN3-EC1.text': 'Lange Züge, keine Eile. In dieser Runde haben alle Angriffe der Monster 1 grünen Würfel mehr.',
  'DN3-EC2': 'Requisitenkiste',
  'DN3-EC2.text': 'Alles darin wurde einmal getragen. Ein Charakter eurer Wahl zieht 1 Ausrüstung.',
  'DN3-EC3': 'Das Saallicht geht aus',
  'DN3-EC3.text': 'Habt ihr euch verweigert, erhält jeder Charakter 1 Wahnsinn. Sonst werden alle Türen geschlossen.',
  'act.remember-7': 'Das Programmheft lesen',
  'act.remember-8': 'Den Ruß vom Spiegel wischen',
  'act.remember-9': 'Den Deckel des Harmoniums heben',
  'act.spoil-ether': 'Den Äther verwässern und 1 Medizin erhalten',
  'objective.arena': 'Tretet in die Arena.',
  'objective.surgeon': 'Besiegt den Genähten Chirurgen.',
  'objective.applause': 'Besiegt die Chormutter.',
  'token.memory-7': 'Erinnerung',
  'token.memory-8': 'Erinnerung',
  'token.memory-9': 'Erinnerung',
} satisfies Record<keyof typeof en, Message>;
