// A sensible opponent for Sanitarium: gathers cards and Safe Things, keeps clear of monsters, and leaves as soon as it can pay.
// It reads only its seat's view of an imagined match, so it cannot know more than a person in that seat.
import { worth } from '../games/sanitarium/cards.js';
import { cardOf, type Content } from '../games/sanitarium/content.js';
import { taking } from '../games/sanitarium/prices.js';
import type { SanitariumView } from '../games/sanitarium/hidden.js';
import { LiveMatch, type Option, type Question, type View } from '../kernel/index.js';
import type { Answer, Bot } from './bot.js';
import { anyAnswer } from './random.js';
import { bestHaul, bestPush, cardOfOption, mayGo, nextPayment, payable, useFirst, useFor } from './steady-cards.js';
import { isSafe } from './steady-map.js';
import { gainOf, outlookOf, type Outlook } from './steady-outlook.js';
import { effort, horror, plansOf } from './steady-plan.js';
import { placeCard } from './steady-place.js';

export const steady: Bot = {
  id: 'steady',
  *think(imagine, seat, chance) {
    const match = imagine();
    if (!(match instanceof LiveMatch)) throw new TypeError('not a match of this library');
    yield;
    const { state, questions } = match.view(seat, Infinity) as View<SanitariumView>;
    const content = match.content as Content;
    const wish = newWish(state, content, questions);
    if (wish) return wish;
    const question = questions.find(({ standing }) => !standing);
    const any = anyAnswer(question ? [question] : [], chance);
    if (!question || question.options.length === 1) return any;
    const outlook = outlookOf(state, content, question.player);
    yield;
    const id = outlook && answer(outlook, question);
    return question.options.some((option) => option.id === id) ? { n: question.n, id: id ?? any.id } : any;
  },
};

/** A claim costs nothing. Nor does asking for an Item, and once is enough: all know the Safe Thing then. SAN-RUL-19, SAN-COOP-03 */
function newWish(view: SanitariumView, content: Content, questions: readonly Question[]): Answer | undefined {
  const claims = questions.find(({ kind }) => kind === 'claims');
  const claim = claims?.options[0];
  if (claims && claim) return { n: claims.n, id: claim.id };
  const question = questions.find(({ kind }) => kind === 'signal');
  const things = view.players[question?.player ?? -1]?.things ?? [];
  const option = question?.options.find((each) => things.some(({ kind, shown }) => !shown && kind === cardOf(content, cardOfOption(each)).kind));
  return question && option && { n: question.n, id: option.id };
}

/** The answer to a question by its kind; none where all options are alike. */
function answer(outlook: Outlook, question: Question): string | undefined {
  const { options, kind, fallback } = question;
  const offered = (id: string): string | undefined => options.find((option) => option.id === id)?.id;
  const { me, view } = outlook;
  switch (kind) {
    case 'act': return nextAct(outlook, options);
    case 'choose-die': return bestDie(outlook, options);
    case 'take-or-leave': return worthTaking(outlook) ? 'take' : 'leave';
    case 'claim-or-wait': return options[0]?.id;
    case 'pay': return nextPayment(outlook, options);
    // What is asked of one in another's turn, and the ways of monsters, are settled by the rules. SAN-RUL-07, SAN-RUL-41
    case 'place': return fallback ?? placeCard(outlook, options);
    case 'lose-item': return fallback ?? cheapest(outlook, options);
    case 'monster-way': return fallback;
    case 'monster-point': return bestPush(outlook, options.map(({ id }) => id)) ?? 'stop';
    case 'push-which': return bestPush(outlook, options.map(({ id }) => id));
    case 'push-on': return bestPush(outlook, options.map(({ id }) => id)) ?? 'stop';
    case 'walk-on': return plansOf(outlook, view.turn.ap).map(({ step }) => offered(step)).find((id) => id !== undefined) ?? 'stay';
    case 'dice-change': return Math.max(...view.turn.dice) < 5 ? rerolling(outlook, options) : 'keep';
    case 'which-die': return offered(`reroll:${String(view.turn.dice.indexOf(Math.min(...view.turn.dice)))}`);
    case 'horror-answer': return options.find((option) => option.id.startsWith('use:') && mayGo(outlook, cardOfOption(option)))?.id ?? 'face-it';
    case 'which-item': return bestHaul(outlook, options);
    case 'drop-which': return [...me.hallucinations].sort((a, b) => cardOf(outlook.content, b).value - cardOf(outlook.content, a).value).map((card) => `drop:${card}`)[0];
    case 'peek-at': return options[0]?.id;
    case 'hunt-target': return best(options, ({ id }) => (isSafe(view, Number(id.split(':')[2]), view.players[Number(id.split(':')[2])]?.at ?? -1) ? 1 : 0))?.id;
    case 'vote': return options.find(({ id }) => id.startsWith('deny'))?.id;
    case 'whose-turn': return 'knew';
    default: return undefined;
  }
}

/** What costs nothing first, then the first step of the best plan. */
function nextAct(outlook: Outlook, options: readonly Option[]): string | undefined {
  const { view, me, ways } = outlook;
  const named = (name: string): readonly Option[] => options.filter(({ id }) => id.startsWith(name));
  const uses = named('use:');
  const free =
    named('escape')[0]?.id ??
    useFirst(outlook, uses) ??
    named('disbelieve:').find((option) => payable(outlook, cardOfOption(option)))?.id;
  if (free !== undefined) return free;
  const ids = new Set(options.map(({ id }) => id));
  const step = plansOf(outlook, view.turn.ap).find((plan) => ids.has(plan.step))?.step ?? 'end';
  if (ways(me.at).some((to) => step === `move:${String(to)}`)) return useFor(outlook, uses, 'walk') ?? step;
  return step === 'end' ? (useFor(outlook, uses, 'push-monster') ?? step) : step;
}

/** The die whose Action Points bring most, less what the other two do. SAN-TURN-05 to -09 */
function bestDie(outlook: Outlook, options: readonly Option[]): string | undefined {
  const { view, player } = outlook;
  const score = ({ id }: Option): number => {
    const value = Number(id.slice(4));
    const { mp, pair } = taking(view.turn.dice, value);
    // Who chooses for another wishes that one ill, or well.
    if (player !== view.active) return (view.mode === 'competitive' ? -1 : 1) * (value - (pair ? horror : 0));
    return (plansOf(outlook, value)[0]?.score ?? 0) + effort * value + 0.1 * mp - (pair ? horror : 0);
  };
  return best(options, score)?.id;
}

export function best<T>(things: readonly T[], score: (thing: T) => number): T | undefined {
  let found: T | undefined;
  let most = -Infinity;
  for (const thing of things) {
    const now = score(thing);
    if (now > most) [found, most] = [thing, now];
  }
  return found;
}

/** Taking draws a card: never the last one for little. SAN-OUT-01 */
function worthTaking(outlook: Outlook): boolean {
  const { view, me } = outlook;
  const card = view.map[me.at >> 1]?.card;
  if (card === undefined || card === null) return true;
  return gainOf(outlook, card) > (view.deck + view.bottom.length < 2 ? 3 : 0) && view.deck + view.bottom.length > 0;
}

const cheapest = ({ content, me }: Outlook, options: readonly Option[]): string | undefined => best(options, (option) => -worth(content, me, cardOfOption(option)))?.id;

const rerolling = ({ content }: Outlook, options: readonly Option[]): string =>
  options.find((option) => option.id.startsWith('use:') && cardOf(content, cardOfOption(option)).use === 'free')?.id ?? 'keep';
