// The texts of the lessons of Coma Ward.
import type { Message } from '../../message.js';
import type en from '../../en/coma-ward/lessons.js';

export default {
  'reveal-name': 'Erwacht',
  'reveal-0':
    'Du erwachst im Stationszimmer eines leeren Krankenhauses. Hinter jedem Fragezeichen liegt ein Raum, den noch niemand gesehen hat: Geh zu dem unter dir.',
  'reveal-done':
    'Du hast ihn durchsucht, mit einem Würfel für jeden Punkt Konzentration: Jede 5 oder 6 ist ein Erfolg, und drei finden einen Gegenstand. Mit weniger siehst du Dinge, die es nicht gibt.',
  'care-name': 'Kraft für die Nacht',
  'care-0':
    'Deine Gesundheit ist deine Stärke, dein Tempo und die Zahl der Gegenstände, die du tragen kannst. Gebrauche die Suppe.',
  'care-done': 'Essen und Medizin sind frei: Danach darfst du noch gehen und eine Sache tun.',
  'see-name': 'Was es nicht gibt',
  'see-0': 'Je mehr Angst, desto weniger Würfel für Konzentration. Du bist voller Angst: Durchsuche trotzdem.',
  'see-1': 'Du halluzinierst, und niemand am Tisch weiß, wohin eine Antwort führt. Wähle eine.',
  'see-done':
    'Dieselbe Geschichte kann beim nächsten Mal anders enden. Wer einen Zug beendet, ohne jemanden zu sehen, erhält Angst, also bleibt zusammen.',
  'fight-name': 'Nicht nur Freunde',
  'fight-0': 'Neben dir steht jemand. Niemand verbietet es: Greif an.',
  'fight-1': 'Waffen bringen Würfel und Schaden. Wähle, womit du kämpfst.',
  'fight-done':
    'Jetzt darf die andere Person ausweichen oder zurückschlagen. Wer mehr Erfolge würfelt, verletzt die andere.',
  'clue-name': 'Der dritte Hinweis',
  'clue-0': 'Unter den Gegenständen sind Hinweise, und zwei sind gefunden. Durchsuche den Raum.',
  'clue-done':
    'Der dritte Hinweis öffnet einen Umschlag. Welches der 13 Phänomene darin ist, hängt von den Hinweisen ab, und jedes ist ein Spiel für sich.',
} satisfies Record<keyof typeof en, Message>;
