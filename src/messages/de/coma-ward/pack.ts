// The faults of a pack, of the options or of a situation, explained to its author. The path of a fault says where it is.
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
  'not-id':
    'Eine Kennung muss mit einem Kleinbuchstaben beginnen, dem bis zu 39 Kleinbuchstaben, Ziffern und Bindestriche folgen; „constructor“ ist reserviert.',
  'not-version': 'Schreibe die Szene und die Fassung mit einem Punkt dazwischen, etwa „last-visitor.a“.',
  'not-type':
    'Eine solche Art von Gegenstand gibt es nicht; schreibe "weapon", "clothing", "food", "medicine" oder "clue".',
  'not-word': 'Ein solches Wort gibt es nicht; nimm eines aus der Anleitung, etwa {"do": "gain-health", "n": 1}.',
  'not-options':
    'Zur Wahl stehen müssen 2 bis 6 Möglichkeiten; ergänze welche, entferne welche, oder schreibe die Wirkung ohne Wahl.',
  'not-row':
    'Eine Zeile eines Stockwerks hat sieben dieser Zeichen: R, H, N, L, E, C, S, V, oder einen Punkt, wo nichts ist.',
  'not-address':
    'Hier muss eine Adresse relativ zum Kartensatz stehen, etwa „pictures/lantern.webp“; andere Server und Data-URLs sind nicht erlaubt.',
  'not-language': 'Hier muss das Kürzel einer Sprache stehen, etwa „es“ oder „pt-BR“.',
  'too-small': 'Das muss mindestens {n} sein.',
  'too-big': 'Das darf höchstens {n} sein.',
  'too-long': 'Dieser Text darf höchstens {n} Zeichen haben.',
  'too-few': { one: 'Hier muss mindestens eines stehen.', other: 'Hier müssen mindestens {n} stehen.' },
  'too-many': { one: 'Hier darf höchstens eines stehen.', other: 'Hier dürfen höchstens {n} stehen.' },
  'wrong-count': 'Hier müssen {n} stehen; es sind {found}.',
  'unknown-field': 'Dieses Feld gibt es hier nicht; entferne es oder berichtige seinen Namen.',
  'missing-field': 'Das fehlt; füge es hinzu.',

  // Ids, and requirements of the rules
  'id-twice': 'Die Kennung „{id}“ kommt zweimal vor; ändere sie an einer der beiden Stellen.',
  'no-clue': 'Im Stapel ist kein Hinweis der Art {kind}; ergänze einen, denn jede Art führt zu anderen Phänomenen.',
  'little-medicine': 'Die Fieberstation braucht {n} Arzneien, aber der Stapel hat {found}; ergänze weitere.',
  'deck-too-big':
    'Der Stapel der Gegenstände darf mit allen Exemplaren höchstens {n} Karten haben, nicht {found}; senke ein "count".',
  'few-rooms':
    'Auf dem Spielplan ist Platz für {n} Raumkarten, aber der Stapel hat {found}; ergänze Räume, oder schreibe weniger R auf den Spielplan.',
  'options-or-result':
    'Eine Halluzination hat entweder eine Wahl oder ein einziges Ergebnis; ergänze eines davon, oder entferne eines.',
  'other-options':
    'Niemand darf wissen, welche Fassung vorgelesen wird, darum haben alle dieselbe Wahl; nenne die Möglichkeiten von „{id}“ in ihrer Reihenfolge: {options}.',
  'no-options':
    'Niemand darf wissen, welche Fassung vorgelesen wird, und „{id}“ lässt keine Wahl; schreibe auch hier ein einziges "result".',
  'tiers-order': 'Jede Stufe braucht mehr Marker als die vorige; ordne sie nach "least".',
  'rows-order':
    'Jede Zeile braucht eine höhere Zahl als die vorige, und die letzte ist 6; ordne sie, oder berichtige die letzte.',
  'board-count':
    'Der Spielplan braucht {least} bis {most} Mal den Buchstaben {letter}, hat ihn aber {found} Mal; ändere seine Zeilen.',
  'one-elevator': 'Jedes Stockwerk braucht genau einen Aufzug, dieses hat {found}; schreibe ein einziges V.',
  'no-start': 'Die Partie beginnt im Stationszimmer des 2. Stockwerks; schreibe auf dieses Stockwerk genau ein N.',
  'no-way':
    'Vom Start führt kein Weg zum Feld {space}. Ein Weg führt über Flure, feste Räume und Treppen übereinander, und kein Schritt führt von Raum zu Raum. Verbinde es mit einem Flur.',

  // Effects that would never end
  'too-much': 'Das könnte mehr als {n} Mal etwas bewirken; lass es weniger tun, oder bei weniger Personen.',
  'moves-on':
    'Wer eintritt, würde weiterbewegt, vielleicht ohne Ende; entferne das, oder lass es mit "endMove" oder "first" geschehen.',
  'endless-deck':
    'Die Karten dieses Stapels ziehen zusammen so viele Karten nach, wie der Stapel hat, und so würde er nie leer; lass weniger von ihnen nachziehen.',

  // Texts and pictures of a pack
  'text-foreign':
    'Nichts in diesem Kartensatz hat diesen Text; nimm die Kennung einer Karte und hänge .text, .flavour oder einen anderen Teil an, den die Anleitung nennt. Die anderen Sätze des Spiels gehören in „language“.',
  'picture-foreign':
    'Keine Karte dieses Kartensatzes hat diese Kennung; nimm die Kennung einer Karte, den Namen einer Szene oder einen Schlüssel aus der Anleitung wie „enemy.orderly“.',
  'picture-unread': 'Dieses Bild lässt sich nicht zeigen; lege eines unter „{address}“ ab oder entferne den Eintrag.',

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
