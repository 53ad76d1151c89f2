// Plans a Turn: a number of attacks, then a move, then acts on the new Space. The plan with the highest total value
// wins.
import { placeOf } from '../rules/values-in-force.js';
import { distance, edgesOf, range } from '../rules/board/board.js';
import { movementPoints } from '../rules/turn/move.js';
import type { Position } from '../state/step-context.js';
import type { Mini, Space } from '../state/state.js';
import type { Option, Question } from '../../../kernel/index.js';
import { possibleAttacks, dangerAt, foesOf, isPossibleFrom, type PossibleAttack, type Foe } from './foes.js';
import { goalsOf, ownGoals, wantedDefeats, type Goal } from './goals.js';
import type { Outlook } from './skill.js';
import { firstStep, engagementAt, leavingCosts, routesFrom } from './routes.js';

/**
 * The value of being one Movement Point closer to a goal that advances the story. `leadWeight` is for the Character's
 * own goals, `followWeight` for the goals of other Characters.
 */
const [leadWeight, followWeight] = [1.3, 0.35];
/** The Character need not come closer than this to other Characters' goals. The unit is Movement Points. */
const followDistance = 3;
/** Each Movement Point of distance multiplies a value by this factor. */
const fade = 0.85;
/** The price of suffering the penalty for leaving a Monster, and the value of one Junk. */
const [fleePenalty, junkValue] = [1, 0.5];

/** Chooses the Character's next act. Yields between the parts of the calculation. */
export function* nextAct(m: Outlook, question: Question): Generator<void, string> {
  const surveyed = yield* survey(m, question);
  const { here, ap } = surveyed;
  let best = { value: -Infinity, id: 'end' };
  for (const to of surveyed.reachable) {
    for (let k = 0; k <= ap; k++) {
      const plan = planValue(surveyed, k, to);
      if (plan && plan.value > best.value) best = plan;
    }
    if (to !== here) yield;
  }
  return best.id;
}

/** Chooses the best of these Spaces for the end of the Turn. */
export function* bestSpace(m: Outlook, question: Question, spaces: readonly Space[]): Generator<void, Space> {
  const { here, endValue } = yield* survey(m, question);
  return spaces.reduce((best, space) => (endValue(space) > endValue(best) + 0.1 ? space : best), here);
}

interface Survey {
  readonly m: Outlook;
  readonly options: readonly Option[];
  readonly player: number;
  readonly here: Space;
  readonly ap: number;
  readonly attacks: readonly PossibleAttack[];
  readonly goals: readonly Goal[];
  readonly reachable: readonly Space[];
  /**
   * The Action Points that the way to a Space costs. With `afterwards`, the move comes after an attack, so the Movement
   * Points of the current Move Action are lost.
   */
  apTo(to: Space, afterwards: boolean): number;
  /** The value of ending the Turn on a Space. */
  endValue(to: Space): number;
  /** The id of the option that takes the first step towards a Space. */
  stepTo(to: Space): string | undefined;
}

function* survey(m: Outlook, { player, options }: Question): Generator<void, Survey> {
  const here = placeOf(m, player);
  const { ap, mp } = m.state.turn;
  const points = Math.max(1, movementPoints(m, player));
  const costsOfLeaving = leavingCosts(m, player);
  const routes = routesFrom(m, costsOfLeaving, here);
  yield;
  const goals = yield* goalsOf(m, player, costsOfLeaving);
  const own = m.skill.sharesTasks
    ? ownGoals(m, player, goals)
    : goals.filter(({ leadsOnward, all }) => leadsOnward || all);
  yield;
  const foes = yield* foesOf(m, player, wantedDefeats(m));
  const attacks = yield* possibleAttacks(m, player, foes);
  const known = new Map<Space, number>();
  const costOf = (to: Space, points: number): number => Math.max(0, (routes.costs[to] ?? Infinity) - points);
  const apTo = (to: Space, afterwards: boolean): number => Math.ceil(costOf(to, afterwards ? 0 : mp) / points);
  return {
    m,
    options,
    player,
    here,
    ap,
    attacks,
    goals,
    apTo,
    reachable: [
      here,
      ...routes.costs.flatMap((cost, to) => (to !== here && cost < Infinity && apTo(to, false) <= ap ? [to] : [])),
    ],
    endValue: (to) => {
      const found = known.get(to) ?? attraction(m, goals, own, foes, to) - m.skill.fear * dangerAt(m, player, foes, to);
      known.set(to, found);
      return found;
    },
    stepTo: (to) => {
      const step = firstStep(routes, here, to);
      const doors = new Set(edgesOf(m, here).flatMap((edge) => (edge.to === step ? [`open:${edge.id}`] : [])));
      const ids = [`walk:${step}`, `flee:${step}`];
      return options.find(({ id }) => ids.includes(id) || doors.has(id))?.id;
    },
  };
}

