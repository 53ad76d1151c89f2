// The texts of the lessons of Sanitarium.
import type { Message } from '../../message.js';
import type en from '../../en/sanitarium/story.js';

export default {
  'dark-name': 'Kriechende Dunkelheit',
  'dark-0': 'Jeder Zug beginnt mit einer neuen Karte für den Plan. Wähle einen Platz für sie und lege sie dort an.',
  'dark-done': 'Sie liegt verdeckt, und nur du weißt, was sie ist. Gehen die Karten aus, haben alle verloren.',
  'dice-name': 'Ein Würfel für dich',
  'dice-0':
    'Ein Würfel sagt, wie viel du in diesem Zug tun darfst; die beiden anderen bewegen die Monster. Nimm die 5.',
  'dice-done':
    'Du hast fünf Aktionspunkte; die Monster bekommen die Differenz von 4 und 2. Lässt du einen Pasch liegen, machst du einen Schreckenswurf.',
  'search-name': 'Suchen',
  'search-0':
    'Du suchst den Nachtschlüssel. Ein Schritt kostet einen Punkt: Geh durch den Durchgang auf die verdeckte Karte.',
  'search-1': 'Durchsuche jetzt die Karte, auf der du stehst.',
  'search-2': 'Da ist er. Nimm ihn.',
  'search-3': 'Er passt zu deinem geheimen Talisman. Lege den Talisman unter den Nachtschlüssel.',
  'search-done': 'Nun ist er geschützt und zählt für deine Flucht.',
  'explore-name': 'Erkunden',
  'explore-0': 'Du entkommst nur durch einen dunklen Flur. Wähle einen offenen Durchgang neben dir, um zu erkunden.',
  'explore-1': 'Ein dunkler Flur! Lege ihn so an, dass sein Durchgang deinen trifft.',
  'explore-done': 'Du hast einen Weg hinaus gefunden. Aber etwas kam mit herein.',
  'safety-name': 'In Sicherheit',
  'safety-0':
    'Bist du mit einem Monster allein, machst du einen Schreckenswurf. In einem Zimmer bist du sicher: Geh in die Kapelle.',
  'safety-done': 'Hier bist du sicher. Sicher bist du auch, wenn jemand bei dir ist.',
  'monsters-name': 'Monster',
  'monsters-0': 'Nach deinen Aktionen bewegst du Monster. Wähle dieses, dann das Feld von Bruno.',
  'monsters-done':
    'Bruno hat schlecht gewürfelt und erleidet eine Halluzination. Er muss sie loswerden, bevor er entkommen kann.',
  'escape-name': 'Der Weg hinaus',
  'escape-0':
    'Dein Talisman ist gefunden, und du hast keine Halluzination: Du kannst durch einen dunklen Flur hinaus. Flieh jetzt.',
  'escape-1':
    'Eine Flucht bezahlst du mit Verstand, indem du Karten ablegst. Hier brauchst du beide: Wähle, welche zuerst geht.',
  'escape-done':
    'Du bist entkommen und hast gewonnen. Das ist das ganze Spiel: suchen, schützen und hinaus, bevor die Karten ausgehen.',
} satisfies Record<keyof typeof en, Message>;
