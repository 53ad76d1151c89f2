// Checks each field of a seat's view that comes from outside, before the view is drawn.
import {
  objectOf,
  is,
  listOf as listUpTo,
  oneOf,
  nullable,
  integer,
  boolean,
  type Check,
} from '../../../kernel/json-shape.js';
import type { Window } from '../cards/card-types.js';
import type { CardIndex } from '../cards/card-index.js';
import type { AsylumView, SeenDeck, SeenVictim } from './knowledge.js';
import { preferences, type DeckName, type Phase } from './state.js';

/** The limit is higher than the length of any list of the game. */
const list = (check: Check): Check => listUpTo(100, check);

const stages: readonly Phase[] = [
  'setup',
  'release',
  'coin',
  'march',
  'catch',
  'bloodlust',
  'final',
  'victims',
  'over',
];
const windows: readonly Window[] = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'drawn', 'played', 'ending', 'cancel'];
const count = integer(0, 999);
const face = integer(1, 6);
const sides = ['patients', 'victims', 'all'] as const;

/**
 * The path of the first field that is wrong in a view; null if the JSON has the form of a view of this game. Even then,
 * the view may describe an impossible position.
 */
export function viewFault(json: unknown, seats: number, content: CardIndex): string | null {
  const inMap = (cards: { readonly has: (id: string) => boolean }): Check =>
    is((value) => typeof value === 'string' && cards.has(value));
  const room = inMap(content.colours);
  const camoSabo = inMap(content.camoSabo);
  const patientCard = inMap(content.patients);
  const seat = integer(0, seats - 1);
  const { patients } = Object(json) as Partial<AsylumView>;
  const patient = integer(0, Array.isArray(patients) ? patients.length - 1 : -1);
  const found = objectOf<AsylumView['caught'][number]>({ victim: seat, room });
  const deck = (cards: Check): Check => objectOf<SeenDeck>({ count, top: list(nullable(cards)), pile: list(cards) });
  /** The empty text stands for no card (before a Victim is drawn) and for no room (before a Victim hides). */
  const none = oneOf('');
  const orNone =
    (check: Check): Check =>
    (value) =>
      none(value) === null ? null : check(value);
  const victim = objectOf<SeenVictim>({
    seat,
    card: orNone(inMap(content.victims)),
    held: nullable(camoSabo),
    alive: boolean,
    drew: boolean,
    skips: boolean,
    turns: count,
    stirred: boolean,
    unseen: boolean,
    lie: integer(0, 9),
    flight: integer(-9, 9),
    limit: nullable(objectOf<NonNullable<SeenVictim['limit']>>({ n: count, until: count })),
    at: nullable(orNone(room)),
    route: nullable(listUpTo(999, orNone(room))),
    suspects: list(room),
    hand: list(nullable(camoSabo)),
    prefers: nullable(oneOf(...preferences)),
    mayPrefer: boolean,
    answer: nullable(camoSabo),
  });
  return objectOf<AsylumView>({
    version: oneOf('short', 'long'),
    coin: oneOf('coin', 'die'),
    collapseCatches: boolean,
    patientsSeat: seat,
    turn: count,
    active: seat,
    stage: oneOf(...stages),
    rooms: integer(0, 9),
    columns: listUpTo(25, listUpTo(25, room)),
    destroyed: list(room),
    patients: list(
      objectOf<AsylumView['patients'][number]>({
        card: patientCard,
        at: room,
        released: count,
        left: integer(0, 99),
        stalled: count,
      }),
    ),
    victims: (value) => (Array.isArray(value) && value.length !== seats - 1 ? '' : list(victim)(value)),
    decks: objectOf<Record<DeckName, SeenDeck>>({
      'camo-sabo': deck(camoSabo),
      movement: deck(inMap(content.movement)),
      bloodlust: deck(inMap(content.bloodlust)),
    }),
    undrawn: objectOf<AsylumView['undrawn']>({ patients: count, specials: count }),
    searched: list(objectOf<AsylumView['searched'][number]>({ patient, room })),
    marched: boolean,
    marching: boolean,
    caught: list(found),
    attempts: list(
      objectOf<AsylumView['attempts'][number]>({
        victim: seat,
        patient,
        face: integer(0, 6),
        more: list(face),
        fewer: list(face),
        skipped: boolean,
        saved: boolean,
      }),
    ),
    doomed: list(room),
    blast: nullable(room),
    listed: list(room),
    kills: count,
    killsSinceAnnouncement: count,
    trigger: nullable(count),
    bloodlustLeft: count,
    bloodlust: nullable(
      objectOf<NonNullable<AsylumView['bloodlust']>>({ card: inMap(content.bloodlust), off: boolean }),
    ),
    plays: list(objectOf<AsylumView['plays'][number]>({ by: seat, card: camoSabo, off: boolean })),
    windows: list(objectOf<AsylumView['windows'][number]>({ window: oneOf(...windows), about: nullable(seat) })),
    played: count,
    catchChanges: list(
      objectOf<AsylumView['catchChanges'][number]>({ patient, faces: list(face), more: boolean, until: count }),
    ),
    blocks: list(objectOf<AsylumView['blocks'][number]>({ room, against: oneOf(...sides), until: count })),
    final: boolean,
    last: nullable(count),
  })(json);
}
