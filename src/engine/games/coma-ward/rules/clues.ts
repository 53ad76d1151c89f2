// Clues: their markers, and the third one, which ends the Prologue. CW-CLU
import { cardOf } from '../cards/card-index.js';
import { isRoom, spaceOf, type SpaceId } from '../state/hospital.js';
import { clockwise, living } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { ask, type Act } from './ask.js';
import { distancesFrom, isUndiscovered } from './movement.js';

/** The Rooms where the marker may lie: the Room of the find, or the nearest ones of the Floor. CW-CLU-02, CW-RUL-37 */
function markerRooms({ state, content }: Context, at: SpaceId): SpaceId[] {
  const { hospital } = content;
  if (isRoom(spaceOf(hospital, at))) return [at];
  const distances = distancesFrom(state, content, at);
  const rooms = [...hospital.spaces.values()].filter(
    (space) =>
      space.floor === spaceOf(hospital, at).floor && isRoom(space) && !isUndiscovered(state, content, space.id),
  );
  const nearest = Math.min(...rooms.map(({ id }) => distances.get(id) ?? Infinity));
  return rooms.filter(({ id }) => distances.get(id) === nearest).map(({ id }) => id);
}

export function markClue(m: Context, { player, card, at }: StepOf<'mark-clue'>): void {
  const rooms = markerRooms(m, at);
  const [only, another] = rooms;
  if (another !== undefined) m.push({ do: 'clue-room', player: m.state.active, card, rooms });
  else m.push({ do: 'lay-marker', player, card, at: only ?? m.content.hospital.start });
}

/** CW-RUL-37 */
export function clueRoom(m: Context, { player, card, rooms }: StepOf<'clue-room'>) {
  return ask(
    m,
    player,
    'CW-RUL-37',
    rooms.map((at): Act => ({
      id: `marker:${at}`,
      targets: [`space:${at}`],
      rule: 'CW-RUL-37',
      then: [{ do: 'lay-marker', player, card, at }],
    })),
  );
}

/**
 * Lays the next Clue Discovery Marker. With the third, the turn ends at once, after all players have dropped what they
 * carry above their limits. CW-CLU-02, -03, -05, CW-PHN-01, CW-RUL-35, CW-RUL-41
 */
export function layMarker(m: Context, { player, card, at }: StepOf<'lay-marker'>): void {
  const { state, content } = m;
  const item = cardOf(content.items, card);
  if (item.type !== 'clue') return;
  const number = state.clues.push({ card, kind: item.clue, at });
  m.emit({ type: 'clue-marked', rule: 'CW-CLU-02', also: ['CW-CLU-03', 'CW-GEN-02'], player, at, number });
  if (number < 3) return;
  state.narrator = living(state, state.active)[0] ?? state.active;
  m.emit({ type: 'prologue-over', rule: 'CW-CLU-05', also: ['CW-PHN-01', 'CW-RUL-41'], narrator: state.narrator });
  m.cut('turn-over');
  m.push(...clockwise(state, state.active).map((each) => ({ do: 'limit', player: each }) as const));
}
