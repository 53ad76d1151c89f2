// How the bot moves Patients. It plans all routes together, so that each likely room is searched once and the
// routes end near places where other Victims may be.
import { placesIn, type RoomGraph, type RoomIndex } from '../state/room-graph.js';
import type { PatientId, RoomSet } from '../state/state.js';
import { killsOf, landing, placeOf, shutFor, type Outlook } from './outlook.js';

export interface Hunter {
  readonly patient: PatientId;
  readonly at: RoomIndex;
  readonly left: number;
  readonly kills: number;
  readonly shut: RoomSet;
}

export interface Route {
  readonly patient: PatientId;
  readonly path: readonly RoomIndex[];
  /** The rooms that the route searches. */
  readonly rooms: RoomSet;
  readonly end: RoomIndex;
}

/** The value of finding a Victim without killing; a kill adds 1. */
const finding = 0.25;
/**
 * The chance that a Victim is found in the next turn. The index is the number of steps from the Victim to the nearest
 * end of a route.
 */
const chanceByDistance = [0.5, 0.4, 0.25, 0.12, 0.05];
/** The value of ending a route near Victims, by version. It is lower in the short version, where few turns are left. */
const closeness = { short: 0.08, long: 0.22 };

/**
 * Plans a route for each Patient. The Patients are visited twice. Each visit replaces the Patient's route with the best
 * one, while the other routes stay fixed. If `last` is true, the rooms in which Patients end their movement are
 * destroyed afterwards.
 */
export function planHunt(
  { view, away, next, chart }: Outlook,
  hunters: readonly Hunter[],
  crowd: readonly number[],
  last: boolean,
): Route[] {
  const all = hunters.map((hunter) => routesOf(next, chart, hunter, last));
  const plan = all.map((routes) => routes[0] as Route);
  for (let round = 0; round < 2; round++)
    hunters.forEach((hunter, i) => {
      const others = plan.filter((_, j) => j !== i);
      const missed = crowd.map((weight, place) =>
        others.reduce(
          (left, { rooms, patient }) =>
            rooms & (1 << place) ? left * (1 - (hunters.find((each) => each.patient === patient)?.kills ?? 0)) : left,
          weight,
        ),
      );
      const near = crowd.map((_, place) =>
        Math.max(0, ...others.map(({ end }) => chanceByDistance[away[end]?.[place] ?? 9] ?? 0)),
      );
      const worth = ({ rooms, end }: Route): number => {
        let sum = 0;
        for (const place of placesIn(rooms)) sum += (missed[place] ?? 0) * (hunter.kills + finding);
        crowd.forEach((weight, place) => {
          if (!(rooms & (1 << place)) && weight > 0)
            sum +=
              closeness[view.version] *
              weight *
              Math.max(0, (chanceByDistance[away[end]?.[place] ?? 9] ?? 0) - (near[place] ?? 0));
        });
        return sum;
      };
      let best = plan[i] as Route;
      let most = worth(best) + 1e-9;
      for (const route of all[i] ?? []) {
        const value = worth(route);
        if (value > most) [best, most] = [route, value];
      }
      plan[i] = best;
    });
  return plan;
}

function routesOf(
  next: readonly RoomSet[],
  chart: RoomGraph,
  { patient, at, left, shut }: Hunter,
  last: boolean,
): Route[] {
  const routes: Route[] = [];
  const go = (path: readonly RoomIndex[], rooms: RoomSet, end: RoomIndex): void => {
    const lands = last ? landing(chart, end) : undefined;
    routes.push({ patient, path, rooms: lands === undefined ? rooms : rooms | (1 << lands), end });
    if (path.length < left)
      for (const to of placesIn((next[end] ?? 0) & ~shut))
        go([...path, to], (path.length === 0 ? 0 : rooms) | (1 << to), to);
  };
  go([], 1 << at, at);
  return routes;
}

/** The first step of the plan, or the option that ends the movement. */
export function nextStep(outlook: Outlook, crowd: readonly number[]): string {
  const { view, content } = outlook;
  const searched = view.searched.reduce((set, { room }) => set | (1 << placeOf(outlook, room)), 0);
  const open = crowd.map((weight, place) => (searched & (1 << place) ? 0 : weight));
  const hunters = view.patients.map(({ at, left }, patient): Hunter => ({
    patient,
    at: placeOf(outlook, at),
    left,
    kills: killsOf(outlook, patient),
    shut: shutFor(outlook, patient),
  }));
  const plan = planHunt(outlook, hunters, open, view.final && view.stage === 'march');
  for (const { patient, path } of plan)
    if (path[0] !== undefined) return `patient:${patient}:${content.rooms[path[0]] ?? ''}`;
  return 'done';
}
