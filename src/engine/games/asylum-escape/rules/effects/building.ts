// Effects of cards on the building: rooms swap places, are destroyed or blocked.
import type { Asked, Offer, Together } from '../../../../kernel/index.js';
import { ask, askUnlessClear } from '../ask.js';
import { scheduleCollapse } from '../announcing.js';
import { noEffect } from './victims.js';
import { neighbours, roomsOf, roomsWhere, spotOf } from '../../state/building.js';
import type { Context } from '../../state/step-context.js';
import type { RoomId, State } from '../../state/state.js';
import type { EffectOf, Step, StepOf } from '../../state/steps.js';

const pick = (room: RoomId, ...then: readonly (Step | Together)[]): Offer<Step | Together> => ({
  id: `room:${room}`,
  targets: [`room:${room}`],
  rule: 'AE-RUL-41',
  then,
});

// Swapping two rooms takes two questions; both choices are public.

export function swapRooms(m: Context, { by, pair }: EffectOf<'swap-rooms'>): void {
  m.push(...askUnlessClear(m, swapFirst, { do: 'swap-first', by, pair }));
}

const partners = (state: State, pair: 'neighbours' | 'any', room: RoomId): RoomId[] =>
  pair === 'any' ? roomsOf(state).filter((each) => each !== room) : neighbours(state, room);

export function swapFirst(m: Context, { by, pair }: StepOf<'swap-first'>): Asked<Step | Together> {
  const { state } = m;
  return ask(
    m,
    by,
    'AE-RUL-41',
    roomsOf(state)
      .filter((room) => partners(state, pair, room).length > 0)
      .map((room) => pick(room, ...askUnlessClear(m, swapSecond, { do: 'swap-second', by, pair, room }))),
  );
}

export function swapSecond(m: Context, { by, pair, room }: StepOf<'swap-second'>): Asked<Step | Together> {
  return ask(
    m,
    by,
    'AE-RUL-41',
    partners(m.state, pair, room).map((other) => ({
      ...pick(other, { do: 'swap', a: room, b: other }),
      targets: [`room:${room}`, `room:${other}`],
    })),
  );
}

/** Swaps two rooms; pieces stay in their rooms. AE-RUL-04 */
export function swap(m: Context, { a, b }: StepOf<'swap'>): void {
  const { state } = m;
  state.columns = state.columns.map((column) => column.map((room) => (room === a ? b : room === b ? a : room)));
  m.emit({ type: 'swapped', rule: 'AE-RUL-04', rooms: [a, b] });
}

// Destroying rooms

export function destroyRoom(m: Context, step: EffectOf<'destroy-room'>): void {
  const rooms = roomsWhere(m.state, step.where);
  if (rooms.length === 0) noEffect(m, step);
  else if (step.pick === 'choice')
    m.push(...askUnlessClear(m, destroyWhich, { do: 'destroy-which', by: step.by, rooms }));
  else m.push({ do: 'condemn', room: rooms[m.chance.below(rooms.length, 'room')] ?? '' });
}

export function destroyWhich(m: Context, { by, rooms }: StepOf<'destroy-which'>): Asked<Step | Together> {
  return ask(
    m,
    by,
    'AE-RUL-41',
    rooms.map((room) => pick(room, { do: 'condemn', room })),
  );
}

/** Marks a room for destruction; this destruction kills nobody. AE-RUL-06 */
export function markForDestruction(m: Context, { room }: StepOf<'condemn'>): void {
  m.state.doomed.push(room);
  scheduleCollapse(m);
}

// Blocking rooms

export function block(m: Context, { do: verb, where, against, turns, by }: EffectOf<'block'>): void {
  m.push(...askUnlessClear(m, blockWhich, { do: 'block-which', by, of: { do: verb, where, against, turns } }));
}

export function blockWhich(m: Context, { by, of }: StepOf<'block-which'>): Asked<Step | Together> {
  return ask(
    m,
    by,
    'AE-RUL-41',
    roomsWhere(m.state, of.where).map((room) => pick(room, { do: 'bar', room, of })),
  );
}

export function placeBlock(m: Context, { room, of: { against, turns } }: StepOf<'bar'>): void {
  const { state } = m;
  const until = (state.active === state.patientsSeat ? state.turn : state.turn + 1) + turns - 1;
  if (!spotOf(state, room)) return;
  state.blocks.push({ room, against, until });
  m.emit({ type: 'blocked', rule: 'AE-RUL-45', room, against, until });
}