function attraction(
  m: Position,
  goals: readonly Goal[],
  own: readonly Goal[],
  foes: readonly Foe[],
  at: Space,
): number {
  const costOf = ({ routes }: Goal): number => Math.min(30, routes.costs[at] ?? Infinity);
  const leads = own.map((goal) => -leadWeight * costOf(goal) + (costOf(goal) === 0 && !goal.act ? goal.value : 0));
  const others = goals
    .filter(({ leadsOnward }) => leadsOnward)
    .map((goal) => -followWeight * Math.max(0, costOf(goal) - followDistance));
  const extras = goals.filter(({ leadsOnward }) => !leadsOnward).map((goal) => goal.value * fade ** costOf(goal));
  const fights = foes.map(({ monster, value }) => 0.3 * Math.min(12, value) * fade ** range(m, at, monster.at));
  const hunted = foes
    .filter(({ wanted }) => wanted)
    .map(({ monster }) => -leadWeight * Math.max(0, Math.min(30, distance(m, at, monster.at, 'prowler')) - 1));
  if (own.length === 0 && hunted.length > 0) return Math.max(...hunted) + Math.max(0, ...extras);
  return (
    (own.length > 0 ? Math.max(...leads) : Math.max(...others, others.length > 0 ? -Infinity : 0)) +
    Math.max(0, ...extras) +
    Math.max(0, ...fights)
  );
}

/**
 * The value of a plan: first `k` attacks, then the move to the Space, then the best acts on that Space. Returns null if
 * the plan is impossible.
 */
function planValue(survey: Survey, k: number, to: Space): { readonly value: number; readonly id: string } | null {
  const { m, player, here, ap, apTo, endValue } = survey;
  const series = bestAttacks(survey, here, k, new Map());
  if (series.attacks.length < k) return null;
  if (to === here) {
    const use = bestUse(survey, here, ap - k, series.alive);
    return { value: series.value + use.value + endValue(here), id: series.attacks[0]?.id ?? use.id ?? 'end' };
  }
  const rest = ap - k - apTo(to, k > 0);
  if (rest < 0) return null;
  const { fights, paysToLeave } = engagementAt(m, player, here);
  const alive = fights.map(({ id }) => series.alive.get(id) ?? 1).sort((a, b) => a - b);
  const stays =
    fights.length > 0 && !fights.some(({ card }) => m.content.monsters.get(card)?.normal.flee)
      ? alive
      : alive.slice(0, Math.max(1, alive.length - 1));
  const free = stays.reduce((chance, each) => chance * (1 - each), 1);
  if (k === 0 && free < 1) return null;
  const id = series.attacks[0]?.id ?? survey.stepTo(to);
  if (id === undefined) return null;
  const then = bestUse(survey, to, rest, series.alive);
  return {
    value:
      series.value +
      free * (endValue(to) + then.value) +
      (1 - free) * endValue(here) -
      (paysToLeave ? fleePenalty : 0) -
      0.01 * (ap - k - rest),
    id,
  };
}

interface AttackSeries {
  readonly value: number;
  readonly attacks: readonly PossibleAttack[];
  /** The probability that each Monster is still alive. */
  readonly alive: Map<Mini, number>;
}

/** The best attacks from the Space, at most `n`, in the order in which they should be made. */
function bestAttacks({ m, attacks }: Survey, from: Space, n: number, before: ReadonlyMap<Mini, number>): AttackSeries {
  const alive = new Map(before);
  const there = n > 0 ? attacks.filter((attack) => isPossibleFrom(m, from, attack)) : [];
  const made: PossibleAttack[] = [];
  let value = 0;
  for (let i = 0; i < n; i++) {
    const currentValue = (attack: PossibleAttack): number => attack.value * (alive.get(attack.target.id) ?? 1);
    const best = there
      .filter((attack) => !(attack.id.startsWith('use:') && made.includes(attack)))
      .reduce<PossibleAttack | undefined>(
        (one, other) => (one && currentValue(one) >= currentValue(other) ? one : other),
        undefined,
      );
    if (!best || currentValue(best) <= 0.1) break;
    value += currentValue(best);
    made.push(best);
    alive.set(best.target.id, (alive.get(best.target.id) ?? 1) * (1 - best.kills));
  }
  return { value, attacks: made, alive };
}

/** The best use of the remaining Action Points on the Space: acts of Chapters, a Locker, attacks, Junk. */
function bestUse(
  survey: Survey,
  at: Space,
  ap: number,
  alive: ReadonlyMap<Mini, number>,
): { readonly value: number; readonly id: string | undefined } {
  const { m, options, here } = survey;
  const acts = survey.goals
    .filter(({ space, act }) => act && space === at)
    .sort((a, b) => b.value / b.ap - a.value / a.ap);
  let [value, left] = [0, ap];
  let id: string | undefined;
  const take = (more: number, cost: number, option: string | undefined): void => {
    value += more;
    left -= cost;
    id ??= option;
  };
  const work = (least: number, most: number): void => {
    for (const { act = '', ap: cost, value: more } of acts)
      if (cost <= left && more > least && more <= most)
        take(more, cost, at === here ? options.find((option) => option.id.startsWith(act))?.id : undefined);
  };
  work(2, Infinity);
  const series = bestAttacks(survey, at, left, alive);
  if (series.attacks.length > 0) take(series.value, series.attacks.length, series.attacks[0]?.id);
  work(0, 2);
  if (left > 0 && !m.state.turn.looted) take(junkValue, 1, 'loot');
  return { value, id };
}
