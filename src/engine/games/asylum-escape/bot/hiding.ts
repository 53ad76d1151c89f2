// Where the bot hides as a Victim. It plans the hunt as the Patients would, from what everybody knows, and
// prefers rooms where they are least likely to look. It chooses partly at random, so that it follows no fixed pattern.
import { bits, placesIn, within, type RoomIndex } from '../state/room-graph.js';
import { movementOf } from '../cards/card-index.js';
import { roamed } from '../state/suspicion.js';
import type { RoomSet } from '../state/state.js';
import type { Option } from '../../../kernel/index.js';
import { planHunt, type Hunter } from './hunting.js';
import { sumWeights, killsOf, placeOf, shutFor, strideOf, type Outlook } from './outlook.js';
import { nearest, roomOf } from './patients-choices.js';

/** The chance of being found in a room that the planned hunt searches. */
const expected = 0.6;
/** The chance of being found in a room that a Patient can reach. */
const possible = 0.12;
/**
 * The additional chance of being found in the most suspected room; it is smaller in less suspected rooms. Patients
 * search suspected rooms sooner.
 */
const suspected = 0.3;
/** The additional danger of a room, by the number of steps to the nearest Patient. */
const nearby = [0.3, 0.15, 0.06, 0];

/**
 * For each room, the chance of being found there in the Patients' next turn; 0 if the bot does not foresee the hunt.
 * `mine` says how likely each room is to hold this Victim, as the other players see it.
 */
export function dangers(outlook: Outlook, mine: readonly number[]): number[] {
  const { view, next, me, weights } = outlook;
  const crowd = sumWeights([...weights].map(([victim, each]) => (victim === me?.seat ? mine : each)));
  const peak = Math.max(1e-9, ...crowd);
  const found = crowd.map(() => 0);
  if (!outlook.skill.foreseesHunt) return found;
  const last = view.last !== null && view.turn + 1 > view.last - 3;
  for (const rooms of [1, 2]) {
    const hunters = view.patients.map(({ at, stalled }, patient): Hunter => ({
      patient,
      at: placeOf(outlook, at),
      left: stalled > view.turn ? 0 : strideOf(outlook, patient, rooms),
      kills: killsOf(outlook, patient),
      shut: shutFor(outlook, patient),
    }));
    const plan = planHunt(outlook, hunters, crowd, last);
    const sure = plan.reduce((set, route) => set | route.rooms, 0);
    const open = hunters.reduce((set, { at, left, shut }) => set | within(next, at, left, shut), 0);
    for (const place of placesIn(open | sure))
      found[place] =
        (found[place] ?? 0) +
        0.5 * (sure & (1 << place) ? expected : possible + (suspected * (crowd[place] ?? 0)) / peak);
  }
  for (const place of placesIn(comingIn(outlook)))
    found[place] = (found[place] ?? 0) + (view.turn === 2 ? 1 / 7 : 1 / 4);
  return found.map((danger, place) => danger + (nearby[Math.min(3, nearest(outlook, place))] ?? 0));
}

/** The rooms where a Patient may be released next. AE-REL-01, AE-REL-04 */
function comingIn({ content, view }: Outlook): RoomSet {
  const inPlay = view.patients.map(({ card }) => card);
  const cards = view.turn === 2 ? content.pack.patients : view.turn === 4 ? content.pack.specials : [];
  return bits(
    cards
      .filter(({ id }) => !inPlay.includes(id))
      .map(({ start }) => content.rooms.indexOf(start))
      .filter((place) => place >= 0),
  );
}

export const ownWeights = ({ weights, me }: Outlook): readonly number[] => weights.get(me?.seat ?? -1) ?? [];

/**
 * Picks one of these places at random; safer places are more likely. `n` is how many rooms this Victim may have moved,
 * according to public knowledge.
 */
export function safest(outlook: Outlook, options: readonly Option[], n: number): string | undefined {
  const mine = n > 0 ? roamed(outlook.chart, ownWeights(outlook), n) : ownWeights(outlook);
  const danger = dangers(outlook, mine);
  const calm = options.filter(({ confirm }) => confirm === undefined);
  const least = Math.min(...calm.map((option) => danger[roomOf(outlook, option)] ?? 1));
  return pickWeighted(
    outlook,
    calm.map((option) => [option.id, Math.exp(-((danger[roomOf(outlook, option)] ?? 1) - least) / 0.14)]),
  );
}

export function pickWeighted(
  { chance }: Outlook,
  weighed: readonly (readonly [id: string, weight: number])[],
): string | undefined {
  const sum = weighed.reduce((all, [, weight]) => all + weight, 0);
  let rest = (chance.below(1_000_000) / 1_000_000) * sum;
  return weighed.find(([, weight]) => (rest -= weight) < 0)?.[0] ?? weighed.at(-1)?.[0];
}

/**
 * The first hiding place: far from the Patient and, if possible, away from the rooms in which Patients are released.
 * AE-SET-10
 */
export function firstPlace(outlook: Outlook, options: readonly Option[]): string | undefined {
  if (!outlook.skill.foreseesHunt) return undefined;
  const starts = bits(
    [...outlook.content.pack.patients, ...outlook.content.pack.specials].map(({ start }) =>
      outlook.content.rooms.indexOf(start),
    ),
  );
  return pickWeighted(
    outlook,
    options.map((option) => {
      const place = roomOf(outlook, option);
      return [option.id, ([0, 0.1, 0.5][nearest(outlook, place)] ?? 1) * (starts & (1 << place) ? 0.6 : 1)];
    }),
  );
}

/**
 * How much a Movement card is expected to lower this Victim's danger. The risk of stumbling counts against it.
 * AE-VIC-04, AE-VIC-08
 */
export function moveWorth(outlook: Outlook): number {
  const { content, view, chart, next, me } = outlook;
  if (!me || me.at === null) return 0;
  const at = placeOf(outlook, me.at);
  const mine = ownWeights(outlook);
  const now = dangers(outlook, mine)[at] ?? 0;
  const known = view.decks.movement.top[0];
  const left = content.decks.movement.filter((card) => !view.decks.movement.pile.includes(card));
  const cards = known ? [known] : left.length > 0 ? left : content.decks.movement;
  const counts = new Map<number | 'stumble', number>();
  for (const card of cards) counts.set(movementOf(content, card).n, (counts.get(movementOf(content, card).n) ?? 0) + 1);
  let worth = 0;
  for (const [n, count] of counts) {
    if (n === 'stumble') {
      worth += (count * (now - 1)) / cards.length;
      continue;
    }
    const then = dangers(outlook, roamed(chart, mine, n));
    const reached = [...placesIn(within(next, at, n, chart.shut | bits(chart.patients)))];
    worth += (count * (now - Math.min(...reached.map((place: RoomIndex) => then[place] ?? 1)))) / cards.length;
  }
  return worth;
}

/** The danger in the Victim's room now. */
export function dangerNow(outlook: Outlook): number {
  const { me } = outlook;
  return me && me.at !== null ? (dangers(outlook, ownWeights(outlook))[placeOf(outlook, me.at)] ?? 0) : 0;
}
