// What the bot chooses as the Patients player, apart from routes: where a new Patient enters, which room is
// destroyed, and whom Bloodlust cards hit.
import { bits, placesIn, within, type RoomIndex } from '../state/room-graph.js';
import { beside, hasPatient, traitOf, ways } from '../state/building.js';
import type { PlaceTrait } from '../cards/card-types.js';
import type { Option, Question } from '../../../kernel/index.js';
import { nextStep } from './hunting.js';
import { crowd, sumWeights, landing, placeOf, type Outlook } from './outlook.js';

export function choosePatients(outlook: Outlook, { kind, options }: Question): string | undefined {
  const here = crowd(outlook);
  const at = (place: RoomIndex | undefined): number => (place === undefined ? 0 : (here[place] ?? 0));
  const best = (worth: (option: Option) => number): string | undefined => bestOption(options, worth);
  switch (kind) {
    case 'march-on':
      return nextStep(outlook, withNoise(outlook, huntedRooms(outlook)));
    // The released Patient searches the chosen room. That room is then destroyed, and the Patient lands in another one.
    // AE-REL-02
    case 'start-room':
      return best(
        (option) =>
          at(roomOf(outlook, option)) +
          at(landing(outlook.chart, roomOf(outlook, option))) +
          0.2 * around(outlook, here, roomOf(outlook, option), 2),
      );
    case 'fall-order':
      return best((option) => at(landing(outlook.chart, roomOf(outlook, option))));
    case 'patient-side':
      return best((option) => at(roomOf(outlook, option)) + 0.3 * around(outlook, here, roomOf(outlook, option), 2));
    case 'destroy-which':
      return best((option) => fallWorth(outlook, here, roomOf(outlook, option)));
    case 'block-which':
      return best((option) => around(outlook, here, roomOf(outlook, option), 1) - at(roomOf(outlook, option)));
    case 'lure-where':
      return best((option) => at(roomOf(outlook, option)));
    case 'swap-first':
      return best((option) => at(roomOf(outlook, option)) * (nearest(outlook, roomOf(outlook, option)) > 1 ? 1 : 0));
    case 'swap-second':
      return best((option) => (nearest(outlook, roomOf(outlook, option)) === 1 ? 1 : 0) - at(roomOf(outlook, option)));
    case 'choose-patient':
      return best((option) => around(outlook, here, outlook.chart.patients[Number(option.id.split(':')[1])] ?? 0, 2));
    case 'choose-victim':
      return best(({ id }) => -Math.max(0, ...(outlook.weights.get(Number(id.split(':')[1])) ?? [])));
    case 'which-way':
      return best(({ id }) => driven(outlook, here, id.split(':')[1] ?? ''));
    case 'sweep-what':
      return best(({ id }) => informationValue(outlook, id));
    default:
      return undefined;
  }
}

/** The option that is worth most; the first one in a tie. */
export function bestOption(options: readonly Option[], worth: (option: Option) => number): string | undefined {
  let [best, value] = [options[0]?.id, -Infinity];
  for (const option of options) {
    const each = worth(option);
    if (each > value) [best, value] = [option.id, each];
  }
  return best;
}

export const roomOf = (outlook: Outlook, { targets = [] }: Option): RoomIndex =>
  placeOf(outlook, (targets.find((target) => target.startsWith('room:')) ?? '').slice('room:'.length));

/** The number of steps from a room to the nearest Patient. */
export const nearest = ({ chart, away }: Outlook, place: RoomIndex): number =>
  Math.min(...chart.patients.map((patient) => away[patient]?.[place] ?? Infinity));

/**
 * Corrects the suspicion of a room. The index is the number of steps to the nearest Patient. Victims hide near Patients
 * less often than the suspicion says, and far from them more often.
 */
const hidingBias = [0.6, 0.6, 0.8, 1.35];

/**
 * The number of Victims that the Patients player expects in each room. Victims keep away from the rooms where the
 * Patients were before they moved.
 */
export function huntedRooms(outlook: Outlook): number[] {
  const { chart, events, away, weights } = outlook;
  if (outlook.skill.reasons !== 'conclusions') return crowd(outlook);
  const stood = [...chart.patients];
  for (const event of events.slice(events.findLastIndex(({ type }) => type === 'turn-began')).reverse())
    if (event.type === 'patient-moved') stood[event.patient] = placeOf(outlook, event.from);
  const steps = (place: RoomIndex): number =>
    Math.min(hidingBias.length - 1, ...stood.map((patient) => away[patient]?.[place] ?? Infinity));
  return sumWeights(
    [...weights.values()].map((each) => {
      const likely = each.map((weight, place) => (weight > 0 ? weight * (hidingBias[steps(place)] ?? 1) : 0));
      const sum = likely.reduce((all, weight) => all + weight, 0);
      return likely.map((weight) => weight / sum);
    }),
  );
}

/** Adds random noise: people do not calculate exact chances, and a bot that does would be predictable. */
const withNoise = ({ chance }: Outlook, here: readonly number[]): number[] =>
  here.map((weight) => weight * (0.7 + chance.below(61) / 100));

function around({ next }: Outlook, here: readonly number[], place: RoomIndex, n: number): number {
  let sum = 0;
  for (const each of placesIn(within(next, place, n, 0))) sum += here[each] ?? 0;
  return sum;
}

/**
 * The value of destroying a room. The room of a Patient is the best one, because the Patient then lands in another room
 * and may catch Victims there. Otherwise a room without Victims is the best one, because fewer hiding places remain.
 */
function fallWorth({ chart }: Outlook, here: readonly number[], place: RoomIndex): number {
  const lands = landing(chart, place);
  if (bits(chart.patients) & (1 << place)) return 1 + (lands === undefined ? 0 : (here[lands] ?? 0));
  return -(here[place] ?? 0);
}

/** The expected number of Victims who enter a Patient's room if all Victims are pushed in this direction. */
function driven({ content, view }: Outlook, here: readonly number[], id: string): number {
  const way = ways.find((each) => each === id);
  if (way === undefined) return 0;
  return here.reduce((sum, weight, place) => {
    const to = weight > 0 ? beside(view, content.rooms[place] ?? '', way) : null;
    return to !== null && hasPatient(view, to) ? sum + weight : sum;
  }, 0);
}

/** The value of the answer to a yes-or-no question. It is highest when both answers are equally likely. */
export function informationValue({ content, view, weights }: Outlook, id: string): number {
  const [what = '', value = ''] = id.split(':');
  const there = content.rooms.map(
    (room) =>
      view.columns.some((column) => column.includes(room)) &&
      traitOf(content, view, room, what as PlaceTrait) === value,
  );
  return [...weights.values()].reduce((sum, each) => {
    const yes = each.reduce((part, weight, place) => (there[place] ? part + weight : part), 0);
    return sum + yes * (1 - yes);
  }, 0);
}
