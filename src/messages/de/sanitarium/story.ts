// Was die Lektionen von Sanitarium sagen.
import type { Message } from '../../message.js';
import type en from '../../en/sanitarium/story.js';

export default {
  'dark-name': 'Das Dunkel kriecht',
  'dark-0': 'Jeder Zug beginnt mit einer Karte für den Plan. Zeige auf einen Platz für sie und lege sie dort an.',
  'dark-done':
    'Sie liegt verdeckt: Was sie ist, hast nur du gesehen. Ist die letzte Karte gezogen, haben alle verloren.',
  'dice-name': 'Ein Würfel für dich',
  'dice-0': 'Ein Würfel ist, was du in diesem Zug tun darfst, die beiden anderen sind für die Monster. Nimm die 5.',
  'dice-done':
    'Fünf Aktionspunkte; die Monster bekommen den Unterschied von 4 und 2. Lässt du einen Pasch liegen, erschrickst du sofort.',
  'search-name': 'Suchen',
  'search-0':
    'Du suchst den Nachtschlüssel. Ein Schritt kostet einen Punkt: Geh durch den Durchgang auf die verdeckte Karte.',
  'search-1': 'Wähle, die Karte zu durchsuchen, auf der du stehst.',
  'search-2': 'Da ist er. Nimm ihn.',
  'search-3': 'Er ist deine geheime Geborgenheit. Lege sie darunter.',
  'search-done': 'Nun ist er geschützt, und dein Weg hinaus wird billiger.',
  'explore-name': 'Erkunden',
  'explore-0':
    'Hinaus geht es nur durch einen dunklen Flur. Zeige auf einen offenen Durchgang neben dir, um zu erkunden.',
  'explore-1': 'Ein dunkler Flur! Lege ihn so an, dass sein Durchgang deinen trifft.',
  'explore-done': 'Das ist ein Weg hinaus. Aber etwas kam mit herein.',
  'safety-name': 'In Sicherheit',
  'safety-0':
    'Wer mit einem Monster allein ist, macht einen Schreckenswurf. In einem Zimmer tut das niemand: Geh in die Kapelle.',
  'safety-done': 'Hier kann es dich nicht erschrecken. Auch Gesellschaft hilft.',
  'monsters-name': 'Monster',
  'monsters-0': 'Erst handelst du, dann bewegst du Monster. Zeige auf dieses, dann auf das Feld von Bruno.',
  'monsters-done': 'Bruno hat schlecht gewürfelt und erleidet eine Halluzination. Sie muss weg, bevor er hinauskann.',
  'escape-name': 'Der Weg hinaus',
  'escape-0':
    'Mit gefundener Geborgenheit und ohne Halluzination kommst du durch einen dunklen Flur hinaus. Wähle, zu entkommen.',
  'escape-1': 'Eine Flucht wird mit Verstand bezahlt, mit den Karten in deiner Hand. Lege eine ab.',
  'escape-2': 'Noch eine, und du bist draußen.',
  'escape-done':
    'Du bist entkommen und hast gewonnen. Das ist das ganze Spiel: suchen, schützen und hinaus, bevor die Karten ausgehen.',
} satisfies Record<keyof typeof en, Message>;
