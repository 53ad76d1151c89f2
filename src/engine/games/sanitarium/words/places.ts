// The names of spaces and doorways, as a player would say them: by the card's name or by what is near, never by
// coordinates. No two spaces have the same name, so that a space can be chosen by ear.
import {
  cellOf,
  distancesFrom,
  exitsOf,
  indexOf,
  opposite,
  spaceAt,
  tileAt,
  doorwaysMet,
  type CardPosition,
  type MapView,
  type Side,
} from '../state/map.js';
import type { SanitariumView } from '../state/knowledge.js';
import type { CardCell } from '../state/state.js';
import type { Key, Lexicon, SpeechContext } from './names.js';

/**
 * The forms of a name: `place` in the middle of a sentence, `at` after a preposition, and `Place` at the beginning of a
 * sentence or alone.
 */
type Form = 'place' | 'at' | 'Place';

/** A name before it is put into words: what the space is, where it is, and a number if nothing else tells it apart. */
interface Name {
  readonly what: 'room' | 'dark' | 'corridor' | 'far-end';
  /** Where the space is, in words; for a Room its name. */
  readonly where: string;
  readonly n?: number;
  /** How easily the place is found by this name; the lowest first. */
  readonly rank: number;
}

/** The name of a space in the middle of a sentence. */
export const placeName = (context: SpeechContext, space: CardCell): string => spoken(context, space, 'place');
/** The name of a space after a preposition. */
export const placeAt = (context: SpeechContext, space: CardCell): string => spoken(context, space, 'at');
/** The name of a space at the beginning of a sentence, or alone. */
export const placeTitle = (context: SpeechContext, space: CardCell): string => spoken(context, space, 'Place');

/** The name of the space of a card that is found most easily. */
export function cardPlace(context: SpeechContext, index: number): string {
  const { view } = context;
  const [first, second] = [spaceAt(view, index * 2), spaceAt(view, index * 2 + 1)];
  const rank = (space: CardCell): number => namesOf(context).get(space)?.rank ?? 0;
  return placeName(context, rank(second) < rank(first) ? second : first);
}

/** The name of a Room that has just been laid, and where it lies. */
export function roomAndPlace(context: SpeechContext, index: number): string {
  const { lexicon } = context;
  const room = placeName(context, index * 2);
  const where = whereIs(context, index * 2);
  return where ? lexicon.say('room-and-place', { room, where }) : room;
}

/** The name of a doorway: its direction, and its space. */
export const doorName = (context: SpeechContext, place: CardCell, side: number): string =>
  context.lexicon.say(`door-${side}` as Key, { place: placeName(context, spaceAt(context.view, place)) });

/**
 * The doorways that a card in this position would meet, the one that is found most easily first. For each doorway of
 * the map and each facing of the card there is one position, so these names tell all positions apart.
 */
export function doorsMet(context: SpeechContext, spot: CardPosition): string {
  const names = namesOf(context);
  const rank = ({ place }: { readonly place: CardCell }): number => names.get(spaceAt(context.view, place))?.rank ?? 0;
  const doors = [...doorwaysMet(context.view, spot)].sort((a, b) => rank(a) - rank(b));
  return context.lexicon.list(doors.map(({ place, side }) => doorName(context, place, side)));
}

function spoken(context: SpeechContext, space: CardCell, form: Form): string {
  const { view, lexicon } = context;
  const { what, where, n } = namesOf(context).get(spaceAt(view, space)) ?? { what: 'corridor', where: '' };
  const name = lexicon.say(`${form}-${what}`, { where }).trim();
  return n === undefined ? name : lexicon.say('place-nth', { place: name, n });
}

/** For each Room, the number of doorways to every space. */
type RoomDistances = readonly (readonly [room: CardCell, far: ReadonlyMap<CardCell, number>])[];

const named = new WeakMap<SanitariumView, WeakMap<Lexicon, ReadonlyMap<CardCell, Name>>>();

/** The names of all spaces of the map, by their numbers. */
function namesOf(context: SpeechContext): ReadonlyMap<CardCell, Name> {
  const { view, lexicon } = context;
  const byLexicon = named.get(view) ?? new WeakMap<Lexicon, ReadonlyMap<CardCell, Name>>();
  named.set(view, byLexicon);
  const known = byLexicon.get(lexicon) ?? nameAll(context);
  byLexicon.set(lexicon, known);
  return known;
}

