// What is wrong with the options or the situation of a match, explained to its author. The path of a fault says where.
import type { Message } from '../../message.js';
import type en from '../../en/coma-ward/pack.js';

export default {
  quirks: 'Schreibe true, um mit Marotten zu spielen, oder false.',
  first: 'Schreibe die Nummer eines Platzes, 0 bis {n}, oder lass es weg.',

  // Wrong types, sizes and fields
  'not-object': 'Hier muss ein Objekt stehen.',
  'not-list': 'Hier muss eine Liste stehen.',
  'not-text': 'Hier muss ein Text stehen.',
  'not-whole': 'Hier muss eine ganze Zahl stehen.',
  'not-yes-no': 'Hier muss true oder false stehen.',
  'not-one-of': 'Hier muss eines davon stehen: {choices}.',
  'too-small': 'Das muss mindestens {n} sein.',
  'too-big': 'Das darf höchstens {n} sein.',
  'too-long': 'Dieser Text darf höchstens {n} Zeichen haben.',
  'too-many': 'Das sind zu viele; entferne einige.',
  'unknown-field': 'Eine Situation hat hier kein solches Feld; entferne es oder berichtige seinen Namen.',
  'missing-field': 'Das fehlt; füge es hinzu.',

  // Cards and Spaces
  'no-card':
    'Eine solche Karte gibt es hier nicht; berichtige ihre Kennung. Ein Exemplar eines Gegenstands hat eine Kennung wie „broom.1“.',
  'no-space': 'Ein solches Feld gibt es nicht; schreibe Stockwerk, Spalte und Zeile, etwa „2:3,2“.',
  'card-twice': 'Die Karte „{card}“ liegt an zwei Orten; nenne sie nur einmal.',
  'not-room': 'Das gibt es nur in einem Raum; nenne das Feld eines Raums.',

  // Players
  'nobody-lives': 'Mindestens eine Person muss leben; gib nur den anderen "alive": false.',
  'no-health': 'Wer lebt, hat mindestens 1 Gesundheit; gib mehr, oder schreibe "alive": false.',
  'dead-place': 'Wer tot ist, steht nirgends; entferne das, oder lass die Person leben.',
  'dead-items': 'Wer tot ist, trägt nichts; lege die Gegenstände in "dropped", oder lass die Person leben.',

  // Clues, and what they open
  'not-clue': 'Dieser Gegenstand ist kein Hinweis dieser Art; nenne einen anderen, oder berichtige "kind".',
  'kind-twice': 'Ein Hinweis dieser Art wurde schon gefunden; nenne einen anderer Art.',
  'clue-carried': 'Niemand trägt einen Hinweis oder legt ihn ab; lege ihn in "clues", "box" oder "itemDeck".',
  'three-clues': 'Drei Hinweise wählen ein Phänomen; nenne drei, oder beginne mit etwas anderem.',
  'no-narrator':
    'Mit dem dritten Hinweis wird eine lebende Person zur Erzählstimme; schreibe die Nummer ihres Platzes.',
  'early-narrator': 'Vor dem dritten Hinweis ist niemand die Erzählstimme; entferne das, oder nenne drei Hinweise.',

  // The Phenomenon
  'open-already': 'Dieses Phänomen ist schon eröffnet; beginne mit "turn", oder setze "act" auf "prologue".',
  'no-phenomenon': 'Nenne das Phänomen, das eröffnet ist, von "P01" bis "P13".',
  'only-phenomenon': 'Das gibt es im Prolog nicht; entferne es, oder setze "act" auf "phenomenon".',
  'enemy-number': 'Jeder Feind hat eine eigene Nummer, kleiner als "enemiesSeen"; ändere eine davon.',
  'no-role': 'In diesem Phänomen muss jemand die Rolle „{role}“ haben; gib sie einer Person.',
  'no-wake': 'Wer hier lebt, hält eine der beiden Totenwachen; schreibe eine Rolle wie „matron.1“ oder „stoker.1“.',
  'no-secrets': {
    one: 'Eine Gestalt hat noch keinen Namen; hier muss also genau eine Karte stehen, etwa „patient.0“.',
    other: '{n} Gestalten haben noch keinen Namen; hier müssen also genau {n} Karten stehen, etwa „patient.0“.',
  },
} satisfies Record<keyof typeof en, Message>;
