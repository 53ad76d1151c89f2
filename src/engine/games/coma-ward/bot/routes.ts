// Ways through the hospital: how far it is, and which Move leads there.
import { distancesFrom, waysFrom } from '../rules/movement.js';
import { movesLeft } from '../rules/statistics.js';
import type { SpaceId } from '../state/hospital.js';
import { best, offered, type Outlook } from './outlook.js';

/** The number of Moves to the nearest of these Spaces; many if there is no way. */
export function movesTo({ view, content }: Outlook, from: SpaceId, goals: readonly SpaceId[]): number {
  const distances = distancesFrom(view, content, from);
  return Math.min(99, ...goals.map((goal) => distances.get(goal) ?? 99));
}

/** The Move that comes nearest to the nearest of these Spaces. Undefined if the bot is there, or comes no nearer. */
export function goTo(outlook: Outlook, goals: readonly SpaceId[]): string | undefined {
  const { view, content, me } = outlook;
  if (goals.length === 0 || goals.includes(me.at) || movesLeft(view) === 0) return undefined;
  const ways = waysFrom(view, content, me.at, Infinity, true);
  const goal = best(
    goals.filter((each) => ways.has(each)),
    (each) => -(ways.get(each)?.length ?? 0),
  );
  if (goal === undefined) return besideDoor(outlook, goals);
  const reached = ways.get(goal)?.findLast(({ to }) => outlook.question.options.some(({ id }) => id === `move:${to}`));
  return reached && `move:${reached.to}`;
}

/** The Space before a locked Room, where its door is forced. */
function besideDoor(outlook: Outlook, goals: readonly SpaceId[]): string | undefined {
  const distances = new Map(offered(outlook, 'move:').map((to) => [to, movesTo(outlook, to, goals)] as const));
  const to = best(
    [...distances.keys()],
    (each) => -(distances.get(each) ?? 99),
    -movesTo(outlook, outlook.me.at, goals),
  );
  return to === undefined ? undefined : `move:${to}`;
}

/** Goes to one of these Spaces; a locked door on the way is forced. */
export const goOrForce = (outlook: Outlook, goals: readonly SpaceId[]): string | undefined =>
  goTo(outlook, goals) ?? forceDoor(outlook, goals);

function forceDoor(outlook: Outlook, goals: readonly SpaceId[]): string | undefined {
  const door = offered(outlook, 'force-door:').find((at) => goals.includes(at));
  return door === undefined ? undefined : `force-door:${door}`;
}
