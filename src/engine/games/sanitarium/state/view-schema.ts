// Checks every field of an untrusted view before the view is drawn.
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
import type { Content } from '../cards/card-types.js';
import type { SanitariumView } from './knowledge.js';

/** The limit is higher than the length of any list of the game. */
const list = (check: Check): Check => listUpTo(100, check);

/**
 * A coordinate of the map. A map may begin at 256 (see situation.ts) and grow from there, up to the limits of its
 * lookup keys (see map.ts).
 */
const cell = integer(-511, 511);
const count = integer(0, 999);

/**
 * Returns the path of the first value that cannot occur in a view of this game, or null if there is none. The position
 * as a whole may still be impossible.
 */
export function viewFault(json: unknown, seats: number, { cards, pack }: Content): string | null {
  const card = is((value) => typeof value === 'string' && Object.hasOwn(cards, value));
  const kind = is((value) => pack.items.some((item) => item.kind === value));
  const halves = Object(json) as Partial<SanitariumView>;
  const players = halves.solo === true ? 2 : seats;
  const places = Array.isArray(halves.map) ? 2 * halves.map.length - 1 : -1;
  const player = integer(0, players - 1);
  const place = integer(0, places);
  const off = integer(-1, places);
  const mask = integer(0, 65535);
  return objectOf<SanitariumView>({
    mode: oneOf('competitive', 'cooperative'),
    solo: boolean,
    honour: boolean,
    start: player,
    active: player,
    turn: objectOf<SanitariumView['turn']>({
      number: integer(0, 99999),
      phase: oneOf('setup', 'darkness', 'dice', 'actions', 'monsters'),
      dice: list(integer(1, 6)),
      taken: count,
      ap: count,
      mp: count,
      pool: count,
      spent: count,
      moves: count,
      signalled: mask,
      reported: mask,
    }),
    map: list(
      objectOf<SanitariumView['map'][number]>({
        card: nullable(card),
        face: oneOf('room', 'dark', 'down'),
        x: cell,
        y: cell,
        facing: oneOf('h', 'v'),
      }),
    ),
    monsters: list(objectOf<SanitariumView['monsters'][number]>({ id: integer(0, 9), at: place })),
    supply: list(integer(0, 9)),
    deck: count,
    bottom: list(card),
    drawn: nullable(card),
    explorer: integer(-1, players - 1),
    hallucinations: count,
    pile: list(card),
    common: list(objectOf<SanitariumView['common'][number]>({ kind, claimed: boolean })),
    players: (value) =>
      Array.isArray(value) && value.length !== players
        ? ''
        : list(
            objectOf<SanitariumView['players'][number]>({
              at: off,
              items: list(
                objectOf<SanitariumView['players'][number]['items'][number]>({
                  card,
                  safe: oneOf('own', 'common', null),
                }),
              ),
              actions: list(nullable(card)),
              safeThings: list(
                objectOf<SanitariumView['players'][number]['safeThings'][number]>({
                  kind: nullable(kind),
                  claimed: boolean,
                  shown: boolean,
                }),
              ),
              hallucinations: list(card),
              escaped: boolean,
              used: list(card),
              exposed: mask,
              scared: mask,
              faced: mask,
              hidden: boolean,
            }),
          )(value),
    shut: list(objectOf<SanitariumView['shut'][number]>({ place, side: integer(0, 3), until: player })),
    lulled: mask,
    payment: objectOf<SanitariumView['payment']>({ cost: count, slots: list(count), pool: count }),
    losing: boolean,
    ballots: list(boolean),
    rolls: list(boolean),
  })(json);
}
