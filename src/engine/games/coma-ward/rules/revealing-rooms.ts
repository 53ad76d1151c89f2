// Revealing a Room, and searching for Items there: the Focus Check of a Reveal or Rummage. CW-REV, CW-RUM
import { draw } from '../../../cards/deck.js';
import { effectOf } from '../../../effects/scope.js';
import type { PlayerId } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import { isRoom, spaceOf, type SpaceId } from '../state/hospital.js';
import { emptyRoom, most, playerOf, type State } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { ask, type Act } from './ask.js';
import { rollDice } from './checks.js';

import { notice } from './quirks.js';

export const successesToSearch = 3;

/** The Room where the player reveals a card; the order is that of CW-REV-01 to -06. It is the main action. CW-TRN-08 */
export function reveal(m: Context, { player }: StepOf<'reveal'>): void {
  const { state } = m;
  const { at } = playerOf(state, player);
  const { card } = draw(m.chance, 'rooms', { cards: state.roomDeck, under: state.roomsUnder });
  if (card === null) return;
  state.turn.main = true;
  state.turn.revealed = true;
  state.turn.moveEnded = true;
  state.rooms[at] = { ...emptyRoom(), card };
  m.emit({
    type: 'room-revealed',
    rule: 'CW-REV-01',
    also: ['CW-TRN-08', 'CW-MOV-12', 'CW-RUL-11', 'CW-GEN-09', 'CW-REV-06'],
    player,
    at,
    card,
  });
  notice(m, player, 'revealed-room');
  m.push(
    { do: 'room-effect', player, timing: 'revealed' },
    { do: 'search', player, isRummage: false },
    { do: 'end-reveal', player, at },
  );
}

/** After the Focus Check, a player who is still in the Room ends the Move there. CW-REV-06, CW-RUL-65 */
export function endReveal(m: Context, { player, at }: StepOf<'end-reveal'>): void {
  if (playerOf(m.state, player).at === at) m.push({ do: 'room-effect', player, timing: 'endMove' });
}

/** The Focus Check of a Reveal or Rummage: an Item, or a Hallucination. CW-REV-03 to -05, CW-RUM-02, CW-RUM-03 */
export function search(m: Context, { player, isRummage }: StepOf<'search'>): void {
  if (!playerOf(m.state, player).alive) return;
  const rule = isRummage ? 'CW-RUM-02' : 'CW-REV-03';
  const passed = rollDice(m, player, 'focus', successesToSearch, [], rule).successes >= successesToSearch;
  const scope = { who: player, source: 'search' };
  if (!passed) {
    m.push(...effectOf([{ do: 'draw-hallucination' }], scope));
    return;
  }
  if (isRummage) layRummageToken(m, player);
  m.push(...effectOf([{ do: 'draw-item', n: 1 }], scope));
}

/** Whether the player stands on a Room that can be rummaged. CW-RUM-01, CW-RUL-21 */
export const mayRummage = ({ rooms }: Pick<State, 'rooms'>, { hospital }: Content, at: SpaceId): boolean =>
  isRoom(spaceOf(hospital, at)) && rooms[at]?.rummaged === 0;

export function rummage(m: Context, { player }: StepOf<'rummage'>): void {
  const { alive, at } = playerOf(m.state, player);
  if (!alive || !mayRummage(m.state, m.content, at)) return;
  notice(m, player, 'rummaged');
  m.push({ do: 'search', player, isRummage: true });
}

/** There are 18 Rummage Tokens. When all are on the board, the oldest is moved. CW-RUM-03, CW-RUL-22 */
function layRummageToken(m: Context, player: PlayerId): void {
  const { state } = m;
  const { at } = playerOf(state, player);
  const room = state.rooms[at];
  if (!room) return;
  const tokens = Object.entries(state.rooms).filter(([, { rummaged }]) => rummaged > 0);
  const oldest =
    tokens.length < most.rummageTokens ? undefined : tokens.sort(([, a], [, b]) => a.rummaged - b.rummaged)[0];
  if (oldest) oldest[1].rummaged = 0;
  room.rummaged = ++state.rummages;
  m.emit({ type: 'rummage-token', rule: 'CW-RUM-03', also: ['CW-RUL-22'], player, at, from: oldest?.[0] ?? null });
}

/** Forces the door of a locked Room next to the player: a Strength Check with the number on the lock. CW-RUL-07 */
export function forceActs({ state, content }: Context, player: PlayerId): Act[] {
  const { at } = playerOf(state, player);
  const here = spaceOf(content.hospital, at);
  return here.neighbours.flatMap((to): Act[] =>
    state.rooms[to]?.lock && !isRoom(here)
      ? [
          {
            id: `force-door:${to}`,
            targets: [`space:${to}`],
            rule: 'CW-RUL-07',
            then: [{ do: 'force-door', player, at: to }],
          },
        ]
      : [],
  );
}

export function forceDoor(m: Context, { player, at }: StepOf<'force-door'>): void {
  const room = m.state.rooms[at];
  if (!playerOf(m.state, player).alive || !room || room.lock === 0) return;
  if (rollDice(m, player, 'strength', room.lock).successes >= room.lock) unlockAt(m, at);
}

export function unlockAt(m: Context, at: SpaceId): void {
  const room = m.state.rooms[at];
  if (!room || room.lock === 0) return;
  room.lock = 0;
  m.emit({ type: 'unlocked', rule: 'CW-RUL-07', at });
}

/**
 * Lays the next Hallucination Room over the Room Card. Standees, Items, markers and portals stay; tokens leave. The
 * "when revealed" effect happens to the player who caused it. CW-RUL-51
 */
export function replaceAt(m: Context, player: PlayerId, at: SpaceId): void {
  const { state } = m;
  const before = state.rooms[at]?.card;
  if (!before) return;
  const { card } = draw(m.chance, 'hallucination-rooms', { cards: state.hallucinationRooms });
  if (card === null) {
    m.emit({ type: 'deck-empty', rule: 'CW-RUL-51', deck: 'hallucination-rooms' });
    return;
  }
  const lock = state.rooms[at]?.lock ?? 0;
  state.rooms[at] = { ...emptyRoom(), card, lock };
  state.roomsUnder.push(before);
  m.emit({ type: 'room-replaced', rule: 'CW-HAL-08', also: ['CW-RUL-51'], player, at, card, before });
  m.push({ do: 'replaced-effect', player, at });
}

export function replacedEffect(m: Context, { player, at }: StepOf<'replaced-effect'>): void {
  const id = m.state.rooms[at]?.card;
  if (!id || !playerOf(m.state, player).alive) return;
  const words = m.content.rooms[id]?.revealed ?? [];
  m.push(...effectOf(words, { who: player, source: id }));
}

/** Offers a place that an effect needs, if there is more than one. */
export function choosePlace(m: Context, { player, places, use }: StepOf<'choose-place'>) {
  const acts = places.map((at): Act => ({
    id: `place:${at}`,
    targets: [`space:${at}`],
    rule: 'CW-GEN-13',
    then: [{ do: 'use-place', player, at, use }],
  }));
  return { ...ask(m, player, 'CW-GEN-13', acts), about: use.do };
}
