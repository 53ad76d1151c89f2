// Finds the goals of the Characters: triggers of Chapters, face-down tokens and Lockers. Also assigns the goals that
// advance the story to Characters.
import type { PlayerId } from '../../../kernel/index.js';
import { modifiersOfTest } from '../rules/attack/modifiers.js';
import { testOdds } from '../rules/attack/odds.js';
import type { Effect } from '../cards/card-types.js';
import { cardOf } from '../cards/card-index.js';
import { characterOf, living, placeOf, meets } from '../rules/values-in-force.js';
import { isRevealed, spaceOf } from '../rules/board/board.js';
import type { Position } from '../state/step-context.js';
import { triggersInPlay, type KeyedTrigger } from '../rules/scenario/scenario.js';
import type { Space } from '../state/state.js';
import { engagementAt, routesFrom, type Routes } from './routes.js';
import { chapterOf, valueOf } from './worth.js';

export interface Goal {
  readonly space: Space;
  /**
   * The id of the option to choose on the Space, or the beginning of this id. If `act` is missing, the Character only
   * has to reach the Space.
   */
  readonly act?: string;
  /** The Action Points that one attempt costs. */
  readonly ap: number;
  readonly steps: readonly Effect[];
  /** The goal advances the story. */
  readonly leadsOnward: boolean;
  readonly all: boolean;
  readonly value: number;
  /** Routes from the Space of the goal. */
  readonly routes: Routes;
}

/** Returns all goals on the revealed tiles. Yields after each goal. */
export function* goalsOf(
  m: Position,
  player: PlayerId,
  leavingCosts: ReadonlyMap<Space, number>,
): Generator<void, Goal[]> {
  const { marks, lockers, round } = m.state;
  const routes = new Map<Space, Routes>();
  const goal = (space: Space, more: Partial<Goal> & Pick<Goal, 'value'>): Omit<Goal, 'routes'>[] =>
    isRevealed(m, space) ? [{ ap: 1, steps: [], leadsOnward: false, all: false, ...more, space }] : [];
  const chapterGoals = openTriggers(m).flatMap(({ happens, steps }) => {
    const leads = leadsOnward(m, steps);
    switch (happens.on) {
      case 'enter':
        return leads || happens.all
          ? goal(spaceOf(m, happens.space), { ap: 0, steps, leadsOnward: leads, all: !!happens.all, value: 4 })
          : [];
      case 'act': {
        // Another trigger can set the required flag soon, so it is useful to go to the Space now.
        if (happens.if && !meets(m, player, happens.if))
          return leads && 'flag' in happens.if && willBeSet(m, happens.if.flag)
            ? goal(spaceOf(m, happens.space), { ap: 0, leadsOnward: leads, value: 1 })
            : [];
        const value = leads
          ? 6
          : valueOf(m, player, player, steps) + (steps.some((step) => step.do === 'card') ? 1 : 0);
        return goal(spaceOf(m, happens.space), {
          act: `scenario:${happens.id}`,
          ap: happens.ap,
          steps,
          leadsOnward: leads,
          value,
        });
      }
      default:
        return [];
    }
  });
  const tokensLead = tokensLeadOnward(m);
  const all = [
    ...chapterGoals,
    ...marks.flatMap(({ value, space }) =>
      value === null ? goal(space, { act: 'turn-up', leadsOnward: tokensLead, value: tokensLead ? 5 : 0.5 }) : [],
    ),
    ...lockers.flatMap(({ space }) => goal(space, { act: 'search', value: round <= 4 ? 3.5 : round <= 7 ? 2.2 : 1.3 })),
  ];
  const found: Goal[] = [];
  for (const each of all) {
    const known = routes.get(each.space) ?? routesFrom(m, leavingCosts, each.space);
    routes.set(each.space, known);
    found.push({ ...each, routes: known });
    yield;
  }
  return found;
}

const openTriggers = (m: Position): KeyedTrigger[] =>
  triggersInPlay(m).filter(({ key, again }) => again || !m.state.firedTriggers.includes(key));

/**
 * The types of Monsters whose defeat advances the story, each with the value of a defeat. In a Final Battle, the
 * Huntmaster is included.
 */
export function wantedDefeats(m: Position): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { happens, steps } of openTriggers(m))
    if (happens.on === 'defeated' && leadsOnward(m, steps))
      wanted.set(happens.monster, defeatValue(m, happens.monster));
  if (m.state.hunt.battle)
    for (const { id, deck } of m.content.pack.monsters) if (deck === 'huntmaster') wanted.set(id, defeatValue(m, id));
  return wanted;
}

