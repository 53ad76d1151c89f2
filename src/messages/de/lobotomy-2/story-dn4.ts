// Die Worte von DN4: Titel und `.text` nach CID, Wahlmöglichkeiten `<cid>.n`, Handlungen (`act.`), Ziele (`objective.`), Marker (`token.`).
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/story-dn4.js';

export default {
  'DN4-A': 'Kein erster Schritt',
  'DN4-A.text':
    'Nackte Füße, die eines Mannes, tief, als trüge er etwas. Sie beginnen bei den Wäscheleinen und gehen die Haustreppe hinauf, und in jedem Abdruck liegt etwas Fell. Folgt ihnen von der Treppe aus.',
  'DN4-B': 'Nach oben',
  'DN4-B.text':
    'Sie überqueren die Hofmauer ohne anzuhalten, laufen die Rinne entlang und enden an der Falltür des Dachbodens. Dort oben hat man etwas verstaut, ordentlich, von Leuten, die hungrig waren und sich dann schämten.',
  'DN4-C': 'Was verwahrt wurde',
  'DN4-C.text':
    'Knochen, in einer Hutschachtel, sortiert. Im Öllager fragt eine Stimme, wer heute mit Kochen dran ist. Gebt sie den Gräbern an der Mauer zurück, dann hat es nichts mehr zu suchen. Oder seid das, was es findet.',
  'DN4-C.1': 'Füttert es: Jeder Charakter nimmt 1 Wunde, und der Wendigo nimmt 8.',
  'DN4-C.2': 'Versteckt euch: Bis zur nächsten Jagdphase schleicht jeder Charakter.',
  'DN4.done': 'Der Schnee über dem Grab liegt glatt, und zum ersten Mal in diesem Winter hat niemand Hunger.',
  'DN4-EC1': 'Weißer Atem',
  'DN4-EC1.text': 'Es ist eine Wolke mehr da als Münder. Jeder Charakter bekommt Frost.',
  'DN4-EC2': 'Etwas an der Kette',
  'DN4-EC2.text':
    'Und jetzt nur noch die Kette. Wählt einen Charakter: Zieht eine Brutkarte, und ein Höllenhund erscheint an seinem nächsten Brutpunkt dieser Farbe.',
  'DN4-EC3': 'Abendbrot',
  'DN4-EC3.text':
    'Habt ihr es gefüttert, heilt ein Charakter eurer Wahl 2. Sonst haben alle Monster 1 Bewegung mehr, wenn sie das nächste Mal ziehen.',
  'act.remember-10': 'Graben, wo die Hunde gruben',
  'act.remember-11': 'Den Mantel durchsuchen',
  'act.remember-12': 'Die Matratze anheben',
  'act.follow': 'Den Fußspuren folgen',
  'act.take-bones': 'Die Hutschachtel nehmen',
  'act.give-back': 'Sie begraben, wo sie hingehören',
  'objective.follow': 'Folgt den Fußspuren von der Haustreppe aus.',
  'objective.bones': 'Seht nach, was an der Falltür des Dachbodens liegt.',
  'objective.give-back': 'Gebt die Knochen an den Gräbern zurück, oder besiegt den Wendigo.',
  'token.memory-10': 'Erinnerung',
  'token.memory-11': 'Erinnerung',
  'token.memory-12': 'Erinnerung',
  'token.footprints': 'Fußspuren',
  'token.bones': 'Eine Hutschachtel',
  'token.grave': 'Ein offenes Grab',
} satisfies Record<keyof typeof en, Message>;
