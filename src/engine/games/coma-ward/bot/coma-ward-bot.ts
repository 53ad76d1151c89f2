// A bot of Coma Ward. It reads only its seat's view of an imagined match, so it cannot know more than a person in that
// seat.
import type { Answer, Bot } from '../../../bots/bot.js';
import { anyAnswer, offeredOr } from '../../../bots/random.js';
import type { Option, Question, View } from '../../../kernel/types.js';
import type { Content } from '../cards/card-index.js';
import { waysFrom } from '../rules/movement.js';
import { levelInForce } from '../rules/neuroses.js';
import type { SpaceId } from '../state/hospital.js';
import type { ComaWardView } from '../state/knowledge.js';
import type { Outlook } from './outlook.js';
import { hasCompany, nextSearch } from './prologue.js';
import { worthOf, worthOfUse } from './worth.js';

/** Nothing is used that is worth less than this. */
const leastWorth = 0.9;

export const comaWardBot = (id: string): Bot => ({
  id,
  *think(imagine, seat, chance) {
    const match = imagine();
    yield;
    const { state: view, questions } = match.view(seat, Infinity) as View<ComaWardView>;
    const question = questions.find(({ standing }) => !standing);
    const any: Answer = anyAnswer(question ? [question] : questions, chance);
    const me = view.players[seat];
    if (!question || !me || question.options.length === 1) return any;
    return offeredOr(any, question, answer({ view, content: match.content as Content, seat, me }, question));
  },
});

/** Chooses an answer according to the kind of the question. Undefined if all options are equally good. */
function answer(outlook: Outlook, question: Question): string | undefined {
  switch (question.kind) {
    case 'act':
      return nextAct(outlook, question.options);
    case 'extra-moves':
      return companyOf(outlook, question.options) ?? 'stay';
    case 'flip-or-keep':
      return 'flip';
    case 'answer-trade':
    case 'consent':
      return 'refuse';
    default:
      // Outside the own turn, the bot takes what the rules choose for an absent player.
      return question.fallback;
  }
}

function nextAct(outlook: Outlook, options: readonly Option[]): string | undefined {
  const { view, content, me } = outlook;
  const offers = (id: string): boolean => options.some((option) => option.id === id);
  if (offers('flip')) return 'flip';
  const level = levelInForce(content, me);
  if (offers('neurosis') && level && worthOf(me, level.then) > 0) return 'neurosis';
  const use = me.items.find((card) => offers(`use:${card}`) && worthOfUse(me, content, card) >= leastWorth);
  if (use !== undefined) return `use:${use}`;
  if (view.act === 'phenomenon') return undefined;
  return searching(outlook, options) ?? companyOf(outlook, options) ?? 'end';
}

/** Goes to the Room where it searches next, and rummages there. */
function searching(outlook: Outlook, options: readonly Option[]): string | undefined {
  const goal = nextSearch(outlook);
  if (goal === null) return undefined;
  if (goal === outlook.me.at) return options.some(({ id }) => id === 'rummage') ? 'rummage' : undefined;
  return towards(outlook, options, goal);
}

/** The Move that comes nearest to the goal. */
function towards({ view, content, me }: Outlook, options: readonly Option[], goal: SpaceId): string | undefined {
  const way = waysFrom(view, content, me.at, Infinity, true).get(goal) ?? [];
  const reached = way.filter(({ to }) => options.some(({ id }) => id === `move:${to}`)).at(-1);
  return reached && `move:${reached.to}`;
}

/** A Move to a Space with somebody In Sight, unless the bot has company already. */
function companyOf(outlook: Outlook, options: readonly Option[]): string | undefined {
  if (hasCompany(outlook, outlook.me.at)) return undefined;
  return options.find(({ id }) => id.startsWith('move:') && hasCompany(outlook, id.slice('move:'.length)))?.id;
}
