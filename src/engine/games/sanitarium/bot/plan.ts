// The plans of the bot for the Actions phase. A plan is to go to a space and do something there; its score is
// in Sanity. The bot takes only the first step of the best plan, and then plans anew.
import { cardOf } from '../cards/card-index.js';
import { costs } from '../rules/costs.js';
import { modifierTotal, sanityValue } from '../rules/hands.js';
import { openings } from '../state/map.js';
import type { CardCell } from '../state/state.js';
import { haulGain, price } from './cards.js';
import { along, darksOf, reachFrom, roomsOf } from './map.js';
import { dangerAt, freeCards, gainOf, horror, needsOf, others, restGain, wantedBy, type Outlook } from './outlook.js';

export interface Plan {
  readonly score: number;
  /** The id of the option to choose now. */
  readonly step: string;
}

/** What to do at the end of the way: the option, its cost in Action Points, and its gain in Sanity. */
interface Errand {
  readonly step: string;
  readonly ap: number;
  readonly gain: number;
}

/** The value of an Action Point, in Sanity. */
export const effort = 0.35;
/** The share of a gain that remains if it comes one turn later. */
const later = 0.7;
const usualAp = 4;
const wayOut = 60;

/** All plans for this number of Action Points, best first. */
export function plansOf(outlook: Outlook, ap: number): Plan[] {
  const enough = hasDoneEnough(outlook);
  const rest = roomsOf(outlook.view).flatMap((room) => go(outlook, ap, room, { step: 'end', ap: 0, gain: 0 }));
  return [
    { score: -riskAt(outlook, outlook.me.at), step: 'end' },
    ...rest,
    ...(enough ? [] : searches(outlook, ap)),
    ...escapes(outlook, ap),
    ...(enough ? [] : [...stays(outlook, ap), ...gifts(outlook, ap), ...raids(outlook, ap)]),
  ].sort((a, b) => b.score - a.score);
}

/** Whether the bot has done enough in this turn for its skill. Afterwards, it only looks for safety or an escape. */
const hasDoneEnough = ({ skill, view: { turn } }: Outlook): boolean => turn.taken - turn.ap - turn.moves >= skill.zeal;

/**
 * The danger of a space. If the player has a card that keeps the monsters from moving, the danger is reduced by what
 * the player would gain by using it.
 */
function riskAt(outlook: Outlook, at: CardCell): number {
  const { content, me, skill } = outlook;
  const danger = dangerAt(outlook, at);
  const lulling = me.items
    .filter(({ card, safe }) => skill.usesEffects && !safe && cardOf(content, card).steps[0]?.do === 'lull')
    .map(({ card }) => price(outlook, card));
  return danger - Math.max(0, restGain(outlook, at) - Math.min(...lulling));
}

/**
 * The plan to go to a space and act there. If the space is far away, the plan takes more than one turn. The list is
 * empty if no way leads to the space.
 */
function go(outlook: Outlook, ap: number, to: CardCell, errand: Errand): Plan[] {
  const { view, content, me, reach, havens } = outlook;
  const way = reach.get(to);
  if (!way) return [];
  const extra = way.moves > 0 && view.turn.moves === 0 ? modifierTotal(content, me, 'first-move') : 0;
  const spare = ap - way.moves - extra - errand.ap;
  const stand = spare >= 0 ? to : along(reach, to, Math.max(0, ap - extra));
  const danger = spare >= (havens.get(to) ?? Infinity) ? 0 : riskAt(outlook, stand);
  const turns = Math.max(0, Math.ceil(-spare / usualAp));
  const score = errand.gain * later ** turns - effort * (ap - spare) - horror * way.scares - danger;
  return [{ score, step: way.moves > 0 ? `move:${along(reach, to, 1)}` : errand.step }];
}

/** Plans to search each face-down card that may bring the escape closer. SAN-ACT-06 */
function searches(outlook: Outlook, ap: number): Plan[] {
  const { view, content, me, hope } = outlook;
  const cost = costs.search + modifierTotal(content, me, 'search');
  return view.map.flatMap(({ face, card }, index) => {
    const gain = card === null ? hope : gainOf(outlook, card);
    if (face !== 'down' || gain <= 0) return [];
    return [0, 1].flatMap((cell) => go(outlook, ap, index * 2 + cell, { step: 'search', ap: cost, gain }));
  });
}

/** Plans to go to a Dark Hallway, if Concentrate can supply the missing Sanity there. */
function escapes(outlook: Outlook, ap: number): Plan[] {
  const { view, reach, needs } = outlook;
  const points = concentration(outlook);
  if (!needs.settled || points === Infinity || !companionsReady(outlook)) return [];
  const near = (dark: CardCell): number => reach.get(dark)?.moves ?? Infinity;
  return darksOf(view).flatMap((dark) => {
    const gain =
      wayOut * later ** turnsToMeet(outlook, dark) - (reach.get(dark)?.scares ?? 0) * horror - lonely(outlook, dark);
    const way = go(outlook, ap, dark, { step: points > 0 ? 'concentrate' : 'end', ap: points, gain });
    return points === 0 || near(dark) + points <= ap ? way : [];
  });
}

