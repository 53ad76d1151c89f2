// The bot of Lobotomy 2. It attacks Monsters that it can defeat, searches Lockers on its way, and follows the goals of
// the Scenario. Decisions that all players make together follow LOB-RUL-19. The game has no secrets, so the bot knows
// only public facts.
import type { Content } from '../cards/card-index.js';
import type { State } from '../state/state.js';
import type { Question, View } from '../../../kernel/types.js';
import type { Bot } from '../../../bots/bot.js';
import type { Outlook, Skill } from './skill.js';
import { bestSpace } from './turn-plan.js';
import { rollAnswer } from './rolls.js';
import { cardAnswer } from './card-choices.js';
import { bestAct } from './turn.js';
import { anyAnswer, offeredOr } from '../../../bots/random.js';

export const lobotomyBot = (id: string, skill: Skill): Bot => ({
  id,
  *think(imagine, seat, chance) {
    const match = imagine();
    yield;
    const { state, questions } = match.view(seat, Infinity) as View<State>;
    const question = questions.find(({ standing }) => !standing);
    const any = anyAnswer(question ? [question] : [], chance);
    if (!question || question.options.length === 1) return any;
    yield;
    const chosen = yield* answer({ state, content: match.content as Content, skill }, question);
    return offeredOr(any, question, chosen);
  },
});

/**
 * Returns the answer to a question, or undefined if every answer is equally good. If LOB-RUL-19 decides the question,
 * the answer is the fallback of the question.
 */
function* answer(m: Outlook, question: Question): Generator<void, string | undefined> {
  const { options, fallback } = question;
  if (options.find(({ id }) => id === fallback)?.rule === 'LOB-RUL-19') return fallback;
  if (question.kind === 'act') return yield* bestAct(m, question);
  if (question.kind === 'free-move' || question.kind === 'free-blink') return yield* freeMoveAnswer(m, question);
  return (yield* rollAnswer(m, question)) ?? cardAnswer(m, question);
}

/** Chooses the next step of a move that a card grants. */
function* freeMoveAnswer(m: Outlook, question: Question): Generator<void, string> {
  const spaces = question.options.flatMap(({ id, confirm }) =>
    id === 'stay' || confirm ? [] : [[Number(id.split(':')[1]), id] as const],
  );
  const to = yield* bestSpace(
    m,
    question,
    spaces.map(([space]) => space),
  );
  return spaces.find(([space]) => space === to)?.[1] ?? 'stay';
}
