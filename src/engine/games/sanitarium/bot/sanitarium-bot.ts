// A bot of Sanitarium, a sensible opponent: it gathers cards and Safe Things, avoids monsters, and escapes as soon as it
// can pay. It reads only its seat's view of an imagined match, so it cannot know more than a person in that seat.
import type { Option, Question, View } from '../../../kernel/types.js';
import type { Answer, Bot } from '../../../bots/bot.js';
import { anyAnswer, offeredOr } from '../../../bots/random.js';
import { cardOf } from '../cards/card-index.js';
import type { Content } from '../cards/card-types.js';
import { sanityValue } from '../rules/hands.js';
import type { SanitariumView } from '../state/knowledge.js';
import { bestDoor, bestRoom, bestUse, nearestUnseen } from './card-use.js';
import { bestHaul, cardOfOption, mayGo, nextPayment, payable } from './cards.js';
import { bestChange, bestDie, diceCard } from './dice.js';
import { isSafe } from './map.js';
import { bestPush } from './monsters.js';
import { gainOf, outlookOf, type Outlook } from './outlook.js';
import { placeCard } from './placement.js';
import { plansOf } from './plan.js';
import type { Skill } from './skill.js';

export const sanitariumBot = (id: string, skill: Skill): Bot => ({
  id,
  *think(imagine, seat, chance) {
    const match = imagine();
    yield;
    const { state, questions } = match.view(seat, Infinity) as View<SanitariumView>;
    const content = match.content as Content;
    const wish = newWish(state, content, questions);
    if (wish) return wish;
    const question = questions.find(({ standing }) => !standing);
    const any = anyAnswer(question ? [question] : [], chance);
    if (!question || question.options.length === 1) return any;
    const outlook = outlookOf(state, content, question.player, skill);
    yield;
    const chosen = outlook ? answer(outlook, question) : undefined;
    return offeredOr(any, question, chosen);
  },
});

/**
 * The bot's answer to a standing question: a claim of a Safe Thing, or a request for an Item. A claim costs nothing. A
 * request costs nothing either, but is useful only once, because it shows the Safe Thing to everybody. SAN-RUL-19,
 * SAN-COOP-03
 */
function newWish(view: SanitariumView, content: Content, questions: readonly Question[]): Answer | undefined {
  const claims = questions.find(({ kind }) => kind === 'claims');
  const claim = claims?.options[0];
  if (claims && claim) return { n: claims.n, id: claim.id };
  const question = questions.find(({ kind }) => kind === 'signal');
  const things = view.players[question?.player ?? -1]?.safeThings ?? [];
  const option = question?.options.find((each) =>
    things.some(({ kind, shown }) => !shown && kind === cardOf(content, cardOfOption(each)).kind),
  );
  return question && option && { n: question.n, id: option.id };
}

/** Chooses an answer according to the kind of the question. Undefined if all options are equally good. */
function answer(outlook: Outlook, question: Question): string | undefined {
  const { options, kind, fallback } = question;
  const offered = (id: string): string | undefined => options.find((option) => option.id === id)?.id;
  const { me, view } = outlook;
  switch (kind) {
    case 'act':
      return nextAct(outlook, options);
    case 'choose-die':
      return bestDie(outlook, options);
    case 'take-or-leave':
      return worthTaking(outlook) ? 'take' : 'leave';
    case 'claim-or-wait':
      return options[0]?.id;
    case 'pay':
      return nextPayment(outlook, options);
    // In another player's turn, and when a monster could go several ways, the bot takes the fallback that the rules
    // define. SAN-RUL-07, SAN-RUL-41
    case 'place':
      return fallback ?? placeCard(outlook, options);
    case 'lose-item':
      return fallback ?? cheapest(outlook, options);
    case 'monster-way':
      return fallback;
    case 'monster-point':
      return (
        bestPush(
          outlook,
          options.map(({ id }) => id),
          view.turn.mp,
        )?.id ?? 'stop'
      );
    case 'push-which':
      return bestPush(
        outlook,
        options.map(({ id }) => id),
        2,
      )?.id;
    case 'push-on':
      return (
        bestPush(
          outlook,
          options.map(({ id }) => id),
        )?.id ?? 'stop'
      );
    // This Move is free, so the plan is made with one more Action Point.
    case 'walk-on':
      return (
        plansOf(outlook, view.turn.ap + 1)
          .map(({ step }) => offered(step))
          .find((id) => id !== undefined) ?? 'stay'
      );
    case 'go-to-room':
      return offered(`move:${bestRoom(outlook, view.turn.ap).room}`);
    case 'which-door':
      return bestDoor(
        outlook,
        options.map(({ id }) => id),
      ).id;
    case 'dice-change':
      return diceCard(outlook, options);
    case 'which-die':
      return bestChange(outlook, options)?.id;
    case 'horror-answer':
      return (
        options.find(
          (option) => outlook.skill.usesEffects && option.id.startsWith('use:') && mayGo(outlook, cardOfOption(option)),
        )?.id ?? 'face-it'
      );
    case 'which-item':
      return bestHaul(outlook, options)?.id;
    case 'drop-which':
      return [...me.hallucinations]
        .sort((a, b) => cardOf(outlook.content, b).value - cardOf(outlook.content, a).value)
        .map((card) => `drop:${card}`)[0];
    case 'peek-at':
      return nearestUnseen(outlook, options);
    case 'hunt-target':
      return options.find(({ id }) =>
        isSafe(view, Number(id.split(':')[2]), view.players[Number(id.split(':')[2])]?.at ?? -1),
      )?.id;
    case 'vote':
      return options.find(({ id }) => id.startsWith('deny'))?.id;
    case 'whose-turn':
      return 'knew';
    default:
      return undefined;
  }
}

/**
 * Escapes or disbelieves a Hallucination if possible, because neither costs Action Points. Otherwise uses a card that
 * helps, or takes the first step of the best plan.
 */
function nextAct(outlook: Outlook, options: readonly Option[]): string | undefined {
  const named = (name: string): readonly Option[] => options.filter(({ id }) => id.startsWith(name));
  const free =
    named('escape')[0]?.id ?? named('disbelieve:').find((option) => payable(outlook, cardOfOption(option)))?.id;
  if (free !== undefined) return free;
  const ids = new Set(options.map(({ id }) => id));
  const plan = plansOf(outlook, outlook.view.turn.ap).find(({ step }) => ids.has(step));
  return plan && (bestUse(outlook, named('use:'), plan) ?? plan.step);
}

/**
 * Whether to take the card that was searched. Another card is drawn to replace it, and the bot does not draw the last
 * card for a small gain. SAN-OUT-01
 */
function worthTaking(outlook: Outlook): boolean {
  const { view, me } = outlook;
  const card = view.map[me.at >> 1]?.card;
  if (card === undefined || card === null) return true;
  return gainOf(outlook, card) > (view.deck + view.bottom.length < 2 ? 3 : 0) && view.deck + view.bottom.length > 0;
}

const cheapest = ({ content, me }: Outlook, options: readonly Option[]): string | undefined =>
  [...options].sort((a, b) => sanityValue(content, me, cardOfOption(a)) - sanityValue(content, me, cardOfOption(b)))[0]
    ?.id;
