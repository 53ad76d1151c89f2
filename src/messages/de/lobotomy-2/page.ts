// The texts of <lobotomy-game> before a match: the start form and the content warnings.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/page.js';

export default {
  // The start form
  title: 'Lobotomy 2: Manhunt',
  'what-it-is': 'Tut, was die Nacht verlangt, ehe der Jagdmeister seine zwölf Schritte gegangen ist.',
  scenario: 'Welche Nacht?',
  character: 'Wer bist du?',
  'as-character': 'als',
  difficulty: 'Wie schwer?',
  'difficulty-recommended': 'wie empfohlen',
  'difficulty-normal': 'normal',
  'difficulty-easiest': 'sehr leicht (zwei Karten)',
  'difficulty-easier': 'leicht (zwei Karten)',
  'difficulty-harder': 'schwer (zwei Karten)',
  'difficulty-hardest': 'sehr schwer (zwei Karten)',
  'player-0': 'Ada',
  'player-1': 'Bruno',
  'player-2': 'Cleo',
  'player-3': 'Dov',
  'player-4': 'Esme',
  contains: 'Enthält: {notes}.',
  nearest: 'Wie zählt ihr bis zum nächsten Brutpunkt?',
  'nearest-range': 'durch Wände',
  'nearest-walking': 'um Wände herum',
  'fault-scenario': 'scenario muss „S1“ bis „S4“ sein oder, für einen Täglichen Albtraum, „DN1“ bis „DN4“.',
  'fault-characters': 'characters nennt „{id}“, das es nicht gibt; wähle aus {ids}. Trenne die Plätze mit Kommas.',
  'fault-difficulty':
    'difficulty muss „recommended“, „normal“ oder eine Anzahl Karten einer Stufe sein, etwa „2 easier“.',
  'fault-nearest': 'nearest muss „range“ oder „walking“ sein.',
  'fault-seats':
    'seats muss für jeden von einem bis fünf Plätzen „person“, „beginner“, „casual“, „expert“ oder „random“ nennen.',

  // The Scenarios and Nightmares, each with a short teaser
  S1: 'Licht aus',
  'S1.text':
    'Für alle, die noch nie ein verschlossenes Zimmer verlassen haben. Karten erklären die Regeln, sobald du sie brauchst.',
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
  'DN4.text': 'Sie beginnen mitten im Hof, als wäre jemand aus dem Nichts gekommen.',

  // The Characters
  'ian-mcfellow': 'Ian McFellow',
  'demi-hawkins': 'Demi Hawkins',
  'tobias-crake': 'Tobias Crake',
  'marta-kowal': 'Marta Kowal',
  'felix-ambrose': 'Felix Ambrose',
  'lotte-wren': 'Lotte Wren',
  'solomon-pike': 'Solomon Pike',
  'harriet-voss': 'Harriet Voss',
  'edmund-sable': 'Edmund Sable',

  // Content warnings about our own cards
  'warning-violence': 'Gewalt',
  'warning-blood': 'Blut',
  'warning-death': 'Tod',
  'warning-pursuit': 'Verfolgung',
  'warning-confinement': 'Eingesperrtsein',
  'warning-mental-illness': 'psychische Krankheit',
  'warning-forced-treatment': 'Zwangsbehandlung',
  'warning-medication': 'Medikamente',
  'warning-surgery': 'Operationen',
  'warning-body-horror': 'Körperhorror',
  'warning-drowning': 'Ertrinken',
  'warning-cannibalism': 'Kannibalismus',
  'warning-child-in-danger': 'ein Kind in Gefahr',
  'warning-domestic-violence': 'häusliche Gewalt',
  'warning-animals': 'angreifende Tiere',
  'warning-darkness': 'Dunkelheit',
  'warning-voices': 'Stimmen',
  'warning-fire': 'Feuer',
  'warning-religion': 'Religion',
} satisfies Record<keyof typeof en, Message>;
