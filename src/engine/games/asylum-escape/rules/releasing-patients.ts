// Releasing Patients: a second one on turn 3 and a Special one on turn 5, each in the room that its card names.
// AE-REL-01 to AE-REL-05
import type { Asked } from '../../../kernel/index.js';
import { askUnlessClear } from './ask.js';
import { colourOf, patientCardOf } from '../cards/card-index.js';
import { roomsOf, spotOf } from '../state/building.js';
import { abilitySteps } from './patients-turn.js';
import type { Context } from '../state/step-context.js';
import type { Step, StepOf } from '../state/steps.js';

/**
 * Shows everybody the top card of the shuffled deck; there is no choice and no mulligan. Nobody is released after turn
 * 5. AE-RUL-17, AE-RUL-46
 */
export function release(m: Context, { deck }: StepOf<'release'>): void {
  const { state } = m;
  state.stage = 'release';
  const cards = state.undrawn[deck];
  if (cards.length === 0) return;
  const patient = m.chance.draw(deck, cards);
  const { start } = patientCardOf(m.content, patient);
  if (spotOf(state, start)) {
    m.push({ do: 'land', patient, room: start });
    return;
  }
  m.emit({ type: 'start-gone', rule: 'AE-REL-03', also: ['AE-RUL-46'], card: patient, room: start });
  m.push(...askUnlessClear(m, startRoom, { do: 'start-room', patient }));
}

/**
 * If the starting room on the card no longer exists, the Patients player chooses a room of the same colour or, if there
 * is none, any room. AE-REL-03, AE-RUL-16
 */
export function startRoom({ state, content }: Context, { patient }: StepOf<'start-room'>): Asked<Step> {
  const { colour } = patientCardOf(content, patient);
  const same = roomsOf(state).filter((room) => colourOf(content, room) === colour);
  const options = (same.length > 0 ? same : roomsOf(state)).map(
    (room) =>
      ({
        id: `release:${room}`,
        targets: [`card:${patient}`, `room:${room}`],
        rule: 'AE-REL-03',
        then: [{ do: 'land', patient, room }],
      }) as const,
  );
  return { seat: state.patientsSeat, player: state.patientsSeat, rule: 'AE-RUL-16', options };
}

/**
 * The Patient counts as having ended its movement in this room, which is destroyed after the catches. AE-REL-02,
 * AE-RUL-14
 */
export function placeReleased(m: Context, { patient: card, room }: StepOf<'land'>): void {
  const { state } = m;
  const patient = state.patients.push({ card, at: room, released: state.turn, left: 0, stalled: 0 }) - 1;
  state.blast = room;
  const special = isSpecial(m, card);
  m.emit({
    type: 'released',
    rule: special ? 'AE-REL-04' : 'AE-REL-01',
    also: ['AE-RUL-14', 'AE-RUL-15', 'AE-RUL-46'],
    patient,
    card,
    room,
    special,
  });
  m.push({ do: 'window', window: 'W6' }, ...abilitySteps(m, patient, 'released'));
}

const isSpecial = ({ content }: Context, card: string): boolean => content.pack.specials.some(({ id }) => id === card);
