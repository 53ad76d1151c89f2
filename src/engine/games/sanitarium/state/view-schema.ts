// What a seat's view has to look like when it comes from outside, field by field, before it is drawn.
import { fields, is, list as listUpTo, one, orNull, whole, yes, type Check } from '../../../kernel/json-shape.js';
import type { Content } from '../cards/card-index.js';
import type { SanitariumView } from './knowledge.js';

/** No list of the game is longer. */
const list = (check: Check): Check => listUpTo(100, check);

/** How far from 0, 0 a map reaches. */
const cell = whole(-256, 256);
const count = whole(0, 999);

/** Where JSON is no view of this game; null: it is one, of some position or of none that can be. */
export function viewFault(json: unknown, seats: number, { cards, pack }: Content): string | null {
  const card = is((value) => typeof value === 'string' && Object.hasOwn(cards, value));
  const kind = is((value) => pack.items.some((item) => item.kind === value));
  const halves = Object(json) as Partial<SanitariumView>;
  const players = halves.solo === true ? 2 : seats;
  const places = Array.isArray(halves.map) ? 2 * halves.map.length - 1 : -1;
  const player = whole(0, players - 1);
  const place = whole(0, places);
  const off = whole(-1, places);
  const mask = whole(0, 65535);
  return fields<SanitariumView>({
    mode: one('competitive', 'cooperative'),
    solo: yes,
    honour: yes,
    start: player,
    active: player,
    turn: fields<SanitariumView['turn']>({
      number: whole(0, 99999),
      phase: one('setup', 'darkness', 'dice', 'actions', 'monsters'),
      dice: list(whole(1, 6)),
      taken: count,
      ap: count,
      mp: count,
      pool: count,
      moves: count,
      signalled: mask,
      reported: mask,
    }),
    map: list(
      fields<SanitariumView['map'][number]>({
        card: orNull(card),
        face: one('room', 'dark', 'down'),
        x: cell,
        y: cell,
        facing: one('h', 'v'),
      }),
    ),
    monsters: list(fields<SanitariumView['monsters'][number]>({ id: whole(0, 9), at: place })),
    supply: list(whole(0, 9)),
    deck: count,
    bottom: list(card),
    drawn: orNull(card),
    explorer: whole(-1, players - 1),
    hallucinations: count,
    pile: list(card),
    common: list(fields<SanitariumView['common'][number]>({ kind, claimed: yes })),
    players: (value) =>
      Array.isArray(value) && value.length !== players
        ? ''
        : list(
            fields<SanitariumView['players'][number]>({
              at: off,
              items: list(
                fields<SanitariumView['players'][number]['items'][number]>({ card, safe: one('own', 'common', null) }),
              ),
              actions: list(orNull(card)),
              things: list(
                fields<SanitariumView['players'][number]['things'][number]>({
                  kind: orNull(kind),
                  claimed: yes,
                  shown: yes,
                }),
              ),
              hallucinations: list(card),
              escaped: yes,
              used: list(card),
              exposed: mask,
              scared: mask,
              hidden: yes,
            }),
          )(value),
    shut: list(fields<SanitariumView['shut'][number]>({ place, side: whole(0, 3), until: player })),
    lulled: mask,
    payment: fields<SanitariumView['payment']>({ cost: count, slots: list(count), pool: count }),
    ballots: list(yes),
    rolls: list(yes),
  })(json);
}