const defeatValue = ({ content }: Position, monster: string): number =>
  cardOf(content.monsters, monster).class === 'boss' ? 80 : 5;

/** Whether the effects lead to an unread Chapter, win the game, or change something that another trigger waits for. */
function leadsOnward(m: Position, steps: readonly Effect[]): boolean {
  return steps.some((step) => {
    switch (step.do) {
      case 'chapter':
        return !m.state.read.includes(step.cid) && !!chapterOf(m, step.cid);
      case 'win':
      case 'final-battle':
        return true;
      case 'count':
        return openTriggers(m).some(({ happens }) => happens.on === 'counter' && happens.name === step.name);
      case 'flag':
        return openTriggers(m).some(
          ({ happens }) =>
            (happens.on === 'flag' && happens.name === step.name) ||
            (happens.on === 'act' &&
              !!happens.if &&
              'flag' in happens.if &&
              happens.if.flag === step.name &&
              !m.state.flags.includes(step.name)),
        );
      case 'test':
        return leadsOnward(m, [...(step.pass ?? []), ...(step.fail ?? [])]);
      case 'pay':
      case 'if':
        return leadsOnward(m, [...step.then, ...(step.else ?? [])]);
      case 'on':
        return leadsOnward(m, step.steps);
      case 'choose':
        return step.of.some((each) => leadsOnward(m, each));
      default:
        return false;
    }
  });
}

/** Whether an active trigger sets the flag. */
const willBeSet = (m: Position, flag: string): boolean =>
  openTriggers(m).some(({ steps }) => steps.some((step) => step.do === 'flag' && step.name === flag));

/** Whether a face-down Number or Letter token could advance the story. LOB-RUL-108 */
function tokensLeadOnward(m: Position): boolean {
  const { riddles } = cardOf(m.content.scenarios, m.state.scenario);
  return m.state.riddles.some((value) => leadsOnward(m, riddles?.steps[value] ?? []));
}

/** The average number of attempts that the goal needs. It is more than 1 only if success depends on a Test. */
function attemptsNeeded(m: Position, player: PlayerId, steps: readonly Effect[]): number {
  const test = steps.find((step) => step.do === 'test');
  if (!test || leadsOnward(m, test.fail ?? [])) return 1;
  return 1 / Math.max(0.1, testOdds(modifiersOfTest(m, player, test.attribute, [])).atLeast(test.target));
}

/**
 * The Action Points that the goal needs: for the way to its Space, for Monsters that hold the Character on its own
 * Space, and for the act.
 */
export function apTo(m: Position, player: PlayerId, { routes, ap, steps }: Goal, points = 2): number {
  const here = placeOf(m, player);
  const { fights } = engagementAt(m, player, here);
  return (
    Math.max(
      0,
      Math.ceil(
        ((routes.costs[here] ?? Infinity) - (m.state.turn.character === player ? m.state.turn.mp : 0)) / points,
      ),
    ) +
    ap * attemptsNeeded(m, player, steps) +
    1.6 * Math.min(2, fights.length)
  );
}

/**
 * Returns the goals of one Character. Each goal that advances the story goes to the Character that can reach it first.
 * No Character gets two such goals, so the crew spreads out. All Characters share goals that need everybody.
 */
export function ownGoals(m: Position, player: PlayerId, goals: readonly Goal[]): Goal[] {
  const leading = goals.filter(({ leadsOnward: leads, all }) => leads && !all);
  const pairs = living(m)
    .flatMap((id) => leading.map((goal) => ({ id, goal, time: roundsTo(m, id, apTo(m, id, goal)) })))
    .sort((a, b) => a.time - b.time);
  const [assigned, taken] = [new Set<PlayerId>(), new Set<Goal>()];
  const own = goals.filter(({ all }) => all);
  for (const { id, goal, time } of pairs) {
    if (assigned.has(id) || taken.has(goal) || time === Infinity) continue;
    assigned.add(id);
    taken.add(goal);
    if (id === player) own.push(goal);
  }
  return own;
}

/**
 * The number of further Rounds that the Character needs to spend this many Action Points. Each Action Point adds a
 * small amount, which breaks ties.
 */
function roundsTo(m: Position, player: PlayerId, ap: number): number {
  const { turn, phase } = m.state;
  const now = phase === 'characters' && turn.character === player ? turn.ap : characterOf(m, player).acted ? 0 : 3;
  return (ap <= now ? 0 : Math.ceil((ap - now) / 3)) + ap / 100;
}
