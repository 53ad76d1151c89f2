// Exploring: a player draws a card, looks at it and lays it on the map (SAN-EXP). A card that was taken in a Search is
// also replaced here.
import type { PlayerId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId, Content } from '../cards/card-types.js';
import { buildingPlaces, distancesFrom, meets, placeOf, placements, spaceAt, type CardPosition } from '../state/map.js';
import { everybody, playerOf, seatOf, type Tile, type CardCell, type State } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { ask, askOrAnswer } from './ask.js';
import { drawCard } from './running-out.js';

export function explore(m: Context, { player, where }: StepOf<'explore'>): void {
  if (where === 'next' && spotsFor(m.state, player, 'next').length === 0) {
    m.emit({ type: 'no-effect', rule: 'SAN-ACT-11', player });
    return;
  }
  const card = drawCard(m);
  if (card === null) return;
  if (m.state.map.length === 0) {
    // The card fits nowhere, which happens only on an empty map. SAN-RUL-06
    m.state.bottom.push(card);
    m.emit({ type: 'discarded', rule: 'SAN-RUL-06', player, cards: [card] });
    return;
  }
  m.state.drawn = card;
  m.state.drawnSeen = 1 << seatOf(m.state, player);
  m.state.explorer = player;
  m.emit(
    {
      type: 'looked',
      rule: 'SAN-EXP-01',
      also: ['SAN-EXP-07', 'SAN-RUL-06', 'SAN-SET-05', 'SAN-TWO-03', 'SAN-RUL-23'],
      player,
    },
    [seatOf(m.state, player)],
    { card },
  );
  askOrAnswer(m, place, { do: 'place', player, where });
}

export function spotsFor(state: State, player: PlayerId, where: 'anywhere' | 'next'): CardPosition[] {
  return placements(state, where === 'next' ? buildingPlaces(state, playerOf(state, player).at) : undefined);
}

export const spotId = ({ facing, x, y }: CardPosition): string => `place:${facing}:${x}:${y}`;

export function place(m: Context, { player, where }: StepOf<'place'>) {
  const spots = spotsFor(m.state, player, where);
  const foreign = player !== m.state.active && m.state.turn.phase !== 'setup';
  const far = foreign ? farthest(m.state, spots) : undefined;
  const rule = where === 'next' ? 'SAN-ACT-10' : m.state.turn.phase === 'darkness' ? 'SAN-TURN-03' : 'SAN-EXP-08';
  return ask(
    m,
    player,
    rule,
    spots.map((spot) => {
      const id = spotId(spot);
      return {
        id,
        targets: [id],
        rule: id === far ? 'SAN-RUL-41' : where === 'next' ? 'SAN-RUL-05' : 'SAN-RUL-04',
        then: [{ do: 'lay', player, ...spot }],
      };
    }),
    far,
  );
}

/**
 * The fallback for an absent player: the legal position that is farthest, on foot, from the nearest player. SAN-RUL-07,
 * SAN-RUL-41
 */
function farthest(state: State, spots: readonly CardPosition[]): string | undefined {
  const ways = state.players.filter(({ at }) => at >= 0).map(({ at }) => distancesFrom(state, at));
  const away = (place: CardCell): number => Math.min(...ways.map((far) => far.get(spaceAt(state, place)) ?? Infinity));
  let left = spots;
  for (let n = 0; left.length > 1 && n < 2 * state.map.length; n++) {
    const beyond = left.filter((spot) => !meets(state, spot, (place) => away(place) <= n));
    if (beyond.length > 0) left = beyond;
    else break;
  }
  return left[0] && spotId(left[0]);
}

export function lay(m: Context, { player, x, y, facing }: StepOf<'lay'>): void {
  const { state } = m;
  const card = state.drawn;
  if (card === null) throw new Error('No card was drawn that could be laid.');
  state.drawn = null;
  const face = faceOf(m.content, card);
  const index = state.map.push({ card, face, x, y, facing, seen: seenBy(state, face, player) }) - 1;
  if (face === 'down')
    m.emit({ type: 'laid', rule: 'SAN-EXP-03', also: ['SAN-RUL-02'], player, index, face }, [seatOf(state, player)], {
      card,
    });
  else m.emit({ type: 'laid', rule: 'SAN-EXP-02', also: ['SAN-RUL-02'], player, index, face, card });
  if (face === 'dark') bringMonster(m, index);
  m.push({ do: 'exposure' });
}

/**
 * Puts a new card where a player took a card in a Search: on the same cells, in the same orientation. SAN-ACT-07,
 * SAN-RUL-20
 */
export function replace(m: Context, player: PlayerId, index: number, card: CardId): void {
  const { state } = m;
  const laid = state.map[index];
  if (!laid) return;
  laid.card = card;
  laid.face = faceOf(m.content, card);
  laid.seen = seenBy(state, laid.face, player);
  for (const token of [...state.players, ...state.monsters]) if (token.at >= 0) token.at = spaceAt(state, token.at);
  const event = {
    type: 'replaced',
    rule: 'SAN-ACT-07',
    also: ['SAN-RUL-20', 'SAN-EXP-01'],
    player,
    index,
    face: laid.face,
  } as const;
  if (laid.face === 'down') m.emit(event, [seatOf(state, player)], { card });
  else m.emit({ ...event, card });
  if (laid.face === 'dark') bringMonster(m, index);
}

/** How a card lies on the map. SAN-EXP-02, -03 */
export const faceOf = (content: Content, card: CardId): Tile['face'] => {
  const { type } = cardOf(content, card);
  return type === 'room' || type === 'dark' ? type : 'down';
};

const seenBy = (state: State, face: Tile['face'], player: PlayerId): number =>
  face === 'down' ? 1 << seatOf(state, player) : everybody(state);

/** A Dark Hallway brings a monster, if one is left. SAN-EXP-04, SAN-MON-01, SAN-RUL-24 */
function bringMonster(m: Context, index: number): void {
  const { state } = m;
  const at = placeOf(index, 0);
  const id = state.supply.shift();
  if (id === undefined) m.emit({ type: 'no-monster', rule: 'SAN-RUL-24', also: ['SAN-MON-01'], at });
  else {
    state.monsters.push({ id, at });
    m.emit({
      type: 'monster-came',
      rule: 'SAN-EXP-04',
      also: ['SAN-MON-01', 'SAN-RUL-25'],
      monster: id,
      at,
    });
  }
}

/** The face-down cards within `reach` doorways of the player, except those that the player knows already. */
export function peekable(state: State, player: PlayerId, reach: number): number[] {
  const far = distancesFrom(state, playerOf(state, player).at);
  const bit = 1 << seatOf(state, player);
  return state.map.flatMap((laid, index) => {
    if (laid.face !== 'down' || laid.seen & bit) return [];
    const near = reach >= 99 ? 0 : Math.min(far.get(placeOf(index, 0)) ?? 99, far.get(placeOf(index, 1)) ?? 99);
    return near <= reach ? [index] : [];
  });
}
