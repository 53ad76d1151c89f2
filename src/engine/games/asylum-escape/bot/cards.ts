// Decides which Camo and Sabo cards the bot plays as a Victim. It plays cards that save it from a killing
// roll, cards that hide it when it would be found, and cards that harm others when this helps it.
import type { CamoSaboCard, Effect } from '../cards/card-types.js';
import { cardOf } from '../cards/card-index.js';
import { catchesOf } from '../rules/catching.js';
import { isSearched } from '../state/building.js';
import { bits, within } from '../state/room-graph.js';
import type { CardId } from '../state/state.js';
import type { Option } from '../../../kernel/index.js';
import { dangerNow, moveWorth } from './hiding.js';
import { bestOption } from './patients-choices.js';
import { placeOf, type Outlook } from './outlook.js';

export const cardIn = (option: string): CardId => option.slice(option.indexOf(':') + 1);

/** Above this danger, the bot plays a card now, although it may need the card later. */
const threat = 0.3;
/**
 * The value of drawing the first Camo/Sabo card. The bot draws a Movement card instead if that lowers its danger by
 * more.
 */
const cardWorth = 0.16;

/** Answers in a window: passes, or plays the most useful card. AE-RUL-22, AE-RUL-23 */
export function answerTo(outlook: Outlook, options: readonly Option[]): string {
  const plays = options.filter(({ id }) => id.startsWith('play:'));
  const worth = ({ id }: Option): number =>
    id === 'pass' ? 0 : playWorth(outlook, cardOf(outlook.content, cardIn(id)));
  return (plays.length > 0 ? bestOption(options, worth) : undefined) ?? 'pass';
}

function playWorth(outlook: Outlook, card: CamoSaboCard): number {
  const { view, me, skill } = outlook;
  const attempt = view.attempts.at(-1);
  if (!me || !skill.playsCards) return 0;
  if (attempt?.victim === me.seat) return attempt.face === 0 ? 0 : savesBy(outlook, card.steps);
  if (view.marching && (view.stage === 'catch' || view.stage === 'march'))
    return isSearched(view, me.at) ? hidesBy(outlook, card.steps[0]) : 0;
  if (view.plays.length > 0) return 0.5;
  if (card.kind === 'sabo') return harmWorth(outlook);
  if (view.bloodlust) return dangerNow(outlook) - threat;
  return misleads(outlook, card.steps[0]);
}

/** The chance that these steps make a killing attempt fail. */
export function savesBy(outlook: Outlook, steps: readonly Effect[]): number {
  const { view, content } = outlook;
  const attempt = view.attempts.at(-1);
  const face = attempt?.face ?? 0;
  const kills: readonly number[] = attempt ? catchesOf(content, view, attempt) : [];
  return steps.reduce((best, step) => {
    switch (step.do) {
      case 'survive':
        return 1;
      case 'reroll':
        return Math.max(best, 1 - kills.length / 6);
      case 'change-die':
        return Math.max(best, kills.includes(Math.min(6, Math.max(1, face + step.n))) ? 0 : 1);
      case 'reduce-catch':
        return Math.max(best, step.faces.some((each) => each === face) ? 1 : 0);
      case 'flip':
        return Math.max(best, (savesBy(outlook, step.heads) + savesBy(outlook, step.tails)) / 2);
      case 'either':
        return Math.max(best, ...step.of.map((each) => savesBy(outlook, each.steps)));
      default:
        return best;
    }
  }, 0);
}

/** How much the step lowers the chance that the bot is found. AE-RUL-22 */
function hidesBy(outlook: Outlook, step: Effect | undefined): number {
  const { chart, next, me } = outlook;
  const at = placeOf(outlook, me?.at ?? '');
  const way = (n: number): number => (within(next, at, n, chart.shut | bits(chart.patients)) === 1 << at ? 0 : 0.9);
  switch (step?.do) {
    case 'stay-hidden':
      return 1;
    case 'slip-away':
      return way(step.n) - 0.01 * step.n;
    case 'move':
      return way(step.n);
    case 'teleport':
      return 0.8;
    case 'false-announce':
      return 0.1;
    default:
      return 0;
  }
}

/**
 * The value of a step that may keep Patients away: flipping the coin again, stopping or luring a Patient, or blocking a
 * room.
 */
function misleads(outlook: Outlook, step: Effect | undefined): number {
  const { view } = outlook;
  const danger = dangerNow(outlook);
  if (danger < threat) return 0;
  if (step?.do === 'reroll') return view.rooms === 2 ? danger : 0;
  return step?.do === 'stall' || step?.do === 'block' || step?.do === 'lure' ? danger : 0;
}

/**
 * The value of harming other Victims. In the long version, only one Victim can win. In the short version, all Victims
 * who survive win together, so the bot harms others only to draw the Patients to them.
 */
function harmWorth(outlook: Outlook): number {
  const left = outlook.view.victims.filter(({ alive }) => alive).length;
  if (left < 2) return 0;
  return outlook.view.version === 'long' ? 0.5 : dangerNow(outlook) - threat;
}

/** Chooses an act in the bot's own turn: first it plays useful cards, then it draws a card. AE-VIC-01, AE-VIC-07 */
export function ownTurn(outlook: Outlook, options: readonly Option[]): string {
  const { content, me } = outlook;
  const has = (id: string): boolean => options.some((option) => option.id === id);
  const play = options.find(
    (option) =>
      option.id.startsWith('play:') &&
      (cardOf(content, cardIn(option.id)).kind === 'sabo'
        ? harmWorth(outlook) > 0
        : cardOf(content, cardIn(option.id)).steps[0]?.do === 'peek' && has('draw:movement')),
  );
  if (play) return play.id;
  const cards = me?.hand.length ?? 0;
  const wanted = has('draw:camo-sabo') ? cardWorth / (1 + 0.2 * cards) : 0;
  if (has('draw:movement') && moveWorth(outlook) > wanted) return 'draw:movement';
  return has('draw:camo-sabo') ? 'draw:camo-sabo' : 'end';
}

/** How much a card is worth if it stays in the hand. */
export function keepWorth({ content }: Outlook, card: CardId): number {
  const { kind, steps } = cardOf(content, card);
  if (kind === 'sabo') return 1;
  const verbs = steps.map((step) => step.do);
  if (verbs.includes('survive') || verbs.includes('stay-hidden')) return 5;
  return verbs.some((verb) => verb === 'slip-away' || verb === 'reroll' || verb === 'flip' || verb === 'teleport')
    ? 4
    : 2;
}

/** On the card that was played last, chooses the branch that is most likely to save the Victim. */
export function chooseBranch(outlook: Outlook, options: readonly Option[]): string | undefined {
  const card = outlook.events.findLast((event) => event.type === 'played')?.card;
  const forks =
    card === undefined
      ? []
      : cardOf(outlook.content, card).steps.flatMap((step) => (step.do === 'either' ? step.of : []));
  return bestOption(options, ({ id }) =>
    savesBy(outlook, forks.find((fork) => id === `either:${fork.id}`)?.steps ?? []),
  );
}

/** The number of steps from the bot's Victim to a Patient. */
export const stepsTo = (outlook: Outlook, patient: number): number =>
  outlook.away[outlook.chart.patients[patient] ?? -1]?.[placeOf(outlook, outlook.me?.at ?? '')] ?? Infinity;