/**
 * The Action Points that the player has to spend on Concentrate until no Sanity is missing; Infinity if the player
 * cannot Concentrate. SAN-ACT-12
 */
function concentration({ content, me, needs }: Outlook): number {
  if (needs.lack === 0) return 0;
  return modifierTotal(content, me, 'no-concentrate') > 0 ? Infinity : costs.concentrate * Math.ceil(needs.lack / 2);
}

/**
 * In a solo game, whether the other half is ready to escape. Both halves have to be ready before they meet. SAN-SOLO-03
 */
function companionsReady(outlook: Outlook): boolean {
  const { view, content } = outlook;
  return (
    !view.solo ||
    others(outlook).every((id) => {
      const other = view.players[id];
      if (!other) return false;
      const { settled, lack } = needsOf(view, content, id, other);
      return settled && lack === 0;
    })
  );
}

/** In a solo game, the space of the other half. */
const otherHalf = ({ view, player }: Outlook): CardCell => view.players[1 - player]?.at ?? -1;

/**
 * In a solo game, the cost of waiting in a Dark Hallway for the other half. It is high, because a single Horror Roll
 * may undo everything that makes the escape possible.
 */
const lonely = (outlook: Outlook, dark: CardCell): number =>
  outlook.view.solo && otherHalf(outlook) !== dark ? 3 * dangerAt(outlook, dark) : 0;

/**
 * In a solo game, the number of turns that the other half needs to reach the Dark Hallway, not counting its next turn.
 * SAN-SOLO-03
 */
function turnsToMeet(outlook: Outlook, dark: CardCell): number {
  const { view, ways } = outlook;
  if (!view.solo) return 0;
  const other = otherHalf(outlook);
  const moves = reachFrom(ways, other, roomsOf(view), new Set()).get(dark)?.moves ?? Infinity;
  return Math.ceil(Math.max(0, moves - usualAp) / usualAp);
}

/** Plans without a Move: Concentrate in order to disbelieve a Hallucination, or explore. */
function stays(outlook: Outlook, ap: number): Plan[] {
  const { view, content, me, needs, hope } = outlook;
  const plans: Plan[] = [];
  const danger = dangerAt(outlook, me.at);
  const cards = freeCards(me).reduce(
    (total, card) => total + (card === null ? 0 : sanityValue(content, me, card)),
    view.turn.pool,
  );
  const least = Math.min(...me.hallucinations.map((card) => cardOf(content, card).value));
  if (cards < least && cards + 2 * Math.floor(ap / costs.concentrate) >= least)
    plans.push({ score: 2 - costs.concentrate * effort - danger, step: 'concentrate' });
  if (me.at >= 0 && needs.lack > 0 && view.deck > 15 && openings(view, me.at).length > 0)
    plans.push({ score: hope * 0.4 - costs.explore * effort - danger, step: 'explore' });
  return plans;
}

/**
 * In the co-operative game, plans to give an Item to a player who is known to need it, or a spare Item to a player who
 * lacks Sanity. SAN-RUL-29
 */
function gifts(outlook: Outlook, ap: number): Plan[] {
  const { view, content, me, needs, lacks } = outlook;
  if (view.mode === 'competitive') return [];
  const plenty = freeCards(me).reduce(
    (total, card) => total + (card === null ? 0 : sanityValue(content, me, card)),
    -needs.owed,
  );
  return me.items.flatMap(({ card, safe }) => {
    if (safe) return [];
    const asking = wantedBy(outlook, card);
    return others(outlook).flatMap((to) => {
      const value = sanityValue(content, me, card);
      const gain = to === asking ? 10 : asking === null && value <= plenty ? Math.min(value, lacks[to] ?? 0) : 0;
      const at = view.players[to]?.at ?? -1;
      return gain > 0 ? go(outlook, ap, at, { step: `give:${card}:${to}`, ap: costs.give, gain }) : [];
    });
  });
}

/**
 * In the competitive game, plans to go to an opponent who has a wanted Item or is about to escape, and to use a card
 * there that takes an Item. SAN-SAFE-02
 */
function raids(outlook: Outlook, ap: number): Plan[] {
  const { view, content, me, skill } = outlook;
  if (view.mode === 'cooperative' || !skill.usesEffects) return [];
  const takers = [
    ...me.items.flatMap(({ card, safe }) => (safe ? [] : [card])),
    ...me.actions.flatMap((card) => card ?? []),
  ].filter((card) => cardOf(content, card).steps[0]?.do === 'take-item');
  return takers.flatMap((card) =>
    others(outlook).flatMap((id) => {
      const { at = -1, items = [] } = view.players[id] ?? {};
      const spoil = Math.max(
        0,
        ...items.flatMap((item) => (item.safe ? [] : [haulGain(outlook, `take:${item.card}`)])),
      );
      const gain = spoil - (cardOf(content, card).use === 'discard' ? price(outlook, card) : 0);
      return gain > 0 ? go(outlook, ap, at, { step: `use:${card}`, ap: 0, gain }) : [];
    }),
  );
}
