// The final three turns and who has won. AE-FIN-01 to AE-FIN-08, AE-RUL-29 to AE-RUL-34
import type { Asked, PlayerId } from '../../../kernel/index.js';
import { askUnlessClear } from './ask.js';
import { scheduleCollapse } from './announcing.js';
import { hasPatient, roomsOf, spotOf } from '../state/building.js';
import type { Context } from '../state/step-context.js';
import { alive, isFinal, lastTurn } from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';

/**
 * With no Victim left, the Patients win. With one left, the final three turns begin. AE-FIN-04, AE-FIN-07, AE-RUL-30
 */
export function afterDeath(m: Context): void {
  const { state } = m;
  const [left, another] = alive(state);
  if (!left) {
    over(m, [state.patientsSeat], state.killsSinceAnnouncement > 1 ? 'AE-RUL-32' : 'AE-FIN-07');
    return;
  }
  if (another) return;
  state.trigger = state.turn;
  m.emit({
    type: 'last-one',
    rule: 'AE-FIN-06',
    also: ['AE-FIN-04', 'AE-RUL-29', 'AE-RUL-30'],
    victim: left.seat,
    last: lastTurn(state) ?? state.turn,
  });
}

/** Either the Patients or Victims win; all routes are shown. AE-FIN-08, AE-RUL-47 */
function over(m: Context, winners: readonly PlayerId[], rule: string): void {
  const { state } = m;
  state.stage = 'over';
  state.revealCount++;
  m.emit({
    type: 'routes',
    rule: 'AE-RUL-47',
    also: ['AE-FIN-08'],
    routes: state.victims.map(({ seat, route }) => ({ victim: seat, rooms: [...route] })),
  });
  m.end(winners, rule);
}

/** Rooms that hold a Patient now are listed, then destroyed. AE-FIN-01, AE-RUL-31 */
export function final(m: Context): void {
  const { state } = m;
  if (!isFinal(state)) return;
  state.stage = 'final';
  state.listed = roomsOf(state).filter((room) => hasPatient(state, room));
  m.emit({
    type: 'listed',
    rule: 'AE-FIN-01',
    also: ['AE-RUL-31', 'AE-FIN-02', 'AE-FIN-04'],
    rooms: [...state.listed],
  });
  scheduleCollapse(m);
  m.push(...askUnlessClear(m, fallOrder, { do: 'fall-order' }));
}

/** The Patients player chooses the order in which the rooms are destroyed. AE-RUL-31 */
export function fallOrder({ state }: Context): Asked<Step> {
  const options = state.listed.map(
    (room) =>
      ({
        id: `next:${room}`,
        targets: [`room:${room}`],
        rule: 'AE-RUL-31',
        then: [{ do: 'list-next', room }],
      }) as const,
  );
  return { seat: state.patientsSeat, player: state.patientsSeat, rule: 'AE-RUL-31', options };
}

export function listNext(m: Context, { room }: StepOf<'list-next'>): void {
  const { state } = m;
  state.listed = state.listed.filter((each) => each !== room);
  state.doomed.push(room);
  m.push(...askUnlessClear(m, fallOrder, { do: 'fall-order' }));
}

/**
 * Ends all effects that last until the end of this Patients' turn. If the turn is the last one, the match ends before
 * the Victims act again. AE-FIN-03, AE-FIN-05, AE-RUL-34
 */
export function endOfTurn(m: Context): void {
  const { state } = m;
  state.catchChanges = [];
  const ended = state.blocks.filter(({ until }) => until <= state.turn);
  state.blocks = state.blocks.filter(({ until }) => until > state.turn);
  // It is no news that a block has ended if its room is gone, or if the same block still lies on it.
  const opened = ended.filter(
    ({ room, against }) =>
      spotOf(state, room) &&
      !state.blocks.some((left) => left.room === room && (left.against === against || left.against === 'all')),
  );
  for (const room of new Set(opened.map((block) => block.room))) m.emit({ type: 'opened', rule: 'AE-RUL-45', room });
  for (const victim of state.victims) if (victim.limit && victim.limit.until <= state.turn) victim.limit = null;
  if (state.turn === lastTurn(state)) {
    const rule =
      state.version === 'long'
        ? 'AE-FIN-05'
        : state.trigger !== null && state.trigger + 3 <= 9
          ? 'AE-FIN-06'
          : 'AE-FIN-03';
    m.emit({ type: 'time-up', rule: 'AE-RUL-34', number: state.turn });
    over(
      m,
      alive(state).map(({ seat }) => seat),
      rule,
    );
    return;
  }
  state.stage = 'victims';
  m.push(...alive(state).map(({ seat }): Step => ({ do: 'victim-turn', victim: seat })), { do: 'patients-turn' });
}
