// Was an einer Situation von Asylum Escape falsch ist; der Pfad des Fehlers sagt, wo.
import type { Message } from '../../message.js';
import type en from '../../en/asylum-escape/pack-situation-faults.js';

export default {
  'not-object': 'Das muss ein Objekt sein.',
  'not-list': 'Das muss eine Liste sein.',
  'not-text': 'Das muss ein Text sein.',
  'not-whole': 'Das muss eine ganze Zahl sein.',
  'not-yes-no': 'Das muss true oder false sein.',
  'not-one-of': 'Das muss eines davon sein: {choices}.',
  'too-small': 'Das muss mindestens {n} sein.',
  'too-big': 'Das darf höchstens {n} sein.',
  'too-few': { one: 'Hier muss mindestens eines stehen.', other: 'Hier müssen mindestens {n} stehen.' },
  'too-many': { one: 'Hier darf höchstens eines stehen.', other: 'Hier dürfen höchstens {n} stehen.' },
  'unknown-field': 'Ein solches Feld gibt es hier nicht; nimm es heraus oder berichtige seinen Namen.',
  'no-room': 'Im Haus gibt es keinen Raum „{room}“; nenne einen, der steht.',
  'room-twice': 'Der Raum „{room}“ steht zweimal da; nenne ihn einmal.',
  'no-card': 'In diesem Paket gibt es keine solche Karte „{card}“; ein Exemplar heißt wie in „held-breath.1“.',
  'card-twice': 'Die Karte „{card}“ liegt an zwei Stellen; nenne sie einmal.',
  'hold-in-hand': '„{card}“ hat das Symbol zum Auslegen: Sie gehört in „held“.',
  'not-held': '„{card}“ hat kein Symbol zum Auslegen: Sie gehört in „hand“.',
  'not-a-victim': 'Das ist kein lebendes Opfer; nenne den Platz von einem.',
  'not-suspected': 'Der eigene Raum des Opfers muss unter den Räumen sein, in denen alle es vermuten.',
} as const satisfies { readonly [K in keyof typeof en]: Message };
