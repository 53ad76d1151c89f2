// What a seat's view has to look like when it comes from outside, field by field, before it is drawn.
import { fields, is, list as listUpTo, one, orNull, whole, yes, type Check } from '../../../kernel/json-shape.js';
import type { Window } from '../cards/card-types.js';
import type { CardIndex } from '../cards/card-index.js';
import type { AsylumView, SeenDeck, SeenVictim } from './knowledge.js';
import { preferences, type DeckName, type Stage } from './state.js';

/** No list of the game is longer. */
const list = (check: Check): Check => listUpTo(100, check);

const stages: readonly Stage[] = [
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
const count = whole(0, 999);
const face = whole(1, 6);
const sides = ['patients', 'victims', 'all'] as const;

/** Where JSON is no view of this game; null: it is one, of some position or of none that can be. */
export function viewFault(json: unknown, seats: number, content: CardIndex): string | null {
  const inMap = (cards: { readonly has: (id: string) => boolean }): Check =>
    is((value) => typeof value === 'string' && cards.has(value));
  const room = inMap(content.colours);
  const camoSabo = inMap(content.camoSabo);
  const patientCard = inMap(content.patients);
  const seat = whole(0, seats - 1);
  const { patients } = Object(json) as Partial<AsylumView>;
  const patient = whole(0, Array.isArray(patients) ? patients.length - 1 : -1);
  const found = fields<AsylumView['caught'][number]>({ victim: seat, room });
  const deck = (cards: Check): Check => fields<SeenDeck>({ count, top: list(orNull(cards)), pile: list(cards) });
  /** Before a Victim is drawn there is no card, and before one hides no room. */
  const none = one('');
  const orNone =
    (check: Check): Check =>
    (value) =>
      none(value) === null ? null : check(value);
  const victim = fields<SeenVictim>({
    seat,
    card: orNone(inMap(content.victims)),
    held: orNull(camoSabo),
    alive: yes,
    drew: yes,
    skips: yes,
    turns: count,
    stirred: yes,
    unseen: yes,
    lie: whole(0, 9),
    flight: whole(-9, 9),
    limit: orNull(fields<NonNullable<SeenVictim['limit']>>({ n: count, until: count })),
    at: orNull(orNone(room)),
    route: orNull(listUpTo(999, orNone(room))),
    suspects: list(room),
    hand: list(orNull(camoSabo)),
    prefers: orNull(one(...preferences)),
    mayPrefer: yes,
    answer: orNull(camoSabo),
  });
  return fields<AsylumView>({
    version: one('short', 'long'),
    coin: one('coin', 'die'),
    collapseCatches: yes,
    patientsSeat: seat,
    turn: count,
    active: seat,
    stage: one(...stages),
    rooms: whole(0, 9),
    columns: listUpTo(25, listUpTo(25, room)),
    destroyed: list(room),
    patients: list(
      fields<AsylumView['patients'][number]>({
        card: patientCard,
        at: room,
        released: count,
        left: whole(0, 99),
        stalled: count,
      }),
    ),
    victims: (value) => (Array.isArray(value) && value.length !== seats - 1 ? '' : list(victim)(value)),
    decks: fields<Record<DeckName, SeenDeck>>({
      'camo-sabo': deck(camoSabo),
      movement: deck(inMap(content.movement)),
      bloodlust: deck(inMap(content.bloodlust)),
    }),
    undrawn: fields<AsylumView['undrawn']>({ patients: count, specials: count }),
    searched: list(fields<AsylumView['searched'][number]>({ patient, room })),
    marching: yes,
    caught: list(found),
    attempts: list(
      fields<AsylumView['attempts'][number]>({
        victim: seat,
        patient,
        face: whole(0, 6),
        more: list(face),
        fewer: list(face),
        skipped: yes,
        saved: yes,
      }),
    ),
    doomed: list(room),
    blast: orNull(room),
    listed: list(room),
    kills: count,
    together: count,
    trigger: orNull(count),
    extra: count,
    bloodlust: orNull(fields<NonNullable<AsylumView['bloodlust']>>({ card: inMap(content.bloodlust), off: yes })),
    plays: list(fields<AsylumView['plays'][number]>({ by: seat, card: camoSabo, off: yes })),
    windows: list(fields<AsylumView['windows'][number]>({ window: one(...windows), about: orNull(seat) })),
    played: count,
    grips: list(fields<AsylumView['grips'][number]>({ patient, faces: list(face), more: yes, until: count })),
    blocks: list(fields<AsylumView['blocks'][number]>({ room, against: one(...sides), until: count })),
    final: yes,
    last: orNull(count),
  })(json);
}
