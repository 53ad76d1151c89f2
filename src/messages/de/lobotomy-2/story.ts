// Die Szenarien und Albträume von Lobotomy 2, wie man sie auswählt: Titel, und was sie versprechen.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/story.js';

export default {
  S1: 'Licht aus',
  'S1.text':
    'Eine erste Nacht in Harrowmere, für alle, die noch nie ein verschlossenes Zimmer verlassen haben. Hilfekarten lehren die Regeln, sobald man sie braucht.',
  S2: 'Der Junge in der Wand',
  'S2.text': 'Jemand Kleines versteckt sich in der Küche und weiß, wo jeder Schlüssel des Hauses hängt.',
  S3: 'Vesper',
  'S3.text': 'Der Weg hinaus liegt unter dem Altar. Der Gottesdienst dauert schon elf Jahre.',
  S4: 'Jagdzeit',
  'S4.text':
    'Er hat seine Trophäen verlassen und kommt zu Fuß durch das Tor. Verderbt ihm die Jagd; dann kämpft oder flieht.',
  DN1: 'Bett Neun',
  'DN1.text': 'In Bett Neun lag nie jemand. Drei Stimmen sagen etwas anderes.',
  DN2: 'Das Feuer füttern',
  'DN2.text': 'Der Kessel geht aus, und was er wärmt, das hält er auch im Schlaf.',
  DN3: 'Matinee',
  'DN3.text': 'Heute wird die berühmte Operation noch einmal gegeben, vor fachkundigem Publikum.',
  DN4: 'Weiße Fußspuren',
  'DN4.text': 'Sie beginnen mitten im Hof, wo niemand herkam.',
} satisfies Record<keyof typeof en, Message>;