function nameAll(context: SpeechContext): ReadonlyMap<CardCell, Name> {
  const { view } = context;
  const rooms = roomsOf(view);
  const spaces = view.map.flatMap(({ face }, index) => (face === 'down' ? [index * 2, index * 2 + 1] : [index * 2]));
  const names = new Map(spaces.map((space) => [space, nameOf(context, space, rooms, 1)]));
  // Where two names are equal, a second Room is added, and if they are still equal, a number.
  for (const space of repeated(names)) names.set(space, nameOf(context, space, rooms, 2));
  const counts = new Map<string, number>();
  for (const space of repeated(names)) {
    const name = names.get(space);
    if (!name) continue;
    const n = (counts.get(text(name)) ?? 0) + 1;
    counts.set(text(name), n);
    names.set(space, { ...name, n });
  }
  return names;
}

const roomsOf = (view: SanitariumView): RoomDistances =>
  view.map.flatMap(({ face }, index) =>
    face === 'room' ? [[index * 2, distancesFrom(openMap(view), index * 2)] as const] : [],
  );

const text = ({ what, where }: Name): string => `${what} ${where}`;

function repeated(names: ReadonlyMap<CardCell, Name>): CardCell[] {
  const seen = new Map<string, number>();
  for (const name of names.values()) seen.set(text(name), (seen.get(text(name)) ?? 0) + 1);
  return [...names].flatMap(([space, name]) => ((seen.get(text(name)) ?? 0) > 1 ? [space] : []));
}

/** The name of a space, with at most this number of Rooms to find it by. */
function nameOf(context: SpeechContext, space: CardCell, rooms: RoomDistances, most: number): Name {
  const { view, lexicon } = context;
  const { face } = tileAt(view, space);
  const { card } = view.map[indexOf(space)] ?? {};
  if (face === 'room') return { what: 'room', where: card ? lexicon.card(card) : '', rank: 0 };
  const what = face === 'dark' ? 'dark' : 'corridor';
  const beside = besideRoom(context, space);
  if (beside) return { what, where: beside, rank: 1 };
  const near = face === 'down' ? besideRoom(context, space ^ 1) : null;
  if (near) return { what: 'far-end', where: near, rank: 2 };
  return { what, where: nearRooms(context, space, rooms, most), rank: 3 };
}

/** Where a space is, in words; empty if no Room leads there. */
const whereIs = (context: SpeechContext, space: CardCell): string =>
  besideRoom(context, space) ?? nearRooms(context, space, roomsOf(context.view), 1);

/** The map with all doorways open, because a name does not change while a doorway is held shut. */
const openMap = ({ map }: SanitariumView): MapView => ({ map, shut: [] });

/** The Room from which a doorway leads into the space, and the direction of the doorway; null if there is none. */
function besideRoom(context: SpeechContext, space: CardCell): string | null {
  const { view, lexicon } = context;
  const [beside] = exitsOf(openMap(view), space)
    .filter(({ to, side }) => side >= 0 && tileAt(view, to).face === 'room')
    .sort((a, b) => a.to - b.to);
  if (!beside) return null;
  const direction = lexicon.say(`direction-${2 * opposite(beside.side as Side)}` as Key);
  return lexicon.say('where-beside', { direction, room: roomName(context, beside.to) });
}

/** The nearest Rooms, each with the number of doorways from there and the direction. */
function nearRooms(context: SpeechContext, space: CardCell, rooms: RoomDistances, most: number): string {
  const { view, lexicon } = context;
  const parts = rooms
    .flatMap(([room, far]) => {
      const n = room === space ? undefined : far.get(space);
      return n === undefined ? [] : [{ room, n }];
    })
    .sort((a, b) => a.n - b.n)
    .slice(0, most)
    .map(({ room, n }) =>
      lexicon.say('where-near', {
        n,
        direction: lexicon.say(`direction-${windFrom(view, room, space)}` as Key),
        room: roomName(context, room),
      }),
    );
  return lexicon.list(parts);
}

const roomName = ({ view, lexicon }: SpeechContext, room: CardCell): string =>
  lexicon.card(view.map[indexOf(room)]?.card ?? '');

/** The direction of a space as seen from another one: 0 for north, 1 for north-east, and so on clockwise. */
function windFrom(view: SanitariumView, from: CardCell, to: CardCell): number {
  const [a, b] = [middleOf(view, from), middleOf(view, to)] as const;
  return (Math.round(Math.atan2(b.x - a.x, a.y - b.y) / (Math.PI / 4)) + 8) % 8;
}

function middleOf(view: SanitariumView, space: CardCell): { readonly x: number; readonly y: number } {
  const tile = tileAt(view, space);
  const cells = tile.face === 'down' ? [cellOf(tile, space & 1)] : [cellOf(tile, 0), cellOf(tile, 1)];
  const middle = (axis: 0 | 1): number => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  return { x: middle(0), y: middle(1) };
}
